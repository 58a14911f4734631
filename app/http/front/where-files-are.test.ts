import type { Request, Response } from "express";
import { expect, it, vi } from "vitest";
import { whereFilesAre } from "./express.server";

it.each([
  ["/enhance.js", true],
  ["/icons/icon-192.png", true],
  ["/manifest.webmanifest", true],
  ["/", false],
  ["/destination/kyoto", false],
  ["/trips/a.b/edit", false],
])("looks for a file only where the address ends like one: %s", (path, isLookedFor) => {
  const serve = vi.fn();
  const next = vi.fn();
  void whereFilesAre(serve)({ path } as Request, {} as Response, next);
  expect([serve.mock.calls.length, next.mock.calls.length]).toEqual(isLookedFor ? [1, 0] : [0, 1]);
});
