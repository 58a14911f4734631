import { z } from "zod";

/** The parts of Duffel's stays that we read; many fields may be null. */
const text = z.string().nullish();

const timeline = z.array(z.object({ before: z.string(), refund_amount: z.string(), currency: text }));
export type DuffelTimeline = z.infer<typeof timeline>;

const rate = z.object({
  id: z.string(),
  name: text,
  code: text,
  board_type: text,
  payment_type: text,
  available_payment_methods: z.array(z.string()).nullish(),
  total_amount: z.string(),
  total_currency: z.string(),
  due_at_accommodation_amount: text,
  due_at_accommodation_currency: text,
  cancellation_timeline: timeline.nullish(),
  conditions: z.array(z.object({ title: text, description: text })).nullish(),
  expires_at: text,
});
export type DuffelRate = z.infer<typeof rate>;

const room = z.object({
  name: text,
  rates: z
    .array(z.unknown())
    .nullish()
    .transform((list) => (list ?? []).flatMap((one) => rate.safeParse(one).data ?? [])),
});

const accommodation = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number().nullish(),
  review_score: z.number().nullish(),
  amenities: z.array(z.object({ type: text, description: text })).nullish(),
  check_in_information: z.object({ check_in_after_time: text, check_out_before_time: text }).nullish(),
  location: z
    .object({
      address: z
        .object({ line_one: text, city_name: text, postal_code: text, region: text, country_code: text })
        .nullish(),
      geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
    })
    .nullish(),
  rooms: z.array(room).nullish(),
});
export type DuffelAccommodation = z.infer<typeof accommodation>;

const searchResult = z.object({
  id: z.string(),
  accommodation,
  cheapest_rate_total_amount: text,
  cheapest_rate_currency: text,
  expires_at: text,
});
export type DuffelSearchResult = z.infer<typeof searchResult>;

/** Unreadable stays are left out. */
export const staysSearchShape = z.object({
  results: z.array(z.unknown()).transform((list) => list.flatMap((one) => searchResult.safeParse(one).data ?? [])),
});

export const ratesShape = searchResult;

/** The final price of a rate, with its terms at the top or with the room that was quoted. */
export const quoteShape = z.object({
  id: z.string(),
  total_amount: z.string(),
  total_currency: z.string(),
  cancellation_timeline: timeline.nullish().catch(null),
  accommodation: z
    .object({ rooms: z.array(room).nullish().catch(null) })
    .nullish()
    .catch(null),
});
export type DuffelQuote = z.infer<typeof quoteShape>;

export const bookingShape = z.object({
  id: z.string(),
  reference: text,
  status: text,
  cancelled_at: text,
  confirmed_at: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type DuffelBooking = z.infer<typeof bookingShape>;
export const bookingsShape = z
  .array(z.unknown())
  .transform((list) => list.flatMap((one) => bookingShape.safeParse(one).data ?? []));
