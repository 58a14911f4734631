import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { beginSession } from "#app/http/route/begin-session.server";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { keepSignedIn } from "#app/modules/accounts/account/accounts.schema";
import { PASSKEY_REFUSED, passkeyAnswerSchema } from "#app/modules/accounts/sign-in/passkeys";
import { beginPasskeySignIn, signInWithPasskey } from "#app/modules/accounts/sign-in/passkeys.server";
import { isAppError } from "#app/shared/app-error";
import { passkeyQuestion } from "./passkey-question";

const answerSchema = z.object({ answer: passkeyAnswerSchema, keepSignedIn });

/** Nothing to read here: a visitor who opens the address is led to the sign-in page. */
export function loader() {
  return seeOther("/signin");
}

/**
 * A sign-in with a passkey: the question to the device as JSON, and its answer as a form, which ends like a sign-in
 * with a password.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  if (readSubmission(form, buttonSchema(["passkey-begin"])).status === "success")
    return passkeyQuestion(ctx, () => beginPasskeySignIn(ctx));
  const to = safeRedirect(form.get("redirect"), "/profile");
  const refuse = (text: string) =>
    redirectWithToast(`/signin?redirect=${encodeURIComponent(to)}`, { kind: "error", text });
  const sent = readSubmission(form, answerSchema);
  if (sent.status === "error") return refuse(PASSKEY_REFUSED);
  try {
    const user = await signInWithPasskey(ctx, sent.value.answer);
    return seeOther(to, await beginSession(args, user.id, sent.value.keepSignedIn ? "kept" : "day"));
  } catch (error) {
    if (!isAppError(error)) ctx.log.error({ err: error }, "sign-in with a passkey failed");
    return refuse(isAppError(error) ? error.message : "Sign in failed - please try again");
  }
}
