import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
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
import { getPushSettings } from "#app/modules/offline/push.server";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";
import type { Ctx } from "#app/shared/context";
import { SettingsView } from "./settings-view";

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
      const { token, keptSeconds } = await changePassword(ctx, user, {
        current: currentPassword,
        next: password,
        userAgent: request.headers.get("User-Agent") ?? "",
        token: readSessionToken(request),
      });
      return done("Your password has been changed.", [sessionCookie(token, keptSeconds)]);
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
  return <SettingsView account={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
