/** The things of the box in the language of the page: names, sentences and effects, as the server knows them. */
import { api } from './api';
import type { ThingInfo } from './protocol';
import { settings } from './settings.svelte';

export type EffectLine = ThingInfo['effect'];

class Things {
  private infos: Record<string, ThingInfo> = $state.raw({});
  private wanted = '';
  /** The table whose things were asked for, once there is an answer. */
  private answered = $state('');
  private readonly ids = $derived(Object.keys(this.infos));

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
    return this.infos[id] ?? { name, short: name, text: '', effect: [] };
  }

  has(id: string): boolean {
    return id in this.infos;
  }

  /** The thing that an id of the view means; what each seat has is in the box once, without a number. */
  of(id: string): string {
    return this.has(id) ? id : id.replace(/\/-?\d+(?=\/|$)/g, '');
  }

  name(id: string): string {
    return this.info(id).name;
  }

  short(id: string): string {
    return this.info(id).short;
  }

  /** The things of a kind are numbered from 1, as in events: number 2 of the kind `face` is `g3`. */
  byNumber(kind: string, number: number): string {
    return this.ids.filter((id) => id.startsWith(`${kind}/`))[number - 1]?.slice(kind.length + 1) ?? '';
  }
}

export const things = new Things();

/** An effect line in words. */
export const lineText = (line: EffectLine): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.thing) return things.short(part.thing);
      return part.icon ? part.word : `${part.sign ?? ''}${part.count}`;
    })
    .join(' ');
