/** What can be dragged: a familiar onto a place, a building onto a square. */
export const FIGURE = 'application/x-bottega-familiar';
export const TILE = 'application/x-bottega-tile';

export function begin(event: DragEvent, kind: string, what = ''): void {
  event.dataTransfer?.setData(kind, what);
  if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
}
