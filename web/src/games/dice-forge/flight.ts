/** A token that flies from a die to a reserve. */
import { ICONS, type GoodName } from './kinds';

const DURATION = 460;
const HIGH = 70;

const visible = (css: string): Element | undefined =>
  [...document.querySelectorAll(css)].find((one) => one.getClientRects().length > 0);

function middle(box: DOMRect): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** From where to where something flies: the middles of a die and a reserve, and the corner where it falls off. */
export interface Path {
  from: [number, number];
  to: [number, number];
  over: [number, number];
}

/** Null if one of the two is not on the screen. */
export function pathOf(die: string, reserve: string): Path | null {
  const from = visible(`[data-cube="${die}"]`);
  const to = visible(`.bench [data-reserve="${reserve}"]`) ?? visible(`[data-reserve="${reserve}"]`);
  if (!from || !to) return null;
  const box = to.getBoundingClientRect();
  return {
    from: middle(from.getBoundingClientRect()),
    to: middle(box),
    over: [box.right - 6, box.bottom - 8],
  };
}

/** A lost one bounces off the limit and falls. */
export function fly({ from: [x, y], to, over }: Path, good: GoodName, lost: boolean): Animation {
  const [toX, toY] = lost ? over : to;
  const token = document.createElement('span');
  token.className = `df-token r-${good} own`;
  token.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${ICONS[good]}"/></svg>`;
  document.body.append(token);
  const at = (left: number, top: number, scale: number, turn = 0) =>
    `translate(${left}px, ${top}px) scale(${scale}) rotate(${turn}deg)`;
  const top = Math.min(y, toY) - HIGH;
  const arc = [
    { transform: at(x, y, 0.4), opacity: 0, easing: 'ease-out' },
    { transform: at(x, y - 26, 1.15), opacity: 1, easing: 'ease-in-out' },
    { transform: at((x + toX) / 2, (top + Math.min(y, toY)) / 2, 1.1), opacity: 1, easing: 'ease-in' },
    { transform: at(toX, toY, 0.75), opacity: 1 },
  ];
  const fall = [
    { transform: at(toX + 22, toY - 30, 0.8, 120), opacity: 1, easing: 'ease-in' },
    { transform: at(toX + 40, toY + 44, 0.7, 260), opacity: 0 },
  ];
  const flight = token.animate(lost ? [...arc, ...fall] : arc, {
    duration: lost ? DURATION * 1.8 : DURATION,
  });
  const remove = () => token.remove();
  flight.addEventListener('finish', remove);
  flight.addEventListener('cancel', remove);
  return flight;
}
