import { describe, expect, test, vi } from "vitest";
import { withRetries } from "./retry";

const at = (code: string): Error => Object.assign(new Error(code), { code });
const noPause = (): Promise<void> => Promise.resolve();

describe("withRetries", () => {
  test.each(["40001", "40P01", "55P03", "SQLITE_BUSY"])("does the work again after %s", async (code) => {
    const work = vi.fn().mockRejectedValueOnce(at(code)).mockRejectedValueOnce(at(code)).mockResolvedValue("done");
    await expect(withRetries(work, noPause)).resolves.toBe("done");
    expect(work).toHaveBeenCalledTimes(3);
  });

  test("gives up after five tries with the last error", async () => {
    const work = vi.fn().mockRejectedValue(at("55P03"));
    await expect(withRetries(work, noPause)).rejects.toMatchObject({ code: "55P03" });
    expect(work).toHaveBeenCalledTimes(5);
  });

  test.each([at("23505"), at("57014"), new Error("no code"), null])(
    "does not repeat what fails by itself",
    async (error) => {
      const work = vi.fn().mockRejectedValue(error);
      await expect(withRetries(work, noPause)).rejects.toBe(error);
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  test("waits longer each time", async () => {
    const pauses: number[] = [];
    vi.spyOn(Math, "random").mockReturnValue(1);
    await withRetries(vi.fn().mockRejectedValue(at("40001")), (ms) => Promise.resolve(pauses.push(ms))).catch(
      () => undefined,
    );
    vi.restoreAllMocks();
    expect(pauses).toEqual([20, 40, 80, 160]);
  });
});
