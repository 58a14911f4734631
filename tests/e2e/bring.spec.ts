import { LISBON, expect, fillStart, onStep, test } from "./test";

const day = (date: string): string => date.replaceAll("-", "");

/** The calendar file that a program makes of the mails of an airline and a hotel. */
const CALENDAR = [
  "BEGIN:VCALENDAR",
  ...["BEGIN:VEVENT", "SUMMARY:TP1351 LHR-LIS", `DTSTART;TZID=Europe/London:${day(LISBON.leave)}T080000`],
  ...[`DTEND;TZID=Europe/Lisbon:${day(LISBON.leave)}T104500`, "END:VEVENT"],
  ...["BEGIN:VEVENT", "SUMMARY:Stay at Casa da Ana", `DTSTART;VALUE=DATE:${day(LISBON.leave)}`],
  ...[`DTEND;VALUE=DATE:${day(LISBON.back)}`, "END:VEVENT", "END:VCALENDAR"],
].join("\r\n");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a traveller brings a booking as a file, looks it over and keeps it", async ({ page }) => {
      await page.goto("/planner/start?new=1");
      await fillStart(page, LISBON);
      await onStep(page, "flight");
      await page.getByRole("link", { name: "I've already booked my flights" }).click();
      await page.getByText("Upload your booking instead of typing").click();
      const file = page.getByLabel("Your booking file");
      const bring = (text: string) =>
        file.setInputFiles({ name: "trip.ics", mimeType: "text/calendar", buffer: Buffer.from(text) });
      await bring("Hello");
      await page.getByRole("button", { name: "Read the file" }).click();
      await expect(page.locator("#bookingFile-error")).toContainText("We can't read this kind of file.");
      await bring(CALENDAR);
      await page.getByRole("button", { name: "Read the file" }).click();

      await expect(page.getByRole("heading", { name: "Is this right?" })).toBeVisible();
      const out = page.getByRole("group", { name: "Flight out" });
      await expect(out.getByLabel("Lands at").first()).toHaveValue("10:45");
      await expect(page.getByLabel("Name of the place").first()).toHaveValue("Casa da Ana");
      await page.getByRole("button", { name: "Save this to my trip" }).click();
      // Nothing is bought here, so the days come next, and they need an account.
      await page.waitForURL("**/signup**");
    });
  });
}
