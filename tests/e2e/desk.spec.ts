import { daysAhead, expect, signInAs, test } from "./test";

// What happens without scripts is a walk (tests/walks/desk.test.ts).
test("with scripts, a message and a report come to the desk and are answered there", async ({ page, outbox }) => {
  const mark = Math.random().toString(36).slice(2, 10);
  const email = `desk-${mark}@example.com`;
  await page.goto("/contact");
  await page.getByLabel("Name").fill(`Ann of ${email}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("Where is my trip?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();

  await page.goto("/destination/kyoto");
  const reports = page.getByRole("group").filter({ hasText: "Report a mistake" });
  await reports.getByText("Report a mistake").click();
  await reports.getByRole("link", { name: /^Fushimi Inari/ }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please choose what is wrong").first()).toBeVisible();
  await page.getByLabel("It has closed for good").check();
  await page.getByLabel("What should we know?").fill(`Shut since May, ${mark}`);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

  await signInAs(page, "admin", "/admin");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Messages" }).click();
  await page.getByRole("link", { name: `Ann of ${email}` }).click();
  await expect(page.getByText("In time")).toBeVisible();
  await page.getByLabel("Answer by email").fill("It is on your dashboard.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Your answer is on its way.")).toBeVisible();
  await expect
    .poll(async () => (await outbox(email)).map(({ subject }) => subject))
    .toContain("Re: your message to Voyance");
  await page.getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByText("message answered").first()).toBeVisible();

  await page.goto("/admin/reports");
  await page
    .getByRole("link", { name: /Fushimi Inari/ })
    .last()
    .click();
  await expect(page.getByText(`Shut since May, ${mark}`)).toBeVisible();
  await page.getByLabel("Status").selectOption("declined");
  await page.getByLabel("What was changed").fill("Open as ever.");
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page.getByText("The decision is saved.")).toBeVisible();
});

test("with scripts, a guide is looked at before it is kept, scheduled, taken back and deleted", async ({ page }) => {
  const title = `Rail ${Math.random().toString(36).slice(2, 8)}`;
  await signInAs(page, "admin", "/admin");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Guides" }).click();
  await page.getByRole("link", { name: "Write a new one" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Body").fill("<h2>Book early</h2><p>Seats go fast.<script>steal()</script></p>");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Book early" })).toBeVisible();
  await expect(preview.getByText("Left out, because a guide can't contain it: script.")).toBeVisible();
  expect(await preview.innerHTML()).not.toContain("steal");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Please say in a sentence or two").first()).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Body")).toHaveValue(/steal\(\)/);
  await page.getByLabel("Excerpt").fill("Trains, and how to book them.");
  await page.getByLabel("Related places").fill("Lisbon");
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("The guide is saved.")).toBeVisible();

  await page.getByLabel("Day").fill(daysAhead(9));
  // A message above goes about now, and the button moves up.
  await page.getByRole("button", { name: "Schedule" }).press("Enter");
  await expect(page.getByText("Please choose the hour, such as 09:00").first()).toBeVisible();
  await page.getByLabel("Time in UTC").fill("09:30");
  await page.getByRole("button", { name: "Schedule" }).press("Enter");
  await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
  await expect(page.getByText(", 09:30 UTC")).toBeVisible();

  await page.getByRole("button", { name: "Take back to draft" }).click();
  await expect(page.getByText("It is a draft again.")).toBeVisible();
  await page.getByLabel("Delete this draft for good").check();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("It's deleted.")).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
});
