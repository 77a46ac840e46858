/**
 * How the steps of a game are told: an artist's die and what it brings, the districts, the ghosts; and the card at the end
 * of a round.
 */
import type { LogLine } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import type { Beat } from '../../lib/story.svelte';
import { t } from '../../lib/text.svelte';
import { things } from '../../lib/things.svelte';
import type { GameStory, Step } from '../board';
import type { Choice, View } from './kinds';
import { artistNumber, workNumber, workOf } from './words';

/** A work in the hands of its artist: what is rolled, and in the end what it brings. */
export interface Making {
  seat: number;
  work: string;
  artist: string;
  speciality: string | null;
  /** What was rolled, lowest first, and whether it is thrown now. */
  dice: { face: number; thrown: boolean }[];
  /** The points of the artist, once they are known, and the face that counts. */
  points: number | null;
  face: number;
  masterpiece: boolean;
  /** The points lost, if the work was not paid. */
  lost: number | null;
  /** The position in which it is drawn. */
  view: View;
}

/** Other things that happen. */
export interface News {
  lines: LogLine[];
}

/** Milliseconds of a beat: of one's own things, of those of others. */
const TIMES = {
  roll: [800, 650],
  result: [1400, 900],
  fails: [1200, 800],
  news: [900, 600],
};
/** So long things can be read, however many steps wait. */
const LEAST = { roll: 500, result: 700, fails: 600, news: 600 };
/** The beats of one step take no longer than this. */
const MOST = 7000;
/** Each further line of news takes this share more, up to so many milliseconds. */
const MORE = 0.35;
const MOST_NEWS = 2400;
/** So many lines of news are told in sentences. */
const FEW = 3;

const RESULTS = ['artist-points', 'masterpiece'];
const AFTER_RESULT = ['marks', 'full-palazzo', 'full-chiesa'];
/** What happens in the districts, one square after the other: it is told of all families together. */
const DISTRICTS = [
  'administration',
  'activates',
  'idle',
  'builds',
  'gives-up-building',
  'sells',
  'buys',
  'swaps-two',
  'pays-fortune',
];
const NEWS = [...DISTRICTS, 'third', 'income', 'reserves', 'exile'];
/** Told by the card, where there is one. */
const ELECTED = ['captain', 'no-captain', 'bishop', 'no-bishop', 'cardinal'];
const IN_CARD = ['third', 'income'];

const areOfDistricts = (lines: LogLine[]): boolean => lines.every(({ kind }) => DISTRICTS.includes(kind));
/** Whether so much has happened in the districts that each family has a row of its own. */
export const isTable = (lines: LogLine[]): boolean => lines.length > FEW && areOfDistricts(lines);

export const story = {
  beats,
  joins: areOfDistricts,
  stops: true,
} satisfies GameStory<View>;

function beats(step: Step<View>): Beat[] {
  const card = step.own && settings.stopRounds && endsRound(step);
  const found = new Teller(step, card).tell();
  const thrown = found.findLastIndex((beat) => beat.kind === 'roll');
  const sum = found.reduce((total, { time }) => total + (time < Infinity ? time : 0), 0);
  const share = Math.min(1, MOST / sum);
  // The result of the game is shown when all has been told.
  return found.map((beat, at) => ({
    ...beat,
    early: at <= thrown || step.after.over,
    time: beat.time * share,
  }));
}

/** Whether a round is over after it: not the set-up. */
const endsRound = ({ before, after, lines }: Step<View>): boolean =>
  before.round > 0 &&
  (after.over || lines.some((line) => line.kind === 'round' && (line.args.round ?? 0) > 1));

/** The beats of one step, line by line. */
class Teller {
  private readonly found: Beat[] = [];
  private making: Making | null = null;

  constructor(
    private readonly step: Step<View>,
    private readonly card: boolean,
  ) {}

  tell(): Beat[] {
    const { lines } = this.step;
    /** The card comes where the log has told all that is on it. */
    const last = lines.findLastIndex((line) => IN_CARD.includes(line.kind) || line.kind === 'round');
    lines.forEach((line, at) => {
      this.line(line);
      if (this.card && at === (this.step.after.over ? lines.length - 1 : last)) this.addCard(line);
    });
    // Whatever comes after the last beat belongs to it.
    const end = this.found.at(-1);
    if (end) end.upTo = lines.at(-1)!.number;
    return this.found;
  }

  private line(line: LogLine): void {
    const { kind, seat } = line;
    if (kind === 'realises') this.making = this.begun(line);
    else if (kind === 'rolls') this.roll(line);
    else if (RESULTS.includes(kind)) this.result(line);
    else if (kind === 'fails-work') this.fail(line);
    else if (AFTER_RESULT.includes(kind) && this.found.at(-1)?.kind === 'result')
      this.found.at(-1)!.upTo = line.number;
    else if (kind === 'ghost-space') this.news(line, true);
    else if (kind.startsWith('ghost-')) this.news(line);
    else if (NEWS.includes(kind) || ELECTED.includes(kind)) {
      const told = this.card && (ELECTED.includes(kind) || IN_CARD.includes(kind));
      const foreign = kind === 'income' && seat !== this.step.seat;
      if (!told && !foreign) this.news(line);
    }
  }

  // -- works ------------------------------------------------------------------------------------------------

  private begun({ seat, args }: LogLine): Making {
    const { before } = this.step;
    return {
      ...this.empty(seat),
      work: workNumber(before, seat, args.work ?? -1)?.id ?? before.choice.work ?? '',
      artist: artistNumber(args.artist ?? -1),
      speciality: 'ASP'[args.speciality ?? 0]!,
    };
  }

  /** The work that the position before the step was about, with what was rolled for it. */
  private inHand(seat: number): Making {
    const { choice, families, places } = this.step.before;
    const { palazzo = [], chiesa = [] } = families[seat] ?? {};
    const works = [palazzo, chiesa, ...places.map((place) => place.works)].flat();
    return {
      ...this.empty(seat),
      work: choice.work ?? '',
      artist: works.find((work) => work.id === choice.work)?.artist ?? 'artist/anonymous',
      speciality: choice.speciality,
      dice: choice.rolls.map((face) => ({ face, thrown: false })),
    };
  }

  private empty(seat: number): Making {
    const view = this.step.before;
    return {
      seat,
      work: '',
      artist: '',
      speciality: null,
      dice: [],
      points: null,
      face: 0,
      masterpiece: false,
      lost: null,
      view,
    };
  }

  /** Dice that fall together are one beat. */
  private roll({ seat, args, number }: LogLine): void {
    const making = (this.making ??= this.inHand(seat));
    const dice = [...making.dice, { face: args.face ?? 1, thrown: true }].sort((a, b) => a.face - b.face);
    const last = this.found.at(-1);
    this.making = { ...making, dice };
    if (last?.kind === 'roll' && last.about === making) {
      last.about = this.making;
      last.upTo = number;
    } else this.add('roll', seat, number, this.making, this.atWork());
  }

  private result({ seat, args, number, kind, text }: LogLine): void {
    const making = this.making ?? this.inHand(seat);
    this.making = null;
    const dice = making.dice.map(({ face }) => ({ face, thrown: false }));
    const shown = {
      ...making,
      dice,
      points: args.points ?? 0,
      face: args.face ?? 0,
      masterpiece: kind === 'masterpiece',
    };
    this.add('result', seat, number, shown, text);
  }

  private fail({ seat, args, number, text }: LogLine): void {
    const work = workNumber(this.step.before, seat, args.work ?? -1);
    const making = { ...this.empty(seat), work: work?.id ?? '', artist: work?.artist ?? '' };
    this.add('fails', seat, number, { ...making, lost: args.lost ?? 0 }, text);
  }

  private atWork(): string {
    const { artist, work } = this.making!;
    const made = workOf(this.step.before, work)?.work.name ?? '';
    return t('fx-story-rolls', { artist: things.name(artist), work: made });
  }

  // -- everything else --------------------------------------------------------------------------------------

  /** What happens in a row is one beat. */
  private news(line: LogLine, anew = false): void {
    const last = this.found.at(-1);
    if (last?.kind === 'news' && !anew) {
      const { lines } = last.about as News;
      lines.push(line);
      last.time = Math.min(last.time + MORE * TIMES.news[this.isOwn(line.seat) ? 0 : 1]!, MOST_NEWS);
      last.upTo = line.number;
      last.text = isTable(lines) ? t('fx-story-districts') : lines.map(({ text }) => text).join(' · ');
    } else this.add('news', line.seat, line.number, { lines: [line] }, line.text);
  }

  private addCard(line: LogLine): void {
    const { lines: about } = this.step;
    this.found.push({ kind: 'card', time: Infinity, upTo: line.number, text: t('fx-story-round'), about });
  }

  private isOwn = (seat: number): boolean => this.step.own && seat === this.step.seat;

  private add(
    kind: keyof typeof TIMES,
    seat: number,
    upTo: number,
    about: Making | News,
    text: string,
  ): void {
    const time = TIMES[kind][this.isOwn(seat) ? 0 : 1]!;
    this.found.push({ kind, time, least: LEAST[kind], upTo, text, about });
  }
}

/** The position in which a work is drawn while it is being made. */
export function shownIn({ view, work, speciality, dice, seat, face, points }: Making): View {
  const choice: Choice = {
    ...view.choice,
    stage: 'told',
    seat,
    work,
    speciality,
    rolls: dice.map((die) => die.face),
    value: points === null ? 0 : face,
    given: [],
    square: null,
  };
  return { ...view, choice, muse_free: false };
}
