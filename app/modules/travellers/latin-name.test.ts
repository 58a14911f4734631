import { describe, expect, it } from "vitest";
import { nameProblem, ticketName, ticketNote, tidyName } from "./latin-name";

describe("a name on a ticket", () => {
  it.each([
    ["Ada", "Ada"],
    ["Mary-Jane", "Mary Jane"],
    ["O’Connor", "OConnor"],
    ["D' Arcy", "D Arcy"],
    ["José", "Jose"],
    ["Müller", "Mueller"],
    ["Straße", "Strasse"],
    ["Ægir Þórsson", "Aegir Thorsson"],
    ["Łukasz", "Lukasz"],
    ["Nguyễn", "Nguyen"],
    ["İbrahim", "Ibrahim"],
    ["  de   la  Cruz ", "de la Cruz"],
  ])("%s: %s", (typed, ticket) => {
    expect(nameProblem(typed, "family name")).toBeUndefined();
    expect(ticketName(typed)).toBe(ticket);
    expect(ticketName(ticket)).toBe(ticket);
  });

  it.each([
    "",
    "   ",
    "Юлия",
    "李",
    "A1",
    "Smith <b>",
    "-",
    "'",
    "a".repeat(21),
    "Anne-Marie-Louise-Sophie",
    "Ünüvaröğüllüoğlu",
  ])("refuses %j", (typed) => {
    expect(nameProblem(typed, "family name")).toMatch(/\w/);
  });

  it("counts the letters of the ticket, and says how it would be cut off", () => {
    expect(nameProblem("a".repeat(20), "first names")).toBeUndefined();
    expect(nameProblem("Maria del Carmen Sofia", "first names")).toBe(
      "Airlines take 20 letters, and this has 22. Shorten it, or it will be cut off as MARIA DEL CARMEN SOF",
    );
  });

  it("takes what keyboards write for an apostrophe or a hyphen as one", () => {
    expect(tidyName("O`Neill")).toBe("O'Neill");
    expect(tidyName("Jean–Luc")).toBe("Jean-Luc");
  });

  it("says how it will read only where that is not as it was typed", () => {
    expect(ticketNote("Ada", "Lovelace")).toBeUndefined();
    expect(ticketNote("Mary-Jane", "O'Connor")).toMatch(/^On the ticket: Mary Jane OConnor\./);
  });
});
