import { expectAccessible } from "./accessible";
import { expect, signInAs, test } from "./test";

test("a refused expense can be used by everyone, and a trip prints on a page a day and one more, without what is pressed", async ({
  page,
}) => {
  await signInAs(page, "premium");
  const trip = page.getByRole("main").getByRole("link", { name: /Tokyo in spring/ });
  const address = await trip.first().getAttribute("href");
  await page.goto(`/trips/${address!.split("/").at(-1)!}/money`);
  await page.getByLabel("Amount").fill("a lot");
  await page.getByLabel("What was it for?").fill("Ramen");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Enter an amount such as 12.50");
  await expectAccessible(page, "a refused expense");

  await page.goto("/trip/dashboard");
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
