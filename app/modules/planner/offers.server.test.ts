import { describe, expect, it } from "vitest";
import { bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { onlyWayOf } from "#app/modules/inventory/offers/flight";
import type { Between, PlaceWay } from "#app/modules/trips/trip/between";
import type { Trip } from "#app/modules/trips/trip/trip";
import { AppError } from "#app/shared/app-error";
import { addDays } from "#app/shared/calendar";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { daysCostOf } from "#app/modules/trips/trip/days-cost";
import type { Ctx } from "#app/shared/context";
import { flightOptions, flightQueryFor, hotelOptions, hotelQueryFor } from "./offers.server";

const TODAY = "2026-11-21";
const party = { adults: 2, children: 1 };
const ctx = {
  now: new Date(`${TODAY}T12:00:00Z`),
  log: { info() {}, warn() {} },
} as unknown as Ctx;

function problemOf(ask: () => unknown): AppError {
  try {
    ask();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("Nothing was refused");
}

describe("a trip's query for flights", () => {
  it("is there on its first day and back on its last, for everybody who comes, at today's price", () => {
    const trip = bareTrip({ ...party, origin: { code: "HEL", label: "Helsinki, HEL" } });
    expect(flightQueryFor(trip, TODAY)).toMatchObject({
      origins: ["HEL"],
      departOn: trip.startDate,
      returnOn: trip.endDate,
      ...party,
      today: TODAY,
    });
  });

  it("is every airport of a city that was named, at both ends, and the one airport that was named", () => {
    const from = (code: string) => flightQueryFor(bareTrip({ origin: { code, label: code } }), TODAY);
    expect(from("LON").origins).toEqual(expect.arrayContaining(["LHR", "LGW", "STN"]));
    expect(from("LGW").origins).toEqual(["LGW"]);
    expect(from("LON").destinations).toEqual(expect.arrayContaining(["KIX", "ITM"]));
  });

  it("is nothing for a place or a start that we do not know, and says which", () => {
    const atlantis = bareTrip({ destination: { name: "Atlantis" } });
    for (const ask of [flightQueryFor, hotelQueryFor]) {
      const problem = problemOf(() => ask(atlantis, TODAY));
      expect(problem.code).toBe("CONFLICT");
      expect(problem.message).toContain("Atlantis");
    }
    const gone = problemOf(() => hotelQueryFor(bareTrip({ destination: { slug: "gone", name: "Gone" } }), TODAY));
    expect(gone.code).toBe("CONFLICT");
    const nowhere = problemOf(() => flightQueryFor(bareTrip({ origin: { code: "QQQ", label: "Nowhere" } }), TODAY));
    expect(nowhere.code).toBe("CONFLICT");
    expect(nowhere.message).toContain("Nowhere");
  });
});

describe("the query for flights of a place of a longer trip", () => {
  const place = (between: Between): Trip =>
    bareTrip({
      origin: { code: "LON", label: "London" },
      destination: { slug: "florence", name: "Florence" },
      journeyId: "journey-1",
      between,
    });
  const way = (by: PlaceWay["by"], time = "12:00", date = bareTrip().startDate): PlaceWay => ({
    ...{ by, time, date, minutes: 240, dollars: 60 },
    place: { slug: "rome", name: "Rome" },
    airport: "FCO",
  });
  const home = expect.arrayContaining(["LHR", "LGW"]) as string[];
  const rome = expect.arrayContaining(["FCO"]) as string[];

  it("is one way out of home to the first, and one way home from the last", () => {
    const first = flightQueryFor(place({ back: way("train") }), TODAY);
    expect(first).toMatchObject({ origins: home, only: "out" });
    const last = flightQueryFor(place({ out: way("train") }), TODAY);
    expect(last).toMatchObject({ origins: home, only: "back", returnOn: bareTrip().endDate });
    expect([first, last].map(({ homes }) => homes)).toEqual([undefined, undefined]);
  });

  it("starts at the place before where that is flown from, and leaves the flight on to the next place", () => {
    expect(flightQueryFor(place({ out: way("flight"), back: way("flight") }), TODAY)).toMatchObject({
      origins: rome,
      only: "out",
    });
    const last = flightQueryFor(place({ out: way("flight") }), TODAY);
    expect(last).toMatchObject({ origins: rome, homes: home });
    expect(last.only).toBeUndefined();
  });

  it("leaves on the evening before where one gets there after a night", () => {
    const { startDate } = bareTrip();
    expect(flightQueryFor(place({ out: way("flight"), back: way("train") }), TODAY).departOn).toBe(startDate);
    const night = way("flight", "01:30");
    expect(flightQueryFor(place({ out: night, back: way("train") }), TODAY).departOn).toBe(addDays(startDate, -1));
  });

  it("is refused where none is flown", () => {
    const problem = problemOf(() => flightQueryFor(place({ out: way("train"), back: way("car") }), TODAY));
    expect(problem).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("over land") });
  });

  it("finds and explains flights of that direction, each once", async () => {
    for (const [between, only] of [
      [{ back: way("train") }, "out"],
      [{ out: way("train") }, "back"],
    ] as const) {
      const { all, shown } = await flightOptions(ctx, place(between));
      expect(all.length).toBeGreaterThan(5);
      expect(all.every((offer) => onlyWayOf(offer) === only)).toBe(true);
      expect(shown.map(({ reason }) => reason).join(" ")).not.toMatch(/both ways|stops? in total/);
    }
  });
});

describe("a trip's query for stays", () => {
  it("is a bed from the first day to the last while no flight is chosen", () => {
    const trip = bareTrip(party);
    expect(hotelQueryFor(trip, TODAY)).toMatchObject({
      destination: { slug: "kyoto" },
      checkIn: trip.startDate,
      checkOut: trip.endDate,
      ...party,
      today: TODAY,
    });
  });

  it("is a bed from the day one lands: no night is paid for that is spent on board", () => {
    const trip = fullTrip("kyoto", 7);
    const query = hotelQueryFor(trip, TODAY);
    expect(query.checkIn).toBe("2027-04-15");
    expect(query.checkIn > trip.startDate).toBe(true);
    expect(query.checkOut).toBe(trip.endDate);
  });
});

describe("the flights and the stay that are ticked at first", () => {
  const leastOf = (prices: number[]) => Math.min(...prices);

  it.each([
    ["tallinn", "JFK", 9, 110_000],
    ["nairobi", "LHR", 9, 150_000],
    ["cartagena", "MAD", 7, 120_000],
    ["helsinki", "LAX", 8, 150_000],
    ["cairo", "FRA", 6, 80_000],
    ["taipei", "SIN", 10, 130_000],
  ])(
    "leave the days in %s what they cost, or what the cheapest leave, from %s, %i nights",
    async (slug, code, nights, budgetMinor) => {
      const destination = findDestination(slug)!;
      const trip = bareTrip({
        destination: { slug, name: destination.name },
        origin: { code, label: code },
        startDate: "2027-03-02",
        endDate: addDays("2027-03-02", nights),
        budgetMinor,
      });
      const flights = await flightOptions(ctx, trip);
      const withFlight = { ...trip, flight: { offer: flights.shown[0]!.offer, reason: "" } };
      const stays = await hotelOptions(ctx, withFlight);
      const budget = 2 * budgetMinor;
      const left = budget - flights.shown[0]!.offer.priceMinor - stays.shown[0]!.offer.totalMinor;
      const leastLeft =
        budget -
        leastOf(flights.all.map((offer) => offer.priceMinor)) -
        leastOf(stays.all.map((offer) => offer.totalMinor));
      const { leastMinor } = daysCostOf(withFlight, destination);
      // Where not even the cheapest offers leave enough, those next to the cheapest are ticked, and the page says so.
      if (leastLeft >= leastMinor * 1.2) expect(left).toBeGreaterThanOrEqual(leastMinor);
      else {
        expect(left).toBeGreaterThanOrEqual(leastLeft - (budget - leastLeft) * 0.15);
        expect(flights.advice ?? stays.advice).toContain("would help");
      }
    },
  );
});

describe("a day without a night", () => {
  it("offers flights only that leave four hours in town", async () => {
    const day = bareTrip({ origin: { code: "LON", label: "London" } });
    const trip = { ...day, destination: { slug: "lisbon", name: "Lisbon" }, endDate: day.startDate };
    const { all, doors } = await flightOptions(ctx, trip);
    expect(all.length).toBeGreaterThan(0);
    for (const { outbound, inbound } of all) {
      const [comes, goes] = [doors!.arrival(outbound!).at, doors!.departure(inbound!).at];
      expect([comes.slice(0, 10), goes.slice(0, 10)]).toEqual([trip.startDate, trip.startDate]);
      expect(Date.parse(`${goes}Z`) - Date.parse(`${comes}Z`)).toBeGreaterThanOrEqual(4 * 3_600_000);
    }
  });

  it("offers none where it is too far to fly", async () => {
    const day = bareTrip({ origin: { code: "LON", label: "London" } });
    expect((await flightOptions(ctx, { ...day, endDate: day.startDate })).all).toEqual([]);
  });
});
