import { describe, expect, it } from "vitest";
import { emptyStart } from "#app/modules/planner/start-form";
import { addressOfRoute, afterPress, namesIn, pressOf, routeFromFields, routeOfWish } from "./route-form";

const read = (query: string) => routeFromFields(new URLSearchParams(query));
const THREE = [{ slug: "rome", nights: 4 }, { slug: "florence", nights: 3 }, { slug: "venice" }];

describe("the form of a trip of several places", () => {
  it("is read from its address as it was written there", () => {
    const rest = {
      ...emptyStart(),
      departureCity: "London",
      startDate: "2027-05-01",
      adults: "2",
      children: "1",
      ages: ["7"],
      budgetTotal: "2000",
      pace: "relaxed",
      interests: ["food", "culture"],
    };
    const values = { places: THREE, of: "j1", inAll: 12, rest };
    const [, query = ""] = addressOfRoute(values).split("?");
    expect(read(query)).toEqual({
      ...values,
      rest: { ...rest, interests: ["culture", "food"].filter((one) => rest.interests.includes(one)) },
    });
  });

  it("keeps how the traveller goes on from a place, and no means that there is not", () => {
    const places = [
      { slug: "rome", nights: 4, by: "night-train" as const },
      { slug: "vienna", nights: 3 },
    ];
    const [, query = ""] = addressOfRoute({ places, rest: emptyStart() }).split("?");
    expect(read(query).places).toEqual(places);
    expect(addressOfRoute({ places: THREE, rest: emptyStart() })).not.toContain("by=");
    expect(read("place=rome&nights=4&by=broom&place=vienna&nights=3&by=").places).toEqual([
      { slug: "rome", nights: 4 },
      { slug: "vienna", nights: 3 },
    ]);
  });

  it("leaves out places named twice, nights that no stay has, and more places than fit", () => {
    expect(read("place=rome&nights=4&place=rome&nights=2&place=venice&nights=99&place=x&nights=-1").places).toEqual([
      { slug: "rome", nights: 4 },
      { slug: "venice" },
      { slug: "x" },
    ]);
    const many = Array.from({ length: 12 }, (_, index) => `place=p${index}&nights=1`).join("&");
    expect(read(many).places).toHaveLength(8);
  });

  it("moves a place, leaves one out, and stays as it is where a press leads nowhere", () => {
    const order = (press: string) =>
      afterPress(THREE, pressOf(press) as { kind: "up"; at: number }).map(({ slug }) => slug);
    expect(order("up-2")).toEqual(["rome", "venice", "florence"]);
    expect(order("up-0")).toEqual(["rome", "florence", "venice"]);
    expect(order("down-0")).toEqual(["florence", "rome", "venice"]);
    expect(order("drop-1")).toEqual(["rome", "venice"]);
    expect(order("drop-7")).toEqual(["rome", "florence", "venice"]);
    expect([pressOf("best"), pressOf("up-x"), pressOf("drop-10"), pressOf(null)]).toEqual([
      { kind: "best" },
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it.each([
  ["Rome, Florence and Venice", ["Rome", "Florence", "Venice"]],
  ["Tokyo → Kyoto → Osaka", ["Tokyo", "Kyoto", "Osaka"]],
  ["Prague - Vienna - Budapest", ["Prague", "Vienna", "Budapest"]],
  ["London then Paris; Amsterdam & Bruges", ["London", "Paris", "Amsterdam", "Bruges"]],
  ["Aix-en-Provence", ["Aix-en-Provence"]],
  ["Sandy Point", ["Sandy Point"]],
  ["Rome 3 nights, 2 nights in Florence", ["Rome", "Florence"]],
  ["Rom und Florenz", ["Rom", "Florenz"]],
  ["Roma y Madrid", ["Roma", "Madrid"]],
  ["Rome to Florence", ["Rome", "Florence"]],
  ["東京、京都、大阪", ["東京", "京都", "大阪"]],
  ["Yerevan", ["Yerevan"]],
])("reads the names in %s", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

describe("a sentence that names several places", () => {
  const place = (slug: string) => ({
    slug,
    name: slug,
    country: "",
    perDay: 1,
    picture: { src: "", width: 1, height: 1, alt: "" },
    reasons: [],
  });
  const values = { ...emptyStart(), startDate: "2027-05-01", endDate: "2027-05-05" };

  it("goes on to the page of them all, with the length that it said", () => {
    const wish = { isNamed: true, places: [place("rome"), place("venice")], values };
    expect(routeOfWish({ ...wish, nights: 9 }, "both, 9 nights")).toMatch(
      /place=rome&nights=&place=venice&nights=&inAll=9&.*endDate=2027-05-05/,
    );
    expect(routeOfWish(wish, "both")).not.toMatch(/inAll|endDate/);
  });

  it("does not where it named one, or none by name", () => {
    expect(routeOfWish({ isNamed: true, places: [place("rome")], values }, "rome")).toBeUndefined();
    expect(routeOfWish({ isNamed: false, places: [place("rome"), place("venice")], values }, "italy")).toBeUndefined();
  });
});
