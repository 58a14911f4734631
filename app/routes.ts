import type { RouteConfig } from "@remix-run/route-config";
import { index, layout, route } from "@remix-run/route-config";

/** Old and other spellings of the planner's addresses (CHECKLIST ROUTE-39 to ROUTE-46). */
const PLANNER_ALIASES = [
  "start/hotels",
  "flights",
  "hotels",
  "checkout",
  "planner/flights",
  "planner/hotels",
  "planner/checkout",
  "planner-old",
  "planner-old/flight",
  "planner-old/hotel",
  "planner-old/itinerary",
  "planner-old/booking",
];

/** Test and debug names of the planner (CHECKLIST ROUTE-42, ROUTE-43). */
const PLANNER_DEBUG = ["planner-test", "simple-test", "planner-debug", "planner-minimal", "planner-clean"];

/** Every route of the product, in the order of the documents; aliases and redirects included. */
export default [
  index("routes/site/home/route.tsx"),
  route("sample-itinerary", "routes/site/sample-itinerary.tsx"),

  route("explore", "routes/discover/explore.tsx"),
  route("explore/seasons", "routes/discover/explore-seasons.tsx"),
  route("explore/styles", "routes/discover/explore-styles.tsx"),
  route("explore/map", "routes/discover/explore-map.tsx"),
  route("explore/warm-and-dry", "routes/discover/explore-warm.tsx"),
  route("explore/compare", "routes/discover/explore-compare.tsx"),
  route("destinations", "routes/discover/destinations.tsx"),
  route("destination/:slug", "routes/discover/destination.tsx"),
  route("signin", "routes/account/signin.tsx"),
  route("signup", "routes/account/signup.tsx"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("reset-password", "routes/account/reset-password.tsx"),
  route("signout", "routes/account/signout.tsx"),

  route("planner/itinerary", "routes/planner/itinerary.ts"),
  layout("routes/planner/layout.tsx", [
    route("planner/start", "routes/planner/start.tsx"),
    route("planner/flight", "routes/planner/flight.tsx"),
    route("planner/hotel", "routes/planner/hotel.tsx"),
    route("planner/booking", "routes/planner/booking.tsx"),
  ]),
  route("planner", "routes/planner/index.ts"),
  ...PLANNER_ALIASES.map((path) => route(path, "routes/planner/alias.ts", { id: `planner-alias-${path}` })),
  ...PLANNER_DEBUG.map((path) => route(path, "routes/planner/debug-alias.ts", { id: `planner-debug-${path}` })),
  route("itinerary/:id", "routes/itinerary/itinerary.tsx"),
  route("itinerary/:id/edit", "routes/itinerary/edit.tsx"),

  route("pricing", "routes/billing/pricing.tsx"),
  route("billing", "routes/billing/overview.tsx"),
  route("billing/upgrade", "routes/billing/upgrade.tsx"),
  route("billing/success", "routes/billing/success.tsx"),
  route("billing/manage", "routes/billing/manage.tsx"),

  route("trip", "routes/trips/to-dashboard.ts"),
  route("trip/dashboard", "routes/trips/dashboard.tsx"),
  route("trip/:tripId", "routes/trips/trip.tsx", { id: "trip" }),
  route("trip/:id/summary", "routes/trips/summary.tsx"),
  route("trips/:tripId", "routes/trips/trip.tsx", { id: "trips" }),
  route("trips/:tripId/shared", "routes/trips/shared.tsx"),
  route("trips/:tripId/confirmation", "routes/billing/confirmation.tsx"),
  route("profile", "routes/trips/to-dashboard.ts", { id: "profile" }),
  route("welcome", "routes/trips/to-dashboard.ts", { id: "welcome" }),

  route("webhooks/stripe", "routes/billing/stripe-webhook.ts"),
  route("sandbox/pay/:session", "routes/billing/sandbox-pay.tsx"),

  route("api/airports", "routes/api/airports.ts"),
  route("api/destinations", "routes/api/destinations.ts"),
  route("api/destinations/filters", "routes/api/destinations-filters.ts"),
  route("api/destinations/:id", "routes/api/destinations-one.ts"),
  route("api/v1/auth/signin", "routes/api/auth-signin.ts"),
  route("api/v1/auth/signup", "routes/api/auth-signup.ts"),
  route("api/v1/auth/signout", "routes/api/auth-signout.ts"),
  route("api/v1/auth/refresh", "routes/api/auth-refresh.ts"),
  route("api/v1/auth/forgot-password", "routes/api/auth-forgot-password.ts"),
  route("api/v1/auth/reset-password", "routes/api/auth-reset-password.ts"),
  route("api/v1/auth/me", "routes/api/auth-me.ts"),
  route("api/v1/trips", "routes/api/trips.ts"),
  route("api/v1/trips/:id", "routes/api/trip.ts"),
  route("api/v1/trips/:id/pdf", "routes/trips/pdf.ts"),
  route("api/v1/trips/:id/share", "routes/api/trip-share.ts"),
  route("api/v1/trips/:id/itinerary/regenerate", "routes/api/trip-regenerate.ts"),
  route("api/v1/trips/:id/checkout", "routes/api/trip-checkout.ts"),
  route("api/v1/trips/:id/complete", "routes/api/trip-complete.ts"),
  route("api/v1/trips/:id/confirm", "routes/api/trip-confirm.ts"),
  route("api/v1/trips/:id/price-locks", "routes/api/trip-price-locks.ts"),
  route("api/v1/trips/:id/booking-status", "routes/api/trip-booking-status.ts"),
  route("api/v1/stripe/create-checkout-session", "routes/api/stripe-checkout-session.ts"),
  route("api/*", "routes/resources/api-missing.ts"),

  route("static/:file", "routes/resources/bundle.ts"),
  route("art/:file", "routes/resources/art.ts"),
  route("healthz", "routes/resources/healthz.ts"),
  route("readyz", "routes/resources/readyz.ts"),
  route("metrics", "routes/resources/metrics.ts"),
  route("dev/outbox", "routes/dev/outbox.tsx"),
  route("dev/outbox.json", "routes/dev/outbox-json.ts"),
  route("dev/reset", "routes/dev/reset.ts"),
  route("*", "routes/resources/unknown.ts"),
] satisfies RouteConfig;
