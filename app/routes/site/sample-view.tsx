import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { focusOn, placeOf } from "#app/components/layout/focus-place";
import { Poster } from "#app/components/ui/poster";
import { LateUpgrade } from "#app/modules/booking/ui/late-upgrade";
import type { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import type { ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { askedEdit, withEdit } from "#app/modules/itinerary/sample/sample-asked";
import type { SampleEdit } from "#app/modules/itinerary/sample/sample-asked";
import { applySampleEdits } from "#app/modules/itinerary/sample/sample-edits";
import { DayList } from "#app/modules/itinerary/ui/day-list";
import { LeftOutList } from "#app/modules/itinerary/ui/left-out";
import { SampleCosts } from "#app/modules/itinerary/ui/sample-costs";
import { SampleFlights, SampleStay } from "#app/modules/itinerary/ui/sample-facts";
import { SampleInsert } from "#app/modules/itinerary/ui/sample-insert";
import { SampleStopActions } from "#app/modules/itinerary/ui/sample-stop-actions";
import { formatMoney } from "#app/shared/money";
import { SampleDayMap, SampleGoodToKnow, SampleHeader } from "./sample-parts";
import type { SamplePage } from "#app/modules/planner/pages/sample-page.server";

/** A sample, and what is tried on it. @param tried the changes that were tried without scripts */
export function SampleView({
  page,
  tried,
}: {
  page: SamplePage & { upgrade: ReturnType<typeof upgradeOffer> | null };
  tried: SampleEdit[];
}) {
  const [edits, setEdits] = useState(tried);
  const days = applySampleEdits(page.days, page.ideas, edits, page.ways);
  const sent = JSON.stringify(edits);
  const day = useRef("");
  const onEdit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    day.current = event.currentTarget.getAttribute("action") ?? "";
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    setEdits(withEdit(edits, askedEdit(form)));
  };
  // A reader who took a stop out by keyboard goes on from its day.
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
            pictures={page.pictures}
            light={page.light}
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
