import { composeLetter } from "#app/modules/email/letter";
import type { LetterMail } from "#app/modules/email/letter";
import { flightPasses } from "#app/modules/trips/shown/flight-passes";
import { journeyPath, nameOfWhole } from "#app/modules/trips/shown/longer-trip";
import { wayInWords } from "#app/modules/trips/shown/trip-view";
import { waysOf } from "#app/modules/trips/trip/trip-parts";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { formatDateRange } from "#app/shared/format";
import { isReminded } from "./trip-reminders";
import type { Reminder } from "./trip-reminders";

const SUBJECTS: Record<Reminder, string> = { week: "7 days to go", day: "You leave tomorrow" };

/** The way over land or water from the place before, on a longer trip. */
function wayFromBefore(trip: Trip): string | undefined {
  return trip.between?.out && waysOf(trip).out && wayInWords(trip, "out");
}

/**
 * The mail before a trip begins: when it begins, what to see to, and the flights.
 * @param origin of the links
 * @param calendar the path of the trip's calendar; none of a sealed trip
 */
export function reminderMail(
  trip: Trip,
  {
    reminder,
    firstName,
    origin,
    calendar,
    whole,
  }: {
    reminder: Reminder;
    firstName: string;
    origin: string;
    calendar: string | undefined;
    /** The places of the longer trip that begins with this one, in order. */
    whole: readonly Trip[] | undefined;
  },
): LetterMail {
  const page = `${origin}/trips/${trip.id}`;
  const name = whole ? nameOfWhole(whole) : nameOfTrip(trip);
  const dates = formatDateRange(trip.startDate, whole?.at(-1)?.endDate ?? trip.endDate);
  const flown = whole && reminder === "week" ? whole.filter(isReminded) : [trip];
  const passes = flown.flatMap((place) => flightPasses(place));
  const way = wayFromBefore(trip);
  const first = way === undefined ? passes.slice(0, 1) : [];
  const begins = reminder === "day" && trip.between?.out ? "You go on tomorrow" : SUBJECTS[reminder];
  return composeLetter({
    subject: `${begins}: ${name}`,
    firstName,
    place: trip.seal ? undefined : trip.destination.name,
    before: [
      reminder === "week"
        ? `Your trip "${name}", ${dates}, begins in 7 days.`
        : `Your trip "${name}", ${dates}, begins tomorrow.`,
    ],
    passes: reminder === "week" ? passes : first,
    then: [
      reminder === "week"
        ? `Check your passport and, if you need one, your visa. Your packing list is ready: ${page}/take-along`
        : `${way === undefined ? "Check in with the airline if you haven't yet, and save" : `${way}. Save`} the PDF on your phone: ${page}/take-along`,
    ],
    link: { url: whole && trip.journeyId ? origin + journeyPath(trip.journeyId) : page, label: "View your trip" },
    ...(calendar !== undefined && { more: { url: origin + calendar, label: "Add to calendar" } }),
    after: [`You can turn these reminders off in your preferences: ${origin}/profile/preferences#reminders`],
  });
}
