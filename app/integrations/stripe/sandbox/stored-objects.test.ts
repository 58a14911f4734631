import { describe, expect, it } from "vitest";
import { newSession, newSubscription } from "./objects";
import { STORED_OBJECTS } from "./stored-objects";

const NOW = new Date("2027-01-01T00:00:00Z");
const made = newSession(
  "cs_test_1",
  {
    mode: "payment",
    line_items: [{ quantity: 2, price_data: { currency: "usd", unit_amount: 500, product_data: { name: "Trip" } } }],
    success_url: "http://localhost:3000/done",
    metadata: {},
  },
  NOW,
);

describe("the payment sandbox's stored objects", () => {
  it("is read whole, members that no rule hangs on included", () => {
    expect(STORED_OBJECTS.session.read(JSON.stringify(made), "cs_test_1")).toEqual(JSON.parse(JSON.stringify(made)));
    const monthly = newSubscription("sub_1", "usd", { userId: "u" }, NOW, 1900);
    expect(STORED_OBJECTS.subscription.read(JSON.stringify(monthly), "sub_1")).toEqual(monthly);
  });

  it("is refused by kind and id when a member it is judged by is missing", () => {
    const session = { ...made.session, status: undefined };
    expect(() => STORED_OBJECTS.session.read(JSON.stringify({ ...made, session }), "cs_test_1")).toThrow(
      /^sandbox_payment_objects\.body \(session\) of cs_test_1 .*session\.status/,
    );
    expect(() => STORED_OBJECTS.event.read('{"payload":"{}"}', "evt_1")).toThrow(/evt_1 .*attempts/);
  });
});
