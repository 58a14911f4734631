import { describe, expect, it } from "vitest";
import { reasonsAgainst } from "./reasons-against";
import { NO_ARRANGEMENT, townPlace, townRequest } from "../day/town.fixture";

const DATES = ["2027-05-03", "2027-05-04"];
const cellars = [
  townPlace("cellar-a", { kind: "winery", weight: 4 }),
  townPlace("cellar-b", { kind: "winery", weight: 3 }),
  townPlace("castle"),
];
const arrangement = { ...NO_ARRANGEMENT, anchors: [{ place: "cellar-b", nights: 1 }] };

function leftOut(change: Parameters<typeof townRequest>[1]): string[] {
  const request = townRequest(cellars, { arrangement, ...change });
  return reasonsAgainst(request, DATES).flatMap(({ place, why }) => (why === undefined ? [] : [place.id]));
}

describe("what is offered to a party", () => {
  it("is one winery with children: the one people come for", () => {
    expect(leftOut({ children: 0 })).toEqual([]);
    expect(leftOut({ children: 1 })).toEqual(["cellar-a"]);
  });

  it("is any that was asked for", () => {
    expect(leftOut({ children: 1, wanted: ["cellar-a", "cellar-b"] })).toEqual([]);
    expect(leftOut({ children: 1, wanted: ["cellar-a"] })).toEqual(["cellar-b"]);
  });
});
