import { describe, expect, test } from "vitest";
import {
  beforePayingNote,
  confirmationMailNote,
  documentNote,
  realityNote,
  receiptNote,
  usualFareNote,
} from "./reality-words";
import {
  INVENTORY_REALITIES,
  MAIL_REALITIES,
  PAYMENT_REALITIES,
  asksTravellers,
  keepsPricesForDays,
  searchesCost,
  sellsSealedTrips,
  sellsTrips,
  whatIsReal,
} from "./what-is-real";
import type { WhatIsReal } from "./what-is-real";

const EVERY: WhatIsReal[] = PAYMENT_REALITIES.flatMap((payments) =>
  INVENTORY_REALITIES.flatMap((inventory) => MAIL_REALITIES.map((mail) => ({ payments, inventory, mail }))),
);

describe("whatIsReal", () => {
  test.each([
    [{ INVENTORY: "sandbox" }, "sandbox"],
    [{ INVENTORY: "sandbox", STRIPE_API_BASE: "http://127.0.0.1:12111" }, "test"],
    [{ INVENTORY: "sandbox", STRIPE_SECRET_KEY: "sk_test_1" }, "test"],
    [{ INVENTORY: "none", STRIPE_SECRET_KEY: "rk_test_1" }, "test"],
    [{ INVENTORY: "none", STRIPE_SECRET_KEY: "sk_live_1" }, "live"],
    [{ INVENTORY: "none", STRIPE_SECRET_KEY: "rk_live_1", STRIPE_API_BASE: "http://127.0.0.1:1" }, "live"],
    [{ INVENTORY: "none", STRIPE_SECRET_KEY: "unknown" }, "live"],
  ] as const)("%j: payments are %s", (settings, payments) => {
    expect(whatIsReal(settings).payments).toBe(payments);
  });

  test("mail is sent only with an address to send it through", () => {
    expect(whatIsReal({ INVENTORY: "none" }).mail).toBe("outbox");
    expect(whatIsReal({ INVENTORY: "none", SMTP_URL: "smtp://127.0.0.1" }).mail).toBe("smtp");
  });
});

describe("the airline", () => {
  test.each([
    [{ DUFFEL_ACCESS_TOKEN: "duffel_test_1" }, "test"],
    [{ DUFFEL_ACCESS_TOKEN: "duffel_live_1" }, undefined],
    [{ DUFFEL_ACCESS_TOKEN: "duffel_live_1", DUFFEL_TOKEN_IS_TEST: true }, undefined],
    [{ DUFFEL_ACCESS_TOKEN: "unknown" }, undefined],
    [{ DUFFEL_ACCESS_TOKEN: "unknown", DUFFEL_TOKEN_IS_TEST: true }, "test"],
    [{ DUFFEL_API_BASE: "http://127.0.0.1:1" }, "test"],
  ] as const)("%j: %s", (settings, airline) => {
    expect(whatIsReal({ INVENTORY: "duffel", ...settings }).airline).toBe(airline);
  });
});

describe("asksTravellers", () => {
  test.each([
    [{ INVENTORY: "sandbox" }, false],
    [{ INVENTORY: "sandbox", SANDBOX_ORDERS: "at-once" }, false],
    [{ INVENTORY: "sandbox", SANDBOX_ORDERS: "apart" }, true],
    [{ INVENTORY: "none", SANDBOX_ORDERS: "apart" }, false],
    [{ INVENTORY: "duffel" }, true],
  ] as const)("%j: %s", (settings, isAsked) => {
    expect(asksTravellers(whatIsReal(settings))).toBe(isAsked);
  });
});

describe("the parts of a sale", () => {
  test.each([
    [{ INVENTORY: "sandbox" }, { days: true, sealed: true, cost: false }],
    [
      { INVENTORY: "sandbox", SANDBOX_ORDERS: "apart" },
      { days: true, sealed: false, cost: false },
    ],
    [{ INVENTORY: "none" }, { days: false, sealed: false, cost: false }],
    [{ INVENTORY: "duffel" }, { days: true, sealed: false, cost: true }],
  ] as const)("%j", (settings, expected) => {
    const real = whatIsReal(settings);
    expect({ days: keepsPricesForDays(real), sealed: sellsSealedTrips(real), cost: searchesCost(real) }).toEqual(
      expected,
    );
  });
});

describe("the sentences", () => {
  /** Every sentence about money, in one text. */
  const said = (real: WhatIsReal): string =>
    [
      realityNote(real),
      beforePayingNote(real),
      receiptNote(real) ?? "",
      documentNote(real, { hasSimulatedOffers: false, isPaid: true }) ?? "",
    ].join(" ");
  const DENIES = /nothing is (really booked or )?charged|nothing was charged|no (real )?money|no card/i;

  test.each(EVERY)("%j: a charge is denied only where there is none", (real) => {
    expect(DENIES.test(said(real))).toBe(real.payments !== "live");
    expect(/card is charged|Payments are real/.test(said(real))).toBe(real.payments === "live");
  });

  test.each(EVERY)("%j: offers are called simulated only where they are", (real) => {
    const texts = `${realityNote(real)} ${usualFareNote(real)} ${receiptNote(real) ?? ""}`;
    expect(/simulated|Flights, hotels and payments are a sandbox/.test(texts)).toBe(real.inventory === "sandbox");
  });

  test.each(EVERY)("%j: mail is said to be kept only where it is", (real) => {
    const texts = `${realityNote(real)} ${confirmationMailNote(real)}`;
    expect(/stay on the server|saves it instead/.test(texts)).toBe(real.mail === "outbox");
  });

  test("a document about real things admits nothing", () => {
    const real: WhatIsReal = { payments: "live", inventory: "duffel", mail: "smtp" };
    expect(receiptNote(real)).toBeUndefined();
    expect(documentNote(real, { hasSimulatedOffers: false, isPaid: false })).toBeUndefined();
    expect(documentNote(real, { hasSimulatedOffers: true, isPaid: true })).toContain("simulated");
    const rehearsal: WhatIsReal = { ...real, airline: "test" };
    for (const note of [realityNote(rehearsal), receiptNote(rehearsal)])
      expect(note).toContain("Duffel's test airline: nothing is really booked");
  });

  test("trips are sold only where there is an inventory", () => {
    expect(EVERY.filter((real) => !sellsTrips(real)).every((real) => real.inventory === "none")).toBe(true);
    expect(sellsTrips({ payments: "sandbox", inventory: "sandbox", mail: "outbox" })).toBe(true);
  });
});
