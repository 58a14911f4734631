import { describe, expect, it } from "vitest";
import { CHILDREN_ESTIMATE } from "#app/modules/itinerary/words/party-costs";
import { USUAL_NOTE, toTripPdfView } from "./trip-pdf";
import { BOOKING, NOW, SANDBOX, bareTrip, flownOneWay, fullTrip } from "./trip.fixture";

const anything = (): boolean => true;
const trip = fullTrip("kyoto", 7);

describe("the words of an itinerary", () => {
  const view = toTripPdfView(trip, { kind: "itinerary", booking: BOOKING, generatedAt: NOW, real: SANDBOX }, anything);

  it("say where, when and who", () => {
    expect(view.title).toBe("7 days in Kyoto");
    expect(view.facts).toEqual([
      { label: "Destination", value: "Kyoto" },
      { label: "Dates", value: "14 – 21 April 2027" },
      { label: "Travellers", value: "2 travellers" },
      { label: "From", value: "New York (JFK)" },
    ]);
  });

  it("tell the flights by local clocks, with each change", () => {
    expect(view.flights).toEqual([
      {
        title: "Outbound",
        date: "Wed 14 Apr",
        departs: "17:45",
        arrives: "23:40",
        from: "JFK",
        to: "KIX",
        dayShift: "+1",
        flightNumbers: "AY 16, AY 67",
        airline: "Finnair",
        duration: "22h 55m",
        stops: "1 stop",
        cabin: "Economy",
        segments: [
          "AY 16 Finnair: JFK 17:45 to HEL 08:50, 8h 5m, then 1h 35m in HEL",
          "AY 67 Finnair: HEL 10:25 to KIX 23:40, 13h 15m",
        ],
      },
      expect.objectContaining({ title: "Return", stops: "Direct", segments: [], dayShift: "" }),
    ]);
  });

  it("tell the one direction that is flown, and the way of the other", () => {
    const words = (only: "out" | "back") =>
      toTripPdfView(flownOneWay(trip, only), { kind: "itinerary", generatedAt: NOW, real: SANDBOX }, anything);
    expect(words("out").flights).toEqual([expect.objectContaining({ title: "Outbound", to: "KIX" })]);
    expect(words("out").flightsNote).toMatch(/On to Osaka by train, leaving at 10:30/);
    expect(words("back").flights).toEqual([expect.objectContaining({ title: "Return", from: "KIX" })]);
    expect(words("back").flightsNote).toMatch(/From Osaka by train, there at 11:30/);
  });

  it("tell the stay", () => {
    expect(view.hotels[0]).toMatchObject({
      name: "The Gion House",
      price: "$1,038.20",
      facts: expect.arrayContaining([
        { label: "Check-in", value: "Thu 15 Apr, from 15:00" },
        { label: "Stay", value: "6 nights, 2 guests" },
      ]),
    });
  });

  it("tell the days, the ways between stops, and prices in plain words", () => {
    const [day] = view.days;
    expect(day).toMatchObject({
      number: 1,
      date: "Thursday 15 April 2027",
      summary: "5 activities · 4.2 km on foot · about $51 per person",
    });
    expect(day?.stops[0]).toMatchObject({ start: "09:00", end: "10:30", price: "$12", way: undefined });
    expect(day?.stops[1]).toMatchObject({ price: "Free", way: { text: "12 min walk, 0.9 km", price: "" } });
    expect(day?.stops[2]?.way).toEqual({ text: "24 min by local transport, 5.2 km", price: "$3" });
    expect(day?.stops[3]?.way?.text).toBe("9 min by taxi, 3.1 km");
  });

  it("leave out local names that no font has", () => {
    const names = (canPrint: (text: string) => boolean): (string | undefined)[] =>
      toTripPdfView(trip, { kind: "itinerary", generatedAt: NOW, real: SANDBOX }, canPrint).days.flatMap((day) =>
        day.stops.map((stop) => stop.localName),
      );
    expect(names(anything).some((name) => name !== undefined)).toBe(true);
    expect(names(() => false).every((name) => name === undefined)).toBe(true);
  });

  it("add up the costs by person and in all, and say nothing of a payment", () => {
    expect(view.booking).toBeUndefined();
    expect(view.costs!.lines).toEqual([
      { label: "Flights", perPerson: "$1,073.00", all: "$2,146.00" },
      { label: "Hotel, 6 nights", perPerson: "$519.10", all: "$1,038.20" },
    ]);
    expect(view.costs!.total).toEqual({ label: "Total trip cost", perPerson: "$1,592.10", all: "$3,184.20" });
    expect(view.costs!.onTheSpot.map((line) => line.all)).toEqual(["$962", "$4,146"]);
  });

  it("say what is usual and what is not real", () => {
    expect(view.sandboxNote).toBe("Sandbox: nothing is really booked or charged");
    expect(view.closingNotes[0]).toBe(USUAL_NOTE);
    expect(view.closingNotes[1]).toBe("Printed on 21 November 2026 by Voyance.");
  });
});

it("says of a planned day that it is a public holiday", () => {
  const [first, second] = trip.itinerary!.days;
  const holiday = "Friday 16 April: A holiday. Many places close; check before you go.";
  const options = {
    kind: "itinerary",
    generatedAt: NOW,
    real: SANDBOX,
    holidays: { [second!.date]: holiday },
  } as const;
  const { days } = toTripPdfView(trip, options, anything);
  expect(days.slice(0, 2).map((day) => day.notes)).toEqual([[], [holiday]]);
  expect(first!.date).not.toBe(second!.date);
});

describe("the words of a confirmation", () => {
  it("name the reference and what was paid", () => {
    const view = toTripPdfView(
      trip,
      { kind: "confirmation", booking: BOOKING, traveller: "Ada Example", generatedAt: NOW, real: SANDBOX },
      anything,
    );
    expect(view.booking).toEqual({
      reference: "VKTREW",
      paid: "$3,184.20",
      facts: [
        { label: "Booked on", value: "21 November 2026" },
        { label: "Price", value: "Held by a price lock" },
      ],
    });
    expect(view.costs!.total).toEqual({ label: "Total paid", perPerson: "$1,592.10", all: "$3,184.20" });
    expect(view.facts).toContainEqual({ label: "Made for", value: "Ada Example" });
  });

  it("give a held price a line of its own, so that the ledger adds up", () => {
    const view = toTripPdfView(
      trip,
      { kind: "confirmation", booking: { ...BOOKING, amountMinor: 310_000 }, generatedAt: NOW, real: SANDBOX },
      anything,
    );
    expect(view.costs!.lines.at(-1)).toEqual({ label: "Held price", perPerson: "-$42.10", all: "-$84.20" });
    expect(view.costs!.total.all).toBe("$3,100.00");
  });
});

describe("the words of a trip that was just begun", () => {
  const view = toTripPdfView(
    bareTrip({ adults: 1, children: 2, name: "" }),
    { kind: "itinerary", generatedAt: NOW, real: SANDBOX },
    anything,
  );

  it("are fewer, and name the children", () => {
    expect(view).toMatchObject({ title: "Kyoto", flights: [], flightsNote: "", days: [], leftOut: [] });
    expect(view.hotels).toEqual([]);
    expect(view.facts).toContainEqual({ label: "Travellers", value: "1 adult, 2 children" });
    expect(view.costs!.onTheSpot).toEqual([]);
  });

  it("add nothing to a budget that no flights and no stay are chosen for: what the days cost comes out of it", () => {
    const options = { kind: "itinerary", generatedAt: NOW, real: SANDBOX } as const;
    const sumsOf = (budgetMinor: number) => {
      const open = bareTrip({ status: "planning", adults: 2, children: 0, budgetMinor, itinerary: trip.itinerary });
      return toTripPdfView(open, options, anything).costs!.onTheSpot.map(({ label, all }) => [label, all]);
    };
    expect(sumsOf(100_000)).toEqual([
      ["Meals, tickets and local transport, about", "$962"],
      ["Left for everything else, about", "$1,038"],
    ]);
    expect(sumsOf(40_000)[1]).toEqual(["Over the budget, about", "$162"]);
  });

  it("keep the budget from a companion, and tell what was chosen", () => {
    const options = { kind: "itinerary", generatedAt: NOW, real: SANDBOX, isForCompanion: true } as const;
    expect(toTripPdfView(bareTrip({ budgetMinor: 123_400 }), options, anything).costs).toBeUndefined();
    expect(toTripPdfView(trip, options, anything).costs?.lines).toHaveLength(2);
  });

  it("say once of children that their part of what is spent there is an estimate, and what an adult spends a day", () => {
    const family = toTripPdfView(
      { ...trip, children: 1 },
      { kind: "itinerary", generatedAt: NOW, real: SANDBOX },
      anything,
    );
    expect(family.closingNotes.filter((note) => note === CHILDREN_ESTIMATE)).toHaveLength(1);
    expect(family.days[0]!.summary).toMatch(/per adult$/);
    expect(view.closingNotes).not.toContain(CHILDREN_ESTIMATE);
  });

  it("count in miles for whoever does", () => {
    const [day] = toTripPdfView(
      trip,
      { kind: "itinerary", units: "imperial", generatedAt: NOW, real: SANDBOX },
      anything,
    ).days;
    expect(day?.summary).toContain("2.6 mi on foot");
    expect(day?.stops[1]?.way?.text).toBe("12 min walk, 0.6 mi");
  });

  it("do not call real offers a sandbox", () => {
    const real = fullTrip("kyoto", 3);
    const note = (): string | undefined =>
      toTripPdfView(real, { kind: "itinerary", generatedAt: NOW, real: SANDBOX }, anything).sandboxNote;
    real.flight!.offer.isSandbox = false;
    expect(note()).toBeDefined();
    real.hotel!.offer.isSandbox = false;
    expect(note()).toBeUndefined();
  });
});

describe("a trip that is ordered after its payment", () => {
  const ordered = {
    ...trip,
    orders: {
      state: "confirmed" as const,
      flights: { reference: "RZPNX8", documents: ["125-1", "125-2"] },
      stay: { reference: "H-77", documents: [] },
    },
  };
  const viewOf = (changes: object) =>
    toTripPdfView({ ...ordered, ...changes }, { kind: "itinerary", generatedAt: NOW, real: SANDBOX }, anything);

  it("prints what is quoted to the airline and the hotel, with the tickets", () => {
    const view = viewOf({});
    expect(view.flightsNote).toMatch(/^Airline reference RZPNX8, tickets 125-1, 125-2\. /);
    expect(view.hotels[0]!.facts).toContainEqual({ label: "Reference", value: "H-77" });
    expect(JSON.stringify(view)).not.toContain("Being booked");
    expect(view.facts.map(({ label }) => label)).not.toContain("Status");
  });

  it("says of what is not sure that it isn't, and prints no bags that nobody told", () => {
    const { offer } = trip.flight!;
    const view = viewOf({
      orders: { state: "ordering" },
      flight: { ...trip.flight!, offer: { ...offer, bags: undefined } },
    });
    expect(view.facts).toContainEqual({ label: "Status", value: "Being booked" });
    expect(view.flightsNote).toBe("Being booked: not confirmed yet. Times are local to each airport.");
    expect(view.hotels[0]!.facts).toContainEqual({ label: "Status", value: "Being booked: not confirmed yet" });
    expect(viewOf({ orders: { state: "partly" } }).facts).toContainEqual({ label: "Status", value: "Booked in part" });
  });
});
