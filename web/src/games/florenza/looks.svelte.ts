/** The previews of several actions at once, for signs on the board; asked for again when the actions change. */
import type { Controls } from '../../lib/controls.svelte';
import type { ActionInfo, Preview } from '../../lib/protocol';

export class Looks {
  private found = $state.raw(new Map<number, Preview>());
  private number = 0;

  constructor(private readonly controls: Controls) {}

  /** Call in an effect. */
  ask(actions: ActionInfo[]): void {
    const number = ++this.number;
    const me = this.controls.me;
    if (!me || !actions.length) {
      this.found = new Map();
      return;
    }
    void this.controls.live
      .look(
        me.seat,
        actions.map((one) => one.action),
      )
      .then(({ previews }) => {
        if (number === this.number) this.found = new Map(previews.map((one) => [one.action, one]));
      });
  }

  of(action: ActionInfo): Preview | null {
    return this.found.get(action.action) ?? null;
  }
}
