import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { picturesOfStops } from "#app/modules/pictures/pictures.server";
import { daylightOn } from "#app/modules/catalogue/places/catalogue.server";
import { toDestinationInfo, toSampleSummary } from "#app/modules/itinerary/sample/sample.dto";
import { getSample, ideasOf, sampleParts, waysOf } from "#app/modules/itinerary/sample/sample.server";
import { SAMPLES } from "#app/modules/itinerary/sample/samples";
import type { SampleId } from "#app/modules/itinerary/sample/samples";
import type { Ctx } from "#app/shared/context";
import { readerOf } from "../price-display.server";

/** A sample of days, to be looked at and tried. @throws Error while the sample cannot be had */
export async function samplePage(ctx: Ctx, user: CurrentUser | undefined, id: SampleId) {
  const sample = await getSample(ctx, id);
  const { units, display } = await readerOf(user?.id);
  const isOffered = sellsTrips(real());
  const parts = sampleParts(sample);
  return {
    id,
    title: SAMPLES[id].title,
    summary: toSampleSummary(id, parts.days, isOffered),
    // Where nothing is offered, the sample is its days.
    offers: isOffered ? { flightInfo: parts.facts.flightInfo, hotelInfo: parts.facts.hotelInfo } : null,
    destinationInfo: toDestinationInfo(parts),
    weather: parts.weather,
    days: parts.days,
    ideas: ideasOf(sample),
    ways: waysOf(sample),
    leftOut: sample.itinerary.leftOut,
    picture: pictureOf(id, "hero"),
    pictures: await picturesOfStops(ctx, id, parts.days),
    light: daylightOn(id, parts.days),
    units,
    own: display ? { ...display.rate, note: display.rateNote } : null,
    isSignedIn: user !== undefined,
    mayPlan: user?.capabilities.canGenerateTrip ?? false,
  };
}

export type SamplePage = Awaited<ReturnType<typeof samplePage>>;
