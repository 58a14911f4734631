import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { Means } from "#app/modules/catalogue/ways/way";
import { mapOfRoute } from "#app/modules/maps/maps.server";
import type { RouteMap } from "#app/modules/maps/route-map";
import { hiredDrives } from "#app/modules/trips/days/hired-car";
import { countryName } from "#app/shared/display-names";
import { addDays, daysBetween, isLocalDate } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatDateRange } from "#app/shared/format";
import { hardDaysInWords } from "./hard-days";
import type { StayOnDates } from "./hard-days";
import { layOut } from "./lay-out";
import type { LaidPlace } from "./lay-out";
import { hiresOnWay, homeCountry, onwardView } from "./onward.server";
import { datesInWords, whyNights } from "./order/nights-words";
import { bestRoute } from "./order/route-order";
import type { StayWish } from "./order/things-to-do";
import { arrivalFromHome, placeToLay, routeAsk, wayToLay, wishOf } from "./route-ask.server";
import type { ChosenWays } from "./route-ask.server";
import { FEWEST_PLACES, MOST_NIGHTS, MOST_NIGHTS_IN_ALL, MOST_PLACES, addressOfRoute } from "./route-form";
import type { RouteEntry, RouteValues } from "./route-form";
import type { RouteStayView } from "./route-page";

/** A place of the form with what is known of it. */
interface KnownEntry {
  destination: Destination;
  nights?: number;
  by?: Means;
  stop?: string;
}

/** The places of the form that are ours. */
export function known(places: readonly RouteEntry[]): KnownEntry[] {
  return places.flatMap(({ slug, ...said }) => {
    const destination = findDestination(slug);
    return destination ? [{ destination, ...said }] : [];
  });
}

/** How the traveller goes on from each place, where they have chosen it, and what they like elsewhere. */
export function chosenWays(entries: readonly KnownEntry[], goBy: RouteValues["goBy"]): ChosenWays {
  return { by: Object.fromEntries(entries.map(({ destination, by }) => [destination.slug, by])), goBy };
}

/** The places of a plan, each with the way on that was chosen for it. */
export function asChosen(stays: readonly RouteEntry[], entries: readonly KnownEntry[]): RouteEntry[] {
  return stays.map((stay) => {
    const { by, stop } = entries.find(({ destination }) => destination.slug === stay.slug) ?? {};
    return { ...stay, ...(by && { by }), ...(stop !== undefined && { stop }) };
  });
}

/** Nights that a first visit of a place usually takes. */
function usualNights({ days: [fewest, most] }: Pick<Destination, "days">): number {
  return Math.max(1, Math.round((fewest + most) / 2));
}

/** The nights of all places together: those that are said, the length of the typed dates, or what they usually take. */
export function nightsInAll(
  entries: readonly KnownEntry[],
  { startDate, endDate }: RouteValues["rest"],
  inAll?: number,
): number {
  const hasDates = isLocalDate(startDate) && isLocalDate(endDate) && startDate < endDate;
  const isOpen = entries.every(({ nights }) => nights === undefined);
  const usual = entries.reduce((sum, { destination, nights }) => sum + (nights ?? usualNights(destination)), 0);
  const isPartlyOpen = entries.some(({ nights }) => nights === undefined);
  const said = isPartlyOpen ? Math.max(inAll ?? usual, isOpen ? 0 : usual) : usual;
  const nights = isOpen && hasDates ? daysBetween(startDate, endDate) : said;
  return Math.min(MOST_NIGHTS_IN_ALL, entries.length * MOST_NIGHTS, Math.max(entries.length, nights));
}

/** The places with all nights found: in the best order where none were said, else in the order of the form. */
export function settled(
  entries: readonly KnownEntry[],
  { rest, inAll, goBy }: Pick<RouteValues, "rest" | "inAll" | "goBy">,
  isAnyOrder: boolean,
): RouteEntry[] {
  const chosen = chosenWays(entries, goBy);
  const asIs = asChosen(
    entries.map(({ destination, nights = usualNights(destination) }) => ({ slug: destination.slug, nights })),
    entries,
  );
  if (entries.length === 1 && isAnyOrder) return [{ ...asIs[0]!, nights: nightsInAll(entries, rest, inAll) }];
  if (entries.length < FEWEST_PLACES) return asIs;
  const fixed = isAnyOrder
    ? {}
    : Object.fromEntries(
        entries.flatMap(({ destination, nights }) => (nights === undefined ? [] : [[destination.slug, nights]])),
      );
  const destinations = entries.map(({ destination }) => destination);
  const solved = (nights: number): RouteEntry[] => {
    const best = bestRoute({ ...routeAsk(destinations, rest, nights, fixed, chosen), keepsOrder: !isAnyOrder });
    return best ? asChosen(best.stays, entries) : asIs;
  };
  const nights = nightsInAll(entries, rest, inAll);
  const stays = solved(nights);
  // A night on the way is none of a place: the trip ends on the day that was typed all the same.
  const over = nightsBeyond(stays, { rest, goBy });
  const isFixed = entries.some((entry) => entry.nights !== undefined);
  return over > 0 && !isFixed && nights - over >= entries.length ? solved(nights - over) : stays;
}

/** The places of the form as they are laid out from its first day on. */
function laidOut(
  stays: readonly RouteEntry[],
  startDate: LocalDate,
  { rest: { departureCity }, goBy }: Pick<RouteValues, "rest" | "goBy">,
): LaidPlace[] {
  const entries = known(stays);
  const places = entries.map(({ destination, nights = 1, ...chosen }) =>
    placeToLay(destination, nights, { ...chosen, goBy }),
  );
  const [first] = entries;
  const arrives = first && arrivalFromHome(departureCity, first.destination, startDate);
  return layOut(places, startDate, wayToLay, arrives);
}

/** Days by which the places end after the last day of the form; 0 where it has none. */
function nightsBeyond(stays: readonly RouteEntry[], values: Pick<RouteValues, "rest" | "goBy">): number {
  const { startDate, endDate } = values.rest;
  if (!isLocalDate(startDate) || !isLocalDate(endDate)) return 0;
  const last = laidOut(stays, startDate, values).at(-1);
  return last ? Math.max(0, daysBetween(endDate, last.endDate)) : 0;
}

/** The stays of the page, and what they come to. */
export interface LaidStays {
  shown: RouteStayView[];
  /** The places and the ways between them, from two places on. */
  map: RouteMap | null;
  /** The hired cars, each in a few sentences. */
  hires: string[];
  endDate: string | null;
  nights: number;
  /** What the traveller should know of days on which everybody travels, or nothing goes. */
  hardDays: string[];
  /** Minutes between the places, and dollars an adult. */
  onTheWay: number;
  dollars: number;
}

/** A place as the hire of a car asks of it. */
function toHire({ slug, name, nights, endDate, between }: LaidPlace): Parameters<typeof hiresOnWay>[0][number] {
  return { slug, name, from: addDays(endDate, -nights), until: endDate, hired: hiredDrives({ between }) };
}

/** Why a place has so many nights, and what its dates mean where they are known. */
function whyOf(destination: Destination, nights: number, wish: StayWish, from: LocalDate | undefined): string {
  const why = whyNights(destination, nights, wish, from);
  const dates = from === undefined ? undefined : datesInWords(destination, { from, nights }, wish);
  return dates === undefined ? why : `${why} ${dates}`;
}

/** The stays of the page: each with its dates, why so many nights, and the way on from it. */
export function staysOf(stays: readonly RouteEntry[], values: RouteValues, today: string): LaidStays {
  const { rest, goBy } = values;
  const entries = known(stays);
  const total = entries.reduce((sum, { nights = 1 }) => sum + nights, 0);
  const wish = wishOf(rest, total);
  const isDated = isLocalDate(rest.startDate);
  const laid = laidOut(stays, isDated ? rest.startDate : addDays(today, 1), values);
  // A place that breaks a long drive joins behind the one that is left, while there is room.
  const addressWith = (index: number) => (slug: string) =>
    stays.length >= MOST_PLACES || stays.some((stay) => stay.slug === slug)
      ? undefined
      : addressOfRoute({ ...values, places: stays.toSpliced(index + 1, 0, { slug }) });
  // The first place begins on the day of leaving home, and its nights on the day of getting there.
  const firstDay = (index: number): LocalDate => addDays(laid[index]!.endDate, -laid[index]!.nights);
  const onDates = ({ destination: { slug, country } }: KnownEntry, index: number): StayOnDates => {
    const { endDate, between } = laid[index]!;
    const on = between.back && { by: between.back.by, name: entries[index + 1]!.destination.name };
    return { slug, country, from: firstDay(index), to: endDate, ...(on && { on }) };
  };
  const shown = entries.map(({ destination, nights = 1 }, index) => {
    const { startDate, endDate, between } = laid[index]!;
    const { slug, name, country } = destination;
    const others = entries.flatMap((entry) => (entry.destination === destination ? [] : entry.destination));
    const way = between.back;
    return {
      ...{ slug, name, country: countryName(country), nights, picture: pictureOf(slug, "square") },
      why: whyOf(destination, nights, { ...wish, others }, isDated ? firstDay(index) : undefined),
      dates: isDated ? formatDateRange(startDate, endDate) : null,
      onward: way
        ? onwardView(slug, way, entries[index]!.by, { isDated, goBy, addressWith: addressWith(index) })
        : null,
    };
  });
  const ways = laid.flatMap(({ between }) => between.back ?? []);
  const onMap = entries.map(({ destination: { name, lat, lon } }, index) => {
    const onward = laid[index]!.between.back?.by;
    return { name, lat, lon, ...(onward && { onward }) };
  });
  return {
    shown,
    map: onMap.length < FEWEST_PLACES ? null : mapOfRoute(onMap),
    hires: isDated ? hiresOnWay(laid.map(toHire), homeCountry(rest.departureCity)) : [],
    endDate: isDated ? (laid.at(-1)?.endDate ?? null) : null,
    nights: total,
    hardDays: isDated ? hardDaysInWords(entries.map(onDates)) : [],
    onTheWay: ways.reduce((sum, { minutes }) => sum + minutes, 0),
    dollars: ways.reduce((sum, { dollars }) => sum + dollars, 0),
  };
}
