import { real } from "#app/config/env.server";
import { productPromise } from "#app/config/product-promise";
import { sellsTrips } from "#app/config/what-is-real";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination, listInSeason } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { HOME_PREVIEWS } from "#app/modules/content/home-previews";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { getSample } from "#app/modules/itinerary/sample/sample.server";
import type { SampleId } from "#app/modules/itinerary/sample/samples";
import { wishReader } from "#app/modules/planner/wish/wish.server";
import { matchesForUser } from "#app/modules/matching/matching.server";
import { findAllTold } from "#app/modules/profile/told.server";
import { getTripOfParty, pathForParty } from "#app/modules/trips/party/party.server";
import { homeOf } from "#app/modules/trips/use/dashboard-page.server";
import type { Ctx } from "#app/shared/context";
import { countryName } from "#app/shared/display-names";

const HERO = ["santorini", "kyoto", "patagonia"];
const IN_SEASON = 4;
const list = new Intl.ListFormat("en-GB", { style: "long", type: "conjunction" });
const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

const DAYS_SHOWN = 3;
const PLACES_SHOWN = 4;
const STOPS_NAMED = 3;

/** The stops of a day by their names, in their order. */
const stopsOf = ({ items }: ItineraryDay): string[] => items.filter(isVisit).map(({ name }) => name);

/**
 * The first days of the sample that a preview opens, and some of what comes after them; none where it cannot be read:
 * the page goes on without.
 */
async function previewDays(ctx: Ctx, id: SampleId) {
  try {
    const { days } = (await getSample(ctx, id)).itinerary;
    return {
      days: days.slice(0, DAYS_SHOWN).map((day) => ({
        day: day.dayNumber,
        title: day.theme,
        desc: list.format(stopsOf(day).slice(0, STOPS_NAMED)),
      })),
      highlights: days.slice(DAYS_SHOWN).flatMap(stopsOf).slice(0, STOPS_NAMED),
    };
  } catch (error) {
    ctx.log.error({ err: error }, "a sample could not be previewed");
    return { days: [], highlights: [] };
  }
}

/** A place as the home page shows it. */
function placeOn(place: Destination) {
  return {
    slug: place.slug,
    name: place.name,
    country: countryName(place.country),
    perDay: Math.round(place.costs.moderate.reduce((sum, part) => sum + part, 0)),
    tagline: place.tagline,
    picture: pictureOf(place.slug),
  };
}

const placesNamed = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => findDestination(slug) ?? []).map((place) => placeOn(place));

/** The days of a trip by their themes; none of a sealed trip, and none where they cannot be read. */
async function daysAhead(ctx: Ctx, user: CurrentUser, tripId: string) {
  try {
    const party = await getTripOfParty(ctx, tripId, user.id);
    const days = party.trip.seal ? [] : (party.trip.itinerary?.days ?? []);
    return {
      path: pathForParty(party),
      days: days.map((day) => ({
        number: day.dayNumber,
        date: day.date,
        theme: day.theme,
        stops: list.format(stopsOf(day).slice(0, STOPS_NAMED)),
      })),
    };
  } catch (error) {
    ctx.log.error({ err: error }, "the days of a trip could not be read for the home page");
    return null;
  }
}

/** The places that an account has saved, and those that suit its Travel DNA where it may see matches. */
async function ownPlaces(ctx: Ctx, user: CurrentUser) {
  try {
    const told = await findAllTold(user.id);
    const saved = told.marks.filter(({ kind }) => kind === "saved").map(({ slug }) => slug);
    const month = ctx.now.getUTCMonth() + 1;
    const matches = user.capabilities.canSeeMatches
      ? await matchesForUser(ctx, () => Promise.resolve(told), month, PLACES_SHOWN)
      : [];
    return {
      saved: placesNamed(saved.slice(0, PLACES_SHOWN)),
      suiting: placesNamed(matches.map(({ slug }) => slug)),
    };
  } catch (error) {
    ctx.log.error({ err: error }, "the places of an account could not be read for the home page");
    return { saved: [], suiting: [] };
  }
}

/** What an account comes back to; `below` is for a traveller who has a trip under way or ahead. */
async function ownHome(ctx: Ctx, user: CurrentUser) {
  const own = await homeOf(ctx, user);
  const tripId = own.underWay[0]?.id ?? own.next?.id;
  if (tripId === undefined) return { ...own, below: null };
  const [trip, places] = await Promise.all([daysAhead(ctx, user, tripId), ownPlaces(ctx, user)]);
  return { ...own, below: { trip, ...places } };
}

/** The home page; for an account it begins with the trip that is under way or comes next. */
export async function homePage(ctx: Ctx, user: CurrentUser | undefined) {
  const { now } = ctx;
  const reality = real();
  const previews = await Promise.all(
    HOME_PREVIEWS.map(async (frame) => ({ ...frame, ...(await previewDays(ctx, frame.id)) })),
  );
  return {
    readBy: wishReader(),
    own: user ? await ownHome(ctx, user) : null,
    promise: productPromise(reality),
    hero: HERO.map((slug) => ({ slug, picture: pictureOf(slug) })),
    month: monthName.format(now),
    inSeason: listInSeason(now.getUTCMonth() + 1, IN_SEASON).map((place) => placeOn(place)),
    previews: previews.map((preview) => ({
      ...preview,
      // The price is that of flights, hotel and days together; where we sell no flights it would be wrong.
      price: sellsTrips(reality) ? preview.price : undefined,
      picture: pictureOf(preview.id, "card"),
    })),
  };
}

export type HomePage = Awaited<ReturnType<typeof homePage>>;
