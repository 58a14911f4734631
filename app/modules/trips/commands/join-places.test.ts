import { describe, expect, it } from "vitest";
import type { PlaceWay } from "../trip/between";
import { aggregate, apply, refusal } from "./apply-command.fixture";
import type { CommandOf } from "./trip-commands";

const before = aggregate();
const { startDate, endDate } = before.trip;
const OSAKA: PlaceWay = {
  by: "train",
  place: { slug: "osaka", name: "Osaka" },
  date: endDate,
  time: "10:00",
  minutes: 30,
  dollars: 5,
};
const join = (changes: Partial<CommandOf<"joinPlaces">> = {}): CommandOf<"joinPlaces"> => ({
  kind: "joinPlaces",
  journeyId: "j1",
  between: { back: OSAKA },
  startDate,
  endDate,
  ...changes,
});

describe("joining the places of a longer trip", () => {
  it("takes the days with it, and leaves the choices for the same dates", () => {
    const { trip } = apply(before, join());
    expect(trip).toMatchObject({ journeyId: "j1", between: { back: OSAKA } });
    expect(trip.hotel).toBe(before.trip.hotel);
    expect(trip.itinerary).toBeUndefined();
  });

  it("keeps the days while nothing about the neighbours changes", () => {
    const joined = apply(before, join());
    const planned = { ...joined, trip: { ...joined.trip, itinerary: before.trip.itinerary } };
    expect(apply(planned, join()).trip.itinerary).toBe(before.trip.itinerary);
  });

  it("takes the choices for other dates with it, and refuses them where they are paid for", () => {
    const moved = join({ endDate: "2027-12-30" });
    expect(apply(before, moved).trip).toMatchObject({ endDate: "2027-12-30", hotel: undefined, plannerStep: "start" });
    const paid = aggregate({ status: "booked" });
    expect(refusal(paid, moved)?.why).toBe("Kyoto is paid for, so its dates can't change");
    expect(apply(paid, join()).trip.itinerary).toBe(paid.trip.itinerary);
  });

  it("takes a place out of a longer trip", () => {
    const alone = apply(apply(before, join()), join({ journeyId: null, between: {} })).trip;
    expect(alone.journeyId).toBeUndefined();
    expect(alone.between).toEqual({});
  });

  it("refuses other dates by the form of one place, and takes another party", () => {
    const { trip } = apply(before, join());
    const { name, destination, origin, adults, children, budgetMinor, preferences } = trip;
    const basics = { kind: "changeBasics" as const, name, destination, origin, startDate, endDate };
    const rest = { adults, children, budgetMinor, preferences };
    expect(refusal({ ...before, trip }, { ...basics, ...rest, endDate: "2027-12-30" })?.why).toMatch(/longer trip/);
    expect(apply({ ...before, trip }, { ...basics, ...rest, adults: adults + 1 }).trip.journeyId).toBe("j1");
  });
});
