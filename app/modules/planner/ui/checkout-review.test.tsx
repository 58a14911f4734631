import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { flownOneWay, fullTrip } from "#app/modules/documents/trip.fixture";
import { toFlightCard } from "#app/modules/inventory/curation/flight-card";
import { elsewhereLines } from "#app/modules/trips/shown/elsewhere-lines";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { CheckoutPage } from "../checkout-page";
import { summarise } from "../trip-summary";
import { CheckoutReview } from "./checkout-review";

const trip = fullTrip("kyoto", 4, { status: "planning" });

/** The lines about the flights, each with its name. */
function linesOf(of: Trip): string[] {
  const page = {
    summary: summarise(of),
    flight: of.flight ? toFlightCard(of.flight.offer) : null,
    hotel: null,
    elsewhere: elsewhereLines(of),
    ...{ isEmpty: false, lines: [], who: null, changes: [], held: null, about: null, terms: [], refunds: [] },
    ...{ dueMinor: 0, creditMinor: 0, payMinor: 0, travellers: 2, isRefused: false, isSignedIn: true },
  } as unknown as CheckoutPage;
  const html = renderToStaticMarkup(<CheckoutReview page={page} />);
  return [...html.matchAll(/<dt>(Out|Return|Onward)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, name, line]) => `${name}: ${line!.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")}`,
  );
}

describe("the flights of the checkout", () => {
  it("are both directions of a round trip", () => {
    const [out, back, ...more] = linesOf(trip);
    expect(out).toMatch(/^Out: .*JFK 17:45 to KIX 23:40.*Finnair/);
    expect(back).toMatch(/^Return: .*KIX 11:05 to JFK 11:00/);
    expect(more).toEqual([]);
  });

  it("are the one that is flown, beside the way of the other", () => {
    const [there, on] = linesOf(flownOneWay(trip, "out"));
    expect(there).toMatch(/^Out: .*JFK 17:45 to KIX 23:40/);
    expect(on).toMatch(/^Onward: On to Osaka by train/);
    const [came, home] = linesOf(flownOneWay(trip, "back"));
    expect(came).toMatch(/^Out: From Osaka by train/);
    expect(home).toMatch(/^Return: .*KIX 11:05 to JFK 11:00.*Japan Airlines/);
  });

  it("are said to be open in the direction that they are missing from", () => {
    const open = (only: "out" | "back") => linesOf({ ...flownOneWay(trip, only), flight: undefined });
    expect(open("out")).toEqual(["Out: No flights chosen", expect.stringMatching(/^Onward: On to Osaka/)]);
    expect(open("back")).toEqual([expect.stringMatching(/^Out: From Osaka/), "Return: No flights chosen"]);
    expect(linesOf({ ...trip, flight: undefined })).toEqual(["Out: No flights chosen"]);
  });
});
