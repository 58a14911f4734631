import type { Rng } from "#app/shared/rng";
import type { RouteAsk, RoutePlace } from "./route-problem";

/** The worth of 0 to `most` nights: `first` minutes for the first full day, and each day less than the one before. */
export function fallingWorth(first: number, share: number, most: number): number[] {
  const worth = [0];
  for (let night = 1; night <= most; night++)
    worth.push(worth.at(-1)! + first * share ** (night - 1) * (night === 1 ? 0.5 : 1));
  return worth;
}

function drawPlace(rng: Rng, index: number, nights: number): RoutePlace {
  const worth = fallingWorth(200 + rng() * 300, 0.5 + rng() * 0.5, 1 + Math.floor(rng() * nights));
  const fixed = rng() < 0.15 ? { fixedNights: 1 + Math.floor(rng() * 2) } : {};
  const from = Math.floor(rng() * nights);
  const date = (day: number): string => `2027-05-${String(day + 1).padStart(2, "0")}`;
  const on = rng() < 0.15 ? { on: { from: date(from), to: date(from + Math.floor(rng() * 2)) } } : {};
  return { slug: `p${index}`, name: `Place ${index}`, worth, ...fixed, ...on };
}

/** What stays are worth besides by their dates, by chance, for as many days as nights and ways can take. */
function drawByDate(rng: Rng, nights: number): Pick<RoutePlace, "byDate"> {
  const days = Array.from({ length: nights * 2 }, () => Array.from({ length: nights + 1 }, () => rng() * 500 - 250));
  return { byDate: days };
}

/** Nights on a way: mostly none. */
const drawNights = (rng: Rng): number => (rng() < 0.2 ? 1 + Math.floor(rng() * 2) : 0);

/**
 * A question drawn by chance: points on a plane, some ways missing, at night or taking days, some wishes, home known or
 * not, and half the time stays whose worth hangs on their dates.
 */
export function drawRouteAsk(rng: Rng, count: number, nights: number): RouteAsk {
  const points = Array.from({ length: count }, () => ({ x: rng() * 900, y: rng() * 900 }));
  const far = 1 + rng() ** 3 * 10;
  const isHomeKnown = rng() < 0.7;
  const isDated = rng() < 0.5;
  const places = points.map((_, index) => ({
    ...drawPlace(rng, index, nights),
    ...(isHomeKnown
      ? { home: { minutes: 200 + rng() * 1500, dollars: rng() * 600, nights: drawNights(rng), ride: rng() * 200 } }
      : {}),
    ...(isDated && rng() < 0.7 ? drawByDate(rng, nights) : {}),
  }));
  const ways = points.map((from) =>
    points.map((to) => {
      const km = Math.hypot(from.x - to.x, from.y - to.y) * far;
      const minutes = rng() < 0.08 ? Infinity : 30 + km * (0.3 + rng());
      return { minutes, dollars: km * rng() * 0.3, perDay: 0.5 + rng() * 10, nights: drawNights(rng) };
    }),
  );
  const wayBetween: RouteAsk["wayBetween"] = (from, to) => ways[Number(from.slice(1))]![Number(to.slice(1))]!;
  const adds = places.map(() => places.map(() => ({ minutes: rng() < 0.5 ? 60 : 0, dollars: rng() * 120 })));
  const homeAdds: RouteAsk["homeAdds"] = (first, last) => adds[Number(first.slice(1))]![Number(last.slice(1))]!;
  return {
    places,
    nights,
    wayBetween,
    startDate: "2027-05-01",
    ...(rng() < 0.1 ? { keepsOrder: true } : {}),
    ...(rng() < 0.2 ? { mostNights: 2 + Math.floor(rng() * nights) } : {}),
    ...(rng() < 0.3 ? { homeAdds } : {}),
    pricePerHour: 5 + rng() * 40,
  };
}
