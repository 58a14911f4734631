import type { Between, PlaceWay } from "#app/modules/trips/trip/between";
import { durationInWords, formatCount, formatShortDate } from "#app/shared/format";

/** A place of a longer trip, as far as the hire of a car asks. */
export interface HirePlace {
  name: string;
  /** ISO 3166-1 alpha-2, and in words. */
  country: string;
  countryName: string;
  /** The side of the road on which one drives there. */
  drives?: "left" | "right";
  between: Between;
}

/** One hired car: from the first of some ways by car that follow each other to the last. */
interface CarHire {
  places: HirePlace[];
  pickUp: PlaceWay;
  giveBack: PlaceWay;
  drives: PlaceWay[];
}

/** The hired cars of a longer trip, in order. */
function hiresOf(places: readonly HirePlace[]): CarHire[] {
  return places.flatMap((place, start): CarHire[] => {
    const pickUp = place.between.back;
    if (pickUp?.hire !== "pick-up") return [];
    const length = places.slice(start).findIndex(({ between }) => between.out?.hire === "return");
    const driven = places.slice(start, length < 0 ? undefined : start + length + 1);
    const giveBack = driven.at(-1)?.between.out;
    if (length < 1 || !giveBack) return [];
    return [
      { places: driven, pickUp, giveBack, drives: driven.slice(0, -1).flatMap(({ between }) => between.back ?? []) },
    ];
  });
}

/** Days of a hire as companies count them: by 24 hours from the pick-up. */
function daysOf({ pickUp, giveBack }: CarHire): number {
  const at = ({ date, time }: PlaceWay): number => Date.parse(`${date}T${time}Z`);
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

/** "Tue 4 May, 09:30" */
const when = ({ date, time }: PlaceWay): string => `${formatShortDate(date)}, ${time}`;

/**
 * The hired cars of a longer trip, each in a few sentences: where and when it is picked up and returned, its days, the
 * driving, and what is known of its price. The price of a day of hire is known for days of driving alone.
 * @param homeDrives the side of the road on which one drives where the traveller comes from
 */
export function hiresInWords(places: readonly HirePlace[], homeDrives?: HirePlace["drives"]): string[] {
  return hiresOf(places).map((hire) => {
    const { places: driven, pickUp, giveBack, drives } = hire;
    const days = daysOf(hire);
    const minutes = drives.reduce((sum, drive) => sum + drive.minutes, 0);
    const dollars = drives.reduce((sum, drive) => sum + drive.dollars, 0);
    const others = Math.max(0, days - drives.length);
    const rest = others > 0 ? ` The car on the other ${formatCount(others, "day")} isn't included.` : "";
    return [
      `Hired car for ${formatCount(days, "day")}: pick it up in ${driven[0]!.name}, ${when(pickUp)}, and return it in ${driven.at(-1)!.name}, ${when(giveBack)}.`,
      `About ${durationInWords(minutes)} at the wheel in all. Petrol, tolls and the car on days of driving come to about $${dollars} each where two share.${rest}`,
      ...notesOf(hire, homeDrives),
    ].join(" ");
  });
}
