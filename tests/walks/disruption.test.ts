import { within } from "@testing-library/dom";
import { beforeAll, describe, expect, it } from "vitest";
import { LISBON, daysAhead } from "#tests/setup/sandbox-trip";
import { useOwnSite, useSite } from "./site";
import type { Site } from "./site";
import { goToPayment, planToCheckout, signIn } from "./steps";
import type { Scope, Walk } from "./walk";

const HOUR_MS = 3_600_000;

const panelOf = (walk: Walk): Scope => within(walk.page.getByRole("region", { name: "Disruption alerts" }));
/** The alerts that stand open, and those that are folded. */
function alertsOf(walk: Walk): [open: number, folded: number] {
  const all = panelOf(walk).getAllByRole("heading", { level: 3 });
  const folded = all.filter((alert) => alert.closest("details:not([open])")).length;
  return [all.length - folded, folded];
}

interface Trip {
  id: string;
  status: string;
  startDate: string;
}

/** The sandbox's booked trip. */
async function bookedTrip(site: Site): Promise<Trip> {
  const walk = await site.visitAs("premium");
  const { data } = (await (await walk.fetch("/api/v1/trips?limit=20")).json()) as { data: Trip[] };
  return data.find(({ status }) => status === "booked")!;
}

const hoursBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 12 * HOUR_MS).toISOString();

/** A visit at another time, with a session of that time. */
async function visitAt(site: Site, account: string, now: string): Promise<Walk> {
  const walk = site.visit();
  await walk.setCookie("x-voyance-now", now);
  await signIn(walk, account);
  return walk;
}

/** Opens a trip of the sandbox some hours before its first day. */
async function openSoon(site: Site, { id, startDate }: Trip): Promise<Walk> {
  const walk = await visitAt(site, "premium", hoursBefore(startDate));
  expect(await walk.goto(`/trips/${id}`)).toBe(200);
  return walk;
}

describe("alerts", () => {
  const site = useOwnSite({ DISRUPTION_ALERTS: "on" });
  let trip: Trip;
  beforeAll(async () => {
    trip = await bookedTrip(site);
  });

  it("stand on the page of a trip that leaves soon, and are paused and turned on there", async () => {
    const walk = await openSoon(site, trip);
    expect(alertsOf(walk)).toEqual([3, 2]);
    expect(panelOf(walk).getByText("Sandbox alerts.")).toBeTruthy();
    expect(panelOf(walk).getByText("2 more alerts").tagName).toBe("SUMMARY");
    await walk.press("Pause alerts", panelOf(walk));
    expect(walk.page.getByText("Alerts are paused for this trip.")).toBeTruthy();
    expect(panelOf(walk).getByText(/Alerts are paused\. We won't look for anything/)).toBeTruthy();
    await walk.press("Turn alerts on", panelOf(walk));
    expect(walk.page.getByText("Alerts are on for this trip.")).toBeTruthy();
    expect(panelOf(walk).getByRole("button", { name: "Pause alerts" })).toBeTruthy();
  });

  describe("on the confirmation", () => {
    let paid: Walk;
    beforeAll(async () => {
      paid = await site.visitAs("fresh");
      await planToCheckout(paid);
      await goToPayment(paid);
      await paid.press("Pay");
    });

    it("are none weeks ahead, and the page says when they begin", () => {
      expect(paid.url).toMatch(/\/confirmation/);
      expect(panelOf(paid).queryAllByRole("heading", { level: 3 })).toEqual([]);
      expect(panelOf(paid).getByText("Alerts start two days before you leave.")).toBeTruthy();
    });

    it("are two of five before the departure, with the risk in words", async () => {
      const later = await visitAt(site, "fresh", hoursBefore(LISBON.leave));
      await later.goto(paid.url);
      expect(alertsOf(later)).toEqual([2, 3]);
      expect(panelOf(later).getByText("3 more alerts")).toBeTruthy();
      expect(panelOf(later).getAllByText(/^(Low|Medium|High|Critical) risk$/)).not.toHaveLength(0);
    });
  });

  it("are folded weeks ahead", async () => {
    const walk = await visitAt(site, "premium", `${daysAhead(2)}T12:00:00Z`);
    expect(await walk.goto(`/trips/${trip.id}`)).toBe(200);
    const folded = walk.page.getByText(/^Disruption alerts: /).closest("details")!;
    expect(folded.open).toBe(false);
    expect(within(folded).getByRole("region", { name: "Disruption alerts" })).toBeTruthy();
    expect(panelOf(walk).getByText("Alerts start two days before you leave.")).toBeTruthy();
  });

  it.each([
    ["disruption=error", /^We couldn't look for disruptions just now\./],
    ["disruption=empty", /^Nothing to report\.$/],
  ])("with %s the page says so and is whole", async (fault, words) => {
    const walk = site.visit();
    await walk.setCookie("x-voyance-fault", fault);
    await walk.setCookie("x-voyance-now", hoursBefore(trip.startDate));
    await signIn(walk, "premium");
    expect(await walk.goto(`/trips/${trip.id}`)).toBe(200);
    expect(panelOf(walk).getByText(words)).toBeTruthy();
  });
});

describe("turned off", () => {
  const site = useSite();

  it("there are no alerts on a trip's page, and no call for them", async () => {
    const trip = await bookedTrip(site);
    const walk = await openSoon(site, trip);
    expect(walk.page.getByRole("heading", { level: 1 })).toBeTruthy();
    expect(walk.page.queryByRole("region", { name: "Disruption alerts" })).toBeNull();
    const answer = await walk.fetch(`/api/v1/disruption/${trip.id}/predict`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Disruption helper feature is disabled");
  });
});
