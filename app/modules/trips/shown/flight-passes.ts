import type { MailPass } from "#app/modules/email/mail-page";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import { formatShortDate } from "#app/shared/format";
import type { Trip } from "../trip/trip";
import { legsOf } from "../trip/trip-parts";

const atInWords = (local: string): string => `${formatShortDate(local.slice(0, 10))}, ${local.slice(11)}`;

function passOf(title: string, { segments, from, departLocal, to, arriveLocal }: FlightLeg): MailPass {
  return {
    title,
    numbers: segments.flatMap(({ flightNumber }) => flightNumber || []).join(", "),
    from,
    departs: atInWords(departLocal),
    to,
    arrives: atInWords(arriveLocal),
  };
}

/** The flights of a trip as mails print them, as far as their times are known. */
export function flightPasses(trip: Pick<Trip, "flight" | "flightHome" | "elsewhere">): MailPass[] {
  const { outbound, inbound } = legsOf(trip);
  const { home, offer } = trip.flight ?? {};
  return [
    ...(outbound ? [passOf("Outbound flight", outbound)] : []),
    ...(inbound ? [passOf("Return flight", inbound)] : []),
    ...(home && offer?.inbound ? [passOf(`Flight home from ${home.name}`, offer.inbound)] : []),
  ];
}
