import { describe, expect, it } from "vitest";
import { positionOf } from "./sample-asked";
import { readSampleEdits } from "./sample-form";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe("readSampleEdits", () => {
  it("adds what is asked for to the changes before", () => {
    expect(readSampleEdits(formOf({ edits: '[{"kind":"lock","stop":"a"}]', kind: "remove", stop: "b" }))).toEqual([
      { kind: "lock", stop: "a" },
      { kind: "remove", stop: "b" },
    ]);
  });
  it("reads a position at the start of a day and after a stop", () => {
    expect(readSampleEdits(formOf({ kind: "insert", placeId: "p", position: positionOf("2027-04-12") }))).toEqual([
      { kind: "insert", placeId: "p", date: "2027-04-12" },
    ]);
    expect(readSampleEdits(formOf({ kind: "insert", placeId: "p", position: positionOf("2027-04-12", "a") }))).toEqual([
      { kind: "insert", placeId: "p", date: "2027-04-12", after: "a" },
    ]);
  });
  it("leaves out what it cannot read", () => {
    expect(readSampleEdits(formOf({ edits: "{", kind: "burn", stop: "a" }))).toEqual([]);
    expect(
      readSampleEdits(
        formOf({ edits: '[{"kind":"lock","stop":"a"}]', kind: "insert", placeId: "p", position: "soon" }),
      ),
    ).toEqual([{ kind: "lock", stop: "a" }]);
  });
  it("begins anew when the changes before are no list of changes, and still makes the one asked for", () => {
    for (const edits of ["{}", '"all"', '[{"kind":"burn"}]', "null"])
      expect(readSampleEdits(formOf({ edits, kind: "lock", stop: "a" })), edits).toEqual([{ kind: "lock", stop: "a" }]);
    const file = new FormData();
    file.set("edits", new File(['[{"kind":"lock","stop":"b"}]'], "edits.json"));
    file.set("kind", "lock");
    file.set("stop", "a");
    expect(readSampleEdits(file)).toEqual([{ kind: "lock", stop: "a" }]);
  });
  it("makes no change of a form without one", () => {
    expect(readSampleEdits(formOf({}))).toEqual([]);
    expect(readSampleEdits(formOf({ kind: "insert", placeId: "p" }))).toEqual([]);
  });
});
