/** A token that flies from a die to a reserve. */
import { ICONS, type GoodName } from './kinds';

const DURATION = 460;
const HIGH = 70;

const visible = (css: string): Element | undefined =>
  [...document.querySelectorAll(css)].find((one) => one.getClientRects().length > 0);

function middle(box: DOMRect): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Null if one of the two is not on the screen. A lost one bounces off the limit and falls. */
export function fly(die: string, reserve: string, good: GoodName, lost: boolean): Animation | null {
  const from = visible(`[data-cube="${die}"]`);
  const to = visible(`.bench [data-reserve="${reserve}"]`) ?? visible(`[data-reserve="${reserve}"]`);
  if (!from || !to) return null;
  const [x, y] = middle(from.getBoundingClientRect());
  const box = to.getBoundingClientRect();
  const [toX, toY] = lost ? [box.right - 6, box.bottom - 8] : middle(box);
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
