import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { Means } from "#app/modules/catalogue/ways/way";
import { eachDay } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatShortDate } from "#app/shared/format";

/** A place of a longer trip with its dates, and how the traveller goes on from it. */
export interface StayOnDates {
  slug: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  from: LocalDate;
  to: LocalDate;
  on?: { by: Means; name: string };
}

/** Why a traveller hardly gets on from a place on the day of leaving it, if so. Planes fly all the same. */
function noWayOn({ slug, country, to, on }: StayOnDates): string[] {
  if (!on || on.by === "flight" || on.by === "car") return [];
  const { isStill, isIndoors, isWithoutTrains } = calendarDay(country, to, slug);
  const isTrain = on.by === "train" || on.by === "night-train";
  const what = isStill || isIndoors ? "Hardly anything runs" : isWithoutTrains && isTrain ? "No trains run" : undefined;
  return what ? [`${what} on ${formatShortDate(to)}, the day you go on to ${on.name}. Go a day earlier or later.`] : [];
}

/** What the traveller should know of days on which the whole country travels, or nothing goes; each once. */
export function hardDaysInWords(stays: readonly StayOnDates[]): string[] {
  const full = stays.flatMap(({ country, slug, from, to }) =>
    eachDay(from, to).flatMap((date) => calendarDay(country, date, slug).fullSeats),
  );
  return [...new Set([...full, ...stays.flatMap(noWayOn)])];
}
