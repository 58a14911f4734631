import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { MAX_PASSWORD_LENGTH } from "#app/modules/accounts/account/password-rules";
import { passkeyAnswerSchema } from "#app/modules/accounts/sign-in/passkeys";
import { addPasskey, beginAddingPasskey } from "#app/modules/accounts/settings/passkeys.server";
import { isAppError } from "#app/shared/app-error";
import { passkeyQuestion } from "./passkey-question";

const BACK = "/profile/account/passkeys";
const answerSchema = z.object({ answer: passkeyAnswerSchema });

/** Nothing to read here: passkeys stand in the settings. */
export function loader() {
  return seeOther(BACK);
}

/**
 * A new passkey of the account: the question to its device as JSON, once the owner is proven, and the answer as a form.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const form = await readForm(args.request);
  const proof = { password: textOf(form, "currentPassword", MAX_PASSWORD_LENGTH), email: textOf(form, "email", 254) };
  if (readSubmission(form, buttonSchema(["passkey-begin"])).status === "success")
    return passkeyQuestion(ctx, () => beginAddingPasskey(ctx, user.id, proof));
  const sent = readSubmission(form, answerSchema);
  const refuse = (text: string) => redirectWithToast(BACK, { kind: "error", text });
  if (sent.status === "error") return refuse("We couldn't add that passkey. Please try again.");
  try {
    await addPasskey(ctx, user, sent.value.answer, args.request.headers.get("User-Agent") ?? "");
  } catch (error) {
    if (!isAppError(error)) ctx.log.error({ err: error }, "adding a passkey failed");
    return refuse(isAppError(error) ? error.message : "An unexpected error occurred. Please try again.");
  }
  return redirectWithToast(BACK, { kind: "success", text: "Your passkey is ready. Use it the next time you sign in." });
}
