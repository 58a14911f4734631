import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { readSessionToken, sessionCookie } from "#app/http/answer/cookies.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { changeSettings } from "#app/modules/accounts/settings/change-settings.server";
import { SETTINGS_INTENTS } from "#app/modules/accounts/settings/settings-form";
import type { SettingsProblem } from "#app/modules/accounts/settings/settings-form";
import { settingsSchema } from "#app/modules/accounts/settings/settings.schema";
import { settingsPage } from "#app/modules/offline/settings-page.server";
import { isAppError } from "#app/shared/app-error";
import { SettingsView } from "./settings-view";

export const meta: MetaFunction = () => [
  { title: `Account settings · ${PRODUCT.name}` },
  { name: "description", content: "Your address, password, Google sign-in and the devices that are signed in." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    return await settingsPage(ctx, user, readSessionToken(args.request));
  } catch (error) {
    throw toRouteError(error, ctx);
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
  const refuse = (problem: Partial<SettingsProblem>, status: number) =>
    data<SettingsProblem>({ ...pressed.problem, ...problem, intent }, { status });
  try {
    const sent = readSubmission(form, settingsSchema);
    if (sent.status === "error") return refuse(sent.problem, 422);
    const { text, session } = await changeSettings(ctx, user, sent.value, {
      token: readSessionToken(args.request),
      userAgent: args.request.headers.get("User-Agent") ?? "",
    });
    const cookies = session && [sessionCookie(session.token, session.keptSeconds)];
    return await redirectWithToast("/profile/account", { kind: "success", text }, cookies);
  } catch (error) {
    if (isAppError(error))
      return refuse(error.details.fields ? { fields: error.details.fields } : { message: error.message }, error.status);
    ctx.log.error({ err: error }, "account settings failed");
    return refuse({ message: "An unexpected error occurred. Please try again." }, 500);
  }
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

export default function AccountSettingsRoute() {
  return <SettingsView account={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
