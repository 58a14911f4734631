import { randomInt } from "node:crypto";
import { TRIP_LIMITS } from "#app/config/product";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { entriesOf } from "#app/modules/catalogue/country/entries";
import { findDestination, resolvePlace, suggestedNames } from "#app/modules/catalogue/places/catalogue.server";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import { routeThrough } from "#app/modules/planner/named-places";
import { prefillFor } from "#app/modules/planner/pages/start-page.server";
import { needsUpgrade } from "#app/modules/planner/planner.server";
import { startValues } from "#app/modules/planner/start-form";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { addDays, daysBetween } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { durationInWords, formatCount } from "#app/shared/format";
import { getWholeToChange, stampOf } from "./journeys.server";
import { otherRoutes } from "./order/route-choices";
import { bestRoute } from "./order/route-order";
import { routeAsMoved } from "./order/route-value";
import { chosenBefore, homeCountry } from "./onward.server";
import { NOTHING_LEFT_OUT, leftOutFor } from "./left-out.server";
import { bestInWords } from "./order/route-words";
import type { RoutePlan } from "./order/route-problem";
import { arrivalFromHome, homeIn, routeAsk } from "./route-ask.server";
import {
  FEWEST_PLACES,
  MOST_NIGHTS,
  MOST_PLACES,
  addressOfRoute,
  afterPress,
  pressOf,
  routeFromFields,
} from "./route-form";
import type { RouteEntry, RouteValues } from "./route-form";
import type { RoutePage } from "./route-page";
import { asChosen, chosenWays, known, nightsInAll, settled, staysOf } from "./route-stays.server";
import type { LaidStays } from "./route-stays.server";
import { areaAsked, showArea, showRefused, withSuggestion } from "./suggestion.server";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Rome 5, Florence 4 and Venice 3 nights" */
function planInWords({ stays }: Pick<RoutePlan, "stays">): string {
  return `${listed.format(stays.map(({ slug, nights }) => `${findDestination(slug)?.name ?? slug} ${nights}`))} nights`;
}

const isSamePlan = (a: readonly RouteEntry[], b: readonly RouteEntry[]): boolean =>
  JSON.stringify(a.map(({ slug, nights }) => [slug, nights])) ===
  JSON.stringify(b.map(({ slug, nights }) => [slug, nights]));

/** The form of a longer trip as it stands. @throws AppError NOT_FOUND, and CONFLICT once its places stay */
async function valuesOf(ctx: Ctx, of: string, holder: TripHolder): Promise<RouteValues> {
  const { trips } = await getWholeToChange(ctx, of, holder);
  return { of, stamp: stampOf(trips), ...formOf(trips) };
}

/** The address at which the places of a longer trip are laid out for another one, with the same people and wishes. */
export function addressAgain(trips: readonly Trip[]): string {
  const { places, rest } = formOf(trips);
  return addressOfRoute({ places, rest: { ...rest, startDate: "" } });
}

/** Places, nights and what the first step asks, as the form has them. */
function formOf(trips: readonly Trip[]): Pick<RouteValues, "places" | "rest"> {
  const [first] = trips;
  const budgetMinor = trips.reduce((sum, trip) => sum + trip.budgetMinor, 0);
  return {
    places: trips.flatMap(({ destination: { slug }, origin, startDate, endDate, between }, index) => {
      const destination = slug === undefined ? undefined : findDestination(slug);
      if (!destination) return [];
      const arrives = index === 0 ? arrivalFromHome(origin.code, destination, startDate) : startDate;
      const nights = Math.max(1, daysBetween(arrives, endDate));
      return [{ slug: destination.slug, nights, ...chosenBefore(destination.slug, between?.back) }];
    }),
    rest: { ...startValues({ ...first!, budgetMinor }), destination: "", endDate: "", name: "" },
  };
}

/** Other ways to take this trip, each with what it saves and costs beside the one shown, as addresses of this page. */
function choicesFor(values: RouteValues, stays: readonly RouteEntry[]) {
  const { rest } = values;
  // In the order of the form, which is the traveller's own.
  const destinations = known(values.places).map(({ destination }) => destination);
  const entries = known(stays);
  const ask = routeAsk(destinations, rest, nightsInAll(entries, rest), {}, chosenWays(entries, values.goBy));
  const best = bestRoute(ask);
  const shown = routeAsMoved(
    ask,
    known(stays).map(({ destination: { slug }, nights = 1 }) => ({ slug, nights })),
  );
  if (!best || !shown) return [];
  const ours = { plan: best, why: bestInWords(ask, best, shown) };
  return [ours, ...otherRoutes(ask, best, shown)]
    .filter(({ plan }) => !isSamePlan(plan.stays, stays))
    .map(({ plan, why }) => ({
      label: planInWords(plan),
      why,
      href: addressOfRoute({ ...values, places: asChosen(plan.stays, entries) }),
    }));
}

/** A typed name that joins the places, or why it does not. */
function added(
  text: string,
  places: readonly RouteEntry[],
): { places: RouteEntry[] } | { message: string; choices: { value: string; label: string }[] } {
  if (text === "") return { message: "Name a place to add", choices: [] };
  const answer = resolvePlace(text);
  if (answer.kind !== "covered") {
    const told = inWords(answer);
    return {
      message: told?.message ?? "",
      choices: (told?.choices ?? [])
        .filter((choice) => places.every(({ slug }) => slug !== choice.text))
        .map(({ text: value, label }) => ({ value, label })),
    };
  }
  const { slug, name } = answer.place;
  if (places.some((place) => place.slug === slug)) return { message: `${name} is on the list already`, choices: [] };
  if (places.length >= MOST_PLACES) return { message: `A trip has room for ${MOST_PLACES} places`, choices: [] };
  return { places: [...places, { slug }] };
}

/** The first turns of the draw; each press takes the next one. */
const FIRST_DRAWS = 900;

/** The press on a page. Enter in a field of the page works the dates out, and does what the field is for. */
function pressIn(fields: URLSearchParams) {
  const typed = (name: string): string => (fields.get(name) ?? "").trim();
  const isDates = fields.get("do") === "dates";
  if (isDates && typed("add") !== "") return { kind: "add" } as const;
  if (isDates && typed("through") !== "" && typed("through") !== typed("area")) return { kind: "suggest" } as const;
  return pressOf(fields.get("do"));
}

/** What a press on the page comes to: another address, or a message beside the field of a place to add. */
function pressed(fields: URLSearchParams, values: RouteValues) {
  const press = pressIn(fields);
  if (!press) return undefined;
  const goTo = (next: Partial<RouteValues>) => ({ goTo: addressOfRoute({ ...values, ...next }) });
  switch (press.kind) {
    case "best":
      return goTo({ places: settled(known(values.places), values, true) });
    case "up":
    case "down":
    case "drop":
      return goTo({ places: afterPress(values.places, press) });
    case "join": {
      const isThere = values.places.some(({ slug }) => slug === press.slug);
      const places = isThere || values.places.length >= MOST_PLACES ? values.places : [...values.places, press];
      return goTo({ places: settled(known(places), values, false) });
    }
    case "suggest":
      return goTo({ places: [], area: (fields.get("through") ?? "").trim() || values.area, draw: undefined });
    case "surprise":
      return goTo({
        places: [],
        area: undefined,
        draw: values.draw === undefined ? randomInt(1, FIRST_DRAWS) : values.draw + 1,
      });
    case "add": {
      const typed = (fields.get("addChoice") || fields.get("add") || "").trim();
      const next = added(typed, values.places);
      if (!("places" in next)) return { refused: { ...next, value: typed } };
      return goTo({ places: settled(known(next.places), values, false) });
    }
  }
}

/** What a traveller should know of the places as they stand: that one is home, and that nights were cut. */
function notesOn({ rest, inAll }: RouteValues, { shown, nights, hardDays }: LaidStays): string[] {
  const home = homeIn(rest.departureCity);
  const there = shown.find(({ slug }) => home.isAt(findDestination(slug)!));
  const most = shown.length * MOST_NIGHTS;
  return [
    ...(there
      ? [`You start from ${there.name}, so there's no flight to it. Leave it out, or start from elsewhere.`]
      : []),
    ...(inAll !== undefined && inAll > nights && nights === most
      ? [`We plan up to ${MOST_NIGHTS} nights in a place, so this is ${nights} nights instead of ${inAll}.`]
      : []),
    ...hardDays,
  ];
}

/** The heading of the page, and the line below it. */
function headOf({ shown, nights, onTheWay, dollars }: LaidStays, area: RoutePage["area"]) {
  const names = listed.format(shown.map(({ name }) => name));
  const way = `about ${durationInWords(onTheWay)} on the way between them, $${dollars} each`;
  return {
    heading: area && shown.length > 1 ? routeThrough(area.name) : names || "A trip of several places",
    line: [formatCount(nights, "night"), ...(shown.length > 1 ? [way] : [])].join("; "),
  };
}

/** The values of the form with what the traveller has told before, and with places where they are left to us. */
async function filledIn(ctx: Ctx, user: CurrentUser | undefined, asked: RouteValues, fields: URLSearchParams) {
  // Once the page was sent, what is left open is meant so.
  const rest = fields.has("departureCity") ? asked.rest : await prefillFor(user, asked.rest, fields);
  const values = { ...asked, rest };
  const isByArea = values.area !== undefined || values.draw !== undefined;
  const leftOut = isByArea ? await leftOutFor(ctx, user) : NOTHING_LEFT_OUT;
  const area = areaAsked(values, leftOut);
  const isLeftToUs = area !== undefined && "area" in area && known(values.places).length === 0;
  return { values: isLeftToUs ? withSuggestion(values, area.area, leftOut) : values, area, leftOut };
}

/**
 * The page that lays out a trip of several places: their order, nights and dates, what lies between, and other ways to
 * take it. All that was typed is in its address. Places may be left to us: those of a country, or of one that is drawn.
 * @returns where a press on it leads, or the page
 */
export async function routePage(
  ctx: Ctx,
  user: CurrentUser | undefined,
  holder: TripHolder,
  fields: URLSearchParams,
): Promise<{ goTo: string } | { page: RoutePage }> {
  const sent = routeFromFields(fields);
  // The page of a longer trip that is changed begins with what it is.
  const asked = sent.of !== undefined && sent.places.length === 0 ? await valuesOf(ctx, sent.of, holder) : sent;
  const press = pressed(fields, asked);
  if (press && "goTo" in press) return press;
  const { values, area, leftOut } = await filledIn(ctx, user, asked, fields);
  const entries = known(values.places);
  const isOpen = entries.every(({ nights }) => nights === undefined);
  const stays = settled(entries, values, isOpen && !values.inOrder);
  const today = todayOf(ctx);
  const laid = staysOf(stays, values, today);
  const { shown, endDate, nights } = laid;
  const areaView = area && "area" in area ? showArea(area.area, shown, nights, leftOut) : null;
  return {
    page: {
      of: values.of ?? null,
      stamp: values.stamp ?? null,
      ...headOf(laid, areaView),
      values: values.rest,
      goBy: values.goBy ?? "",
      stays: shown,
      map: laid.map,
      hires: laid.hires,
      endDate,
      nights,
      area: areaView,
      draw: values.draw ?? null,
      areaRefused: area ? showRefused(values, area) : null,
      notes: notesOn(values, laid),
      entries: entriesOf(
        shown.flatMap(({ slug }) => findDestination(slug)?.country ?? []),
        homeCountry(values.rest.departureCity),
      ),
      choices: shown.length < FEWEST_PLACES ? [] : choicesFor(values, stays),
      refused: press?.refused ?? null,
      canPlan: shown.length >= FEWEST_PLACES,
      formKey: values.formKey ?? newId(),
      earliest: addDays(today, 1),
      latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
      placeNames: suggestedNames(),
      mayPlan: !(await needsUpgrade(user, undefined)),
    },
  };
}
