import { describe, expect, it } from "vitest";
import { takeFlightWishes } from "./flight-wishes";

describe("wishes for the flight", () => {
  it.each<[string, number]>([
    ["max 4 hours flight", 4],
    ["within 3 hours flight from london", 3],
    ["flight under 3 hours", 3],
    ["no more than 5 hrs flying", 5],
    ["a 2-hour flight", 2],
  ])("hours: %s", (text, most) => {
    expect(takeFlightWishes(text).wishes.hours?.most).toBe(most);
  });

  it.each<[string, string[]]>([
    ["direct flights only", ["direct flights only"]],
    ["tenerife, no stops, 7 nights", ["no stops"]],
    ["nonstop flight and business class", ["nonstop flight", "business class"]],
    ["direct from berlin", []],
    ["4 hours in the museum", []],
  ])("others: %s", (text, others) => {
    const { wishes } = takeFlightWishes(text);
    expect(wishes).toEqual({ others });
  });
});
