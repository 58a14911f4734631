import { expect, it } from "vitest";
import { waysFor } from "../travel/access-rules";
import { fitOuting } from "./outing";
import { outingTo } from "./own-outing";
import { townPlace, townRequest } from "../day/town.fixture";

it("a day in a part of the region that loses a place is the same as one that never had it", () => {
  const fort = townPlace("fort", { north: 40, minutes: 90, district: "Harbour", weight: 5 });
  const chapel = townPlace("chapel", { north: 42, minutes: 30, district: "Hill", weight: 1 });
  const museum = townPlace("museum", { north: 44, minutes: 60, district: "Hill", weight: 3 });
  const request = townRequest([fort, chapel, museum]);
  const ways = waysFor(request);
  const openOf = ({ id }: { id: string }) =>
    id === "chapel" ? [] : [{ open: 6 * 60, close: 20 * 60, latestStart: 20 * 60 }];
  const made = (places: (typeof fort)[]) =>
    fitOuting(outingTo(places, request.base, ways), openOf, ways, {
      isHot: false,
      restedAt: -Infinity,
      isWithChildren: false,
    });
  expect(outingTo([fort, chapel, museum], request.base, ways).name).toBe("A day in and around Hill");
  expect(made([fort, chapel, museum])).toEqual(made([fort, museum]));
  expect(made([fort, museum])).toMatchObject({
    outing: { name: "A day in and around Harbour", lunch: { where: "A table in Harbour" } },
  });
});
