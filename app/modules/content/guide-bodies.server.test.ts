import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { env } from "#app/config/env.server";

const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "guide-bodies-"));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  env().isProduction = false;
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it("finds the body that the build made of a text, and none for a text that has changed since", async () => {
  const { BUILT_BODIES_FILE, bodyKey, findBuiltBody } = await import("./guide-bodies.server");
  mkdirSync(path.dirname(BUILT_BODIES_FILE), { recursive: true });
  writeFileSync(BUILT_BODIES_FILE, JSON.stringify({ [bodyKey("<p>Written</p>")]: "<p>Clean</p>" }));
  expect(findBuiltBody("<p>Written</p>")).toBeUndefined();
  env().isProduction = true;
  expect(findBuiltBody("<p>Written</p>")).toBe("<p>Clean</p>");
  expect(findBuiltBody("<p>Written anew</p>")).toBeUndefined();
});
