import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { takeToast } from "#app/http/answer/cookies.server";
import { createSession, findUserBySession, grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { Answers, QuestionId } from "#app/modules/profile/quiz";
import { QUESTIONS } from "#app/modules/profile/quiz";
import { keepAnswer, openQuiz } from "#app/modules/profile/quiz.server";
import { closeTestDatabase, openTestDatabase } from "#tests/setup/database";
import { makeCtx } from "../booking/booking.fixture";

const ORIGIN = "http://localhost:3000";

/** A migrated database, with test switches on. */
export async function openTravellerWorld(): Promise<void> {
  await openTestDatabase();
}

export async function closeTravellerWorld(): Promise<void> {
  await closeTestDatabase();
}

/** A traveller with an account and a signed-in browser. */
export interface Traveller {
  id: string;
  /** The user as it is now. */
  user: () => Promise<CurrentUser>;
  headers: { Cookie: string };
}

/** Opens an account without a quiz; with a plan, the entitlement of it. */
export async function insertTraveller(plan: "free" | "premium" = "free"): Promise<Traveller> {
  const id = newId();
  const at = new Date().toISOString();
  await db()
    .insertInto("users")
    .values({
      id,
      email: `${id}@example.com`,
      name: "Ann Lee",
      first_name: "Ann",
      last_name: "Lee",
      social_links: "{}",
      is_admin: 0,
      quiz_completed: 0,
      onboarding_complete: 0,
      loyalty_points: 0,
      loyalty_tier: "explorer",
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (plan === "premium")
    await grantEntitlement(db(), {
      userId: id,
      kind: "premium",
      source: `test:${id}`,
      startsAt: "2020-01-01T00:00:00.000Z",
    });
  const token = await createSession(makeCtx({ now: new Date() }), id, "tests");
  const user = async (): Promise<CurrentUser> => {
    const found = await findUserBySession(makeCtx({ now: new Date() }), token);
    if (!found) throw new Error("The traveller is gone");
    return found;
  };
  return { id, user, headers: { Cookie: `auth_token=${token}` } };
}

export type Fields = Record<string, string | string[]>;

/** The arguments of a loader or an action. */
export function args(
  target: string,
  {
    fields,
    json,
    headers = {},
    params = {},
  }: { fields?: Fields; json?: unknown; headers?: Record<string, string>; params?: Record<string, string> } = {},
) {
  const form =
    fields &&
    new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const request = new Request(new URL(target, ORIGIN), {
    method: body === undefined ? "GET" : "POST",
    body,
    headers: { ...(json !== undefined && { "Content-Type": "application/json" }), ...headers },
  });
  return { request, params, context: { origin: ORIGIN } };
}

export interface Outcome {
  status: number;
  location: string | null;
  toast: string | undefined;
  /** The data of the page or the form. */
  body: unknown;
}

/** The result of a loader or an action, thrown or returned. */
export async function outcome(work: Promise<unknown>): Promise<Outcome> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Error) throw result;
  const response = result instanceof Response ? result : undefined;
  const answer = response ? undefined : (result as { data?: unknown; init?: ResponseInit | null } | null);
  const headers = response?.headers ?? new Headers(answer?.init?.headers);
  const cookie = headers.getSetCookie().find((one) => one.startsWith("toast="));
  const toast =
    cookie && (await takeToast(new Request(ORIGIN, { headers: { Cookie: cookie.split(";")[0]! } })))?.toast.text;
  const body = response
    ? ((await response.json().catch(() => undefined)) as unknown)
    : answer && "init" in answer
      ? answer.data
      : answer;
  return { status: response?.status ?? answer?.init?.status ?? 200, location: headers.get("Location"), toast, body };
}

/** The first option of every question. */
export const FIRST_OPTIONS = Object.fromEntries(
  QUESTIONS.map(({ id, options }) => [id, [options[0]!.id]]),
) as Required<Answers>;

/** Answers the open run, question by question. */
export async function answerQuiz(userId: string, answers: Answers): Promise<void> {
  const ctx = makeCtx();
  await openQuiz(ctx, userId);
  for (const [question, chosen] of Object.entries(answers))
    await keepAnswer(ctx, userId, question as QuestionId, chosen);
}
