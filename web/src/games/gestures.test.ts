/** Dragging, flying and fitting: what the boards do with elements. Sizes are given by the test. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draggable } from './dice-forge/drag';
import { boxOf, fly } from './dice-forge/flight';
import { fit } from './florenza-dice/fit';
import { begin, FIGURE, TILE } from './florenza/drag';
import { comeIntoView } from './florenza/intoView';

const at = (css: string) => document.querySelector<HTMLElement>(css)!;
const compact = (holds: boolean) =>
  document.documentElement.style.setProperty('--is-compact', holds ? 'true' : '');
const box = (x: number, y: number, width: number, height: number) => new DOMRect(x, y, width, height);

describe('dragging a face', () => {
  let leave: (() => void) | undefined;
  let may: boolean;
  let dropped: string[];
  const point = (type: string, clientX: number, clientY = 0, button = 0) =>
    new PointerEvent(type, { clientX, clientY, button, pointerId: 1, bubbles: true });

  beforeEach(() => {
    may = true;
    dropped = [];
    document.body.innerHTML =
      '<p id="face"><svg></svg></p><p id="side" data-place="die/0"><i></i></p><p id="other"></p>';
    at('#face').setPointerCapture = () => {};
    document.elementFromPoint = (x: number) => (x > 100 ? at('i') : at('#other'));
    leave = draggable({
      start: () => may,
      drop: (target) => dropped.push(target),
      targets: '[data-place]',
    })(at('#face')) as () => void;
  });
  afterEach(() => leave?.());

  const ghosts = () => document.querySelectorAll('.df-ghost').length;

  test('a small movement is no drag', () => {
    at('#face').dispatchEvent(point('pointerdown', 0));
    dispatchEvent(point('pointermove', 5));
    dispatchEvent(point('pointerup', 5));
    expect([ghosts(), dropped]).toEqual([0, []]);
  });

  test('a picture follows the pointer and is dropped on the target below', () => {
    at('#face').dispatchEvent(point('pointerdown', 0));
    dispatchEvent(point('pointermove', 200, 10));
    expect(ghosts()).toBe(1);
    expect(at('.df-ghost').style.transform).toContain('200px, 10px');
    expect(at('#side').classList.contains('df-over')).toBe(true);
    dispatchEvent(point('pointerup', 200));
    expect([ghosts(), dropped, at('#side').classList.contains('df-over')]).toEqual([0, ['die/0'], false]);
  });

  test('beside all targets nothing is named', () => {
    at('#face').dispatchEvent(point('pointerdown', 0));
    dispatchEvent(point('pointermove', 200));
    dispatchEvent(point('pointermove', 50));
    expect(at('#side').classList.contains('df-over')).toBe(false);
    dispatchEvent(point('pointerup', 50));
    expect(dropped).toEqual(['']);
  });

  test('the click after a drag belongs to it', () => {
    let clicks = 0;
    at('#other').onclick = () => (clicks += 1);
    at('#face').dispatchEvent(point('pointerdown', 0));
    dispatchEvent(point('pointermove', 200));
    dispatchEvent(point('pointerup', 200));
    at('#other').click();
    at('#other').click();
    expect(clicks).toBe(1);
  });

  test('what cannot be dragged now stays, and so does a press of another button', () => {
    may = false;
    at('#face').dispatchEvent(point('pointerdown', 0));
    dispatchEvent(point('pointermove', 200));
    may = true;
    dispatchEvent(point('pointermove', 300));
    at('#face').dispatchEvent(point('pointerdown', 0, 0, 2));
    dispatchEvent(point('pointermove', 300));
    dispatchEvent(point('pointerup', 300));
    expect([ghosts(), dropped]).toEqual([0, []]);
  });

  test('a drag that is broken off drops nothing', () => {
    at('#face').dispatchEvent(point('pointerdown', 0));
    dispatchEvent(point('pointermove', 200));
    dispatchEvent(point('pointercancel', 200));
    dispatchEvent(point('pointerup', 200));
    expect([ghosts(), dropped]).toEqual([0, []]);
  });
});

describe('a token that flies', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p class="low"></p><p class="hidden"></p><p class="shown"></p>';
    const boxes = {
      low: box(0, innerHeight + 10, 10, 10),
      hidden: box(0, 0, 0, 0),
      shown: box(100, 100, 40, 20),
    };
    for (const one of document.querySelectorAll('p'))
      one.getBoundingClientRect = () => boxes[one.className as keyof typeof boxes];
  });

  test('goes from and to what is seen on the screen', () => {
    expect(boxOf('p')).toMatchObject({ x: 100 });
    expect(boxOf('.hidden')).toBeNull();
    expect(boxOf('.low')).toBeNull();
    expect(boxOf('b')).toBeNull();
  });

  test('is gone when it has landed, and falls where there is no room', () => {
    const frames: number[] = [];
    const flight = new EventTarget();
    vi.spyOn(Element.prototype, 'animate').mockImplementation((steps) => {
      frames.push((steps as Keyframe[]).length);
      return flight as Animation;
    });
    const way = {
      from: box(0, 0, 10, 10),
      to: box(100, 0, 10, 10),
      name: 'df-token',
      drawing: '<svg></svg>',
    };
    fly({ ...way, delay: 0, duration: 100 });
    fly({ ...way, delay: 0, duration: 100, lost: true });
    expect(frames).toEqual([4, 6]);
    expect(document.querySelectorAll('.df-token svg')).toHaveLength(2);
    flight.dispatchEvent(new Event('finish'));
    expect(document.querySelectorAll('.df-token')).toHaveLength(0);
  });
});

describe('a sheet that fits', () => {
  let measure: (() => void)[];
  beforeEach(() => {
    measure = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          measure.push(run);
        }
        observe = () => {};
        disconnect = () => {};
      },
    );
    document.body.innerHTML = '<main><div id="board"><p></p><div class="sheet"><p></p></div></div></main>';
  });
  afterEach(() => compact(false));
  const zoom = () => Number(at('#board').style.zoom);
  /** The sheet overflows from this size on. */
  const limit = (size: number) =>
    Object.defineProperty(at('.sheet'), 'scrollHeight', {
      configurable: true,
      get: () => (zoom() > size ? 1 : 0),
    });

  test('is as large as it can be without overflowing', () => {
    limit(1.2);
    fit(false, 0)(at('#board'));
    measure[0]!();
    expect(zoom()).toBeLessThanOrEqual(1.2);
    expect(zoom()).toBeGreaterThan(1.18);
  });

  test('is measured again when its content has grown too large', () => {
    limit(1.2);
    fit(false, 0)(at('#board'));
    measure[0]!();
    const before = zoom();
    measure[1]!();
    expect(zoom()).toBe(before);
    limit(0.9);
    measure[1]!();
    expect(zoom()).toBeLessThanOrEqual(0.9);
  });

  test('is as the player wants it, or as it is on a small screen', () => {
    limit(0.7);
    fit(true, 0)(at('#board'));
    measure[0]!();
    expect(zoom()).toBeGreaterThanOrEqual(1.25);
    compact(true);
    measure[0]!();
    expect(at('#board').style.zoom).toBe('');
  });
});

test('what is dragged in Florenza X says what it is', () => {
  const dataTransfer = new DataTransfer();
  begin({ dataTransfer } as DragEvent, TILE, 'supply/3');
  expect(dataTransfer.getData(TILE)).toBe('supply/3');
  expect(dataTransfer.getData(FIGURE)).toBe('');
  expect(dataTransfer.effectAllowed).toBe('move');
});

describe('a part that opens on a small screen', () => {
  let scrolled: number[];
  beforeEach(() => {
    vi.useFakeTimers();
    scrolled = [];
    vi.stubGlobal('scrollBy', (_: number, by: number) => scrolled.push(by));
    document.body.innerHTML = '<p></p>';
    compact(true);
  });
  afterEach(() => {
    compact(false);
    vi.useRealTimers();
  });

  function open(top: number): () => void {
    at('p').getBoundingClientRect = () => box(0, top, 10, 10);
    return comeIntoView(at('p'));
  }

  test('comes into view below the top line, if it is not in the upper half', () => {
    for (const top of [innerHeight / 2 + 1, 0, 100]) {
      open(top);
      vi.advanceTimersByTime(100);
    }
    expect(scrolled).toEqual([innerHeight / 2 + 1 - 48, -48]);
  });

  test('stays where it is if it is closed again at once', () => {
    open(0)();
    vi.advanceTimersByTime(100);
    expect(scrolled).toEqual([]);
  });
});
