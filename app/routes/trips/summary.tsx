import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { real as whatIsReal } from "#app/config/env.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { isForSale } from "#app/modules/booking/rules/booking";
import { countActivities } from "#app/modules/itinerary/day/stop-numbers";
import { readerView } from "#app/modules/planner/price-display.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import { isOnlyBudget, toTripView, whereInWords } from "#app/modules/trips/shown/trip-view";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { BudgetBreakdown } from "#app/modules/trips/ui/budget-breakdown";
import { formatCount, formatDateRange, formatShortDate } from "#app/shared/format";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Summary of ${page?.trip.name ?? "a trip"} · Voyance` },
  { name: "description", content: "Your trip on one page." },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const stored = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    leadToEnvelope(stored);
    const trip = toTripView(stored);
    const canBook = isBookable(stored) && isForSale(stored, whatIsReal());
    const { about } = await readerView(user.id, trip.cost.totalMinor, !isOnlyBudget(trip, canBook));
    return { trip, about };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function TripSummaryRoute() {
  const { trip, about } = useLoaderData<typeof loader>();
  const stays = trip.hotel ? [trip.hotel] : trip.ownStays;
  const where = whereInWords(trip.where);
  return (
    <div className="wrap page stack wide-gap narrow">
      <p>
        <Link className="target" to={`/trips/${trip.id}`}>
          The whole trip
        </Link>
      </p>
      <header className="stack">
        <p className="row">
          <span className={`badge ${trip.badge.look}`}>{trip.badge.label}</span>
          <span className="eyebrow num">{formatDateRange(trip.startDate, trip.endDate)}</span>
        </p>
        <h1 className="step-3">{trip.name}</h1>
        <p>
          {trip.destination}, {formatCount(trip.travellers, "traveller")}
          {trip.flights[0] &&
            `. ${trip.flights[0].airline || "Your flight"} from ${trip.flights[0].from} on ${trip.flights[0].date} at ${trip.flights[0].departs}`}
          {stays.map(({ name, nights }) => `. ${formatCount(nights, "night")} at ${name}`).join("")}.
          {where && ` ${where}`}
        </p>
      </header>
      {trip.itinerary && (
        <ol className="plain num">
          {trip.itinerary.days.map((day) => (
            <li key={day.date}>
              <b>{formatShortDate(day.date)}</b> {day.theme}
              {countActivities(day) > 0 && `, ${formatCount(countActivities(day), "activity", "activities")}`}
            </li>
          ))}
        </ol>
      )}
      <BudgetBreakdown trip={trip} about={about} />
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
