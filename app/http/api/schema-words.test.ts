import { expect, it } from "vitest";
import { fieldsOf, wordsOf } from "./schema-words";

it.each([
  [{ type: "string", minLength: 1, maxLength: 80 }, "text, up to 80 characters"],
  [{ type: "string", minLength: 2, maxLength: 80 }, "text, 2 to 80 characters"],
  [{ type: "string", format: "date" }, "day"],
  [{ type: "string", format: "date-time" }, "instant, UTC"],
  [{ type: "string", enum: ["a", "b"] }, "a, b"],
  [{ enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, "1, 2, 3, 4, 5, 6, 7, 8 or 2 more"],
  [{ const: true }, "always true"],
  [{ type: "integer", minimum: 1, maximum: 9 }, "whole number, 1 to 9"],
  [{ type: "integer", minimum: 0 }, "whole number"],
  [{ type: "number", minimum: 1 }, "number, at least 1"],
  [{ type: "number", maximum: 10 }, "number, up to 10"],
  [{ type: "boolean" }, "true or false"],
  [{ type: "array", items: { type: "string" }, maxItems: 20 }, "list of: text, up to 20 entries"],
  [{ anyOf: [{ $ref: "#/components/schemas/Trip" }, { type: "null" }] }, "Trip, or nothing"],
  [{ anyOf: [{ type: "integer" }, { type: "object" }, { type: "object" }] }, "whole number, or object"],
  [{ type: "string", contentEncoding: "binary" }, "file"],
  [{}, "anything"],
])("says %j in words", (schema, words) => {
  expect(wordsOf(schema)).toBe(words);
});

it("lists the fields of objects in objects and in lists, and no more of a shape than its name", () => {
  const point = { type: "object", properties: { lat: { type: "number" } }, required: ["lat"] };
  const schema = {
    type: "object",
    properties: {
      name: { type: "string", description: "What it is called", default: "x" },
      at: point,
      stops: { type: "array", items: point },
      people: { anyOf: [{ type: "integer" }, point] },
      trip: { $ref: "#/components/schemas/Trip" },
    },
    required: ["at"],
  };
  expect(fieldsOf(schema)).toEqual([
    { name: "name", words: 'text; "x" when left out', isRequired: false, note: "What it is called" },
    { name: "at", words: "object", isRequired: true },
    { name: "at.lat", words: "number", isRequired: true },
    { name: "stops", words: "list of: object", isRequired: false },
    { name: "stops[].lat", words: "number", isRequired: true },
    { name: "people", words: "whole number, or object", isRequired: false },
    { name: "people.lat", words: "number", isRequired: true },
    { name: "trip", words: "Trip", isRequired: false },
  ]);
});
