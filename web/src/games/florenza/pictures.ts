/** What the lines of the log tell, in pictures. */
import type { LogLine } from '../../lib/protocol';
import { t } from '../../lib/text.svelte';
import type { LogPicture } from '../board';
import { picture, RESOURCES } from './goods';
import type { Amount, View } from './kinds';

const SPECIALISTS = ['architect', 'sculptor', 'painter'];
const INCOME = [...RESOURCES, 'florins', 'pp', 'bp', 'members'];

const icon = (name: string): LogPicture => ({ icon: name, kind: '' });

function amount(what: string, count: number): LogPicture {
  const name = picture(what);
  return { icon: name, kind: RESOURCES.includes(what) || what === 'florins' ? name : '', count };
}
const amounts = (all: Amount[]) => all.map(({ what, count }) => amount(what, count));
const resource = (number: number | undefined, count = 1) => amount(RESOURCES[number ?? 0]!, count);

type Args = LogLine['args'];

const PICTURES: Record<string, (args: Args, view: View) => LogPicture[]> = {
  income: (args) => INCOME.flatMap((what) => (args[what] ? [amount(what, args[what])] : [])),
  'first-building': () => [icon('house')],
  occupies: () => [icon('familiar')],
  'occupies-rival': () => [icon('familiar'), amount('pp', -1)],
  'plans-building': () => [icon('pencil'), icon('house')],
  'plans-work': () => [icon('pencil'), icon('painter')],
  charity: (args) => [
    icon('preacher'),
    amount('florins', -(args.price ?? 0)),
    amount('members', args.members ?? 0),
  ],
  'swaps-one': (args) => [resource(args.given, -1), resource(args.taken)],
  'to-market': () => [icon('market')],
  'to-administration': () => [icon('admin')],
  'to-fortune': () => [icon('flag')],
  administration: (args) => [amount('florins', args.florins ?? 0)],
  activates: (args, view) => {
    const tile = view.supply.find((one) => one.number === (args.building ?? -1) + 1);
    return [icon('house'), ...amounts(tile?.gain ?? [])];
  },
  builds: () => [icon('house')],
  'gives-up-building': (args) => [icon('warn'), amount('pp', -(args.lost ?? 0))],
  sells: (args) => [resource(args.resource, -1), amount('florins', args.florins ?? 0)],
  buys: (args) => [resource(args.resource), amount('florins', -(args.florins ?? 0))],
  'swaps-two': (args) => [resource(args.first, -1), resource(args.second, -1), resource(args.taken)],
  'pays-fortune': (args) => [
    icon('flag'),
    amount('florins', -(args.florins ?? 0)),
    ...(args.pp ? [amount('pp', args.pp)] : []),
    ...(args.bp ? [amount('bp', args.bp)] : []),
  ],
  realises: (args) => [icon(SPECIALISTS[args.speciality ?? 0]!)],
  rolls: (args) => [{ ...icon('die'), kind: 'ivory', value: args.face ?? 1 }],
  muse: (args) => [icon('muse'), amount('florins', -(args.florins ?? 0))],
  'artist-points': (args) => [amount('pp', args.points ?? 0)],
  masterpiece: (args) => [icon('master'), amount('pp', args.points ?? 0)],
  marks: () => [icon('token')],
  'full-palazzo': (args) => [amount('pp', args.points ?? 0)],
  'full-chiesa': (args) => [amount('bp', args.points ?? 0)],
  'fails-work': (args) => [icon('warn'), amount('pp', -(args.lost ?? 0))],
  captain: (args) => [icon('captain'), amount('pp', args.points ?? 0)],
  bishop: (args) => [icon('bishop'), amount('pp', args.points ?? 0)],
  cardinal: (args) => [icon('bishop'), amount('pp', args.points ?? 0)],
};

/** The word for lines of these kinds. */
const WORDS: Record<string, string[]> = {
  starts: ['first-building'],
  gets: ['income', 'administration', 'artist-points', 'masterpiece', 'full-palazzo', 'full-chiesa'],
  sends: ['occupies', 'occupies-rival', 'charity', 'to-market', 'to-administration', 'to-fortune'],
  plans: ['plans-building', 'plans-work'],
  uses: ['activates'],
  builds: ['builds'],
  trades: ['sells', 'buys', 'swaps-one', 'swaps-two'],
  pays: ['pays-fortune', 'muse'],
  makes: ['realises'],
  loses: ['gives-up-building', 'fails-work'],
};
const WORD_OF = Object.fromEntries(
  Object.entries(WORDS).flatMap(([word, kinds]) => kinds.map((kind) => [kind, word])),
);

export const logWord = ({ kind }: LogLine): string => (WORD_OF[kind] ? t(`fx-word-${WORD_OF[kind]}`) : '');

export const logPictures = (line: LogLine, view: View): LogPicture[] =>
  (PICTURES[line.kind]?.(line.args, view) ?? []).filter((one) => one.count !== 0);

/** Another uses a workshop of the seat, or exiles one of its familiars. */
export const isAgainst = ({ kind, seat: whose, args }: LogLine, seat: number): boolean =>
  whose !== seat && (kind === 'exile' || args.owner === seat);
