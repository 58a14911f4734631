import { expect, it, vi } from "vitest";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { readBroughtFile } from "./reading-thread.server";

const ask = vi.hoisted(() => vi.fn());
vi.mock("#app/integrations/threads/built-thread.server", () => ({ openBuiltThread: () => ask }));

const warned = vi.fn();
const ctx = { log: { warn: warned } } as unknown as Ctx;
const read = (signal?: AbortSignal) => readBroughtFile(ctx, new Uint8Array([1, 2]), { key: "a", signal });

it("gives what the thread read", async () => {
  const reading = { status: "unread", problem: "x" };
  ask.mockResolvedValueOnce(reading);
  expect(await read()).toBe(reading);
});

it("says beside the field that a file is too much where its thread ends over it, and notes it", async () => {
  ask.mockRejectedValueOnce(new Error("The thread took too long"));
  expect(await read()).toEqual({
    status: "unread",
    problem: "There is too much in it for us to read. Send just the one booking, or type it in.",
  });
  expect(warned).toHaveBeenCalledOnce();
});

it("passes on that too many files wait, and that the caller has gone", async () => {
  ask.mockRejectedValueOnce(new AppError("UNAVAILABLE", "busy"));
  await expect(read()).rejects.toThrow("busy");
  ask.mockRejectedValueOnce(new Error("gone"));
  await expect(read(AbortSignal.abort())).rejects.toThrow("gone");
});
