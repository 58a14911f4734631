import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { Itinerary, ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { distanceKm, leftAt } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { addDays } from "#app/shared/calendar";
import { isOneOf, isSilent } from "./calendar";
import type { Case } from "./cases";
import type { City, Reason } from "./city";
import { judgeFamily } from "./judge-family";
import type { FamilyVerdict } from "./judge-family";
import { judgeHours } from "./judge-hours";
import type { HoursVerdict } from "./judge-hours";
import { judgeIdle } from "./judge-idle";
import type { IdleVerdict } from "./judge-idle";
import { MEAL_HOURS } from "./knowledge";
import { reclusteredKm, roundTripKm } from "./recluster";

/**
 * The judgement of one plan. Counts are per plan, shares are of the cases they apply to; undefined where there were
 * none.
 */
export interface Verdict extends HoursVerdict, FamilyVerdict, IdleVerdict {
  coverage: number;
  lacksFirstThree: boolean;
  /** Whether the first reason to come waits for more than two whole days. */
  isFirstLate: boolean;
  daysMissing: number;
  unsaidFirstFive: number;
  calledTooFar: number;
  fullDays: number;
  blankDays: number;
  kmRatio: number | undefined;
  tornDistricts: number;
  pairs: number;
  pairsKept: number;
  meals: number;
  mealsNamed: number;
  mealsAtHours: number;
  detours: number[];
  farDinners: number;
  gaps: number;
  homeTold: number;
  gentleFirstDay: boolean | undefined;
  wrongTables: number;
  accessViolations: number;
  transferHonest: boolean | undefined;
  ticketsTwice: number;
  longWays: number;
  sumsWrong: number;
  fullDaysWithoutMeal: number;
}

const LONG_GAP = 75;
const IN_THE_GAP_KM = 0.15;
/** Where all sights lie this near, ways do not matter. */
const LEAST_KM = 5;
/** Ways longer than this multiple of the least are noted. */
const LONG_WAYS = 1.4;
const FAR_KM = 6;
const EARLY = 11 * 60;
const LATE = 20 * 60;
const GENTLE_MINUTES = 240;
/** The second whole day. */
const LAST_FOR_THE_FIRST = 2;
/** Minutes from landing to the first sight, and from the last to take-off. */
const INTO_TOWN = 120;
const OUT_OF_TOWN = 210;
/** Museums and palaces are open between these hours, give or take an hour. */
const SIGHTS_OPEN = 9 * 60;
const SIGHTS_SHUT = 18 * 60;
const LEAST_FOR_A_SIGHT = 60;

/** Names with and without their accents: "Bến Thành" is "Ben Thanh" too. */
const plainToo = (names: string): string => `${names} ${names.normalize("NFD").replace(/\p{M}/gu, "")}`;

const textOf = (item: Pick<ItineraryItem, "name" | "localName" | "placeId">): string =>
  plainToo(`${item.name} ${item.localName ?? ""} ${item.placeId?.replaceAll("-", " ") ?? ""}`);

function visitsOf(day: ItineraryDay): ItineraryItem[] {
  return day.items.filter((item) => item.role === "visit");
}

/** Whether the day is one outing. */
function isOuting(day: ItineraryDay): boolean {
  return day.dayTrip !== undefined;
}

function minutesAt(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
}

/** The dates on which a traveller with these flights has an hour or more for a sight while sights are open. */
function datesInTown({ start, nights, lands, leaves }: Case): string[] {
  return Array.from({ length: nights + 1 }, (_, day) => addDays(start, day)).filter((_, day) => {
    const from = day === 0 ? minutesAt(lands) + INTO_TOWN : 0;
    const until = day === nights ? minutesAt(leaves) - OUT_OF_TOWN : Infinity;
    return Math.min(until, SIGHTS_SHUT) - Math.max(from, SIGHTS_OPEN) >= LEAST_FOR_A_SIGHT;
  });
}

/** Whether it can be seen on one of these dates, as far as the judge knows its closing days. */
function isEverOpen({ name }: Reason, { shut }: City, dates: readonly string[]): boolean {
  const closings = shut.filter((one) => name.source.split("|").some((text) => one.name.test(text)));
  return dates.some((date) => !closings.some(({ days }) => isOneOf(date, days)));
}

/** Reasons to go: the first weighs most. A sight that is shut on every day of the stay is not expected. */
function judgeReasons(plan: Itinerary, city: City, one: Case) {
  const { nights, start } = one;
  const month = Number(start.slice(5, 7));
  const isInSeason = ({ months: [from, to] }: Reason): boolean =>
    from <= to ? from <= month && month <= to : from <= month || month <= to;
  const dates = datesInTown(one);
  // A food hall that people come for is seen at lunch.
  const visited = plan.days.flatMap((day) =>
    day.items
      .filter(({ role }) => role === "visit" || role === "meal")
      .map((item) => `${textOf(item)} ${day.dayTrip?.name ?? ""}`),
  );
  const asked = city.reasons.filter(
    (reason) => reason.nights <= nights && isInSeason(reason) && isEverOpen(reason, city, dates),
  );
  const firstDay = plan.days.findIndex((day) =>
    day.items.some((item) => asked[0]?.name.test(`${textOf(item)} ${day.dayTrip?.name ?? ""}`)),
  );
  const isIn = asked.map(({ name }) => visited.some((text) => name.test(text)));
  const weights = asked.map((_, rank) => 1 / (rank + 2));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const missing = asked.filter((_, rank) => !isIn[rank]);
  const said = (name: RegExp) => plan.leftOut.find((left) => name.test(plainToo(left.name)));
  return {
    coverage: total === 0 ? 1 : weights.reduce((sum, one, rank) => sum + (isIn[rank] ? one : 0), 0) / total,
    isFirstLate: firstDay > LAST_FOR_THE_FIRST,
    lacksFirstThree: isIn.slice(0, 3).includes(false),
    daysMissing: missing.filter(({ isDay }) => isDay).length,
    unsaidFirstFive: asked.slice(0, 5).filter(({ name }, rank) => !isIn[rank] && !said(name)).length,
    calledTooFar: missing.filter(({ name }) => /too far/i.test(said(name)?.why ?? "")).length,
    notes: missing.map(({ name }) => `missing ${name.source}: ${said(name)?.why ?? "not a word"}`),
  };
}

function judgeMap(plan: Itinerary, destination: Destination, base: Point, city: City, { children }: Case) {
  const districtOf = new Map(destination.places.map(({ id, district }) => [id, district]));
  const days = plan.days.filter((day) => !isOuting(day)).map((day) => visitsOf(day).map(({ location }) => location));
  const km = days.reduce((sum, stops) => sum + roundTripKm(base, stops), 0);
  const least = reclusteredKm(base, days);
  const daysOf = new Map<string, Set<string>>();
  for (const day of plan.days)
    for (const { placeId } of visitsOf(day)) {
      const district = districtOf.get(placeId ?? "");
      if (district) daysOf.set(district, (daysOf.get(district) ?? new Set()).add(day.date));
    }
  // A district that whole-day trips fill twice, like the old city of Petra, takes days by itself.
  const filled = plan.days.flatMap((day) => {
    const through = new Set(visitsOf(day).flatMap(({ placeId }) => districtOf.get(placeId ?? "") ?? []));
    return isOuting(day) && through.size === 1 ? [...through] : [];
  });
  const takesDays = (district: string): boolean => filled.filter((one) => one === district).length >= 2;
  const at = (name: RegExp): [number, number][] =>
    plan.days.flatMap((day, index) =>
      visitsOf(day).flatMap((item, order): [number, number][] => (name.test(textOf(item)) ? [[index, order]] : [])),
    );
  // A sight in the gap between the two parts does not count: the way leads past its door.
  const isBetween = (day: number, a: number, b: number): boolean => {
    const stops = days[plan.days.slice(0, day).filter((one) => !isOuting(one)).length];
    if (!stops || Math.abs(a - b) > 2) return false;
    const [from, to] = [stops[a]!, stops[b]!];
    const middle = stops[(a + b) / 2]!;
    return distanceKm(from, middle) + distanceKm(middle, to) <= distanceKm(from, to) + IN_THE_GAP_KM;
  };
  const isMuseum = (day: number, order: number): boolean => visitsOf(plan.days[day]!)[order]?.kind === "museum";
  const both = city.pairs.flatMap(([one, other]) => {
    const [a, b] = [at(one), at(other)];
    // Two museums are two days for children.
    if (children > 0 && [...a, ...b].every(([day, order]) => isMuseum(day, order))) return [];
    // Where one of two streets would do, the one beside the sight is the pair.
    const isKept = a.some(([day, order]) =>
      b.some(([on, then]) => day === on && (Math.abs(order - then) <= 1 || isBetween(day, order, then))),
    );
    return a.length > 0 && b.length > 0 ? [{ isKept, name: `${one.source} + ${other.source}` }] : [];
  });
  const torn = [...daysOf].filter(([district, dates]) => dates.size >= 3 && !takesDays(district));
  const kmRatio = least > LEAST_KM ? km / least : undefined;
  return {
    kmRatio,
    tornDistricts: torn.length,
    pairs: both.length,
    pairsKept: both.filter(({ isKept }) => isKept).length,
    notes: [
      ...both.filter(({ isKept }) => !isKept).map(({ name }) => `torn apart: ${name}`),
      ...torn.map(([district, dates]) => `${district} on ${[...dates].join(", ")}`),
      ...(kmRatio !== undefined && kmRatio > LONG_WAYS
        ? [`${km.toFixed(1)} km, of which ${least.toFixed(1)} would do`]
        : []),
    ],
  };
}

/** With children, and after a night on the way, dinner is early wherever it is. */
const EARLY_DINNER = 90;
const CHILDREN_DINE: [number, number] = [17 * 60 + 30, 19 * 60 + 15];
/** In the fast of 2027 the sun sets at this time or later in the judge's cities. */
const FIRST_IFTAR = 17 * 60 + 30;

function mealHours(country: string, { children, isNightFlight }: Case, date: string, isFirst: boolean) {
  const usual = MEAL_HOURS[country] ?? MEAL_HOURS.DEFAULT!;
  if (calendarDay(country, date).isRamadan)
    return { lunch: usual.lunch, dinner: [FIRST_IFTAR, usual.dinner[1]] } as typeof usual;
  if (children > 0) return { lunch: [usual.lunch[0] - 60, usual.lunch[1]], dinner: CHILDREN_DINE } as typeof usual;
  if (!isFirst || !isNightFlight) return usual;
  return { lunch: usual.lunch, dinner: [usual.dinner[0] - EARLY_DINNER, usual.dinner[1]] } as typeof usual;
}

function judgeMeals(plan: Itinerary, destination: Destination, base: Point, one: Case) {
  const result = {
    meals: 0,
    mealsNamed: 0,
    mealsAtHours: 0,
    detours: [] as number[],
    farDinners: 0,
    notes: [] as string[],
  };
  for (const day of plan.days)
    for (const [index, item] of day.items.entries()) {
      const name = item.meal;
      if (item.role !== "meal" || (name !== "lunch" && name !== "dinner")) continue;
      const onOuting = isOuting(day) && name === "lunch";
      result.meals += 1;
      const isNamed = item.placeId !== undefined || onOuting;
      if (isNamed) result.mealsNamed += 1;
      else result.notes.push(`${day.date} ${name} without a table: ${item.description}`);
      const [from, to] = mealHours(destination.country, one, day.date, day === plan.days[0])[name];
      if (onOuting || (item.start >= from && item.start <= to)) result.mealsAtHours += 1;
      else result.notes.push(`${day.date} ${name} at ${clock(item.start)}`);
      if (item.placeId !== undefined && !onOuting) {
        const before = leftAt(day.items[index - 1]?.location ?? base);
        const after = name === "dinner" ? base : (day.items[index + 1]?.location ?? base);
        result.detours.push(
          Math.max(0, distanceKm(before, item.location) + distanceKm(item.location, after) - distanceKm(before, after)),
        );
      }
      if (name === "dinner" && !isNamed && distanceKm(base, item.location) > FAR_KM) {
        result.farDinners += 1;
        result.notes.push(`${day.date} dinner far out at ${item.location.name}`);
      }
    }
  return result;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function judgeDays(plan: Itinerary, one: Case) {
  const result = { fullDays: 0, blankDays: 0, gaps: 0, homeTold: 0, longWays: 0, sumsWrong: 0, fullDaysWithoutMeal: 0 };
  const notes: string[] = [];
  for (const [index, day] of plan.days.entries()) {
    const isFull = index > 0 && index < plan.days.length - 1;
    const visits = visitsOf(day);
    if (isFull) {
      result.fullDays += 1;
      if (visits.length < 2 && !isOuting(day) && !isSilent(one.slug, day.date)) {
        result.blankDays += 1;
        notes.push(`${day.date} blank (${day.theme})`);
      }
      const meals = new Set(day.items.map(({ meal }) => meal));
      // At the camp of a desert evening dinner is a part of it.
      const hasDined = findDestination(one.slug)?.dayTrips.some(({ id, dinner }) => dinner && id === day.dayTrip?.id);
      if (!meals.has("lunch") || !(meals.has("dinner") || hasDined)) {
        result.fullDaysWithoutMeal += 1;
        notes.push(`${day.date} lacks a meal`);
      }
    }
    let sum = 0;
    for (const [order, item] of day.items.entries()) {
      sum += item.priceMinor + (item.legBefore?.priceMinor ?? 0);
      const before = day.items[order - 1];
      const gap = before ? item.start - before.end - (item.legBefore?.minutes ?? 0) : 0;
      if (gap > LONG_GAP) {
        result.gaps += 1;
        notes.push(`${day.date} nothing from ${clock(before!.end)} to ${clock(item.start)}`);
      }
      const way = item.legBefore?.minutes ?? 0;
      if (item.role === "visit" && !isOuting(day) && way > 45 && way > 1.5 * (item.end - item.start)) {
        result.longWays += 1;
        notes.push(`${day.date} ${way} min to ${item.name} for ${item.end - item.start}`);
      }
    }
    const { wayHome } = day;
    const leaves = day.items.some((item) => item.role === "transfer" && index === plan.days.length - 1);
    if (wayHome !== undefined || leaves || day.items.every((item) => item.role !== "visit" && item.role !== "meal"))
      result.homeTold += 1;
    sum += wayHome?.priceMinor ?? 0;
    if (sum !== day.costMinor) {
      result.sumsWrong += 1;
      notes.push(`${day.date} prints ${sum}, says ${day.costMinor}`);
    }
  }
  const first = plan.days[0]!;
  const landed = minutesAt(one.lands);
  const busy = visitsOf(first).reduce((minutes, item) => minutes + item.end - item.start, 0);
  const isHard = (one.isNightFlight && landed < EARLY) || landed >= LATE;
  const gentleFirstDay = isHard ? (landed >= LATE ? busy === 0 : busy <= GENTLE_MINUTES) : undefined;
  if (gentleFirstDay === false) notes.push(`a first day of ${busy} minutes after landing at ${one.lands}`);
  return { ...result, gentleFirstDay, notes };
}

function judgeParty(plan: Itinerary, destination: Destination, one: Case) {
  const placeOf = new Map(destination.places.map((place) => [place.id, place]));
  const stops = plan.days.flatMap((day) => day.items.map((item) => ({ item, place: placeOf.get(item.placeId ?? "") })));
  const wrong = stops.filter(({ place }) => place?.serves && one.diets.some((diet) => place.serves?.[diet] === "no"));
  const hard = stops.filter(({ item, place }) => {
    return (
      (one.accessNeeds.includes("step-free") && (place?.effort ?? 0) >= 2 && place?.access === undefined) ||
      (one.accessNeeds.includes("short-walks") && item.legBefore?.mode === "walk" && item.legBefore.km > 1)
    );
  });
  return {
    wrongTables: wrong.length,
    accessViolations: hard.length,
    notes: [...wrong, ...hard].map(({ item }) => `not for this party: ${item.name}`),
  };
}

/**
 * Whether the file times the ride from an airport to the quarter of a hotel by itself: the judge knows only the ride to
 * the centre.
 */
function isTimedApart({ transfers, neighbourhoods }: Destination, airport: string, base: Point): boolean {
  const [part] = [...neighbourhoods].sort((a, b) => distanceKm(a, base) - distanceKm(b, base));
  return Boolean(part && transfers[airport]?.areas?.some(({ parts }) => parts.includes(part.name)));
}

function judgeMoney(plan: Itinerary, destination: Destination, base: Point, city: City, airport: string) {
  const paid = (name: RegExp) =>
    plan.days.some((day) => visitsOf(day).some((item) => name.test(textOf(item)) && item.priceMinor > 0));
  const twice = city.tickets.filter(([a, b]) => paid(a) && paid(b));
  const truth = isTimedApart(destination, airport, base) ? undefined : city.airports.get(airport);
  const ride = plan.days[0]!.items.find((item) => item.role === "transfer");
  const minutes = ride && ride.end - ride.start;
  const transferHonest =
    truth === undefined || minutes === undefined ? undefined : Math.abs(minutes - truth) <= Math.max(10, truth / 3);
  return {
    ticketsTwice: twice.length,
    transferHonest,
    notes: [
      ...twice.map(([a, b]) => `one ticket paid twice: ${a.source}, ${b.source}`),
      ...(transferHonest === false ? [`${airport}: ${minutes} min, in truth about ${truth}`] : []),
    ],
  };
}

/** Judges a plan by the judge's knowledge of the city, the country's meal hours and the party. */
export function judge(
  plan: Itinerary,
  destination: Destination,
  base: Point,
  city: City,
  one: Case,
  airport: string,
): Verdict {
  const parts = [
    judgeReasons(plan, city, one),
    judgeMap(plan, destination, base, city, one),
    judgeMeals(plan, destination, base, one),
    judgeDays(plan, one),
    judgeParty(plan, destination, one),
    judgeMoney(plan, destination, base, city, airport),
    judgeHours(plan, destination, city, one),
    judgeFamily(plan, destination, one),
    judgeIdle(plan, destination, one),
  ] as const;
  const [reasons, map, meals, days, party, money, hours, family, idle] = parts;
  const notes = parts.flatMap((part) => part.notes);
  return { ...reasons, ...map, ...meals, ...days, ...party, ...money, ...hours, ...family, ...idle, notes };
}
