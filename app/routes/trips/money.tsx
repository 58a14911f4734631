import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { listDisplayCurrencies } from "#app/modules/catalogue/country/rates";
import { expenseFormSchema } from "#app/modules/trips/use/spending.schema";
import { getPurse, moneyView, noteSpending, removeSpending } from "#app/modules/trips/use/spending.server";
import { MoneyView } from "#app/modules/trips/ui/money-view";
import type { MoneyProblem } from "#app/modules/trips/ui/money-view";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { isAppError } from "#app/shared/app-error";
import { currencyName } from "#app/shared/display-names";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Money · ${page?.name ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "What you spend on a trip against your budget, and who owes whom." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const view = moneyView(ctx, await getPurse(ctx, user, args.params.tripId ?? ""));
    const currencies = listDisplayCurrencies().map((code) => ({
      value: code,
      label: `${code}, ${currencyName(code)}`,
    }));
    return { ...view, currencies, basis: basisForPage(view) };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

const INTENTS = ["note-spending", "remove-spending"] as const;

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(INTENTS));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<FormProblem>, status: number) =>
    data<MoneyProblem>({ ...pressed.problem, ...problem, intent }, { status });
  try {
    const purse = await getPurse(ctx, user, args.params.tripId ?? "");
    const here = `/trips/${purse.trip.id}/money`;
    switch (intent) {
      case "note-spending": {
        const schema = expenseFormSchema(
          purse.trip,
          purse.people.map(({ id }) => id),
        );
        const sent = readSubmission(form, schema);
        if (sent.status === "error") return refuse(sent.problem, 422);
        await noteSpending(ctx, purse, sent.value, basisOfForm(form));
        return await redirectWithToast(here, { kind: "success", text: `${sent.value.what} is added.` });
      }
      case "remove-spending":
        await removeSpending(ctx, purse, textOf(form, "expense", 64), basisOfForm(form));
        return await redirectWithToast(here, { kind: "info", text: "The expense has been removed." });
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refuse({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function MoneyRoute() {
  const { basis, ...page } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return <MoneyView {...page} basis={<TripBasis {...basis} />} problem={problem} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
