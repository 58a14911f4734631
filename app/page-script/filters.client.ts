import { containSheet } from "#app/components/ui/phone-sheet.client";

/**
 * Adds to the filters of the explore page: the number of choices and of matching places while the traveller chooses
 * (CHECKLIST EXPL-03), and on a phone, where the filters lie over the page as a sheet, that nothing behind the sheet
 * can be reached. Sending the form remains the way to see the places.
 */
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

  form.addEventListener("change", () => void count());
  form.addEventListener("reset", () => setTimeout(() => void count()));
  containSheet(sheet);
  const opened = (): void => {
    if (sheet.open) void count();
  };
  sheet.addEventListener("toggle", opened);
  // The sheet may have been opened before this script loaded.
  opened();
}
