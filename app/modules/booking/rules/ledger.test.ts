import { describe, expect, test } from "vitest";
import {
  accountName,
  balancesOf,
  disputeTransfers,
  feeTransfers,
  refundTransfers,
  saleTransfers,
  unusedTransfers,
} from "./ledger";
import type { Transfer } from "./ledger";

const held = (...transfers: Transfer[][]) => Object.fromEntries(balancesOf(transfers.flat()));

describe("what the accounts hold", () => {
  test("after a sale is what came in", () => {
    expect(held(saleTransfers("trip", 100_00, "USD"))).toEqual({
      provider: 100_00,
      customer: 0,
      "revenue:trip": -100_00,
    });
    expect(saleTransfers("trip", 0, "USD")).toEqual([]);
  });

  test("of money that could not be used is owed until it is given back", () => {
    expect(held(unusedTransfers(100_00, "USD"))).toEqual({ provider: 100_00, customer: -100_00 });
    expect(held(unusedTransfers(100_00, "USD"), refundTransfers(100_00, false, "USD"))).toEqual({
      provider: 0,
      customer: 0,
    });
  });

  test("after a part went back is less", () => {
    expect(held(saleTransfers("trip_pass", 29_00, "USD"), refundTransfers(10_00, true, "USD"))).toEqual({
      provider: 19_00,
      customer: 0,
      refund: 10_00,
      "revenue:trip_pass": -29_00,
    });
  });

  test("leaves the provider its fee", () => {
    expect(held(feeTransfers(59, "USD"))).toEqual({ provider: -59, fee: 59 });
    expect(feeTransfers(0, "USD")).toEqual([]);
  });

  test("of a dispute is held back, and comes back or goes", () => {
    const sale = saleTransfers("trip", 100_00, "USD");
    const begun = disputeTransfers("open", 100_00, "USD");
    expect(held(sale, begun)).toMatchObject({ provider: 0, disputed: 100_00 });
    expect(held(sale, begun, disputeTransfers("won", 100_00, "USD"))).toMatchObject({ provider: 100_00, disputed: 0 });
    expect(held(sale, begun, disputeTransfers("lost", 100_00, "USD"))).toMatchObject({
      provider: 0,
      disputed: 0,
      refund: 100_00,
    });
  });
});

test("accounts have names that are words", () => {
  expect(["provider", "customer", "revenue:trip_pass"].map(accountName)).toEqual([
    "Payment provider",
    "Traveller",
    "Revenue: trip pass",
  ]);
});
