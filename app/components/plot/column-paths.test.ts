import { expect, it } from "vitest";
import { columnPaths } from "./column-paths";

it("draws the parts of each column on top of each other, one path a look", () => {
  const paths = columnPaths([
    [
      { look: "spent", from: 0, to: 0.25 },
      { look: "planned", from: 0.25, to: 1 },
    ],
    [],
    [{ look: "spent", from: 0, to: 0.5 }],
  ]);
  expect([...paths]).toEqual([
    ["spent", "M1.5 75h7v25h-7zM21.5 50h7v50h-7z"],
    ["planned", "M1.5 0h7v75h-7z"],
  ]);
});

it("draws nothing of what has no height", () => {
  expect(columnPaths([[{ look: "spent", from: 0.3, to: 0.3 }]]).size).toBe(0);
});
