/** The things of the box in the language of the page: names, sentences and effects, as the server knows them. */
import { api } from './api';
import type { ThingInfo } from './protocol';
import { settings } from './settings.svelte';

class Things {
  private infos: Record<string, ThingInfo> = $state.raw({});
  private wanted = '';
  /** The table whose things were asked for, once there is an answer. */
  private answered = $state('');

  /** Load those of a table, unless they are there. */
  load(table: string): void {
    const wanted = `${table} ${settings.language}`;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    api.things(table).then(
      (infos) => {
        if (wanted !== this.wanted) return;
        this.infos = infos;
        this.answered = table;
      },
      () => {
        if (wanted === this.wanted) this.wanted = '';
        this.answered = table;
      },
    );
  }

  /** Whether the table can be drawn: without an answer it would have no names. */
  isReady(table: string): boolean {
    return this.answered === table;
  }

  /** A thing by its id, `feat/hammer`; without an answer it is called by its id. */
  info(id: string): ThingInfo {
    const name = id.slice(id.indexOf('/') + 1);
    return this.infos[id] ?? { name, text: '' };
  }

  name(id: string): string {
    return this.info(id).name;
  }
}

export const things = new Things();
