import { describe, expect, it } from "vitest";
import { changesPlacesOf, severalInStart } from "./start-step.server";

describe("the first step", () => {
  it("is where a place of a longer trip is changed, and no other trip", () => {
    expect(changesPlacesOf({ journeyId: "j 1" }, new URLSearchParams())).toBe("/planner/route?of=j%201");
    expect(changesPlacesOf({ journeyId: "j1" }, new URLSearchParams("new=1"))).toBeUndefined();
    expect(changesPlacesOf({}, new URLSearchParams())).toBeUndefined();
  });

  it("carries all that was typed on the first step to the page of the places", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      destination: "Rome and Venice",
      departureCity: "London",
      startDate: "2027-05-01",
      adults: "3",
    }))
      form.set(name, value);
    expect(severalInStart(form)).toEqual({
      goTo: "/planner/route?place=rome&nights=&place=venice&nights=&departureCity=London&startDate=2027-05-01&adults=3",
    });
  });
});
