import { expect, goToPayment, planToCheckout, signUp, test } from "./test";

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
  await expect.poll(async () => (await outbox(email)).length).toBe(1);
  // Mailed once more when its traveller asks for it, and once only.
  for (let press = 0; press < 2; press++) {
    await page.getByRole("button", { name: "Send it again" }).click();
    await expect(page.getByText(`Your confirmation to ${email} is ready again.`)).toBeVisible();
    await page.goto(confirmation);
  }
  await expect.poll(async () => (await outbox(email)).length).toBe(2);
  await page.goto("/planner/booking");
  await expect(page).toHaveURL(/\/planner\/start/);
});
