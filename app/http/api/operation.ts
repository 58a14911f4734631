import { z } from "zod";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { ErrorCode } from "#app/shared/app-error";

/** The groups of calls in the description and on its page, in this order. */
export const GROUPS = {
  Accounts: "Sign-in, sign-up and tokens.",
  Traveller: "The account and its Travel DNA.",
  Destinations: "The catalogue, and how it suits the caller.",
  Guides: "Articles about places and travelling.",
  Trips: "The caller's trips and their days.",
  Surprises: "Places we choose for the caller, and the trip made from one of them.",
  Booking: "Price locks, checkout and what follows.",
  Disruption: "What may disrupt a booked trip; off unless DISRUPTION_ALERTS is on.",
  Company: "Open positions, applications and messages to us.",
} as const;
type Group = keyof typeof GROUPS;

/** A successful answer of a call. */
export interface Reply<S extends z.ZodType = z.ZodType> {
  says: string;
  /** The schema of the handler's value; a file has none. */
  schema: S;
  /** Whether the value goes out as `{ success: true, data }`. */
  isWrapped: boolean;
  /** The content type, if the reply is a file. */
  file?: string;
}

/** A reply that goes out as `{ success: true, data: … }`. */
export function data<S extends z.ZodType>(says: string, schema: S): Reply<S> {
  return { says, schema, isWrapped: true };
}

/** A reply whose value goes out as it is. */
export function plain<S extends z.ZodType>(says: string, schema: S): Reply<S> {
  return { says, schema, isWrapped: false };
}

/** A reply that is a file, which the handler makes itself. */
export function file(says: string, type: string): Reply<z.ZodType<never>> {
  return { says, schema: z.never(), isWrapped: false, file: type };
}

/** The schema of a whole answer. */
export function bodySchemaOf({ schema, isWrapped }: Reply): z.ZodType {
  return isWrapped ? z.object({ success: z.literal(true), data: schema }) : schema;
}

type SuccessStatus = 200 | 201 | 202;
type Replies = Partial<Record<SuccessStatus, Reply>>;
/** A body whose rules depend on the day of the request. */
type DatedBody = (today: string) => z.ZodType;

/** A condition that an account must meet besides being signed in. */
interface Requirement {
  capability: keyof CurrentUser["capabilities"];
  /** The sentence for an account that does not meet it. */
  refusal: string;
}

/** A form with files. */
interface FormDeclaration {
  fields: (today: string) => z.ZodObject;
  /** The names of its files, each with the file's description. */
  files: Readonly<Record<string, string>>;
}

/** Everything about a call but its handler: its input, its callers, its answers. */
export interface Declaration {
  /** The name of the call in the description, in the manner of a function. */
  id: string;
  group: Group;
  /** One line, for lists. */
  summary: string;
  /** Further facts that a caller has to know. */
  note?: string;
  /** "open" to every caller, or for an "account": by bearer token, or by the browser's cookie. */
  access: "open" | "account";
  requires?: Requirement;
  /** The parts of the address. A part that does not fit leads to 404. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | DatedBody;
  /** A multipart form, which the handler reads itself: its files may be large. */
  form?: FormDeclaration;
  /** Set where the documents fix the error as one text, `{ error: "…" }`, in place of the usual shape. */
  saysErrorsAsText?: true;
  /** Headers that the call reads. */
  headers?: readonly ("If-Match" | "Idempotency-Key")[];
  replies: Replies;
  /** Refusals that the declaration does not imply, with their reasons. */
  refusals?: Partial<Record<ErrorCode, string>>;
  /** Seconds for which an answer that is the same for every caller may be kept. */
  keptFor?: number;
  /** A valid call that the sandbox can answer; the tests make it. */
  example: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
}

/** The schema of a body on a given day. */
export function bodyOf(declaration: Pick<Declaration, "body">, today: string): z.ZodType | undefined {
  return typeof declaration.body === "function" ? declaration.body(today) : declaration.body;
}

/** The answer to every refused call (one shape for all of the API). */
const errorSchema = z
  .object({
    success: z.literal(false),
    error: z
      .object({
        code: z.string().describe("A code for programs, such as VALIDATION_ERROR"),
        message: z.string().describe("A sentence for people"),
        fields: z
          .record(z.string(), z.array(z.string()))
          .optional()
          .describe("What is wrong with each field, by its dotted path; with VALIDATION_ERROR"),
        traceId: z.string().optional().describe("Quote it when you report an unexpected error"),
        errorData: z.looseObject({}).optional().describe("For a refused sign-in: what to suggest to the person"),
      })
      .describe("What went wrong"),
  })
  .catchall(z.unknown())
  .meta({ id: "Error" });

/** An error as one text, where the documents fix it so (CHECKLIST API-45). */
const textErrorSchema = z.object({ error: z.string() }).meta({ id: "TextError" });

/** The schema of a call's refusals. */
export function errorSchemaOf({ saysErrorsAsText }: Pick<Declaration, "saysErrorsAsText">): z.ZodType {
  return saysErrorsAsText ? textErrorSchema : errorSchema;
}

const WHY: Record<ErrorCode, string> = {
  BAD_REQUEST: "We can't read this call",
  UNAUTHENTICATED: "There is no token, or it has expired",
  PAYMENT_REQUIRED: "This has to be bought first",
  FORBIDDEN: "This account may not do that",
  NOT_FOUND: "It doesn't exist, or it belongs to somebody else",
  METHOD_NOT_ALLOWED: "This address doesn't take that method; Allow lists those it takes",
  CONFLICT: "It conflicts with what is there now",
  TOO_LARGE: "The body is larger than 64 KB",
  UNSUPPORTED_MEDIA_TYPE: "The body is not JSON",
  VALIDATION_ERROR: "Some fields are not valid; each is named",
  RATE_LIMITED: "Too many calls; Retry-After says when to try again",
  INTERNAL: "An unexpected error on our side",
  UNAVAILABLE: "Something we depend on isn't answering; try again later",
};

/** Every refusal that a call may answer with, and its reason: those that follow from its declaration, and its own. */
export function refusalsOf(method: string, declaration: Declaration): Partial<Record<ErrorCode, string>> {
  const { access, requires, params, query, headers, refusals, saysErrorsAsText } = declaration;
  const body = declaration.body ?? declaration.form;
  const implied: [ErrorCode, boolean][] = [
    ["BAD_REQUEST", Boolean(body ?? headers)],
    ["UNAUTHENTICATED", access === "account"],
    ["NOT_FOUND", params !== undefined],
    ["TOO_LARGE", body !== undefined],
    ["UNSUPPORTED_MEDIA_TYPE", body !== undefined],
    ["VALIDATION_ERROR", Boolean(body ?? query) && !saysErrorsAsText],
    ["RATE_LIMITED", access === "account" || method !== "GET"],
    ["INTERNAL", true],
  ];
  return {
    ...Object.fromEntries(implied.filter(([, isSo]) => isSo).map(([code]) => [code, WHY[code]])),
    ...(requires && { FORBIDDEN: requires.refusal }),
    ...refusals,
  };
}
