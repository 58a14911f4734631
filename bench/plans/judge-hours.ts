import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { PUBLIC_MODES } from "#app/modules/catalogue/schema/vocabulary";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { Itinerary, ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import { formatClock } from "#app/shared/format";
import { areMuseumsShut, isOneOf, isSilent, isStill, isTooHotAtMidday, tellingsOf } from "./calendar";
import type { Case } from "./cases";
import type { City } from "./city";
import { sunMinutes } from "./sun";

/** The judgement of a plan's hours and dates. */
export interface HoursVerdict {
  shutVisits: number;
  stillRides: number;
  tellings: number;
  told: number;
  exclusions: number;
  exclusionsSaid: number;
  daysOfOneKind: number;
  absurdHours: number;
  darkVisits: number;
  hotDays: number;
  hotMiddays: number;
  /** Stops that begin before the traveller can be there. */
  early: number;
  notes: string[];
}

const NOON = 12 * 60;
const HEAT_ENDS = 16 * 60;
const LONG_IN_HEAT = 45;
/** Beer halls, pubs and wine bars with food are full at lunch, and empty before. */
const BARS_FROM = 12 * 60;
/** Bars that are busy before noon all the same. */
const MORNING_BARS = /bacar|cantin|vin[oi] |hofbr|beer garden|biergarten/i;
/** Sights that are lit, or happen at dusk. */
const GOOD_AT_NIGHT = /light show|south bank|planty|fountain|penguin|sugarloaf|night|fotografiska/i;
const BITE_BEFORE_MEAL = 60;
/** A minute or two of dusk do not count as night. */
const DUSK = 15;

/** Kinds that a traveller would count as the same: a third museum is a third museum. */
const ALIKE: readonly (readonly PlaceKind[])[] = [
  ["museum", "gallery", "library"],
  ["church", "temple", "mosque"],
  ["beach", "island"],
  ["market", "shop", "food-hall"],
  ["viewpoint", "tower"],
  ["ruin"],
  ["park", "garden"],
  ["palace", "castle"],
  ["bar", "cafe", "winery"],
];
/** Kinds that are not visited after dinner. */
const BY_DAY = new Set<PlaceKind>(
  "museum gallery library workshop cemetery zoo aquarium wildlife winery trail mountain waterfall cave".split(
    " ",
  ) as PlaceKind[],
);
/** Kinds without anything to see in the dark. */
const NEEDS_LIGHT = new Set<PlaceKind>(
  "park garden beach lake waterfall mountain trail island wildlife zoo cemetery ruin".split(" ") as PlaceKind[],
);
const IN_THE_SUN = new Set<PlaceKind>(
  "ruin park garden trail mountain wildlife viewpoint zoo square street neighbourhood bridge theme-park cemetery".split(
    " ",
  ) as PlaceKind[],
);
/** Kinds of houses whose courts and walls are the sight, where they have no roof. */
const UNDER_THE_SKY = new Set<PlaceKind>(["temple", "palace", "castle", "monument"]);
const BITES = new Set<PlaceKind>(["restaurant", "cafe", "food-hall"]);
const MUSEUMS = new Set<PlaceKind>(["museum", "gallery"]);
const RUNS = /train|metro|tram|bus|coach|monorail|underground|express|line\b|railway|ferry/i;
const HIRED = /taxi|\bcar\b|driver|van\b/i;
/** Sights that open when museums are shut. */
const NEVER_SHUT = /teamlab/i;
const PUBLIC = new Set<string>([...PUBLIC_MODES, "transit"]);

const textOf = (item: ItineraryItem): string => `${item.name} ${item.localName ?? ""} ${item.placeId ?? ""}`;
const visitsOf = (day: ItineraryDay) => day.items.filter(({ role }) => role === "visit");

function isOfOneKind(day: ItineraryDay): boolean {
  const kinds = visitsOf(day).map(({ kind }) => kind);
  return kinds.length >= 3 && ALIKE.some((group) => kinds.every((kind) => kind !== undefined && group.includes(kind)));
}

/** The oddities of a visit's hour, whatever the date. */
function oddHours(day: ItineraryDay): string[] {
  const dinner = day.items.find(({ meal }) => meal === "dinner");
  return visitsOf(day).flatMap((item) => {
    const { kind, start, end } = item;
    if (!kind) return [];
    const at = `${day.date} ${formatClock(start)} ${item.name}`;
    const meal = BITES.has(kind)
      ? day.items.find((one) => one.role === "meal" && one.start >= end && one.start - end < BITE_BEFORE_MEAL)
      : undefined;
    return [
      dinner && start >= dinner.end && BY_DAY.has(kind) && !GOOD_AT_NIGHT.test(textOf(item))
        ? [`${at}: a ${kind} after dinner`]
        : [],
      kind === "bar" && start < BARS_FROM && !MORNING_BARS.test(textOf(item)) ? [`${at}: a bar before noon`] : [],
      meal ? [`${at}: a bite straight before ${meal.meal}`] : [],
    ].flat();
  });
}

/** The conditions under which the visits of a day are judged. */
interface DayAt {
  destination: Destination;
  city: City;
  day: ItineraryDay;
  isHot: boolean;
  /** Whether a place is under a roof, by its id. */
  isIndoor: ReadonlyMap<string, boolean | undefined>;
}

const nameAt = ({ date }: ItineraryDay, { start, name }: ItineraryItem): string =>
  `${date} ${formatClock(start)} ${name}`;

function shutVisits({ destination: { country, slug }, city, day }: DayAt): string[] {
  const isShut = (item: ItineraryItem): boolean =>
    isSilent(slug, day.date) ||
    (item.kind !== undefined &&
      MUSEUMS.has(item.kind) &&
      areMuseumsShut(country, day.date) &&
      !NEVER_SHUT.test(textOf(item))) ||
    city.shut.some(({ name, days }) => name.test(textOf(item)) && isOneOf(day.date, days));
  return visitsOf(day)
    .filter(isShut)
    .map((item) => `${nameAt(day, item)} is shut that day`);
}

function darkVisits({ destination, day, isIndoor }: DayAt): string[] {
  const { dawn, dusk } = sunMinutes(destination, day.date);
  return visitsOf(day)
    .filter(
      (item) =>
        item.kind !== undefined &&
        isIndoor.get(item.placeId ?? "") !== true &&
        NEEDS_LIGHT.has(item.kind) &&
        !GOOD_AT_NIGHT.test(textOf(item)) &&
        (item.end > dusk + DUSK || item.start < dawn - DUSK),
    )
    .map((item) => `${nameAt(day, item)} in the dark`);
}

function hotVisits({ day, isHot, isIndoor }: DayAt): string[] {
  if (!isHot) return [];
  const isInTheSun = ({ kind, placeId }: ItineraryItem): boolean => {
    const roof = isIndoor.get(placeId ?? "");
    if (kind === undefined || roof === true) return false;
    return IN_THE_SUN.has(kind) || (roof === false && UNDER_THE_SKY.has(kind));
  };
  return visitsOf(day)
    .filter((item) => isInTheSun(item) && Math.min(item.end, HEAT_ENDS) - Math.max(item.start, NOON) > LONG_IN_HEAT)
    .map((item) => `${nameAt(day, item)} in the heat of midday`);
}

/** Stops that begin before the traveller can be there. */
function earlyStops({ day }: DayAt): string[] {
  return day.items.flatMap((item, order) => {
    const before = day.items[order - 1];
    const there = before ? before.end + (item.legBefore?.minutes ?? 0) : item.start;
    return item.start < there - 1 ? [`${nameAt(day, item)}, there at ${formatClock(there)}`] : [];
  });
}

/** Ways at hours at which nothing runs. */
function stillRides({ destination, day }: DayAt): string[] {
  const { date, items, wayHome } = day;
  const transfers = items.filter(
    ({ role, name, start }) =>
      role === "transfer" && RUNS.test(name) && !HIRED.test(name) && isStill(destination, date, start),
  );
  const legs = [
    ...items.flatMap(({ legBefore, start }) => (legBefore ? [{ ...legBefore, at: start - legBefore.minutes }] : [])),
    ...(wayHome ? [{ ...wayHome, at: wayHome.leave }] : []),
  ];
  const stillLegs = legs.filter(
    ({ mode, at }) =>
      (PUBLIC.has(mode) || (isSilent(destination.slug, date) && mode !== "walk")) && isStill(destination, date, at),
  );
  return [
    ...transfers.map((item) => `${nameAt(day, item)}, and none runs`),
    ...stillLegs.map(({ mode, at }) => `${date} ${formatClock(at)} by ${mode}, and none runs`),
  ];
}

/** Whole days of one kind; the first and the last are what flights leave of them. */
function daysOfOneKind({ days }: Itinerary): string[] {
  return days
    .filter((day, index) => index > 0 && index < days.length - 1 && !day.dayTrip && isOfOneKind(day))
    .map((day) => `${day.date} is a day of one kind: ${visitsOf(day)[0]!.kind}`);
}

/** The reasons to come that a party's access leaves out: how many, and those of which the plan says nothing. */
function exclusionsOf(plan: Itinerary, city: City, one: Case): { count: number; silent: string[] } {
  if (one.accessNeeds.length === 0) return { count: 0, silent: [] };
  const visited = plan.days.flatMap((day) => visitsOf(day).map(textOf));
  const excluded = city.reasons.filter(
    ({ name, nights }) => nights <= one.nights && !visited.some((text) => name.test(text)),
  );
  const silent = excluded.filter(({ name }) => !plan.leftOut.some((left) => name.test(left.name)));
  return {
    count: excluded.length,
    silent: silent.map(({ name }) => `left out for this party without a word: ${name.source}`),
  };
}

/** Judges hours against dates: closures, transport, notes, light, heat, and the mix of the day. */
export function judgeHours(plan: Itinerary, destination: Destination, city: City, one: Case): HoursVerdict {
  const isIndoor = new Map(destination.places.map(({ id, indoor }) => [id, indoor]));
  const days: DayAt[] = plan.days.map((day) => ({
    ...{ destination, city, day, isIndoor },
    isHot: isTooHotAtMidday(destination.slug, day.date),
  }));
  const [shut, still, early] = [days.flatMap(shutVisits), days.flatMap(stillRides), days.flatMap(earlyStops)];
  const [dark, hot] = [days.flatMap(darkVisits), days.flatMap(hotVisits)];
  const alike = daysOfOneKind(plan);
  const absurd = plan.days.flatMap(oddHours);
  const dates = plan.days.map(({ date }) => date);
  const tellings = tellingsOf(destination, dates);
  const untold = tellings.filter(
    ({ date, says }) => !plan.days.some((day) => day.date <= date && says.test(day.notes?.join(" ") ?? "")),
  );
  const exclusions = exclusionsOf(plan, city, one);
  return {
    shutVisits: shut.length,
    stillRides: still.length,
    tellings: tellings.length,
    told: tellings.length - untold.length,
    exclusions: exclusions.count,
    exclusionsSaid: exclusions.count - exclusions.silent.length,
    daysOfOneKind: alike.length,
    absurdHours: absurd.length,
    darkVisits: dark.length,
    hotDays: days.filter(({ isHot }) => isHot).length,
    hotMiddays: hot.length,
    early: early.length,
    notes: [
      ...[...shut, ...still, ...early, ...alike, ...absurd, ...dark, ...hot],
      ...untold.map(({ date, says }) => `${date} not told: ${says.source}`),
      ...exclusions.silent,
    ],
  };
}
