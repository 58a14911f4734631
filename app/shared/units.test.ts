import { describe, expect, it } from "vitest";
import { formatDistanceKm, formatTemperature } from "./units";

describe("distances", () => {
  it("leaves kilometres as they are", () => {
    expect(formatDistanceKm(0.9, "metric")).toBe("0.9 km");
    expect(formatDistanceKm(12, "metric")).toBe("12 km");
    expect(formatDistanceKm(5570, "metric")).toBe("5,570 km");
  });

  it("turns them into miles with a tenth while it matters", () => {
    expect(formatDistanceKm(0.9, "imperial")).toBe("0.6 mi");
    expect(formatDistanceKm(1.609344, "imperial")).toBe("1 mi");
    expect(formatDistanceKm(16, "imperial")).toBe("9.9 mi");
    expect(formatDistanceKm(16.05, "imperial")).toBe("10 mi");
    expect(formatDistanceKm(100, "imperial")).toBe("62 mi");
    expect(formatDistanceKm(5570, "imperial")).toBe("3,461 mi");
    expect(formatDistanceKm(0, "imperial")).toBe("0 mi");
  });
});

describe("temperatures", () => {
  it("rounds to whole degrees", () => {
    expect(formatTemperature(20.6, "metric")).toBe("21 °C");
    expect(formatTemperature(20.6, "imperial")).toBe("69 °F");
    expect(formatTemperature(0, "imperial")).toBe("32 °F");
    expect(formatTemperature(-40, "imperial")).toBe("−40 °F");
  });

  it("knows no minus nought", () => {
    expect(formatTemperature(-0.3, "metric")).toBe("0 °C");
    expect(formatTemperature(-17.9, "imperial")).toBe("0 °F");
  });
});
