import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import { real } from "#app/config/env.server";
import { PRODUCT } from "#app/config/product";
import { asksTravellers } from "#app/config/what-is-real";
import { ctxOf } from "#app/http/route/context.server";
import { readSessionToken, sessionCookie } from "#app/http/answer/cookies.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { changeEmailSchema, changePasswordSchema } from "#app/modules/accounts/account/accounts.schema";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { requestEmailChange, requestEmailConfirmation } from "#app/modules/accounts/settings/email-change.server";
import { hasGoogle } from "#app/modules/accounts/sign-in/google-sign-in.server";
import { requestPasswordReset } from "#app/modules/accounts/sign-in/password-reset.server";
import { SETTINGS_INTENTS } from "#app/modules/accounts/settings/settings-form";
import type { SettingsIntent, SettingsProblem } from "#app/modules/accounts/settings/settings-form";
import {
  changePassword,
  endDevice,
  endOtherDevices,
  getAccountSettings,
  removeGoogle,
} from "#app/modules/accounts/settings/settings.server";
import { DeviceList } from "#app/modules/accounts/ui/device-list";
import { EmailSettings } from "#app/modules/accounts/ui/email-settings";
import { GoogleSettings } from "#app/modules/accounts/ui/google-settings";
import { PasswordSettings } from "#app/modules/accounts/ui/password-settings";
import { WaitingForms } from "#app/modules/offline/ui/waiting-forms";
import { getPushSettings } from "#app/modules/offline/push.server";
import { DeviceContents } from "#app/modules/offline/ui/device-contents";
import { PushSettings } from "#app/modules/offline/ui/push-settings";
import { SavedTravellersLink } from "#app/modules/travellers/ui/saved-link";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";
import type { Ctx } from "#app/shared/context";

export const meta: MetaFunction = () => [
  { title: `Account settings · ${PRODUCT.name}` },
  { name: "description", content: "Your address, password, Google sign-in and the devices that are signed in." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  try {
    return {
      name: user.name,
      hasGoogle: hasGoogle(),
      asksTravellers: asksTravellers(real()),
      push: await getPushSettings(user.id),
      ...(await getAccountSettings(ctxOf(args), user.id, readSessionToken(args.request))),
    };
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

interface Done {
  status: "done";
  text: string;
  cookies?: string[];
}

function done(text: string, cookies?: string[]): Done {
  return { status: "done", text, cookies };
}

const deviceSchema = z.object({ device: z.string().max(64) });

/** One use case per intent. A failure is thrown; a problem with the form is the answer. */
async function perform(
  ctx: Ctx,
  user: CurrentUser,
  intent: SettingsIntent,
  form: FormData,
  request: Request,
): Promise<Done | { status: "error"; problem: FormProblem }> {
  switch (intent) {
    case "password-change": {
      const sent = readSubmission(form, changePasswordSchema);
      if (sent.status === "error") return sent;
      const { currentPassword, password } = sent.value;
      const token = await changePassword(ctx, user, {
        current: currentPassword,
        next: password,
        userAgent: request.headers.get("User-Agent") ?? "",
      });
      return done("Your password has been changed.", [sessionCookie(token)]);
    }
    case "password-link":
      await requestPasswordReset(ctx, user.email);
      return done(`We've sent a link to ${user.email}. It works for an hour.`);
    case "email-change": {
      const sent = readSubmission(form, changeEmailSchema);
      if (sent.status === "error") return sent;
      const { email, currentPassword } = sent.value;
      await requestEmailChange(ctx, user.id, { email, password: currentPassword });
      return done(`We've sent a link to ${email}. The address changes when you use it.`);
    }
    case "email-confirm":
      await requestEmailConfirmation(ctx, user.id, user.email);
      return done(`We've sent a link to ${user.email}.`);
    case "device-end": {
      const sent = readSubmission(form, deviceSchema);
      if (sent.status === "error") return sent;
      await endDevice(ctx, user.id, sent.value.device);
      return done("That device is signed out.");
    }
    case "devices-end":
      await endOtherDevices(ctx, user.id, readSessionToken(request) ?? "");
      return done("You are signed out everywhere else.");
    case "google-remove":
      await removeGoogle(ctx, user.id);
      return done("Google is disconnected.");
  }
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(SETTINGS_INTENTS));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<FormProblem>, status: number) =>
    data<SettingsProblem>({ ...pressed.problem, ...problem, intent }, { status });
  try {
    const outcome = await perform(ctx, user, intent, form, args.request);
    if (outcome.status === "error") return refuse(outcome.problem, 422);
    return await redirectWithToast("/profile/account", { kind: "success", text: outcome.text }, outcome.cookies);
  } catch (error) {
    if (isAppError(error))
      return refuse(error.details.fields ? { fields: error.details.fields } : { message: error.message }, error.status);
    ctx.log.error({ err: error }, "account settings failed");
    return refuse({ message: "An unexpected error occurred. Please try again." }, 500);
  }
}

export default function AccountSettingsRoute() {
  const account = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <div className="wrap page stack narrow wide-gap">
      <h1 className="step-3">Account settings</h1>
      <p className="lede">{account.name}</p>
      <EmailSettings
        email={account.email}
        isVerified={account.isEmailVerified}
        hasPassword={account.hasPassword}
        problem={problem}
      />
      <PasswordSettings hasPassword={account.hasPassword} problem={problem} />
      <GoogleSettings
        isConnected={account.isGoogleConnected}
        isConfigured={account.hasGoogle}
        hasPassword={account.hasPassword}
        problem={problem}
      />
      <DeviceList devices={account.devices} problem={problem} />
      <PushSettings {...account.push} />
      {account.asksTravellers && <SavedTravellersLink />}
      <section className="panel stack" aria-labelledby="device-heading" id="this-device">
        <h2 className="step-1" id="device-heading">
          On this device
        </h2>
        <p>
          Your trips in the next 60 days and the pages you&apos;ve read are saved here, so they open offline. When you
          sign out, your own pages are removed.
        </p>
        <WaitingForms />
        <DeviceContents mayClear />
      </section>
      <section className="panel stack" aria-labelledby="data-heading">
        <h2 className="step-1" id="data-heading">
          Your data
        </h2>
        <p>Download everything we store about you, in one file.</p>
        <p className="row">
          <a className="button" href="/profile/account/export" download>
            Download my data
          </a>
          <Link className="button" to="/profile/account/delete">
            Delete my account
          </Link>
        </p>
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
