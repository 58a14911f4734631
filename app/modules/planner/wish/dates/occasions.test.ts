import { describe, expect, it } from "vitest";
import { Said } from "../said";
import { takeFeast, tripToFeast } from "./occasions";

/** A Monday. */
const TODAY = "2026-11-23";

describe("a feast and its days", () => {
  it.each<[string, string | undefined, string, number?]>([
    ["easter", "IT", "2027-03-26", 3],
    ["easter", "GR", "2027-04-30", 3],
    ["easter", "GE", "2027-04-30", 3],
    ["easter", undefined, "2027-03-26", 3],
    ["greek easter", undefined, "2027-04-30", 3],
    ["the week before easter", "IT", "2027-03-18"],
    ["after easter", "IT", "2027-03-29"],
    ["semana santa", "ES", "2027-03-20", 7],
    ["carnival", "BR", "2027-02-05", 5],
    ["chinese new year", undefined, "2027-02-04", 4],
    ["chinese new year", "SG", "2027-02-05", 3],
    ["tet", "VN", "2027-02-04", 6],
    ["thanksgiving", "US", "2026-11-25", 4],
    ["thanksgiving", "CA", "2027-10-10", 4],
    ["christmas", "AT", "2026-12-23", 5],
    ["between christmas and new year", undefined, "2026-12-26", 6],
    ["memorial day", "US", "2027-05-28", 3],
    ["easter 2028", "IT", "2028-04-14", 3],
  ])("%s in %s", (text, country, startDate, nights) => {
    const feast = takeFeast(new Said(text));
    const trip = feast && tripToFeast(feast, country, TODAY);
    expect([trip?.startDate, trip?.nights]).toEqual([startDate, nights]);
  });

  it("is not found in other words", () => {
    for (const text of ["easter island", "christmas markets", "a new yearning", "carnival of cultures"])
      expect(takeFeast(new Said(text)), text).toBeUndefined();
  });

  it("stays in the text where it is a reason for a place too", () => {
    const said = new Said("tet in hanoi");
    takeFeast(said);
    expect(said.text).toBe("tet in hanoi");
  });
});
