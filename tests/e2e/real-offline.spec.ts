import { NO_LINE, keptOn, workerReady } from "./on-device";
import { expect, onStep, planToCheckout, signInAs, test } from "./test";

/** The sandbox as it sells with real inventory: orders are made after the payment, apart from it. */
test.use({ serverEnv: { SANDBOX_ORDERS: "apart" }, serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

test("an airline's reference is on the device of a traveller who has read the trip once", async ({
  page,
  context,
  complaints,
}) => {
  await signInAs(page, "premium");
  await planToCheckout(page);
  await page.getByRole("link", { name: "Add travellers' details" }).click();
  for (const [group, given, born] of [
    ["Adult 1", "Ann", "1990-05-20"],
    ["Adult 2", "Bo", "1988-01-02"],
  ] as const) {
    const fields = page.getByRole("group", { name: group, exact: true });
    await fields.getByLabel("First and middle names").fill(given);
    await fields.getByLabel("Family name").fill("Lee");
    await fields.getByLabel("Date of birth").fill(born);
    await fields.getByLabel("Title").selectOption({ label: "Ms" });
    await fields.getByLabel("Gender").selectOption({ label: "Female" });
    await fields.getByLabel("Passport number").fill("X1234567");
    await fields.getByLabel("Issued by").selectOption("GB");
    await fields.getByLabel("Passport expires on").fill("2040-01-01");
  }
  await page.getByLabel("Mobile number").fill("+44 7700 900123");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await onStep(page, "booking");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL("**/sandbox/pay/**");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL("**/confirmation**");
  const line = /Airline reference \w+, tickets? /;
  await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();

  const trip = `/trips/${/\/trips\/([^/]+)\//.exec(page.url())![1]!}`;
  await page.goto(trip);
  await workerReady(page);
  const said = await page.getByRole("listitem").filter({ hasText: line }).innerText();
  await expect.poll(async () => (await keptOn(page)).some((one) => one.endsWith(` ${trip}`))).toBe(true);
  await context.setOffline(true);
  await page.goto(trip);
  await expect(page.getByText(new RegExp(`^${NO_LINE}\\. This page is as it was`))).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: line })).toHaveText(said);
  // The browser's reports about requests without a connection are expected here.
  complaints.length = 0;
});
