import { findSessionState } from "#app/modules/accounts/account/accounts.server";
import { ctxOf } from "./context.server";
import type { RouteArgs } from "./context.server";
import { readSessionToken } from "../answer/cookies.server";

/** The server's reading of a request's sign-in. It tells whether a token is there, and nothing else of it. */
export interface AuthDiagnosis {
  hasCookie: boolean;
  session: "valid" | "expired" | "unknown" | "unreadable";
  /** Until when the session lasts: UTC ISO. */
  until: string | null;
  userId: string | null;
  quizCompleted: boolean;
  plan: string | null;
  capabilities: string[];
  /** The clock of the request: UTC ISO. */
  at: string;
}

/** Reads the sign-in of a request without refusing anything. */
export async function diagnoseAuth(args: RouteArgs): Promise<AuthDiagnosis> {
  const ctx = ctxOf(args);
  const token = readSessionToken(args.request);
  const nobody = {
    hasCookie: token !== undefined,
    until: null,
    userId: null,
    quizCompleted: false,
    plan: null,
    capabilities: [],
    at: ctx.now.toISOString(),
  };
  try {
    const state = token ? await findSessionState(ctx, token) : { status: "unknown" as const };
    if (state.status !== "valid") return { ...nobody, session: state.status };
    const { id, quizCompleted, membership: plan, capabilities } = state.user;
    return {
      ...nobody,
      session: "valid",
      until: state.until,
      userId: id,
      quizCompleted,
      plan,
      capabilities: Object.entries(capabilities).flatMap(([name, has]) => (has ? [name] : [])),
    };
  } catch (error) {
    ctx.log.error({ err: error }, "the session could not be read");
    return { ...nobody, session: "unreadable" };
  }
}

/** Writes the diagnosis of a profile page into the log while debug pages are on (CHECKLIST PROF-06). */
export async function logAuthDiagnosis(args: RouteArgs): Promise<void> {
  ctxOf(args).log.info(
    { event: "auth-diagnosis", path: new URL(args.request.url).pathname, ...(await diagnoseAuth(args)) },
    "who the profile was asked for by",
  );
}
