import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Poster } from "#app/components/ui/poster";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { DayChips } from "#app/modules/itinerary/ui/day-chips";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { DayMapFigure } from "#app/modules/maps/ui/day-map-figure";
import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { newDaysPage } from "#app/modules/trips/use/new-days-page.server";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? page.trip.destination : "Your days"} · ${PRODUCT.name}` },
  { name: "description", content: "The days that we planned for you." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** Days that were just planned; the address says how they were made (CHECKLIST ROUTE-21, SURP-20). */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const query = queryOf(args.request);
  const id = query.get("trip");
  if (!id) throw seeOther("/trip/dashboard");
  try {
    const page = await newDaysPage(ctx, user, id);
    if ("leadsTo" in page) throw seeOther(page.leadsTo);
    return {
      ...page,
      isNew: query.get("isNew") === "true",
      fromSurpriseMe: query.get("fromSurpriseMe") === "true",
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function ItineraryViewRoute() {
  const { trip, picture, pictures, holidays, light, units, isNew, fromSurpriseMe, mayPay } =
    useLoaderData<typeof loader>();
  const days = trip.itinerary?.days ?? [];
  return (
    <div className="wrap page stack wide-gap">
      {picture && (
        <div className="surprise-hero">
          <Poster {...picture} isFirst />
        </div>
      )}
      <header className="stack">
        <p className="eyebrow num">
          {formatDateRange(trip.startDate, trip.endDate)} · {formatCount(trip.travellers, "traveller")}
        </p>
        <h1 className="step-3">
          {isNew && fromSurpriseMe ? `Surprise: ${trip.destination}` : `Your days in ${trip.destination}`}
        </h1>
        {fromSurpriseMe && (
          <p>
            {mayPay
              ? "We chose a flight and a stay within your budget and planned the days around them. Nothing is booked yet, and you can change everything."
              : "We planned the days for you. You can change everything."}
          </p>
        )}
        {mayPay && <p className="num">{`Flights and stay: ${formatMoney(trip.price.totalMinor)} in total`}</p>}
        <p className="row">
          <a className="button primary" href={`/trips/${trip.id}`}>
            See the whole trip
          </a>
          <a className="button" href={`/itinerary/${trip.id}/edit`}>
            Change your days
          </a>
          {fromSurpriseMe && (
            <a className="target" href="/surprise/history">
              Your surprises
            </a>
          )}
        </p>
      </header>
      <section aria-label="Days">
        <DayChips days={days} openDate={days[0]?.date} />
        <DayList
          days={days}
          units={units}
          holidays={holidays}
          light={light}
          pictures={pictures}
          openDate={days[0]?.date}
          dayMap={(day) => <DayMapFigure address={`/trips/${trip.id}/map.svg`} day={day} />}
        />
        <p className="meta">Typical hours and prices; check before you go. Times are local to {trip.destination}.</p>
      </section>
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
