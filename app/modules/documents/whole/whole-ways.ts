import type { OwnWay } from "#app/modules/elsewhere/own-way";
import { wayInWords } from "#app/modules/trips/shown/trip-view";
import { meansOf } from "#app/modules/trips/trip/between";
import { flightInWords } from "#app/modules/trips/trip/ticket-home";
import type { Trip } from "#app/modules/trips/trip/trip";
import { flownBy, legsOf, placeWaysOf, waysOf } from "#app/modules/trips/trip/trip-parts";
import { durationInWords, formatShortDate } from "#app/shared/format";

/** The ends of a way over land or water: "Fri 7 May, Roma Termini 10:30 to Firenze Santa Maria Novella 12:15" */
function endsInWords(leaves: OwnWay, comes: OwnWay): string {
  const landing = comes.date === leaves.date ? "" : ` on ${formatShortDate(comes.date)}`;
  const times =
    leaves.at && comes.at
      ? `${leaves.at.name} ${leaves.time} to ${comes.at.name} ${comes.time}${landing}`
      : `leaving at ${leaves.time}, there at ${comes.time}${landing}`;
  return `${formatShortDate(leaves.date)}, ${times}`;
}

/**
 * The way on from a place to the next with both its ends, as it is planned, booked or flown; undefined where it leads to
 * another place, or its hours are not known yet.
 */
export function wayOnInWords(trip: Trip, next: Trip | undefined): string | undefined {
  if (!next || trip.between?.back?.place.slug !== next.destination.slug) return undefined;
  const to = next.destination.name;
  if (flownBy(next).out) {
    const { outbound } = legsOf(next);
    return outbound && `By plane to ${to}: ${flightInWords(outbound)}.`;
  }
  const [leaves, comes] = [waysOf(trip).back, waysOf(next).out];
  if (!leaves?.time || !comes?.time) return undefined;
  const planned = placeWaysOf(trip).back;
  const drive = placeWaysOf(next).out?.drive;
  const wheel = planned && drive ? `, about ${durationInWords(planned.minutes)} at the wheel` : "";
  const { name: stop, arrives, leaves: on } = drive?.stop ?? {};
  const pause = stop === undefined ? "" : `, with a stop at ${stop} from ${arrives} to ${on}`;
  const number = (leaves.name ?? comes.name) ? `, ${leaves.name ?? comes.name}` : "";
  const isOpen = planned !== undefined && planned.booked === undefined && planned.by !== "car";
  const line = `By ${planned ? meansOf(planned) : leaves.by} to ${to}: ${endsInWords(leaves, comes)}${wheel}${pause}${number}.`;
  return isOpen ? `${line} You book this way yourself.` : line;
}

/** The way from home to the first place, and the way home from the last; a side is missing while it is open. */
export function homeWays(first: Trip, last: Trip): { there?: string; home?: string } {
  const [{ outbound }, { inbound }] = [legsOf(first), legsOf(last)];
  const there = outbound ? `From ${first.origin.label} by plane: ${flightInWords(outbound)}` : wayInWords(first, "out");
  const home = inbound ? `Home by plane: ${flightInWords(inbound)}` : wayInWords(last, "back");
  return { ...(there && { there: `${there}.` }), ...(home && { home: `${home}.` }) };
}
