import type { DuffelFailure } from "./duffel-failure";

/** The meaning of a refused order: that none was made and why, or that an order may exist. */
export type OrderOutcome = "open" | "gone" | "dearer" | "details" | "funds" | "down" | "refused";

/** Answers after which an order may exist all the same: it is looked up, never made again. */
const MAY_STAND = new Set(["duplicate_booking", "order_creation_already_attempted", "offer_request_already_booked"]);

const BY_CODE: Readonly<Record<string, OrderOutcome>> = {
  offer_no_longer_available: "gone",
  offer_expired: "gone",
  already_cancelled: "gone",
  past_payment_required_by_date: "gone",
  rate_unavailable: "gone",
  rate_no_longer_available: "gone",
  quote_expired: "gone",
  quote_no_longer_available: "gone",
  price_changed: "dearer",
  payment_amount_does_not_match_order_amount: "dearer",
  insufficient_balance: "funds",
  order_not_created: "down",
};

/** Statuses of a gateway that may have let the order through. */
const UNSURE = new Set([408, 429]);

/** The meaning of a failure of an order, a payment or a booking. */
export function orderOutcome({ status, code, type, pointer, isUnsent }: DuffelFailure): OrderOutcome {
  if (isUnsent) return "down";
  if (status === undefined || status < 400 || UNSURE.has(status)) return "open";
  if (code && MAY_STAND.has(code)) return "open";
  if (status === 502 && code === "order_not_created") return "down";
  if (status === 503) return "down";
  if (status >= 500) return "open";
  const known = code ? BY_CODE[code] : undefined;
  if (known) return known;
  // Wrong access is not the traveller's fault: another try may succeed once it is corrected.
  if (status === 401 || status === 403) return "down";
  if (status === 404 || status === 410) return "gone";
  const isAboutPeople = /passenger|guest|born_on|name|phone|email|document|title|gender/.test(
    `${pointer ?? ""} ${code ?? ""}`,
  );
  return isAboutPeople && (type === "validation_error" || type === "airline_error" || status === 422)
    ? "details"
    : "refused";
}
