import { expectAccessible } from "./accessible";
import { expect, signInAs, test } from "./test";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a sight that has changed is reported, and the desk keeps what became of it", async ({ page }) => {
      const words = `Shut since May, ${Math.random().toString(36).slice(2, 8)}`;
      await page.goto("/destination/kyoto");
      await page.getByRole("link", { name: "Something wrong here? Fushimi Inari" }).first().click();
      await page.getByRole("button", { name: "Send report" }).click();
      await expect(page.getByText("Please choose what is wrong").first()).toBeVisible();
      await page.getByLabel("It has closed for good").check();
      await page.getByLabel("What should we know?").fill(words);
      await page.getByRole("button", { name: "Send report" }).click();
      await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
      await signInAs(page, "admin", "/admin/reports");
      await page
        .getByRole("link", { name: /Fushimi Inari/ })
        .last()
        .click();
      await expect(page.getByText(words)).toBeVisible();
      await page.getByLabel("Status").selectOption("declined");
      await page.getByLabel("What was changed").fill("Open as ever.");
      await page.getByRole("button", { name: "Save decision" }).click();
      await expect(page.getByText("The decision is saved.")).toBeVisible();
    });
  });
}

test("the pages of reports and payments have no accessibility violation", async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of ["/report?place=fushimi-inari", "/report?place=fushimi-inari&sent=1"]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await signInAs(page, "admin", "/admin");
  for (const path of ["/admin/reports?status=all", "/admin/bookings", "/admin/bookings?status=paid"]) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
});
