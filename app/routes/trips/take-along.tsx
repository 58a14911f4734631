import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission } from "#app/http/route/form.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, refused, toRouteError } from "#app/http/answer/responses.server";
import { makeCalendarFeed, revokeCalendarFeed } from "#app/modules/documents/calendar-feed.server";
import { sendConfirmationAgain } from "#app/modules/booking/checkout/send-again.server";
import { SEND_AGAIN } from "#app/modules/booking/ui/send-again";
import { TakeAlongPage } from "#app/modules/booking/ui/take-along-page";
import { viewWatch } from "#app/modules/disruption/disruption.server";
import { keepTicks, takeAlongView } from "#app/modules/documents/take-along.server";
import { getTripOfParty } from "#app/modules/trips/party/party.server";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Take it along · ${page?.name ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "Your trip as a document, in your calendar and on your maps, with a packing list." },
  { name: "robots", content: "noindex" },
];
/** A fresh calendar address stands on the page once: no cache keeps it, and no link passes it on. */
export const headers: HeadersFunction = () => ({
  "Cache-Control": CACHE.private,
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const { seal, ...view } = await takeAlongView(ctx, user, args.params.tripId ?? "");
    leadToEnvelope({ id: view.tripId, seal });
    const watch = view.isOwner
      ? undefined
      : await viewWatch(ctx, (await getTripOfParty(ctx, view.tripId, user.id)).trip, user.id);
    return { ...view, basis: basisForPage(view), watch };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

const INTENTS = ["make-feed", "revoke-feed", "tick-things", SEND_AGAIN] as const;
/** More boxes than the longest list has. */
const MOST_BOXES = 100;

const textsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === "string")
    .slice(0, MOST_BOXES);

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const sent = readSubmission(form, buttonSchema(INTENTS));
  if (sent.status === "error") throw data({ code: "BAD_REQUEST", message: sent.problem.message }, { status: 400 });
  const { intent } = sent.value;
  try {
    const { trip } = await getTripOfParty(ctx, args.params.tripId ?? "", user.id);
    switch (intent) {
      case "make-feed":
        return data(
          { address: ctx.origin + (await makeCalendarFeed(ctx, user.id)), message: null, intent },
          { status: 201 },
        );
      case "revoke-feed":
        await revokeCalendarFeed(ctx, user.id);
        return await redirectWithToast(`/trips/${trip.id}/take-along#feed`, {
          kind: "info",
          text: "The link is turned off. It no longer shows your trips.",
        });
      case SEND_AGAIN:
        return await redirectWithToast(`/trips/${trip.id}/take-along#files`, {
          kind: "success",
          text: await sendConfirmationAgain(ctx, user, trip.id),
        });
      case "tick-things": {
        const ticks = { had: textsOf(form, "had"), has: textsOf(form, "thing") };
        await keepTicks(ctx, user, trip.id, ticks, basisOfForm(form));
        return await redirectWithToast(`/trips/${trip.id}/take-along#lists`, { kind: "success", text: "Saved." });
      }
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return refused(error.message, error.status, { address: null, intent });
    throw toRouteError(error, ctx);
  }
}

export default function TakeAlongRoute() {
  return <TakeAlongPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
