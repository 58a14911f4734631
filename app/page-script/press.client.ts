/**
 * Adds to a page once the traveller touches it (see enhance.client.ts): a form is sent once, and its typed text
 * survives a lost connection or waits for one; a slow page is announced.
 */
import { NOT_SENT, sendForm } from "#app/shared/sent-form";
import type { Say } from "./say.client";
import { maySendLater, sayNeverLater } from "./send-later.client";
import { sayIfSlow } from "./slow-page.client";
import { touchedParts } from "./touched-parts.client";
import type { Tools, TouchedParts } from "./touched-parts.client";

export interface Presses {
  /** Handles a form that is about to be sent, before any other listener. */
  submitted: (event: SubmitEvent) => void;
  /** Announces the next page, if it is slow to come. */
  announced: (event: Event) => void;
  /** The parts that answer presses on some pages only. */
  parts: TouchedParts;
}

/** Forms for which the server has just answered a health check. */
const cleared = new WeakSet<HTMLFormElement>();
const asking = new WeakSet<HTMLFormElement>();

/**
 * Holds the press of a form back until the server answers a health check, and then presses again.
 * @param onLost keeps the typed text when there is no answer
 * @returns whether the press was held back
 */
function holdUntilReached(
  event: SubmitEvent,
  { isReached, showPressed }: Tools,
  onLost: (form: HTMLFormElement, submitter: HTMLElement | null) => void,
): boolean {
  const form = event.target as HTMLFormElement;
  if (cleared.has(form)) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (asking.has(form)) return true;
  asking.add(form);
  const submitter = event.submitter;
  showPressed(submitter, true);
  void isReached().then((reached) => {
    asking.delete(form);
    showPressed(submitter, false);
    if (!reached) return onLost(form, submitter);
    // The traveller has moved to another page meanwhile.
    if (!form.isConnected) return undefined;
    cleared.add(form);
    form.requestSubmit(submitter?.isConnected ? submitter : undefined);
    cleared.delete(form);
  });
  return true;
}

function storageKey(form: HTMLFormElement): string {
  return `form:${location.pathname}:${form.dataset.keep ?? [...document.forms].indexOf(form)}`;
}

function isSecret(control: Element): boolean {
  return (
    control instanceof HTMLInputElement &&
    (control.type === "password" || control.type === "hidden" || control.type === "file")
  );
}

/** The text of a form as it is kept: its key, and the values in JSON. */
function keptText(form: HTMLFormElement): [key: string, values: string] {
  const values: [string, string][] = [];
  for (const control of form.elements) {
    if (isSecret(control)) continue;
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox")) {
      if (control.checked) values.push([control.name, control.value]);
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      if (control.name && control.value) values.push([control.name, control.value]);
    }
  }
  return [storageKey(form), JSON.stringify(values)];
}

function keepForm(form: HTMLFormElement): void {
  sessionStorage.setItem(...keptText(form));
}

function restoreForm(form: HTMLFormElement): void {
  const key = storageKey(form);
  const kept = sessionStorage.getItem(key);
  if (!kept) return;
  sessionStorage.removeItem(key);
  for (const [name, value] of JSON.parse(kept) as [string, string][]) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      if (control.type === "radio" || control.type === "checkbox") control.checked ||= control.value === value;
      else control.value = value;
    }
  }
}

function keepAndSay(form: HTMLFormElement, submitter: HTMLElement | null, say: Say): void {
  keepForm(form);
  if (sayNeverLater(form, submitter)) return;
  say(
    navigator.onLine
      ? "We can't reach Voyance just now. What you typed is still here; send it again in a moment."
      : "You're offline. What you typed is still here; send it again when you're back online.",
  );
}

/** Whether there is no connection, or the page is a copy because there was none. */
function isOffline(): boolean {
  return !navigator.onLine || document.querySelector("[data-offline-strip][data-copy]") !== null;
}

/** The milliseconds after which an answer is late. */
const LATE_MS = 8_000;

/** Says so when the answer to a form of the framework is late because no server can be reached. */
function sayIfLost(form: HTMLFormElement, { isReached, say }: Tools): void {
  const isWaiting = (): boolean => form.isConnected && document.documentElement.dataset.going !== undefined;
  setTimeout(() => {
    if (!isWaiting()) return;
    void isReached().then((reached) => {
      if (!reached && isWaiting()) say("We can't reach Voyance just now, and are still trying.");
    });
  }, LATE_MS);
}

/** The text of the form that was sent last: it is kept once the framework shows that no answer came. */
let lastSent: ReturnType<typeof keptText> | undefined;

/** A press that cannot be sent keeps the typed text and says so; a press that can is sent once. */
function answerSubmit(event: SubmitEvent, tools: Tools): void {
  const form = event.target as HTMLFormElement;
  // A form that has its own words for a lost connection shows those.
  const mayWait = maySendLater(form, event.submitter);
  // Offline, pages load as documents: the browser itself sends the form, and the worker takes it.
  if (mayWait && isOffline()) event.stopPropagation();
  // The framework keeps the page and what was typed when no answer comes (components/forms/unanswered.ts). A browser
  // that gets none shows a page of its own, and is held back until the line has been tried.
  const isKept = document.documentElement.dataset.plain === undefined && !isOffline();
  const isHeld = !mayWait && form.dataset.offline !== "own" && !form.dataset.sent && !isKept;
  if (isHeld && holdUntilReached(event, tools, (lost, submitter) => keepAndSay(lost, submitter, tools.say))) return;
  if (form.method !== "post") return;
  if (form.dataset.sent) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  form.dataset.sent = "1";
  lastSent = keptText(form);
  if (isKept) sayIfLost(form, tools);
  // By then the framework has taken the form over, or the browser is sending it: only the second kind waits for a page.
  setTimeout(() => {
    if (event.defaultPrevented) delete form.dataset.sent;
    else if (event.submitter?.dataset.busy) event.submitter.textContent = event.submitter.dataset.busy;
  });
}

/**
 * A form whose answer takes its place in the history, so that Back does not return to it (CHECKLIST QUIZ-05). An answer
 * without a redirect is the page with its message: the browser then sends the form itself.
 */
function sendInPlace(event: SubmitEvent, { say, isReached }: Tools): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.replace === undefined || event.defaultPrevented) return;
  event.preventDefault();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter))
    if (typeof value === "string") body.append(name, value);
  void sendForm(form.action, { body }, { isReached }).then(({ answer, failure }) => {
    if (answer?.redirected && !failure) return location.replace(answer.url);
    delete form.dataset.sent;
    if (!failure) {
      delete form.dataset.replace;
      return form.requestSubmit(event.submitter);
    }
    keepForm(form);
    say(NOT_SENT[failure]);
  });
}

/** Restores the text that was typed before, and listens from now on. */
export function answerPresses(tools: Tools): Presses {
  document.addEventListener("submit", (event) => sendInPlace(event, tools));
  // A page that comes back from the history may send its forms again.
  addEventListener("pageshow", () =>
    document.querySelectorAll<HTMLFormElement>("form[data-sent]").forEach((form) => delete form.dataset.sent),
  );
  document.querySelectorAll("form").forEach(restoreForm);
  tools.whenShown("[data-no-answer]", () => lastSent && sessionStorage.setItem(...lastSent));
  // A page that makes way for its new version restores the typed text.
  document.addEventListener("voyance:leave", () =>
    document.querySelectorAll<HTMLFormElement>("form[method=post]").forEach(keepForm),
  );
  const parts = touchedParts(tools);
  return {
    submitted: (event) => answerSubmit(event, tools),
    announced: (event) => {
      void parts.bring();
      sayIfSlow(event, tools.say);
    },
    parts,
  };
}
