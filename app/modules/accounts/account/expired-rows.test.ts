import { expect, it, vi } from "vitest";
import { deleteEndedBefore } from "./accounts.repo.server";
import { deleteExpired } from "./expired-rows.server";

vi.mock("#app/db/client.server", () => ({ db: () => "db" }));
vi.mock("./accounts.repo.server", () => ({ deleteEndedBefore: vi.fn() }));

it("deletes what ended a week before", async () => {
  await deleteExpired(new Date("2027-03-08T11:00:00.000Z"));
  expect(deleteEndedBefore).toHaveBeenLastCalledWith("db", "2027-03-01T11:00:00.000Z");
});
