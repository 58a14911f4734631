import { describe, expect, it } from "vitest";
import { hardDaysInWords } from "./hard-days";

const edinburgh = { name: "Edinburgh" };

describe("days that are hard to travel on", () => {
  it("are told once for all places that they touch", () => {
    const words = hardDaysInWords([
      { slug: "tokyo", country: "JP", from: "2027-04-28", to: "2027-05-01", on: { by: "train", name: "Kyoto" } },
      { slug: "kyoto", country: "JP", from: "2027-05-01", to: "2027-05-04" },
    ]);
    expect(words).toEqual([expect.stringMatching(/^Golden Week: /)]);
  });

  it("are told where the traveller goes on by what does not run", () => {
    const london = { slug: "london", country: "GB", from: "2026-12-22" };
    const on = (to: string, by: "train" | "flight" | "coach") =>
      hardDaysInWords([{ ...london, to, on: { by, ...edinburgh } }]);
    expect(on("2026-12-25", "train")).toEqual([
      "Hardly anything runs on Fri 25 Dec, the day you go on to Edinburgh. Go a day earlier or later.",
    ]);
    expect(on("2026-12-26", "train")).toEqual([
      "No trains run on Sat 26 Dec, the day you go on to Edinburgh. Go a day earlier or later.",
    ]);
    expect(on("2026-12-26", "coach")).toEqual([]);
    expect(on("2026-12-25", "flight")).toEqual([]);
    expect(on("2026-12-27", "train")).toEqual([]);
  });
});
