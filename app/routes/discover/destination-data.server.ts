import { real } from "#app/config/env.server";
import { productPromise } from "#app/config/product-promise";
import { findAirport, findDeparture } from "#app/modules/catalogue/airports.server";
import { pictureOf } from "#app/modules/catalogue/art.server";
import { beforeYouGo } from "#app/modules/catalogue/before-you-go";
import { listDestinations } from "#app/modules/catalogue/catalogue.server";
import type { Destination } from "#app/modules/catalogue/catalogue.server";
import { getCountry } from "#app/modules/catalogue/countries";
import { findCountryFacts } from "#app/modules/catalogue/country-facts";
import { climateByMonth } from "#app/modules/catalogue/explore-climate";
import { isGoodNow, monthNames } from "#app/modules/catalogue/explore-item";
import { MONTHS } from "#app/shared/months";
import { itemOf } from "#app/modules/catalogue/explore.server";
import { quickFacts, sampleHighlights } from "#app/modules/catalogue/highlight-sets";
import { holidayDays, holidaysAhead } from "#app/modules/catalogue/holidays";
import { degreesAround, onMap, viewAround } from "#app/modules/catalogue/map-view";
import { sightsOf } from "#app/modules/catalogue/sights";
import { beyondTheEdge, sightsOnMap } from "#app/modules/maps/destination-map";
import { similarTo } from "#app/modules/catalogue/similar";
import { transferFrom } from "#app/modules/catalogue/transfers";
import { toPlaceView } from "#app/modules/catalogue/ui/place-card";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { listGuideCardsAbout } from "#app/modules/content/guides.server";
import { matchForUser } from "#app/modules/matching/matching.server";
import { listMarks } from "#app/modules/profile/marks.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { todayOf, type Ctx } from "#app/shared/context";
import { USUAL_ORIGINS, faresTo } from "./destination-fares.server";

const SIMILAR = 4;

type Personal = Awaited<ReturnType<typeof personalPart>>;

/** What the page knows of a signed-in traveller and this place; a score that cannot be had is left out (CHECKLIST EXPL-33, EXPL-43). */
export async function personalPart(ctx: Ctx, user: CurrentUser, slug: string) {
  const [all, { units, home }] = await Promise.all([listMarks(user.id), getPreferences(user.id)]);
  const match = user.capabilities.canSeeMatches
    ? await matchForUser(ctx, user.id, slug, ctx.now.getUTCMonth() + 1).catch((error: unknown) => {
        ctx.log.error({ err: error, slug }, "Failed to fetch destination scores");
        return undefined;
      })
    : undefined;
  return {
    marks: all.filter((mark) => mark.slug === slug).map(({ kind }) => kind),
    match: match ?? null,
    units,
    home: home?.code ?? null,
  };
}

/** The way there from where the visitor asks, lives, or from some great cities. */
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

/** What to settle before going, and the public holidays of the next twelve months. */
function beforePart(ctx: Ctx, { country, slug }: Destination, home: string | null | undefined) {
  const facts = findCountryFacts(country);
  const homeCountry = home ? findDeparture(home)?.country : undefined;
  return {
    before: (facts && beforeYouGo(facts, getCountry(country), slug, homeCountry)) ?? null,
    holidays: holidaysAhead(country, todayOf(ctx)).map((holiday) => ({
      days: holidayDays(holiday),
      name: holiday.name,
    })),
  };
}

/** Everything a destination's page shows. @param asked where the visitor says to fly from, or "" */
export async function destinationView(ctx: Ctx, place: Destination, personal: Personal | null, asked: string) {
  const { slug, name, bestMonths } = place;
  const item = itemOf(place);
  const month = ctx.now.getUTCMonth() + 1;
  const mapped = sightsOnMap(place);
  return {
    slug,
    personal,
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
    sights: sightsOf(place, todayOf(ctx)),
    onMap: mapped,
    beyondMap: beyondTheEdge(mapped),
    climate: climateByMonth(place),
    events: place.events.map(({ name: event, when, note }) => ({ name: event, when, note })),
    map: {
      view: viewAround(place, degreesAround(place, listDestinations())),
      spots: [{ slug, name, ...onMap(place), isStrong: true }],
    },
    way: wayTo(place, asked, personal?.home, month),
    ready: productPromise(real()).ready,
    ...beforePart(ctx, place, personal?.home),
    guides: await listGuideCardsAbout(ctx, slug),
    similar: similarTo(place, listDestinations(), SIMILAR).map((one) => toPlaceView(itemOf(one), pictureOf(one.slug))),
  };
}

export type DestinationView = Awaited<ReturnType<typeof destinationView>>;
