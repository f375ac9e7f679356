#ifndef PLAIN_CHAIN_H
#define PLAIN_CHAIN_H

#include <stdint.h>

/// What a layer does, in the order of Engine's `Answer.Kind`; `retry` is not raced.
enum plain_answer { PLAIN_PASS, PLAIN_ABSORB, PLAIN_TRANSMUTE, PLAIN_AMPLIFY, PLAIN_REFLECT, PLAIN_STORE };

struct plain_rule {
    int64_t element; // that it answers to; -1 for any
    int64_t least, most; // power that it answers to
    int64_t answer;
    int64_t percent, up_to, by, to;
    int64_t wear;
    int64_t wear_is_percent;
};

struct plain_layer {
    int64_t wears, durability, full;
    int64_t charge, most_charge;
    int64_t is_braced, has_echoes;
    uint64_t answered_in_round, answered_in_fight; // a bit for each rule
    int64_t rules_count;
    struct plain_rule rules[2];
};

struct plain_attack {
    int64_t element, power;
    int64_t is_reflected;
};

/// Sends each attack through all layers, renews the layers after every `period` of them,
/// and returns the checksum carried on from `sum`.
uint64_t plain_chain_run(
    struct plain_layer *layers, int64_t layers_count, const struct plain_attack *attacks, int64_t attacks_count,
    int64_t period, uint64_t sum);

#endif
