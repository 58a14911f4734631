import { touchDrags } from "./drag-by-touch.client";
import { DropTarget, isHandle, stopAt } from "./drop-target.client";
import type { Drop, HeldStop } from "./drop-target.client";

/** A mouse drags at once, in the browser's own way. */
function mouseDrags(target: DropTarget, drop: (drop: Drop) => void): Record<string, (event: never) => void> {
  let held: HeldStop | undefined;
  return {
    pointerdown: (event: PointerEvent): void => {
      const stop = stopAt(event.target);
      if (stop) stop.line.draggable = event.pointerType === "mouse" && isHandle(event.target);
    },
    dragstart: (event: DragEvent): void => {
      held = stopAt(event.target);
      if (!held || !event.dataTransfer) return;
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", held.name);
    },
    dragover: (event: DragEvent): void => {
      if (held && target.over(held, event.target, event.clientY)) event.preventDefault();
    },
    drop: (event: DragEvent): void => {
      const found = held && target.over(held, event.target, event.clientY);
      target.clear();
      if (!found) return;
      event.preventDefault();
      drop(found);
    },
    dragend: (): void => {
      target.clear();
      held?.line.removeAttribute("draggable");
      held = undefined;
    },
  };
}

/**
 * Lets the stops of a list of days be dragged by their names, to a place among others or onto another day: with a mouse
 * at once, with a finger after holding it still. Each stop's menu can do the same.
 * @param dates of the days, by their number
 * @returns a function that undoes it
 */
export function watchDrags(root: HTMLElement, dates: readonly string[], drop: (drop: Drop) => void): () => void {
  const target = new DropTarget(dates);
  const events = Object.entries(mouseDrags(target, drop)) as [string, EventListener][];
  for (const [name, listener] of events) root.addEventListener(name, listener);
  const stopTouch = touchDrags(root, target, drop);
  return () => {
    target.clear();
    for (const [name, listener] of events) root.removeEventListener(name, listener);
    stopTouch();
  };
}
