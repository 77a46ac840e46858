/** The options of a new table: which make sense, and what is sent of them. */
import type { Choice, OptionInfo } from '../lib/protocol';

export type Values = Record<string, unknown>;

/** The options that make sense for so many players, with their defaults for so many people among them. */
export const optionsFor = (options: OptionInfo[], players: number, people = players): OptionInfo[] =>
  options
    .filter((one) => !one.alone || players === 1)
    .map((one) => (people === 1 ? { ...one, default: one.against_bots } : one));

/** What is sent: what was set, of the options that make sense. */
export const chosenOptions = (options: OptionInfo[], players: number, values: Values): Values =>
  Object.fromEntries(
    optionsFor(options, players)
      .map((one): [string, unknown] => [one.name, values[one.name]])
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** The choices of which one is taken from each group, group by group. */
export function groupsOf(option: OptionInfo): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const one of option.choices)
    if (one.group) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups.values()];
}

/** The choices that stand for all groups in which nothing is taken. */
export const forAll = (option: OptionInfo): Choice[] => option.choices.filter((one) => !one.group);
