import { describe, expect, it } from "vitest";
import { WORLD_HEIGHT, WORLD_LAND_PATH, WORLD_WIDTH, projectPoint, routeArc } from "./world-map";

const LONDON = { lat: 51.47, lon: -0.45 };
const TOKYO = { lat: 35.55, lon: 139.78 };
const SYDNEY = { lat: -33.95, lon: 151.18 };
const SANTIAGO = { lat: -33.39, lon: -70.79 };

function points(path: string): [number, number][] {
  return [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe("world map", () => {
  it("is small and fills its sheet", () => {
    expect(WORLD_LAND_PATH.length).toBeLessThan(10_000);
    expect(WORLD_LAND_PATH).toMatch(/^M[\d,MLHVZhlvz.-]+Z$/);
    const numbers = points(WORLD_LAND_PATH);
    expect(Math.min(...numbers.map(([x]) => x))).toBeLessThan(60);
    expect(Math.max(...numbers.map(([x]) => x))).toBeGreaterThan(WORLD_WIDTH - 60);
    expect(Math.max(...numbers.map(([, y]) => y))).toBeLessThanOrEqual(WORLD_HEIGHT);
  });

  it("puts places where they are: north up, east right, Greenwich in the middle", () => {
    const [london, tokyo, sydney] = [projectPoint(LONDON.lat, LONDON.lon), projectPoint(TOKYO.lat, TOKYO.lon), projectPoint(SYDNEY.lat, SYDNEY.lon)];
    expect(Math.abs(london.x - WORLD_WIDTH / 2)).toBeLessThan(3);
    expect(tokyo.x).toBeGreaterThan(london.x);
    expect(sydney.y).toBeGreaterThan(tokyo.y);
    expect(tokyo.y).toBeGreaterThan(london.y);
    for (const { x, y } of [london, tokyo, sydney]) expect(x > 0 && x < WORLD_WIDTH && y > 0 && y < WORLD_HEIGHT).toBe(true);
  });
});

describe("routeArc", () => {
  it("runs from the one place to the other, over the north between London and Tokyo", () => {
    const arc = points(routeArc(LONDON, TOKYO));
    const [start, end] = [projectPoint(LONDON.lat, LONDON.lon), projectPoint(TOKYO.lat, TOKYO.lon)];
    expect(arc[0]).toEqual([start.x, start.y]);
    expect(arc.at(-1)).toEqual([end.x, end.y]);
    expect(Math.min(...arc.map(([, y]) => y))).toBeLessThan(start.y - 20);
  });

  it("is cut at the edge of the map", () => {
    expect(routeArc(SYDNEY, SANTIAGO).match(/M/g)).toHaveLength(2);
    expect(routeArc(LONDON, TOKYO).match(/M/g)).toHaveLength(1);
  });

  it("is the same way back", () => {
    const there = points(routeArc(LONDON, TOKYO)).map(String);
    expect(points(routeArc(TOKYO, LONDON)).map(String).reverse()).toEqual(there);
  });
});
