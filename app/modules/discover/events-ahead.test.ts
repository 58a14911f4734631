import { describe, expect, it } from "vitest";
import { eventsFrom } from "./events-ahead";

describe("the events of a year", () => {
  const events = [
    { name: "blossom", months: [3, 4] },
    { name: "lanterns", months: [8] },
    { name: "bonfires", months: [8] },
    { name: "new year", months: [12, 1] },
  ];
  const namesFrom = (month: number) => eventsFrom(events, month).map(({ name }) => name);

  it("come in the order of the months ahead, over the turn of the year too", () => {
    expect(namesFrom(1)).toEqual(["new year", "blossom", "lanterns", "bonfires"]);
    expect(namesFrom(4)).toEqual(["blossom", "lanterns", "bonfires", "new year"]);
    expect(namesFrom(11)).toEqual(["new year", "blossom", "lanterns", "bonfires"]);
    expect(namesFrom(9)).toEqual(["new year", "blossom", "lanterns", "bonfires"]);
  });

  it("begin with the one that is on in the month itself", () => {
    expect(namesFrom(8).slice(0, 2)).toEqual(["lanterns", "bonfires"]);
  });
});
