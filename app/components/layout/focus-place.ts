const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select, textarea, summary";

interface Change {
  /** The part of the page that its address names, with its "#". */
  hash: string;
  isNewPage: boolean;
  /** Whether a form was sent. */
  isPosted: boolean;
}

function heading(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>("main h1");
}

/** The element that an address names if it takes the focus, else the first control in it. */
function named(page: Document, hash: string): HTMLElement | null {
  const target = hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!target || target.matches(CONTROLS)) return target;
  return target.querySelector<HTMLElement>(CONTROLS) ?? target;
}

/** The element that the focus belongs to after a page has changed; null where the focus may stay. */
export function placeOf(page: Document, { hash, isNewPage, isPosted }: Change): HTMLElement | null {
  const active = page.activeElement;
  // The problems of a form, or a dialog that opened, have taken the focus already.
  if (active?.closest("[role=alert], dialog")) return null;
  if (isNewPage) return named(page, hash) ?? heading(page);
  const refused = isPosted
    ? page.querySelector<HTMLElement>("main :is([aria-invalid=true], fieldset.has-error)")
    : null;
  if (refused) return refused;
  return active && active !== page.body ? null : (named(page, hash) ?? heading(page));
}

/**
 * Focuses an element, even one that cannot take the focus by itself; the scroll position stays with the browser and the
 * framework.
 */
export function focusOn(place: HTMLElement): void {
  if (!place.matches(CONTROLS)) place.tabIndex = -1;
  place.focus({ preventScroll: !place.matches(CONTROLS) });
}

/**
 * The framework begins every answer at the top of its page: this takes a traveller at the keyboard back to the focused
 * element.
 */
export function keepInView(active: Element | null): void {
  if (active?.matches(":focus-visible")) active.scrollIntoView({ block: "nearest" });
}
