import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { inviteSchema, wishesSchema } from "#app/modules/trips/trip/companion.schema";
import { inviteCompanion, removeCompanion, saveOwnerWishes } from "#app/modules/trips/party/companions.server";
import { regenerateDays } from "#app/modules/trips/days/days.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { CompanionsView } from "#app/modules/trips/ui/companions-view";
import type { CompanionsProblem } from "#app/modules/trips/ui/companions-view";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";
import { companionsPage } from "#app/modules/travellers/companions-page.server";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Travelling together · ${page?.tripName ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "Who comes along on this trip, and whose wishes the days follow." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const INTENTS = ["invite", "remove", "wishes", "replan"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const page = await companionsPage(ctx, user, args.params.tripId ?? "");
    return { ...page, basis: basisForPage(page) };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(INTENTS));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<FormProblem>, status: number) =>
    data<CompanionsProblem>({ ...pressed.problem, ...problem, intent }, { status });
  try {
    const trip = await getTrip(ctx, args.params.tripId ?? "", { userId: user.id });
    const here = `/trips/${trip.id}/companions`;
    switch (intent) {
      case "invite": {
        const sent = readSubmission(form, inviteSchema);
        if (sent.status === "error") return refuse(sent.problem, 422);
        await inviteCompanion(ctx, user, trip, sent.value, basisOfForm(form));
        return await redirectWithToast(`${here}#people`, {
          kind: "success",
          text: sent.value.email
            ? `${sent.value.name} will get an email from us. The link is here too.`
            : `${sent.value.name}’s link is ready to share.`,
        });
      }
      case "remove":
        await removeCompanion(ctx, trip, textOf(form, "companion", 64), basisOfForm(form));
        return await redirectWithToast(`${here}#people`, {
          kind: "info",
          text: "Removed from the trip. Their link no longer works.",
        });
      case "wishes": {
        const sent = readSubmission(form, wishesSchema);
        if (sent.status === "error") return refuse(sent.problem, 422);
        await saveOwnerWishes(ctx, user, trip, sent.value, basisOfForm(form));
        return await redirectWithToast(`${here}#wishes`, { kind: "success", text: "Your wishes are saved." });
      }
      case "replan":
        await regenerateDays(ctx, trip, user, {}, basisOfForm(form));
        return await redirectWithToast(`${here}#group`, {
          kind: "success",
          text: "The days now suit everyone.",
        });
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refuse({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function CompanionsRoute() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return <CompanionsView {...page} problem={problem} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
