import { bedInWords } from "./bed-words";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { distanceKm } from "#app/shared/geo";
import { addDays } from "#app/shared/calendar";
import { formatClock, formatDayMonth, formatWeekday } from "#app/shared/format";
import { mayBeFasting, whyKitchensAreShut } from "../travel/day-notes";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { cardOf } from "./describe-stop";
import { dietLine, dietsToAsk, lookAround, whatToLookFor } from "../party/diet-rules";
import { dishesOf } from "../meals/dishes";
import { iftarOn } from "../party/iftar";
import type { ItineraryItem, NearbyTable } from "../day/itinerary";
import { isTableFor } from "../day/meal-tables";
import { noteOn } from "../hours/days-in-notes";
import { aroundInWords, partInWords, partOfTownAt } from "../travel/part-of-town";
import { isQuarterWalk } from "../problem/quarter-walks";
import type { SeatedMeal } from "../meals/seat-meals";
import { wayFor } from "../travel/way-for";
import { MODE_WORDS } from "../day/way-in-words";

/** A meal costs about this where too few tables are known to say, for one adult in US cents. */
const USUAL_MINOR = { lunch: 14_00, dinner: 24_00 } as const;
/** From so many tables on, the middle one says what a meal costs in the place. */
const TABLES_FOR_PRICE = 3;
/** Longer on foot is no longer told as near. */
const NEAR_MINUTES = 25;
const RIGHT_BY_MINUTES = 3;
const ON_THE_WAY_KM = 2;
const DAYS_OF_WEEK = 6;

const listed = new Intl.ListFormat("en-GB", { type: "disjunction" });

type Untabled = Pick<SeatedMeal, "meal" | "around" | "turn" | "isLonely" | "start">;

/** The price of a place's meal that has no name yet: that of the middle one of its tables. */
function usualPrice({ places, mealCap }: DayRequest, meal: SeatedMeal["meal"]): number {
  const prices = places
    .filter((place) => isTableFor(place, meal) && place.price > 0 && place.price <= mealCap)
    .map(({ price }) => price)
    .sort((a, b) => a - b);
  if (prices.length < TABLES_FOR_PRICE) return Math.min(USUAL_MINOR[meal], mealCap * 100);
  return prices[Math.floor((prices.length - 1) / 2)]! * 100;
}

/** A market has no price at the gate, and the price of a traveller's own table is not known. */
function priceAt(request: DayRequest, { price, isOwn }: RequestedPlace, meal: SeatedMeal["meal"]): number {
  return price > 0 ? price * 100 : usualPrice(request, isOwn ? meal : "lunch");
}

const WILD: ReadonlySet<PlaceKind> = new Set(["trail", "mountain", "lake", "waterfall", "island", "wildlife", "cave"]);

function isWild({ kind }: Untabled["around"]): boolean {
  return kind !== undefined && WILD.has(kind);
}

/** Where kitchens open later than this, a traveller who dines early looks for something simpler. */
const LATE_KITCHENS = 19 * 60 + 30;

/** Where an early dinner is had in a country that dines late. */
function earlyWords({ mealHours }: DayRequest, start: number, street: string, name: string): string[] {
  if (!mealHours || mealHours.dinner.from < LATE_KITCHENS || start >= mealHours.dinner.from - 30) return [];
  const opens = formatClock(mealHours.dinner.from);
  return [
    `Most kitchens open at about ${opens}: look around ${street} in ${name} for a café or a grill that serves all day.`,
    `Too early for most kitchens, which open at about ${opens}: have something simple around ${street} in ${name}.`,
  ];
}

const SHOPS = /\b(supermarkets|bakeries|food shops|markets)\b/i;

/** The same for a traveller who stays with friends or in a place of their own. */
function homeWords(home: string, meal: Untabled["meal"], why: "fast" | "feast", turn: number): string {
  const when = meal === "dinner" ? "tonight" : "today";
  const words = {
    fast: [
      `Kitchens are shut until sunset: eat at ${home}, or buy something beforehand and eat it indoors.`,
      "Nothing is served in the street by day: take something with you, and eat it indoors.",
    ],
    feast: [
      `Most kitchens are shut ${when}: book a table ahead, or eat at ${home}.`,
      `Few kitchens are open ${when}: buy something the day before and eat at ${home}.`,
    ],
  }[why];
  return words[turn % words.length]!;
}

/** Advice for a meal on a day on which hardly any kitchens are open, in other words each time. */
function shutWords(request: DayRequest, { around, meal, turn }: Untabled, why: "fast" | "feast"): string {
  const { base } = request;
  const part = partOfTownAt(request, around, around.district);
  const where = part ? partInWords(part.name) : (around.district ?? around.name);
  const isAtHotel = base.bed === "hotel" && distanceKm(around, base) < 0.1;
  if (base.bed === "home") return homeWords(base.name, meal, why, turn);
  const words = {
    fast: [
      isAtHotel
        ? "Kitchens are shut until sunset: ask your hotel for lunch, or buy something beforehand and eat it in your room."
        : `Kitchens are shut until sunset: ask at a hotel around ${where}, or bring something and eat it indoors.`,
      `Nothing is served in the street by day: hotel kitchens are where people eat${isAtHotel ? ", yours first" : ` around ${where}`}.`,
    ],
    feast: [
      `Most kitchens are shut ${meal === "dinner" ? "tonight" : "today"}: book a table ahead, or ask your hotel for ${meal}.`,
      `Few kitchens are open ${meal === "dinner" ? "tonight" : "today"}: arrange ${meal} with your hotel, or buy something the day before.`,
    ],
  }[why];
  return words[turn % words.length]!;
}

/** Advice for a meal where no table of ours is near; each time in other words, and never just "here". */
function pickWords(request: DayRequest, untabled: Untabled): string {
  const { around, meal, turn, isLonely, start } = untabled;
  const { base } = request;
  const isAtHotel = base.bed === "hotel" && distanceKm(around, base) < 0.1;
  const part = partOfTownAt(request, around, around.district);
  if (!part) {
    const where = around.district ? aroundInWords(around.district, around.name) : around.name;
    if (isLonely && isWild(around)) return `There may be nowhere to eat out here: take a picnic to ${where}.`;
    if (isLonely) return `${lookAround(where, dietsToAsk(request))}, and have a snack with you in case nothing suits.`;
    return `Nothing is booked: look around ${where} and eat where it looks good.`;
  }
  const name = partInWords(part.name);
  const street = part.streets[turn % part.streets.length]!;
  const early = meal === "dinner" ? earlyWords(request, start, street, name) : [];
  if (early.length > 0) return early[turn % early.length]!;
  const [shops] = SHOPS.exec(part.character) ?? [];
  const shopping = shops
    ? [`${part.name} has ${shops.toLowerCase()}: buy something and have an easy ${meal} of your own.`]
    : [];
  const picks =
    isAtHotel && isLonely
      ? [
          `There is little to choose from here: ask your hotel in the morning whether it cooks ${meal === "dinner" ? "tonight" : "at noon"}, or look around ${street}.`,
          `Ask your hotel for ${meal}, and keep something in your room in case its kitchen is shut.`,
          ...shopping,
        ]
      : [
          `Nothing is booked: pick a place around ${street} in ${name}.`,
          ...(isAtHotel ? [`Ask at the desk where they would eat, or look around ${street} in ${name}.`] : []),
          ...shopping,
          `Walk along ${street} in ${name} and stop where it looks good.`,
        ];
  return picks[turn % picks.length]!;
}

/** Where to break the fast where no table of ours is near. */
function iftarWords(request: DayRequest, { around, turn }: Untabled): string {
  const part = partOfTownAt(request, around, around.district);
  const where = part ? partInWords(part.name) : (around.district ?? around.name);
  const words = [
    ...(request.base.bed === "home"
      ? []
      : ["Ask your hotel in the morning to book you a table for iftar: at sunset every seat is taken."]),
    `The fast is broken at sunset: have somebody book you a table around ${where} before then.`,
  ];
  return words[turn % words.length]!;
}

function withoutTable(
  request: DayRequest,
  untabled: Untabled,
  date: string,
): Pick<ItineraryItem, "location" | "description"> {
  const { around, meal, turn, isLonely } = untabled;
  const part = partOfTownAt(request, around, around.district);
  const why = whyKitchensAreShut(request.destination, date, meal);
  // Where there is no kitchen on any day, the traveller takes something along on a feast too.
  const shut = why === "feast" && !part && isLonely ? undefined : why;
  // A traveller who has to take something along orders nothing.
  const isTown = part !== undefined || (around.district !== undefined && !isLonely);
  const dishes = isTown && turn === 0 && !shut ? dishesOf(request, meal) : [];
  const what = dishes.length > 0 ? [`Worth ordering in ${request.destination.name}: ${listed.format(dishes)}.`] : [];
  const where = shut
    ? shutWords(request, untabled, shut)
    : isIftar(request, untabled, date)
      ? iftarWords(request, untabled)
      : pickWords(request, untabled);
  const look = whatToLookFor(dietsToAsk(request));
  return {
    location: { name: part?.name ?? around.district ?? around.name, lat: around.lat, lon: around.lon },
    description: [
      where,
      ...what,
      // The kitchen to look for is named once.
      (look && !where.startsWith(look.replace(/\.$/, "")) && look) || [],
    ]
      .flat()
      .join(" "),
  };
}

function nearbyTables({ nearby }: SeatedMeal): { nearby?: NearbyTable[] } {
  if (nearby.length === 0) return {};
  return {
    nearby: nearby.map(({ place, km }) => ({ placeId: place.id, name: place.name, km, priceMinor: place.price * 100 })),
  };
}

/** The name of a spot inside a sentence. */
function nameOf({ base }: DayRequest, spot: SeatedMeal["from"]): string {
  if (spot === base && base.bed) return bedInWords(base);
  return isQuarterWalk(spot.id ?? "") ? spot.name.replace(/^(An?|Another) /, "your ") : spot.name;
}

/** "4 minutes on foot from Senso-ji", "right by your hotel"; undefined where it is no walk. */
function walkInWords(request: DayRequest, from: SeatedMeal["from"], to: SeatedMeal["around"]): string | undefined {
  const { mode, minutes } = wayFor(request, from, to);
  if (mode !== "walk" || minutes > NEAR_MINUTES) return undefined;
  const name = nameOf(request, from);
  return minutes < RIGHT_BY_MINUTES ? `${RIGHT_BY} ${name}` : `${minutes} minutes on foot from ${name}`;
}

const RIGHT_BY = "right by";
const isRightBy = (words: string): boolean => words.startsWith(RIGHT_BY);

function dayInWords(date: string, today: string): string {
  return addDays(date, DAYS_OF_WEEK) >= today ? formatWeekday(date) : formatDayMonth(date);
}

/** Where a table lies: by the hotel at the end of the day, by the stop before or after, or a ride away. */
function whereInWords(request: DayRequest, { meal, around, from, next }: SeatedMeal, isLast: boolean): string {
  const { base } = request;
  const byHotel = meal === "dinner" && isLast ? walkInWords(request, base, around) : undefined;
  if (byHotel) return byHotel;
  const before = walkInWords(request, from, around);
  const after = next && walkInWords(request, next, around);
  if (after && (!before || (isRightBy(after) && !isRightBy(before))))
    return next === base ? after : `${after}, ${isQuarterWalk(next.id ?? "") ? "which comes next" : "your next stop"}`;
  if (before) return before;
  const [left, ahead] = [nameOf(request, from), next && nameOf(request, next)];
  if (ahead && ahead !== left) return `between ${left} and ${ahead}`;
  const detour = distanceKm(from, around) + distanceKm(around, base) - distanceKm(from, base);
  if (from !== base && detour <= ON_THE_WAY_KM) return `on the way back to ${bedInWords(base, "the")}`;
  const { mode, minutes } = wayFor(request, from, around);
  return `${minutes} minutes ${mode === "walk" ? "on foot" : MODE_WORDS[mode]} from ${left}`;
}

/** Why a meal is where it is, and that the traveller has been there before, if so. */
function whyHere(request: DayRequest, seated: SeatedMeal, date: string, isLast: boolean): string {
  const { meal, again } = seated;
  const known = again ? ` where you ate on ${dayInWords(again, date)},` : "";
  const name = meal === "lunch" ? "Lunch" : isIftar(request, seated, date) ? "Iftar, at sunset," : "Dinner";
  return `${name}${known} ${whereInWords(request, seated, isLast)}.`;
}

/** A traveller who sits down so long after sunset still breaks the fast with others. */
const STILL_IFTAR = 45;

function isIftar(
  { destination }: DayRequest,
  { meal, start }: Pick<SeatedMeal, "meal" | "start">,
  date: string,
): boolean {
  const iftar = iftarOn(destination, date);
  return meal === "dinner" && iftar !== undefined && start <= iftar + STILL_IFTAR;
}

const CALL_FIRST = "Call first: in Ramadan many kitchens open only at sunset";

/** The fact about a table: what it serves, and whether it may be shut while people fast. */
function factOf(request: DayRequest, { meal }: SeatedMeal, table: RequestedPlace, date: string): string | undefined {
  const mayBeShut = meal === "lunch" && mayBeFasting(request.destination, date);
  const lines = [dietLine(table, dietsToAsk(request)) ?? [], mayBeShut ? CALL_FIRST : []].flat();
  return lines.length > 0 ? lines.join(". ") : undefined;
}

/** Of a table's sentence what is advice for noon is none for the evening. */
const ABOUT_NOON = /\b(noon|half past (eleven|twelve)|(by|before|at|from) (eleven|twelve|one)|lunch only)\b/i;

function noteFor({ note }: { note: string }, meal: SeatedMeal["meal"]): string {
  if (meal === "lunch") return note;
  const parts = note.replace(/\.$/, "").split("; ");
  const kept = parts.filter((part, index) => index === 0 || !ABOUT_NOON.test(part));
  return `${kept.join("; ")}.`;
}

/** A meal as a line of the day. @param isLast whether nothing but the way back follows */
export function describeMeal(request: DayRequest, seated: SeatedMeal, date: string, isLast: boolean): ItineraryItem {
  const { meal, start, end, table } = seated;
  const common = { id: `${date}-${meal}`, role: "meal", meal, type: "restaurant", start, end } as const;
  if (table) {
    return {
      ...common,
      ...cardOf(table),
      description: noteFor({ note: noteOn(table.note, date, start) }, meal),
      ...(table.isOwn && { isOwn: true as const, kind: undefined }),
      priceMinor: priceAt(request, table, meal),
      why: whyHere(request, seated, date, isLast),
      fact: factOf(request, seated, table, date),
      ...nearbyTables(seated),
    };
  }
  return {
    ...common,
    name: meal === "lunch" ? "Lunch" : "Dinner",
    ...withoutTable(request, seated, date),
    priceMinor: usualPrice(request, meal),
    tags: [],
    ...nearbyTables(seated),
  };
}
