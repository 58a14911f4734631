import { describe, expect, it } from "vitest";
import { readStopTable, readWayTable, stopKey } from "./way-tables";

const PLACES = new Map([
  ["rome", { lat: 41.9028, lon: 12.4964 }],
  ["florence", { lat: 43.7696, lon: 11.2558 }],
  ["crete", { lat: 35.5138, lon: 24.018 }],
]);
const STOPS = new Set([stopKey("rome", "Roma Termini")]);
const TRAIN = {
  from: "rome",
  to: "florence",
  by: "train",
  minutes: "150",
  dollars: "40",
  per_day: "70",
  operator: "Trenitalia, Italo",
  book_ahead: "yes",
  months: "4 5 6",
  night: "",
  driver: "",
  from_stop: "Roma Termini",
  to_stop: "",
  note: "Dear on the day.",
};

function ways(...rows: Partial<Record<keyof typeof TRAIN, string>>[]) {
  const lines = rows.map((row, index) => ({ line: index + 2, cells: { ...TRAIN, ...row } }));
  return readWayTable(lines, PLACES, STOPS);
}

function stops(...rows: string[]) {
  const lines = rows.map((text, index) => {
    const [slug = "", name = "", lat = "", lon = "", far = ""] = text.split("|");
    return { line: index + 2, cells: { slug, name, lat, lon, far } };
  });
  return readStopTable(lines, PLACES);
}

describe("the table of ways", () => {
  it("is read with its empty cells left out", () => {
    expect(
      ways({}, { by: "car", per_day: "", operator: "", book_ahead: "", months: "", from_stop: "", note: "" }),
    ).toEqual({
      rows: [
        {
          from: "rome",
          to: "florence",
          way: {
            by: "train",
            minutes: 150,
            dollars: 40,
            perDay: 70,
            operator: "Trenitalia, Italo",
            bookAhead: true,
            months: [4, 5, 6],
            from: "Roma Termini",
            note: "Dear on the day.",
          },
        },
        { from: "rome", to: "florence", way: { by: "car", minutes: 150, dollars: 40 } },
      ],
    });
  });

  it.each([
    [{ by: "zeppelin" }, /^line 2, column "by": /],
    [{ by: "car", night: "always" }, /^line 2, column "night": no night on board by car/],
    [{ night: "sometimes" }, /^line 2, column "night": /],
    [{ driver: "yes" }, /^line 2, column "driver": only a car has one/],
    [{ minutes: "151" }, /^line 2, column "minutes": expected minutes rounded to five/],
    [{ minutes: "soon" }, /^line 2, column "minutes": expected a number/],
    [{ dollars: "12.5" }, /^line 2, column "dollars": /],
    [{ book_ahead: "maybe" }, /^line 2, column "book_ahead": /],
    [{ months: "5 4" }, /^line 2, column "months": expected months in their order/],
    [{ months: "12 13" }, /^line 2, column "months": /],
    [{ note: "Dear on the day" }, /^line 2, column "note": expected a sentence/],
    [{ to: "atlantis" }, /^line 2, column "to": there is no destination atlantis/],
    [{ to: "rome" }, /^line 2 leads from rome to itself/],
    [{ to_stop: "Campo di Marte" }, /^line 2, column "to_stop": Campo di Marte of florence is not in stops.csv/],
    // 231 km as the crow flies.
    [{ minutes: "60" }, /^line 2, column "minutes": 231 km\/h from door to door by train/],
    [{ by: "coach", minutes: "145" }, /^line 2, column "minutes": 96 km\/h from door to door by coach/],
    [{ by: "ferry", minutes: "225" }, /^line 2, column "minutes": 62 km\/h from door to door by ferry/],
    [{ by: "flight", minutes: "145" }, /^line 2, column "minutes": a flight takes 150 at least/],
  ] as const)("refuses %j", (wrong, problem) => {
    expect(ways(wrong).problems).toContainEqual(expect.stringMatching(problem));
  });

  it("has a way by one means once, in whichever direction", () => {
    expect(ways({}, { from: "florence", to: "rome", from_stop: "", to_stop: "" }).problems).toEqual([
      "line 3 repeats the way between florence and rome by train of line 2",
    ]);
  });

  it("names every stop", () => {
    expect(ways({ from_stop: "" }).problems).toEqual(["no way names the stop rome Roma Termini"]);
  });
});

describe("the table of stops", () => {
  it("is read with its points", () => {
    expect(stops("rome|Roma Termini|41.9010|12.5016")).toEqual({
      rows: [{ slug: "rome", name: "Roma Termini", lat: 41.901, lon: 12.5016 }],
    });
  });

  it("keeps stops within 40 km, or has the reason", () => {
    const heraklion = "crete|Heraklion|35.3435|25.1450";
    expect(stops(heraklion).problems).toEqual(['line 2: Heraklion lies 104 km from crete, and "far" is empty']);
    expect(stops(`${heraklion}|Ferries leave from here`).rows).toHaveLength(1);
    expect(stops("rome|Roma Termini|41.9010|12.5016|Ferries leave from here").problems).toEqual([
      'line 2: Roma Termini is near, and "far" is not empty',
    ]);
  });

  it("has a stop of a destination of ours once", () => {
    expect(stops("atlantis|Port|41.9|12.5").problems).toEqual([
      'line 2, column "slug": there is no destination atlantis',
    ]);
    expect(stops("rome|Roma Termini|41.9|12.5", "rome|Roma Termini|41.9|12.5").problems).toEqual([
      "line 3 repeats the stop rome Roma Termini of line 2",
    ]);
    expect(stops("rome|Roma Termini|north|12.5").problems).toEqual(['line 2, column "lat": expected a number']);
  });
});
