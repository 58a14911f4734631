import {
  LISBON,
  LISBON_TITLE,
  dayTitle,
  expect,
  fillStart,
  goToPayment,
  planToCheckout,
  signUp,
  onStep,
  test,
} from "./test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a first-time visitor on a phone, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("plans Lisbon for two, signs up in the middle, pays and has a day plan", async ({ page, outbox }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Journey, Beautifully Reimagined");
      await page.getByRole("link", { name: "Plan a trip without an account" }).click();
      await page.waitForURL("**/planner/start");
      await fillStart(page, LISBON);

      await onStep(page, "flight");
      await page.getByRole("radio").first().waitFor();
      expect(await page.getByRole("radio").count()).toBeGreaterThanOrEqual(3);
      expect(await page.getByRole("radio").count()).toBeLessThanOrEqual(5);
      await expect(page.getByText("Sandbox fares: simulated, not for sale.")).toBeVisible();
      await page.getByRole("button", { name: "Continue to hotels" }).click();

      await onStep(page, "hotel");
      await page.getByText("Sandbox stays: these hotels do not exist").waitFor();
      const stay = await page
        .getByRole("radio", { checked: true })
        .locator("xpath=..")
        .locator("css=.name")
        .innerText();
      await page.getByRole("button", { name: "Continue to checkout" }).click();

      await onStep(page, "booking");
      await expect(page.getByText(stay)).toBeVisible();
      await page.getByRole("button", { name: /^Create an account and hold \$/ }).click();

      await page.waitForURL("**/signup**");
      const email = await signUp(page, "visitor");
      await onStep(page, "booking");
      await expect(page.getByText(stay)).toBeVisible();
      // The hold that was asked for before signing up is made. Its end names a day where midnight lies between.
      const held = /is held for you until (\d+ \w+, )?\d\d:\d\d in .+: 1[0-9] minutes left/;
      await expect(page.getByText(held)).toBeVisible();
      await expect(page.getByRole("button", { name: /^Pay \$/ })).toHaveCount(1);
      await goToPayment(page);

      await expect(page.getByText(/sandbox/i).first()).toBeVisible();
      await page.getByRole("button", { name: "Pay" }).click();
      await page.waitForURL("**/confirmation**");
      await expect(page.getByText("Trip booked successfully!")).toBeVisible();
      await expect(page.getByRole("heading", { name: "What's Next?" })).toBeVisible();

      await expect.poll(async () => (await outbox(email)).length).toBe(1);
      const [mail] = await outbox(email);
      expect(mail?.attachments.map((file) => file.filename)).toEqual([`${LISBON_TITLE}_Confirmation.pdf`]);

      await page.getByRole("link", { name: "View Full Itinerary" }).click();
      await page.waitForURL(/\/trips\/[^/]+$/);
      await expect(page.getByText("Trip Booked Successfully!")).toBeVisible();
      await expect(page.getByText(dayTitle(LISBON.leave))).toBeVisible();
      const pdf = await page.request.get(`/api/v1/trips/${page.url().split("/").at(-1)}/pdf`);
      expect(pdf.headers()["content-type"]).toBe("application/pdf");
      expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    });
  });
}

test("a visitor who closes the browser finds the draft again", async ({ page, context, browser, origin }) => {
  await planToCheckout(page);
  const state = await context.storageState();
  const later = await browser.newContext({ storageState: state, baseURL: origin });
  const again = await later.newPage();
  await again.goto("/planner");
  await expect(again).toHaveURL(/\/planner\/booking$/);
  await later.close();
});

test("the planner refuses steps out of order, says why, and keeps the query of the base", async ({ page }) => {
  await page.goto("/planner/booking");
  await expect(page).toHaveURL(/\/planner\/start$/);
  await expect(page.getByText("Tell us where and when first.")).toBeVisible();
  await page.goto("/planner?city=Kyoto");
  await expect(page).toHaveURL(/\/planner\/start\?city=Kyoto$/);
  await expect(page.getByLabel("Destination")).toHaveValue("Kyoto");
  for (const [path, step] of [
    ["/flights", "flight"],
    ["/hotels", "hotel"],
    ["/checkout", "booking"],
    ["/planner-old/hotel", "hotel"],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([303, `/planner/${step}`]);
  }
});
