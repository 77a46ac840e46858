/** Things that fly over the board: what a roll brings, faces, cards. */
const HIGH = 70;
/** The size of what flies. */
const SIZE = 30;

/** Where something is on the screen: the first that is shown of what the selector finds. */
export function boxOf(css: string): DOMRect | null {
  for (const one of document.querySelectorAll(css)) {
    const box = one.getBoundingClientRect();
    if (box.width && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

interface Flight {
  from: DOMRect;
  to: DOMRect;
  /** The drawing that flies; made of numbers and of names of symbols alone. */
  drawing: string;
  name: string;
  /** What has no room there bounces off and falls. */
  lost?: boolean;
  /** In milliseconds. */
  delay: number;
  duration: number;
}

/** Call it when all places are measured: the page is laid out anew by every flight that begins. */
export function fly({ from, to, drawing, name, lost = false, delay, duration }: Flight): Animation {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [toX, toY] = lost ? [to.right - 6, to.bottom - 8] : [to.x + to.width / 2, to.y + to.height / 2];
  const thing = document.createElement('span');
  thing.className = name;
  thing.ariaHidden = 'true';
  thing.innerHTML = drawing;
  document.body.append(thing);
  const at = (left: number, top: number, scale: number, turn = 0) =>
    `translate(${left}px, ${top}px) scale(${scale}) rotate(${turn}deg)`;
  const top = Math.min(y, toY) - HIGH;
  const arc = [
    { transform: at(x, y, 0.4), opacity: 0, easing: 'ease-out' },
    { transform: at(x, y - SIZE, 1.15), opacity: 1, easing: 'ease-in-out' },
    { transform: at((x + toX) / 2, (top + Math.min(y, toY)) / 2, 1.1), opacity: 1, easing: 'ease-in' },
    { transform: at(toX, toY, 0.75), opacity: 1 },
  ];
  const fall = [
    { transform: at(toX + 22, toY - SIZE, 0.8, 120), opacity: 1, easing: 'ease-in' },
    { transform: at(toX + 40, toY + 44, 0.7, 260), opacity: 0 },
  ];
  const flight = thing.animate(lost ? [...arc, ...fall] : arc, { delay, duration, fill: 'backwards' });
  const remove = () => thing.remove();
  flight.addEventListener('finish', remove);
  flight.addEventListener('cancel', remove);
  return flight;
}
