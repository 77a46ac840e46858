/**
 * How the steps of a game are told: the dice with what they bring, faces on their way to a die, feats with their cards,
 * heroes who are sent home. As long as a line is still to be told, what it changes is shown as it was before.
 */
import type { LogLine } from '../../lib/protocol';
import type { Beat } from '../../lib/story.svelte';
import { t } from '../../lib/text.svelte';
import type { GameStory, Step } from '../board';
import { GOODS, islandNumber, type Die, type Good, type GoodName, type Player, type View } from './kinds';
import { faceOf, featOf } from './names';

/** What a beat moves. */
export interface Moved {
  /** The dice that are thrown; later those that bring what comes. */
  dice: { seat: number; die: number; face: string }[];
  /** What comes to the reserves, and the card that brings it, if no dice do. */
  gains: { seat: number; good: GoodName; amount: number; lost: number }[];
  source: string;
  /** The faces that go to a die, each with the side that it replaces. */
  faces: { seat: number; face: string; side: string }[];
  /** The card that goes to its owner. */
  card: { seat: number; feat: string } | null;
  /** The heroes who are sent home, and from which portal. */
  ousted: { seat: number; portal: number }[];
}

/** Milliseconds of a beat: in one's own turn, in that of others. */
const TIMES = { roll: [560, 400], gain: [320, 200], forge: [320, 260], feat: [440, 360], oust: [600, 480] };
type Kind = keyof typeof TIMES;
/** The beats of one step take no longer than this. */
const MOST = 3600;

const GAINS = ['gained', 'lost', 'hammered', 'copied'];
/** Whether an amount comes to a reserve or leaves it. */
const GOES: Record<string, number> = { gained: 1, lost: -1, paid: -1, hammered: 0, copied: 0 };
/** What goes on where the step before it ended: the answers during a blessing, and faces with their places. */
const GOES_ON = [...GAINS, 'bought', 'forged'];

export const story = {
  beats: (step) => new Teller(step).tell(),
  joins: (lines) => GOES_ON.includes(lines[0]?.kind ?? ''),
  untell,
  pictured: true,
} satisfies GameStory<View>;

/** The beats of one step, line by line. */
class Teller {
  private readonly found: Beat[] = [];
  /** The dice of the players, with the faces that were forged so far. */
  private readonly dice: Die[][];
  /** What has come since the last beat, and is known when the next one begins. */
  private known = -1;
  /** Whose turn it is. */
  private active: number;
  /** What was rolled last; the card that was taken or used since. */
  private rolled: Moved['dice'] = [];
  private source = '';

  constructor(private readonly step: Step<View>) {
    this.dice = step.before.players.map((player) => player.dice);
    this.active = step.before.active;
  }

  tell(): Beat[] {
    const { lines, drafted } = this.step;
    let own = drafted.includes(lines[0]?.seat ?? -1);
    for (const line of lines) {
      // What was in a draft has been seen. It ends where dice are rolled.
      own &&= line.kind !== 'turn' && line.kind !== 'rolled';
      if (line.kind === 'forged') this.forged(line, own);
      else if (own) this.known = line.number;
      else this.line(line);
    }
    // Whatever comes after the last beat belongs to it.
    const end = this.found.at(-1);
    if (end) end.upTo = lines.at(-1)!.number;
    const sum = this.found.reduce((total, { time }) => total + time, 0);
    return this.found.map((beat) => ({ ...beat, time: beat.time * Math.min(1, MOST / sum) }));
  }

  private line(line: LogLine): void {
    const { kind, args, number } = line;
    if (kind === 'rolled') this.roll(line);
    else if (GAINS.includes(kind)) this.gain(line);
    else if (kind === 'undertook') this.add('feat', line, {}).known = number;
    else if (kind === 'bought' && this.last('forge')) this.found.at(-1)!.upTo = number;
    else if (kind === 'paid' && this.last('feat')) this.know(this.last('feat')!.beat, number);
    else if (kind === 'ousted') this.oust(line);
    else if (kind === 'took') this.take(line);
    else this.known = number;
    if (kind === 'used') this.bringing(args.card);
    if (kind === 'turn') this.active = line.seat;
  }

  /** A card brings what comes next. */
  private bringing(card = 0): void {
    this.rolled = [];
    this.source = `feat/${featOf(card)}`;
  }

  /** A line is shown from the beginning of a beat on. */
  private know(beat: Beat, number: number): void {
    beat.known = beat.upTo = number;
  }

  /** Dice that fall together are one beat. */
  private roll(line: LogLine): void {
    const { seat, args, number } = line;
    const die = { seat, die: args.die ?? 0, face: faceOf(args.face ?? 0) };
    const last = this.last('roll');
    if (last && !last.moved.dice.some((one) => one.seat === seat && one.die === die.die)) {
      if (last.moved.dice.some((one) => one.seat !== seat)) last.beat.text = t('df-story-blessing');
      last.moved.dice.push(die);
      last.beat.upTo = number;
    } else {
      this.rolled = [die];
      this.add('roll', line, { dice: this.rolled }).text = t('df-story-rolls', { name: this.name(seat) });
    }
    const now = this.dice[seat]?.[die.die];
    if (now) this.put(seat, die.die, turnedTo(now, die.face));
  }

  /** What a roll brings to everybody is one beat. */
  private gain(line: LogLine): void {
    const { seat, args, number, kind, text } = line;
    const good = GOODS[args.resource ?? 0]!;
    const amount = GOES[kind]! * (args.amount ?? 0);
    const gain = { seat, good, amount, lost: args.lost ?? 0 };
    const rolls = this.last('roll');
    const last = this.last('gain');
    if (!last) {
      const beat = this.add('gain', line, { dice: this.rolled, gains: [gain], source: this.source });
      if (rolls) beat.text = rolls.beat.text;
      return;
    }
    const same = last.moved.gains.find((one) => one.seat === seat && one.good === good);
    if (same) {
      same.amount += amount;
      same.lost += gain.lost;
    } else last.moved.gains.push(gain);
    last.beat.upTo = number;
    if (!last.moved.dice.length) last.beat.text = text;
  }

  private oust(line: LogLine): void {
    const { seat, number, text } = line;
    const portal = this.step.before.players[seat]?.portal ?? 0;
    const last = this.last('feat');
    if (last) {
      Object.assign(last.beat, { kind: 'oust', time: this.timeOf('oust'), text });
      this.know(last.beat, number);
      last.moved.ousted.push({ seat, portal });
    } else this.add('oust', line, { ousted: [{ seat, portal }] }).known = number;
  }

  private take(line: LogLine): void {
    const { seat, args, number, text } = line;
    const card = { seat, feat: featOf(args.card ?? 0) };
    const last = this.last('feat');
    this.bringing(args.card);
    if (last) {
      last.moved.card = card;
      last.beat.upTo = number;
      last.beat.text = text;
    } else this.add('feat', line, { card });
  }

  private forged(line: LogLine, own: boolean): void {
    const { seat, args } = line;
    const [at, face, old] = [args.die ?? 0, faceOf(args.face ?? 0), faceOf(args.old ?? 0)];
    const die = this.dice[seat]?.[at];
    const side = die?.sides.find((one) => one.face === old)?.id ?? '';
    if (die) this.put(seat, at, forgedOn(die, face, old));
    const last = this.last('forge');
    if (own) this.known = line.number;
    else if (last) {
      last.moved.faces.push({ seat, face, side });
      Object.assign(last.beat, { upTo: line.number, text: line.text });
    } else this.add('forge', line, { faces: [{ seat, face, side }] });
  }

  private put(seat: number, at: number, die: Die): void {
    this.dice[seat] = this.dice[seat]!.with(at, die);
  }

  private timeOf = (kind: Kind): number => TIMES[kind][this.active === this.step.seat ? 0 : 1]!;
  private name = (seat: number): string => this.step.names[seat] ?? '';

  /** The last beat, if it is of this kind and nothing came since. */
  private last(kind: Kind): { beat: Beat; moved: Moved } | null {
    const beat = this.found.at(-1);
    return beat?.kind === kind && beat.upTo >= this.known ? { beat, moved: beat.about as Moved } : null;
  }

  private add(kind: Kind, { number, text }: LogLine, moved: Partial<Moved>): Beat {
    const about: Moved = { dice: [], gains: [], source: '', faces: [], card: null, ousted: [], ...moved };
    const beat = { kind, time: this.timeOf(kind), upTo: number, known: this.known, text, about };
    this.found.push(beat);
    return beat;
  }
}

// -- positions in between ---------------------------------------------------------------------------------------------

/** A side turned up: of equal ones the first, as the server does it. */
function turnedTo(die: Die, face: string): Die {
  const up = die.sides.findIndex((side) => side.face === face);
  return up < 0 ? die : { ...die, sides: die.sides.map((side, at) => ({ ...side, up: at === up })) };
}

/** A new face replaces an old one and is turned up. */
function forgedOn(die: Die, face: string, old: string): Die {
  const place = die.sides.findIndex((side) => side.face === old);
  if (place < 0) return die;
  return {
    ...die,
    sides: die.sides.map((side, at) => ({
      ...side,
      face: at === place ? face : side.face,
      up: at === place,
    })),
  };
}

const isKind =
  (...kinds: string[]) =>
  ({ kind }: LogLine) =>
    kinds.includes(kind);

/** The view after a step without what is still to be told. */
function untell(after: View, before: View, told: LogLine[], untold: LogLine[]): View {
  const isSame = !untold.some(isKind('turn'));
  const players = after.players.map((player, seat) => {
    const of = (lines: LogLine[]) => lines.filter((line) => line.seat === seat);
    return playerBefore(player, before.players[seat] ?? player, of(told), of(untold));
  });
  const left = (good: Good, was: Good | undefined, ...kinds: string[]): Good => {
    const more = untold.filter(
      (line) => kinds.includes(line.kind) && faceOf(line.args.face ?? 0) === good.face,
    );
    return { ...good, left: Math.min(was?.left ?? Infinity, good.left + more.length) };
  };
  const taken = untold.filter(isKind('took')).map(({ args }) => featOf(args.card ?? 0));
  const { round, active, step, extra, bought } = isSame ? after : before;
  const blessed = told.some(isKind('turn')) && untold.some(isKind('rolled', 'gained'));
  return {
    ...after,
    round,
    active,
    extra,
    bought,
    step: blessed ? 'blessings' : step,
    over: after.over && !untold.length,
    players,
    temple: after.temple.map((stack, at) => ({
      ...stack,
      faces: stack.faces.map((good, nth) => left(good, before.temple[at]?.faces[nth], 'bought')),
    })),
    gardens: after.gardens.map((good, at) => left(good, before.gardens[at], 'forged')),
    islands: after.islands.map((island) => {
      const portal = islandNumber(island);
      const there = players.flatMap((player, seat) => (player.portal === portal ? [seat] : []));
      return {
        ...island,
        pawn: there.find((seat) => seat === island.pawn) ?? there[0] ?? null,
        feats: island.feats.map((feat) => ({
          ...feat,
          left: feat.left + taken.filter((card) => card === feat.card).length,
        })),
      };
    }),
  };
}

function playerBefore(after: Player, before: Player, told: LogLine[], untold: LogLine[]): Player {
  const quiet = { ...after, asked: null, pending: [] };
  if (!untold.length) return quiet;
  const { odds, score, card_points, forged, cards, hammer, tritons, cerberi, portal } = before;
  const had = untold.some(isKind('took'));
  return {
    ...quiet,
    odds,
    score,
    card_points,
    forged,
    reserves: Object.fromEntries(
      Object.entries(after.reserves).map(([good, reserve]) => [
        good,
        {
          ...reserve,
          amount: reserve.amount - changeOf(good as GoodName, untold),
          limit: had ? (before.reserves[good]?.limit ?? null) : reserve.limit,
        },
      ]),
    ),
    dice: untold.some(isKind('rolled', 'forged')) ? told.reduce(withLine, before).dice : after.dice,
    ...(untold.some(isKind('undertook', 'ousted')) && { portal }),
    ...(untold.some(isKind('hammered')) &&
      after.hammer && { hammer: hammer ?? { ...after.hammer, steps: 0 } }),
    ...(untold.some(isKind('triton')) && { tritons }),
    ...(untold.some(isKind('repeated')) && { cerberi }),
    ...(had && { cards, hammer, tritons, cerberi }),
  };
}

/** A player whose dice are as a line of the log left them. */
function withLine(player: Player, { kind, args }: LogLine): Player {
  if (kind !== 'rolled' && kind !== 'forged') return player;
  const at = args.die ?? 0;
  const [die, face] = [player.dice[at]!, faceOf(args.face ?? 0)];
  const now = kind === 'rolled' ? turnedTo(die, face) : forgedOn(die, face, faceOf(args.old ?? 0));
  return { ...player, dice: player.dice.with(at, now) };
}

/** By how much these lines change a reserve. */
function changeOf(good: GoodName, lines: LogLine[]): number {
  return lines.reduce((sum, { kind, args }) => {
    if (kind === 'bought') return sum - (good === 'gold' ? (args.price ?? 0) : 0);
    return sum + (GOODS[args.resource ?? 0] === good ? (GOES[kind] ?? 0) * (args.amount ?? 0) : 0);
  }, 0);
}
