import { daysAhead, expect, signInAs, test } from "./test";

test("the plan that a surprise asks for is a dialog that keeps the focus and closes on Escape (CHECKLIST SURP-05)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "fresh", "/surprise");
  await page.getByLabel("Leave on").fill(daysAhead(120));
  await page.getByLabel("Return", { exact: true }).fill(daysAhead(124));
  await page.getByLabel("Departure city or airport").fill("London");
  await page.getByRole("radio", { name: /^Stretch/ }).check();
  await page.getByRole("button", { name: "Surprise Me" }).click();
  const paywall = page.getByRole("dialog", { name: "Be surprised" });
  await expect(paywall).toBeVisible();
  // With a script the form behind it takes no focus, and Escape closes it.
  await expect(paywall.getByRole("link", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Departure city or airport")).toHaveValue("London");
  await expect(paywall).toHaveCount(0);
});
