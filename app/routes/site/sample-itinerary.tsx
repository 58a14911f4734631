import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, isRouteErrorResponse, useActionData, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { focusOn, placeOf } from "#app/components/layout/focus-place";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { Poster } from "#app/components/ui/poster";
import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { ctxOf } from "#app/http/route/context.server";
import { readForm } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { LateUpgrade } from "#app/modules/booking/ui/late-upgrade";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import type { ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { askedEdit, withEdit } from "#app/modules/itinerary/sample/sample-asked";
import type { SampleEdit } from "#app/modules/itinerary/sample/sample-asked";
import { applySampleEdits } from "#app/modules/itinerary/sample/sample-edits";
import { readSampleEdits } from "#app/modules/itinerary/sample/sample-form";
import { toDestinationInfo, toSampleSummary } from "#app/modules/itinerary/sample/sample.dto";
import { getSample, ideasOf, sampleParts, waysOf } from "#app/modules/itinerary/sample/sample.server";
import { SAMPLES, sampleFor } from "#app/modules/itinerary/sample/samples";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { LeftOutList } from "#app/modules/itinerary/ui/left-out";
import { SampleCosts } from "#app/modules/itinerary/ui/sample-costs";
import { SampleFlights, SampleStay } from "#app/modules/itinerary/ui/sample-facts";
import { SampleInsert } from "#app/modules/itinerary/ui/sample-insert";
import { SampleStopActions } from "#app/modules/itinerary/ui/sample-stop-actions";
import { readerOf } from "#app/modules/planner/price-display.server";
import { formatMoney } from "#app/shared/money";
import { sampleMeta } from "./sample-meta";
import { SampleDayMap, SampleGoodToKnow, SampleHeader } from "./sample-parts";

export const handle: PageHandle = { tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page, ...args }) => [
  { title: `Five days in ${page?.title ?? "Bali"}, a sample itinerary · Voyance` },
  {
    name: "description",
    content:
      "A whole itinerary, hour by hour, with what it costs: places visited when they are open, and walks that make sense.",
  },
  ...(page ? [...canonical(args, `?destination=${page.id}`), ...sampleMeta(args, page)] : []),
];

export async function loader(args: LoaderFunctionArgs) {
  const params = queryOf(args.request);
  const id = sampleFor(params.get("destination"));
  const isUpgrade = params.get("upgrade") === "true";
  const failed = () => {
    throw data({ message: "Unable to load sample itinerary" }, { status: 503 });
  };
  const [user, sample] = await Promise.all([
    findUser(args).catch(() => undefined),
    getSample(ctxOf(args), id).catch(failed),
  ]);
  const { units, display } = await readerOf(user?.id);
  const isOffered = sellsTrips(real());
  const parts = sampleParts(sample);
  return {
    id,
    title: SAMPLES[id].title,
    summary: toSampleSummary(id, parts.days, isOffered),
    // Where nothing is sold, the sample is its days.
    offers: isOffered ? { flightInfo: parts.facts.flightInfo, hotelInfo: parts.facts.hotelInfo } : null,
    destinationInfo: toDestinationInfo(parts),
    weather: parts.weather,
    days: parts.days,
    ideas: ideasOf(sample),
    ways: waysOf(sample),
    leftOut: sample.itinerary.leftOut,
    picture: pictureOf(id, "hero"),
    units,
    own: display ? { ...display.rate, note: display.rateNote } : null,
    isSignedIn: user !== undefined,
    mayPlan: user?.capabilities.canGenerateTrip ?? false,
    upgrade: isUpgrade && user?.capabilities.canGenerateTrip === false ? upgradeOffer(real()) : null,
  };
}

/** A change tried without scripts: the page comes back with it, and nothing is stored (CHECKLIST SAMP-16). */
export async function action({ request }: ActionFunctionArgs) {
  return { edits: readSampleEdits(await readForm(request)) };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function SampleItineraryRoute() {
  const page = useLoaderData<typeof loader>();
  return <SamplePage key={page.id} page={page} />;
}

function SamplePage({ page }: { page: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const [edits, setEdits] = useState<SampleEdit[]>(useActionData<typeof action>()?.edits ?? []);
  const days = applySampleEdits(page.days, page.ideas, edits, page.ways);
  const sent = JSON.stringify(edits);
  const day = useRef("");
  const onEdit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    day.current = event.currentTarget.getAttribute("action") ?? "";
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    setEdits(withEdit(edits, askedEdit(form)));
  };
  // A traveller who took a stop out by keyboard goes on from its day.
  useEffect(() => {
    const place = day.current && placeOf(document, { hash: day.current, isNewPage: false, isPosted: false });
    if (place) focusOn(place);
  }, [edits]);
  const here = `/sample-itinerary?destination=${page.id}`;
  const info = page.destinationInfo;
  const customise = !page.isSignedIn
    ? `/signin?redirect=${encodeURIComponent(here)}`
    : page.mayPlan
      ? `/planner?destination=${page.id}`
      : `${here}&upgrade=true`;
  return (
    <div className="wrap page stack wide-gap" data-consumes-intended={page.mayPlan ? "" : undefined}>
      {page.upgrade && <LateUpgrade returnTo={here} closeTo={here} offer={page.upgrade} />}
      <div className="banner">
        <Poster {...page.picture} isFirst />
      </div>
      <SampleHeader {...page} {...page.summary} overview={info.overview} customise={customise} />
      <div className="split">
        <section aria-label="Days">
          <DayList
            days={days}
            units={page.units}
            dayMap={(day) => <SampleDayMap id={page.id} day={day} days={page.days} />}
            actions={(item: ItineraryItem, day) => (
              <SampleStopActions day={day} item={item} edits={sent} onEdit={onEdit} />
            )}
          />
          <LeftOutList places={page.leftOut} />
        </section>
        <aside className="stack wide-gap">
          <SampleCosts
            days={days}
            weather={page.weather}
            flightCost={page.summary.flightCost}
            hotelCost={page.summary.hotelCost}
            travellers={page.summary.travelers}
            units={page.units}
            own={page.own}
          />
          <SampleInsert
            days={days}
            ideas={page.ideas}
            edits={sent}
            onEdit={onEdit}
            hasEdits={edits.length > 0}
            here={here}
          />
        </aside>
      </div>
      <div className="grid two">
        {page.offers && (
          <>
            <SampleFlights
              outbound={page.offers.flightInfo.outbound}
              inbound={page.offers.flightInfo.return}
              price={formatMoney((page.summary.flightCost ?? 0) * 100)}
            />
            <SampleStay
              hotel={page.offers.hotelInfo}
              price={formatMoney((page.summary.hotelCost ?? 0) * 100)}
              units={page.units}
            />
          </>
        )}
        <SampleGoodToKnow {...info} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const isMissing = isRouteErrorResponse(useRouteError());
  const { search } = useLocation();
  return (
    <StandIn>
      <h1 className="step-3">{isMissing ? "Unable to load sample itinerary" : "Error loading page"}</h1>
      <p className="row">
        {!isMissing && (
          <a className="button primary" href={`/sample-itinerary${search}`}>
            Reload the page
          </a>
        )}
        <Link className="button" to="/">
          Return home
        </Link>
      </p>
    </StandIn>
  );
}
