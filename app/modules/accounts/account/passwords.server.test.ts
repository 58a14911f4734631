import { beforeEach, describe, expect, it, vi } from "vitest";
import { hash, verify } from "@node-rs/argon2";
import { hashPassword, verifyPassword } from "./passwords.server";

vi.mock("@node-rs/argon2", () => ({ hash: vi.fn(), verify: vi.fn() }));
beforeEach(() => {
  vi.mocked(hash).mockReset().mockResolvedValue("hashed");
  vi.mocked(verify).mockReset().mockResolvedValue(true);
});

describe("a password", () => {
  it("is hashed at the cost that OWASP asks for, the same however it is typed", async () => {
    expect(await hashPassword("Cafe\u0301")).toBe("hashed");
    expect(hash).toHaveBeenCalledWith("Café", { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await verifyPassword("stored", "Cafe\u0301")).toBe(true);
    expect(verify).toHaveBeenLastCalledWith("stored", "Café");
  });

  it("is never right for an account that has none or is not there, though it is checked all the same", async () => {
    for (const stored of [undefined, null]) expect(await verifyPassword(stored, "x")).toBe(false);
    expect(verify).toHaveBeenCalledTimes(2);
    vi.mocked(verify).mockResolvedValueOnce(false);
    expect(await verifyPassword("stored", "x")).toBe(false);
    vi.mocked(verify).mockRejectedValueOnce(new Error("no hash of ours"));
    expect(await verifyPassword("stored", "x")).toBe(false);
  });
});

it("works on two at once, lets forty wait in their order and asks the rest to come back", async () => {
  const release: (() => void)[] = [];
  vi.mocked(hash).mockImplementation(
    (password) => new Promise((resolve) => release.push(() => resolve(`hash of ${String(password)}`))),
  );
  const asked = Array.from({ length: 42 }, (_, at) => hashPassword(String(at)));
  await expect.poll(() => vi.mocked(hash).mock.calls.length).toBe(2);
  await expect(hashPassword("43")).rejects.toMatchObject({ code: "UNAVAILABLE", details: { retryAfter: 5 } });
  for (let at = 0; at < 42; at++) {
    await expect.poll(() => release.length).toBeGreaterThan(at);
    expect(vi.mocked(hash).mock.calls.length - at).toBeLessThanOrEqual(2);
    release[at]!();
    expect(await asked[at]).toBe(`hash of ${at}`);
  }
  vi.mocked(hash).mockRejectedValueOnce(new Error("out of memory"));
  await expect(hashPassword("x")).rejects.toThrow("out of memory");
  const after = [hashPassword("y"), hashPassword("z")];
  await expect.poll(() => release.length).toBe(44);
  for (const free of release.slice(42)) free();
  expect(await Promise.all(after)).toEqual(["hash of y", "hash of z"]);
});
