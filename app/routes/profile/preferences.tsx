import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { parseForm } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { listDisplayCurrencies } from "#app/modules/catalogue/country/rates";
import { preferencesSchema } from "#app/modules/profile/preferences.schema";
import { getPreferences, savePreferences } from "#app/modules/profile/preferences.server";
import { PreferencesForm, sentPreferences } from "#app/modules/profile/ui/preferences-form";
import type { PreferencesValues } from "#app/modules/profile/ui/preferences-form";
import { isAppError } from "#app/shared/app-error";
import { currencyName } from "#app/shared/display-names";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Preferences · ${PRODUCT.name}` },
  { name: "description", content: "Your home, units, currency, needs and diet, for every plan." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

function currencies(): { code: string; name: string }[] {
  return listDisplayCurrencies()
    .map((code) => ({ code, name: currencyName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const { home, tripReminders, lovesFood, ...preferences } = await getPreferences(user.id);
  const values: PreferencesValues = {
    ...preferences,
    home: home?.label ?? "",
    food: lovesFood ? "on" : "off",
    tripReminders: tripReminders ? "on" : "off",
  };
  return { values, currencies: currencies() };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const sent = await parseForm(args.request, preferencesSchema);
  if (sent.status === "error") return data(sent.problem, { status: 422 });
  try {
    await savePreferences(ctx, user.id, sent.value);
  } catch (error) {
    if (isAppError(error) && error.details.fields)
      return data({ ...sent.problem, fields: error.details.fields }, { status: 422 });
    throw error;
  }
  return redirectWithToast("/profile", {
    kind: "success",
    text: "Your preferences are saved. New plans will follow them.",
  });
}

export default function PreferencesRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PreferencesForm
      values={refused ? sentPreferences(refused) : page.values}
      problems={refused?.fields ?? {}}
      currencies={page.currencies}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
