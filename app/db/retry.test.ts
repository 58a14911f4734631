import { describe, expect, test, vi } from "vitest";
import { LOCKED_FILE, onceFree, withRetries } from "./retry";

const at = (code: string): Error => Object.assign(new Error(code), { code });
const noPause = (): Promise<void> => Promise.resolve();

describe("withRetries", () => {
  test.each(["40001", "40P01", "55P03", "SQLITE_BUSY", "SQLITE_BUSY_RECOVERY"])(
    "does the work again after %s",
    async (code) => {
      const work = vi.fn().mockRejectedValueOnce(at(code)).mockRejectedValueOnce(at(code)).mockResolvedValue("done");
      await expect(withRetries(work, undefined, noPause)).resolves.toBe("done");
      expect(work).toHaveBeenCalledTimes(3);
    },
  );

  test("gives up after eight tries, and tells the caller to come back", async () => {
    const work = vi.fn().mockRejectedValue(at("55P03"));
    await expect(withRetries(work, undefined, noPause)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      details: { retryAfter: 2, cause: { code: "55P03" } },
    });
    expect(work).toHaveBeenCalledTimes(8);
  });

  test.each([at("23505"), at("57014"), new Error("no code"), null])(
    "does not repeat what fails by itself",
    async (error) => {
      const work = vi.fn().mockRejectedValue(error);
      await expect(withRetries(work, undefined, noPause)).rejects.toBe(error);
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  test("waits longer each time, and for a file that is held never longer than a second and a half", async () => {
    const pauses: number[] = [];
    const pause = (ms: number): Promise<unknown> => Promise.resolve(pauses.push(ms));
    vi.spyOn(Math, "random").mockReturnValue(1);
    await withRetries(vi.fn().mockRejectedValue(at("40001")), undefined, pause).catch(() => undefined);
    expect(pauses.splice(0)).toEqual([20, 40, 80, 160, 320, 320, 320]);
    await withRetries(vi.fn().mockRejectedValue(at("SQLITE_BUSY")), LOCKED_FILE, pause).catch(() => undefined);
    expect(pauses.slice(0, 5)).toEqual([20, 40, 80, 100, 100]);
    expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(1500);
    vi.restoreAllMocks();
  });
});

describe("onceFree", () => {
  const busy = (): Promise<never> => withRetries(() => Promise.reject(at("SQLITE_BUSY")), undefined, noPause);

  test("waits at a start for the process that holds the database", async () => {
    const work = vi.fn().mockImplementationOnce(busy).mockImplementationOnce(busy).mockResolvedValue("started");
    const waits = vi.fn();
    await expect(onceFree(work, waits, noPause)).resolves.toBe("started");
    expect(waits).toHaveBeenCalledTimes(1);
  });

  test("gives up in the end, and at once on anything else", async () => {
    const work = vi.fn().mockImplementation(busy);
    await expect(onceFree(work, vi.fn(), noPause)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(work.mock.calls.length).toBeGreaterThan(10);
    const broken = vi.fn().mockRejectedValue(new Error("no such table"));
    await expect(onceFree(broken, vi.fn(), noPause)).rejects.toThrow("no such table");
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
