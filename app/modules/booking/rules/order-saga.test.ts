import { describe, expect, test } from "vitest";
import type { OrderAnswer, OrderRefusal } from "#app/modules/inventory/search/order-source";
import { pick, seededRng } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import {
  SURE_AFTER_MS,
  afterFind,
  afterOrder,
  dueFor,
  givesAllBack,
  nextLook,
  nextStep,
  sent,
  stands,
} from "./order-saga";
import type { Saga, SagaOrder } from "./order-saga";

const NOW = new Date("2027-03-01T10:00:00Z");
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const order = (changes: Partial<SagaOrder> = {}): SagaOrder => ({
  part: "flights",
  state: "waiting",
  priceMinor: 600_00,
  attempt: 0,
  looks: 0,
  ...changes,
});
const stay = (changes: Partial<SagaOrder> = {}): SagaOrder => order({ part: "stay", priceMinor: 400_00, ...changes });
const saga = (orders: SagaOrder[], changes: Partial<Saga> = {}): Saga => ({
  state: "ordering",
  money: "authorised",
  amountMinor: 1000_00,
  creditMinor: 0,
  capturedMinor: 0,
  backMinor: 0,
  paidAt: NOW.toISOString(),
  orders,
  ...changes,
});
const made: OrderAnswer = {
  status: "made",
  order: { ref: "ord_1", documents: [], isTicketed: true, price: { amount: "1", currency: "GBP" }, status: "booked" },
};
const refused = (why: OrderRefusal): OrderAnswer => ({ status: "refused", why, message: "" });

describe("the next step", () => {
  test.each([
    ["flights first", saga([order(), stay()]), { do: "order", part: "flights" }],
    ["then the stay", saga([order({ state: "made" }), stay()]), { do: "order", part: "stay" }],
    [
      "a sent order is looked up, never sent again",
      saga([order({ state: "sending" })]),
      { do: "find", part: "flights" },
    ],
    ["so is one that is open", saga([order({ state: "open" }), stay()]), { do: "find", part: "flights" }],
    ["another offer of what has gone", saga([order({ state: "stale" })]), { do: "reoffer", part: "flights" }],
    [
      "all of it is taken when all of it stands",
      saga([order({ state: "made" }), stay({ state: "made" })]),
      { do: "capture", amountMinor: 1000_00 },
    ],
    ["no stay is ordered where the flight was refused", saga([order({ state: "refused" }), stay()]), { do: "release" }],
    [
      "a flight without its stay is given up first",
      saga([order({ state: "made" }), stay({ state: "refused" })]),
      { do: "undo", part: "flights" },
    ],
    [
      "its share is taken where it stays",
      saga([order({ state: "kept" }), stay({ state: "refused" })]),
      { do: "capture", amountMinor: 600_00 },
    ],
    [
      "nothing is taken where it went",
      saga([order({ state: "cancelled" }), stay({ state: "refused" })]),
      { do: "release" },
    ],
    [
      "what was taken too much goes back",
      saga([order({ state: "kept" }), stay({ state: "refused" })], { money: "captured", capturedMinor: 1000_00 }),
      { do: "refund", amountMinor: 400_00 },
    ],
    [
      "whole, if nothing stands",
      saga([order({ state: "refused" })], { money: "captured", capturedMinor: 1000_00 }),
      { do: "refund", amountMinor: 1000_00 },
    ],
    [
      "then it is finished",
      saga([order({ state: "made" })], { money: "captured", capturedMinor: 1000_00 }),
      { do: "finish", as: "confirmed" },
    ],
    [
      "in part",
      saga([order({ state: "kept" }), stay({ state: "refused" })], { money: "captured", capturedMinor: 600_00 }),
      { do: "finish", as: "partly" },
    ],
    [
      "or not at all",
      saga([order({ state: "refused" }), stay()], { money: "released" }),
      { do: "finish", as: "failed" },
    ],
    ["and rests", saga([], { state: "confirmed" }), { do: "rest" }],
  ])("%s", (_, now, step) => {
    expect(nextStep(now as Saga, NOW)).toEqual(step);
  });

  test("waits for an order that is looked at later", () => {
    const until = later(60_000).toISOString();
    expect(nextStep(saga([order({ state: "open", lookAt: until })]), NOW)).toEqual({ do: "wait", until });
  });

  test("takes money that is about to lapse while an order may stand, and never before", () => {
    const open = saga([order({ state: "open" })]);
    const day = 86_400_000;
    expect(nextStep(open, later(6 * day - 1))).toEqual({ do: "find", part: "flights" });
    expect(nextStep(open, later(6 * day))).toEqual({ do: "capture", amountMinor: 1000_00 });
    expect(nextStep(saga([order({ state: "refused" })]), later(6 * day))).toEqual({ do: "release" });
  });
});

describe("an answer", () => {
  test("to an order decides it, leaves it open, or asks for another offer", () => {
    const sending = sent(order(), NOW);
    expect(sending).toMatchObject({ state: "sending", attempt: 1 });
    expect(afterOrder(sending, made, NOW).state).toBe("made");
    expect(afterOrder(sending, { status: "open" }, NOW).state).toBe("open");
    expect(afterOrder(sending, refused("gone"), NOW).state).toBe("stale");
    expect(afterOrder(sending, refused("dearer"), NOW).state).toBe("stale");
    expect(afterOrder({ ...sending, attempt: 3 }, refused("dearer"), NOW)).toMatchObject({
      state: "refused",
      why: "dearer",
    });
    expect(afterOrder(sending, refused("details"), NOW).state).toBe("refused");
  });

  test("that the source can't just now is tried again for a while", () => {
    const sending = sent(order(), NOW);
    for (const [why, patience] of [
      ["down", 10],
      ["funds", 60],
    ] as const) {
      expect(afterOrder(sending, refused(why), later(patience * 60_000 - 1)).state, why).toBe("waiting");
      expect(afterOrder(sending, refused(why), later(patience * 60_000)), why).toMatchObject({ state: "refused", why });
    }
  });

  test("that nothing is found is believed once the request can't be on its way any more", () => {
    const sending = sent(order(), NOW);
    expect(afterFind(sending, refused("refused"), later(SURE_AFTER_MS - 1)).state).toBe("sending");
    expect(afterFind(sending, refused("refused"), later(SURE_AFTER_MS)).state).toBe("refused");
    expect(afterFind(sending, made, NOW).state).toBe("made");
    expect(afterFind({ ...sending, state: "open" }, { status: "open" }, later(SURE_AFTER_MS)).state).toBe("open");
  });

  test("of whose failure its source has told is over as soon as it is not found, and stands if it is", () => {
    const told: SagaOrder = { ...sent(order(), NOW), state: "open", isToldFailed: true };
    expect(afterFind(told, { status: "open" }, later(1000))).toMatchObject({ state: "refused", why: "refused" });
    expect(afterFind(told, refused("down"), later(1000))).toMatchObject({ state: "refused", why: "down" });
    expect(afterFind(told, made, later(1000)).state).toBe("made");
    // Another try is not what was told of.
    expect(sent(told, NOW).isToldFailed).toBe(false);
  });

  test("is waited for ever longer, ten minutes at most", () => {
    const waits = Array.from({ length: 20 }, (_, looks) => Date.parse(nextLook(looks, NOW)) - NOW.getTime());
    expect(waits[0]).toBe(5_000);
    expect(waits.every((ms, index) => index === 0 || ms >= (waits[index - 1] ?? 0))).toBe(true);
    expect(Math.max(...waits)).toBe(600_000);
  });
});

describe("what is owed", () => {
  test("is the share of what stands, less what was paid before", () => {
    const partly = [order({ state: "kept" }), stay({ state: "refused" })];
    expect(dueFor({ amountMinor: 1000_00, creditMinor: 0, orders: partly })).toBe(600_00);
    // A price that was held below today's is shared alike.
    expect(dueFor({ amountMinor: 900_00, creditMinor: 0, orders: partly })).toBe(540_00);
    expect(dueFor({ amountMinor: 971_00, creditMinor: 29_00, orders: partly })).toBe(571_00);
    expect(dueFor({ amountMinor: 10_00, creditMinor: 990_00, orders: partly })).toBe(0);
    expect(dueFor({ amountMinor: 971_00, creditMinor: 29_00, orders: [order({ state: "made" })] })).toBe(971_00);
  });

  test("a quote gives all back only the way it was paid, in its currency", () => {
    const price = { amount: "412.30", currency: "GBP" };
    const quote = (amount: string, currency = "GBP", backTo: "payment" | "credit" = "payment") =>
      givesAllBack({ ref: "q", back: { amount, currency }, backTo }, { price });
    expect(quote("412.30")).toBe(true);
    expect(quote("412.29")).toBe(false);
    expect(quote("412.30", "EUR")).toBe(false);
    expect(quote("412.30", "GBP", "credit")).toBe(false);
    expect(givesAllBack({ ref: "q", backTo: "payment" }, { price })).toBe(false);
  });
});

/** A source of any mood: what it answers to each step. */
function answerOf(rng: Rng): OrderAnswer {
  return pick<OrderAnswer>(rng, [
    made,
    made,
    { status: "open" },
    ...(["gone", "dearer", "refused", "down", "funds", "details"] as const).map(refused),
  ]);
}

function take(rng: Rng, now: Date, at: Saga): Saga {
  const step = nextStep(at, now);
  const change = (part: string, next: (one: SagaOrder) => SagaOrder): Saga => ({
    ...at,
    orders: at.orders.map((one) => (one.part === part ? next(one) : one)),
  });
  switch (step.do) {
    case "order":
      return change(step.part, (one) => {
        const sending = sent(one, now);
        return rng() < 0.3 ? sending : afterOrder(sending, answerOf(rng), now);
      });
    case "find":
      return change(step.part, (one) => (rng() < 0.3 ? one : afterFind(one, answerOf(rng), now)));
    case "reoffer":
      return change(step.part, (one) => ({ ...one, state: rng() < 0.5 ? "waiting" : "refused" }));
    case "undo":
      return change(step.part, (one) => ({ ...one, state: pick(rng, ["kept", "cancelling", "cancelled"] as const) }));
    case "capture":
      return rng() < 0.9 ? { ...at, money: "captured", capturedMinor: step.amountMinor } : { ...at, money: "lost" };
    case "release":
      return { ...at, money: "released" };
    case "refund":
      return { ...at, backMinor: at.backMinor + step.amountMinor };
    case "finish":
      return { ...at, state: step.as };
    case "wait":
    case "rest":
      return at;
  }
}

test("in any mood of its source it comes to rest, with money for what stands and none for what does not", () => {
  const ends: Record<string, number> = {};
  for (let seed = 1; seed <= 3000; seed++) {
    const rng = seededRng(seed);
    let at = saga(pick(rng, [[order(), stay()], [order()], [stay()]]));
    let now = NOW;
    for (let steps = 0; steps < 4000 && at.state === "ordering"; steps++) {
      at = take(rng, now, at);
      now = new Date(now.getTime() + Math.floor(rng() * 10 * 60_000));
    }
    expect(at.state, `seed ${seed}`).not.toBe("ordering");
    const standing = at.orders.filter(stands);
    if (at.money === "captured") expect(at.capturedMinor - at.backMinor, `seed ${seed}`).toBe(dueFor(at));
    if (at.money === "released") expect(standing, `seed ${seed}`).toEqual([]);
    expect(
      at.orders.some(({ state }) => ["sending", "open", "cancelling"].includes(state)),
      `seed ${seed}`,
    ).toBe(false);
    ends[at.state] = (ends[at.state] ?? 0) + 1;
  }
  for (const end of ["confirmed", "partly", "failed"]) expect(ends[end], end).toBeGreaterThan(100);
});
