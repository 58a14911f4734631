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

/**
 * Drags stops with a finger or a pen: held still for a moment the stop comes along, and falls where it is let go. A finger
 * that moves at once scrolls, as ever.
 * @returns what undoes it
 */
export function touchDrags(root: HTMLElement, target: DropTarget, drop: (drop: Drop) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed: Finger | undefined;
  let held: HeldStop | undefined;
  let found: Drop | undefined;
  let frame = 0;
  /** Whether the last press took a stop: then letting go of it presses nothing. */
  let hasTaken = false;

  const release = (): void => {
    clearTimeout(waiting);
    cancelAnimationFrame(frame);
    target.clear();
    if (held) {
      held.line.style.translate = "";
      delete held.line.dataset.held;
    }
    [waiting, pressed, held, found] = [undefined, undefined, undefined, undefined];
  };
  const follow = (): void => {
    if (!held || !pressed) return;
    const { x, y, fromY, fromScroll } = pressed;
    held.line.style.translate = `0 ${y - fromY + window.scrollY - fromScroll}px`;
    // The stop that is held lets what lies under it be found.
    found = target.over(held, document.elementFromPoint(x, y), y);
  };
  const comeAlong = (): void => {
    if (!held || !pressed) return;
    const step = pressed.y < EDGE_PX ? -STEP_PX : pressed.y > window.innerHeight - EDGE_PX ? STEP_PX : 0;
    if (step !== 0) {
      window.scrollBy({ top: step, behavior: "instant" });
      follow();
    }
    frame = requestAnimationFrame(comeAlong);
  };
  const take = (stop: HeldStop): void => {
    if (!pressed) return;
    held = stop;
    hasTaken = true;
    stop.line.dataset.held = "";
    Object.assign(pressed, { fromY: pressed.y, fromScroll: window.scrollY });
    frame = requestAnimationFrame(comeAlong);
  };

  const press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    release();
    hasTaken = false;
    const stop = isHandle(event.target) ? stopAt(event.target) : undefined;
    // A second finger pinches.
    if (!stop || !event.isPrimary) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    pressed = { id, x, y, fromY: y, fromScroll: window.scrollY };
    waiting = setTimeout(() => take(stop), HOLD_MS);
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (pressed?.id !== pointerId) return;
    if (!held && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL_PX) return release();
    Object.assign(pressed, held ? { x: clientX, y: clientY } : {});
    follow();
  };
  const letGo = ({ pointerId }: PointerEvent): void => {
    if (pressed?.id !== pointerId) return;
    const fallen = found;
    release();
    if (fallen) drop(fallen);
  };
  const cancel = ({ pointerId }: PointerEvent): void => {
    if (pressed?.id === pointerId) release();
  };
  /** While a stop is held the finger neither scrolls nor marks words, nor opens what stands under it. */
  const keepStill = (event: Event): void => {
    if (hasTaken && event.cancelable) event.preventDefault();
  };
  const noMenu = (event: Event): void => {
    if (pressed) event.preventDefault();
  };

  root.addEventListener("pointerdown", press);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", letGo);
  root.addEventListener("pointercancel", cancel);
  root.addEventListener("touchmove", keepStill, { passive: false });
  root.addEventListener("touchend", keepStill, { passive: false });
  root.addEventListener("contextmenu", noMenu);
  return () => {
    release();
    root.removeEventListener("pointerdown", press);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", letGo);
    root.removeEventListener("pointercancel", cancel);
    root.removeEventListener("touchmove", keepStill);
    root.removeEventListener("touchend", keepStill);
    root.removeEventListener("contextmenu", noMenu);
  };
}
