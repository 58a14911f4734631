import type { Page } from "@playwright/test";
import { daysAhead, expect, signInAs, signUp, test } from "./test";

/** Fills in the form and asks for three places. */
async function ask(page: Page, ahead: number, from = "London"): Promise<void> {
  await page.goto("/surprise");
  await page.getByLabel("Leave on").fill(daysAhead(ahead));
  await page.getByLabel("Come back on").fill(daysAhead(ahead + 4));
  await page.getByLabel("Departure city or airport").fill(from);
  await page.getByRole("radio", { name: /^Stretch/ }).check();
  await page.getByRole("button", { name: "Surprise Me" }).click();
}

const cities = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a surprise, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("is three places, three others, and a planned trip (CHECKLIST SURP-04, SURP-15, SURP-20 to SURP-22)", async ({
      page,
    }) => {
      test.slow();
      await signInAs(page, "premium", "/surprise");
      await ask(page, javaScriptEnabled ? 150 : 160);
      await page.waitForURL("**/surprise/select?run_id=*");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three places for you");
      const first = await cities(page);
      expect(new Set(first).size).toBe(3);
      await expect(page.getByText(/^\d+% match$/)).toHaveCount(3);
      await expect(page.getByText(/for two, flights and stay/)).toHaveCount(3);

      await page.getByRole("button", { name: "Show me different options" }).click();
      await expect(page.getByText("Here are some fresh destinations for you!")).toBeVisible();
      await expect(page.getByText("Drawn again once.")).toBeVisible();
      const second = await cities(page);
      expect(second.filter((city) => first.includes(city))).toEqual([]);

      // Planning days takes its time on a busy machine.
      await page.getByRole("button", { name: `Choose ${second[1]}` }).click({ noWaitAfter: true, timeout: 60_000 });
      await page.waitForURL("**/itinerary/view?**", { timeout: 60_000 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Surprise: ${second[1]}`);
      await expect(page.getByText(/^Flights and stay: \$[\d,.]+ in all$/)).toBeVisible();
      await page.getByRole("link", { name: "See the whole trip" }).click();
      await page.waitForURL("**/trips/*");
      await page.goto("/profile");
      const before = page.getByRole("region", { name: "My surprises" });
      // The newest stands first; the same account may have chosen the same city in another journey.
      const newest = before.getByRole("listitem").first();
      await expect(newest.getByText(`You chose ${second[1]}`)).toBeVisible();
      await newest.getByRole("link", { name: second.join(", "), exact: true }).click();
      await expect(page.getByRole("button", { name: `Open the trip to ${second[1]}` })).toBeVisible();
    });

    test("asks for a plan where there is none, and goes on by itself once it is paid (CHECKLIST SURP-05, SURP-06, PAY-13)", async ({
      page,
    }) => {
      await signInAs(page, "fresh", "/surprise");
      await ask(page, javaScriptEnabled ? 120 : 125);
      const paywall = page.getByRole("dialog", { name: "Be surprised" });
      await expect(paywall).toBeVisible();
      // With a script the form behind it takes no focus, and Escape closes it.
      if (javaScriptEnabled) await expect(paywall.getByRole("link", { name: "Close" })).toBeFocused();
      if (javaScriptEnabled) await page.keyboard.press("Escape");
      else await paywall.getByRole("link", { name: "Close" }).click();
      await expect(page.getByLabel("Departure city or airport")).toHaveValue("London");
      await expect(paywall).toHaveCount(0);
      if (javaScriptEnabled) return;
      await page.getByRole("button", { name: "Surprise Me" }).click();
      await paywall.getByRole("button", { name: "Buy a trip pass" }).click();
      await page.waitForURL("**/sandbox/pay/**");
      await page.getByRole("button", { name: /^Pay/ }).click();
      await page.waitForURL("**/surprise/select?run_id=*");
      expect(new Set(await cities(page)).size).toBe(3);
    });

    test("asks for the quiz first, and its end leads back (CHECKLIST SURP-08)", async ({ page }) => {
      await page.goto("/surprise");
      await page.waitForURL("**/signin?redirect=%2Fsurprise");
      await page.goto("/signup?redirect=%2Fsurprise");
      await signUp(page, "curious");
      await page.waitForURL(/\/(surprise|welcome|start)/);
      await ask(page, 140);
      await page.waitForURL("**/quiz");
      await expect(page.getByText(/Take the quiz first/)).toBeVisible();
    });
  });
}

test("says what is wrong beside the field and keeps the rest", async ({ page }) => {
  await signInAs(page, "premium", "/surprise");
  await page.getByLabel("Leave on").fill(daysAhead(40));
  await page.getByLabel("Come back on").fill(daysAhead(70));
  await page.getByLabel("Departure city or airport").fill("Nowhere at all");
  await page.getByRole("button", { name: "Surprise Me" }).click();
  await expect(page.getByText("A surprise can last up to 14 nights").first()).toBeVisible();
  await expect(page.getByLabel("Departure city or airport")).toHaveValue("Nowhere at all");
});

test("stays as it is after too many tries (CHECKLIST SURP-07)", async ({ page, context }) => {
  await signInAs(page, "premium", "/surprise");
  await context.setExtraHTTPHeaders({ "x-voyance-fault": "surprise=status:429" });
  await page.getByLabel("Departure city or airport").fill("Oslo");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Surprise Me" }).click();
  expect((await answer).status()).toBe(429);
  await expect(page.getByLabel("Departure city or airport")).toHaveValue("Oslo");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("keeps its three places when a button fails (CHECKLIST SURP-24)", async ({ page, context }) => {
  await signInAs(page, "premium", "/surprise");
  await ask(page, 130);
  await page.waitForURL("**/surprise/select?run_id=*");
  const before = await cities(page);
  await context.setExtraHTTPHeaders({ "x-voyance-fault": "surprise=status:429" });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  const shown = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name: "Show me different options" }).click();
  expect((await answer).status()).toBe(429);
  await shown;
  expect(await cities(page)).toEqual(before);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
