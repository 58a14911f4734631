import { expect, it } from "vitest";
import { arranging } from "../day/arranging.fixture";
import { asArranged } from "./as-arranged";
import { buildDayProblem } from "../problem/day-problem";
import { explainMissing } from "../words/explain-missing";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

it("leaves out what the arrangement has left out, and says why though there is time for it", () => {
  const places = [
    townPlace("seen", { district: "Old Town" }),
    townPlace("again", { district: "Old Town" }),
    townPlace("third", { district: "Old Town" }),
    townPlace("alone", { district: "Hill" }),
  ];
  const request = townRequest(places, { lastDate: "2027-05-05" });
  const dayProblem = buildDayProblem(request, townSun);
  const input = { ...arranging([], [[1], [2], []]), problem: dayProblem.problem };
  const { plan, apart } = asArranged(request, dayProblem, input);
  expect(plan.days.map(({ stops }) => stops.map(({ node }) => node))).toEqual([[1], [2], []]);
  const said = explainMissing(request, { ...dayProblem, apart }, plan, new Set(["seen", "again"]), []);
  expect(said.map(({ placeId, why }) => [placeId, why])).toEqual([
    ["alone", "We kept Monday calmer; there's time for it that day, so add it if you like."],
    ["third", "You'd go to Old Town on one more day just for this."],
  ]);
});

it("puts in what was asked for all the same", () => {
  const request = townRequest([townPlace("seen"), townPlace("asked")], { lastDate: "2027-05-03", wanted: ["asked"] });
  const dayProblem = buildDayProblem(request, townSun);
  const { plan, apart } = asArranged(request, dayProblem, { ...arranging([], [[1]]), problem: dayProblem.problem });
  expect(plan.days[0]!.stops.map(({ node }) => node).sort()).toEqual([1, 2]);
  expect(apart.size).toBe(0);
});

it("puts in what is held at its hour, whatever the search has put in its place", () => {
  const request = townRequest([townPlace("seen"), townPlace("held")], {
    lastDate: "2027-05-03",
    locked: [{ placeId: "held", date: "2027-05-03", start: 15 * 60 }],
  });
  const dayProblem = buildDayProblem(request, townSun);
  const { plan } = asArranged(request, dayProblem, { ...arranging([], [[1]]), problem: dayProblem.problem });
  expect(plan.days[0]!.stops.find(({ node }) => node === 2)?.start).toBe(15 * 60);
});
