import { describe, expect, it } from "vitest";
import { inTurn } from "./in-turn";

/** A piece of work that ends when the test tells it to. */
function open() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

describe("inTurn", () => {
  it("begins the next piece of the same name when the one before has ended, also when it failed", async () => {
    const log: string[] = [];
    const first = open();
    const failing = inTurn("trip", async () => {
      log.push("first begins");
      await first.ended;
      throw new Error("failed");
    });
    const next = inTurn("trip", () => Promise.resolve(log.push("second begins")));
    const other = inTurn("another trip", () => Promise.resolve(log.push("another begins")));
    await other;
    expect(log).toEqual(["first begins", "another begins"]);
    first.end();
    await expect(failing).rejects.toThrow("failed");
    await next;
    expect(log).toEqual(["first begins", "another begins", "second begins"]);
  });
});
