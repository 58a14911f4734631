import { describe, expect, test } from "vitest";
import { adviceOf, filterOf, maskedAddress, orderFilterOf, stateInWords } from "./orders";
import type { DeskOrdering } from "./orders";

const NOW = new Date("2027-03-01T10:00:00Z");
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

type Order = DeskOrdering["orders"][number];
const order = (changes: Partial<Order> = {}): Order => ({
  part: "flights",
  state: "made",
  priceMinor: 600_00,
  attempt: 1,
  looks: 0,
  updatedAt: ago(2),
  ...changes,
});
const ordering = (orders: Order[], changes: Partial<DeskOrdering> = {}): DeskOrdering => ({
  state: "ordering",
  money: "authorised",
  amountMinor: 1000_00,
  creditMinor: 0,
  capturedMinor: 0,
  backMinor: 0,
  paidAt: ago(3),
  currency: "USD",
  nextAt: ago(0),
  updatedAt: ago(1),
  failures: 0,
  refundedMinor: 0,
  changes: [],
  orders,
  ...changes,
});
const settled = (orders: Order[], changes: Partial<DeskOrdering> = {}) =>
  ordering(orders, { state: "confirmed", money: "captured", capturedMinor: 1000_00, ...changes });

const refund = { state: "unsaid" as const, beganAt: ago(5), promisedMinor: 500_00, givenMinor: 0, passedMinor: 100_00 };

describe("what the desk is told of a trip that is ordered", () => {
  test.each<[string, DeskOrdering, { hangs: RegExp; since: string; person?: RegExp } | undefined]>([
    ["nothing once it is settled", settled([order()]), undefined],
    [
      "nothing of what was never sent of a trip that was not booked",
      settled([order({ state: "refused" }), order({ part: "stay", state: "waiting" })], {
        state: "failed",
        money: "released",
      }),
      undefined,
    ],
    [
      "nothing while an order has not been sent yet",
      ordering([order({ state: "waiting" })]),
      {
        hangs: /flights are not ordered yet\.$/,
        since: ago(3),
      },
    ],
    [
      "to top up when the balance is low",
      ordering([order({ state: "waiting", why: "funds", firstSentAt: ago(5) })]),
      {
        hangs: /our balance there is too low/,
        since: ago(5),
        person: /Top up/,
      },
    ],
    [
      "nothing while a source is down",
      ordering([order({ part: "stay", state: "waiting", why: "down", firstSentAt: ago(5) })]),
      {
        hangs: /stay is not ordered yet: the source could not be reached/,
        since: ago(5),
      },
    ],
    [
      "nothing while an offer is asked for anew",
      ordering([order({ state: "stale" })]),
      {
        hangs: /offer for the flights has expired/,
        since: ago(2),
      },
    ],
    [
      "nothing of an open order at first",
      ordering([order({ state: "open", sentAt: ago(30) })]),
      {
        hangs: /not known yet whether the flights are booked/,
        since: ago(30),
      },
    ],
    [
      "to look for one that stays open",
      ordering([order({ state: "sending", sentAt: ago(70) })]),
      {
        hangs: /not known/,
        since: ago(70),
        person: /source's dashboard/,
      },
    ],
    ["nothing while the money is settled", ordering([order()]), { hangs: /money is being settled/, since: ago(1) }],
    [
      "to read the log when steps fail in a row",
      ordering([order()], { failures: 4 }),
      {
        hangs: /money is being settled/,
        since: ago(1),
        person: /4 steps in a row have failed/,
      },
    ],
    [
      "nothing of a cancellation at first",
      settled([order({ state: "cancelling" })]),
      {
        hangs: /being cancelled/,
        since: ago(2),
      },
    ],
    [
      "to cancel by hand what does not go",
      settled([order({ state: "cancelling", updatedAt: ago(90) })]),
      {
        hangs: /being cancelled/,
        since: ago(90),
        person: /Cancel it in the source.s dashboard/,
      },
    ],
    [
      "to ask for another payment when it can't be taken",
      settled([order()], { money: "lost" }),
      {
        hangs: /could not be taken/,
        since: ago(1),
        person: /another payment/,
      },
    ],
    [
      "to give back what the provider does not",
      settled([order({ state: "refused" })], { state: "failed", money: "owed" }),
      { hangs: /\$1,000\.00 has to go back/, since: ago(1), person: /dashboard/ },
    ],
    [
      "nothing of a change that waits for its traveller",
      settled([order()], { changes: [{ state: "open", foundAt: ago(60), updatedAt: ago(60) }] }),
      { hangs: /has not answered/, since: ago(60) },
    ],
    [
      "to write when nobody answers a change",
      settled([order()], { changes: [{ state: "open", foundAt: ago(3000), updatedAt: ago(60) }] }),
      { hangs: /has not answered/, since: ago(3000), person: /Write to the traveller/ },
    ],
    [
      "to ask the airline when the traveller can't take its change",
      settled([order()], {
        changes: [
          { state: "accepted", foundAt: ago(90), updatedAt: ago(90) },
          { state: "asked", foundAt: ago(60), updatedAt: ago(9) },
        ],
      }),
      { hangs: /can't take them/, since: ago(9), person: /Ask the source/ },
    ],
    [
      "nothing while a source is asked what comes back",
      settled([order({ state: "cancelled" })], { refund: { ...refund, beganAt: ago(60) } }),
      { hangs: /has not said/, since: ago(60) },
    ],
    [
      "to ask a source that says nothing for weeks",
      settled([order({ state: "cancelled" })], { refund: { ...refund, beganAt: ago(60 * 24 * 20) } }),
      { hangs: /has not said/, since: ago(60 * 24 * 20), person: /note it here/ },
    ],
    [
      "to give back what of a refund the provider does not",
      settled([order({ state: "cancelled" })], { refund: { ...refund, state: "by hand", givenMinor: 700_00 } }),
      { hangs: /\$600\.00 has to go back/, since: ago(5), person: /dashboard/ },
    ],
    [
      "nothing once that was given back too",
      settled([order({ state: "cancelled" })], { refund: { ...refund, state: "by hand" }, refundedMinor: 500_00 }),
      undefined,
    ],
    [
      "nothing once it was given back by hand",
      settled([order({ state: "refused" })], { state: "failed", money: "owed", refundedMinor: 1000_00 }),
      undefined,
    ],
  ])("%s", (_, of, expected) => {
    const advice = adviceOf(of, NOW);
    if (!expected) return expect(advice).toBeUndefined();
    expect(advice?.hangs).toMatch(expected.hangs);
    expect(advice?.since).toBe(expected.since);
    expect(advice?.sweep).toMatch(/\.$/);
    if (expected.person) expect(advice?.person).toMatch(expected.person);
    else expect(advice?.person).toBeUndefined();
  });

  test("where it stands in the list", () => {
    const stay = order({ part: "stay" });
    expect(filterOf(ordering([order()]))).toBe("ordering");
    expect(filterOf(settled([order(), stay]))).toBe("confirmed");
    expect(filterOf(settled([order(), order({ part: "stay", state: "refused" })], { state: "partly" }))).toBe("partly");
    expect(filterOf(settled([order({ state: "cancelled" }), order({ part: "stay", state: "cancelling" })]))).toBe(
      "cancelling",
    );
    expect(filterOf(settled([order({ state: "cancelled" })]))).toBe("cancelled");
    expect(filterOf(settled([order(), order({ part: "stay", state: "kept" })], { isCalledOff: true }))).toBe(
      "cancelled",
    );
    expect(filterOf(settled([], { state: "failed" }))).toBe("failed");
    expect(orderFilterOf("toString")).toBe("attention");
  });

  test("seats that are only held are not called booked", () => {
    expect(stateInWords(settled([order()], { isHold: true }))).toBe("Seats held");
    expect(stateInWords(settled([order()], { isHold: true, state: "failed" }))).toBe("Not held");
    expect(stateInWords(settled([order()]))).toBe("Booked");
  });

  test("an address is told from others, and not read", () => {
    expect(maskedAddress("ada.lovelace@example.com")).toBe("a…@example.com");
  });
});
