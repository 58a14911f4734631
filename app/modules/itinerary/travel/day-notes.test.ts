import { describe, expect, it } from "vitest";
import { dayNotes, isTransportStopped } from "./day-notes";

const notesOf = (country: string, ...dates: string[]) => dayNotes({ country }, dates);

describe("the notes of a day", () => {
  it("say of a Friday what is shut, in the country's own way, and nothing on a Thursday", () => {
    const [thursday, emirates] = notesOf("AE", "2027-05-06", "2027-05-07");
    expect(thursday).toEqual([]);
    expect(emirates).toEqual([expect.stringMatching(/^Friday: .*open only in the afternoon\.$/)]);
    expect(notesOf("MA", "2027-05-07")[0]).toEqual([
      expect.stringMatching(/^Friday: .*medina shut for the day around noon/),
    ]);
    expect(notesOf("FR", "2027-05-07")[0]).toEqual([]);
  });

  it("say Ramadan in full on its first day of the stay, in short on the others, by how strictly it is kept", () => {
    const first = (country: string) => notesOf(country, "2027-02-16")[0]!.join(" ");
    expect(first("JO")).toMatch(/do not eat, drink or smoke in the street/);
    expect(first("TR")).toMatch(/most restaurants serve as usual/);
    const [, second, third] = notesOf("JO", "2027-02-16", "2027-02-17", "2027-02-18").map((notes) => notes.join(" "));
    expect(second).toBe("Ramadan: food after sunset or at a hotel, sights close early, lively nights.");
    expect(third).toBe(second);
  });

  it("call a day off for a feast what it is", () => {
    expect(notesOf("GB", "2026-12-28")[0]).toEqual([
      "The day off for Boxing Day is a public holiday: sights are usually open and busier, banks and offices shut.",
    ]);
  });

  it("tell the eve and the day of the sabbath apart", () => {
    const [friday, saturday, sunday] = notesOf("IL", "2027-06-04", "2027-06-05", "2027-06-06");
    expect(friday).toEqual([expect.stringMatching(/^The sabbath begins at sunset/)]);
    expect(saturday).toEqual([expect.stringMatching(/^Sabbath until about an hour after sunset/)]);
    expect(sunday).toEqual([]);
  });

  it("say what happens on a feast and where, beside what is shut, in the town that keeps it", () => {
    const [market, eve, after] = dayNotes({ country: "LV", slug: "riga" }, ["2027-06-22", "2027-06-23", "2027-06-26"]);
    expect(market).toEqual([expect.stringContaining("Dome Square")]);
    expect(eve).toEqual([expect.stringMatching(/^Midsummer Eve: /), expect.stringContaining("bonfires")]);
    expect(after).toEqual([]);
    const athens = dayNotes({ country: "GR", slug: "athens" }, ["2027-05-01"])[0]!.join(" ");
    expect(athens).toMatch(/shortly before midnight .* Lycabettus/);
  });

  it("speak of the water on every day of Songkran", () => {
    const days = dayNotes({ country: "TH", slug: "chiang-mai" }, ["2027-04-13", "2027-04-14", "2027-04-15"]);
    for (const notes of days) expect(notes.join(" ")).toMatch(/Songkran.*water/);
  });

  it("name an evening before a feast by its own name, not by its date", () => {
    expect(notesOf("PL", "2027-12-24")[0]!.join(" ")).toMatch(/^Christmas Eve/);
  });

  it("are the same whatever day of the stay it is", () => {
    const alone = notesOf("GB", "2026-12-25")[0];
    expect(notesOf("GB", "2026-12-23", "2026-12-24", "2026-12-25")[2]).toEqual(alone);
  });
});

describe("transport", () => {
  it("stands still from the eve of the sabbath until the stars are out, and nowhere else", () => {
    const il = (date: string, minutes: number) => isTransportStopped({ country: "IL" }, date, minutes);
    expect([15 * 60, 15 * 60 + 30].map((at) => il("2027-06-04", at))).toEqual([false, true]);
    expect([19 * 60, 19 * 60 + 30].map((at) => il("2027-06-05", at))).toEqual([true, false]);
    expect(isTransportStopped({ country: "FR" }, "2027-06-05", 600)).toBe(false);
  });
});
