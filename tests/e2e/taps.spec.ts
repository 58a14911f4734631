import type { Locator } from "@playwright/test";
import { LISBON, expect, fillStart, goToPayment, onStep, signUp, test } from "./test";

/** From the first page to a paid trip on a phone; each press and each field that is filled is a tap. */
const MOST_TAPS = 26;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`taps to a paid trip, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("are few, and no page comes twice", async ({ page }) => {
      let taps = 0;
      const visited: string[] = [];
      page.on("framenavigated", (frame) => {
        if (frame !== page.mainFrame()) return;
        const { pathname } = new URL(frame.url());
        if (visited.at(-1) !== pathname) visited.push(pathname);
      });
      const press = async (target: Locator): Promise<void> => {
        taps += 1;
        await target.click();
      };
      const type = async (label: string, text: string): Promise<void> => {
        taps += 1;
        await page.getByLabel(label, { exact: true }).fill(text);
      };

      await page.goto("/");
      await press(page.getByRole("link", { name: "Plan a trip without an account" }));
      await page.waitForURL("**/planner/start");
      await type("Destination", LISBON.destination);
      await type("Departure city or airport", LISBON.from);
      await type("Leave on", LISBON.leave);
      await type("Come back on", LISBON.back);
      await type("Budget per traveller", LISBON.budget);
      await press(page.getByRole("button", { name: "Find flights" }));
      await onStep(page, "flight");
      await press(page.getByRole("button", { name: "Continue to hotels" }));
      await onStep(page, "hotel");
      await press(page.getByRole("button", { name: "Continue to checkout" }));
      await onStep(page, "booking");
      await press(page.getByRole("button", { name: /^Create an account and hold \$/ }));
      await page.waitForURL("**/signup**");
      await type("First name", "Ann");
      await type("Last name", "Lee");
      await type("Email", `taps-${Math.random().toString(36).slice(2, 10)}@example.com`);
      await type("Password", "Harbour-light-7");
      await type("Confirm password", "Harbour-light-7");
      await press(page.getByLabel(/at least 18/));
      await press(page.getByRole("button", { name: "Sign up" }));
      await onStep(page, "booking");
      const pay = page.getByRole("button", { name: /^Pay \$/ });
      // The amount shown here is the amount charged there.
      const total = /\$[\d,.]+/.exec(await pay.innerText())![0];
      await press(pay);
      await page.waitForURL("**/sandbox/pay/**");
      await expect(page.getByText(total).first()).toBeVisible();
      await press(page.getByRole("button", { name: "Pay", exact: true }));
      await page.waitForURL("**/confirmation**");
      await expect(page.getByText("Trip booked successfully!")).toBeVisible();

      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
      // The checkout is shown before and after the account is made, with different content each time; no other page
      // comes twice.
      const pages = visited.filter((path) => path !== "/planner/booking");
      expect(new Set(pages).size).toBe(pages.length);
    });
  });
}

test("Pay pressed three times on a stalled line, without scripts, pays once", async ({ browser, origin, outbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto("/signup?redirect=%2Fplanner%2Fstart%3Fnew%3D1");
  const email = await signUp(page, "thrice");
  await page.waitForURL("**/planner/start**");
  await fillStart(page, LISBON);
  await onStep(page, "flight");
  await page.getByRole("button", { name: "Continue to hotels" }).click();
  await onStep(page, "hotel");
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await onStep(page, "booking");
  await goToPayment(page);
  const address = page.url();
  // Three presses whose answers are not waited for: each sends the form of the page anew.
  const send = () =>
    context.request.post(address, { form: { intent: "pay" }, headers: { Origin: origin }, maxRedirects: 0 });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  await page.goto(answers[0]!.headers().location!);
  await expect(page.getByText(/is booked and paid/)).toBeVisible();
  await page.goto("/billing");
  await expect(page.getByRole("link", { name: /^Receipt/ })).toHaveCount(1);
  // Its days are planned and printed first, which takes a busy machine a while.
  await expect.poll(async () => (await outbox(email)).length, { timeout: 60_000 }).toBe(1);
  const receipt = await context.request.get((await page.getByRole("link", { name: /^Receipt/ }).getAttribute("href"))!);
  expect(receipt.headers()["content-type"]).toBe("application/pdf");
  await context.close();
});
