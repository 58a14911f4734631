import type { Locator } from "@playwright/test";
import { LISBON, LISBON_TITLE, dayTitle, expect, onStep, test } from "./test";

/** From the first page to a paid trip on a phone; each press and each field that is filled is a tap. */
const MOST_TAPS = 26;

test.describe("a first-time visitor on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("plans Lisbon for two, signs up in the middle, pays and has a day plan, with few taps and no page twice", async ({
    page,
    outbox,
  }) => {
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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Journey, Beautifully Reimagined");
    await press(page.getByRole("link", { name: "Plan a trip without an account" }));
    await page.waitForURL("**/planner/start");
    await type("Destination", LISBON.destination);
    await type("Departure city or airport", LISBON.from);
    await type("Leave on", LISBON.leave);
    await type("Return", LISBON.back);
    await type("Adults", LISBON.adults);
    await type("Budget per traveller", LISBON.budget);
    await press(page.getByRole("button", { name: "Find flights" }));

    await onStep(page, "flight");
    await page.getByRole("radio").first().waitFor();
    expect(await page.getByRole("radio").count()).toBeGreaterThanOrEqual(3);
    expect(await page.getByRole("radio").count()).toBeLessThanOrEqual(5);
    await expect(page.getByText("Sandbox fares: simulated, not for sale.")).toBeVisible();
    await press(page.getByRole("button", { name: "Continue to hotels" }));

    await onStep(page, "hotel");
    await page.getByText("Sandbox stays: these hotels do not exist").waitFor();
    const stay = await page.getByRole("radio", { checked: true }).locator("xpath=..").locator("css=.name").innerText();
    await press(page.getByRole("button", { name: "Continue to checkout" }));

    await onStep(page, "booking");
    await expect(page.getByText(stay)).toBeVisible();
    await press(page.getByRole("button", { name: /^Create an account and hold \$/ }));

    await page.waitForURL("**/signup**");
    const email = `visitor-${Math.random().toString(36).slice(2, 10)}@example.com`;
    await type("First name", "Ann");
    await type("Last name", "Lee");
    await type("Email", email);
    await type("Password", "Harbour-light-7");
    await type("Confirm password", "Harbour-light-7");
    await press(page.getByLabel(/at least 18/));
    await press(page.getByRole("button", { name: "Sign up" }));

    await onStep(page, "booking");
    await expect(page.getByText(stay)).toBeVisible();
    // The hold that was asked for before signing up is made. Its end names a day where midnight lies between.
    const held = /^Held for 1[0-9] more minutes, until (\d+ \w+, )?\d\d:\d\d in /;
    await expect(page.getByText(held)).toBeVisible();
    const pay = page.getByRole("button", { name: /^Pay \$/ });
    await expect(pay).toHaveCount(1);
    // The amount shown here is the amount charged there.
    const total = /\$[\d,.]+/.exec(await pay.innerText())![0];
    await press(pay);

    await page.waitForURL("**/sandbox/pay/**");
    await expect(page.getByText(total).first()).toBeVisible();
    await expect(page.getByText(/sandbox/i).first()).toBeVisible();
    await press(page.getByRole("button", { name: "Pay", exact: true }));
    await page.waitForURL("**/confirmation**");
    await expect(page.getByText("Trip booked successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "What's Next?" })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    // The checkout is shown before and after the account is made, with different content each time; no other page
    // comes twice.
    const pages = visited.filter((path) => path !== "/planner/booking");
    expect(new Set(pages).size).toBe(pages.length);

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
