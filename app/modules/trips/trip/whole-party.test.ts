import { describe, expect, it } from "vitest";
import { NO_WISHES } from "#app/modules/matching/group";
import { NO_NEEDS } from "#app/modules/profile/needs";
import type { Person } from "./trip-aggregate";
import { settle } from "./spending";
import { peopleOfWhole, spendingOfWhole } from "./whole-party";

const person = (id: string, of: Partial<Person> = {}): Person => ({
  id,
  name: id,
  role: "companion",
  status: "joined",
  wishes: NO_WISHES,
  needs: NO_NEEDS,
  createdAt: "2026-11-01T00:00:00Z",
  ...of,
});
const at = (...places: Person[][]) =>
  peopleOfWhole(places.map((people, index) => ({ tripId: `trip-${index}`, people })));

describe("the people of a longer trip", () => {
  it("are each one, by their invitation, account or address, with the owner first", () => {
    const people = at(
      [person("ben-1", { wholeInvitation: "b" }), person("owner-1", { role: "owner" })],
      [person("owner-2", { role: "owner" }), person("ben-2", { wholeInvitation: "b", userId: "u" })],
      [person("ben-3", { userId: "u", email: "ben@example.com" }), person("cy", { email: "cy@example.com" })],
    );
    expect(people.map((one) => one.at.map(({ personId }) => personId))).toEqual([
      ["owner-1", "owner-2"],
      ["ben-1", "ben-2", "ben-3"],
      ["cy"],
    ]);
    expect(people[1]).toMatchObject({ wholeInvitation: "b", accountId: "u" });
    expect(people[2]).not.toHaveProperty("wholeInvitation");
  });

  it("bear the name they gave last, and say for each place whether they come", () => {
    const [ben] = at(
      [person("1", { name: "Benjamin", wholeInvitation: "b", answeredAt: "2026-11-03T00:00:00Z" })],
      [person("2", { name: "Ben", wholeInvitation: "b", status: "declined", answeredAt: "2026-11-02T00:00:00Z" })],
    );
    expect(ben).toMatchObject({ name: "Benjamin", at: [{ status: "joined" }, { status: "declined" }] });
  });

  it("are two where one place has both, though they share an address", () => {
    const email = "family@example.com";
    const people = at([person("a", { email }), person("b", { email })], [person("c", { email })]);
    expect(people.map((one) => one.at.length)).toEqual([2, 1]);
  });
});

describe("the expenses of a longer trip", () => {
  const owner = { id: "owner", name: "Ann" };
  const paid = (
    payer: { id: string; name: string },
    usdMinor: number,
    ...sharedBy: { id: string; name: string }[]
  ) => ({
    id: `${payer.id} ${usdMinor}`,
    on: "2027-05-01",
    what: "Dinner",
    amountMinor: usdMinor,
    currency: "USD",
    usdMinor,
    rateDate: "2026-11-01",
    paidBy: payer,
    sharedBy,
  });

  it("know a person as one at all places, so that one place counts against another", () => {
    const people = at(
      [person("ben-1", { name: "Ben", wholeInvitation: "b" })],
      [person("ben-2", { name: "Ben", wholeInvitation: "b" })],
    );
    const [ben1, ben2] = [
      { id: "ben-1", name: "Ben" },
      { id: "ben-2", name: "Ben" },
    ];
    const { expenses, people: payers } = spendingOfWhole(owner, people, [
      { spending: [paid(owner, 100_00, owner, ben1)] },
      { spending: [paid(ben2, 60_00, owner, ben2)] },
      {},
    ]);
    expect(payers).toEqual([owner, ben1]);
    expect(settle(expenses)).toEqual([{ from: ben1, to: owner, usdMinor: 20_00 }]);
  });

  it("keep the name of a person who has left", () => {
    const gone = { id: "gone", name: "Cy" };
    const { expenses, people } = spendingOfWhole(owner, [], [{ spending: [paid(owner, 10_00, owner, gone)] }]);
    expect(people).toEqual([owner]);
    expect(settle(expenses)).toEqual([{ from: gone, to: owner, usdMinor: 5_00 }]);
  });
});
