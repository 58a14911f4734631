import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/context.server";
import { readForm, textOf } from "#app/http/form.server";
import { requireUser } from "#app/http/guards.server";
import { CACHE, redirectWithToast } from "#app/http/responses.server";
import { listDisplayCurrencies } from "#app/modules/catalogue/rates";
import { preferencesSchema } from "#app/modules/profile/preferences.schema";
import { getPreferences, savePreferences } from "#app/modules/profile/preferences.server";
import { PreferencesForm } from "#app/modules/profile/ui/preferences-form";
import type { PreferencesValues } from "#app/modules/profile/ui/preferences-form";
import { isAppError } from "#app/shared/app-error";
import { currencyName } from "#app/shared/display-names";
import { fieldErrors } from "#app/shared/field-errors";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Preferences · ${PRODUCT.name}` },
  { name: "description", content: "Your home, units, currency, needs and diet: what every plan keeps to." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

function currencies(): { code: string; name: string }[] {
  return listDisplayCurrencies()
    .map((code) => ({ code, name: currencyName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const { home, currency, units, accessNeeds, diets } = await getPreferences(user.id);
  const values: PreferencesValues = { home: home?.label ?? "", currency, units, accessNeeds, diets };
  return { values, currencies: currencies() };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const text = (name: string): string => textOf(form, name, 200);
  const list = (name: string): string[] => form.getAll(name).map(String).slice(0, 20);
  const values: PreferencesValues = {
    home: text("home"),
    currency: text("currency"),
    units: text("units"),
    accessNeeds: list("accessNeeds"),
    diets: list("diets"),
  };
  const refuse = (fields: Record<string, string[]>) => data({ values, fields }, { status: 422 });
  const parsed = preferencesSchema.safeParse(values);
  if (!parsed.success) return refuse(fieldErrors(parsed.error));
  try {
    await savePreferences(ctx, user.id, parsed.data);
  } catch (error) {
    if (isAppError(error) && error.details.fields) return refuse(error.details.fields);
    throw error;
  }
  return redirectWithToast("/profile", { kind: "success", text: "Your preferences are kept. New plans follow them." });
}

export default function PreferencesRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PreferencesForm
      values={refused?.values ?? page.values}
      problems={refused?.fields ?? {}}
      currencies={page.currencies}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
