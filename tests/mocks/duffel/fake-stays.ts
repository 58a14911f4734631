import { NOT_FOUND, pageOf, refusal } from "./fake-server";
import type { Answer, Call } from "./fake-server";

interface FakeRate {
  id: string;
  total_amount: string;
  total_currency: string;
  expires_at: string;
  [more: string]: unknown;
}

export interface FakeBooking {
  id: string;
  reference: string;
  status: "confirmed" | "cancelled";
  cancelled_at: string | null;
  metadata: Record<string, string> | null;
  [more: string]: unknown;
}

export interface StayShelf {
  results: Map<string, { data: Record<string, unknown>; rates: FakeRate[] }>;
  quotes: Map<string, FakeRate>;
  bookings: FakeBooking[];
  now: () => Date;
  id: (prefix: string) => string;
  tell: (type: string, key: string, object: object) => void;
  /** Whether Duffel has enabled stays, and how many percent a quote is dearer than its rate. */
  staySettings: {
    isEnabled: boolean;
    quoteAbove: number;
    houses: number;
    /** The refund terms of a quote, where they differ from its rate's: the share, for so many days from now. */
    quoteTerms?: { share: number; days: number }[];
  };
  settings: { currency: string };
}

const NOT_ENABLED = refusal(
  403,
  "invalid_request_error",
  "unavailable_feature",
  "This feature is not enabled for your organisation",
);

function invalid(field: string, message: string): Answer {
  return refusal(422, "validation_error", "validation_required", message, { field, pointer: `/${field}` });
}

/** POST /stays/search: the cheapest price of each house only. */
export function searchStays(shelf: StayShelf, { body }: Call): Answer {
  if (!shelf.staySettings.isEnabled) return NOT_ENABLED;
  const { location, accommodation, rooms, guests } = body as {
    location?: { radius?: number; geographic_coordinates?: { latitude: number; longitude: number } };
    accommodation?: { ids: string[] };
    rooms?: number;
    guests?: { type: string; age?: number }[];
  };
  const { check_in_date: from, check_out_date: to } = body as { check_in_date?: string; check_out_date?: string };
  if (!from || !to || from < shelf.now().toISOString().slice(0, 10) || to <= from)
    return invalid("check_in_date", "past");
  if (!rooms || rooms < 1 || !guests || guests.length < rooms) return invalid("guests", "one a room at least");
  if (guests.some(({ type, age }) => (type === "child" ? typeof age !== "number" : type !== "adult")))
    return invalid("guests", "a child has an age");
  if (Boolean(location) === Boolean(accommodation)) return invalid("location", "one of the two");
  if (location && !(Number(location.radius) >= 1 && Number(location.radius) <= 100))
    return invalid("radius", "1 to 100");
  const { latitude, longitude } = location?.geographic_coordinates ?? { latitude: 38.71, longitude: -9.14 };
  const ids = accommodation?.ids ?? Array.from({ length: shelf.staySettings.houses }, (_, at) => `acc_fake${at}`);
  const nights = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const results = ids.map((id) => {
    const at = Number(/\d+$/.exec(id)?.[0] ?? 0);
    const data = house(shelf, id, at, { latitude: latitude + at * 0.002, longitude });
    const rates = ratesOf(shelf, at, nights * rooms, from);
    const result = {
      id: shelf.id("srr"),
      check_in_date: from,
      check_out_date: to,
      rooms,
      guests,
      accommodation: data,
      cheapest_rate_total_amount: rates[0]!.total_amount,
      cheapest_rate_currency: shelf.settings.currency,
      cheapest_rate_due_at_accommodation_amount: null,
      expires_at: rates[0]!.expires_at,
    };
    shelf.results.set(result.id, { data: result, rates });
    return result;
  });
  return { status: 200, data: { results, created_at: shelf.now().toISOString() } };
}

/** Every third house tells little of itself. */
function house(shelf: StayShelf, id: string, at: number, where: { latitude: number; longitude: number }) {
  const isSilent = at % 3 === 2;
  return {
    id,
    name: `Fake House ${at}`,
    amenities: isSilent ? null : [{ type: "wifi", description: "Wi-Fi" }],
    chain: null,
    brand: null,
    rating: isSilent ? null : 2 + (at % 4),
    ratings: null,
    review_score: isSilent ? null : 7 + (at % 3) / 2,
    review_count: isSilent ? null : 120,
    check_in_information: isSilent ? null : { check_in_after_time: "15:00", check_out_before_time: "11:00" },
    key_collection: null,
    email: null,
    phone_number: null,
    location: {
      address: { line_one: `${at + 1} Harbour Street`, city_name: "Faketown", postal_code: null, country_code: "PT" },
      geographic_coordinates: where,
    },
    rooms: [],
  };
}

function ratesOf(shelf: StayShelf, at: number, roomNights: number, checkIn: string): FakeRate[] {
  const now = shelf.now().getTime();
  const day = (before: number): string =>
    new Date(Date.parse(checkIn) - before * 86_400_000 + 64_800_000).toISOString();
  const { currency } = shelf.settings;
  const one = (factor: number, more: object): FakeRate => {
    const amount = ((62 + at * 7.25) * factor * roomNights).toFixed(2);
    return {
      id: shelf.id("rat"),
      name: null,
      code: null,
      description: null,
      total_amount: amount,
      total_currency: currency,
      base_amount: null,
      base_currency: currency,
      tax_amount: null,
      tax_currency: currency,
      fee_amount: null,
      fee_currency: currency,
      due_at_accommodation_amount: null,
      due_at_accommodation_currency: currency,
      available_payment_methods: ["balance"],
      payment_type: "pay_now",
      supported_loyalty_programme: null,
      loyalty_programme_required: false,
      source: "duffel",
      quantity_available: null,
      cancellation_timeline: [],
      conditions: [],
      expires_at: new Date(now + 3_600_000).toISOString(),
      ...more,
    };
  };
  const flexible = one(1.2, {
    board_type: "breakfast",
    due_at_accommodation_amount: "14.00",
    due_at_accommodation_currency: "EUR",
    conditions: [{ title: "Local tax", description: "The city charges a tax, paid on the spot." }],
  });
  flexible["cancellation_timeline"] = [
    { before: day(3), refund_amount: flexible.total_amount, currency },
    { before: day(1), refund_amount: (Number(flexible.total_amount) / 2).toFixed(2), currency },
  ];
  return [
    one(1, { board_type: "room_only" }),
    flexible,
    one(1.6, { board_type: "all_inclusive" }),
    one(0.8, { board_type: "room_only", available_payment_methods: ["card"], payment_type: "guarantee" }),
  ];
}

/** POST /stays/search_results/{id}/actions/fetch_all_rates */
export function fetchAllRates(shelf: StayShelf, id: string): Answer {
  const found = shelf.results.get(id);
  if (!found) return NOT_FOUND;
  const { data, rates } = found;
  const accommodation = data["accommodation"] as object;
  const rooms = [
    { name: "Double room", beds: null, photos: null, rates: rates.filter((_, at) => at !== 2) },
    { name: "Suite with a view", beds: null, photos: null, rates: [rates[2]] },
  ];
  return { status: 200, data: { ...data, accommodation: { ...accommodation, rooms } } };
}

/** POST /stays/quotes: the last price, which may be another. */
export function createQuote(shelf: StayShelf, { body }: Call): Answer {
  const rate = [...shelf.results.values()].flatMap(({ rates }) => rates).find(({ id }) => id === body["rate_id"]);
  if (!rate) return NOT_FOUND;
  if (Date.parse(rate.expires_at) <= shelf.now().getTime())
    return refusal(422, "invalid_state_error", "rate_unavailable", "The rate is gone");
  const amount = (Number(rate.total_amount) * (1 + shelf.staySettings.quoteAbove / 100)).toFixed(2);
  const quote: FakeRate = { ...rate, id: shelf.id("quo"), total_amount: amount };
  const { quoteTerms } = shelf.staySettings;
  if (quoteTerms)
    quote["cancellation_timeline"] = quoteTerms.map(({ share, days }) => ({
      before: new Date(shelf.now().getTime() + days * 86_400_000).toISOString(),
      refund_amount: (Number(amount) * share).toFixed(2),
      currency: rate.total_currency,
    }));
  shelf.quotes.set(quote.id, quote);
  return { status: 201, data: quote };
}

/** POST /stays/bookings */
export function createBooking(shelf: StayShelf, { body }: Call): Answer {
  const quote = shelf.quotes.get(String(body["quote_id"]));
  if (!quote) return NOT_FOUND;
  const fields = ["quote_id", "guests", "email", "phone_number", "metadata", "accommodation_special_requests"];
  const strange = Object.keys(body).find((key) => !fields.includes(key));
  if (strange) return invalid(strange, "is not known");
  const guests = body["guests"] as { given_name?: string; family_name?: string }[] | undefined;
  if (!guests?.length || guests.some((one) => !one.given_name || !one.family_name)) return invalid("guests", "names");
  if (!/^\+\d{7,15}$/.test(String(body["phone_number"]))) return invalid("phone_number", "must be E.164");
  if (!/^\S+@\S+$/.test(String(body["email"]))) return invalid("email", "is no address");
  const booking: FakeBooking = {
    id: shelf.id("bok"),
    reference: shelf.id("H").toUpperCase(),
    status: "confirmed",
    confirmed_at: shelf.now().toISOString(),
    cancelled_at: null,
    guests,
    email: body["email"],
    phone_number: body["phone_number"],
    metadata: (body["metadata"] as Record<string, string> | undefined) ?? null,
    key_collection: null,
    total_amount: quote.total_amount,
  };
  shelf.quotes.delete(quote.id);
  shelf.bookings.unshift(booking);
  shelf.tell("stays.booking.created", booking.id, booking);
  return { status: 201, data: booking };
}

/** GET /stays/bookings, the newest first. */
export function listBookings(shelf: StayShelf, { query }: Call): Answer {
  return pageOf(shelf.bookings, query);
}

export function getBooking(shelf: StayShelf, id: string): Answer {
  const booking = shelf.bookings.find((one) => one.id === id);
  return booking ? { status: 200, data: booking } : NOT_FOUND;
}

/** POST /stays/bookings/{id}/actions/cancel: at once, without a quote. */
export function cancelBooking(shelf: StayShelf, id: string): Answer {
  const booking = shelf.bookings.find((one) => one.id === id);
  if (!booking) return NOT_FOUND;
  if (booking.cancelled_at) return refusal(422, "invalid_state_error", "already_cancelled");
  Object.assign(booking, { status: "cancelled", cancelled_at: shelf.now().toISOString() });
  shelf.tell("stays.booking.cancelled", booking.id, booking);
  return { status: 200, data: booking };
}
