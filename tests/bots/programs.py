"""A program for tests of the engine protocol: it fails in the way that its argument names."""

import os
import sys
import time

way = sys.argv[1] if len(sys.argv) > 1 else ""
actions: list[str] = []
stopping = False


def say(line: str) -> None:
    print(line, flush=True)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if way.startswith("writes "):
        with open(way.removeprefix("writes "), "a") as file:
            file.write(line)
    if word == "hello":
        if way == "silent":
            time.sleep(60)
        say("ready 2" if way == "other version" else "ready 1")
    elif word == "position":
        actions = []
    elif word == "action":
        actions.append(rest)
    elif word == "stop" and way == "slow":
        say(f"best {actions[-1]}")
    elif word == "go":
        if way in ("hangs", "slow"):
            print("thinking hard", file=sys.stderr, flush=True)
        elif way == "never ends":
            while True:
                say("info still thinking")
        elif way == "dies":
            print("out of memory", file=sys.stderr, flush=True)
            os._exit(3)
        elif way == "raises":
            raise ValueError("I don't know")
        elif way == "crashes":
            os.kill(os.getpid(), 11)
        elif way == "closes":
            os.close(1)
        elif way == "cheats":
            say("best 999")
        elif way == "misreads":
            say(f"best {actions[0].partition(' ')[0]} nonsense")
        elif way == "babbles":
            say("I would take the first one")
        elif way == "refuses":
            say("error I play only chess")
        elif way == "floods":
            sys.stdout.write("x" * 3_000_000)
            sys.stdout.flush()
        else:
            say("info points 3 chance 0.5")
            say(f"best {actions[-1]}")
    elif word == "quit":
        break
