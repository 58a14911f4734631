/**
 * Adds to the sign-in page: the form is sent once and judged on the spot, so that what was typed is still there when no
 * answer comes (CHECKLIST AUTH-12, AUTH-16 to AUTH-18). Without this script the browser sends the form.
 */
import { SIGN_IN_PATIENCE_MS, UNANSWERED, signInErrorData } from "#app/modules/accounts/sign-in/sign-in-error";
import { sendForm } from "#app/shared/sent-form";
import type { Unanswered } from "#app/shared/sent-form";

/** The part of the page that the server's answer replaces. */
const PART = "[data-sign-in-part]";

function paragraph(...content: (Node | string)[]): HTMLParagraphElement {
  const line = document.createElement("p");
  line.append(...content);
  return line;
}

/** Says that no answer came, as the server's page says that it refused (sign-in-problem.tsx). */
function tellUnanswered(form: HTMLFormElement, why: Unanswered): void {
  const { severity, suggestion, action } = signInErrorData(UNANSWERED[why]);
  const message = document.createElement("b");
  message.textContent = UNANSWERED[why];
  const again = document.createElement("button");
  Object.assign(again, { type: "submit", className: "button", textContent: action?.buttonText });
  again.setAttribute("form", form.id);
  const box = document.createElement("div");
  box.className = `alert-box ${severity}`;
  box.setAttribute("role", "alert");
  box.tabIndex = -1;
  box.append(paragraph(message), paragraph(suggestion ?? ""), paragraph(again));
  form.parentElement!.querySelector(".alert-box")?.remove();
  form.before(box);
  box.focus();
}

/** Shows the answer of the server in the place of the sent form; the password stays typed. */
function show(part: Element, shown: Element): void {
  const typed = shown.querySelector<HTMLInputElement>("input[type=password]")?.value ?? "";
  shown.replaceWith(part);
  part.querySelector<HTMLInputElement>("input[type=password]")!.value = typed;
  part.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]")?.focus();
}

async function send(form: HTMLFormElement, isReached: () => Promise<boolean>): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  if (button.getAttribute("aria-disabled") === "true") return;
  const words = button.textContent;
  button.setAttribute("aria-disabled", "true");
  button.textContent = button.dataset.busy ?? words;
  const fields = new FormData(form);
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  const { answer, failure } = await sendForm(
    form.action,
    { body, redirect: "manual" },
    { isReached, patienceMs: SIGN_IN_PATIENCE_MS },
  );
  // Signed in: the server has already made the address safe when it drew the form.
  if (answer?.type === "opaqueredirect") return location.assign(String(fields.get("redirect")));
  const page = answer && new DOMParser().parseFromString(await answer.text().catch(() => ""), "text/html");
  const part = page?.querySelector(PART);
  const shown = form.closest(PART);
  if (part && shown) return show(part, shown);
  button.removeAttribute("aria-disabled");
  button.textContent = words;
  tellUnanswered(form, failure ?? "ours");
}

/** Listens to the form of the sign-in page. @param isReached whether the server answers a health check just now */
export function answerSignIn(isReached: () => Promise<boolean>): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.signIn === undefined || event.defaultPrevented) return;
    event.preventDefault();
    void send(form, isReached);
  });
}
