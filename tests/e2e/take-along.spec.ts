import { expectAccessible } from "./accessible";
import { expect, signInAs, test } from "./test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`what travels along ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("files, a private calendar address and what is packed", async ({ page, request }) => {
      await signInAs(page, "premium");
      const trip = await page
        .getByRole("main")
        .getByRole("link", { name: /Tokyo in spring/ })
        .first()
        .getAttribute("href");
      const id = trip!.split("/").at(-1)!;
      await page.goto(`/trips/${id}/take-along`);
      for (const [name, start] of [
        ["Save the calendar file", "BEGIN:VCALENDAR"],
        ["Save all places", "<?xml"],
      ] as const) {
        const href = await page.getByRole("link", { name }).getAttribute("href");
        const file = await page.request.get(href!);
        expect(file.status(), name).toBe(200);
        expect((await file.text()).startsWith(start), name).toBe(true);
      }

      await page.getByRole("button", { name: /Make an address|Make a new address/ }).click();
      const address = await page
        .getByRole("link", { name: /\/calendar\/[\w-]{43}\.ics$/ })
        .first()
        .getAttribute("href");
      expect((await request.get(address!)).status()).toBe(200);
      await page.getByRole("button", { name: "Turn the address off" }).click();
      await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
      expect((await request.get(address!)).status()).toBe(404);

      const passport = page.getByRole("checkbox", { name: /^Passport/ });
      const isPacked = await passport.isChecked();
      await passport.setChecked(!isPacked);
      await page.getByRole("button", { name: "Save your ticks" }).click();
      await expect(page.getByText("Saved.")).toBeVisible();
      await expect(passport).toBeChecked({ checked: !isPacked });
    });

    test("the confirmation of a booking is mailed once more, and the trip's card has its document", async ({
      page,
    }) => {
      await signInAs(page, "premium");
      const main = page.getByRole("main");
      const pdf = main.getByRole("link", { name: "Save as PDF", description: "Seven days in Kyoto" });
      const file = await page.request.get((await pdf.getAttribute("href"))!);
      expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      const trip = await main
        .getByRole("link", { name: /Seven days in Kyoto/ })
        .first()
        .getAttribute("href");
      await page.goto(`/trips/${trip!.split("/").at(-1)!}/take-along`);
      await page.getByRole("button", { name: "Email it to me" }).click();
      await expect(page.getByText("Your confirmation to premium@voyance.test is ready again.")).toBeVisible();
      await expect(page).toHaveURL(/\/take-along#files$/);
    });

    test("an amount in words is told beside the field, and nothing typed is lost", async ({ page }) => {
      await signInAs(page, "premium");
      const trip = await page
        .getByRole("main")
        .getByRole("link", { name: /Tokyo in spring/ })
        .first()
        .getAttribute("href");
      await page.goto(`/trips/${trip!.split("/").at(-1)!}/money`);
      await page.getByLabel("What was it for?").fill("Ramen");
      await page.getByLabel("Amount").fill("a lot");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByRole("alert")).toContainText("Enter an amount such as 12.50");
      await expect(page.getByLabel("What was it for?")).toHaveValue("Ramen");
      await expect(page.getByLabel("Amount")).toHaveValue("a lot");
      if (javaScriptEnabled) await expectAccessible(page, "a refused expense");
      await page.getByLabel("Amount").fill("2,400");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByText("Ramen is added.")).toBeVisible();
      await page
        .getByRole("button", { name: /Remove.*Ramen/ })
        .first()
        .click();
      await expect(page.getByText("The expense has been removed.")).toBeVisible();
    });
  });
}

test("a trip prints on a page a day and one more, without what is pressed", async ({ page }) => {
  await signInAs(page, "premium");
  await page.getByRole("main").getByRole("link", { name: "Seven days in Kyoto" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Seven days in Kyoto" })).toBeVisible();
  const days = await page.locator("details.day").count();
  expect(days).toBeGreaterThan(5);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page[^s]/g)!.length;
  expect(pages).toBeLessThanOrEqual(days + 1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Modify Trip" })).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  // A day that is folded on the screen is open on paper.
  await expect(page.locator("#day-3 ol.timeline")).toBeVisible();
});
