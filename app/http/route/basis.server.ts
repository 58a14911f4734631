import { createHash } from "node:crypto";
import { newId } from "#app/db/ids.server";
import type { Basis } from "#app/modules/trips/store/change-trip.server";
import { WAIT_AFTER, WAIT_DEVICE, WAIT_KEY } from "#app/modules/offline/waiting-forms";
import { AppError } from "#app/shared/app-error";

const MOST_KEY_LETTERS = 200;

/** The field for the revision, in every form that changes a trip; `TripBasis` writes it. */
const REVISION_FIELD = "revision";
const KEY_FIELD = "formKey";
/** The shape of the key that the service worker adds to a form it may send again (modules/offline/waiting-forms.ts). */
const OWN_KEY = /^[\w-]{20,60}$/;

function nameOf(text: FormDataEntryValue | null): string | undefined {
  return typeof text === "string" && OWN_KEY.test(text) ? text : undefined;
}

/** The key that a device gave a form that it sends until the server confirms it; undefined for any other form. */
export function deviceKeyOf(form: FormData): string | undefined {
  const key = nameOf(form.get(WAIT_KEY));
  return key && `wait:${key}`;
}

function revisionOf(text: FormDataEntryValue | null): number | undefined {
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The fields that a page hands to its forms for `TripBasis`: the revision that it shows and a key of its own. */
export function basisForPage({ revision }: { revision: number }): { revision: number; formKey: string } {
  return { revision, formKey: newId() };
}

/** The same as fields of a form that a message carries. */
export function basisForPress(revision: number): Record<string, string> {
  return { [REVISION_FIELD]: String(revision), [KEY_FIELD]: newId() };
}

/**
 * The revision and key that a form carries besides the change itself: the revision its page showed, and a key that is
 * the same when the very same form is sent twice. A page has one key; with the fields of the form it becomes a key of
 * each of its buttons. A form that waited on a device has a key of its own.
 */
export function basisOfForm(form: FormData): Basis {
  const pageKey = form.get(KEY_FIELD);
  const fields = [...form].filter(([name]) => ![REVISION_FIELD, WAIT_DEVICE].includes(name));
  const digest = createHash("sha256").update(JSON.stringify(fields)).digest("base64url");
  return {
    revision: revisionOf(form.get(REVISION_FIELD)),
    key: deviceKeyOf(form) ?? (typeof pageKey === "string" && pageKey !== "" ? `form:${digest}` : undefined),
    device: nameOf(form.get(WAIT_DEVICE)),
    isAfterOwn: form.get(WAIT_AFTER) === "yes",
  };
}

/**
 * The revision and key that an API call carries besides the change: `If-Match` with the ETag of the trip as the caller
 * saw it, and `Idempotency-Key`. Both may be left out.
 * @throws AppError BAD_REQUEST for an If-Match that is no ETag of a trip, or too long a key
 */
export function basisOfCall(request: Request): Basis {
  const match = request.headers.get("If-Match");
  const revision =
    match === null || match === "*" ? undefined : revisionOf(match.replace(/^(?:W\/)?"r(\d+)(?:-[\w-]{22})?"$/, "$1"));
  if (match !== null && match !== "*" && revision === undefined)
    throw new AppError("BAD_REQUEST", "If-Match takes the ETag of the trip as you read it");
  const key = request.headers.get("Idempotency-Key") ?? undefined;
  if (key !== undefined && (key === "" || key.length > MOST_KEY_LETTERS))
    throw new AppError("BAD_REQUEST", `An Idempotency-Key has 1 to ${MOST_KEY_LETTERS} letters`);
  return { revision, key: key && `api:${key}` };
}

/** The ETag of a trip at a revision; a GET adds whatever else its answer depends on. */
export function tripTag({ revision }: { revision: number }): string {
  return `"r${revision}"`;
}
