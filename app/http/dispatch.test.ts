import type { Request, RequestHandler, Response } from "express";
import { expect, it, vi } from "vitest";
import { dispatchBySegment } from "./dispatch.server";

function setUp() {
  const made: (string | undefined)[] = [];
  const answered: (string | undefined)[] = [];
  const handler = dispatchBySegment((segment): RequestHandler => {
    made.push(segment);
    return () => void answered.push(segment);
  });
  const ask = (path: string) => handler({ path } as Request, {} as Response, vi.fn());
  return { made, answered, ask };
}

it("has one handler for each beginning of an address, made when it is first asked for", () => {
  const { made, answered, ask } = setUp();
  expect(made).toEqual([undefined]);
  for (const path of ["/trip/1", "/trip/2.data", "/", "/Trip", "/quiz"]) ask(path);
  expect(made).toEqual([undefined, "trip", "", "quiz"]);
  expect(answered).toEqual(["trip", "trip", "", "trip", "quiz"]);
});

it("asks all routes for what it cannot judge by its beginning", () => {
  const { answered, ask } = setUp();
  ask("//trip");
  ask("/__manifest");
  expect(answered).toEqual([undefined, undefined]);
});

it("keeps two hundred at most, so that invented addresses fill no memory", () => {
  const { made, answered, ask } = setUp();
  for (let at = 1; at <= 201; at++) ask(`/made-up-${at}`);
  ask("/made-up-200");
  ask("/made-up-201");
  expect(made).toHaveLength(201);
  expect(answered.slice(199)).toEqual(["made-up-200", undefined, "made-up-200", undefined]);
});
