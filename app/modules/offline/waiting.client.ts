/** The page's side of waiting forms: it shows them at the top, beside the line or form they change, and in a list. */
import type { WaitingList, WaitingView } from "./waiting";
import { FOLLOWING_FIELD, addressOfForm, tripOfAddress } from "./waiting-forms";
import { heldLine, leavingLine, listWords, sentLine, typedText, typedWhen, waitingLine } from "./waiting-words";

/** While forms wait on an open page, the server is asked again after this many milliseconds. */
const ASK_AGAIN_MS = 15_000;
/** The message that the next page shows once. */
const SENT = "waiting:sent";
const MARK = "waiting-mark";

/** The milliseconds that the worker has to answer before it is asked again: it may be ended in between. */
const ANSWER_MS = 2_000;
/** The milliseconds after which a script adds to a page of the framework even if it has not woken. */
const WAKE_MS = 8_000;

let waiting: WaitingView[] = [];
/** The number of forms that wait for an owner whose session has expired. */
let held = 0;

async function tell(message: object, ports: MessagePort[] = []): Promise<void> {
  const { controller, ready } = navigator.serviceWorker;
  (controller ?? (await ready).active)?.postMessage(message, ports);
}

function askOnce(): Promise<WaitingList | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as WaitingList);
    setTimeout(resolve, ANSWER_MS);
    void tell({ type: "WAITING_LIST" }, [port2]);
  });
}

async function ask(): Promise<WaitingList> {
  for (;;) {
    const answer = await askOnce();
    if (answer) return answer;
  }
}

/** A page of the framework may be added to once it is awake; any other at once. */
async function pageAwake(): Promise<void> {
  const { dataset } = document.documentElement;
  const begun = performance.now();
  while (dataset.plain === undefined && dataset.awake === undefined && performance.now() - begun < WAKE_MS)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

function paragraph(text: string, className?: string): HTMLParagraphElement {
  const made = document.createElement("p");
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function button(text: string, what: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = text;
  const about = document.createElement("span");
  about.className = "visually-hidden";
  about.textContent = `: ${what}`;
  made.append(about);
  made.addEventListener("click", press);
  return made;
}

/** A form that waits, or one that needs the traveller's decision: the wish, the present state, and the two ways on. */
function entryOf(form: WaitingView): HTMLLIElement {
  const { id, words, page, fields, refusal } = form;
  const entry = document.createElement("li");
  entry.className = "stack";
  const title = document.createElement("a");
  title.href = page;
  title.textContent = words;
  entry.append(title);
  const typed = typedText(fields);
  if (typed !== undefined) entry.append(paragraph(typed, "typed"));
  entry.append(paragraph(typedWhen(form, new Date()), "meta"));
  const decide = (isWanted: boolean) => (): void => void tell({ type: "WAITING_DECIDE", id, isWanted });
  const ways = document.createElement("div");
  ways.className = "row";
  if (refusal) {
    const why = document.createElement("div");
    why.className = "alert-box warning stack";
    why.append(paragraph(refusal.stands ? refusal.why : `Not made: ${refusal.why}`));
    if (refusal.stands) why.append(paragraph(refusal.stands));
    entry.append(why);
    ways.append(
      button(refusal.stands ? "Make my change" : "Send it again", words, decide(true)),
      button("Leave it as it is", words, decide(false)),
    );
  } else ways.append(button("Take it back", words, decide(false)));
  entry.append(ways);
  return entry;
}

/** Fills the list of waiting forms, on a page that has one. */
export function showWaiting(box: HTMLElement): void {
  box.hidden = waiting.length === 0;
  const { title, words } = listWords(waiting);
  for (const [part, text] of [
    ["title", title],
    ["lede", words],
  ] as const)
    box.querySelector(`[data-waiting-${part}]`)!.textContent = text;
  box.querySelector("[data-waiting-list]")?.replaceChildren(...waiting.map(entryOf));
}

/** The form of this page from which a waiting form was sent: the same button at the same address. */
function formOf({ address, fields }: WaitingView): HTMLElement | undefined {
  const intent = fields.find(([name]) => name === "intent")?.[1] ?? "";
  return [...document.querySelectorAll<HTMLElement>(`button[name=intent][value="${CSS.escape(intent)}"]`)]
    .find((one) => addressOfForm(new URL((one as HTMLButtonElement).form!.action).pathname) === address)
    ?.closest("form") as HTMLElement | undefined;
}

/** Shows at a stop, or under a form, that a change is on its way; and puts typed texts back into their fields. */
function markOnPage(form: WaitingView): void {
  const value = (name: string): string | undefined => form.fields.find(([one]) => one === name)?.[1];
  const place = value("placeId");
  const here = tripOfAddress(location.pathname) ?? location.pathname;
  if (here !== (tripOfAddress(form.address) ?? form.page)) return;
  const stop =
    place === undefined ? null : document.querySelector(`[data-place="${CSS.escape(place)}"] > div:has(> .title)`);
  const spot = stop ?? formOf(form);
  if (!spot) return;
  const text = [form.words, typedText(form.fields)].filter(Boolean).join(": ");
  const mark = paragraph(
    form.refusal ? `Not made yet: ${text}. ` : `Waiting to be sent: ${text}`,
    `${MARK}${form.refusal ? " refused" : ""}`,
  );
  if (form.refusal) {
    const link = document.createElement("a");
    link.href = "/offline#waiting";
    link.textContent = "Decide what to do";
    mark.append(link);
  }
  if (spot instanceof HTMLFormElement) {
    spot.after(mark);
    for (const name of ["notes", "tripName"]) {
      const field = spot.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
      const typed = value(name);
      if (field && typed !== undefined && field.value === field.defaultValue) field.value = typed;
    }
  } else spot.append(mark);
}

const countMarks = (): number => document.getElementsByClassName(MARK).length;
let shown = { path: "", marks: 0 };

/** The framework draws a page anew, or puts another in its place. */
function showAgain(): void {
  if (waiting.length > 0 && (shown.path !== location.pathname || shown.marks !== countMarks())) show();
}

function show(): void {
  const strip = document.querySelector<HTMLElement>("[data-waiting-strip]");
  const words = strip?.querySelector<HTMLElement>("[data-waiting-words]");
  const link = strip?.querySelector<HTMLAnchorElement>("[data-waiting-link]");
  const line = held > 0 ? heldLine(held) : waitingLine(waiting);
  if (strip && words && link) {
    strip.hidden = line === undefined;
    words.textContent = line ?? "";
    link.href = held > 0 ? "/signin" : "/offline#waiting";
    const isOne = waiting.length === 1;
    const see = waiting.some(({ refusal }) => refusal) ? "Decide what to do" : isOne ? "See it" : "See them";
    link.textContent = held > 0 ? "Sign in" : see;
  }
  for (const old of document.querySelectorAll(`.${MARK}`)) old.remove();
  waiting.forEach(markOnPage);
  shown = { path: location.pathname, marks: countMarks() };
  document.querySelectorAll<HTMLElement>("[data-waiting-forms]").forEach(showWaiting);
}

/** Whether the traveller has typed or chosen something that a new page would lose. */
function isTouched(): boolean {
  return [...document.querySelectorAll("main form")].some((form) =>
    [...(form as HTMLFormElement).elements].some(
      (one) =>
        ((one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
          one.type !== "hidden" &&
          (one.value !== one.defaultValue ||
            (one instanceof HTMLInputElement && one.checked !== one.defaultChecked))) ||
        one === document.activeElement,
    ),
  );
}

function say(text: string): void {
  const spot = document.querySelector<HTMLElement>("[data-waiting-said]");
  if (spot) spot.textContent = text;
}

/**
 * The sent forms are on the server; a page that showed them as waiting is fetched anew, unless the traveller is writing
 * on it.
 */
function noteSent(sent: number, before: readonly WaitingView[]): void {
  const trip = tripOfAddress(location.pathname);
  const isHere = before.some(({ address, page }) =>
    trip === undefined ? page === location.pathname : tripOfAddress(address) === trip,
  );
  if (!isHere || isTouched()) return say(sentLine(sent));
  sessionStorage.setItem(SENT, String(sent));
  location.reload();
}

async function refresh(sent = 0): Promise<void> {
  const before = waiting;
  ({ list: waiting, held } = await ask());
  await pageAwake();
  show();
  if (sent > 0) noteSent(sent, before);
}

/** A traveller who signs out while forms wait is told which would be lost, and may stay. */
function askBeforeLeaving(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { pathname } = new URL(form.action);
  const isLeaving = pathname === "/signout" || pathname === "/profile/account/delete";
  if (!isLeaving || waiting.length === 0 || form.dataset.mayLeave !== undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const submitter = event.submitter;
  form.querySelector("[data-leaving]")?.remove();
  const box = document.createElement("div");
  box.className = "alert-box warning stack";
  box.dataset.leaving = "";
  const words = paragraph(leavingLine(waiting, pathname === "/signout" ? "sign out" : "go"));
  words.setAttribute("role", "alert");
  const link = document.createElement("a");
  link.href = "/offline#waiting";
  link.textContent = "See what is waiting";
  const leave = button(pathname === "/signout" ? "Sign out all the same" : "Delete all the same", "", () => {
    form.dataset.mayLeave = "";
    form.requestSubmit(submitter);
  });
  leave.querySelector("span")?.remove();
  box.append(words, link, leave);
  form.append(box);
  leave.focus();
}

/** Shows the waiting forms of this device, and has them sent when there is a connection. */
export async function watchWaiting(): Promise<void> {
  const send = (): void => void tell({ type: "WAITING_SEND" });
  const sendIfAny = (): void => {
    if (navigator.onLine && waiting.some(({ refusal }) => !refusal)) send();
  };
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const { type, sent } = (data ?? {}) as { type?: string; sent?: number };
    if (type === "WAITING_CHANGED") void refresh(sent);
    if (type === "OWNER_CHANGED") void refresh().then(sendIfAny);
  });
  document.addEventListener("submit", askBeforeLeaving, true);
  addEventListener("online", send);
  setInterval(sendIfAny, ASK_AGAIN_MS);
  const sent = Number(sessionStorage.getItem(SENT));
  sessionStorage.removeItem(SENT);
  if (sent > 0) say(sentLine(sent));
  await refresh();
  // A traveller who begins the quiz may lose the connection in the middle of it.
  const following = document.querySelector<HTMLInputElement>(`main input[name="${FOLLOWING_FIELD}"]`)?.value;
  if (following && navigator.onLine) void tell({ type: "KEEP_QUESTIONS", following });
  new MutationObserver(showAgain).observe(document.body, { childList: true, subtree: true });
  if (navigator.onLine && waiting.length > 0) send();
}
