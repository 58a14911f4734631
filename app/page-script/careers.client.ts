/**
 * Adds to the pages of careers: "Apply Now" opens the application of its position over the list, and a file that cannot
 * be taken is reported before it is sent. The form, its rules and its words are those of the page.
 */
import { NOT_APPLIED, RESUME_FIELD } from "#app/modules/careers/apply";
import { MOST_RESUME_BYTES, RESUME_PROBLEM, readResumeName } from "#app/modules/careers/resume";
import { NOT_SENT, sendForm } from "#app/shared/sent-form";
import { isReached } from "./lost-line.client";

function problemOf(file: File): string | undefined {
  const named = readResumeName(file.name);
  if ("problem" in named) return named.problem;
  if (file.size > MOST_RESUME_BYTES) return RESUME_PROBLEM.size;
  return file.size === 0 ? RESUME_PROBLEM.empty : undefined;
}

/** Shows the problem of a chosen file where the server would show it. */
function tellOfFile(input: HTMLInputElement): void {
  const [file] = input.files ?? [];
  const problem = file && problemOf(file);
  const field = input.closest(".field")!;
  field.classList.toggle("has-error", problem !== undefined);
  input.toggleAttribute("aria-invalid", problem !== undefined);
  const shown = field.querySelector(".error");
  if (problem === undefined) return void shown?.remove();
  const line = shown ?? field.appendChild(document.createElement("p"));
  line.className = "error";
  line.id = `${RESUME_FIELD}-error`;
  line.setAttribute("role", "alert");
  line.textContent = problem;
}

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === RESUME_FIELD) tellOfFile(target);
});

const dialogs = new Map<string, HTMLDialogElement>();

function partOf(html: string): Element | null {
  return new DOMParser().parseFromString(html, "text/html").getElementById("apply");
}

/** Puts the application into its dialog; the server's answer replaces the sent form. */
function fill(dialog: HTMLDialogElement, part: Element): void {
  dialog.querySelector("#apply")?.remove();
  dialog.append(part);
  const form = part.querySelector("form")!;
  // The dialog itself reports a lost connection.
  form.dataset.offline = "own";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(dialog, form);
  });
}

function say(form: HTMLFormElement, text: string): void {
  const box = form.parentElement!.querySelector(".form-errors") ?? document.createElement("div");
  box.className = "form-errors";
  box.setAttribute("role", "alert");
  box.setAttribute("tabindex", "-1");
  const line = document.createElement("p");
  line.textContent = text;
  box.replaceChildren(line);
  form.before(box);
  (box as HTMLElement).focus();
}

async function send(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  if (button.getAttribute("aria-disabled") === "true") return;
  const words = button.textContent;
  button.setAttribute("aria-disabled", "true");
  button.textContent = button.dataset.busy ?? words;
  const { answer, failure } = await sendForm(
    form.action,
    { body: new FormData(form), redirect: "manual" },
    { isReached },
  );
  if (answer?.type === "opaqueredirect") {
    // The list shows that the application arrived.
    dialog.close();
    return location.assign("/careers");
  }
  // The page itself says what it refuses, and what went wrong on the server.
  const part = answer && partOf(await answer.text().catch(() => ""));
  if (part) {
    fill(dialog, part);
    part.querySelector<HTMLElement>(".form-errors, [aria-invalid=true]")?.focus();
    return;
  }
  button.removeAttribute("aria-disabled");
  button.textContent = words;
  if (!navigator.onLine)
    return say(form, "You're offline. What you typed is still here; submit it again when you're back online.");
  say(form, failure === undefined || failure === "ours" ? NOT_APPLIED : NOT_SENT[failure]);
}

function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "apply-dialog";
  dialog.setAttribute("aria-labelledby", "apply-title");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  dialog.append(close);
  // Only the open dialog stays in the page, so that the names of fields are unique.
  dialog.addEventListener("close", () => dialog.remove());
  return dialog;
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const { apply } = link.dataset;
  let dialog = dialogs.get(apply!);
  if (!dialog) {
    link.setAttribute("aria-busy", "true");
    try {
      const part = partOf(await (await fetch(link.href)).text());
      if (!part) throw new Error("There is no application on that page");
      dialog = makeDialog();
      fill(dialog, part);
      dialogs.set(apply!, dialog);
    } catch {
      // The page itself shows the problem.
      return location.assign(link.href);
    } finally {
      link.removeAttribute("aria-busy");
    }
  }
  document.body.append(dialog);
  dialog.addEventListener("close", () => link.focus(), { once: true });
  dialog.showModal();
  dialog.querySelector<HTMLElement>("#apply-title")?.focus();
}

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-apply]");
  if (
    !link ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    !("showModal" in HTMLDialogElement.prototype)
  )
    return;
  event.preventDefault();
  void open(link);
});
