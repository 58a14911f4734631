import { expect, it } from "vitest";
import { action, loader } from "#app/routes/resources/unknown";

const modules = import.meta.glob<{ action?: unknown; default?: unknown }>(
  "/app/routes/**/{to-*,index,itinerary,unknown}.ts",
  { eager: true },
);

it("an address that only leads on to a page does so after a post too, and shows no raw answer", () => {
  const leading = Object.entries(modules).filter(([, { default: page }]) => page === undefined);
  expect(leading.length).toBeGreaterThan(5);
  expect(leading.filter(([, { action }]) => action === undefined).map(([file]) => file)).toEqual([]);
});

it.each([
  ["/planner/hotels?x=1", 303, "/planner/hotel?x=1"],
  ["/Planner-Old/Booking/", 303, "/planner/booking"],
  ["/start/hotels.data", 303, "/planner/hotel"],
  ["/planner-minimal", 303, "/planner"],
  ["/terms-of-service?from=mail", 301, "/legal/terms?from=mail"],
  ["/planner-new", 302, "/"],
])("%s leads on, a link and a form alike", async (from, status, to) => {
  const request = () => new Request(`http://localhost:3000${from}`, { headers: { Accept: "text/html" } });
  for (const answer of [loader, action]) {
    const led = await answer({ request: request(), params: {}, context: {} });
    expect([led.status, led.headers.get("Location")]).toEqual([status, to]);
  }
});
