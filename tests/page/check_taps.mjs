// Run the page's mapping of taps to actions over positions (files of JSON lines, see taps.py); print what is wrong in each.
import { readFileSync } from "node:fs";

const web = new URL("../../web/", import.meta.url);
const { transformSync } = await import(new URL("node_modules/rolldown/dist/utils-index.mjs", web));
const { code } = transformSync("tapping.ts", readFileSync(new URL("src/lib/tapping.ts", web), "utf8"));
const { followed, isAt, touch } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);

const NOTHING = { target: "", inner: "", selected: null, followed: false, pairs: [] };
let wrong = [];
let counts = {};

/** Tap a target until something is performed; what is previewed before that. */
function play(actions, target, outer) {
  let now = NOTHING;
  let preview = null;
  for (let tap = 0; tap < 2; tap += 1) {
    const meaning = touch(now, actions, target, outer);
    if (meaning.does === "perform")
      return { preview, performed: [now.selected, preview.pair] };
    if (meaning.does === "why" || !meaning.selected)
      return { preview: null, performed: null, meaning };
    const { selected, inner } = meaning;
    const pair = followed(selected.pairs, inner);
    preview = { selected, pair };
    now = { target: meaning.target, inner, selected, followed: !!pair, pairs: selected.pairs };
  }
  return { preview, performed: null };
}

/** Whether a tap inside of what is selected performs that without what the tap says. */
function loses(actions, target, outer) {
  const { selected } = touch(NOTHING, actions, outer);
  if (!selected || !followed(selected.pairs, target)) return false;
  const now = { ...NOTHING, target: outer, selected, pairs: selected.pairs };
  return touch(now, actions, target, outer).does === "perform";
}

function check(position, at) {
  const { actions, displays } = position;
  const say = (what, target, more) =>
    wrong.push(`position ${at}, ${target}: ${what} ${JSON.stringify(more ?? "")}`);
  const targets = new Map();
  for (const one of actions)
    for (const target of one.targets) {
      const parts = target.split("/");
      const outer = parts.slice(0, 2).join("/");
      for (let size = Math.min(2, parts.length); size <= parts.length; size += 1)
        targets.set(parts.slice(0, size).join("/"), outer);
    }
  for (const { target, outer } of displays) targets.set(target, outer);

  for (const [target, outer] of targets) {
    counts.taps += 1;
    if (target !== outer && loses(actions, target, outer))
      say("performs only the first of two steps", target);
    const { preview, performed, meaning } = play(actions, target, outer);
    if (!preview) {
      const left = actions.filter((one) => isAt(one, target) || isAt(one, outer));
      counts.unselected += 1;
      const here = actions.some((one) => isAt(one, target));
      const free = left.some((one) => !one.any_time || !one.costs);
      if (meaning?.does === "why" && (here || free))
        say("asks why, though something can be done", target);
      if (left.some((one) => !one.any_time)) say("selects nothing", target);
      continue;
    }
    counts.selected += 1;
    const { selected, pair } = preview;
    if (!performed || performed[0] !== selected || performed[1] !== pair)
      say("performs something else than it showed", target, performed);
    if (!isAt(selected, target) && !isAt(selected, outer))
      say("selects something elsewhere", target, selected.notation);
    const meant = target !== outer && selected.targets.includes(target);
    if (selected.any_time && selected.costs && !meant)
      say("selects what costs", target, selected.notation);
    const done = isAt(selected, target) ? selected : pair;
    for (const display of displays) {
      if (display.target !== target || !done) continue;
      counts.amounts += 1;
      const amount = done.gives[display.good] ?? 0;
      if (amount !== display.amount)
        say(`shows ${display.amount} ${display.good} and gives ${amount}`, target, selected.notation);
    }
  }
}

for (const file of process.argv.slice(2)) {
  wrong = [];
  counts = { positions: 0, taps: 0, selected: 0, amounts: 0, unselected: 0 };
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    check(JSON.parse(line), counts.positions);
    counts.positions += 1;
  }
  console.log(JSON.stringify({ counts, wrong: wrong.slice(0, 20) }));
}
