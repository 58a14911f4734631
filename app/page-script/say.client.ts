/** A message in the same place as the server's. */
export function say(text: string, kind = "info"): void {
  const shown = document.querySelector<HTMLElement>("[data-toast]");
  const toast = shown ?? document.createElement("div");
  toast.className = `toast ${kind}`;
  toast.setAttribute("role", "status");
  toast.dataset.toast = "";
  // The server's own message is written over, never taken out: the framework removes it when the page changes.
  const line = toast.querySelector("p") ?? toast.appendChild(document.createElement("p"));
  line.textContent = text;
  if (!shown) document.body.append(toast);
}

/** Given to what is loaded later, which then needs no file in common with the small script. */
export type Say = typeof say;
