import { z } from "zod";

/**
 * The parts of Duffel's flights that we read. The client's types promise more than answers hold: many fields may be
 * null.
 */
const text = z.string().nullish();

const place = z.object({ iata_code: text, name: text, time_zone: text, city_name: text }).nullish();
const carrier = z.object({ iata_code: text, name: text }).nullish();

const bag = z.object({ type: z.string(), quantity: z.number() });

const segmentPassenger = z.object({
  passenger_id: text,
  cabin_class: text,
  baggages: z.array(bag).nullish(),
});

const segment = z.object({
  origin: place,
  destination: place,
  departing_at: z.string(),
  arriving_at: z.string(),
  duration: text,
  marketing_carrier: carrier,
  marketing_carrier_flight_number: text,
  operating_carrier: carrier,
  operating_carrier_flight_number: text,
  passengers: z.array(segmentPassenger).nullish(),
});

const term = z.object({ allowed: z.boolean().nullish(), penalty_amount: text, penalty_currency: text }).nullish();

const conditions = z.object({ change_before_departure: term, refund_before_departure: term }).nullish();

const slice = z.object({
  id: text,
  fare_brand_name: text,
  duration: text,
  segments: z.array(segment),
});

const passenger = z.object({ id: z.string(), type: text, age: z.number().nullish() });

export const offerShape = z.object({
  id: z.string(),
  expires_at: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  owner: carrier,
  slices: z.array(slice),
  passengers: z.array(passenger),
  conditions,
  passenger_identity_documents_required: z.boolean().nullish(),
  supported_passenger_identity_document_types: z.array(z.string()).nullish(),
  payment_requirements: z
    .object({
      requires_instant_payment: z.boolean().nullish(),
      payment_required_by: text,
      price_guarantee_expires_at: text,
    })
    .nullish(),
});
export type DuffelOffer = z.infer<typeof offerShape>;
export type DuffelSegment = z.infer<typeof segment>;
export type DuffelSlice = z.infer<typeof slice>;
export type DuffelTerm = z.infer<typeof term>;

/** Unreadable offers are left out, so that one airline's odd answer does not hide the others. */
export const offersShape = z
  .array(z.unknown())
  .transform((list) => list.flatMap((one) => offerShape.safeParse(one).data ?? []));

export const offerRequestShape = z.object({ id: z.string() });

export const cancellationShape = z.object({
  id: z.string(),
  order_id: text,
  refund_amount: text,
  refund_currency: text,
  refund_to: text,
  expires_at: text,
  confirmed_at: text,
});
export type DuffelCancellation = z.infer<typeof cancellationShape>;

export const orderShape = z.object({
  id: z.string(),
  type: text,
  offer_id: text,
  booking_reference: text,
  total_amount: z.string(),
  total_currency: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  cancelled_at: text,
  cancellation: cancellationShape.nullish().catch(null),
  available_actions: z.array(z.string()).nullish(),
  documents: z.array(z.object({ unique_identifier: text, type: text })).nullish(),
  payment_status: z
    .object({
      awaiting_payment: z.boolean().nullish(),
      payment_required_by: text,
      price_guarantee_expires_at: text,
      paid_at: text,
    })
    .nullish(),
});
export type DuffelOrder = z.infer<typeof orderShape>;
export const ordersShape = z
  .array(z.unknown())
  .transform((list) => list.flatMap((one) => orderShape.safeParse(one).data ?? []));

const airlineChange = z.object({
  id: z.string(),
  order_id: text,
  added: z.array(slice).nullish(),
  removed: z.array(slice).nullish(),
  available_actions: z.array(z.string()).nullish(),
  action_taken: text,
  action_taken_at: text,
});
export type DuffelAirlineChange = z.infer<typeof airlineChange>;
export const airlineChangesShape = z.array(airlineChange);
