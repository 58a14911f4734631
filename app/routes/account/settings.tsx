import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/context.server";
import { readSessionToken, sessionCookie } from "#app/http/cookies.server";
import { readForm } from "#app/http/form.server";
import { requireUser } from "#app/http/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/responses.server";
import { changeEmailSchema, changePasswordSchema } from "#app/modules/accounts/accounts.schema";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { requestEmailChange, requestEmailConfirmation } from "#app/modules/accounts/email-change.server";
import { hasGoogle } from "#app/modules/accounts/google-sign-in.server";
import { requestPasswordReset } from "#app/modules/accounts/password-reset.server";
import { SETTINGS_INTENTS } from "#app/modules/accounts/settings-form";
import type { SettingsIntent, SettingsProblem } from "#app/modules/accounts/settings-form";
import {
  changePassword,
  endDevice,
  endOtherDevices,
  getAccountSettings,
  removeGoogle,
} from "#app/modules/accounts/settings.server";
import { DeviceList } from "#app/modules/accounts/ui/device-list";
import { EmailSettings } from "#app/modules/accounts/ui/email-settings";
import { GoogleSettings } from "#app/modules/accounts/ui/google-settings";
import { PasswordSettings } from "#app/modules/accounts/ui/password-settings";
import { isAppError } from "#app/shared/app-error";
import { fieldErrors } from "#app/shared/field-errors";
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
      ...(await getAccountSettings(ctxOf(args), user.id, readSessionToken(args.request))),
    };
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

interface Done {
  text: string;
  cookies?: string[];
}

/** One use case per intent; what goes wrong is thrown. */
async function perform(
  ctx: Ctx,
  user: CurrentUser,
  intent: SettingsIntent,
  fields: Record<string, unknown>,
  request: Request,
): Promise<Done> {
  switch (intent) {
    case "password-change": {
      const { currentPassword, password } = changePasswordSchema.parse(fields);
      const token = await changePassword(ctx, user, {
        current: currentPassword,
        next: password,
        userAgent: request.headers.get("User-Agent") ?? "",
      });
      return { text: "Your password is changed.", cookies: [sessionCookie(token)] };
    }
    case "password-link":
      await requestPasswordReset(ctx, user.email);
      return { text: `We've sent a link to ${user.email}. It works for an hour.` };
    case "email-change": {
      const { email, currentPassword } = changeEmailSchema.parse(fields);
      await requestEmailChange(ctx, user.id, { email, password: currentPassword });
      return { text: `We've sent a link to ${email}. The address changes when you use it.` };
    }
    case "email-confirm":
      await requestEmailConfirmation(ctx, user.id, user.email);
      return { text: `We've sent a link to ${user.email}.` };
    case "device-end":
      await endDevice(ctx, user.id, z.string().max(64).catch("").parse(fields.device));
      return { text: "That device is signed out." };
    case "devices-end":
      await endOtherDevices(ctx, user.id, readSessionToken(request) ?? "");
      return { text: "You are signed out everywhere else." };
    case "google-remove":
      await removeGoogle(ctx, user.id);
      return { text: "Google is disconnected." };
  }
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const fields = Object.fromEntries(await readForm(args.request));
  const intent = z.enum(SETTINGS_INTENTS).safeParse(fields.intent);
  const refuse = (problem: SettingsProblem, status: number) => data(problem, { status });
  if (!intent.success)
    throw data(
      { code: "BAD_REQUEST", message: "That button is not known. Reload the page and try again." },
      { status: 400 },
    );
  const refused = { intent: intent.data, message: null, fields: {}, email: String(fields.email ?? "").slice(0, 254) };
  try {
    const done = await perform(ctx, user, intent.data, fields, args.request);
    return await redirectWithToast("/profile/account", { kind: "success", text: done.text }, done.cookies);
  } catch (error) {
    if (error instanceof z.ZodError) return refuse({ ...refused, fields: fieldErrors(error) }, 422);
    if (isAppError(error))
      return refuse(
        { ...refused, message: error.details.fields ? null : error.message, fields: error.details.fields ?? {} },
        error.status,
      );
    ctx.log.error({ err: error }, "account settings failed");
    return refuse({ ...refused, message: "An unexpected error occurred. Please try again." }, 500);
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
      <section className="panel stack" aria-labelledby="data-heading">
        <h2 className="step-1" id="data-heading">
          Your data
        </h2>
        <p>Download all that we keep about you, as one file.</p>
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
