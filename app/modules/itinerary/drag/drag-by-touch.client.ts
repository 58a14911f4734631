import { isHandle, stopAt } from "./drop-target.client";
import type { Drop, DropTarget, HeldStop } from "./drop-target.client";

/** A finger that rests for so long takes the stop; one that moves before scrolls the page. */
const HOLD_MS = 350;
const STILL_PX = 10;
/** So near to the upper or lower edge the page comes along, by so much a frame. */
const EDGE_PX = 90;
const STEP_PX = 10;

interface Finger {
  id: number;
  x: number;
  y: number;
  /** Where the page was when the stop was taken. */
  fromY: number;
  fromScroll: number;
}

/** One press after the other of a finger: it waits, holds a stop, or scrolls. */
class TouchDrag {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pressed: Finger | undefined;
  private held: HeldStop | undefined;
  private found: Drop | undefined;
  private frame = 0;
  /** Whether the last press took a stop: then letting go of it presses nothing. */
  private hasTaken = false;

  constructor(
    private readonly target: DropTarget,
    private readonly drop: (drop: Drop) => void,
  ) {}

  readonly press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    this.release();
    this.hasTaken = false;
    const stop = isHandle(event.target) ? stopAt(event.target) : undefined;
    // A second finger pinches.
    if (!stop || !event.isPrimary) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.pressed = { id, x, y, fromY: y, fromScroll: window.scrollY };
    this.waiting = setTimeout(() => this.take(stop), HOLD_MS);
  };

  readonly move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (this.pressed?.id !== pointerId) return;
    const { x, y } = this.pressed;
    if (!this.held && Math.hypot(clientX - x, clientY - y) > STILL_PX) return this.release();
    Object.assign(this.pressed, this.held ? { x: clientX, y: clientY } : {});
    this.follow();
  };

  readonly letGo = ({ pointerId }: PointerEvent): void => {
    if (this.pressed?.id !== pointerId) return;
    const fallen = this.found;
    this.release();
    if (fallen) this.drop(fallen);
  };

  readonly cancel = ({ pointerId }: PointerEvent): void => {
    if (this.pressed?.id === pointerId) this.release();
  };

  /** While a stop is held the finger neither scrolls nor marks words, nor opens what stands under it. */
  readonly keepStill = (event: Event): void => {
    if (this.hasTaken && event.cancelable) event.preventDefault();
  };

  readonly noMenu = (event: Event): void => {
    if (this.pressed) event.preventDefault();
  };

  release(): void {
    clearTimeout(this.waiting);
    cancelAnimationFrame(this.frame);
    this.target.clear();
    if (this.held) {
      this.held.line.style.translate = "";
      delete this.held.line.dataset.held;
    }
    this.waiting = this.pressed = this.held = this.found = undefined;
  }

  private take(stop: HeldStop): void {
    if (!this.pressed) return;
    this.held = stop;
    this.hasTaken = true;
    stop.line.dataset.held = "";
    Object.assign(this.pressed, { fromY: this.pressed.y, fromScroll: window.scrollY });
    this.frame = requestAnimationFrame(this.comeAlong);
  }

  private follow(): void {
    if (!this.held || !this.pressed) return;
    const { x, y, fromY, fromScroll } = this.pressed;
    this.held.line.style.translate = `0 ${y - fromY + window.scrollY - fromScroll}px`;
    // The stop that is held lets what lies under it be found.
    this.found = this.target.over(this.held, document.elementFromPoint(x, y), y);
  }

  private readonly comeAlong = (): void => {
    if (!this.held || !this.pressed) return;
    const { y } = this.pressed;
    const step = y < EDGE_PX ? -STEP_PX : y > window.innerHeight - EDGE_PX ? STEP_PX : 0;
    if (step !== 0) {
      window.scrollBy({ top: step, behavior: "instant" });
      this.follow();
    }
    this.frame = requestAnimationFrame(this.comeAlong);
  };
}

/**
 * Drags stops with a finger or a pen: held still for a moment the stop comes along, and falls where it is let go. A
 * finger that moves at once scrolls, as ever.
 * @returns what undoes it
 */
export function touchDrags(root: HTMLElement, target: DropTarget, drop: (drop: Drop) => void): () => void {
  const drag = new TouchDrag(target, drop);
  const ended = new AbortController();
  const { signal } = ended;
  root.addEventListener("pointerdown", drag.press, { signal });
  root.addEventListener("pointermove", drag.move, { signal });
  root.addEventListener("pointerup", drag.letGo, { signal });
  root.addEventListener("pointercancel", drag.cancel, { signal });
  root.addEventListener("touchmove", drag.keepStill, { signal, passive: false });
  root.addEventListener("touchend", drag.keepStill, { signal, passive: false });
  root.addEventListener("contextmenu", drag.noMenu, { signal });
  return () => {
    drag.release();
    ended.abort();
  };
}
