import { TRIP_LIMITS } from "#app/config/product";
import { newId } from "#app/db/ids.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination, resolvePlace, suggestedNames } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { nameOfMeans } from "#app/modules/catalogue/ways/way";
import type { Means, WayToChoose } from "#app/modules/catalogue/ways/way";
import { waysToChoose } from "#app/modules/catalogue/ways/ways.server";
import { inWords } from "#app/modules/catalogue/places/place-answer";
import { prefillFor } from "#app/modules/planner/pages/start-page.server";
import { startValues } from "#app/modules/planner/start-form";
import type { TripHolder } from "#app/modules/trips/trip/trip";
import { needsUpgrade } from "#app/modules/planner/planner.server";
import { meansOf, placeWayLine } from "#app/modules/trips/trip/between";
import type { PlaceWay } from "#app/modules/trips/trip/between";
import { countryName } from "#app/shared/display-names";
import { addDays, daysBetween, isLocalDate, monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { AppError } from "#app/shared/app-error";
import { durationInWords, formatCount, formatDateRange } from "#app/shared/format";
import { PLACES_STAY, getJourney, mayChangePlaces, stampOf } from "./journeys.server";
import { layOut } from "./lay-out";
import type { LaidPlace } from "./lay-out";
import { whyNights } from "./order/nights-words";
import { otherRoutes } from "./order/route-choices";
import { bestRoute } from "./order/route-order";
import { routeAsMoved } from "./order/route-value";
import { bestInWords } from "./order/route-words";
import type { RoutePlan } from "./order/route-problem";
import { arrivalFromHome, placeToLay, routeAsk, wayToLay, wishOf } from "./route-ask.server";
import type { ChosenMeans } from "./route-ask.server";
import {
  FEWEST_PLACES,
  MOST_NIGHTS,
  MOST_NIGHTS_IN_ALL,
  MOST_PLACES,
  addressOfRoute,
  afterPress,
  pressOf,
  routeFromFields,
} from "./route-form";
import type { RouteEntry, RouteValues } from "./route-form";
import type { RouteStayView } from "./route-page";

/** A place of the form with what is known of it. */
interface KnownEntry {
  destination: Destination;
  nights?: number;
  by?: Means;
}

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The places of the form that are ours. */
function known(places: readonly RouteEntry[]): KnownEntry[] {
  return places.flatMap(({ slug, ...said }) => {
    const destination = findDestination(slug);
    return destination ? [{ destination, ...said }] : [];
  });
}

/** How the traveller goes on from each place, where they have chosen it. */
function chosenMeans(entries: readonly KnownEntry[]): ChosenMeans {
  return Object.fromEntries(entries.map(({ destination, by }) => [destination.slug, by]));
}

/** The places of a plan, each with the way on that was chosen for it. */
function asChosen(stays: readonly RouteEntry[], chosen: ChosenMeans): RouteEntry[] {
  return stays.map((stay) => {
    const by = chosen[stay.slug];
    return { ...stay, ...(by && { by }) };
  });
}

/** Nights that a first visit of a place usually takes. */
function usualNights({ days: [fewest, most] }: Pick<Destination, "days">): number {
  return Math.max(1, Math.round((fewest + most) / 2));
}

/** The nights of all places together: those that are said, the length of the typed dates, or what they usually take. */
function nightsInAll(
  entries: readonly KnownEntry[],
  { startDate, endDate }: RouteValues["rest"],
  inAll?: number,
): number {
  const hasDates = isLocalDate(startDate) && isLocalDate(endDate) && startDate < endDate;
  const isOpen = entries.every(({ nights }) => nights === undefined);
  const usual = entries.reduce((sum, { destination, nights }) => sum + (nights ?? usualNights(destination)), 0);
  const nights = isOpen && hasDates ? daysBetween(startDate, endDate) : isOpen ? (inAll ?? usual) : usual;
  return Math.min(MOST_NIGHTS_IN_ALL, entries.length * MOST_NIGHTS, Math.max(entries.length, nights));
}

/** The places with all nights found: in the best order where none were said, else in the order of the form. */
function settled(
  entries: readonly KnownEntry[],
  { rest, inAll }: Pick<RouteValues, "rest" | "inAll">,
  isAnyOrder: boolean,
): RouteEntry[] {
  const chosen = chosenMeans(entries);
  const asIs = asChosen(
    entries.map(({ destination, nights = usualNights(destination) }) => ({ slug: destination.slug, nights })),
    chosen,
  );
  if (entries.length < FEWEST_PLACES) return asIs;
  const fixed = isAnyOrder
    ? {}
    : Object.fromEntries(
        entries.flatMap(({ destination, nights }) => (nights === undefined ? [] : [[destination.slug, nights]])),
      );
  const destinations = entries.map(({ destination }) => destination);
  const solved = (nights: number): RouteEntry[] => {
    const best = bestRoute({ ...routeAsk(destinations, rest, nights, fixed, chosen), keepsOrder: !isAnyOrder });
    return best ? asChosen(best.stays, chosen) : asIs;
  };
  const nights = nightsInAll(entries, rest, inAll);
  const stays = solved(nights);
  // A night on the way is none of a place: the trip ends on the day that was typed all the same.
  const over = nightsBeyond(stays, rest);
  const isFixed = entries.some((entry) => entry.nights !== undefined);
  return over > 0 && !isFixed && nights - over >= entries.length ? solved(nights - over) : stays;
}

/** The places of the form as they are laid out from its first day on. */
function laidOut(stays: readonly RouteEntry[], startDate: LocalDate, departureCity: string): LaidPlace[] {
  const entries = known(stays);
  const places = entries.map(({ destination, nights = 1, by }) => placeToLay(destination, nights, by));
  const [first] = entries;
  return layOut(places, startDate, wayToLay, first && arrivalFromHome(departureCity, first.destination, startDate));
}

/** Days by which the places end after the last day of the form; 0 where it has none. */
function nightsBeyond(
  stays: readonly RouteEntry[],
  { startDate, endDate, departureCity }: RouteValues["rest"],
): number {
  if (!isLocalDate(startDate) || !isLocalDate(endDate)) return 0;
  const last = laidOut(stays, startDate, departureCity).at(-1);
  return last ? Math.max(0, daysBetween(endDate, last.endDate)) : 0;
}

/** "Rome 5, Florence 4 and Venice 3 nights" */
function planInWords({ stays }: Pick<RoutePlan, "stays">): string {
  return `${listed.format(stays.map(({ slug, nights }) => `${findDestination(slug)?.name ?? slug} ${nights}`))} nights`;
}

const isSamePlan = (a: readonly RouteEntry[], b: readonly RouteEntry[]): boolean =>
  JSON.stringify(a.map(({ slug, nights }) => [slug, nights])) ===
  JSON.stringify(b.map(({ slug, nights }) => [slug, nights]));

/** The means of a way as it was chosen; undefined for the usual one. */
function chosenBefore(from: string, way: PlaceWay | undefined): Means | undefined {
  if (!way) return undefined;
  const [usual, ...others] = waysToChoose(from, way.place.slug, monthOf(way.date));
  const isIt = ({ by, isOvernight }: WayToChoose): boolean =>
    by === way.by && isOvernight === (way.isOvernight ?? false);
  return !usual || isIt(usual) ? undefined : others.find(isIt)?.means;
}

/** The form of a longer trip as it stands. @throws AppError NOT_FOUND, and CONFLICT once its places stay */
async function valuesOf(ctx: Ctx, of: string, holder: TripHolder): Promise<RouteValues> {
  const trips = await getJourney(ctx, of, holder);
  if (!mayChangePlaces(trips)) throw new AppError("CONFLICT", PLACES_STAY);
  const [first] = trips;
  const budgetMinor = trips.reduce((sum, trip) => sum + trip.budgetMinor, 0);
  return {
    of,
    stamp: stampOf(trips),
    places: trips.flatMap(({ destination: { slug }, origin, startDate, endDate, between }, index) => {
      const destination = slug === undefined ? undefined : findDestination(slug);
      if (!destination) return [];
      const arrives = index === 0 ? arrivalFromHome(origin.code, destination, startDate) : startDate;
      const by = chosenBefore(destination.slug, between?.back);
      return [{ slug: destination.slug, nights: Math.max(1, daysBetween(arrives, endDate)), ...(by && { by }) }];
    }),
    rest: { ...startValues({ ...first!, budgetMinor }), destination: "", endDate: "", name: "" },
  };
}

/** Other ways to take this trip, each with what it saves and costs beside the one shown, as addresses of this page. */
function choicesFor(values: RouteValues, stays: readonly RouteEntry[]) {
  const { rest } = values;
  // In the order of the form, which is the traveller's own.
  const destinations = known(values.places).map(({ destination }) => destination);
  const chosen = chosenMeans(known(stays));
  const ask = routeAsk(destinations, rest, nightsInAll(known(stays), rest), {}, chosen);
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
      href: addressOfRoute({ ...values, places: asChosen(plan.stays, chosen) }),
    }));
}

/** The stays of the page, and what they come to. */
interface LaidStays {
  shown: RouteStayView[];
  endDate: string | null;
  nights: number;
  /** Minutes between the places, and dollars an adult. */
  onTheWay: number;
  dollars: number;
}

/** The way on from a place in words, and the ways to choose from. */
function onwardView(from: string, way: PlaceWay, by: Means | undefined, isDated: boolean): RouteStayView["onward"] {
  const choices = waysToChoose(from, way.place.slug, monthOf(way.date));
  const chosen = choices.find(({ means }) => means === by) ?? choices[0];
  const about = way.isOvernight ? "a night on board" : `about ${durationInWords(way.minutes)}`;
  return {
    line: isDated ? placeWayLine(way, "back") : `On to ${way.place.name} by ${meansOf(way)}, ${about}`,
    note: chosen?.note ?? null,
    dollars: way.dollars,
    isEstimate: way.isEstimate ?? false,
    to: way.place.name,
    choices: choices.map((choice, at) => ({
      value: at === 0 ? "" : choice.means,
      label: choice.isOvernight
        ? `${nameOfMeans(choice)}, a night on board`
        : `${nameOfMeans(choice)}, ${durationInWords(choice.minutes)}`,
    })),
    chosen: chosen === choices[0] ? "" : (chosen?.means ?? ""),
  };
}

/** The stays of the page: each with its dates, why so many nights, and the way on from it. */
function staysOf(stays: readonly RouteEntry[], rest: RouteValues["rest"], today: string): LaidStays {
  const entries = known(stays);
  const total = entries.reduce((sum, { nights = 1 }) => sum + nights, 0);
  const wish = wishOf(rest, total);
  const isDated = isLocalDate(rest.startDate);
  const laid = laidOut(stays, isDated ? rest.startDate : addDays(today, 1), rest.departureCity);
  const shown = entries.map(({ destination, nights = 1 }, index) => {
    const { startDate, endDate, between } = laid[index]!;
    const { slug, name, country } = destination;
    const others = entries.flatMap((entry) => (entry.destination === destination ? [] : entry.destination));
    const way = between.back;
    return {
      ...{ slug, name, country: countryName(country), nights, picture: pictureOf(slug, "square") },
      why: whyNights(destination, nights, { ...wish, others }),
      dates: isDated ? formatDateRange(startDate, endDate) : null,
      onward: way ? onwardView(slug, way, entries[index]!.by, isDated) : null,
    };
  });
  const ways = laid.flatMap(({ between }) => between.back ?? []);
  return {
    shown,
    endDate: isDated ? (laid.at(-1)?.endDate ?? null) : null,
    nights: total,
    onTheWay: ways.reduce((sum, { minutes }) => sum + minutes, 0),
    dollars: ways.reduce((sum, { dollars }) => sum + dollars, 0),
  };
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

/** What a press on the page comes to: another address, or a message beside the field of a place to add. */
function pressed(fields: URLSearchParams, values: RouteValues) {
  // Enter in the field of a place to add works the dates out, and adds it.
  const isAdded = fields.get("do") === "dates" && (fields.get("add") ?? "").trim() !== "";
  const press = isAdded ? ({ kind: "add" } as const) : pressOf(fields.get("do"));
  if (!press) return undefined;
  const entries = known(values.places);
  const goTo = (places: RouteEntry[]) => ({ goTo: addressOfRoute({ ...values, places }) });
  if (press.kind === "best") return goTo(settled(entries, values, true));
  if ("at" in press) return goTo(afterPress(values.places, press));
  const typed = (fields.get("addChoice") || fields.get("add") || "").trim();
  const next = added(typed, values.places);
  if (!("places" in next)) return { refused: { ...next, value: typed } };
  return goTo(settled(known(next.places), values, false));
}

/**
 * The page that lays out a trip of several places: their order, nights and dates, what lies between, and other ways to
 * take it. All that was typed is in its address.
 * @returns where a press on it leads, or the page
 */
export async function routePage(ctx: Ctx, user: CurrentUser | undefined, holder: TripHolder, fields: URLSearchParams) {
  const sent = routeFromFields(fields);
  // The page of a longer trip that is changed begins with what it is.
  const asked = sent.of !== undefined && sent.places.length === 0 ? await valuesOf(ctx, sent.of, holder) : sent;
  const press = pressed(fields, asked);
  if (press && "goTo" in press) return press;
  // Once the page was sent, what is left open is meant so.
  const rest = fields.has("departureCity") ? asked.rest : await prefillFor(user, asked.rest, fields);
  const values = { ...asked, rest };
  const entries = known(values.places);
  const isOpen = entries.every(({ nights }) => nights === undefined);
  const stays = settled(entries, values, isOpen && !values.inOrder);
  const today = todayOf(ctx);
  const { shown, endDate, nights, onTheWay, dollars } = staysOf(stays, rest, today);
  return {
    page: {
      of: values.of ?? null,
      stamp: values.stamp ?? null,
      heading: shown.length > 0 ? listed.format(shown.map(({ name }) => name)) : "A trip of several places",
      values: rest,
      stays: shown,
      endDate,
      line: [
        formatCount(nights, "night"),
        ...(shown.length > 1 ? [`about ${durationInWords(onTheWay)} on the way between them, $${dollars} each`] : []),
      ].join("; "),
      choices: shown.length < FEWEST_PLACES ? [] : choicesFor(values, stays),
      refused: press?.refused ?? null,
      canPlan: shown.length >= FEWEST_PLACES,
      formKey: newId(),
      earliest: addDays(today, 1),
      latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
      placeNames: suggestedNames(),
      mayPlan: !(await needsUpgrade(user, undefined)),
    },
  };
}
