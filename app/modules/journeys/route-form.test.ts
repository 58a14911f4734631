import { describe, expect, it } from "vitest";
import { emptyStart } from "#app/modules/planner/start-form";
import { addressOfRoute, afterPress, pressOf, routeFromFields } from "./route-form";

const read = (query: string) => routeFromFields(new URLSearchParams(query));
const THREE = [{ slug: "rome", nights: 4 }, { slug: "florence", nights: 3 }, { slug: "venice" }];

describe("the form of a trip of several places", () => {
  it("is read from its address as it was written there", () => {
    const rest = {
      ...emptyStart(),
      departureCity: "London",
      startDate: "2027-05-01",
      adults: "2",
      children: "1",
      ages: ["7"],
      budgetTotal: "2000",
      pace: "relaxed",
      interests: ["food", "culture"],
      diets: ["vegan", "halal"],
      accessNeeds: ["step-free"],
      name: "Honeymoon",
      beenBefore: "yes",
    };
    const values = {
      places: THREE,
      of: "j1",
      goBy: "car" as const,
      inAll: 12,
      area: "Italy",
      draw: 7,
      formKey: "k1",
      rest,
    };
    const [, query = ""] = addressOfRoute(values).split("?");
    expect(read(query)).toEqual({
      ...values,
      rest: { ...rest, interests: ["culture", "food"].filter((one) => rest.interests.includes(one)) },
    });
  });

  it("keeps how the traveller goes on from a place, and no means that there is not", () => {
    const places = [
      { slug: "rome", nights: 4, by: "night-train" as const },
      { slug: "vienna", nights: 3 },
    ];
    const [, query = ""] = addressOfRoute({ places, rest: emptyStart() }).split("?");
    expect(read(query).places).toEqual(places);
    expect(addressOfRoute({ places: THREE, rest: emptyStart() })).not.toContain("by=");
    expect(read("place=rome&nights=4&by=broom&place=vienna&nights=3&by=").places).toEqual([
      { slug: "rome", nights: 4 },
      { slug: "vienna", nights: 3 },
    ]);
  });

  it("leaves out places named twice, nights that no stay has, and more places than fit", () => {
    expect(read("place=rome&nights=4&place=rome&nights=2&place=venice&nights=99&place=x&nights=-1").places).toEqual([
      { slug: "rome", nights: 4 },
      { slug: "venice" },
      { slug: "x" },
    ]);
    const many = Array.from({ length: 12 }, (_, index) => `place=p${index}&nights=1`).join("&");
    expect(read(many).places).toHaveLength(8);
  });

  it("moves a place, leaves one out, and stays as it is where a press leads nowhere", () => {
    const order = (press: string) =>
      afterPress(THREE, pressOf(press) as { kind: "up"; at: number }).map(({ slug }) => slug);
    expect(order("up-2")).toEqual(["rome", "venice", "florence"]);
    expect(order("up-0")).toEqual(["rome", "florence", "venice"]);
    expect(order("down-0")).toEqual(["florence", "rome", "venice"]);
    expect(order("drop-1")).toEqual(["rome", "venice"]);
    expect(order("drop-7")).toEqual(["rome", "florence", "venice"]);
    expect([pressOf("best"), pressOf("join-osaka"), pressOf("up-x"), pressOf("drop-10"), pressOf(null)]).toEqual([
      { kind: "best" },
      { kind: "join", slug: "osaka" },
      undefined,
      undefined,
      undefined,
    ]);
  });
});
