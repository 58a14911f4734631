import { describe, expect, it } from "vitest";
import { addressOfCopy, keepingOf, otherSpelling } from "./kept-pages";

const at = (path: string): URL => new URL(path, "https://voyance.test");

describe("keepingOf", () => {
  it.each([
    "/",
    "/explore",
    "/explore/map",
    "/explore/routes/japan-golden-route",
    "/destination/lisbon",
    "/destination/lisbon/map.svg",
    "/guides/first-solo-trip",
    "/trips/abc/shared",
    "/sample-itinerary",
    "/api/docs",
    "/about",
    "/features/preference-blending",
    "/legal/terms",
  ])("keeps %s for everybody", (path) => expect(keepingOf(path)).toBe("public"));

  it.each([
    "/trip/dashboard",
    "/trip/abc",
    "/trips/abc",
    "/trips/abc/take-along",
    "/trips/abc/calendar.ics",
    "/itinerary/abc",
    "/itinerary/abc/edit",
    "/journeys/abc",
    "/journeys/abc/money",
    "/journeys/abc/companions",
    "/journeys/abc/trip.pdf",
    "/journeys/abc/calendar.ics",
    "/journeys/abc/places.gpx",
    "/api/v1/trips/abc/pdf",
    "/quiz",
  ])("keeps %s for its owner", (path) => expect(keepingOf(path)).toBe("own"));

  it.each([
    "/signin",
    "/signup",
    "/auth/callback/google",
    "/planner/booking",
    "/planner/travellers",
    "/join/secret/details",
    "/profile/account/travellers",
    "/planner/start",
    "/sandbox/pay/abc",
    "/billing",
    "/profile/account",
    "/profile/account/export",
    "/trips/abc/confirmation",
    "/trips/abc/cancel",
    "/journeys/abc/book",
    "/join/secret/places",
    "/reset-password",
    "/join/abc",
    "/calendar/secret.ics",
    "/api/v1/trips/abc",
    "/api/v1/auth/me",
    "/dev/outbox",
    "/admin",
  ])("never keeps %s", (path) => expect(keepingOf(path)).toBe("never"));
});

describe("addressOfCopy", () => {
  const of = (path: string): string => addressOfCopy(at(path));

  it("leaves out a query that only chooses where to look, and keeps one that chooses what is shown", () => {
    expect(of("/trips/abc?day=3")).toBe("/trips/abc");
    expect(of("/explore?vibe=beach")).toBe("/explore?vibe=beach");
    expect(of("/quiz?q=pace")).toBe("/quiz?q=pace");
    expect(of("/legal/faq?category=booking")).toBe("/legal/faq?category=booking");
    expect(of("/legal/terms?x=1")).toBe("/legal/terms");
    expect(of("/trips/abc/map.svg?scheme=dark&day=2")).toBe("/trips/abc/map.svg?day=2");
  });
});

describe("otherSpelling", () => {
  it("gives a trip under its other address, and nothing for pages that have one", () => {
    expect(otherSpelling(at("/trip/abc?day=2"))).toBe("/trips/abc?day=2");
    expect(otherSpelling(at("/trips/abc"))).toBe("/trip/abc");
    expect(otherSpelling(at("/trip/dashboard"))).toBeUndefined();
    expect(otherSpelling(at("/trip/abc/summary"))).toBeUndefined();
  });
});
