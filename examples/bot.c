/* A bot in C. It needs no rules: Bottega tells it what may be done, and what each action leads to.
 *
 *     cc -O2 -o careful examples/bot.c
 *     bottega tournament dice-forge --bots "exe:./careful,random"
 *
 * It weighs the chance to win after each action together with the rule of thumb, which tells small differences better.
 * docs/engine-protocol.md describes every line that is read and written here.
 */

#include <stdio.h>
#include <string.h>

int main(void) {
    static char line[65536];
    int best = -1;
    double worth = 0, best_points = 0, best_chance = 0;

    setvbuf(stdout, NULL, _IOLBF, 0); /* an answer must not wait in a buffer */
    while (fgets(line, sizeof line, stdin)) {
        int action;
        double thumb, points, chance;

        if (strncmp(line, "hello ", 6) == 0) {
            puts("name Careful");
            puts("want after");
            puts("ready 1");
        } else if (strncmp(line, "position", 8) == 0) {
            best = -1;
        } else if (sscanf(line, "after %d %lf %lf %lf", &action, &thumb, &points, &chance) == 4) {
            if (best < 0 || thumb + 60 * chance > worth) {
                best = action;
                worth = thumb + 60 * chance;
                best_points = points;
                best_chance = chance;
            }
        } else if (strncmp(line, "go", 2) == 0) {
            printf("info points %.1f chance %.3f\n", best_points, best_chance);
            printf("best %d\n", best);
        } else if (strncmp(line, "quit", 4) == 0) {
            break;
        } /* every other line does not matter to this bot */
    }
    return 0;
}
