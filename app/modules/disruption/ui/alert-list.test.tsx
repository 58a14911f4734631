import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { seededRng } from "#app/shared/rng";
import { EVENT_TYPES } from "../disruption";
import type { Prediction } from "../disruption";
import { SAMPLE_WORDS } from "../sample-events";
import { EVENT_WORDS, toWatchView } from "../watch-view";
import { AlertList } from "./alert-list";

const HOUR_MS = 3_600_000;
const now = new Date("2027-04-14T12:00:00Z");
const at = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
const watched = { opensAt: at(-40), departsAt: at(8), closesAt: at(32) };
const clock = { place: "Helsinki", at: (instant: Date) => new Date(+instant + 3 * HOUR_MS).toISOString().slice(0, 16) };
const flight = {
  flightNumber: "AY 61",
  airlineName: "Finnair",
  from: "HEL",
  to: "KIX",
  departAt: watched.departsAt.toISOString(),
  arriveAt: at(20).toISOString(),
};
const prediction: Prediction = {
  overallRisk: "CRITICAL",
  riskScore: 0.9,
  events: EVENT_TYPES.map((type) => ({
    id: type,
    type,
    ...SAMPLE_WORDS[type](seededRng(1), { destination: "Kyoto", flight }),
    detectedAt: at(-1).toISOString(),
    expiresAt: at(5).toISOString(),
  })),
  lastUpdated: at(-0.25).toISOString(),
  nextCheckAt: at(0.25).toISOString(),
  isSample: true,
};
const viewAt = (when: Date, status?: "ACTIVE" | "PAUSED", known: Prediction | undefined = prediction) =>
  toWatchView({
    tripId: "t",
    now: when,
    clock,
    watched,
    prediction: known,
    subscription: status && { id: "s", status, subscribedAt: "", expiresAt: watched.closesAt.toISOString() },
  });

it("shows each kind of event with what one can do, what it affects and until when it counts", () => {
  const { alerts } = viewAt(now, "ACTIVE");
  const page = renderToStaticMarkup(<AlertList alerts={alerts} shown={3} />);
  for (const type of EVENT_TYPES) expect(page).toContain(`>${EVENT_WORDS[type]}<`);
  for (const { actions, affected, title } of alerts)
    for (const words of [...actions, ...affected, title]) expect(page).toContain(words.replaceAll("'", "&#x27;"));
  expect(page).toContain("Wed 14 Apr, 20:00");
  expect(page).toMatch(/(Very likely|Likely|Possible) \(\d+%\)/);
  expect(page).not.toMatch(/undefined|NaN/);
});

it.each([
  [2, 8, "8 more alerts"],
  [3, 7, "7 more alerts"],
  [9, 1, "1 more alert"],
])("shows %d and folds the other %d", (shown, folded, words) => {
  const page = renderToStaticMarkup(<AlertList alerts={viewAt(now).alerts} shown={shown} />);
  const [open, rest = ""] = page.split("<details");
  expect([open!.split("<h3>").length - 1, rest.split("<h3>").length - 1]).toEqual([shown, folded]);
  expect(rest).toContain(`<summary>${words}</summary>`);
});

it("folds nothing where nothing is left", () => {
  const page = renderToStaticMarkup(<AlertList alerts={viewAt(now).alerts} shown={10} />);
  expect(page).not.toContain("<details");
});

it("says when we look: before, within, paused, and after", () => {
  expect(viewAt(at(-50)).schedule).toBe(
    "We check every half hour from two days before you leave. Times are local to Helsinki.",
  );
  expect(viewAt(now).schedule).toBe("We check every half hour until Thu 15 Apr, 23:00. Times are local to Helsinki.");
  expect(viewAt(now, "PAUSED").schedule).toContain("Alerts are paused.");
  expect(viewAt(at(33))).toMatchObject({ isOver: true, isLive: false, alerts: [] });
  expect([viewAt(now).isLive, viewAt(now, "PAUSED").isLive, viewAt(at(-50)).isLive]).toEqual([true, false, false]);
});

it("calls the risk low when all that was expected is over", () => {
  expect(viewAt(at(6), "ACTIVE")).toMatchObject({ risk: "LOW", alerts: [] });
  expect(viewAt(now, "ACTIVE")).toMatchObject({ risk: "CRITICAL", looked: "Last checked on Wed 14 Apr, 14:45." });
});
