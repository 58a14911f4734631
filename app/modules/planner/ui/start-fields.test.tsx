import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AgeFields } from "./start-fields";

const drawn = (children: string, ages: string[], required = false): string =>
  renderToStaticMarkup(<AgeFields values={{ children, ages }} required={required} />);

test("asks for the age of each child, from a baby's to 17, and keeps what was said", () => {
  const two = drawn("2", ["3", ""]);
  expect(two.match(/<select/g)).toHaveLength(2);
  expect(two).toContain('name="childAge2"');
  expect(two).toContain('<option value="3" selected="">3</option>');
  expect(two).toContain('<option value="0">Under 1</option>');
  expect(two).toContain('<option value="17">17</option>');
  expect(two).not.toContain('value="18"');
  expect(two).not.toContain("required");
  expect(drawn("1", [], true)).toContain("required");
});

test("has lists for all children on a page without scripts, before one is counted", () => {
  const none = drawn("0", []);
  expect(none).toMatch(/^<noscript>/);
  expect(none.match(/<select/g)).toHaveLength(8);
});
