import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Chips } from "./chips";

const OPTIONS = [
  { value: "a", label: "One" },
  { value: "b", label: "Two" },
];

it("ticks what was chosen, as boxes or as radio buttons of one name", () => {
  const boxes = renderToStaticMarkup(<Chips name="tastes" options={OPTIONS} chosen={["b"]} />);
  expect(boxes.match(/type="checkbox" name="tastes"/g)).toHaveLength(2);
  expect(boxes).toMatch(/checked="" value="b"|value="b" checked=""/);
  expect(boxes).not.toMatch(/checked="" value="a"|value="a" checked=""/);
  const radios = renderToStaticMarkup(<Chips name="unit" options={OPTIONS} most="one" />);
  expect(radios.match(/type="radio" name="unit"/g)).toHaveLength(2);
  expect(radios).not.toContain("checked");
});
