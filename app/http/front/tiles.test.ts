import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { AppError } from "#app/shared/app-error";
import { serveTile, serveWorldMap } from "./tiles.server";

const { here } = vi.hoisted(() => ({ here: { file: undefined as string | undefined } }));

vi.mock("#app/modules/maps/tiles/tiles.server", () => ({
  worldFile: () => here.file,
  findTile: async (set: string, z: number) => {
    if (set === "streets") throw new AppError("UNAVAILABLE", "Away");
    return set === "moon" ? undefined : { packed: z === 3 ? gzipSync("a tile") : undefined, version: "v1" };
  },
}));

const app = express();
app.get("/tiles/world.pmtiles", serveWorldMap);
app.get("/tiles/:set/:z/:x/:file", serveTile);
const server = createServer(app);
const folder = mkdtempSync(path.join(tmpdir(), "door-"));
let origin: string;

beforeAll(async () => {
  here.file = path.join(folder, "world.pmtiles");
  writeFileSync(here.file, Buffer.from(Array.from({ length: 1000 }, (_, k) => k % 251)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (address: string, headers: Record<string, string> = {}) => fetch(origin + address, { headers });

describe("a tile", () => {
  it("is kept for ever under the version of today, and for an hour under any other", async () => {
    const answer = await ask("/tiles/world/3/4/2.mvt?v=v1");
    expect([answer.status, await answer.text()]).toEqual([200, "a tile"]);
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect((await ask("/tiles/world/3/4/2.mvt?v=v0")).headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it("is not sent again to a caller that holds it", async () => {
    expect((await ask("/tiles/world/3/4/2.mvt", { "If-None-Match": '"v1"' })).status).toBe(304);
  });

  it("is sent plain to a caller that reads no gzip", async () => {
    const answer = await ask("/tiles/world/3/4/2.mvt", { "Accept-Encoding": "identity" });
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(await answer.text()).toBe("a tile");
  });

  it("is an empty answer where there is nothing to show, and 404 where no tile is named", async () => {
    expect((await ask("/tiles/world/4/0/0.mvt")).status).toBe(204);
    for (const address of [
      "/tiles/world/3/8/0.mvt",
      "/tiles/moon/3/4/2.mvt",
      "/tiles/world/3/4/%2e%2e",
      "/tiles/world/x/4/2.mvt",
    ])
      expect((await ask(address)).status).toBe(404);
  });
});

describe("a tile of a server that is away", () => {
  it("is told to be so, and is not kept", async () => {
    const answer = await ask("/tiles/streets/12/2132/1493.mvt");
    expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual([
      503,
      "20",
      "no-store",
    ]);
  });
});

describe("the archive of the base map", () => {
  const bytesOf = async (range: string) => {
    const answer = await ask("/tiles/world.pmtiles", { Range: range });
    return [answer.status, answer.headers.get("Content-Range"), (await answer.arrayBuffer()).byteLength];
  };

  it("is sent by ranges", async () => {
    expect(await bytesOf("bytes=0-99")).toEqual([206, "bytes 0-99/1000", 100]);
    expect(await bytesOf("bytes=-10")).toEqual([206, "bytes 990-999/1000", 10]);
    expect(await bytesOf("bytes=990-99999999999")).toEqual([206, "bytes 990-999/1000", 10]);
  });

  it("refuses a range that it does not have, and sends the whole for one that is none", async () => {
    expect((await bytesOf("bytes=1000-2000")).slice(0, 2)).toEqual([416, "bytes */1000"]);
    for (const range of ["lines=0-9", "bytes", "bytes=0-9,20-29", "bytes=0-9,5-14,-3"])
      expect((await bytesOf(range)).slice(0, 1).concat((await bytesOf(range))[2]!)).toEqual([200, 1000]);
  });

  it("has a validator, and sends the whole where the file is another by now", async () => {
    const whole = await ask("/tiles/world.pmtiles");
    expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
    const tag = whole.headers.get("ETag")!;
    // A fetch with a validator says "no-cache" of itself unless it says something else.
    const held = { "If-None-Match": tag, "Cache-Control": "max-age=0" };
    expect((await ask("/tiles/world.pmtiles", held)).status).toBe(304);
    expect((await ask("/tiles/world.pmtiles", { Range: "bytes=0-9", "If-Range": tag })).status).toBe(206);
    expect((await ask("/tiles/world.pmtiles", { Range: "bytes=0-9", "If-Range": '"other"' })).status).toBe(200);
  });

  it("is missing before the first build", async () => {
    const { file } = here;
    here.file = undefined;
    expect((await ask("/tiles/world.pmtiles")).status).toBe(404);
    here.file = file;
  });
});
