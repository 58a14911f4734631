import { describe, expect, it } from "vitest";
import { busyInWords } from "#app/modules/trips/days/busy-words";
import { readOwnHours, takeOwnHours } from "./own-hours";

const read = (text: string): string => takeOwnHours(text).hours.busy.map(busyInWords).join("; ");

describe("hours that a sentence says are not free", () => {
  it.each([
    ["lisbon for ten days, working 9 to 5 on weekdays", "Work, 09:00 to 17:00 on weekdays"],
    ["i work 9-5", "Work, 09:00 to 17:00 on weekdays"],
    ["we're working remotely from 8:30 to 16:30 mon to fri", "Work, 08:30 to 16:30 on weekdays"],
    ["working 2pm to 10pm on mondays and thursdays", "Work, 14:00 to 22:00 on Mondays and Thursdays"],
    ["remote work until 3pm", "Work, 09:00 to 15:00 on weekdays"],
    ["nap from 1 to 3", "Nap, 13:00 to 15:00 every day"],
    ["toddler naps 12:30-14:30", "Nap, 12:30 to 14:30 every day"],
    ["working 9 to 1 and a nap 1 to 3 every day", "Work, 09:00 to 13:00 on weekdays; Nap, 13:00 to 15:00 every day"],
  ])("%s", (text, said) => expect(read(text)).toBe(said));

  it.each([
    "from 9 to 15 may",
    "a working farm for 9 to 15 people",
    "work trip 9 to 15 may",
    "work 9 to 15 may",
    "working 25 to 30",
    "children 9 and 5",
    "napa from 1 to 3 june",
  ])("are not read into %s", (text) => expect(takeOwnHours(text)).toEqual({ hours: { busy: [] }, rest: text }));

  it("say what was assumed", () => {
    expect(takeOwnHours("remote work until 3pm").hours.guess).toBe("We assumed you start work at 9:00.");
    expect(takeOwnHours("working 9 to 5").hours.guess).toBeUndefined();
  });
});

describe("a field of such hours", () => {
  it("is read as a trip says them, or not at all", () => {
    const text = "Work, 09:00 to 17:00 on weekdays; Nap, 13:00 to 15:00 every day";
    expect(readOwnHours(text)!.map(busyInWords).join("; ")).toBe(text);
    expect(readOwnHours("")).toEqual([]);
    expect(readOwnHours("working 9 to 5, and golf")).toBeUndefined();
    expect(readOwnHours("something on tuesday")).toBeUndefined();
  });
});
