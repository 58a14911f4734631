/**
 * Adds to the filters of the explore page: the number of choices and of matching places while the traveller chooses
 * (CHECKLIST EXPL-03), and on a phone, where the filters lie over the page as a sheet, that nothing behind the sheet
 * can be reached. Sending the form remains the way to see the places.
 */
/** The same width as in the style. */
const asSheet = matchMedia("(max-width: 44rem)");

/** Listens to choices in the form of the filters. */
export function watchFilters(form: HTMLFormElement): void {
  const sheet = form.querySelector("details");
  const badge = form.querySelector("[data-chosen]");
  const button = form.querySelector("[data-shows]");
  const output = form.querySelector("output");
  if (!sheet || !badge?.parentElement || !button || !output) return;
  let turn = 0;

  const count = async (): Promise<void> => {
    const mine = ++turn;
    const chosen = form.querySelectorAll("input:checked").length;
    badge.textContent = String(chosen);
    badge.parentElement!.hidden = chosen === 0;
    const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${form.dataset.count}?${asked}`).catch(() => undefined);
    const found = answer?.ok ? ((await answer.json()) as { count: number }).count : undefined;
    if (mine !== turn) return;
    button.textContent = found === undefined ? "Show places" : `Show ${found} ${found === 1 ? "place" : "places"}`;
    output.textContent = found === undefined ? "" : found === 1 ? "1 place fits" : `${found} places fit`;
  };

  // Everything beside the sheet, up to the page's own frame.
  const contain = (): void => {
    const isOver = sheet.open && asSheet.matches;
    for (let one: Element = sheet; one !== document.body && one.parentElement; one = one.parentElement)
      for (const beside of one.parentElement.children)
        if (beside !== one && beside instanceof HTMLElement && beside.dataset.toast === undefined)
          beside.inert = isOver;
  };

  form.addEventListener("change", () => void count());
  form.addEventListener("reset", () => setTimeout(() => void count()));
  const opened = (): void => {
    contain();
    if (sheet.open) void count();
  };
  sheet.addEventListener("toggle", opened);
  // The sheet may have been opened before this script loaded.
  if (sheet.open) opened();
  asSheet.addEventListener("change", contain);
  sheet.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    sheet.open = false;
    sheet.querySelector("summary")?.focus();
  });
}
