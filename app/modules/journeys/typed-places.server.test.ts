import { describe, expect, it } from "vitest";
import { typedPlaces } from "./typed-places.server";

const slugs = (text: string) => {
  const typed = typedPlaces(text);
  return typed && "places" in typed ? typed.places.map(({ slug }) => slug) : typed;
};

describe("a text that may name several places", () => {
  it.each([
    ["Rome, Florence and Venice", ["rome", "florence", "venice"]],
    ["Tokyo & Kyoto & Osaka", ["tokyo", "kyoto", "osaka"]],
    ["lisboa > Porto", ["lisbon", "porto"]],
    ["Rome, Rome and Venice", ["rome", "venice"]],
    ["Tokyo Kyoto Osaka", ["tokyo", "kyoto", "osaka"]],
    ["Rome-Florence-Venice", ["rome", "florence", "venice"]],
    ["Paris et Londres", ["paris", "london"]],
  ])("names the places of %s", (text, expected) => {
    expect(slugs(text)).toEqual(expected);
  });

  it.each([
    "Rome",
    "Paris, France",
    "Paris, Texas",
    "Cartagena, Spain",
    "Bosnia and Herzegovina",
    "Rome, rome",
    "hm and oh",
  ])("is one name where it reads %s", (text) => {
    expect(slugs(text)).toBeUndefined();
  });

  it("says of a name that is none of ours what it is, and offers the list without it", () => {
    expect(slugs("Rome, Florence and Siena")).toMatchObject({
      message: "We cover Siena as a day out from Florence.",
      choices: [{ value: "Rome, Florence", label: "Rome and Florence" }],
    });
    expect(slugs("Rome, Nashville, Venice")).toMatchObject({
      message: expect.stringMatching(/^We don't cover Nashville yet/),
    });
  });

  it("takes as many as a trip has room for", () => {
    const nine = "Rome, Florence, Venice, Naples, Milan, Paris, London, Madrid, Lisbon";
    expect(slugs(nine)).toMatchObject({ message: "A trip has room for 8 places. Leave some out" });
  });
});

it("quotes the one name that nobody knows", () => {
  expect(slugs("Rome, Xyzzyville")).toMatchObject({
    message: "We don't know “Xyzzyville”: check the spelling, or leave it out.",
  });
});
