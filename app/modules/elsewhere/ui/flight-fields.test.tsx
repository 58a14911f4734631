import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PlannedWays } from "../own-way";
import { FlightFields } from "./flight-fields";

function fieldsOf(planned?: PlannedWays): string {
  const page = renderToStaticMarkup(
    <FlightFields texts={{ outWayBy: "train" }} errors={{}} currencies={[]} neighbourhoods={[]} planned={planned} />,
  );
  return page.replaceAll("&#x27;", "'");
}
const train: PlannedWays["out"] = {
  ...{ place: "Rome", line: "From Rome by train, about 1 h 35 min", date: "2027-05-04", isFlown: false },
};

describe("the fields of how one travels", () => {
  it("ask for flights there and home", () => {
    const page = fieldsOf();
    for (const words of ["Flight out", "Flight back", "How do you get home?", "I'm staying on"])
      expect(page).toContain(words);
    expect(page).not.toContain("Planned");
  });

  it("ask for the way from the place before, and for the flight home", () => {
    const page = fieldsOf({ out: train });
    const [out, back] = [page.indexOf("From Rome</legend>"), page.indexOf("Flight back</legend>")];
    expect(out).toBeGreaterThan(-1);
    expect(back).toBeGreaterThan(out);
    const first = page.slice(out, back);
    expect(first).toContain("Planned: From Rome by train, about 1 h 35 min.");
    // The train comes first, and is not folded away as the flight is.
    expect(first.indexOf("How do you get there from Rome?")).toBeLessThan(first.indexOf("<details"));
    expect(first).toContain("I fly from Rome");
    expect(first).not.toContain("I'm there already");
  });

  it("ask for the way on to the next place, and never home", () => {
    const back = { place: "Venice", line: "On to Venice by plane", date: "2027-05-08", isFlown: true };
    const page = fieldsOf({ out: train, back });
    expect(page).toContain("On to Venice</legend>");
    expect(page).toContain("How do you go on to Venice?");
    expect(page).not.toMatch(/home|Flight back|staying on/);
  });
});
