import { describe, expect, it } from "vitest";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { distanceKm } from "#app/shared/geo";

/** A bus, a boat and a slow train, from door to door and in a straight line. */
const FASTEST_KMH = 55;
/** From the middle of town to the station, and from the other station to the first place. */
const TO_AND_FROM_MINUTES = 20;

const HOURS: Readonly<Record<string, number>> = { an: 60, two: 120, three: 180 };
const PARTS: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** The ride that a way names first: "in 46 minutes", "in an hour and a half", "an hour and 40 minutes". */
function rideMinutes(way: string): number | undefined {
  const named = /\b(an|two|three) hours?(?: and (?:a (half|quarter)|(\d+) minutes))?|\b(\d+)(?: to \d+)? minutes/.exec(
    way,
  );
  if (!named) return undefined;
  const [, hours = "", part = "", more, minutes] = named;
  return minutes ? Number(minutes) : (HOURS[hours] ?? 0) + (PARTS[part] ?? Number(more ?? 0));
}

const trips = listDestinations().flatMap((destination) =>
  destination.dayTrips
    .filter(({ operator }) => operator === "public")
    .map((trip) => {
      const placeOf = (id?: string) => destination.places.find((place) => place.id === id) ?? destination;
      const km = Math.max(
        distanceKm(destination, placeOf(trip.places[0])) / trip.minutes,
        distanceKm(destination, placeOf(trip.places.at(-1))) / (trip.back ?? trip.minutes),
      );
      return { ...trip, name: `${destination.slug}/${trip.id}`, kmh: Math.round(km * 60) };
    }),
);

describe("day trips by public transport", () => {
  it("go no faster than buses and boats do, but by fast trains whose minutes they name", () => {
    const tooFast = trips.filter(({ kmh, by, way, minutes, back = minutes }) => {
      if (kmh <= FASTEST_KMH) return false;
      const ride = by === "train" ? rideMinutes(way) : undefined;
      return ride === undefined || Math.min(minutes, back) - ride < TO_AND_FROM_MINUTES;
    });
    expect(tooFast.map(({ name, kmh }) => `${name}: ${kmh} km/h from door to door`)).toEqual([]);
  });

  it("are measured, and their rides are read", () => {
    expect(trips.filter(({ kmh }) => kmh > FASTEST_KMH).length).toBeGreaterThan(5);
    expect(rideMinutes("TGV from Gare de l'Est in 46 minutes")).toBe(46);
    expect(rideMinutes("Train from Oriente in an hour and a half, or a coach in 90 minutes")).toBe(90);
    expect(rideMinutes("Train in an hour and 40 minutes")).toBe(100);
  });
});

/** As far as a table is that stands in a sight or opposite. */
const NEXT_TO_KM = 0.4;
/** Sights of one building or one square, whose pin is where they are. */
const ONE_SPOT: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  ...(["aquarium", "castle", "church", "food-hall", "gallery", "library", "mosque", "museum", "palace"] as const),
  ...(["square", "temple", "theatre", "tower", "shop"] as const),
]);
const EATEN_AT: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["restaurant", "cafe", "food-hall", "bar"]);

function isSaidToBeAt(table: { name: string; note: string }, sight: string): boolean {
  const name = sight.replace(/^The /, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (name.length < 6) return false;
  return (
    new RegExp(`\\b${name}\\b`, "i").test(table.name) ||
    new RegExp(`\\b(in|inside|at|above|opposite|next to) (the )?${name}(?![\\w'])`, "i").test(table.note)
  );
}

describe("tables", () => {
  const beside = listDestinations().flatMap(({ slug, places }) =>
    places
      .filter(({ kind }) => EATEN_AT.has(kind))
      .flatMap((table) =>
        places
          .filter((sight) => ONE_SPOT.has(sight.kind) && sight.id !== table.id && isSaidToBeAt(table, sight.name))
          .map((sight) => ({ name: `${slug}/${table.id} and ${sight.id}`, km: distanceKm(table, sight) })),
      ),
  );

  it("that stand in a sight, or opposite, have their pins near its own", () => {
    expect(beside.length).toBeGreaterThan(20);
    expect(beside.filter(({ km }) => km > NEXT_TO_KM)).toEqual([]);
  });
});
