import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { PUBLIC_MODES } from "#app/modules/catalogue/schema/vocabulary";
import { waysSchema } from "#app/modules/catalogue/schema/ways.schema";
import { waysFor } from "./access-rules";
import { legBetween, travelWays } from "./travel-model";
import { waysFixture } from "./travel-model.fixture";

/** Points so many kilometres of street east of the middle of the fixture's town. */
const at = (km: number) => ({ lat: 0, lon: km / 1.3 / 111.195 });
const centre = at(0);

describe("a leg in a town with buses", () => {
  it("is a walk while that is short, and free", () => {
    expect(legBetween(centre, at(1.2), waysFixture())).toEqual({ mode: "walk", minutes: 16, km: 1.2, priceMinor: 0 });
    expect(legBetween(centre, at(2), waysFixture())).toEqual({ mode: "bus", minutes: 22, km: 2, priceMinor: 200 });
  });

  it("is not walked for long where heat or roads forbid it", () => {
    expect(legBetween(centre, at(0.7), waysFixture({ walkable: false })).mode).toBe("walk");
    expect(legBetween(centre, at(1.2), waysFixture({ walkable: false })).mode).toBe("bus");
  });

  it("is walked by children for a quarter of an hour, where there is anything on wheels", () => {
    const wayOf = (km: number, city: ("bus" | "boat")[]) => {
      const { ways } = { ways: { ...waysFixture({ city }), apart: [], served: [] } };
      const request = { destination: { lat: 0, lon: 0, ways }, places: [], children: 1 };
      return legBetween(centre, at(km), travelWays(request)).mode;
    };
    expect([wayOf(1.1, ["bus"]), wayOf(1.3, ["bus"])]).toEqual(["walk", "taxi"]);
    expect(wayOf(1.3, ["boat"])).toBe("walk");
  });

  it("is no long ride on three wheels where there is anything else", () => {
    expect(legBetween(centre, at(5), waysFixture({ city: ["tuk-tuk", "taxi"] })).mode).toBe("tuk-tuk");
    expect(legBetween(centre, at(9), waysFixture({ city: ["tuk-tuk", "taxi"] })).mode).toBe("taxi");
  });

  it("is no ride by boat over land where there are only three wheels else", () => {
    const ways = waysFixture({ city: ["tuk-tuk"], region: ["tuk-tuk", "driver", "boat"], reach: 15 });
    expect(legBetween(centre, at(5), ways).mode).toBe("tuk-tuk");
    expect(legBetween(centre, at(10), ways).mode).toBe("driver");
    expect(legBetween(centre, at(10), { ...ways, region: ["boat"] }).mode).toBe("taxi");
  });

  it("takes another way than the usual one only when that is worth it", () => {
    const ways = waysFixture({ city: ["bus", "metro", "taxi"] });
    expect(legBetween(centre, at(2.5), ways).mode).toBe("bus");
    expect(legBetween(centre, at(6), ways).mode).toBe("metro");
    expect(legBetween(centre, at(6), waysFixture()).mode).toBe("bus");
    expect(legBetween(centre, at(7.9), waysFixture({ kmh: 40 })).mode).toBe("taxi");
  });

  it("leaves town by what leaves it", () => {
    expect(legBetween(centre, at(40), waysFixture())).toEqual({ mode: "train", minutes: 63, km: 40, priceMinor: 520 });
    expect(legBetween(centre, at(40), waysFixture({ region: ["jeep"] })).mode).toBe("jeep");
    expect(legBetween(centre, at(13), waysFixture({ city: ["taxi"], region: ["driver"] })).mode).toBe("taxi");
  });

  it("is out of the streets before the edge of town, so that a way within it takes little longer than a far one outside", () => {
    const minutes = (km: number, reach = 14): number =>
      legBetween(centre, at(km), waysFixture({ city: ["taxi"], region: ["driver"], kmh: 20, roadKmh: 45, reach }))
        .minutes;
    expect([minutes(5), minutes(8)]).toEqual([21, 30]);
    // 12 km took 43 minutes beside 22 km in 34.
    expect([minutes(12.2), minutes(22)]).toEqual([36, 34]);
    // A large town is streets for longer.
    expect([minutes(20, 30), minutes(28, 30)]).toEqual([66, 83]);
  });

  it("keeps the pace of the streets where the roads outside are slower", () => {
    const slowRoads = waysFixture({ city: ["taxi"], kmh: 30, roadKmh: 25 });
    expect(legBetween(centre, at(13), slowRoads).minutes).toBe(32);
  });

  it("shares a taxi among those who sit in it, a second one beyond four", () => {
    const price = (adults: number) => legBetween(centre, at(5), waysFixture({ city: ["taxi"] }, adults)).priceMinor;
    expect([1, 2, 4, 5].map(price)).toEqual([800, 400, 200, 320]);
  });

  it("crosses water by what crosses it, from the centre", () => {
    const ways = waysFixture({ apart: [{ places: ["isle"], by: "ferry", minutes: 50, price: 7 }] });
    const isle = { lat: 0, lon: 0.1 };
    expect(legBetween(centre, isle, ways)).toMatchObject({ mode: "ferry", minutes: 50, priceMinor: 700 });
    const far = { lat: 0.08, lon: 0 };
    expect(legBetween(far, isle, ways).minutes).toBe(50 + legBetween(far, centre, ways).minutes);
    // A shore that is near is another shore all the same.
    const narrow = waysFixture({ apart: [{ places: ["isle"], within: 0.45, by: "ferry", minutes: 50, price: 7 }] });
    expect(legBetween({ lat: 0, lon: 0.095 }, isle, narrow).mode).toBe("ferry");
    // Two places on the same shore need no crossing.
    expect(legBetween(isle, { lat: 0.003, lon: 0.1 }, ways).mode).toBe("walk");
  });

  it("goes by car on a day on which nothing runs, on empty roads", () => {
    const usual = legBetween(centre, at(5), waysFixture());
    const still = legBetween(centre, at(5), { ...waysFixture(), isTransportStopped: true });
    expect(usual.mode).toBe("bus");
    expect(still.mode).toBe("taxi");
    expect(still.minutes).toBeLessThan(usual.minutes);
    expect(legBetween(centre, at(40), { ...waysFixture(), isTransportStopped: true }).mode).toBe("taxi");
  });
});

describe("legs for somebody who asked for short walks", () => {
  const city = findDestination("lisbon")!;
  const waysOf = (accessNeeds: Parameters<typeof waysFor>[0]["accessNeeds"]) =>
    waysFor({ destination: city, places: city.places, children: 0, accessNeeds });

  it("are never a walk of more than 0.8 km", () => {
    const points = city.places.filter(({ dayTrip }) => !dayTrip);
    const walks = points.flatMap((a) => points.map((b) => legBetween(a, b, waysOf(["short-walks"]))));
    expect(Math.max(...walks.filter(({ mode }) => mode === "walk").map(({ km }) => km))).toBeLessThanOrEqual(0.8);
    expect(walks.filter(({ km }) => km > 0.8 && km <= 1.8).every(({ mode }) => mode === "taxi")).toBe(true);
    expect(waysOf(["step-free"])).toEqual(waysOf([]));
  });
});

describe("the ways of the catalogue", () => {
  const legOf = (slug: string, to: { lat: number; lon: number }) => {
    const destination = findDestination(slug)!;
    const { lat, lon } = destination;
    return legBetween({ lat, lon }, to, travelWays({ destination, places: destination.places, children: 0 }));
  };

  it.each([
    ["uyuni", "the salt flat", { lat: -20.25, lon: -67.08 }, "jeep", 60, 90],
    ["venice", "Murano", { lat: 45.458, lon: 12.353 }, "boat", 25, 45],
    ["london", "the Tower", { lat: 51.508, lon: -0.076 }, "metro", 18, 32],
    ["tokyo", "Senso-ji", { lat: 35.7148, lon: 139.7967 }, "metro", 18, 40],
    ["bali", "Uluwatu", { lat: -8.829, lon: 115.085 }, "driver", 90, 150],
    ["hobart", "Port Arthur", { lat: -43.146, lon: 147.85 }, "car", 60, 110],
  ] as const)("get from %s to %s", (slug, _name, to, mode, least, most) => {
    const leg = legOf(slug, to);
    expect(leg.mode).toBe(mode);
    expect(leg.minutes).toBeGreaterThanOrEqual(least);
    expect(leg.minutes).toBeLessThanOrEqual(most);
  });

  it("name a fare wherever one buys a ticket in town, and each way once", () => {
    const isPublic = (mode: string) => (PUBLIC_MODES as readonly string[]).includes(mode);
    for (const { slug, ways } of listDestinations()) {
      if (ways.city.some(isPublic)) expect(ways.fare, slug).toBeDefined();
      expect(new Set(ways.city).size, slug).toBe(ways.city.length);
      expect(new Set(ways.region).size, slug).toBe(ways.region.length);
    }
  });

  it("are the same both ways", () => {
    const destination = findDestination("helsinki")!;
    const ways = travelWays({ destination, places: destination.places, children: 0 });
    for (const a of destination.places.slice(0, 12))
      for (const b of destination.places.slice(12)) expect(legBetween(a, b, ways)).toEqual(legBetween(b, a, ways));
  });
});

describe("a place that not all ways of the town come near", () => {
  const waysTo = (by: ("bus" | "metro")[]) =>
    waysFixture({ city: ["metro", "bus", "taxi"], region: ["train"], served: [{ places: ["isle"], by }] });

  it("is not said to be reached by those that do not, from either side", () => {
    const mode = (from: number, to: number, by: ("bus" | "metro")[]) =>
      legBetween({ lat: 0, lon: from }, { lat: 0, lon: to }, waysTo(by)).mode;
    expect(mode(0.05, 0.1, ["bus"])).toBe("transit");
    expect(mode(0.1005, 0.05, ["bus"])).toBe("transit");
    expect(mode(0.05, 0.12, ["bus"])).toBe("metro");
    expect(mode(0.05, 0.1, ["bus", "metro"])).toBe("metro");
  });
});

const A_LINE = /\b(bus|tram|metro|train|ferry)(?: line)? [A-Z]?\d+\w?\b/gi;
const ON_RAILS_OR_ROADS: readonly string[] = ["bus", "tram", "metro", "train", "ferry"];

it("takes the line that the words of a place name, where it takes one at all", () => {
  const others = listDestinations().flatMap((destination) => {
    const ways = travelWays({ destination, places: destination.places, adults: 2, children: 0 });
    const onTrips = new Set(destination.dayTrips.flatMap(({ places }) => places));
    return destination.places.flatMap((place) => {
      const named = [...place.note.matchAll(A_LINE)].map(([, mode]) => mode!.toLowerCase());
      if (named.length === 0 || place.dayTrip || onTrips.has(place.id)) return [];
      const { mode } = legBetween(destination, place, ways);
      return ON_RAILS_OR_ROADS.includes(mode) && !named.includes(mode)
        ? [`${destination.slug} ${place.id}: ${mode}`]
        : [];
    });
  });
  expect(others).toEqual([]);
});

describe("ways where water is near", () => {
  const modeOf = (slug: string) => {
    const city = findDestination(slug)!;
    const ways = waysFor({ destination: city, places: city.places, children: 0, accessNeeds: [] });
    const place = (id: string) => city.places.find((one) => one.id === id)!;
    return (from: string, to: string) => legBetween(place(from), place(to), ways).mode;
  };

  it("are walks on one shore and boats to the other", () => {
    const by = modeOf("venice");
    const walks = ["fenice caffe-florian", "rialto-bridge san-marco", "accademia-venice zattere", "zattere guggenheim"];
    expect(walks.map((way) => by(...(way.split(" ") as [string, string])))).toEqual(walks.map(() => "walk"));
    const boats = ["doges-palace san-giorgio-tower", "san-marco la-palanca", "zattere giudecca-redentore"];
    expect(boats.map((way) => by(...(way.split(" ") as [string, string])))).toEqual(boats.map(() => "boat"));
  });

  it("are walks along a lake with an island in it", () => {
    expect(modeOf("ljubljana-bled")("ojstrica", "camping-bled-restaurant")).toBe("walk");
  });
});

describe("a way in a town", () => {
  it("goes by tram as in the rest of the town, though trains leave for the region", () => {
    const { centre, at, ways } = railTown(0);
    expect(legBetween(centre, at(7.5), ways).mode).toBe("tram");
  });

  it("is a tram for children who have walked enough, and a taxi where there is none", () => {
    const { centre, at, ways } = railTown(1);
    expect(legBetween(centre, at(1.1), ways).mode).toBe("tram");
    expect(legBetween(centre, at(1.1), { ...ways, city: ["bus", "tram"] }).mode).toBe("taxi");
    expect(legBetween(centre, at(0.8), ways).mode).toBe("walk");
  });
});

function railTown(children: number) {
  const ways = waysSchema.parse({ city: ["tram", "bus"], region: ["train"], fare: 1, taxi: [3, 1] });
  const centre = { lat: 50, lon: 20 };
  const request = { destination: { ...centre, ways }, places: [], adults: 2, children };
  return { centre, at: (km: number) => ({ lat: 50 + km / 111.2, lon: 20 }), ways: travelWays(request) };
}
