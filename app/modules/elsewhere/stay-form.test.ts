import { describe, expect, it } from "vitest";
import { placesOf, spotNote } from "./own-stay";
import { readStayForm, stayTexts } from "./stay-form";
import type { StayRules } from "./stay-form";
import type { FormTexts } from "./form-texts";

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
  rates: { date: "2026-09-29", perDollar: (code) => ({ EUR: 0.8, USD: 1 })[code] },
};
const STAY: FormTexts = { stayName: "Casa da Ana", stayIn: "2027-05-12", stayOut: "2027-05-17" };

function wrong(texts: FormTexts): Record<string, string[]> {
  const result = readStayForm(texts, RULES);
  return result.status === "wrong" ? result.fields : {};
}

describe("the form of a stay", () => {
  it("takes a bed of friends or of one's own for what it is, and shows it again", () => {
    const texts = { ...STAY, stayPrivate: "yes" };
    const result = readStayForm(texts, RULES);
    expect(result).toMatchObject({ status: "read", stay: { name: "Casa da Ana", isPrivate: true } });
    if (result.status === "read") expect(stayTexts(result.stay)).toMatchObject(texts);
    expect(wrong({ ...texts, stayName: "" })).toEqual({ stayName: ["Give it a name, such as Anna's flat"] });
    expect(readStayForm(STAY, RULES)).not.toHaveProperty("stay.isPrivate");
  });

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
      stayName: ["Enter the name of the place"],
      stayIn: ["Enter the day you check in"],
      stayOut: ["Enter the day you check out"],
    });
    expect(wrong({ ...STAY, stayPoint: "nowhere" })).toEqual({ stayPoint: ["That is no point"] });
    expect(wrong({ ...STAY, stayPoint: "48.85, 2.35" }).stayPoint).toEqual(["That point is 1,453 km from Lisbon"]);
    expect(wrong({ ...STAY, stayPart: "Soho" })).toEqual({ stayPart: ["Choose one of the parts of town"] });
    expect(wrong({ ...STAY, stayOut: "2027-05-12" })).toEqual({
      stayOut: ["Check out at least one day after you check in"],
    });
    expect(wrong({ ...STAY, stayInTime: "late" })).toEqual({ stayInTime: ["Use a time such as 15:00"] });
    expect(wrong({ ...STAY, stayIn: "2027-06-12", stayOut: "2027-06-17" }).stayIn?.[0]).toMatch(/is outside it$/);
    expect(wrong({ ...STAY, stayOut: "2027-07-17" })).toEqual({ stayOut: ["A trip can last up to 21 nights"] });
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

  it("reads what was paid, at the rate of its day", () => {
    const paid = { ...STAY, stayPrice: "1.240,50", stayCurrency: "EUR" };
    const result = readStayForm(paid, RULES);
    if (result.status === "wrong") throw new Error(JSON.stringify(result));
    const price = { amountMinor: 124_050, currency: "EUR", usdMinor: 155_063, rateDate: "2026-09-29" };
    expect(result.stay.price).toEqual(price);
    expect(stayTexts(result.stay)).toMatchObject({ stayPrice: "1240.50", stayCurrency: "EUR" });
    expect(wrong({ ...paid, stayPrice: "a lot" })).toEqual({ stayPrice: ["Enter an amount such as 12.50"] });
    expect(wrong({ ...paid, stayCurrency: "XXX" })).toEqual({ stayCurrency: ["Choose a currency from the list"] });
    expect(wrong({ ...paid, stayPrice: "0" })).toEqual({ stayPrice: ["Enter an amount such as 12.50"] });
    // A currency alone, which is preselected, is no price.
    expect(readStayForm({ ...STAY, stayCurrency: "EUR", stay2Currency: "EUR" }, RULES)).toEqual(
      readStayForm(STAY, RULES),
    );
  });

  it("reads a second place to move to, in the order of the nights", () => {
    const first = { ...STAY, stayOut: "2027-05-14" };
    const second = { stay2Name: "Hotel Belém", stay2In: "2027-05-14", stay2Out: "2027-05-17", stay2Breakfast: "yes" };
    const result = readStayForm({ ...first, ...second }, RULES);
    if (result.status === "wrong") throw new Error(JSON.stringify(result));
    expect(placesOf(result.stay).map(({ name, checkIn, checkOut }) => [name, checkIn, checkOut])).toEqual([
      ["Casa da Ana", "2027-05-12", "2027-05-14"],
      ["Hotel Belém", "2027-05-14", "2027-05-17"],
    ]);
    expect(readStayForm(stayTexts(result.stay), RULES)).toEqual(result);
    const swapped = Object.fromEntries([
      ...Object.entries(first).map(([name, value]) => [name.replace("stay", "stay2"), value]),
      ...Object.entries(second).map(([name, value]) => [name.replace("stay2", "stay"), value]),
    ]);
    expect(readStayForm(swapped, RULES)).toEqual(result);
    expect(wrong({ ...first, ...second, stay2In: "2027-05-13" })).toEqual({
      stay2In: ["You stay at Casa da Ana until Fri 14 May"],
    });
    expect(wrong({ ...first, stay2Name: "Hotel Belém" })).toEqual({
      stay2In: ["Enter the day you check in"],
      stay2Out: ["Enter the day you check out"],
    });
  });
});
