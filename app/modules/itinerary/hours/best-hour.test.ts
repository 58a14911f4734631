import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { hourInWords } from "./best-hour";
import { townPlace } from "../day/town.fixture";

const ROME = { lat: 41.9, lon: 12.5, timeZone: "Europe/Rome" };
/** The words about an hour's visit that starts then. */
const at = (bestTime: PlaceSource["bestTime"], start: string, date: string): string => {
  const minute = Number(start.slice(0, 2)) * 60 + Number(start.slice(3));
  return hourInWords(ROME, townPlace("x", { bestTime }), date, { start: minute, end: minute + 60 });
};

describe("what is good about the hour of a visit", () => {
  it("is the sunset only when the sun sets: at five in December, at nine in June", () => {
    expect(at("sunset", "16:15", "2027-12-10")).toBe("best at sunset");
    expect(at("sunset", "16:15", "2027-06-20")).toBe("");
    expect(at("sunset", "20:15", "2027-06-20")).toBe("best at sunset");
    expect(at("sunset", "19:00", "2027-12-10")).toBe("");
  });

  it("is the dark only when it is dark", () => {
    expect(at("night", "20:00", "2027-12-10")).toBe("best after dark");
    expect(at("night", "20:00", "2027-06-20")).toBe("");
    expect(at("night", "21:30", "2027-06-20")).toBe("best after dark");
  });

  it("is the morning before a place fills, and the afternoon while there is light", () => {
    expect(at("morning", "09:00", "2027-06-20")).toMatch(/before it fills up$/);
    expect(at("morning", "11:15", "2027-06-20")).toBe("");
    expect(at("afternoon", "15:30", "2027-06-20")).toBe("best in the afternoon light");
    expect(at("afternoon", "16:00", "2027-12-10")).toBe("");
    expect(at("evening", "15:00", "2027-06-20")).toBe("");
    expect(at("evening", "17:30", "2027-06-20")).toBe("");
    expect(at("evening", "18:30", "2027-06-20")).toBe("best in the evening");
    expect(at("evening", "17:30", "2027-12-10")).toBe("best in the evening");
    expect(at("any", "12:00", "2027-06-20")).toBe("");
  });
});

describe("light and quiet", () => {
  const said = (change: Parameters<typeof townPlace>[1], start: number): string =>
    hourInWords(ROME, townPlace("x", change), "2027-06-20", { start, end: start + 60 });

  it("are spoken of where they matter: no afternoon light indoors or in a market, no crowds on a trail", () => {
    expect(said({ bestTime: "afternoon", indoor: true }, 930)).toBe("");
    expect(said({ bestTime: "afternoon", kind: "market" }, 930)).toBe("");
    expect(said({ bestTime: "midday", kind: "market" }, 750)).toBe("");
    expect(said({ bestTime: "afternoon", kind: "viewpoint" }, 930)).toBe("best in the afternoon light");
    expect(said({ bestTime: "morning", kind: "trail" }, 540)).toBe("best in the morning, while it is quiet");
  });
});
