import { describe, expect, it } from "vitest";
import { formatDateRange } from "#app/shared/format";
import { bareTrip, flownOneWay, fullTrip } from "../trip.fixture";
import { reminderMail } from "./reminder-mail";
import { dueReminder, isReminded, placesBegunBy } from "./trip-reminders";

const departs = new Date("2027-04-14T16:00:00Z");
const before = (hours: number): Date => new Date(departs.getTime() - hours * 3_600_000);
const trip = { ...fullTrip("kyoto", 7), status: "booked" as const };

describe("the reminder of a trip", () => {
  it.each([
    [170, undefined],
    [168, "week"],
    [145, "week"],
    [144, undefined],
    [25, undefined],
    [24, "day"],
    [4, "day"],
    [3, undefined],
    [-1, undefined],
  ] as const)("%i hours before the departure is %s", (hours, reminder) => {
    expect(dueReminder(departs, before(hours), before(1000))).toBe(reminder);
  });

  it("is none where the trip was booked when it would have been sent already", () => {
    expect(dueReminder(departs, before(167), before(168))).toBeUndefined();
    expect(dueReminder(departs, before(167), before(169))).toBe("week");
    expect(dueReminder(departs, before(23), before(30))).toBe("day");
    expect(dueReminder(departs, before(20), before(23))).toBeUndefined();
  });

  it("is for trips that are whole and stand, booked here or brought along", () => {
    expect(isReminded(trip)).toBe(true);
    for (const status of ["draft", "planning", "cancelled", "completed"] as const)
      expect(isReminded({ ...trip, status }), status).toBe(false);
    expect(isReminded({ ...trip, orders: { state: "ordering" } })).toBe(false);
    const own = {
      ...bareTrip({ status: "planning" }),
      elsewhere: { flights: "not-needed", stay: "not-needed" },
    } as const;
    expect(isReminded(own)).toBe(true);
    expect(isReminded(bareTrip({ status: "planning" }))).toBe(false);
  });
});

describe("the mail of a reminder", () => {
  const write = (reminder: "week" | "day", of = trip) =>
    reminderMail(of, {
      ...{ reminder, firstName: "Ada", origin: "https://voyance.example" },
      calendar: of.seal ? undefined : "/calendar/trip/secret.ics",
      whole: undefined,
    });

  it("says when the trip begins, what to see to, and how to get no more of them", () => {
    const { subject, text } = write("week");
    expect(subject).toBe("7 days to go: 7 days in Kyoto");
    expect(text).toContain(
      `Your trip “7 days in Kyoto”, ${formatDateRange(trip.startDate, trip.endDate)}, begins in 7 days.`,
    );
    expect(text).toContain("Your packing list is ready: https://voyance.example/trips/");
    expect(text).toContain("/profile/preferences#reminders");
    expect(text).toMatch(/Outbound flight: .*\n\nReturn flight: /);
  });

  it("tells how one goes on from the place before, and not to check in for the flight home", () => {
    const { subject, text } = write("day", { ...flownOneWay(trip, "back"), status: "booked" });
    expect(subject).toBe("You go on tomorrow: 7 days in Kyoto");
    expect(text).toContain("From Osaka by train");
    expect(text).toContain("Save the PDF on your phone");
    expect(text).not.toMatch(/airline|Return flight/);
    expect(write("day", { ...flownOneWay(trip, "out"), status: "booked" }).text).toContain("Check in with the airline");
  });

  it("speaks of a longer trip as a whole before it begins, and of the next place on the way", () => {
    const first = { ...flownOneWay(trip, "out"), id: "first", status: "booked" as const, journeyName: "Our Japan" };
    const second = { ...flownOneWay(trip, "back"), id: "second", status: "booked" as const, endDate: "2027-05-01" };
    const whole = [first, second];
    expect(placesBegunBy(first, whole)).toEqual(whole);
    expect(placesBegunBy(second, whole)).toEqual([]);
    expect(placesBegunBy(second, [{ ...first, status: "completed" }, second])).toEqual([]);
    expect(placesBegunBy(second, [{ ...first, status: "planning", elsewhere: undefined }, second])).toEqual([second]);
    const letter = { firstName: "Ada", origin: "https://voyance.example", calendar: undefined };
    const mail = (reminder: "week" | "day", of: typeof trip) =>
      reminderMail(of, { ...letter, reminder, whole: of === first ? whole : undefined });
    const week = mail("week", first);
    expect(week.subject).toBe("7 days to go: Our Japan");
    expect(week.text).toContain(formatDateRange(first.startDate, second.endDate));
    expect(week.text).toContain("https://voyance.example/journeys/journey-1");
    expect(week.text).toMatch(/Outbound flight: .*\n\nReturn flight: /);
    expect(mail("day", first).subject).toBe("You leave tomorrow: Our Japan");
    expect(mail("day", second).subject).toBe("You go on tomorrow: 7 days in Kyoto");
  });

  it("has the flight out alone on the day before, a calendar button, and nothing of where a sealed trip goes", () => {
    const { subject, html, text } = write("day");
    expect(subject).toBe("You leave tomorrow: 7 days in Kyoto");
    expect(html.match(/<table class="pass"/g)).toHaveLength(1);
    expect(html).toContain('href="https://voyance.example/calendar/trip/secret.ics">Add to calendar</a>');
    expect(text).toContain("Check in with the airline");
    const sealed = write("day", { ...trip, seal: { opensAt: "2027-05-01T00:00:00Z", totalMinor: 1, isSandbox: true } });
    expect(sealed.html).not.toMatch(/calendar\.ics|<table class="band"/);
  });
});
