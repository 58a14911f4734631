/** Shows a message in the place of the server's messages. */
export function say(text: string, kind = "info"): void {
  const shown = document.querySelector<HTMLElement>("[data-toast]");
  const toast = shown ?? document.createElement("div");
  toast.className = `toast ${kind}`;
  toast.setAttribute("role", "status");
  toast.dataset.toast = "";
  // The server's own message is overwritten, never removed: the framework removes it when the page changes.
  const line = toast.querySelector("p") ?? toast.appendChild(document.createElement("p"));
  line.textContent = text;
  // A button of the server's message belongs to what that message said.
  const press = toast.querySelector("form");
  if (press) press.hidden = true;
  if (!shown) document.body.append(toast);
}

/** Handed to scripts that load later, which then share no file with the small script. */
export type Say = typeof say;
