#include "PlainChain.h"

// The rules of Engine's inward leg as a plain loop: the mark that the Swift chain is measured against. It keeps the
// same state (durability, charge, which rules answered, what broke) and checks no array bound and no overflow.

enum { MOST_POWER = 1000000, MOST_LAYERS = 16 };

struct arrival {
    int64_t outcome; // as Engine's `Outcome`: 0 absorbed, 1 reflected, 2 hit
    int64_t by; // the layer where it ended; -1 for the wearer
    int64_t damage;
    int64_t broke, has_echoes; // whether any layer on the way did, does
    int64_t returned_count;
    struct plain_attack returned[MOST_LAYERS];
};

static inline int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }

static inline int64_t share(const struct plain_rule *rule, int64_t power) {
    return rule->percent == 100 ? power : power * rule->percent / 100;
}

// What percent wear lets the layer take of `amount`.
static inline int64_t affordable(
    const struct plain_layer *layer, const struct plain_rule *rule, int64_t wear, int64_t amount) {
    if (!layer->wears || !rule->wear_is_percent) return amount;
    if (wear == 100) return min(amount, layer->durability);
    // Only who can't pay for all makes the division.
    return amount * wear <= layer->durability * 100 ? amount : layer->durability * 100 / wear;
}

// True when the layer broke by it.
static inline int64_t pay(struct plain_layer *layer, const struct plain_rule *rule, int64_t wear, int64_t amount) {
    if (!layer->wears) return 0;
    int64_t cost = !rule->wear_is_percent ? wear : wear == 100 ? amount : (amount * wear + 99) / 100;
    if (cost <= 0) return 0;
    layer->durability = cost < layer->durability ? layer->durability - cost : 0;
    return layer->durability == 0;
}

static void receive(
    struct plain_layer *layers, int64_t count, struct plain_attack attack, struct arrival *arrival) {
    arrival->returned_count = 0;
    arrival->broke = 0;
    arrival->has_echoes = 0;
    for (int64_t index = 0; index < count; index++) {
        struct plain_layer *layer = &layers[index];
        arrival->has_echoes |= layer->has_echoes;
        const struct plain_rule *rule = layer->rules, *end = rule + layer->rules_count;
        for (; rule < end; rule++) {
            if (attack.is_reflected && rule->answer == PLAIN_REFLECT) continue;
            if (rule->element >= 0 && rule->element != attack.element) continue;
            if (attack.power >= rule->least && attack.power <= rule->most) break;
        }
        if (rule == end) continue;
        int64_t wear = layer->is_braced ? (rule->wear + 1) / 2 : rule->wear;
        layer->answered_in_round |= (uint64_t)1 << (rule - layer->rules);
        layer->answered_in_fight |= (uint64_t)1 << (rule - layer->rules);
        int64_t taken = 0;
        switch (rule->answer) {
        case PLAIN_PASS:
            continue;
        case PLAIN_TRANSMUTE:
            attack.element = rule->to;
            attack.power = min(share(rule, attack.power), MOST_POWER);
            arrival->broke |= pay(layer, rule, wear, 0);
            break;
        case PLAIN_AMPLIFY:
            attack.power = min(attack.power + attack.power * rule->percent / 100 + rule->by, MOST_POWER);
            arrival->broke |= pay(layer, rule, wear, 0);
            break;
        case PLAIN_ABSORB:
            taken = affordable(layer, rule, wear, min(share(rule, attack.power), rule->up_to));
            break;
        case PLAIN_REFLECT:
            taken = affordable(layer, rule, wear, min(share(rule, attack.power), rule->up_to));
            if (taken > 0) {
                struct plain_attack back = {attack.element, taken, 1};
                arrival->returned[arrival->returned_count++] = back;
            }
            break;
        case PLAIN_STORE:
            taken = min(min(share(rule, attack.power), rule->up_to), layer->most_charge - layer->charge);
            taken = affordable(layer, rule, wear, taken);
            layer->charge += taken;
            break;
        }
        if (taken > 0) {
            attack.power -= taken;
            arrival->broke |= pay(layer, rule, wear, taken);
        }
        if (attack.power == 0) {
            arrival->outcome = rule->answer == PLAIN_REFLECT;
            arrival->by = index;
            arrival->damage = 0;
            return;
        }
    }
    arrival->outcome = 2;
    arrival->by = -1;
    arrival->damage = attack.power;
}

static inline uint64_t mix(uint64_t sum, int64_t number) { return sum * 31 + (uint64_t)number; }

uint64_t plain_chain_run(
    struct plain_layer *layers, int64_t layers_count, const struct plain_attack *attacks, int64_t attacks_count,
    int64_t period, uint64_t sum) {
    struct arrival arrival;
    int64_t left = period;
    for (int64_t number = 0; number < attacks_count; number++) {
        receive(layers, layers_count, attacks[number], &arrival);
        sum = mix(mix(mix(sum, arrival.outcome), arrival.by), arrival.damage);
        for (int64_t back = 0; back < arrival.returned_count; back++) sum = mix(sum, arrival.returned[back].power);
        sum += (uint64_t)(arrival.broke | arrival.has_echoes); // both stay 0 here
        if (--left > 0) continue;
        left = period;
        for (int64_t index = 0; index < layers_count; index++) {
            sum = mix(mix(sum, layers[index].durability), layers[index].charge);
            layers[index].durability = layers[index].full;
            layers[index].charge = 0;
        }
    }
    return sum;
}
