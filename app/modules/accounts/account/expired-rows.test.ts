import { afterEach, expect, it, vi } from "vitest";
import { deleteEndedBefore } from "./accounts.repo.server";
import { startDeletingExpired } from "./expired-rows.server";

vi.mock("#app/db/client.server", () => ({ db: () => "db" }));
vi.mock("./accounts.repo.server", () => ({ deleteEndedBefore: vi.fn() }));
afterEach(() => void vi.useRealTimers());

it("deletes every hour what ended a week before, goes on after a failure, and can be stopped", async () => {
  vi.useFakeTimers({ now: new Date("2027-03-08T10:00:00.000Z") });
  const error = vi.fn();
  const stop = startDeletingExpired({ info: vi.fn(), warn: vi.fn(), error });
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(deleteEndedBefore).not.toHaveBeenCalled();
  vi.mocked(deleteEndedBefore).mockRejectedValueOnce(new Error("locked"));
  await vi.advanceTimersByTimeAsync(1);
  expect(deleteEndedBefore).toHaveBeenLastCalledWith("db", "2027-03-01T11:00:00.000Z");
  expect(error).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(deleteEndedBefore).toHaveBeenLastCalledWith("db", "2027-03-01T12:00:00.000Z");
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(deleteEndedBefore).toHaveBeenCalledTimes(2);
});
