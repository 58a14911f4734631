/** Where a stop was dropped: on a day, and beside which other stop of it. */
export interface Drop {
  placeId: string;
  name: string;
  date: string;
  beside?: { placeId: string; name: string; side: "before" | "after" };
}

interface Stop {
  line: HTMLElement;
  placeId: string;
  name: string;
}

const HANDLE = ".title, time";
/** A folded day opens under a stop that is held over it for so long. */
const OPENS_AFTER_MS = 500;

/** A line of the days that has a menu for a place: the only ones that can be moved. */
function stopAt(target: EventTarget | null): Stop | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>(".timeline > li") : null;
  const placeId = line?.querySelector<HTMLInputElement>(".stop-menu > .panel > form > input[name='placeId']")?.value;
  const label = line?.querySelector(".stop-menu > summary")?.getAttribute("aria-label");
  return line && placeId ? { line, placeId, name: label?.replace(/^Change /, "") ?? "" } : undefined;
}

/**
 * Lets the stops of a list of days be dragged by their names, to a place among others or onto another day. What can be
 * done so can be done in each stop's menu as well.
 * @param dates of the days, by their number
 * @returns what undoes it
 */
export function watchDrags(root: HTMLElement, dates: readonly string[], drop: (drop: Drop) => void): () => void {
  let held: Stop | undefined;
  let marked: HTMLElement | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const mark = (element?: HTMLElement, side?: string): void => {
    if (marked !== element) {
      clearTimeout(opening);
      marked?.removeAttribute("data-drop");
    }
    if (element && marked !== element && element.matches("summary"))
      opening = setTimeout(() => element.closest("details")?.setAttribute("open", ""), OPENS_AFTER_MS);
    marked = element;
    if (side) element?.setAttribute("data-drop", side);
  };
  const dayOf = (element: Element): string | undefined => {
    const [, number] = /^day-(\d+)$/.exec(element.closest("details.day")?.id ?? "") ?? [];
    return number && dates[Number(number) - 1];
  };
  const targetOf = (event: DragEvent): { element: HTMLElement; drop: Drop; side: string } | undefined => {
    if (!held || !(event.target instanceof Element)) return undefined;
    const date = dayOf(event.target);
    if (!date) return undefined;
    const { placeId, name } = held;
    const over = stopAt(event.target);
    if (over) {
      if (over.placeId === placeId) return undefined;
      const { top, height } = over.line.getBoundingClientRect();
      const side = event.clientY < top + height / 2 ? "before" : "after";
      const beside = { placeId: over.placeId, name: over.name, side } as const;
      return { element: over.line, drop: { placeId, name, date, beside }, side };
    }
    const day = event.target.closest<HTMLElement>("details.day > summary");
    if (!day || dayOf(held.line) === date) return undefined;
    return { element: day, drop: { placeId, name, date }, side: "into" };
  };
  const on = {
    // Only the name is a handle, so that words and fields of a line can still be marked.
    pointerdown: ({ target }: PointerEvent): void => {
      const stop = stopAt(target);
      if (!stop) return;
      stop.line.draggable = target instanceof Element && target.closest(HANDLE) !== null;
    },
    dragstart: (event: DragEvent): void => {
      held = stopAt(event.target);
      if (!held || !event.dataTransfer) return;
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", held.name);
    },
    dragover: (event: DragEvent): void => {
      const found = targetOf(event);
      mark(found?.element, found?.side);
      if (found) event.preventDefault();
    },
    drop: (event: DragEvent): void => {
      const found = targetOf(event);
      mark();
      if (!found) return;
      event.preventDefault();
      drop(found.drop);
    },
    dragend: (): void => {
      mark();
      held?.line.removeAttribute("draggable");
      held = undefined;
    },
  };
  const events = Object.entries(on) as [string, EventListener][];
  for (const [name, listener] of events) root.addEventListener(name, listener);
  root.dataset.drags = "";
  return () => {
    mark();
    for (const [name, listener] of events) root.removeEventListener(name, listener);
    delete root.dataset.drags;
  };
}
