import type { Picture } from "#app/modules/catalogue/art/poster-view";
import type { FlightCard } from "#app/modules/inventory/curation/flight-card";
import type { HotelCard } from "#app/modules/inventory/curation/hotel-card";
import type { TravellersView } from "#app/modules/travellers/party-view";
import type { ElsewhereLines } from "#app/modules/trips/shown/elsewhere-lines";
import type { PriceLine } from "#app/modules/trips/trip/trip";
import type { PartWhere } from "#app/modules/trips/trip/trip-parts";
import type { TripSummary } from "./trip-summary";

/** The view of a trip at the checkout; amounts in cents of the trip's currency. */
export interface CheckoutPage {
  summary: TripSummary;
  flight: FlightCard | null;
  hotel: HotelCard | null;
  /** The parts that are booked elsewhere or not needed, as lines beside the paid ones. */
  elsewhere: ElsewhereLines;
  /** Nothing is chosen here. */
  isEmpty: boolean;
  lines: PriceLine[];
  /** The price of the trip, the part that the fee of a hold has paid, and the rest. */
  dueMinor: number;
  creditMinor: number;
  payMinor: number;
  /** Where a price is held for days or let go, and whether it can be held for days. */
  holdPath: string;
  holdDays: number | null;
  /** A price that was held for a fee can't be kept: the fee goes back. */
  isRefused: boolean;
  travellers: number;
  /** The travellers, where airlines and hotels ask for it. */
  who: TravellersView | null;
  changes: { what: "flight" | "hotel"; beforeMinor: number; afterMinor?: number }[];
  /** The price that is held: until when on the traveller's clock, "14 more minutes", and what it saves today. */
  held: { until: string; more: string; savesMinor: number; isPaid: boolean } | null;
  /** The terms of a hold, and the refund when plans change: a sentence each. */
  terms: readonly string[];
  refunds: readonly string[];
  /** The price may change, and can't be paid before it is held. */
  needsLock: boolean;
  isSignedIn: boolean;
  /** The poster of the place. */
  picture: Picture | null;
  /** The revision of the trip that is shown. */
  revision: number;
  /** Which parts of the trip are still open. */
  open: { flights: PartWhere; stay: PartWhere };
  /** The amount that is really charged. */
  beforePaying: string;
  /** The amount in the traveller's own currency. */
  about: { total: string; note: string } | null;
}
