/** Every kind of work that follows a change; boot/job-lanes.ts gives the lane of each. */
export type JobKind =
  | "disruption-alert"
  | "disruption-check"
  | "email-confirmation"
  | "flights-changed"
  | "hold-ends"
  | "mail"
  | "order-lost"
  | "order-trip"
  | "password-reset"
  | "price-fall"
  | "push"
  | "release-held-seats"
  | "seal-opened"
  | "sealed-called-off"
  | "trip-cancelled"
  | "trip-confirmation"
  | "trip-not-booked";
