/** What the lines of the log tell, in pictures. */
import type { LogLine } from '../../lib/protocol';
import type { LogPicture } from '../board';
import type { View } from './kinds';

const ARTIST = ['hired', 'hired-bottega', 'anonymous'];

export function logPictures(line: LogLine, view: View): LogPicture[] {
  const { kind, args } = line;
  const resource = view.dice[args.resource ?? -1]?.resource ?? 'resource';
  if (kind.startsWith('took')) {
    const die = view.dice[args.die ?? -1];
    return die ? [{ icon: die.resource, kind: die.resource, value: args.value ?? 1 }] : [];
  }
  if (kind === 'gained' || kind === 'mercatante')
    return [{ icon: resource, kind: resource, count: args.count ?? 1 }];
  if (kind === 'built' || kind === 'free-building') return [{ icon: 'house', kind: '' }];
  if (ARTIST.includes(kind)) return [{ icon: view.dice[args.die ?? -1]?.artist ?? 'painter', kind: '' }];
  if (['fiorini', 'taverna', 'changed'].includes(kind)) return [{ icon: 'fiorini', kind: 'fiorini' }];
  if (kind === 'spares') return [{ icon: 'spare', kind: 'spare', count: args.count ?? 1 }];
  if (kind === 'star') return [{ icon: 'star', kind: 'star' }];
  if (kind.startsWith('step')) {
    const track = ['captain', 'bishop', 'preacher'][args.track ?? -1];
    return track ? [{ icon: track, kind: '' }] : [];
  }
  return [];
}
