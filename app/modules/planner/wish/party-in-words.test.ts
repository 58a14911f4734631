import { describe, expect, it } from "vitest";
import { foldText } from "#app/shared/text";
import { takeParty } from "./party-in-words";

const partyOf = (text: string) => {
  const { party } = takeParty(foldText(text));
  return party && [party.adults, party.children];
};

describe("the party, in words", () => {
  it.each<[string, [number, number]]>([
    ["a week in Japan in April, two adults, love food, under $4k", [2, 0]],
    ["2 adults and 2 kids (4 and 7) to Lisbon", [2, 2]],
    ["2 adults, 1 child, Crete", [2, 1]],
    ["my wife and I want a quiet beach", [2, 0]],
    ["with my wife and our two kids", [2, 2]],
    ["my husband, our baby and me in Copenhagen", [2, 1]],
    ["a family of four", [2, 2]],
    ["family of 5 in June", [2, 3]],
    ["family with two kids", [2, 2]],
    ["our family with 3 children aged 3, 6 and 9", [2, 3]],
    ["honeymoon in the Maldives", [2, 0]],
    ["romantic weekend for two", [2, 0]],
    ["weekend for a couple", [2, 0]],
    ["solo trip to Hanoi", [1, 0]],
    ["just me, ten days", [1, 0]],
    ["four of us to Iceland", [4, 0]],
    ["the four of us, two of them kids", [2, 2]],
    ["we are six, hiking", [6, 0]],
    ["group of 8 in Prague", [8, 0]],
    ["with 3 friends in Berlin", [4, 0]],
    ["me and three friends", [4, 0]],
    ["5 friends for a bachelor party", [5, 0]],
    ["two couples in Tuscany", [4, 0]],
    ["with my parents to Vienna", [3, 0]],
    ["my mom and I", [2, 0]],
    ["with my two kids", [1, 2]],
    ["we want to take our two kids to the sea", [2, 2]],
    ["with a 6-year-old", [2, 1]],
    ["two of us and our daughter, 19", [3, 0]],
    ["with my girls. they're 8 and 12", [1, 2]],
    ["2 adults, girls 4 & 6", [2, 2]],
    ["2 adults, kids of 9 and 12, 6000 euro", [2, 2]],
    ["a family of 4 with teens 14 & 16", [2, 2]],
    ["the whole family (9)", [9, 0]],
    ["6N - 2A - 1C (8)", [2, 1]],
    ["a trip for my parents", [2, 0]],
    ["4 + 5 nights, honeymoon", [2, 0]],
    ["Tokyo for two, 4 adults", [4, 0]],
    ["for four (2 adults, kids of 6 and 10)", [2, 2]],
    ["parents and 2 boys", [2, 2]],
    ["four kids aged 6 to 11, two mums", [2, 4]],
    ["700 a person, a family of 4", [2, 2]],
    ["my daughter and her husband are taking us", [4, 0]],
    ["me, my two boys aged 5 and 9 and their dad", [2, 2]],
    ["me and 3 flatmates", [4, 0]],
    ["parents and brother coming too", [4, 0]],
    ["with our 14 year old", [2, 1]],
    ["two adults and a child of six", [2, 1]],
    ["with our daughter of 14", [2, 1]],
    ["2 adults, two kids of 9 and 13", [2, 2]],
    ["me and my two teenagers", [1, 2]],
    ["2 adults and 2 kids (10 and 14)", [2, 2]],
    ["Rome for three in October", [3, 0]],
    ["family trip for 5", [2, 3]],
    ["Rome for 2 with a toddler", [2, 1]],
    ["family of five (kids 3, 6 and 9)", [2, 3]],
    ["2 adults, kids 4 and 7", [2, 2]],
    ["2 ad, 2 chd", [2, 2]],
    ["Lisbon, 2+2", [2, 2]],
    ["with teens (13, 15)", [2, 2]],
    ["with my 80-year-old mother", [2, 0]],
    ["6 college friends", [6, 0]],
    ["with 2 other couples", [6, 0]],
    ["me + 1", [2, 0]],
    ["take the kids (5, 8 and 11)", [2, 3]],
    ["single mom with 2 kids (5 and 8)", [1, 2]],
    ["we're a couple looking for sun", [2, 0]],
    ["grandparents, parents and 3 kids", [4, 3]],
  ])("%s", (text, party) => {
    expect(partyOf(text)).toEqual(party);
  });

  it.each([
    "a week in Japan",
    "for two weeks in May",
    "a couple of days in Rome",
    "for a few days",
    "family friendly hotel in Rome",
    "Peru for ten days",
  ])("says nothing of it: %s", (text) => {
    expect(partyOf(text)).toBeUndefined();
  });

  it.each([
    ["two adults with a 3-year-old and a 7-year-old", [3, 7]],
    ["two adults and two kids (9 and 14)", [9, 14]],
    ["2 adults, our daughter of 6", [6]],
    ["two adults and two kids, one of 4", undefined],
    ["two adults, two children", undefined],
  ])("keeps the ages of all children, or none: %s", (said, ages) => {
    expect(takeParty(said).party?.ages).toEqual(ages);
  });

  it("owns up to what it guessed", () => {
    expect(takeParty("with the kids to tenerife").party).toEqual({
      adults: 2,
      children: 2,
      guess: "We assumed two children. We assumed two adults.",
    });
    expect(takeParty("two adults").party?.guess).toBeUndefined();
    expect(takeParty("two adults, two teenagers").party).toEqual({ adults: 2, children: 2 });
    expect(takeParty("2 adults and 2 kids (10 and 19)").party).toEqual({
      adults: 3,
      children: 1,
      ages: [10],
      guess: "From 18 years on, children count as adults.",
    });
    expect(takeParty("with friends to budapest").party?.guess).toBe("We assumed two friends.");
    expect(takeParty("25 adults").party).toEqual({
      adults: 9,
      children: 0,
      guess: "You said 25 people; a trip can have up to 9 adults, and 12 people in total.",
    });
  });

  it("takes its words out of the text", () => {
    expect(takeParty("a week in japan, two adults, love food").rest.replace(/\s+/g, " ")).toBe(
      "a week in japan, , love food",
    );
  });
});
