import { inDigits } from "#app/modules/catalogue/search/amount-in-words";
import { takeSharedOrigin } from "#app/modules/catalogue/search/query-origin";
import type { FindDeparture } from "#app/modules/catalogue/search/query-origin";
import { takeBudget } from "#app/modules/catalogue/search/query-price";
import type { SaidBudget } from "#app/modules/catalogue/search/query-price";
import { readIntent } from "#app/modules/catalogue/search/search-intent";
import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import type { Searchable } from "#app/modules/catalogue/places/searchable";
import { beginning } from "#app/shared/bounded-text";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { takeAppointments } from "../times/appointment-words";
import type { SaidAppointment } from "../times/appointment-words";
import { datesMeant } from "../times/said-day";
import { takeAvoided } from "./avoided-places";
import { takeDates } from "./dates/dates-in-words";
import type { SaidDates } from "./dates/dates-in-words";
import type { PlaceWithEvents } from "./dates/events-in-words";
import { takeFlightWishes } from "./flight-wishes";
import { withoutUnwantedFeasts } from "./dates/occasions";
import { takeBeenBefore } from "./been-before";
import { withHomeFrom } from "./home-from";
import { inEnglish } from "./languages/other-languages";
import { takeParty } from "./party-in-words";
import { takeOwnHours } from "./own-hours";
import { takeCommonNames, takeForeignNames } from "./place-words";
import type { KnownNames } from "./place-words";
import { plainText, withFrom, withMeantFrom } from "./plain-text";
import { PACE_WORDS, TIER_WORDS, takeMeaning } from "./style-in-words";
import { besideOthers } from "./told-places";
import { Trail } from "./trail";
import type { Use } from "./trail";
import { takeDayTrips, takeHiredCars, takeLandWays, takeOwnBeds, takeShips, takeUnsold } from "./unsold";
import { WISH_LENGTH } from "./wish-length";

/** The budget of a trip, and whether the flights are left out of it. */
export type WishBudget = SaidBudget & { isWithoutFlights?: true };

/** The facts that a search needs beside the words of a sentence. */
export interface WishGround<T extends WishPlaceSource> {
  destinations: readonly T[];
  findDeparture: FindDeparture;
  /** The name of a departure that several cities share. */
  findSharedName: (name: string) => string | undefined;
  findPlace: KnownNames["findPlace"];
  /** The traveller's day. */
  today: LocalDate;
}

/** A place as sentences are read about it. */
export type WishPlaceSource = Searchable & PlaceWithEvents;

/**
 * A sentence without what stands at a fixed time. Its date stays where the trip's own dates are not said, since they may
 * be counted from it: "a wedding on 19 June, arrive Thursday".
 */
function takeTimes(english: string, today: LocalDate) {
  const { said, rest, withDays } = takeAppointments(english);
  if (!said.some(({ day }) => day?.month !== undefined)) return { appointments: said, rest };
  const { startDate, endDate, nights } = takeDates(inDigits(plainText(rest)), today, false).dates;
  const isWhole = startDate !== undefined && (endDate !== undefined || nights !== undefined);
  return { appointments: said, rest: isWhole ? rest : withDays };
}

/** Dates that begin on the day of an appointment begin on the day before, unless the traveller says when they end. */
export function arrivingBefore(
  dates: SaidDates,
  appointments: readonly SaidAppointment[],
  today: LocalDate,
): SaidDates {
  const { startDate, endDate, nights } = dates;
  if (startDate === undefined || endDate !== undefined || (nights !== undefined && nights < 2)) return dates;
  const on = appointments.find(({ day }) => day?.month !== undefined && datesMeant(day, [startDate]).length > 0);
  const before = addDays(startDate, -1);
  if (!on || before <= today) return dates;
  return { ...dates, startDate: before, guess: `We assumed you arrive the day before “${on.name}”.` };
}

/** A sentence in plain English without the places that are not wanted, and these by their names and slugs. */
export function withoutAvoided<T extends WishPlaceSource>(sentence: string, ground: WishGround<T>) {
  const { findDeparture, findSharedName } = ground;
  const written = beginning(sentence, WISH_LENGTH).normalize("NFKC").replaceAll("’", "'");
  const trail = new Trail(written);
  const english = inEnglish(written, (text) => trail.follow(text));
  trail.follow(english);
  const { appointments, rest: withoutTimes } = takeTimes(english, ground.today);
  trail.follow(withoutTimes, "appointments");
  const withoutFeasts = withoutUnwantedFeasts(withoutTimes);
  trail.follow(withoutFeasts, "unused");
  const { avoided, rest } = takeAvoided(withoutFeasts, ground);
  trail.follow(rest, "avoided");
  const visited = withHomeFrom(rest);
  trail.follow(visited, "where");
  const { text: plainRest, isBack } = takeBeenBefore(visited);
  trail.follow(plainRest, "before");
  const isCity = (name: string): boolean => findDeparture(name) !== undefined || findSharedName(name) !== undefined;
  return {
    avoided: [...new Set(avoided.map(({ name }) => name))],
    plain: withFrom(withMeantFrom(plainRest), isCity),
    isBack,
    unlike: avoided.flatMap(({ slug }) => slug ?? []),
    appointments,
    trail,
  };
}

/** The parts of a sentence that are taken out of it one after the other, and what is left for the search. */
export function takeParts<T extends WishPlaceSource>(plain: string, ground: WishGround<T>, trail: Trail) {
  const { destinations, findDeparture, findSharedName, findPlace, today } = ground;
  /** Follows a reader, whose text goes on to the next. */
  const after = (text: string, use?: Use): string => {
    trail.follow(text, use);
    return text;
  };
  after(plain);
  const folded = plainText(plain);
  const common = takeCommonNames(plain, destinations);
  const { hours, rest: withoutHours } = takeOwnHours(after(inDigits(after(plainText(after(common.rest, "where"))))));
  const { budget: amount, rest: withoutAmount } = takeBudget(after(withoutHours, "hours"));
  const withoutBudget = amount
    ? withoutAmount.replace(BESIDE_FLIGHTS, " ; ").replace(WITH_FLIGHTS, " ; ")
    : withoutAmount;
  const budget: WishBudget | undefined = amount && {
    ...amount,
    ...(BESIDE_FLIGHTS.test(withoutAmount) && { isWithoutFlights: true as const }),
  };
  // "For both of us" may stand at the price and still name the party.
  const { party } = takeParty(folded);
  const { rest: withoutParty } = takeParty(after(withoutBudget, "budget"));
  const { wishes: flight, rest: withoutFlight } = takeFlightWishes(after(withoutParty, "who"));
  const withoutWays = takeLandWays(after(withoutFlight, flight.hours ? "from" : "unused"));
  const withoutBeds = takeOwnBeds(after(withoutWays, "ways"));
  const withoutCars = takeHiredCars(after(withoutBeds, "bed"));
  const withoutUnsold = takeUnsold(after(withoutCars, "car"));
  const isDayFirst = /^[€£]/.test(budget?.own ?? "");
  const { dates, rest: withoutDates } = takeDates(after(withoutUnsold, "unused"), today, isDayFirst);
  const withoutDayTrips = takeDayTrips(after(withoutDates, "when"));
  const withoutShips = takeShips(after(withoutDayTrips, "unused"));
  const { meaning: pace, rest: withoutPace } = takeMeaning(after(withoutShips, "ways"), PACE_WORDS);
  const { meaning: tier, rest: withoutTier } = takeMeaning(after(withoutPace, "pace"), TIER_WORDS);
  // Our own Barcelona is a departure already; the step of the flights asks which Manchester is meant.
  const { city: sharedName, rest: withoutShared } = takeSharedOrigin(
    after(withoutTier, "pace")
      .replace(/\s*;[\s;]*/g, " , ")
      .replace(/\s+/g, " "),
    (name) => (findDeparture(name) ? undefined : findSharedName(name)),
  );
  const withoutOthers = withoutOtherOrigins(after(withoutShared, "from"), (name) => findDeparture(name) !== undefined);
  const foreign = takeForeignNames(after(withoutOthers, "unused"), plain, destinations, {
    findPlace,
    isDeparture: (name) => (findDeparture(name) ?? findSharedName(name)) !== undefined,
    isUnderstood: remembered((words) => isUnderstood(words, findDeparture)),
  });
  after(foreign.rest, "where");
  trail.free(foreign.strange);
  // "From Valentine's Day, she loves art": nothing is left behind the word.
  const rest = withoutBareBudget(
    foreign.rest.replace(OF_PEOPLE, " ").replace(/(?<!\p{L})(?:from|leaving|out of) *(?=,)/gu, " "),
  ).replace(/[,\s]+/g, " ");
  const isNamed = (one: T): boolean => foldedNames(one).some((name) => ` ${foldName(plain)} `.includes(` ${name} `));
  const told = besideOthers(foreign.told, destinations.filter(isNamed), { destinations, findPlace });
  const read = { ...foreign, told };
  return { folded, common, hours, budget, party, flight, dates, pace, tier, sharedName, foreign: read, rest };
}

/** A budget in which the flights are not, or are: "2,000 plus flights". */
const BESIDE_FLIGHTS =
  /(?<!\p{L})(?:without|excluding|excl\.?|exclusive of|ex|not (?:counting|including)|plus|before|no)(?: the| any| our)? (?:flights?|airfares?)(?! (?:longer|over|under|of|from|to|more))(?!\p{L})/u;

const WITH_FLIGHTS =
  /(?<!\p{L})(?:(?:including|incl\.?|inclusive of|with)(?: the| all)? (?:flights?|airfares?)|(?:flights?|airfares?) (?:included|incl\.?))(?! (?:from|to|of))(?!\p{L})/u;

const ONE_ORIGIN = /(?<!\p{L})(?:flying |fly |coming )?from (\p{L}+(?: \p{L}+){0,2})/gu;
/** Before the departure of some of a party: "half from Toronto". */
const OF_OTHERS =
  /(?<!\p{L})(?:half|rest|others?|one|some|him|her|she|he|friends?|sister|brother|parents|or)(?: of us)?(?: (?:is|are|will be))?[ ,]*$/u;

/** A text without the departures of others, where a first one is named: "half from London, half from Toronto". */
function withoutOtherOrigins(text: string, isDeparture: (name: string) => boolean): string {
  const [, ...others] = [...text.matchAll(ONE_ORIGIN)].flatMap((match) => {
    const words = (match[1] ?? "").split(" ");
    const name = words.map((_, index) => words.slice(0, words.length - index).join(" ")).find(isDeparture);
    return name === undefined ? [] : [{ start: match.index, end: match.index + match[0].indexOf(name) + name.length }];
  });
  return others
    .toReversed()
    .filter(({ start }) => OF_OTHERS.test(text.slice(0, start)))
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} , ${rest.slice(end)}`, text);
}

/** "French-speaking", "an Indian passport": a country of people, and no wish to go there. */
const OF_PEOPLE = /(?<!\p{L})\p{L}+[- ](?:speaking|speakers?|passports?|citizens?|nationals?|visas?)(?!\p{L})/gu;

/** A text in which "budget" alone asks for nothing cheap: "our budget is flexible", and not "a budget hotel". */
const withoutBareBudget = (text: string): string =>
  text.replace(
    /(?<!\p{L})(?<!on (?:a )?)budget(?! ?-?(?:trips?|travel|hotels?|friendly|holidays?|breaks?|airlines?|stays?|options?|getaways?|weekend)(?!\p{L}))(?!\p{L})/gu,
    " ",
  );

export type Parts = ReturnType<typeof takeParts>;

/** A look-up that is asked the same several times. */
export function remembered<V>(find: (name: string) => V): (name: string) => V {
  const known = new Map<string, V>();
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name)!;
  };
}

/** Whether the search makes something of the first of some words: a month, a taste, an area. */
function isUnderstood(words: string, findDeparture: FindDeparture): boolean {
  const [first = ""] = words.split(" ");
  return !readIntent(words, { month: 1, findDeparture }).words.split(" ").includes(first);
}
