/** Forms that may wait for a connection go to the service worker, which keeps those that cannot be sent. */
import { whyNeverLater } from "#app/modules/offline/never-later";
import { WAIT_WORDS, waitingWords } from "#app/modules/offline/waiting-forms";

type Submitter = HTMLElement | null;

function intentOf(form: HTMLFormElement, submitter: Submitter): string | null {
  if (submitter instanceof HTMLButtonElement && submitter.name === "intent") return submitter.value;
  const intent = new FormData(form).get("intent");
  return typeof intent === "string" ? intent : null;
}

/** Whether a form is sent even offline: the worker keeps it until it arrives. Only for a signed-in traveller. */
export function maySendLater(form: HTMLFormElement, submitter: Submitter): boolean {
  if (!navigator.serviceWorker?.controller || !document.querySelector(".account-menu")) return false;
  return waitingWords(new URL(form.action).pathname, intentOf(form, submitter)) !== undefined;
}

/** The words of a press: those of its button, with the choice beside it. */
function wordsOf(form: HTMLFormElement, submitter: Submitter): string {
  const question = form.querySelector("legend h1");
  const label = question ?? submitter;
  const said = (label?.getAttribute("aria-label") ?? label?.textContent ?? "").trim();
  // "Add" alone means nothing outside of its form: the list has words of its own for that.
  if (!/\s/.test(said)) return "";
  const chosen = [
    ...[...form.querySelectorAll<HTMLSelectElement>('select:not([name="currency"])')].map(
      ({ selectedOptions: [one] }) => one?.label ?? "",
    ),
    ...[...form.querySelectorAll<HTMLInputElement>("input[type=time]")].map(({ value }) => value),
    ...(question ? [...form.querySelectorAll<HTMLInputElement>("input:checked")] : []).map(
      ({ labels }) => labels?.[0]?.querySelector(".quiz-choice > span:last-child")?.firstChild?.textContent ?? "",
    ),
  ].filter((text) => text !== "");
  return [said.replace(/\s+/g, " "), ...chosen].join(": ");
}

/**
 * Says beside its button why a form is not kept until there is a connection.
 * @returns whether there is a special reason
 */
export function sayNeverLater(form: HTMLFormElement, submitter: Submitter): boolean {
  const why = whyNeverLater(new URL(form.action).pathname, intentOf(form, submitter));
  if (why === undefined) return false;
  form.querySelector("[data-never-later]")?.remove();
  const said = document.createElement("p");
  said.className = "alert-box warning";
  said.dataset.neverLater = "";
  said.setAttribute("role", "alert");
  said.textContent = `${navigator.onLine ? "We can't reach Voyance just now." : "You're offline."} ${why}`;
  (submitter?.closest("p, .row") ?? submitter ?? form).after(said);
  return true;
}

let pressed: { form: HTMLFormElement; submitter: Submitter } | undefined;
document.addEventListener(
  "submit",
  (event) => {
    const form = event.target as HTMLFormElement;
    pressed = maySendLater(form, event.submitter) ? { form, submitter: event.submitter } : undefined;
  },
  true,
);
// Fired for the browser and the framework alike, once they send the form.
document.addEventListener("formdata", ({ target, formData }) => {
  if (pressed?.form === target && !formData.has(WAIT_WORDS))
    formData.append(WAIT_WORDS, wordsOf(pressed.form, pressed.submitter));
});
