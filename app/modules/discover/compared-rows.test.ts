import { expect, it } from "vitest";
import { comparedRows } from "./compared-rows";

const place = (cost: number, low: number, high: number) => [
  { label: "Country", words: "There" },
  { label: "Cost per day", words: `$${cost}`, spans: [{ from: 0, to: cost }] },
  { label: "Weather", words: `${low} to ${high} °C`, spans: [{ from: low, to: high }] },
  { label: "Best months", words: "May", spans: [{ from: 4, to: 5 }], end: 12 },
];

it("gives the bars of a line one axis from 0, below it in the cold, and none to words alone", () => {
  const rows = comparedRows([place(100, -12, -3), place(250, 14, 22)]);
  expect(rows.map(({ axis }) => axis)).toEqual([
    undefined,
    { from: 0, to: 250 },
    { from: -12, to: 22 },
    { from: 0, to: 12 },
  ]);
  expect(rows[1]!.cells).toEqual([
    { words: "$100", spans: [{ from: 0, to: 100 }] },
    { words: "$250", spans: [{ from: 0, to: 250 }] },
  ]);
  expect(comparedRows([])).toEqual([]);
});
