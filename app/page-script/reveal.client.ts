/** Adds to the pages of the traveller: the stages of the reveal, flags of the tab, short waits. */
/** Flags of this tab that pages of the quiz set and clear (CHECKLIST STORE-06); they grant no rights. */
function setFlags(element: HTMLElement): void {
  for (const [name, value] of Object.entries(
    JSON.parse(element.dataset.sessionFlags ?? "{}") as Record<string, string>,
  ))
    sessionStorage.setItem(name, value);
  if (element.dataset.sessionClear) sessionStorage.removeItem(element.dataset.sessionClear);
}

/** Milliseconds after which each stage of the reveal appears (CHECKLIST DNA-04). */
const REVEAL_AT = [1000, 3000, 5000, 7000];
const LAST = 7000;
const TICK_MS = 120;

function revealInStages(reveal: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const bar = reveal.querySelector<HTMLProgressElement>("[data-reveal-progress]");
  const percent = reveal.querySelector("[data-reveal-percent]");
  const begun = performance.now();
  reveal.dataset.stage = "0";
  REVEAL_AT.forEach((at, index) => setTimeout(() => (reveal.dataset.stage = String(index + 1)), at));
  const tick = (): void => {
    const share = Math.min(100, Math.floor((100 * (performance.now() - begun)) / LAST));
    if (bar) bar.value = share;
    if (percent) percent.textContent = `${share}%`;
    if (share < 100) setTimeout(tick, TICK_MS);
  };
  tick();
}

/** A page with this attribute is shown after a moment, with its own words meanwhile. */
function waitAMoment(element: HTMLElement): void {
  element.dataset.waiting = "";
  setTimeout(() => delete element.dataset.waiting, Number(element.dataset.wait));
}

/** Starts the behaviour that an element of such a page asks for. */
export function startReveal(element: HTMLElement): void {
  if (element.dataset.sessionFlags !== undefined) setFlags(element);
  if (element.dataset.reveal !== undefined) revealInStages(element);
  if (element.dataset.wait !== undefined) waitAMoment(element);
}

// A link that leads on after a moment shows its words meanwhile; the plain link leads on at once.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-delay]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  link.setAttribute("aria-busy", "true");
  if (link.dataset.busy) link.textContent = link.dataset.busy;
  setTimeout(() => location.assign(link.href), Number(link.dataset.delay));
});
