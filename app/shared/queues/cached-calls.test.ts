import { describe, expect, it, vi } from "vitest";
import { CachedCalls, RateLimitedError } from "./cached-calls";

class Refused extends Error {}

const MINUTE = 60_000;
const cache = () => new CachedCalls<string>({ isRateLimit: (error) => error instanceof Refused });
const at = (now: number, ttlMs = 5 * MINUTE) => ({ now, ttlMs });
const answer = (text: string) => vi.fn(() => Promise.resolve(text));
const refuse = () => vi.fn(() => Promise.reject(new Refused("429")));

describe("remembered calls", () => {
  it("asks once within the time an answer is fresh, and again after it (CHECKLIST LIM-01)", async () => {
    const calls = cache();
    const call = answer("one");
    await calls.get("list", at(0), call);
    await calls.get("list", at(5 * MINUTE - 1), call);
    expect(call).toHaveBeenCalledTimes(1);
    await calls.get("list", at(5 * MINUTE), call);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("lets each question have its own time (CHECKLIST LIM-02)", async () => {
    const calls = cache();
    const call = answer("all");
    await calls.get("all", at(0, 10 * MINUTE), call);
    await calls.get("all", at(9 * MINUTE, 10 * MINUTE), call);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("asks equal questions that come together once", async () => {
    const calls = cache();
    const call = answer("one");
    expect(await Promise.all([calls.get("list", at(0), call), calls.get("list", at(0), call)])).toEqual(["one", "one"]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("serves what is old and asks no more for 30 seconds after a refusal (CHECKLIST ERR-05)", async () => {
    const calls = cache();
    await calls.get("list", at(0), answer("old"));
    const refused = refuse();
    expect(await calls.get("list", at(6 * MINUTE), refused)).toBe("old");
    expect(await calls.get("list", at(6 * MINUTE + 29_999), refused)).toBe("old");
    expect(refused).toHaveBeenCalledTimes(1);
    expect(await calls.get("list", at(6 * MINUTE + 30_000), answer("new"))).toBe("new");
  });

  it("says so when it is refused and remembers nothing (CHECKLIST ERR-06)", async () => {
    const calls = cache();
    await expect(calls.get("list", at(0), refuse())).rejects.toThrow("Rate limited and no cached data available");
    const call = answer("later");
    await expect(calls.get("list", at(10_000), call)).rejects.toMatchObject({ retryAfter: 20 });
    expect(call).not.toHaveBeenCalled();
  });

  it("does not let the refusal of one question silence another", async () => {
    const calls = cache();
    await expect(calls.get("a", at(0), refuse())).rejects.toBeInstanceOf(RateLimitedError);
    expect(await calls.get("b", at(0), answer("b"))).toBe("b");
  });

  it("hands any other failure on and remembers nothing of it", async () => {
    const calls = cache();
    await expect(calls.get("list", at(0), () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await calls.get("list", at(1), answer("fine"))).toBe("fine");
  });

  it("forgets the oldest answers first", async () => {
    const calls = new CachedCalls<string>({ isRateLimit: () => false, maxEntries: 2 });
    for (const key of ["a", "b", "c"]) await calls.get(key, at(0), answer(key));
    const again = answer("a again");
    expect(await calls.get("a", at(1), again)).toBe("a again");
    expect(await calls.get("c", at(1), again)).toBe("c");
  });
});
