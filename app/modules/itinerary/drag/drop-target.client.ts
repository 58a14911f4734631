/** Where a stop was dropped: on a day, and beside which other stop of it. */
export interface Drop {
  placeId: string;
  name: string;
  date: string;
  beside?: { placeId: string; name: string; side: "before" | "after" };
}

/** A line of the days that has a menu for a place. */
export interface HeldStop {
  line: HTMLElement;
  placeId: string;
  name: string;
}

/** A folded day opens under a stop that is held over it for so long. */
const OPENS_AFTER_MS = 500;
const HANDLE = ".title, time";

/**
 * Whether a stop is taken by this: only by its name and time, so that words and fields of a line can still be marked.
 */
export function isHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(HANDLE) !== null;
}

/** A line of the days that has a menu for a place: the only ones that can be moved. */
export function stopAt(target: EventTarget | null): HeldStop | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>(".timeline > li") : null;
  const placeId = line?.querySelector<HTMLInputElement>(".stop-menu > .panel > form > input[name='placeId']")?.value;
  const label = line?.querySelector(".stop-menu > summary")?.getAttribute("aria-label");
  return line && placeId ? { line, placeId, name: label?.replace(/^Change /, "") ?? "" } : undefined;
}

/** Finds and marks the place that a held stop would fall to. */
export class DropTarget {
  private marked: HTMLElement | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;

  /** @param dates of the days, by their number */
  constructor(private readonly dates: readonly string[]) {}

  private dayOf(element: Element): string | undefined {
    const [, number] = /^day-(\d+)$/.exec(element.closest("details.day")?.id ?? "") ?? [];
    return number && this.dates[Number(number) - 1];
  }

  /** The outcome of dropping a stop there; marks the spot, and nothing where it cannot fall. */
  over(held: HeldStop, target: EventTarget | null, clientY: number): Drop | undefined {
    const found = target instanceof Element ? this.find(held, target, clientY) : undefined;
    this.mark(found?.element, found?.side);
    return found?.drop;
  }

  private find(
    held: HeldStop,
    target: Element,
    clientY: number,
  ): { element: HTMLElement; drop: Drop; side: string } | undefined {
    const date = this.dayOf(target);
    if (!date) return undefined;
    const { placeId, name } = held;
    const over = stopAt(target);
    if (over) {
      if (over.placeId === placeId) return undefined;
      const { top, height } = over.line.getBoundingClientRect();
      const side = clientY < top + height / 2 ? "before" : "after";
      const beside = { placeId: over.placeId, name: over.name, side } as const;
      return { element: over.line, drop: { placeId, name, date, beside }, side };
    }
    const day = target.closest<HTMLElement>("details.day > summary");
    if (!day || this.dayOf(held.line) === date) return undefined;
    return { element: day, drop: { placeId, name, date }, side: "into" };
  }

  private mark(element?: HTMLElement, side?: string): void {
    if (this.marked !== element) {
      clearTimeout(this.opening);
      this.marked?.removeAttribute("data-drop");
      if (element?.matches("summary"))
        this.opening = setTimeout(() => element.closest("details")?.setAttribute("open", ""), OPENS_AFTER_MS);
    }
    this.marked = element;
    if (side) element?.setAttribute("data-drop", side);
  }

  /** Takes the mark away. */
  clear(): void {
    this.mark();
  }
}
