import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { removePasskeySchema, renamePasskeySchema } from "#app/modules/accounts/sign-in/passkeys";
import {
  declinePasskey,
  readPasskeys,
  removePasskey,
  renamePasskey,
} from "#app/modules/accounts/settings/passkeys.server";
import { PasskeySettings } from "#app/modules/accounts/ui/passkey-settings";
import type { PasskeyProblem } from "#app/modules/accounts/ui/passkey-settings";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Passkeys · ${PRODUCT.name}` },
  { name: "description", content: "The passkeys that sign you in without a password." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const HERE = "/profile/account/passkeys";

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return readPasskeys(user.id);
}

const INTENTS = ["passkey-rename", "passkey-remove", "passkey-decline"] as const;

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(INTENTS));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<PasskeyProblem>, status: number) =>
    data<PasskeyProblem>({ ...pressed.problem, ...problem, intent }, { status });
  const done = (text: string) => redirectWithToast(HERE, { kind: "success", text });
  try {
    switch (intent) {
      case "passkey-decline":
        await declinePasskey(ctx, user.id);
        return seeOther(safeRedirect(textOf(form, "returnTo", 2_000), HERE));
      case "passkey-rename": {
        const sent = readSubmission(form, renamePasskeySchema);
        if (sent.status === "error") return refuse(sent.problem, 422);
        await renamePasskey(user.id, sent.value.passkey, sent.value.passkeyName);
        return await done("Passkey renamed.");
      }
      case "passkey-remove": {
        const sent = readSubmission(form, removePasskeySchema);
        if (sent.status === "error") return refuse(sent.problem, 422);
        const { passkey, currentPassword, email } = sent.value;
        await removePasskey(ctx, user.id, passkey, { password: currentPassword, email });
        return await done("Passkey removed.");
      }
    }
  } catch (error) {
    if (isAppError(error))
      return refuse(error.details.fields ? { fields: error.details.fields } : { message: error.message }, error.status);
    ctx.log.error({ err: error }, "changing a passkey failed");
    return refuse({ message: "An unexpected error occurred. Please try again." }, 500);
  }
}

export default function PasskeysRoute() {
  const { passkeys, hasPassword } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <div className="wrap page stack form-page">
      <p>
        <Link className="target" to="/profile/account">
          Account settings
        </Link>
      </p>
      <h1 className="step-3">Passkeys</h1>
      <p>Sign in with your face, your fingerprint or your device&apos;s PIN. Your password keeps working.</p>
      <PasskeySettings passkeys={passkeys} hasPassword={hasPassword} problem={problem} />
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
