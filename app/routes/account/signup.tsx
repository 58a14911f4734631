import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { signUp } from "#app/modules/accounts/account/accounts.server";
import { signUpSchema } from "#app/modules/accounts/account/accounts.schema";
import { normaliseEmail } from "#app/modules/accounts/account/email-address";
import { MAX_PASSWORD_LENGTH, passwordProblems } from "#app/modules/accounts/account/password-rules";
import { signUpPage } from "#app/modules/accounts/sign-in/sign-in-page.server";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";
import { beginSession } from "#app/http/route/begin-session.server";
import { SignUpView } from "./signup-view";

export const meta: MetaFunction = (args) => [
  { title: "Sign up · Voyance" },
  { name: "description", content: "Create an account to save your trips and see places that suit you." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const params = queryOf(args.request);
  const to = safeRedirect(params.get("redirect"), "/welcome");
  if (await findUser(args).catch(() => undefined)) throw redirect(to);
  return signUpPage(to, params.get("notice"));
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const to = safeRedirect(form.get("redirect"), "/welcome");
  const sent = readSubmission(form, signUpSchema);
  const refuse = (problem: Partial<FormProblem>, status: number, offersSignIn = false) =>
    data({ ...sent.problem, ...problem, offersSignIn }, { status });
  if (sent.status === "error") {
    const { fields } = sent.problem;
    // The rules of the password are shown with the other problems, not one visit later.
    const owner = {
      email: normaliseEmail(textOf(form, "email", 254)),
      firstName: textOf(form, "firstName", 80),
      lastName: textOf(form, "lastName", 80),
    };
    const typed = textOf(form, "password", MAX_PASSWORD_LENGTH + 1);
    const problems = fields.password ? [] : passwordProblems(typed, owner);
    return refuse(problems.length > 0 ? { fields: { ...fields, password: problems } } : {}, 422);
  }
  try {
    const user = await signUp(ctx, sent.value);
    return seeOther(to, await beginSession(args, user.id, sent.value.keepSignedIn ? "kept" : "day"));
  } catch (error) {
    if (!isAppError(error)) {
      ctx.log.error({ err: error }, "sign-up failed");
      return refuse({ message: "Sign up failed" }, 500);
    }
    if (error.details.fields) return refuse({ fields: error.details.fields }, error.status);
    return refuse({ message: error.message }, error.status, error.code === "CONFLICT");
  }
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

export default function SignUpRoute() {
  return <SignUpView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
