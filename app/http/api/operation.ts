import { z } from "zod";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { ErrorCode } from "#app/shared/app-error";

/** How the calls are grouped in the description and on its page, in this order. */
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

/** What a call answers when it is done. */
export interface Reply<S extends z.ZodType = z.ZodType> {
  says: string;
  /** The schema of what the handler gives; a file has none. */
  schema: S;
  /** Whether it goes out as `{ success: true, data }`. */
  isWrapped: boolean;
  /** Of a file: its content type. */
  file?: string;
}

/** A reply that goes out as `{ success: true, data: … }`. */
export function data<S extends z.ZodType>(says: string, schema: S): Reply<S> {
  return { says, schema, isWrapped: true };
}

/** A reply that goes out as it is. */
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
/** A body whose rules hang on the day of the request. */
type DatedBody = (today: string) => z.ZodType;

/** What an account needs beside being signed in. */
interface Requirement {
  capability: keyof CurrentUser["capabilities"];
  /** What is said to an account that may not. */
  refusal: string;
}

/** A form with files. */
interface FormDeclaration {
  fields: (today: string) => z.ZodObject;
  /** Names of its files, and what each has to be. */
  files: Readonly<Record<string, string>>;
}

/** Everything that is true of a call and not of its handler: what goes in, who may, what comes back. */
export interface Declaration {
  /** The name of the call in the description, in the manner of a function. */
  id: string;
  group: Group;
  /** One line, for lists. */
  summary: string;
  /** What else a caller has to know. */
  note?: string;
  /** "open" to everybody, or for an "account": by bearer token, or by the browser's cookie. */
  access: "open" | "account";
  requires?: Requirement;
  /** Parts of the address. What does not fit leads to nothing: 404. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | DatedBody;
  /** A multipart form, which the handler reads itself: its files may be large. */
  form?: FormDeclaration;
  /** Where the documents fix the error as one text, `{ error: "…" }`, it is this and not the shape of the others. */
  saysErrorsAsText?: true;
  /** Headers that mean something here. */
  headers?: readonly ("If-Match" | "Idempotency-Key")[];
  replies: Replies;
  /** Refusals that the declaration does not imply, with their reasons. */
  refusals?: Partial<Record<ErrorCode, string>>;
  /** Seconds for which an answer that is the same for everybody may be kept. */
  keptFor?: number;
  /** A valid call, true of the sandbox; the tests make it. */
  example: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
}

/** The schema of a body on a day. */
export function bodyOf(declaration: Pick<Declaration, "body">, today: string): z.ZodType | undefined {
  return typeof declaration.body === "function" ? declaration.body(today) : declaration.body;
}

/** Everything that is refused answers so (one shape for all of the API). */
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

/** What a refusal of a call looks like. */
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

/** Every refusal that a call may answer with, and why: those that follow from its declaration, and its own. */
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
