import { MONTHS } from "#app/shared/months";
import { expectAccessible } from "./accessible";
import { LISBON, daysAhead, expect, fillStart, onStep, test } from "./test";

/** "2027-04-14" reads "April 2027". */
const monthOf = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const day = (date: string): string => date.replaceAll("-", "");

/** The calendar file that a program makes of the mails of an airline and a hotel. */
const CALENDAR = [
  "BEGIN:VCALENDAR",
  ...["BEGIN:VEVENT", "SUMMARY:TP1351 LHR-LIS", `DTSTART;TZID=Europe/London:${day(LISBON.leave)}T080000`],
  ...[`DTEND;TZID=Europe/Lisbon:${day(LISBON.leave)}T104500`, "END:VEVENT"],
  ...["BEGIN:VEVENT", "SUMMARY:Stay at Casa da Ana", `DTSTART;VALUE=DATE:${day(LISBON.leave)}`],
  ...[`DTEND;VALUE=DATE:${day(LISBON.back)}`, "END:VEVENT", "END:VCALENDAR"],
].join("\r\n");

test("the first step shows the place that is named, counts people by buttons, and takes back what is mended", async ({
  page,
  complaints,
}) => {
  await page.goto("/planner/start");
  const idea = page.getByRole("complementary", { name: "An idea" });
  await page.getByLabel("Departure city or airport").fill("London");
  await idea.getByRole("link", { name: /^Plan / }).click();
  await expect(idea).toBeHidden();
  await expect(page.getByLabel("Destination")).not.toHaveValue("");
  await expect(page.getByLabel("Departure city or airport")).toHaveValue("London");
  await page.getByLabel("Destination").fill("kyoto");
  const aside = page.getByRole("complementary", { name: "Kyoto, Japan" });
  await expect(aside.getByText("London")).toBeVisible();
  await page.getByLabel("Leave on").fill(daysAhead(60));
  await expect(page.getByText(/^Kyoto in \w+: about -?\d+ °C by day/)).toBeVisible();

  await page.getByRole("button", { name: "One more adult" }).click();
  await page.getByRole("button", { name: "One more child" }).click();
  await page.getByRole("button", { name: "One fewer child" }).click();
  await page.getByRole("button", { name: "One fewer child" }).click();
  await expect(page.getByLabel("Adults")).toHaveValue("2");
  await expect(page.getByLabel("Children")).toHaveValue("0");

  await page.getByLabel("Budget per traveller").fill("2000");
  await page.getByLabel("Return", { exact: true }).fill(daysAhead(50));
  await page.getByRole("button", { name: "Find flights" }).click();
  const back = page.getByLabel("Return", { exact: true });
  await expect(back).toHaveAttribute("aria-invalid", "true");
  const said = page.locator("#endDate-error");
  await expect(said).toBeVisible();
  await back.fill(daysAhead(66));
  await back.blur();
  await expect(said).toBeHidden();
  await expect(back).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByLabel("Adults")).toHaveValue("2");

  // The connection may be lost: the form keeps its content.
  await page.route("**/planner/place**", (route) => route.abort());
  await page.getByLabel("Leave on").fill(daysAhead(61));
  await expect.poll(() => complaints).toContainEqual(expect.stringMatching(/ERR_FAILED/));
  await expect(aside).toBeVisible();
  await page.unroute("**/planner/place**");
  complaints.splice(0);

  await page.getByLabel("Destination").fill("Atlantis");
  await expect(aside).toBeHidden();
});

test("a name that is begun suggests places with their posters, by keys and by a press", async ({ page }) => {
  await page.goto("/planner/start?new=1");
  const field = page.getByLabel("Destination");
  const list = page.getByRole("listbox", { name: "Places" });
  await field.pressSequentially("lis");
  await expect(list.getByRole("option", { name: "Lisbon Portugal" }).getByRole("presentation")).toBeVisible();
  await expectAccessible(page, "the suggested places");
  await field.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(1);
  await field.press("Escape");
  await expect(list).toBeHidden();
  await field.fill("japan");
  await list.getByRole("option", { name: /^Kyoto/ }).click();
  await expect(field).toHaveValue("Kyoto");
  await expect(field).toBeFocused();
  await expect(list).toBeHidden();
  await field.fill("lisb");
  await expect(list).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveValue("Lisbon");
  await expect(page).toHaveURL(/planner\/start/);
});

test("both days are chosen on one calendar, by keyboard, with the weather of the month", async ({ page }) => {
  const [leave, back] = [daysAhead(70), daysAhead(75)];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/planner/start?destination=kyoto");
  const open = page.getByRole("button", { name: "Choose on a calendar" });
  await open.press("Enter");
  const calendar = page.getByRole("group", { name: "Calendar" });
  await expect(calendar.getByText("Choose the day you leave.")).toBeVisible();
  await page.getByLabel("Leave on").fill(leave);
  await expect(calendar.getByText(/Now choose the day you come back/)).toBeVisible();
  await calendar.getByRole("button", { name: monthOf(leave), exact: true }).click();
  await expect(calendar.getByText(/^Usually about -?\d+ °C by day/)).toBeVisible();
  // Arrows lead from the first of the month, over its end too.
  await calendar
    .getByRole("grid")
    .getByRole("button", { name: /^\w+ 1 / })
    .focus();
  const days = Number(leave.slice(8)) - 1 + 5;
  for (let day = 0; day < days; day++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Return", { exact: true })).toHaveValue(back);
  await expect(page.getByLabel("Leave on")).toHaveValue(leave);
  await expect(calendar.getByText(/, 5 nights\.$/)).toBeVisible();
  await expectAccessible(page, "the calendar");
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(open).toBeFocused();
});

test("the calendar says how dear each day is, in figures too, and without fares is as it was", async ({ page }) => {
  const leave = daysAhead(70);
  await page.goto("/planner/start?destination=kyoto&departureCity=London");
  await page.getByRole("button", { name: "Choose on a calendar" }).click();
  const calendar = page.getByRole("group", { name: "Calendar" });
  await calendar.getByRole("button", { name: monthOf(leave), exact: true }).click();
  await expect(
    calendar.getByText(/^Usual return fare for one adult from London, for 7 nights: from \$\d/),
  ).toBeVisible();
  const days = calendar.getByRole("grid").getByRole("button", { name: /, about \$\d/ });
  await expect(days.first()).toBeVisible();
  await expectAccessible(page, "the calendar with fares");
  await days.nth(3).click();
  await expect(calendar.getByText(/from London, leaving on /)).toBeVisible();
  await days.last().click();
  await expect(calendar.getByText(/nights?, usually about \$[\d,]+ each to fly\.$/)).toBeVisible();

  // A source of flights that has no usual fares.
  await page.route("**/planner/fares**", (route) => route.fulfill({ json: null }));
  await page.reload();
  await page.getByRole("button", { name: "Choose on a calendar" }).click();
  await calendar.getByRole("button", { name: monthOf(leave), exact: true }).click();
  await calendar
    .getByRole("grid")
    .getByRole("button", { name: /^\w+ 28 \w+ \d{4}$/ })
    .click();
  await expect(calendar.getByText(/Now choose the day you come back/)).toBeVisible();
  await expect(calendar.getByText(/Usual return fare/)).toBeHidden();
});

test("a traveller brings a booking as a file, looks it over and keeps it", async ({ page }) => {
  await page.goto("/planner/start?new=1");
  await fillStart(page, LISBON);
  await onStep(page, "flight");
  await page.getByRole("link", { name: "I've already booked, or I'm not flying" }).click();
  await page.getByText("Upload or paste your booking instead of typing").click();
  const file = page.getByLabel("Your booking file");
  const bring = (text: string) =>
    file.setInputFiles({ name: "trip.ics", mimeType: "text/calendar", buffer: Buffer.from(text) });
  await bring("Hello");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.locator("#bookingFile-error")).toContainText(
    "This file has no flight, ticket or stay in it that we can read.",
  );
  await bring(CALENDAR);
  await page.getByRole("button", { name: "Read it" }).click();

  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeVisible();
  const out = page.getByRole("group", { name: "Flight out" });
  await expect(out.getByLabel("Lands at").first()).toHaveValue("10:45");
  await expect(page.getByLabel("Name of the place").first()).toHaveValue("Casa da Ana");
  await page.getByRole("button", { name: "Save this to my trip" }).click();
  // Nothing is bought here, so the days come next.
  await page.waitForURL("**/itinerary/**");
});
