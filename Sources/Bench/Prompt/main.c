#include <stdio.h>

// The least a program with a prompt can do: what the start of `lamellar play` is measured against. It is linked
// statically (see Package.swift) and starts in six tenths of the time of the same program with a shared libc.
int main(void) {
    char line[256];
    puts("Lamellar");
    fputs("> ", stdout);
    fflush(stdout);
    return fgets(line, sizeof line, stdin) == NULL;
}
