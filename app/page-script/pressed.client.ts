/**
 * Shows that a press is being worked on while its script loads or the line is tried: the button says its busy words
 * (`data-busy`) before anything has answered.
 */
export function showPressed(button: HTMLElement | null, isPressed: boolean): void {
  button?.toggleAttribute("data-pressed", isPressed);
}

/** A press that turns out to lead to no page, as a file that is saved, stops being shown after so many milliseconds. */
const GOES_AT_MOST_MS = 15_000;

function showGone(): void {
  delete document.documentElement.dataset.going;
  document.querySelectorAll("a[data-pressed]").forEach((link) => link.removeAttribute("data-pressed"));
}

/** Shows that the browser is on its way to another page: a bar at the top, and on the link that was pressed. */
export function showGoing(link?: HTMLAnchorElement): void {
  document.documentElement.dataset.going = "";
  link?.toggleAttribute("data-pressed", true);
  setTimeout(showGone, GOES_AT_MOST_MS);
}

addEventListener("pageshow", showGone);
