/** What the lines of the log tell, in pictures. */
import type { LogLine } from '../../lib/protocol';
import type { LogPicture } from '../board';
import { emblemOf } from './drawings';
import { GOODS, ICONS } from './kinds';
import { featOf } from './names';

/** A good that comes or, with a sign, goes. */
function good({ args }: LogLine, sign = 1): LogPicture[] {
  const name = GOODS[args.resource ?? 0]!;
  return args.amount ? [{ icon: ICONS[name], kind: name, count: sign * args.amount }] : [];
}

const face = ({ args }: LogLine): LogPicture[] => [{ icon: 'cube', kind: '', value: args.face ?? 0 }];
const feat = ({ args }: LogLine): LogPicture[] => [
  { icon: 'isle', kind: '', drawing: emblemOf(featOf(args.card ?? 0)) },
];

const PICTURES: Record<string, (line: LogLine) => LogPicture[]> = {
  gained: (line) => good(line),
  lost: (line) => good(line, -1),
  paid: (line) => good(line, -1),
  hammered: ({ args }) => [{ icon: 'hammer', kind: '', count: args.amount ?? 1 }],
  bought: ({ args }) => [{ icon: ICONS.gold, kind: 'gold', count: -(args.price ?? 0) }],
  forged: face,
  copied: face,
  borrowed: face,
  undertook: feat,
  used: feat,
  ousted: () => [{ icon: 'home', kind: '' }],
};

export const logPictures = (line: LogLine): LogPicture[] => PICTURES[line.kind]?.(line) ?? [];

/** Ousted by another, made to bear a boar, or a face of one's dice borrowed. */
export function isAgainst({ kind, seat: whose, args }: LogLine, seat: number): boolean {
  if (kind === 'ousted' || kind === 'bears') return whose === seat;
  return kind === 'borrowed' && args.from === seat;
}
