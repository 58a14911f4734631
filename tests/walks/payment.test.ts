import { describe, expect, it } from "vitest";
import { LISBON_TITLE } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { goToPayment, planToCheckout, signUp } from "./steps";
import type { Walk } from "./walk";

const site = useSite();

/** Opens the planned trip to Lisbon from the dashboard. @returns its id */
async function openTrip(walk: Walk): Promise<string> {
  await walk.goto("/trip/dashboard");
  await walk.follow(walk.main.getAllByRole("link", { name: new RegExp(LISBON_TITLE) })[0]!);
  expect(walk.url).toMatch(/^\/trip\/(?!dashboard)[^/]+$/);
  return walk.url.split("/").at(-1)!;
}

describe("a payment", () => {
  it("whose status is forged books nothing", async () => {
    const walk = await site.visitAs("pass");
    await planToCheckout(walk);
    await goToPayment(walk);
    const session = walk.url.split("/").at(-1)!;
    const id = await openTrip(walk);
    await walk.goto(`/trips/${id}/confirmation?session_id=${session}&payment_status=paid`);
    expect(walk.page.queryByText("Trip booked successfully!")).toBeNull();
    await walk.goto(`/trips/${id}/confirmation?payment_status=paid`);
    walk.page.getByText("Missing booking information");
    await walk.goto(`/trips/${id}/confirmation?session_id=${session}&payment_status=canceled`);
    walk.page.getByText("Payment was not completed. Please try booking again.");
  });

  it("of prices that waver holds them and leads to the payment, and without that is refused (CHECKLIST BOOK-03)", async () => {
    const walk = await site.visitAs("premium");
    await walk.follow(/Lisbon, wavering prices/, walk.main);
    const trip = walk.url;
    walk.page.getByText(/^This price may change\. Booking holds it for 15 minutes/);
    expect(walk.page.queryByRole("button", { name: "Book This Trip" })).toBeNull();
    // Like a window in which the price was held until a moment ago.
    await walk.send(trip, { intent: "book-trip" });
    walk.page.getByText("Prices must be locked before booking");
    walk.page.getByText("Prices are currently fluctuating. Please lock prices before booking.");
    await walk.goto(trip);
    await walk.press("Hold the price and book");
    expect(walk.url).toMatch(/^\/sandbox\/pay\//);
    await walk.goto(trip);
    walk.page.getByText(/^Held for \d+ more minutes/);
    walk.page.getByRole("button", { name: "Book This Trip" });
  });

  it("of a trip that is booked already is refused and says so (CHECKLIST BOOK-02)", async () => {
    const walk = await site.visitAs("premium");
    await walk.follow(/Seven days in Kyoto/, walk.main);
    expect(walk.page.getByRole("heading", { level: 1 }).textContent).toBe("Seven days in Kyoto");
    // Like a window in which the trip is still a draft.
    await walk.send(walk.url, { intent: "book-trip" });
    walk.page.getByText(/^This trip has already been booked or completed/);
  });

  it("of a fee holds a price for days, comes off the trip, and is kept when the trip is cancelled", async () => {
    const walk = site.visit();
    await walk.goto(`/signup?redirect=${encodeURIComponent("/planner/start")}`);
    await signUp(walk, "holder");
    expect(walk.url).toBe("/planner/start");
    await planToCheckout(walk);
    const id = await openTrip(walk);
    await walk.goto(`/trips/${id}/hold`);
    await walk.press(/^Pay \$9 and hold \$/);
    await walk.press("Pay");
    expect(walk.url).toBe(`/trips/${id}/hold`);
    walk.page.getByRole("heading", { name: /is held for you$/ });
    walk.page.getByText(/^Hold fee credited: you have paid \$9 of the price already/);
    await walk.press(/^Pay \$/);
    await walk.press("Pay");
    expect(walk.url).toMatch(/\/confirmation/);
    await walk.goto(`/trips/${id}/manage`);
    await walk.follow("Cancel the trip…");
    walk.page.getByText(/^If you cancel( today)?, you get back/);
    walk.page.getByText(/The \$9 you paid to hold its price isn't refunded\./);
    await walk.press("Yes, cancel the trip");
    walk.page.getByText("This trip is cancelled. You can still make a copy of it.");
    await walk.goto(`/trips/${id}/cancel`);
    expect(walk.url).toMatch(/\/manage/);
  });
});
