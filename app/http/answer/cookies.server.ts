import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "#app/config/env.server";
import { VISITOR_DAYS } from "#app/config/product";
import { COOKIE_YEARS } from "#app/config/retention";
import { newToken } from "#app/db/ids.server";
import { ANALYTICS_COOKIE, PREFERENCES_COOKIE } from "#app/modules/measuring/measuring";
import type { Answer } from "#app/modules/measuring/measuring";

/** Over HTTPS the session cookie carries the __Host- prefix: no other host can set it. */
function isSecureOrigin(): boolean {
  return env().PUBLIC_ORIGIN?.startsWith("https:") ?? false;
}

function sessionCookieName(): string {
  return isSecureOrigin() ? "__Host-auth_token" : "auth_token";
}

function attributes(): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecureOrigin() ? "; Secure" : ""}`;
}

function readRawCookie(request: Request, name: string): string | undefined {
  const part = request.headers
    .get("Cookie")
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`));
  return part?.slice(name.length + 1) || undefined;
}

/** The session token that the browser sent, if any. */
export function readSessionToken(request: Request): string | undefined {
  const token = readRawCookie(request, sessionCookieName());
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Whether the browser sent a session cookie at all, a forged one too. */
export function hasSessionCookie(request: Request): boolean {
  return Boolean(readRawCookie(request, sessionCookieName()));
}

/**
 * Set-Cookie value that signs a browser in; it ends with the browser session (CHECKLIST LEGAL-06), or after these
 * seconds on a device that is kept signed in. The server's own end counts, whatever the browser keeps.
 */
export function sessionCookie(token: string, keptSeconds?: number): string {
  const life = keptSeconds === undefined ? "" : `; Max-Age=${keptSeconds}`;
  return `${sessionCookieName()}=${token}; ${attributes()}${life}`;
}

/** Set-Cookie value that signs a browser out. */
export function clearedSessionCookie(): string {
  return `${sessionCookieName()}=; ${attributes()}; Max-Age=0`;
}

/** Set-Cookie value that remembers, or forgets, that this browser was told of the end of its session. */
export function toldCookie(isTold: boolean): string {
  return `signin_told=1; ${attributes()}${isTold ? "" : "; Max-Age=0"}`;
}

const YEAR_SECONDS = 365 * 86_400;

/**
 * Set-Cookie values for an answer to "may we note which pages are read" (CHECKLIST LEGAL-07, LEGAL-08): the answer for
 * a year; after a yes a random number for two years, the one that is there or a new one; after a no none.
 */
export function measuringCookies(answer: Answer, reader: string | undefined): string[] {
  const number = answer === "yes" ? (reader ?? newToken()) : "";
  const life = answer === "yes" ? COOKIE_YEARS.analytics * YEAR_SECONDS : 0;
  return [
    `${PREFERENCES_COOKIE}=measuring:${answer}; ${attributes()}; Max-Age=${COOKIE_YEARS.preferences * YEAR_SECONDS}`,
    `${ANALYTICS_COOKIE}=${number}; ${attributes()}; Max-Age=${life}`,
  ];
}

const toastSchema = z.object({
  kind: z.enum(["success", "error", "info"]),
  text: z.string().min(1).max(300),
  /** A button inside the message, such as the one that takes a change back: where its form goes, and its fields. */
  press: z
    .object({
      label: z.string().min(1).max(20),
      to: z.string().startsWith("/").max(200),
      fields: z.record(z.string().max(20), z.string().max(100)),
    })
    .optional(),
});
export type Toast = z.infer<typeof toastSchema>;

function signed(name: string, maxAge: number): ReturnType<typeof createCookie> {
  return createCookie(name, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecureOrigin(),
    secrets: [...env().SESSION_SECRET],
    maxAge,
  });
}

/** A message that the next page shows once. */
export async function toastCookie(toast: Toast): Promise<string> {
  return signed("toast", 60).serialize(toast);
}

/** Reads the message, and the Set-Cookie value that takes it away again. */
export async function takeToast(request: Request): Promise<{ toast: Toast; clear: string } | undefined> {
  if (!readRawCookie(request, "toast")) return undefined;
  const cookie = signed("toast", 60);
  const parsed = toastSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? { toast: parsed.data, clear: await cookie.serialize("", { maxAge: 0 }) } : undefined;
}

const QUIZ_RETURN_SECONDS = 3_600;
const returnSchema = z.string().startsWith("/").max(600);

/**
 * Set-Cookie value that remembers for an hour the page that asked for the quiz, so that the end of the quiz leads back
 * to it.
 */
export function quizReturnCookie(path: string): Promise<string> {
  return signed("quiz_return", QUIZ_RETURN_SECONDS).serialize(path);
}

/** The path that the end of the quiz leads back to; undefined where no page asked for it. */
export async function readQuizReturn(request: Request): Promise<string | undefined> {
  if (!readRawCookie(request, "quiz_return")) return undefined;
  const cookie = signed("quiz_return", QUIZ_RETURN_SECONDS);
  const parsed = returnSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : undefined;
}

const PENDING_SAVE_SECONDS = 3_600;
const slugSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);

/**
 * Set-Cookie value that remembers for an hour the destination that a visitor wanted to save; without one the cookie is
 * forgotten.
 */
export function pendingSaveCookie(slug?: string): Promise<string> {
  const cookie = signed("pending_save", PENDING_SAVE_SECONDS);
  return slug === undefined ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(slug);
}

/** The destination that a visitor wanted to save before signing in. */
export async function readPendingSave(request: Request): Promise<string | undefined> {
  if (!readRawCookie(request, "pending_save")) return undefined;
  const cookie = signed("pending_save", PENDING_SAVE_SECONDS);
  const parsed = slugSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : undefined;
}

const RESET_SENT_SECONDS = 600;
const resetSentSchema = z.string().max(300);

/**
 * Set-Cookie value that remembers for ten minutes the address that a reset link was asked for, so that it stays out of
 * the address bar.
 */
export function resetSentCookie(email: string): Promise<string> {
  return signed("reset_sent", RESET_SENT_SECONDS).serialize(email);
}

/** The address that this browser asked a reset link for. */
export async function readResetSent(request: Request): Promise<string | undefined> {
  if (!readRawCookie(request, "reset_sent")) return undefined;
  const cookie = signed("reset_sent", RESET_SENT_SECONDS);
  const parsed = resetSentSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return parsed.success ? parsed.data : undefined;
}

const visitorSchema = z.string().regex(/^[\w-]{43}$/);

/** The visitor id of this browser: a visitor without an account holds the draft of a plan by this cookie. */
export async function readVisitor(request: Request): Promise<string | undefined> {
  if (!readRawCookie(request, "visitor")) return undefined;
  const parsed = visitorSchema.safeParse(
    await signed("visitor", VISITOR_DAYS * 86_400).parse(request.headers.get("Cookie")),
  );
  return parsed.success ? parsed.data : undefined;
}

/** The visitor of this request, or a new visitor with the Set-Cookie value that stores it. */
export async function readOrMakeVisitor(request: Request): Promise<{ visitorId: string; setCookie?: string }> {
  const known = await readVisitor(request);
  if (known) return { visitorId: known };
  const visitorId = newToken();
  return { visitorId, setCookie: await signed("visitor", VISITOR_DAYS * 86_400).serialize(visitorId) };
}
