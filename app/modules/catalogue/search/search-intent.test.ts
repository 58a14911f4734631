import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { countryName } from "#app/shared/display-names";
import { readIntent } from "./search-intent";
import { foldName } from "../places/place-names";
import { spelled } from "./query-spelling";

describe("reading a query", () => {
  it.each(["constructor", "__proto__", "valueOf", "hasOwnProperty"])("takes %s for a word like any other", (word) => {
    const { asked, ...read } = readIntent(`a ${word} beach`);
    expect(asked).toContain(word.replaceAll("_", "").toLowerCase().slice(0, 5));
    expect(read).toMatchObject({ months: [], vibes: ["beach"], topics: [], weather: [], isQuiet: false });
    expect(read.budget).toBeUndefined();
  });

  it("understands month, price, mood and the rest", () => {
    expect(readIntent("quiet beach in November under $150 a day")).toEqual({
      asked: "quiet beach in november under $150 a day",
      months: [11],
      maxPerDay: 150,
      priceText: "$150 a day",
      vibes: ["beach"],
      topics: [],
      where: [],
      without: [],
      weather: [],
      isQuiet: true,
      words: "",
      numbers: [],
    });
  });

  it.each([
    ["museums in autumn", { months: [9, 10, 11], topics: ["museums"], words: "" }],
    ["warm and dry in feb", { months: [2], weather: ["warm", "dry"], words: "" }],
    ["cheap city break in sept", { months: [9], budget: "budget-friendly", vibes: ["urban"], words: "" }],
    ["somewhere for $90 per day", { maxPerDay: 90, words: "" }],
    ["", { months: [], words: "" }],
    ["hiking in June not too hot", { months: [6], topics: ["hiking"], weather: ["mild"], words: "" }],
    ["hot springs in winter", { topics: ["hot springs"], months: [12, 1, 2], weather: [], words: "" }],
    ["somewhere cold with saunas", { topics: ["saunas"], weather: ["cold"], words: "" }],
    ["skiing", { topics: ["skiing"], weather: ["cold"] }],
    ["from November to January", { months: [11, 12, 1], words: "" }],
    ["between May and July", { months: [5, 6, 7], words: "" }],
    ["May and September", { months: [5, 9], words: "" }],
    ["under $2,000 for two weeks", { maxPerDay: 143 }],
    ["under $2000", { maxPerDay: 286 }],
    ["beach for 10 days", { days: 10, vibes: ["beach"], words: "" }],
    ["a long weekend without crowds", { days: 3, isQuiet: true, words: "" }],
    ["beach but not expensive", { budget: "budget-friendly", vibes: ["beach"], words: "" }],
    ["at Christmas", { months: [12], words: "" }],
    ["€100 a day", { maxPerDay: 114, words: "" }],
    ["under 100 euros per day", { maxPerDay: 114, words: "" }],
    ["$100-150 a day", { minPerDay: 100, maxPerDay: 150, words: "" }],
    ["between $100 and $200 a day", { minPerDay: 100, maxPerDay: 200, words: "" }],
    ["over $300 a day", { minPerDay: 300, words: "" }],
    ["2 weeks for $2800", { days: 14, maxPerDay: 200, words: "" }],
    ["beach under 10 hours", { vibes: ["beach"], words: "" }],
    ["quiet beach in novembr", { isQuiet: true, vibes: ["beach"], months: [11], words: "" }],
    ["25 degrees in July", { months: [7], weather: ["warm"], words: "" }],
    ["mountains no snow", { topics: ["mountains"], unwanted: ["snow"], weather: [], words: "" }],
    ["summer in Argentina", { months: [12, 1, 2], words: "" }],
    ["summer in Italy", { months: [6, 7, 8], words: "" }],
    ["with my elderly parents", { isEasy: true, words: "" }],
    ["christmas markets", { months: [], topics: ["Christmas markets"], words: "" }],
  ])("%s", (text, expected) => {
    expect(readIntent(text)).toMatchObject(expected);
  });

  it("knows now and next month when it is told the month", () => {
    expect(readIntent("somewhere warm now", { month: 12 }).months).toEqual([12]);
    expect(readIntent("somewhere warm next month", { month: 12 }).months).toEqual([1]);
  });

  it("corrects no name of a place into a word of queries", () => {
    const names = listDestinations()
      .flatMap(({ name, country }) => [name, countryName(country)])
      .flatMap((name) => foldName(name).split(" "));
    expect(names.filter((name) => spelled(name) !== name)).toEqual([]);
  });

  it.each([
    ["Japan", ["Japan"], []],
    ["art in Italy", ["Italy"], []],
    ["thai food", ["Thailand"], []],
    ["cheap South-East Asia", ["Southeast Asia"], []],
    ["South America", ["South America"], []],
    ["beach in July, not in Europe", [], ["Europe"]],
    ["Asia except Japan", ["Asia"], ["Japan"]],
    ["somewhere outside the Middle East", [], ["the Middle East"]],
    ["UK", ["United Kingdom"], []],
  ])("where: %s", (text, where, without) => {
    const intent = readIntent(text);
    expect(intent.where.map(({ name }) => name)).toEqual(where);
    expect(intent.without.map(({ name }) => name)).toEqual(without);
  });
});
