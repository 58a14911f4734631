import { daysAhead, expect, fillStart, LISBON, onStep, test } from "./test";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("a stay longer than what there is to see becomes shorter with one button, without scripts", async ({ page }) => {
  await page.goto("/planner/start?new=1");
  await fillStart(page, { ...LISBON, destination: "Uyuni", leave: daysAhead(150), back: daysAhead(164) });
  await onStep(page, "flight");
  const note = page.getByRole("region", { name: "Length of your stay" });
  await expect(note).toContainText("enough for Uyuni");
  await expect(note.getByRole("link", { name: "San Pedro de Atacama" })).toHaveAttribute(
    "href",
    "/destination/atacama",
  );
  await note.getByRole("button", { name: /^Stay \d+ nights/ }).click();
  await expect(page.getByText(/^Your trip is now /)).toBeVisible();
  await expect(note).toHaveCount(0);
});
