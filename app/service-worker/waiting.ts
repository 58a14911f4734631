import { KEPT_AT, NOBODY } from "#app/modules/offline/kept-pages";
import { asItStands, outcomeOf, toView, toWaitingForm, whyGivenUp } from "#app/modules/offline/waiting";
import type { Fields, Outcome, WaitedAnswer, WaitingForm, WaitingList } from "#app/modules/offline/waiting";
import {
  AHEAD_HEADER,
  FOLLOWING_FIELD,
  WAITING_FORMS,
  WAITING_HEADER,
  tripOfAddress,
} from "#app/modules/offline/waiting-forms";
import { findCopy, keepPage } from "./copies";
import { ownCacheName, ownerNow } from "./owner";
import { tellPages } from "./tell-pages";
import { asDocument, pageOfData } from "./pages";
import { addForm, countForms, deviceName, findForm, listForms, removeForm, updateForm } from "./waiting-store";

declare const self: ServiceWorkerGlobalScope;

/**
 * The window that holds this lock sends; so forms of all windows go one after the other, in the order they were typed.
 */
const LOCK = "waiting";
/** The milliseconds that a traveller waits for the answer to a form before it is kept. */
const PATIENCE_MS = 8_000;
/** The milliseconds that an answer is waited for in the background. */
const LONG_PATIENCE_MS = 20_000;
/** The milliseconds for which questions that were kept ahead are fresh. */
const HOUR_MS = 3_600_000;
/** A request that a lost connection cut off once is tried again after each of these milliseconds. */
const PAUSES_MS = [250, 1_000];

/** Asks the browser to wake the worker once there is a connection; where it cannot, pages do (waiting.client.ts). */
export const SYNC_TAG = "waiting";
async function askToBeWoken(): Promise<void> {
  const { sync } = self.registration as ServiceWorkerRegistration & {
    sync?: { register(tag: string): Promise<void> };
  };
  await sync?.register(SYNC_TAG).catch(() => undefined);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again where the connection was cut; a late answer counts as none. */
async function insist(ask: (signal: AbortSignal) => Promise<Response>, patienceMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs);
  for (const ms of PAUSES_MS) {
    try {
      return await ask(signal);
    } catch (error) {
      if (signal.aborted || !navigator.onLine) throw error;
    }
    await pause(ms);
  }
  return ask(signal);
}

/** Texts of a form; undefined for one that carries a file. */
async function fieldsOf(request: Request): Promise<Fields | undefined> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return undefined;
  return [...new URLSearchParams(await request.clone().text())];
}

/** The page on which a form was pressed, to which its sender comes back. */
function pageOf(request: Request, fields: Fields): string {
  const of = (field: string): string | undefined => fields.find(([name]) => name === field)?.[1];
  const following = of(FOLLOWING_FIELD);
  const next = following === "" ? "/offline#waiting" : following && `/quiz?q=${encodeURIComponent(following)}`;
  const asked = next ?? of("returnTo") ?? (request.referrer || request.url);
  const url = new URL(asked, self.location.origin);
  if (url.origin !== self.location.origin) return "/";
  const page = pageOfData(url);
  return page.pathname + page.search + url.hash;
}

async function keep(request: Request): Promise<{ form: WaitingForm; mustWait: boolean } | undefined> {
  const owner = await ownerNow();
  const fields = owner === NOBODY ? undefined : await fieldsOf(request);
  if (!fields) return undefined;
  const earlier = await listForms(owner);
  const { pathname } = new URL(request.url);
  const typedAt = new Date().toISOString();
  const sent = { pathname, page: pageOf(request, fields), fields, owner, typedAt };
  const form = toWaitingForm(sent, earlier, { key: crypto.randomUUID(), device: await deviceName(owner) });
  if (!form) return undefined;
  const id = await addForm(form);
  return { form: { ...form, id }, mustWait: earlier.some(({ refusal }) => !refusal) };
}

const bodyOf = ({ fields }: WaitingForm): URLSearchParams => new URLSearchParams(fields);
const isGone = ({ status }: Response): boolean => status >= 502;

/**
 * Sends a form for a traveller who waits for the answer.
 * @returns undefined when none came, or another window sent the form meanwhile
 */
async function sendNow(request: Request, form: WaitingForm): Promise<Response | undefined> {
  if (!(await findForm(form.id))) return undefined;
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/x-www-form-urlencoded;charset=UTF-8");
  const asked = new Request(request, { body: bodyOf(form).toString(), headers, keepalive: false });
  const answer = await insist((signal) => fetch(asked.clone(), { signal }), PATIENCE_MS);
  if (isGone(answer)) return undefined;
  await removeForm(form.id);
  return answer;
}

/** A form that may wait: the server's answer; where none comes, the page again, with the form kept until it arrives. */
export async function answerForm(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A browser without storage still sends the form.
  const kept = await keep(request).catch(() => undefined);
  if (!kept) return fetch(request);
  const { form, mustWait } = kept;
  if (!mustWait) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await navigator.locks.request(LOCK, { signal }, () => sendNow(request, form)).catch(() => undefined);
    if (answer) return answer;
  }
  event.waitUntil(askToBeWoken());
  if (mustWait && navigator.onLine) event.waitUntil(sendWaiting());
  await tellPages({ type: "WAITING_CHANGED" });
  const page = new URL(form.page, self.location.origin);
  return new URL(request.url).pathname.endsWith(".data") ? asDocument(page) : Response.redirect(page, 303);
}

async function send(form: WaitingForm): Promise<Outcome> {
  try {
    const response = await insist(
      (signal) =>
        fetch(`${WAITING_FORMS}?address=${encodeURIComponent(form.address)}`, {
          method: "POST",
          body: bodyOf(form),
          headers: { [WAITING_HEADER]: form.owner },
          signal,
        }),
      LONG_PATIENCE_MS,
    );
    const answer = (await response.json().catch(() => undefined)) as WaitedAnswer | undefined;
    return outcomeOf(response.status, answer);
  } catch {
    return { status: "later", isFailure: false };
  }
}

/** Fetches copies anew of pages that a form has changed. */
async function keepAnew(sent: readonly WaitingForm[]): Promise<void> {
  const own = await ownCacheName();
  if (own === undefined || sent.length === 0) return;
  const trips = new Set(sent.flatMap(({ address }) => tripOfAddress(address) ?? []));
  for (const { url } of await (await caches.open(own)).keys()) {
    const { pathname } = new URL(url);
    const isOfTrip = trips.has(tripOfAddress(pathname) ?? "") && !pathname.includes(".");
    if (isOfTrip || sent.some(({ page }) => page === pathname)) await keepPage(new URL(url)).catch(() => undefined);
  }
}

/** Sends the waiting forms, one after the other. @returns whether some still wait */
async function sendAll(): Promise<boolean> {
  const owner = await ownerNow();
  const sent: WaitingForm[] = [];
  let refused = 0;
  const next = async (): Promise<WaitingForm | undefined> =>
    (await listForms(owner)).find(({ refusal }) => refusal === undefined);
  let form = await next();
  for (; form; form = await next()) {
    const given = whyGivenUp(form, new Date());
    const outcome: Outcome = given ? { status: "refused", refusal: given } : await send(form);
    if (outcome.status === "later" && outcome.isFailure) await updateForm({ ...form, failures: form.failures + 1 });
    if (outcome.status === "later" || outcome.status === "signed-out") break;
    if (outcome.status === "done") {
      await removeForm(form.id);
      sent.push(form);
    } else {
      refused++;
      await updateForm({ ...form, refusal: outcome.refusal });
    }
  }
  if (sent.length + refused > 0) await tellPages({ type: "WAITING_CHANGED", sent: sent.length, refused });
  await keepAnew(sent);
  return form !== undefined;
}

/** Sends the waiting forms of this device's owner. @returns whether some still wait */
export async function sendWaiting(): Promise<boolean> {
  if ((await ownerNow()) === NOBODY) return false;
  return navigator.locks.request(LOCK, sendAll);
}

/** Keeps the questions after this one, so that the quiz goes on offline; once an hour. */
export async function keepQuestions(first: string): Promise<void> {
  const named = new RegExp(`name="${FOLLOWING_FIELD}" value="([\\w-]+)"`);
  let following: string | undefined = first;
  while (following) {
    const url: URL = new URL(`/quiz?q=${encodeURIComponent(following)}`, self.location.origin);
    const kept = await findCopy(url);
    if (Date.now() - Date.parse(kept?.headers.get(KEPT_AT) ?? "") < HOUR_MS) return;
    await keepPage(url, { [AHEAD_HEADER]: "yes" });
    following = named.exec((await (await findCopy(url))?.text()) ?? "")?.[1];
  }
}

/** The waiting forms, for a page that shows them. */
export async function listWaiting(): Promise<WaitingList> {
  const owner = await ownerNow();
  if (owner === NOBODY) return { list: [], held: await countForms() };
  return { list: (await listForms(owner)).map(toView), held: 0 };
}

/** Carries out the traveller's decision about a waiting form: drop it, or send it all the same. */
export async function decideWaiting(id: number, isWanted: boolean): Promise<void> {
  const form = await findForm(id);
  if (!form || form.owner !== (await ownerNow())) return;
  if (isWanted) await updateForm(asItStands(form));
  else await removeForm(id);
  await tellPages({ type: "WAITING_CHANGED" });
  if (isWanted) await sendWaiting();
}
