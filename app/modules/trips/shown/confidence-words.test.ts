import { expect, it } from "vitest";
import { confidenceInWords } from "./confidence-words";

it.each([
  [0.9, "Confidence 90% that it stays"],
  [0.8, "Confidence 80% that it stays"],
  [0.72, "Confidence 72% that it stays"],
])("a price that holds with %d is told so", (confidence, words) => {
  expect(confidenceInWords(confidence)).toBe(words);
});
