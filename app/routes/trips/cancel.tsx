import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { readForm, textOf } from "#app/http/route/form.server";
import { requireOwnTrip } from "#app/http/route/own-trip.server";
import { CACHE, redirectWithToast, refused, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { cancelBooked } from "#app/modules/booking/checkout/cancel-booking.server";
import { backInWords } from "#app/modules/booking/checkout/cancelled-mail";
import { findRunningHold, letRunningHoldGo } from "#app/modules/booking/checkout/holds.server";
import { cancelTrip } from "#app/modules/trips/use/manage.server";
import { TripBasis } from "#app/modules/trips/ui/trip-basis";
import { isAppError } from "#app/shared/app-error";
import { cancelPage } from "#app/modules/booking/checkout/cancel-page.server";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Cancel ${page?.name ?? "the trip"}? · ${PRODUCT.name}` },
  { name: "description", content: "Cancel a trip, and see what you'd get back." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** Asks once more; a trip that cannot be cancelled is told so where it is managed. */
export async function loader(args: LoaderFunctionArgs) {
  const { trip, user } = await requireOwnTrip(args);
  leadToEnvelope(trip);
  const ctx = ctxOf(args);
  const page = await cancelPage(ctx, user, trip);
  if (!page) throw seeOther(`/trips/${trip.id}/manage#cancel`);
  return { ...page, basis: basisForPage(trip) };
}

export async function action(args: ActionFunctionArgs) {
  const { trip, user } = await requireOwnTrip(args);
  leadToEnvelope(trip);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  try {
    if (trip.status === "booked") {
      const { backMinor, currency } = await cancelBooked(
        ctx,
        user,
        trip.id,
        Number.parseInt(textOf(form, "back", 12), 10),
      );
      const text = ["The trip is cancelled.", ...(backMinor > 0 ? [backInWords(backMinor, currency)] : [])].join(" ");
      return await redirectWithToast(`/trips/${trip.id}/manage#cancel`, { kind: "info", text });
    }
    await cancelTrip(ctx, trip, basisOfForm(form));
    // The held price will not be paid for; a hold that can't be ended now ends with its time.
    if (await findRunningHold(ctx, user, trip))
      await letRunningHoldGo(ctx, user, trip.id).catch((error: unknown) =>
        ctx.log.warn({ err: error, tripId: trip.id }, "the hold of a cancelled trip ends by itself"),
      );
    return await redirectWithToast(`/trips/${trip.id}/manage#cancel`, { kind: "info", text: "The trip is cancelled." });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refused(error.message, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function CancelTripRoute() {
  const { id, name, destination, dates, isShared, company, ticket, booked, holdFee, basis } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.message;
  return (
    <div className="wrap page stack narrow">
      <h1 className="step-3">{`Cancel ${name}?`}</h1>
      <FormErrors message={problem} />
      <p>{`Your trip to ${destination}, ${dates}, stays in your list as cancelled. You can't plan or book it any more, but you can copy it.`}</p>
      {ticket && (
        <p>
          <strong>{ticket}</strong>
        </p>
      )}
      {company && <p>{company}</p>}
      {isShared && <p>The link you shared will stop working.</p>}
      {booked ? (
        <>
          <p>{`It's booked under ${booked.reference}, and we cancel everything you booked here.`}</p>
          <p className="num">
            <strong>{booked.today}</strong>
          </p>
          <ul className="num">
            {booked.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          {booked.isElsewhere && <p>What you booked elsewhere stays booked: cancel it there.</p>}
        </>
      ) : (
        <p className="num">
          {holdFee
            ? `You paid ${holdFee} to hold its price. That isn't refunded, and nothing else has been paid for this trip.`
            : "Nothing has been paid for this trip."}
        </p>
      )}
      <form method="post" className="row">
        <TripBasis {...basis} />
        {booked && <input type="hidden" name="back" value={booked.backMinor} />}
        <button type="submit" className="button primary">
          Yes, cancel the trip
        </button>
        <a className="button" href={`/trips/${id}/manage`}>
          No, keep it
        </a>
      </form>
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
