import { mkdtempSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.server";

const read = (TILES_URL: string) =>
  readEnv({ NODE_ENV: "test", DATA_DIR: mkdtempSync(path.join(process.env.TEST_DATA_ROOT!, "tiles-url-")), TILES_URL })
    .TILES_URL;

describe("the address of a tile server", () => {
  it.each(["https://tiles.example.com/data/v3/{z}/{x}/{y}.pbf", "http://127.0.0.1:8080/{z}-{x}-{y}.mvt?key=a%zz"])(
    "may be %s",
    (url) => expect(read(url)).toBe(url),
  );

  it("is none where it is empty", () => expect(read("")).toBeUndefined());

  it.each([
    "https://tiles.example.com/data/v3",
    "https://tiles.example.com/?tile={z}/{x}/{y}",
    "ftp://tiles.example.com/{z}/{x}/{y}.pbf",
    "file:///srv/{z}/{x}/{y}.pbf",
    "https://me:secret@tiles.example.com/{z}/{x}/{y}.pbf",
    "tiles/{z}/{x}/{y}",
  ])("is refused as %s", (url) => expect(() => read(url)).toThrow(/TILES_URL: must be http/));
});
