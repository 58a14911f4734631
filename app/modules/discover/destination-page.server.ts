import { LRUCache } from "lru-cache";
import { real } from "#app/config/env.server";
import { productPromise } from "#app/config/product-promise";
import { findAirport, findDeparture } from "#app/modules/catalogue/places/airports.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { picturesOfSights } from "#app/modules/pictures/pictures.server";
import { beforeYouGo } from "#app/modules/catalogue/country/before-you-go";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { slugFromText } from "#app/modules/catalogue/places/destination-search";
import { getCountry } from "#app/modules/catalogue/country/countries";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { isGoodNow, monthNames, monthly } from "#app/modules/catalogue/places/explore-item";
import { MONTHS } from "#app/shared/months";
import { itemOf } from "#app/modules/catalogue/explore/explore.server";
import { quickFacts, sampleHighlights } from "#app/modules/catalogue/places/highlight-sets";
import { holidayDays, holidaysAhead } from "#app/modules/catalogue/country/holidays";
import { degreesAround, onMap, viewAround } from "#app/modules/catalogue/explore/map-view";
import { sightsOf } from "#app/modules/catalogue/places/sights";
import { beyondTheEdge, sightsOnMap } from "#app/modules/maps/destination-map";
import { similarTo } from "#app/modules/catalogue/places/similar";
import { transferFrom } from "#app/modules/catalogue/schema/transfers";
import { toPlaceView } from "#app/modules/catalogue/places/place-view";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { listGuideCardsAbout } from "#app/modules/content/guides.server";
import { matchForUser } from "#app/modules/matching/matching.server";
import { findAllTold } from "#app/modules/profile/told.server";
import { callWithFaults, todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import type { LocalDate } from "#app/shared/calendar";
import { USUAL_ORIGINS, faresTo } from "./destination-fares.server";
import { eventsFrom } from "./events-ahead";
import { routesOfPlace } from "./routes-page.server";

const SIMILAR = 4;
/** The most pages whose common part stays in memory. */
const MOST_REMEMBERED = 60;

type Personal = Awaited<ReturnType<typeof personalPart>>;

/**
 * The marks and the score of a signed-in traveller for this place; a score that cannot be had is left out (CHECKLIST
 * EXPL-33, EXPL-43).
 */
async function personalPart(ctx: Ctx, user: CurrentUser, slug: string) {
  const told = await findAllTold(user.id);
  const { units, home } = told.preferences();
  const match = user.capabilities.canSeeMatches
    ? await matchForUser(ctx, told, slug, ctx.now.getUTCMonth() + 1).catch((error: unknown) => {
        ctx.log.error({ err: error, slug }, "Failed to fetch destination scores");
        return undefined;
      })
    : undefined;
  return {
    marks: told.marks.filter((mark) => mark.slug === slug).map(({ kind }) => kind),
    match: match ?? null,
    units,
    home: home?.code ?? null,
  };
}

/** The way there from the departure that the visitor names, from home, or from some great cities. */
function wayTo(place: Destination, asked: string, home: string | null | undefined, month: number) {
  const from = asked || home;
  const own = from ? faresTo(place, [from], month) : [];
  return {
    asked,
    isUnknown: asked !== "" && own.length === 0,
    fares: own.length > 0 ? own : faresTo(place, USUAL_ORIGINS, month),
    month: MONTHS[month - 1] ?? "",
  };
}

/** The things to settle before going. */
function beforePart({ country, slug }: Destination, home: string | null | undefined) {
  const facts = findCountryFacts(country);
  const homeCountry = home ? findDeparture(home)?.country : undefined;
  return (facts && beforeYouGo(facts, getCountry(country), slug, homeCountry)) ?? null;
}

/** The part of a destination's page that is the same for everybody on one day. */
function placePart(place: Destination, today: LocalDate, month: number) {
  const { slug, name, country, bestMonths } = place;
  const item = itemOf(place);
  const mapped = sightsOnMap(place);
  return {
    slug,
    place: {
      name,
      country: item.country,
      tagline: place.tagline,
      description: place.description,
      days: place.days,
      languages: place.languages,
      gettingAround: place.gettingAround,
      transfer: transferFrom(place),
      tips: place.tips,
      drawback: place.drawback,
      bestMonths,
      airport: findAirport(place.airports[0] ?? "")?.name ?? "",
      neighbourhoods: place.neighbourhoods.map(({ name: quarter, character }) => ({ name: quarter, character })),
    },
    point: { lat: place.lat, lon: place.lon },
    hero: pictureOf(slug, "hero"),
    perDay: item.averageCostPerDay,
    facts: quickFacts({
      bestTime: bestMonths.length === MONTHS.length ? [] : [monthNames(bestMonths)],
      perDay: item.averageCostPerDay,
      knownFor: place.knownFor,
    }),
    isGoodNow: isGoodNow(item.best_time_to_visit, month),
    highlights: sampleHighlights(name, place.highlights),
    sights: sightsOf(place, today),
    onMap: mapped,
    beyondMap: beyondTheEdge(mapped),
    climate: climateByMonth(place),
    // What a day costs on average, at each month's price level.
    dayCosts: monthly(place.costs.season).map((percent) => Math.round((item.averageCostPerDay * percent) / 100)),
    events: eventsFrom(place.events, month).map(({ name: event, when, note }) => ({ name: event, when, note })),
    map: {
      view: viewAround(place, degreesAround(place, listDestinations())),
      spots: [{ slug, name, ...onMap(place), isStrong: true }],
    },
    holidays: holidaysAhead(country, today).map((holiday) => ({ days: holidayDays(holiday), name: holiday.name })),
    routes: routesOfPlace(slug),
    similar: similarTo(place, listDestinations(), SIMILAR).map((one) => toPlaceView(itemOf(one), pictureOf(one.slug))),
  };
}

const remembered = new LRUCache<string, ReturnType<typeof placePart>>({ max: MOST_REMEMBERED });

/** This part takes half of the time of a page and is the same for everybody all day. */
function rememberedPart(place: Destination, { now }: Ctx): ReturnType<typeof placePart> {
  const today = todayOf({ now });
  const key = `${place.slug} ${today}`;
  const known = remembered.get(key) ?? placePart(place, today, now.getUTCMonth() + 1);
  remembered.set(key, known);
  return known;
}

/**
 * The place of an address, or the address of the place that its text names: "New York" stands at "new-york".
 * @returns undefined where it names none
 * @throws PortFailure while the places cannot be had
 */
export async function findPlaceAt(
  ctx: Ctx,
  slug: string,
): Promise<{ place: Destination } | { movedTo: string } | undefined> {
  const { place } = await callWithFaults<{ place?: Destination }>(
    ctx,
    "destinations",
    () => ({ place: findDestination(slug) }),
    {},
  );
  if (place) return { place };
  const meant = findDestination(slugFromText(slug));
  return meant && meant.slug !== slug ? { movedTo: `/destination/${meant.slug}` } : undefined;
}

/** Everything a destination's page shows. @param asked where the visitor says to fly from, or "" */
export async function destinationPage(ctx: Ctx, user: CurrentUser | undefined, place: Destination, asked: string) {
  const personal: Personal | null = user ? await personalPart(ctx, user, place.slug) : null;
  return {
    ...rememberedPart(place, ctx),
    pictures: await picturesOfSights(ctx, place),
    personal,
    ready: productPromise(real()).ready,
    way: wayTo(place, asked, personal?.home, ctx.now.getUTCMonth() + 1),
    before: beforePart(place, personal?.home),
    guides: await listGuideCardsAbout(ctx, place.slug),
  };
}

export type DestinationView = Awaited<ReturnType<typeof destinationPage>>;
