import type { Appointment } from "#app/modules/itinerary/day/own-place";
import { MOST_OWN_NAME } from "#app/modules/itinerary/day/own-place-limits";
import { readAppointment } from "#app/modules/trips/days/fixed-times-form";
import { goingSent } from "#app/modules/trips/days/who-goes-form";
import type { Around } from "#app/modules/trips/days/own-place-form";
import { eachDay } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatClock, formatShortDate } from "#app/shared/format";
import { foldText } from "#app/shared/text";
import { readLine } from "./appointment-words";
import type { SaidAppointment } from "./appointment-words";
import { goersInWords } from "./said-goers";
import type { SaidGoers } from "./said-goers";
import { datesMeant, dayInWords, dayOf } from "./said-day";
import { SORT_RULES } from "./sorts";

/** Such lines that a trip begins with. */
const MOST_LINES = 12;

/** Minutes that something takes of which nobody says it. */
const USUAL_MINUTES = 120;
const MIDNIGHT = 24 * 60;

/** From when until when an appointment is, the end by its sort where nobody says it; undefined without an hour. */
function hoursOf({ hours, sort }: SaidAppointment): { from: number; until: number } | undefined {
  if (!hours) return undefined;
  const { from } = hours;
  const { minutes, until } = sort ? SORT_RULES[sort] : { minutes: USUAL_MINUTES };
  const usual = until !== undefined && until - from >= USUAL_MINUTES ? until : from + minutes;
  return { from, until: hours.until ?? Math.min(usual, MIDNIGHT) };
}

/** "Dinner at Noma, Fri 4 Jun, 19:00 to 21:00": an appointment as a line of the first step reads it again. */
export function lineOf(said: SaidAppointment): string {
  const hours = hoursOf(said);
  return [
    said.name,
    ...(said.day ? [dayInWords(said.day)] : []),
    ...(hours ? [`${formatClock(hours.from)} to ${formatClock(hours.until % MIDNIGHT)}`] : []),
    ...(said.where?.startsWith("http") ? [said.where] : []),
    ...(said.goers ? [goersInWords(said.goers)] : []),
  ].join(", ");
}

/** A place of a trip with the dates on which the traveller is there. */
export interface PlaceOnDates {
  around: Around;
  startDate: LocalDate;
  endDate: LocalDate;
}

/** An appointment with the one date that it is on, or the question that is left. */
type OnDate = { date: LocalDate } | { problem: string };

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

function dateOf({ name, day }: SaidAppointment, dates: readonly LocalDate[]): OnDate {
  if (!day) return { problem: `On which day is “${name}”?` };
  const [date, ...others] = datesMeant(day, dates);
  if (date === undefined) return { problem: `“${name}”: ${dayInWords(day)} isn't on the dates of this trip.` };
  if (others.length === 0) return { date };
  return { problem: `On which day is “${name}”: ${either.format([date, ...others].map(formatShortDate))}?` };
}

/** An appointment that a sentence told, with its date where that is sure, and the parts that are open or assumed. */
export function settled(
  said: SaidAppointment,
  dates: readonly LocalDate[],
): { said: SaidAppointment; notes: string[] } {
  const on = dates.length > 0 ? dateOf(said, dates) : undefined;
  const hours = hoursOf(said);
  const { name } = said;
  const guess =
    said.hours?.isPart === true
      ? `We assumed “${name}” is from ${formatClock(said.hours.from)} to ${formatClock(hours?.until ?? 0)}.`
      : said.hours && said.hours.until === undefined
        ? `We assumed “${name}” ends at ${formatClock((hours?.until ?? 0) % MIDNIGHT)}.`
        : undefined;
  return {
    said: on && "date" in on ? { ...said, day: dayOf(on.date) } : said,
    notes: [
      ...(on && "problem" in on ? [on.problem] : []),
      ...(hours ? [] : [`When does “${name}” begin? Add the hour to its line, such as 15:00.`]),
      ...(guess === undefined ? [] : [guess]),
    ],
  };
}

/** Before this hour of a day on which the traveller goes on, an appointment is at the place that they leave. */
const GOES_ON = 13 * 60;

/** The place of a trip at which an appointment is: the one it names, else the one whose dates hold it. */
function placeFor(
  { name, where, hours }: SaidAppointment,
  date: LocalDate,
  places: readonly PlaceOnDates[],
): PlaceOnDates | undefined {
  const there = places.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
  const words = foldText(`${name} ${where ?? ""}`);
  const named = there.find(({ around }) => words.includes(foldText(around.name)));
  return named ?? (hours && hours.from < GOES_ON ? there[0] : there.at(-1));
}

/** The part of a place that the words of an appointment name. */
function districtIn({ name, where }: SaidAppointment, { neighbourhoods }: Around): string {
  const words = foldText(`${name} ${where ?? ""}`);
  return neighbourhoods.find((part) => words.includes(foldText(part.name)))?.name ?? "";
}

type Kept = Omit<Appointment, "id">;

function kept(
  said: SaidAppointment,
  date: LocalDate,
  place: PlaceOnDates,
  party: SaidGoers,
): { appointment: Kept } | { problem: string } {
  const hours = hoursOf(said);
  if (!hours) return { problem: `When does “${said.name}” begin? Write the hour behind it, such as 15:00.` };
  const read = readAppointment(
    {
      name: said.name.slice(0, MOST_OWN_NAME),
      where: said.where ?? "",
      district: districtIn(said, place.around),
      on: date,
      from: formatClock(hours.from),
      until: formatClock(hours.until % MIDNIGHT),
      ...goingSent(said.goers && { memberIds: [], names: [], ...said.goers }),
      table: said.sort && SORT_RULES[said.sort].isTable ? "on" : "",
    },
    place.around,
    [date],
    { ...party, people: [] },
  );
  if ("appointment" in read) return read;
  return { problem: `“${said.name}”: ${Object.values(read.errors).flat()[0] ?? ""}` };
}

/** The lines of a text that hold anything. */
const linesOf = (text: string): string[] => text.split(/[\n;]/).filter((line) => line.trim() !== "");

/**
 * Reads the appointments of the first step, one a line, for the places of a trip in their order.
 * @param party of the trip
 * @returns those of each place, or what is wrong, in sentences
 */
export function readTimes(
  text: string,
  places: readonly PlaceOnDates[],
  party: SaidGoers,
): { appointments: Kept[][] } | { problems: string[] } {
  const lines = linesOf(text);
  if (lines.length > MOST_LINES)
    return { problems: [`Write up to ${MOST_LINES} of them here. You can add more later.`] };
  const [first, last] = [places[0], places.at(-1)];
  const dates = first && last ? eachDay(first.startDate, last.endDate) : [];
  const problems: string[] = [];
  const appointments = places.map((): Kept[] => []);
  for (const line of lines) {
    const said = readLine(line);
    const on: OnDate = said.name === "" ? { problem: `Say what it is: “${line.trim()}”.` } : dateOf(said, dates);
    const place = "date" in on ? placeFor(said, on.date, places) : undefined;
    const one = "date" in on && place ? kept(said, on.date, place, party) : on;
    if ("problem" in one) problems.push(one.problem);
    else if ("appointment" in one && place) appointments[places.indexOf(place)]?.push(one.appointment);
  }
  return problems.length > 0 ? { problems } : { appointments };
}
