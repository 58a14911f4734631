/** The same width as in the style. */
const asSheet = matchMedia("(max-width: 44rem)");

/**
 * Keeps a panel that lies over the page as a sheet on a phone together: nothing behind it can be reached while it is
 * open, and Escape closes it.
 * @returns ends it
 */
export function containSheet(sheet: HTMLDetailsElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Everything beside the sheet, up to the page's own frame.
  const contain = (): void => {
    const isOver = sheet.open && asSheet.matches && !signal.aborted;
    for (let one: Element = sheet; one !== document.body && one.parentElement; one = one.parentElement)
      for (const beside of one.parentElement.children)
        if (beside !== one && beside instanceof HTMLElement && beside.dataset.toast === undefined)
          beside.inert = isOver;
  };
  sheet.addEventListener("toggle", contain, { signal });
  asSheet.addEventListener("change", contain, { signal });
  const close = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape") return;
    sheet.open = false;
    sheet.querySelector("summary")?.focus();
  };
  sheet.addEventListener("keydown", close, { signal });
  // The sheet may have been opened before this script loaded.
  contain();
  return () => {
    ended.abort();
    contain();
  };
}
