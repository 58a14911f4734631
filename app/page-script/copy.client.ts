/** Adds to links and forms that hand over content: a link is copied, a file is saved under its name. */
import type { Say } from "./say.client";

/** Copies a text; in a browser that refuses its clipboard, by the old way of a text area (CHECKLIST TRIP-57). */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  }
}

/**
 * Saves the file behind a link under the link's file name and says when it is saved; the plain link saves it too, in
 * silence.
 */
async function download(link: HTMLAnchorElement, say: Say): Promise<void> {
  link.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(`The download answered ${answer.status}`);
    const file = document.createElement("a");
    file.href = URL.createObjectURL(await answer.blob());
    file.download = link.download;
    file.click();
    setTimeout(() => URL.revokeObjectURL(file.href), 60_000);
    say(link.dataset.downloaded ?? "Saved", "success");
  } catch {
    say(link.dataset.downloadFailed ?? "The file could not be fetched", "error");
  } finally {
    link.removeAttribute("aria-busy");
  }
}

/** Listens to all elements that hand over content, on this page and on those that take its place. */
export function handOver(say: Say): void {
  document.addEventListener("click", (event) => {
    const target = (event.target as Element).closest<HTMLElement>("[data-copy]");
    if (!target?.dataset.copy) return;
    event.preventDefault();
    const url = new URL(target.dataset.copy, location.origin).href;
    void copy(url).then(() => say(target.dataset.copied ?? "Copied", "success"));
  });

  // A form that shares a trip copies its link first, and says whether that worked.
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.copies === undefined || event.defaultPrevented) return;
    event.preventDefault();
    const url = new URL(form.dataset.copies, location.origin).href;
    delete form.dataset.copies;
    void copy(url).then((isCopied) => {
      const said = Object.assign(document.createElement("input"), { type: "hidden", name: "copied", value: "yes" });
      if (isCopied) form.append(said);
      delete form.dataset.sent;
      form.requestSubmit(event.submitter);
    });
  });

  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-download]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.getAttribute("aria-busy") !== "true") void download(link, say);
  });
}
