import { expect, it } from "vitest";
import { piecesOf, wordsOf } from "./prose";

it("finds the links of a line, and leaves every other bracket alone", () => {
  expect(piecesOf("See [our terms](/legal/terms), or [write](mailto:a@b.c).")).toEqual([
    { words: "See " },
    { words: "our terms", href: "/legal/terms" },
    { words: ", or " },
    { words: "write", href: "mailto:a@b.c" },
    { words: "." },
  ]);
  expect(piecesOf("[all](/)")).toEqual([{ words: "all", href: "/" }]);
  expect(piecesOf("A [bracket] (and another)")).toEqual([{ words: "A [bracket] (and another)" }]);
  expect(piecesOf("")).toEqual([]);
  expect(wordsOf("See [our terms](/legal/terms).")).toBe("See our terms.");
});
