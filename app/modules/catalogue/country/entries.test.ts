import { describe, expect, it } from "vitest";
import { entriesOf } from "./entries";

describe("what most visitors have to settle before they come in", () => {
  it("is told once for each country that asks for a visa, an authorisation or a form, but not for home", () => {
    const countries = (...args: Parameters<typeof entriesOf>) => entriesOf(...args).map(({ country }) => country);
    expect(countries(["VN", "VN", "IN"], "GB")).toEqual(["Vietnam", "India"]);
    expect(countries(["IT", "FR"], "US")).toEqual([]);
    expect(countries(["US"], "US")).toEqual([]);
    expect(countries(["US"], "FR")).toEqual(["United States"]);
  });

  it("leads to the official page", () => {
    for (const { url, text } of entriesOf(["VN", "IN", "AU"], undefined)) {
      expect(url).toMatch(/^https:/);
      expect(text).toMatch(/\.$/);
    }
  });
});
