/** Lists for people: the server sends the actions in their order, with a short text each and the title of their group. */
import type { ActionInfo } from './protocol';

export interface Group {
  title: string;
  shown: ActionInfo[];
  /** Listed on request only. */
  more: ActionInfo[];
}

/** The actions under their titles. What ends the turn is not among them: see `lastOf`. */
export function grouped(actions: ActionInfo[]): Group[] {
  const groups: Group[] = [];
  for (const action of actions) {
    if (action.last) continue;
    let group = groups.at(-1);
    if (group?.title !== action.group) {
      group = { title: action.group, shown: [], more: [] };
      groups.push(group);
    }
    (action.more ? group.more : group.shown).push(action);
  }
  return groups;
}

/** What ends the turn; it stands at the end of every list and has the key 0. */
export const lastOf = (actions: ActionInfo[]): ActionInfo | undefined => actions.find((one) => one.last);
