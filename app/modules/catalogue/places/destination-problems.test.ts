import { expect, it } from "vitest";
import { destinationFixture } from "../schema/destination.fixture";
import { destinationProblems } from "./destination-problems";
import { destinationSchema } from "../schema/destination.schema";

const lisbon = destinationFixture("lisbon");
const [first, ...others] = lisbon.places;

const PAGE = "https://museum.example/en/visit/opening-hours";

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
  expect(destinationProblems("lisbon", withFirstPlace({ checked: { hours: { source: PAGE, month: "May" } } }))).toEqual(
    [expect.stringMatching(/^place "jeronimos", field "checked, hours, month" is "May": /)],
  );
});

it("calls nothing checked without a page and a month", () => {
  const checked = (groups: object): string[] => destinationProblems("lisbon", withFirstPlace({ checked: groups }));
  const look = { source: PAGE, month: "2026-11" };
  expect(checked({ hours: look, price: look, pin: look })).toEqual([]);
  expect(checked({ hours: "2026-11" })).toHaveLength(1);
  expect(checked({ hours: { month: "2026-11" } })).toHaveLength(1);
  expect(checked({ price: { source: PAGE } })).toHaveLength(1);
  expect(checked({})).toHaveLength(1);
  expect(destinationProblems("lisbon", { ...lisbon, checked: { hours: "2026-11" } })).toEqual([
    'there is no field "checked"',
  ]);
});

it.each(["https://museum.example/", "https://museum.example/en", "https://museum.example/pt-br/index.html"])(
  "takes %s for no source of hours or of a price",
  (source) => {
    const look = { source, month: "2026-11" };
    for (const group of ["hours", "price"])
      expect(destinationProblems("lisbon", withFirstPlace({ checked: { [group]: look } }))).toEqual([
        expect.stringContaining("is a front page"),
      ]);
    expect(destinationProblems("lisbon", withFirstPlace({ checked: { pin: look } }))).toEqual([]);
  },
);

it("takes the word of the house alone for a diet of health", () => {
  const table = (changes: object): string[] =>
    destinationProblems("lisbon", withFirstPlace({ serves: { "nut-allergy": "yes" }, ...changes }));
  const website = "https://www.house.example/";
  expect(table({ website, dietPage: "https://house.example/allergies" })).toEqual([]);
  for (const changes of [{}, { website }, { website, dietPage: "https://blog.example/house" }, { source: PAGE }])
    expect(table(changes)).toEqual([expect.stringContaining('serves "nut-allergy" by no page of its own house')]);
});

it("refuses hours it cannot read, an address that is not https, and a file under another's name", () => {
  expect(destinationProblems("lisbon", withFirstPlace({ hours: "Mo-Su 9 to 5" }))).toEqual([
    expect.stringMatching(/^place "jeronimos", field "hours": /),
  ]);
  expect(destinationProblems("lisbon", withFirstPlace({ starts: { at: "at eight" } }))).toEqual([
    expect.stringMatching(/^place "jeronimos", field "starts": /),
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

it("refuses an arrangement that names what is not there", () => {
  const odd = {
    ...lisbon,
    anchors: [{ place: "nowhere", nights: 1 }],
    together: [
      ["jeronimos", "belem-tower"],
      ["jeronimos", "nowhere"],
    ],
    transfers: { ...lisbon.transfers, XXX: lisbon.transfers.LIS },
  };
  expect(destinationProblems("lisbon", odd)).toEqual([
    'field "anchors": there is no place "nowhere"',
    'field "together": there is no place "nowhere"',
    'field "together": "jeronimos" is in two visits',
    'field "transfers": XXX is none of its airports',
  ]);
});

it("makes a place of each table", () => {
  const table = {
    id: "a-table",
    name: "A table",
    lat: 38.71,
    lon: -9.14,
    district: "Baixa",
    price: 20,
    hours: "Mo-Sa 12:00-15:00,19:00-23:00",
    meals: ["lunch", "dinner"],
    serves: { vegan: "no" },
    tags: ["grilled fish"],
    note: "Grilled fish at paper-covered tables, and a queue from one o'clock.",
  };
  const { places } = destinationSchema.parse({ ...lisbon, tables: [table] });
  expect(places.at(-1)).toMatchObject({ id: "a-table", kind: "restaurant", minutes: 75, weight: 1 });
  expect(places.at(-1)?.serves).toMatchObject({ vegan: "no", halal: "ask" });
});

it("wants both ends of a ride or none, its pin at the first, and no return beside them", () => {
  const from = { name: "Here", lat: first!.lat, lon: first!.lon };
  const to = { name: "There", lat: 38.7, lon: -9.1 };
  const problemsWith = (changes: object) => destinationProblems("lisbon", withFirstPlace(changes));
  expect(problemsWith({ from, to, bothWays: true })).toEqual([]);
  expect(problemsWith({ returns: true })).toEqual([]);
  for (const [changes, problem] of [
    [{ to }, "has one end"],
    [{ from, to, returns: true }, "has two ends and returns"],
    [{ from: { ...from, lat: 38.6 }, to }, "has its pin elsewhere"],
    [{ bothWays: true }, "goes both ways between no ends"],
  ] as const)
    expect(problemsWith(changes)).toEqual([expect.stringContaining(`jeronimos ${problem}`)]);
});

it("names a part of town that lies high and that no place is in", () => {
  const { ways } = lisbon;
  expect(
    destinationProblems("lisbon", { ...lisbon, ways: { ...ways, heights: { Castelo: 95, Nowhere: 50 } } }),
  ).toEqual(['field "ways, heights": no place is in Nowhere']);
});

it("says of a place that goes about by car alone that it needs one, and of no other that it does", () => {
  const goesBy = (change: object): string[] =>
    destinationProblems("lisbon", { ...lisbon, ways: { ...lisbon.ways, ...change } });
  expect(goesBy({ city: ["car"], region: ["car"] })).toEqual([expect.stringContaining("needsCar is not said")]);
  expect(goesBy({ city: ["car"], region: ["car"], needsCar: true })).toEqual([]);
  expect(goesBy({ needsCar: true })).toEqual([expect.stringContaining("the usual way out of town is no car")]);
});
