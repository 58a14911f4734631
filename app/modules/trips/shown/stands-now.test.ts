import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import { standsNow, textStandsNow } from "./stands-now";

const trip = fullTrip("kyoto", 4);
const [stop] = trip.itinerary!.days.flatMap(({ items }) => items.filter(isVisit));
const { placeId, name } = stop!;

describe("how a change that came too late finds things", () => {
  it("says where a stop is planned, whether it is locked and what its note says", () => {
    const plain = standsNow({ ...trip, preferences: { ...trip.preferences, notes: {} } }, [placeId])!;
    expect(plain).toMatch(
      new RegExp(`^${name} is planned for \\w+day \\d+ \\w+.*, \\d\\d:\\d\\d to \\d\\d:\\d\\d\\.$`),
    );
    const days = trip.itinerary!.days.map((day) => ({
      ...day,
      items: day.items.map((item) => (item.placeId === placeId ? { ...item, locked: true } : item)),
    }));
    const noted = { ...trip.preferences, notes: { [placeId]: "Bring water" } };
    const locked = standsNow({ ...trip, itinerary: { ...trip.itinerary!, days }, preferences: noted }, [placeId])!;
    expect(locked).toBe(`${plain.slice(0, -1)}, locked. Its note says: Bring water`);
  });

  it("says that a stop is gone, and nothing of a change that speaks of none", () => {
    expect(standsNow(trip, ["nowhere"])).toBe("It's no longer in your days.");
    expect(standsNow({ ...trip, itinerary: undefined }, [placeId])).toBe("It's no longer in your days.");
    expect(standsNow(trip, [])).toBeUndefined();
  });

  it("says the name and the notes of the trip", () => {
    const named = { name: "Maples", destination: trip.destination, notes: undefined };
    expect(textStandsNow(named, "name")).toBe("The trip is called Maples.");
    expect(textStandsNow(named, "notes")).toBe("Your notes are empty.");
    expect(textStandsNow({ ...named, notes: "Gate 4" }, "notes")).toBe("Your notes say: Gate 4");
  });
});
