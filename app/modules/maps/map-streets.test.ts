import { describe, expect, it } from "vitest";
import type { Point } from "#app/shared/geo";
import { frameOf } from "./map-frame";
import type { MapStreet } from "./map-streets";
import { drawStreets } from "./map-streets";

const frame = frameOf([
  { lat: 43.73, lon: 7.41 },
  { lat: 43.74, lon: 7.43 },
]);
const street = (rank: number, kind: MapStreet["kind"], ...points: [number, number][]): MapStreet => ({
  ...{ kind, rank },
  points: points.map(([lon, lat]): Point => ({ lat, lon })),
});

describe("streets on a drawn map", () => {
  it("are one line where they meet, and end a little beyond the edge", () => {
    const { main } = drawStreets(
      [
        street(1, "main", [7.41, 43.735], [7.42, 43.735]),
        street(1, "main", [7.42, 43.735], [7.43, 43.735], [7.6, 43.735], [7.9, 43.735]),
      ],
      frame,
    );
    expect(main!.match(/M/g)).toHaveLength(1);
    expect(main).not.toContain("NaN");
  });

  it("are left out off the map, and where they are too short to be seen", () => {
    expect(drawStreets([street(1, "main", [8, 44], [8.1, 44])], frame)).toEqual({});
    expect(drawStreets([street(1, "main", [7.42, 43.735], [7.42001, 43.735])], frame)).toEqual({});
    expect(drawStreets([street(0, "green", [7.42, 43.735], [7.4201, 43.735], [7.42, 43.7351])], frame)).toEqual({});
  });

  it("stay within the bytes of a map, the main ones first", () => {
    const many = Array.from({ length: 3000 }, (_, k) => {
      const [lon, lat] = [7.41 + (k % 60) * 0.0003, 43.73 + Math.floor(k / 60) * 0.0002];
      return street(4, "street", [lon, lat], [lon + 0.0012, lat + 0.0007]);
    });
    const drawn = drawStreets([...many, street(1, "main", [7.41, 43.731], [7.43, 43.739])], frame);
    expect(drawn.main).toBeDefined();
    expect(drawn.street!.length + drawn.main!.length).toBeLessThanOrEqual(5000);
    expect(drawn.street!.length).toBeGreaterThan(4000);
  });
});
