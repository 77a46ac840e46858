/** The names and texts of faces and feats, in the language of the page. */
import { api } from '../../lib/api';
import type { ThingInfo } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';

class Things {
  private infos: Record<string, ThingInfo> = $state.raw({});
  private wanted = '';
  /** The server lists faces and feats in the order of their numbers, which events use. */
  private readonly faces = $derived(this.idsOf('face/'));
  private readonly feats = $derived(this.idsOf('feat/'));

  /** Load them, unless they are there. */
  load(table: string): void {
    const wanted = `${table} ${settings.language}`;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    api.things(table).then(
      (infos) => {
        if (wanted === this.wanted) this.infos = infos;
      },
      () => {
        this.wanted = '';
      },
    );
  }

  private idsOf(kind: string): string[] {
    return Object.keys(this.infos)
      .filter((id) => id.startsWith(kind))
      .map((id) => id.slice(kind.length));
  }

  /** "3 gold or 2 glory". */
  faceName(face: string): string {
    return this.infos[`face/${face}`]?.name ?? face;
  }

  feat(card: string): ThingInfo {
    return this.info(`feat/${card}`);
  }

  face(face: string): ThingInfo {
    return this.info(`face/${face}`);
  }

  /** The text without the name, if it begins with it. */
  private info(id: string): ThingInfo {
    const { name, text } = this.infos[id] ?? { name: id.slice(id.indexOf('/') + 1), text: '' };
    return { name, text: text.startsWith(`${name}. `) ? text.slice(name.length + 2) : text };
  }

  faceOf(number: number): string {
    return this.faces[number - 1] ?? '';
  }

  featOf(number: number): string {
    return this.feats[number - 1] ?? '';
  }
}

export const things = new Things();
