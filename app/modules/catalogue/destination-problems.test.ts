import { expect, it } from "vitest";
import { destinationFixture } from "./destination.fixture";
import { destinationProblems } from "./destination-problems";

const lisbon = destinationFixture("lisbon");
const [first, ...others] = lisbon.places;

function withFirstPlace(changes: object): unknown {
  return { ...lisbon, places: [{ ...first, ...changes }, ...others] };
}

it("has nothing to say of a file that is right", () => {
  expect(destinationProblems("lisbon", lisbon)).toEqual([]);
});

it("names the place and the field that is wrong", () => {
  expect(destinationProblems("lisbon", withFirstPlace({ weight: 9 }))).toEqual([
    expect.stringMatching(/^place "jeronimos", field "weight" is 9: /),
  ]);
  expect(destinationProblems("lisbon", withFirstPlace({ hours: undefined }))).toEqual([
    'place "jeronimos", field "hours" is missing',
  ]);
  expect(destinationProblems("lisbon", withFirstPlace({ prise: 3 }))).toEqual([
    'place "jeronimos", there is no field "prise"',
  ]);
  expect(destinationProblems("lisbon", withFirstPlace({ checked: { hours: "November" } }))).toEqual([
    expect.stringMatching(/^place "jeronimos", field "checked, hours" is "November": /),
  ]);
});

it("refuses hours it cannot read, an address that is not https, and a file under another's name", () => {
  expect(destinationProblems("lisbon", withFirstPlace({ hours: "Mo-Su 9 to 5" }))).toEqual([
    expect.stringMatching(/^place "jeronimos", field "hours": /),
  ]);
  expect(destinationProblems("lisbon", withFirstPlace({ source: "http://example.org/" }))).toHaveLength(1);
  expect(destinationProblems("porto", lisbon)).toEqual(['field "slug" is "lisbon", but the file is named porto']);
});

it("refuses two places with one id and a file that is not a destination", () => {
  expect(destinationProblems("lisbon", { ...lisbon, places: [...lisbon.places, first] })).toEqual([
    'two places have the id "jeronimos"',
  ]);
  expect(destinationProblems("lisbon", "soon")).toEqual([expect.stringMatching(/^the file is "soon": /)]);
});
