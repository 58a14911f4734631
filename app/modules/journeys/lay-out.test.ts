import { describe, expect, it } from "vitest";
import { layOut } from "./lay-out";
import type { PlaceToLay, WayToLay } from "./lay-out";

const place = (slug: string, nights: number, timeZone = "Europe/Rome"): PlaceToLay => ({
  slug,
  name: slug[0]!.toUpperCase() + slug.slice(1),
  timeZone,
  airports: [slug.slice(0, 3).toUpperCase()],
  nights,
});
const TERMINI = { name: "Roma Termini", lat: 41.901, lon: 12.501 };
const NOVELLA = { name: "Firenze Santa Maria Novella", lat: 43.776, lon: 11.248 };
const train = (minutes: number, changes: Partial<WayToLay> = {}): WayToLay => ({
  by: "train",
  minutes,
  dollars: 40,
  ...changes,
});

describe("laying out the places of a longer trip", () => {
  it("gives each place its nights, one after the other, and joins them at both ends", () => {
    const laid = layOut([place("rome", 4), place("florence", 3), place("venice", 2)], "2027-05-01", () =>
      train(135, { from: TERMINI, to: NOVELLA }),
    );
    expect(laid.map(({ startDate, endDate, nights }) => [startDate, endDate, nights])).toEqual([
      ["2027-05-01", "2027-05-05", 4],
      ["2027-05-05", "2027-05-08", 3],
      ["2027-05-08", "2027-05-10", 2],
    ]);
    expect(laid[0]!.between).toEqual({
      back: {
        by: "train",
        place: { slug: "florence", name: "Florence" },
        date: "2027-05-05",
        time: "10:30",
        minutes: 135,
        dollars: 40,
        at: TERMINI,
      },
    });
    expect(laid[1]!.between.out).toMatchObject({ place: { name: "Rome" }, time: "12:00", at: NOVELLA });
    expect(laid[1]!.between.back).toMatchObject({ place: { name: "Venice" }, date: "2027-05-08" });
    expect(laid[2]!.between.back).toBeUndefined();
  });

  it("leaves earlier for a long way, and travels overnight rather than get there at night", () => {
    const [first, second] = layOut([place("a", 2), place("b", 3)], "2027-05-01", () => train(10 * 60));
    expect([first!.between.back!.time, second!.between.out!.time]).toEqual(["07:30", "16:45"]);
    const [, over] = layOut([place("a", 2), place("b", 3)], "2027-05-01", () => train(16 * 60));
    expect(over).toMatchObject({ startDate: "2027-05-04", endDate: "2027-05-07" });
    expect(over!.between.out).toMatchObject({ date: "2027-05-04", time: "11:15" });
  });

  it("spends a night on board from the evening to the morning, as late as it can and never put off in the dark", () => {
    const overnight = (minutes: number) =>
      layOut([place("a", 2), place("b", 3)], "2027-05-01", () => train(minutes, { isOvernight: true }));
    const [from, to] = overnight(850);
    expect(from!).toMatchObject({ endDate: "2027-05-03", between: { back: { time: "18:35", isOvernight: true } } });
    expect(to!).toMatchObject({ startDate: "2027-05-04", endDate: "2027-05-07" });
    expect(to!.between.out).toMatchObject({ date: "2027-05-04", time: "08:00", isOvernight: true });
    const hours = (minutes: number) => overnight(minutes).map(({ between: { out, back } }) => (out ?? back)!.time);
    expect(hours(480)).toEqual(["22:00", "07:00"]);
    expect(hours(1135)).toEqual(["17:00", "11:10"]);
  });

  it("tells times as the clocks of each place show them, and the airport a flight comes from", () => {
    const [, lisbon] = layOut(
      [place("paris", 3, "Europe/Paris"), place("lisbon", 2, "Europe/Lisbon")],
      "2027-05-01",
      () => ({ by: "flight", minutes: 300, dollars: 90, isEstimate: true, from: TERMINI, to: NOVELLA }),
    );
    expect(lisbon!.between.out).toEqual({
      by: "flight",
      place: { slug: "paris", name: "Paris" },
      date: "2027-05-04",
      time: "11:00",
      minutes: 300,
      dollars: 90,
      airport: "PAR",
      isEstimate: true,
    });
  });
});
