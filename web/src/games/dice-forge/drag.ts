/** Dragging a thing to a target with mouse, pen or finger. */
import type { Attachment } from 'svelte/attachments';

const THRESHOLD = 6;

interface Dragging {
  /** The pointer has moved far enough: false, if this cannot be dragged now. */
  start: () => boolean;
  /** It was let go over the target; an empty text is beside all of them. */
  drop: (target: string) => void;
  /** Which targets it can be dropped on. */
  targets: string;
}

export function draggable({ start, drop, targets }: Dragging): Attachment<HTMLElement> {
  return (node) => {
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let from: PointerEvent | null = null;

    function move(event: PointerEvent) {
      if (!from) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!ghost) {
        if (Math.hypot(x, y) < THRESHOLD) return;
        if (!start()) return end();
        node.setPointerCapture(event.pointerId);
        const box = node.getBoundingClientRect();
        ghost = document.createElement('div');
        ghost.className = 'df-ghost';
        ghost.append(node.querySelector('svg')!.cloneNode(true));
        ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
        document.body.append(ghost);
      }
      ghost.style.transform = `translate(${x}px, ${y}px) scale(1.1)`;
      over?.classList.remove('df-over');
      over = document.elementFromPoint(event.clientX, event.clientY)?.closest(targets) ?? null;
      over?.classList.add('df-over');
    }

    function end() {
      from = null;
      ghost?.remove();
      ghost = null;
      over?.classList.remove('df-over');
      over = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    }

    function up() {
      const dragged = !!ghost;
      const target = over?.getAttribute('data-place') ?? '';
      end();
      if (!dragged) return;
      // The click that follows belongs to the drag.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      drop(target);
    }

    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      from = event;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
    }

    node.addEventListener('pointerdown', down);
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
    };
  };
}
