/**
 * Forms that wait on a device: the kept data of one, the sent fields, and the meaning of the answer. Pure; the worker
 * keeps and sends (service-worker/waiting.ts), pages show (waiting.client.ts).
 */
import { problemInWords } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";
import {
  WAIT_AFTER,
  WAIT_DEVICE,
  WAIT_KEY,
  WAIT_WORDS,
  addressOfForm,
  tripOfAddress,
  waitingWords,
} from "./waiting-forms";

export type Fields = [name: string, value: string][];

/** The reason why a form was refused, and the present state where another change came first. */
export interface Refusal {
  why: string;
  stands?: string;
}

export interface WaitingForm {
  /** Rises in the order in which forms were typed. */
  id: number;
  /** The form's owner, by the server's name for the owner of a device. */
  owner: string;
  /** The address that it is sent to. */
  address: string;
  /** The page on which it was typed. */
  page: string;
  /** The sent fields: the typed ones, with the key by which the server counts the form once. */
  fields: Fields;
  /** The change that it asks for, in words. */
  words: string;
  /** An instant. */
  typedAt: string;
  /** How often the server failed at it. */
  failures: number;
  /** Set once the server has refused: then the traveller decides. */
  refusal?: Refusal;
}

/** The data of a waiting form that a page gets. */
export type WaitingView = Pick<WaitingForm, "id" | "address" | "page" | "words" | "typedAt" | "fields" | "refusal">;

/**
 * The waiting forms of a device: those of the signed-in traveller, or the number of those whose owner's session has
 * expired.
 */
export interface WaitingList {
  list: WaitingView[];
  held: number;
}

/** The field by which the server knows the first change of a kept page, which then needs no other key. */
const PAGE_KEY = "formKey";
/** The revision that a page showed; without it a change applies to the trip as it stands. */
const REVISION = "revision";
const MOST_WORDS = 200;
/**
 * The milliseconds for which a form is sent again; the server remembers its key for longer
 * (profile/sent-forms.server.ts).
 */
const LONGEST_WAIT_MS = 45 * 24 * 3_600_000;
const MOST_FAILURES = 5;

const valueOf = (fields: Fields, name: string): string | undefined => fields.find(([one]) => one === name)?.[1];

/** The typed fields of a form, without those for the worker alone. */
function typedFields(fields: Fields): Fields {
  return fields.filter(([name]) => ![WAIT_KEY, WAIT_DEVICE, WAIT_AFTER, WAIT_WORDS].includes(name));
}

/**
 * A form as it is kept, before it is sent for the first time.
 * @param earlier the same owner's waiting forms on this device
 * @param key a key that no other form has
 * @returns undefined for a form that may not wait
 */
export function toWaitingForm(
  sent: { pathname: string; page: string; fields: Fields; owner: string; typedAt: string },
  earlier: readonly WaitingForm[],
  { key, device }: { key: string; device: string },
): Omit<WaitingForm, "id"> | undefined {
  const { pathname, page, owner, typedAt } = sent;
  const usual = waitingWords(pathname, valueOf(sent.fields, "intent") ?? null);
  if (usual === undefined) return undefined;
  const address = addressOfForm(pathname);
  const trip = tripOfAddress(address);
  const isAfterOwn = trip !== undefined && earlier.some((one) => tripOfAddress(one.address) === trip);
  const fields = typedFields(sent.fields);
  const hasPageKey = valueOf(fields, PAGE_KEY) !== undefined;
  fields.push([WAIT_DEVICE, device]);
  // A kept page has one key for ever: text that is typed on it a second time is another form.
  if (isAfterOwn || !hasPageKey) fields.push([WAIT_KEY, key]);
  if (isAfterOwn) fields.push([WAIT_AFTER, "yes"]);
  const words = valueOf(sent.fields, WAIT_WORDS)?.trim().slice(0, MOST_WORDS) || usual;
  return { owner, address, page, fields, words, typedAt, failures: 0 };
}

/**
 * The same form for the trip as it stands: its sender has seen the present state, and wants the change all the same.
 */
export function asItStands(form: WaitingForm): WaitingForm {
  const { refusal, ...rest } = form;
  if (!refusal) return form;
  return { ...rest, failures: 0, fields: form.fields.filter(([name]) => name !== REVISION) };
}

/** The outcome of a form that was sent. */
export type Outcome =
  | { status: "done" }
  | { status: "refused"; refusal: Refusal }
  /** No account is signed in, or another one: the form waits for its owner. */
  | { status: "signed-out" }
  /** The form can be tried again, also after a few failures of the server. */
  | { status: "later"; isFailure: boolean };

const UNTOLD = "We couldn't make this change. Open the page and make it there.";
const TOO_OLD = "It waited for more than 45 days, so we won't send it automatically.";
const TOO_OFTEN = "Something went wrong on our side each time it was sent.";

/**
 * The server's answer to a form that waited: what the next page would have said, or the problem, with the present state
 * where another change came first.
 */
export type WaitedAnswer = { said: string | null } | (FormProblem & { stands?: string });

/**
 * The outcome that an answer of the server means for a form that waited.
 * @param answer undefined where none could be read
 */
export function outcomeOf(status: number, answer: WaitedAnswer | undefined): Outcome {
  if (status === 401) return { status: "signed-out" };
  if (status === 429 || status >= 502) return { status: "later", isFailure: false };
  if (status >= 500 || status === 0) return { status: "later", isFailure: true };
  if (status < 400) return { status: "done" };
  if (!answer || !("fields" in answer)) return { status: "refused", refusal: { why: UNTOLD } };
  const { stands } = answer;
  const why = problemInWords(answer) || UNTOLD;
  return { status: "refused", refusal: { why, ...(stands !== undefined && { stands }) } };
}

/** The reason why a form is not sent again by itself; undefined while it is. */
export function whyGivenUp({ typedAt, failures }: WaitingForm, now: Date): Refusal | undefined {
  if (now.getTime() - Date.parse(typedAt) > LONGEST_WAIT_MS) return { why: TOO_OLD };
  return failures >= MOST_FAILURES ? { why: TOO_OFTEN } : undefined;
}

/** The data that a page gets: without the parts that only the server needs. */
export function toView({ id, address, page, words, typedAt, fields, refusal }: WaitingForm): WaitingView {
  return { id, address, page, words, typedAt, fields: typedFields(fields), ...(refusal && { refusal }) };
}
