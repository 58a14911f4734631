import { LISBON_TITLE, expect, goToPayment, planToCheckout, signInAs, signUp, test } from "./test";

test("paying twice, going back and reloading make one booking, one mail", async ({ page, outbox }) => {
  await page.goto(`/signup?redirect=${encodeURIComponent("/planner/start")}`);
  const email = await signUp(page, "twice");
  await page.waitForURL("**/planner/start");
  await planToCheckout(page);
  await goToPayment(page);
  const payment = page.url();
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("**/confirmation**");
  const confirmation = page.url();
  const reference = await page
    .getByText(/Reference/i)
    .first()
    .innerText();
  await page.goto(payment);
  const payAgain = page.getByRole("button", { name: "Pay", exact: true });
  if (await payAgain.isVisible()) {
    await payAgain.click();
    await page.waitForURL("**/confirmation**");
  }
  await page.goto(confirmation);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText("Trip booked successfully!")).toHaveCount(0);
  // Its days are planned and printed first, which takes a busy machine a while.
  await expect.poll(async () => (await outbox(email)).length, { timeout: 60_000 }).toBe(1);
  // Mailed once more when its traveller asks for it, and once only.
  for (let press = 0; press < 2; press++) {
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText(`Your confirmation to ${email} is ready again.`)).toBeVisible();
    await page.goto(confirmation);
  }
  await expect.poll(async () => (await outbox(email)).length, { timeout: 60_000 }).toBe(2);
  await page.goto("/planner/booking");
  await expect(page).toHaveURL(/\/planner\/start/);
});

test("a forged payment status books nothing", async ({ page }) => {
  await signInAs(page, "pass");
  await planToCheckout(page);
  await goToPayment(page);
  const session = page.url().split("/").at(-1)!;
  await page.goto("/trip/dashboard");
  await page.getByRole("main").getByRole("link", { name: LISBON_TITLE }).first().click();
  await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
  const id = page.url().split("/").at(-1)!;
  await page.goto(`/trips/${id}/confirmation?session_id=${session}&payment_status=paid`);
  await expect(page.getByText("Trip booked successfully!")).toHaveCount(0);
  await page.goto(`/trips/${id}/confirmation?payment_status=paid`);
  await expect(page.getByText("Missing booking information")).toBeVisible();
  await page.goto(`/trips/${id}/confirmation?session_id=${session}&payment_status=canceled`);
  await expect(page.getByText("Payment was not completed. Please try booking again.")).toBeVisible();
});

test("prices that waver must be locked before the trip is booked", async ({ page }) => {
  await signInAs(page, "premium");
  await page.getByRole("link", { name: /Lisbon, wavering prices/ }).click();
  await page.getByRole("button", { name: "Book This Trip" }).click();
  await expect(page.getByText("Prices must be locked before booking")).toBeVisible();
});

test("a trip that is booked already says so to whoever books it again (CHECKLIST BOOK-02)", async ({ page }) => {
  await signInAs(page, "premium");
  await page.getByRole("link", { name: /Seven days in Kyoto/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Seven days in Kyoto" })).toBeVisible();
  // Like a window in which the trip is still a draft.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post" });
    form.append(Object.assign(document.createElement("input"), { name: "intent", value: "book-trip" }));
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByText("This trip has already been booked or completed")).toBeVisible();
});

test("a price is held for days, its fee comes off the trip, and the trip is cancelled again", async ({ page }) => {
  await page.goto(`/signup?redirect=${encodeURIComponent("/planner/start")}`);
  await signUp(page, "holder");
  await page.waitForURL("**/planner/start");
  await planToCheckout(page);
  await page.goto("/trip/dashboard");
  await page.getByRole("main").getByRole("link", { name: LISBON_TITLE }).first().click();
  await page.waitForURL(/\/trip\/(?!dashboard)[^/]+$/);
  const id = page.url().split("/").at(-1)!;
  await page.goto(`/trips/${id}/hold`);
  await page.getByRole("button", { name: /^Pay \$9 and hold \$/ }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(`**/trips/${id}/hold`);
  await expect(page.getByRole("heading", { name: /is held for you$/ })).toBeVisible();
  await expect(page.getByText("Hold fee credited: you have paid $9 of the price already")).toBeVisible();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL("**/confirmation**");
  await page.goto(`/trips/${id}/manage`);
  await page.getByRole("link", { name: "Cancel the trip…" }).click();
  await expect(page.getByText(/^If you cancel( today)?, you get back/)).toBeVisible();
  await expect(page.getByText("The $9 you paid to hold its price isn't refunded.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel the trip" }).click();
  await expect(page.getByText("This trip is cancelled. You can still make a copy of it.")).toBeVisible();
  await page.goto(`/trips/${id}/cancel`);
  await expect(page).toHaveURL(/\/manage/);
});
