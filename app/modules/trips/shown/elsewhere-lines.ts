import { placesOf } from "#app/modules/elsewhere/own-stay";
import { wayLine } from "#app/modules/elsewhere/own-way";
import { formatDateRange, inSentence } from "#app/shared/format";
import { placeWayLine } from "../trip/between";
import type { Trip } from "../trip/trip";
import { ownFlightsOf, ownStayOf, partsOf, placeWaysOf } from "../trip/trip-parts";
import { toTripView, whereInWords } from "./trip-view";
import type { FlightView } from "./trip-view";

/** The parts of a trip that are booked elsewhere or not needed, as lines beside the parts paid here. */
export interface ElsewhereLines {
  out?: string;
  back?: string;
  stay?: string;
  /** Which part is booked where, as a sentence. */
  note?: string;
  /** The place from which the ticket flies home, of a longer trip. */
  homeFrom?: string;
  /** Set where one goes on to the next place of a longer trip, and not home. */
  goesOn?: true;
}

/** "Wed 12 May, LHR 08:00 to LIS 10:40, booked elsewhere" */
function flightLine({ date, from, departs, to, arrives, dayShift, ticket = "booked elsewhere" }: FlightView): string {
  return `${date}, ${from} ${departs} to ${to} ${arrives}${dayShift && ` ${dayShift}`}, ${inSentence(ticket)}`;
}

/** Says part by part what of a trip is not bought here. */
export function elsewhereLines(trip: Trip): ElsewhereLines {
  const view = toTripView(trip);
  const { flights, stay } = partsOf(trip);
  const own = ownFlightsOf(trip);
  const ownStay = ownStayOf(trip);
  const { out, back } = placeWaysOf(trip);
  const note = whereInWords(view.where);
  const way = (side: "out" | "back"): string => {
    const told = own?.ways?.[side];
    return told ? wayLine(told, side, trip.between?.[side]?.place.name) : "Another way";
  };
  const leg = (side: "out" | "back", told: number): string | undefined => {
    const known = view.flights.find(({ title }) => (title === "Outbound") === (side === "out"));
    if (known) return flightLine(known);
    return told > 0 ? "Booked elsewhere" : undefined;
  };
  const home = trip.flightHome && leg("back", 1);
  return {
    ...(flights === "not-needed" && !home && !out && !back && { out: "No flights needed" }),
    ...(own && {
      out: leg("out", own.outbound.length) ?? way("out"),
      back: leg("back", own.inbound.length) ?? way("back"),
    }),
    ...(out && { out: placeWayLine(out, "out") }),
    ...(back && { back: placeWayLine(back, "back") }),
    ...(home && { back: home }),
    ...(trip.flight?.home && { homeFrom: trip.flight.home.name }),
    ...(stay === "not-needed" && { stay: "No stay needed" }),
    ...(ownStay && {
      stay: `${placesOf(ownStay)
        .map(({ name, checkIn, checkOut }) => `${name}, ${formatDateRange(checkIn, checkOut)}`)
        .join("; ")}, ${view.where.isPrivateStay ? "with friends, or your own place" : "booked elsewhere"}`,
    }),
    ...(note && { note }),
    ...(trip.between?.back && { goesOn: true as const }),
  };
}
