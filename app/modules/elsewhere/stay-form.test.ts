import { describe, expect, it } from "vitest";
import { spotNote } from "./own-stay";
import { readStayForm, stayTexts } from "./stay-form";
import type { StayRules } from "./stay-form";
import type { FormTexts } from "./flights-form";

const RULES: StayRules = {
  destination: {
    name: "Lisbon",
    lat: 38.71,
    lon: -9.14,
    neighbourhoods: [{ name: "Alfama", lat: 38.7118, lon: -9.13 }],
  },
  pointOf: (text) => {
    const [lat, lon] = text.split(",").map(Number);
    return lat && lon ? { point: { lat, lon } } : { problem: "That is no point" };
  },
  startDate: "2027-05-12",
  endDate: "2027-05-17",
  maxNights: 21,
};
const STAY: FormTexts = { stayName: "Casa da Ana", stayIn: "2027-05-12", stayOut: "2027-05-17" };

function wrong(texts: FormTexts): Record<string, string[]> {
  const result = readStayForm(texts, RULES);
  return result.status === "wrong" ? result.fields : {};
}

describe("the form of a stay", () => {
  it("puts it in the centre when nothing else is told, and says so", () => {
    const result = readStayForm(STAY, RULES);
    expect(result).toEqual({
      status: "read",
      stay: {
        name: "Casa da Ana",
        lat: 38.71,
        lon: -9.14,
        spot: "centre",
        checkIn: "2027-05-12",
        checkOut: "2027-05-17",
        hasBreakfast: false,
      },
    });
    if (result.status === "read") expect(spotNote(result.stay, "Lisbon")).toMatch(/from the centre of Lisbon/);
  });

  it("takes a point before a part of town", () => {
    const part = { ...STAY, stayPart: "Alfama" };
    expect(readStayForm(part, RULES)).toMatchObject({ stay: { spot: "part", part: "Alfama", lat: 38.7118 } });
    const point = readStayForm({ ...part, stayPoint: "38.715, -9.15" }, RULES);
    expect(point).toMatchObject({ stay: { spot: "point", lat: 38.715, lon: -9.15 } });
    if (point.status === "read") expect(spotNote(point.stay, "Lisbon")).toBeUndefined();
  });

  it("says beside the field what is wrong", () => {
    expect(wrong({})).toEqual({
      stayName: ["Say what the place is called"],
      stayIn: ["Say on which day you check in"],
      stayOut: ["Say on which day you check out"],
    });
    expect(wrong({ ...STAY, stayPoint: "nowhere" })).toEqual({ stayPoint: ["That is no point"] });
    expect(wrong({ ...STAY, stayPoint: "48.85, 2.35" }).stayPoint).toEqual(["That point is 1,453 km from Lisbon"]);
    expect(wrong({ ...STAY, stayPart: "Soho" })).toEqual({ stayPart: ["Choose one of the parts of town"] });
    expect(wrong({ ...STAY, stayOut: "2027-05-12" })).toEqual({
      stayOut: ["Check out at least one day after you check in"],
    });
    expect(wrong({ ...STAY, stayInTime: "late" })).toEqual({ stayInTime: ["Use a time such as 15:00"] });
    expect(wrong({ ...STAY, stayIn: "2027-06-12", stayOut: "2027-06-17" }).stayIn?.[0]).toMatch(/is not in it$/);
    expect(wrong({ ...STAY, stayOut: "2027-07-17" })).toEqual({ stayOut: ["A trip has at most 21 nights"] });
  });

  it("shows again what it has read", () => {
    const texts = {
      ...STAY,
      ...{ stayAddress: "Rua 1", stayPoint: "38.715, -9.15", stayInTime: "15:00", stayOutTime: "11:00" },
      ...{ stayBreakfast: "yes", stayCode: "H-77" },
    };
    const result = readStayForm(texts, RULES);
    if (result.status === "wrong") throw new Error(JSON.stringify(result));
    expect(stayTexts(result.stay)).toEqual({ ...texts, stayPart: undefined });
    expect(readStayForm(stayTexts(result.stay), RULES)).toEqual(result);
  });
});
