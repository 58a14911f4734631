import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { LISBON, daysAhead } from "#tests/setup/sandbox-trip";
import { useSite } from "./site";
import { fillStart } from "./steps";
import type { Walk } from "./walk";

const site = useSite();
const day = (date: string): string => date.replaceAll("-", "");
type Field = HTMLInputElement;

/** The calendar file that a program makes of the mails of an airline and a hotel. */
const CALENDAR = [
  "BEGIN:VCALENDAR",
  ...["BEGIN:VEVENT", "SUMMARY:TP1351 LHR-LIS", `DTSTART;TZID=Europe/London:${day(LISBON.leave)}T080000`],
  ...[`DTEND;TZID=Europe/Lisbon:${day(LISBON.leave)}T104500`, "END:VEVENT"],
  ...["BEGIN:VEVENT", "SUMMARY:Stay at Casa da Ana", `DTSTART;VALUE=DATE:${day(LISBON.leave)}`],
  ...[`DTEND;VALUE=DATE:${day(LISBON.back)}`, "END:VEVENT", "END:VCALENDAR"],
].join("\r\n");

it("the first step shows the place of its address, and numbers are typed", async () => {
  const walk = site.visit();
  await walk.goto(`/planner/start?destination=kyoto&startDate=${daysAhead(60)}&endDate=${daysAhead(64)}`);
  expect(walk.page.getByRole("complementary", { name: "Kyoto, Japan" })).toBeTruthy();
  expect(walk.page.getByText(/^Kyoto in \w+: about/)).toBeTruthy();
  walk.fill("Adults", "3");
  await walk.press("Find flights");
  expect(walk.page.getByLabelText<Field>("Adults").value).toBe("3");
});

it("a traveller brings a booking as a file, looks it over and keeps it", async () => {
  const walk = site.visit();
  await walk.goto("/planner/start?new=1");
  await fillStart(walk, LISBON);
  expect(walk.url).toBe("/planner/flight");
  await walk.follow("I've already booked, or I'm not flying");
  expect(walk.page.getByText("Upload or paste your booking instead of typing").closest("details")).not.toBeNull();
  const bring = async (bytes: string): Promise<void> => {
    walk.attach("Your booking file", { name: "trip.ics", type: "text/calendar", bytes });
    await walk.press("Read it");
  };
  await bring("Hello");
  expect(walk.document.querySelector("#bookingFile-error")!.textContent).toContain(
    "This file has no flight, ticket or stay in it that we can read.",
  );
  await bring(CALENDAR);
  expect(walk.page.getByRole("heading", { name: "Is this right?" })).toBeTruthy();
  const out = within(walk.page.getByRole("group", { name: "Flight out" }));
  expect(out.getAllByLabelText<Field>("Lands at")[0]!.value).toBe("10:45");
  expect(walk.page.getAllByLabelText<Field>("Name of the place")[0]!.value).toBe("Casa da Ana");
  await walk.press("Save this to my trip");
  // Nothing is bought here, so the days come next.
  expect(walk.url).toMatch(/^\/itinerary\/[^/]+$/);
});

/** Fills in how a traveller gets there or home. */
function fillerOf(walk: Walk) {
  return (direction: "out" | "back", values: Readonly<Record<string, string>>): void => {
    for (const [field, value] of Object.entries(values))
      walk.document.querySelector<Field>(`[name="${direction}Way${field}"]`)!.value = value;
  };
}

it("a traveller who comes by train and goes home by car has days between the two", async () => {
  const walk = site.visit();
  await walk.goto("/planner/start?new=1");
  await fillStart(walk, LISBON);
  await walk.follow("I've already booked, or I'm not flying");
  const go = () => walk.press("Continue to hotels");
  const fillIn = fillerOf(walk);
  fillIn("out", { By: "train", Place: "Lisboa Santa Apolónia" });
  fillIn("back", { By: "car", Time: "15:00" });
  await go();
  expect(walk.document.querySelector("#outWayTime-error")!.textContent).toContain("Say when you get there, local time");
  expect(walk.document.querySelector<Field>("#outWayPlace")!.value).toBe("Lisboa Santa Apolónia");
  fillIn("out", { Time: "10:40" });
  await go();
  expect(walk.url).toBe("/planner/hotel");
  await walk.goto("/planner/flight");
  expect(walk.document.querySelector<Field>("#outWayTime")!.value).toBe("10:40");
  await walk.press("Continue to hotels");
  await walk.press("Continue to checkout");
  expect(walk.page.getByText(/There by train, Lisboa Santa Apolónia 10:40/)).toBeTruthy();
});

it("a traveller off a cruise ship has the day between coming ashore and being back, and no hotel", async () => {
  const walk = site.visit();
  await walk.goto("/planner/start?new=1");
  await fillStart(walk, { ...LISBON, back: LISBON.leave });
  await walk.goto("/planner/hotel");
  expect(walk.url).toBe("/planner/flight");
  await walk.follow("I've already booked, or I'm not flying");
  const fillIn = fillerOf(walk);
  const pier = { By: "ship", Place: "Lisbon Cruise Terminal" };
  fillIn("out", { ...pier, Time: "08:00" });
  fillIn("back", { ...pier, Time: "11:30" });
  await walk.press("Continue to your days");
  expect(walk.document.querySelector("#backWayTime-error")!.textContent).toContain("less than four hours there");
  fillIn("back", { Time: "17:00" });
  await walk.press("Continue to your days");
  expect(walk.url).toMatch(/^\/itinerary\/[^/]+$/);
});
