import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { ticketAsked, ticketPart } from "./one-ticket";

const home = { tripId: "last", slug: "osaka", name: "Osaka", on: "2027-05-14" };
const last = bareTrip({ status: "planning" });
const { flight } = fullTrip("kyoto", 4);

describe("the ticket of a first place", () => {
  it("is the one that the address asks for, or the one that is chosen", () => {
    const asked = (search: string, chosen?: typeof flight & { home?: typeof home }) =>
      ticketAsked(new URLSearchParams(search), { flight: chosen });
    expect([asked(""), asked("ticket=each-way"), asked("ticket=two")]).toEqual(["one", "each-way", "one"]);
    expect([asked("", flight), asked("", { ...flight!, home })]).toEqual(["each-way", "one"]);
    expect(asked("ticket=one", flight)).toBe("one");
  });

  it("says from where it flies home, and what that takes from the last place", () => {
    const line = (...part: Parameters<typeof ticketPart>) => ticketPart(...part).line;
    expect(line("one", home, last, undefined)).toBe("There and home on one ticket: home from Osaka on 14 May.");
    expect(line("one", home, { ...last, flight }, undefined)).toMatch(
      /takes the place of the flights you chose with Osaka\.$/,
    );
    expect(line("each-way", home, last, undefined)).toMatch(/You choose the flight home with Osaka\.$/);
    expect(line("each-way", home, { ...last, status: "booked" }, undefined)).toMatch(
      /book the flight home yourself\.$/,
    );
  });

  it("says the difference of the lowest prices, whichever is lower", () => {
    const difference = (kind: "one" | "each-way", oneMinor: number, eachWayMinor: number) =>
      ticketPart(kind, home, last, { oneMinor, eachWayMinor }).difference;
    expect(difference("one", 1000_00, 1200_00)).toBe("From $1,000; each way by itself from $1,200, $200 more.");
    expect(difference("each-way", 1000_00, 1200_00)).toBe(
      "Each way by itself costs from $1,200; one ticket saves $200.",
    );
    expect(difference("one", 1200_00, 1000_00)).toBe("From $1,200; each way by itself saves $200.");
    expect(difference("each-way", 1200_00, 1000_00)).toMatch(/one ticket from \$1,200, \$200 more\.$/);
    expect(difference("one", 1000_00, 1000_00)).toMatch(/cost the same/);
    expect(ticketPart("one", home, last, undefined)).not.toHaveProperty("difference");
  });
});
