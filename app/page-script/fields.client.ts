/** Adds to fields of forms; by attributes, on hydrated pages and plain ones alike. */

/** The buttons beside a small number. */
document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>("[data-step]");
  const input = button?.parentElement?.querySelector("input");
  if (!button || !input) return;
  const steps = Number(button.dataset.step);
  // The browser itself keeps within the bounds.
  if (steps > 0) input.stepUp();
  else input.stepDown();
  for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
});

/** Suggestions of a server search while typing; without it the form offers choices after it is sent. */
let asked = 0;
document.addEventListener("input", (event) => {
  const input = event.target as HTMLInputElement;
  const source = input.dataset?.suggest;
  const list = source && input.getAttribute("list");
  if (!source || !list || input.value.trim().length < 2) return;
  const turn = ++asked;
  const url = new URL(source, location.origin);
  url.searchParams.set("q", input.value);
  void fetch(url, { headers: { Accept: "application/json" } })
    .then((answer) =>
      answer.ok ? (answer.json() as Promise<{ choices: { value: string; label: string }[] }>) : { choices: [] },
    )
    .then(({ choices }) => {
      const element = document.getElementById(list);
      if (turn !== asked || !element) return;
      element.replaceChildren(...choices.map((choice) => new Option(choice.label, choice.label)));
    })
    .catch(() => undefined);
});

// Text that was typed before this script loaded; the framework sees no change in it. It was typed before the message that
// may stand beside it, so what takes messages away listens from here on.
const { activeElement } = document;
if (activeElement instanceof HTMLInputElement && activeElement.value !== activeElement.defaultValue)
  activeElement.dispatchEvent(new Event("input", { bubbles: true }));

/**
 * A message beside a field goes while the field is changed, and is back if the form is refused again. It does not go
 * when the field is left: a button that moves up under the finger would be missed. A field with `data-judged` is judged
 * by its page while it is typed.
 */
function putRight(control: HTMLInputElement): void {
  const isWrong = control.getAttribute("aria-invalid") === "true" && control.dataset.judged === undefined;
  const field = isWrong ? control.closest<HTMLElement>("form .field") : null;
  if (!field) return;
  field.dataset.mended = control.getAttribute("aria-describedby") ?? "";
  control.setAttribute("aria-invalid", "false");
  control.setAttribute("aria-describedby", control.getAttribute("aria-describedby")?.replace(/\S+-error\b/, "") ?? "");
}
document.addEventListener("input", ({ target }) => putRight(target as HTMLInputElement));
// On a plain page the message came with the page, and what was changed before this script was there came after it.
if (document.documentElement.dataset.plain !== undefined)
  for (const control of document.querySelectorAll<HTMLInputElement>("[aria-invalid=true]"))
    if (control.value !== control.defaultValue) putRight(control);
document.addEventListener("submit", (event) => {
  for (const field of (event.target as Element).querySelectorAll<HTMLElement>("[data-mended]")) {
    const control = field.querySelector("[aria-invalid=false]");
    control?.setAttribute("aria-invalid", "true");
    control?.setAttribute("aria-describedby", field.dataset.mended ?? "");
    delete field.dataset.mended;
  }
});
