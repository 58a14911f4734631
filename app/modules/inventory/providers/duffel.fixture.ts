import { DuffelClient } from "#app/integrations/duffel/client.server";
import type { GateTime } from "#app/integrations/duffel/rate-gate";
import type { FlightQuery } from "#app/modules/inventory/offers/flight";
import type { HotelQuery } from "#app/modules/inventory/offers/hotel";
import type { OrderContact, OrderTraveller } from "#app/modules/inventory/search/order-source";
import { SMALL_TOWN } from "#app/modules/inventory/offers/small-town.fixture";
import { addDays, utcDateOf } from "#app/shared/calendar";

/** The client as the product makes it, pointed at a fake. */
export function clientOf(apiBase: string, time?: GateTime): DuffelClient {
  return new DuffelClient({ accessToken: "duffel_test_fixture", apiBase, time });
}

const TODAY = utcDateOf(new Date());
const [LEAVES, RETURNS] = [addDays(TODAY, 60), addDays(TODAY, 67)];

/** A round trip of a week, two months ahead. */
export function flightQuery(from: string, to: string, more: Partial<FlightQuery> = {}): FlightQuery {
  const dates = { departOn: LEAVES, returnOn: RETURNS, today: TODAY };
  return { origins: [from], destinations: [to], ...dates, adults: 1, children: 0, ...more };
}

/** The week of that trip in a small town. */
export function stayQuery(more: Partial<HotelQuery> = {}): HotelQuery {
  return { destination: SMALL_TOWN, checkIn: LEAVES, checkOut: RETURNS, adults: 2, children: 0, today: TODAY, ...more };
}

export const CONTACT: OrderContact = { email: "ada@example.com", phone: "+447700900123" };

/** A traveller of an age on the way home. */
export function traveller(givenName: string, age = 35, more: Partial<OrderTraveller> = {}): OrderTraveller {
  const bornOn = `${Number(RETURNS.slice(0, 4)) - age}-01-01`;
  return { title: "ms", gender: "f", givenName, familyName: "Lovelace", bornOn, ...more };
}
