import type { Between, PlaceWay } from "#app/modules/trips/trip/between";
import { hireHere } from "#app/modules/trips/days/hired-car";
import type { LocalDate } from "#app/shared/calendar";
import { durationInWords, formatCount, formatShortDate } from "#app/shared/format";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** A place of a longer trip, as far as the hire of a car asks. */
export interface HirePlace {
  name: string;
  /** ISO 3166-1 alpha-2, and in words. */
  country: string;
  countryName: string;
  /** The side of the road on which one drives there. */
  drives?: "left" | "right";
  /** It is not seen without a car. */
  needsCar: boolean;
  /** Local dates of coming there and of leaving. */
  from: LocalDate;
  until: LocalDate;
  /** The drives in a hired car to it and on from it. */
  hired: Between;
}

/** Where and when a hired car changes hands. */
interface HandOver {
  place: HirePlace;
  date: LocalDate;
  /** Local wall clock, `HH:mm`; unknown where it is done on the way from home or to it. */
  time?: string;
  /** On coming to the place or on leaving it, by another way. */
  on?: "arriving" | "leaving";
}

/** One hired car: from the first of some ways by car that follow each other to the last. */
interface CarHire {
  places: HirePlace[];
  pickUp: HandOver;
  giveBack: HandOver;
  drives: PlaceWay[];
}

/** Where a car is picked up at a place. */
function pickUpAt(place: HirePlace): HandOver | undefined {
  const { arriving, leaving } = hireHere(place.hired, place.needsCar);
  const { back } = place.hired;
  if (arriving === "pick-up") return { place, date: place.from, on: "arriving" };
  return leaving === "pick-up" && back ? { place, date: back.date, time: back.time } : undefined;
}

/** Where a car is returned at a place. */
function returnAt(place: HirePlace): HandOver | undefined {
  const { arriving, leaving } = hireHere(place.hired, place.needsCar);
  const { out } = place.hired;
  if (leaving === "return") return { place, date: place.until, on: "leaving" };
  return arriving === "return" && out ? { place, date: out.date, time: out.time } : undefined;
}

/** The hired cars of a longer trip, in order. */
function hiresOf(places: readonly HirePlace[]): CarHire[] {
  return places.flatMap((place, start): CarHire[] => {
    const pickUp = pickUpAt(place);
    const length = places.slice(start).findIndex((other) => returnAt(other));
    const driven = places.slice(start, start + length + 1);
    const giveBack = driven.at(-1) && returnAt(driven.at(-1)!);
    if (!pickUp || length < 1 || !giveBack) return [];
    const drives = driven.slice(0, -1).flatMap(({ hired }) => hired.back ?? []);
    return [{ places: driven, pickUp, giveBack, drives }];
  });
}

const NOON = "12:00";

/** Days of a hire as companies count them: by 24 hours from the pick-up, or from noon where its hour is not known. */
function daysOf({ pickUp, giveBack }: CarHire): number {
  const at = ({ date, time = pickUp.time ?? NOON }: HandOver): number => Date.parse(`${date}T${time}Z`);
  return Math.max(1, Math.ceil((at(giveBack) - at(pickUp)) / 86_400_000));
}

/** The notes on a hire: borders, the other town, the side of the road. */
function notesOf({ places }: CarHire, homeDrives: HirePlace["drives"]): string[] {
  const countries = [...new Map(places.map(({ country, countryName }) => [country, countryName])).values()];
  const oneWay =
    countries.length > 1
      ? "Companies charge for a return in another town, and more across a border: ask whether the car may go there."
      : "Most companies charge a fee for a return in another town.";
  const other = places.find(({ drives }) => homeDrives && drives && drives !== homeDrives);
  return [oneWay, ...(other ? [`They drive on the ${other.drives} in ${other.countryName}.`] : [])];
}

/** "in Seville, Fri 7 May, 10:30", "when you leave Isle of Skye, Mon 10 May" */
function handOverInWords({ place: { name }, date, time, on }: HandOver): string {
  const day = formatShortDate(date);
  if (on === undefined) return `in ${name}, ${day}, ${time}`;
  return `${on === "arriving" ? "when you arrive in" : "when you leave"} ${name}, ${day}`;
}

/** The places where the car stays with the traveller, since they need it there. */
function keptInWords({ places, pickUp, giveBack }: CarHire): string[] {
  const isStay = (place: HirePlace): boolean =>
    (place !== pickUp.place || pickUp.on === "arriving") && (place !== giveBack.place || giveBack.on === "leaving");
  const names = places.filter((place) => place.needsCar && isStay(place)).map(({ name }) => name);
  return names.length === 0 ? [] : [`You keep it in ${listed.format(names)}, where you need a car to get around.`];
}

/**
 * The hired cars of a longer trip, each in a few sentences: where and when it is picked up and returned, its days, the
 * driving, and what is known of its price. The price of a day of hire is known for days of driving alone.
 * @param homeDrives the side of the road on which one drives where the traveller comes from
 */
export function hiresInWords(places: readonly HirePlace[], homeDrives?: HirePlace["drives"]): string[] {
  return hiresOf(places).map((hire) => {
    const { pickUp, giveBack, drives } = hire;
    const days = daysOf(hire);
    const minutes = drives.reduce((sum, drive) => sum + drive.minutes, 0);
    const dollars = drives.reduce((sum, drive) => sum + drive.dollars, 0);
    const others = Math.max(0, days - drives.length);
    const rest = others > 0 ? ` The car on the other ${formatCount(others, "day")} isn't included.` : "";
    return [
      `Hired car for ${formatCount(days, "day")}: pick it up ${handOverInWords(pickUp)}, and return it ${handOverInWords(giveBack)}.`,
      ...keptInWords(hire),
      `About ${durationInWords(minutes)} at the wheel in all. Petrol, tolls and the car on days of driving come to about $${dollars} each where two share.${rest}`,
      ...notesOf(hire, homeDrives),
    ].join(" ");
  });
}
