import { describe, expect, it } from "vitest";
import { aroundInWords, partInWords, partOfTownAt, districtsInWords } from "./part-of-town";

describe("a part of town in a sentence", () => {
  it("has an article where its name is made of plain words, and none where it is a name", () => {
    expect(partInWords("Town centre")).toBe("the town centre");
    expect(partInWords("Old Town")).toBe("the Old Town");
    expect(partInWords("Centre")).toBe("the centre");
    for (const name of ["Alfama", "Wadi Musa centre", "New Delhi", "Downtown", "Greenwich Village"])
      expect(partInWords(name)).toBe(name);
  });
});

describe("the part of town of a spot", () => {
  const part = { lat: 26.9239, lon: 75.8267, character: "Pink arcades.", streets: ["Johari Bazaar"] };
  const request = (name: string) => ({ destination: { neighbourhoods: [{ ...part, name }] } }) as never;
  const fort = { lat: 26.9372, lon: 75.8155 };
  const gate = { lat: 26.9245, lon: 75.82 };

  it("is not that below a castle which lies in no quarter", () => {
    expect(partOfTownAt(request("Old City"), fort)?.name).toBe("Old City");
    expect(partOfTownAt(request("Old City"), fort, "Above the city")).toBeUndefined();
    expect(partOfTownAt(request("Old City"), fort, "Old City")?.name).toBe("Old City");
    expect(partOfTownAt(request("Nahargarh Road"), fort, "Nahargarh")?.name).toBe("Nahargarh Road");
    expect(partOfTownAt(request("Old City"), gate, "MI Road")?.name).toBe("Old City");
  });

  it("is else told by its district, or by what stands there", () => {
    expect(aroundInWords("Westminster", "Big Ben")).toBe("Westminster");
    expect(aroundInWords("Old city", "Durbar Square")).toBe("the old city");
    expect(aroundInWords("Above the city", "Nahargarh Fort")).toBe("Nahargarh Fort");
  });
});

describe("the districts of a day", () => {
  it.each([
    [[], ""],
    [["Kala"], "Kala"],
    [["Ueno", "Yanaka"], "Ueno and Yanaka"],
    [["Mtatsminda", "Mtatsminda and Rustaveli"], "Mtatsminda and Rustaveli"],
    [["Kala and Abanotubani", "Tbilisi Sea"], "Kala, Abanotubani and Tbilisi Sea"],
    [["Ta Prohm and around", "Angkor Wat"], "Ta Prohm and around and Angkor Wat"],
  ])("%j are %s", (districts, words) => {
    expect(districtsInWords(districts)).toBe(words);
  });
});
