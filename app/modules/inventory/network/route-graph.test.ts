import { describe, expect, it } from "vitest";
import { RouteGraph, type Carrier, type NonStopPair, type Path } from "./route-graph";
import { SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport } from "./small-network.fixture";

function graphOf(...pairs: string[]): RouteGraph {
  return new RouteGraph(SMALL_CARRIERS, pairs.map(toPair), findSmallAirport);
}

function toPair(text: string): NonStopPair {
  const [airline = "", from = "", to = ""] = text.split(" ");
  return { airline, from, to };
}

function written(paths: readonly Path[]): string[] {
  return paths.map(({ hops }) => hops.map((hop) => `${hop.carrier.iata} ${hop.from.iata}-${hop.to.iata}`).join(", "));
}

describe("RouteGraph", () => {
  it("flies a pair both ways, direct before connections", () => {
    const graph = graphOf("AY LHR HEL", "AY HEL KIX", "BA LHR KIX");
    expect(written(graph.paths("LHR", "KIX"))).toEqual(["BA LHR-KIX", "AY LHR-HEL, AY HEL-KIX"]);
    expect(written(graph.paths("KIX", "LHR"))).toEqual(["BA KIX-LHR", "AY KIX-HEL, AY HEL-LHR"]);
  });

  it("connects partners of one alliance at a hub of one of them, and nobody else", () => {
    expect(written(graphOf("BA LHR HEL", "AY HEL KIX").paths("LHR", "KIX"))).toEqual(["BA LHR-HEL, AY HEL-KIX"]);
    expect(graphOf("LH LHR HEL", "AY HEL KIX").paths("LHR", "KIX")).toEqual([]);
    // Both fly there, but neither is at home in Paris.
    expect(graphOf("BA LHR CDG", "AY CDG KIX").paths("LHR", "KIX")).toEqual([]);
  });

  it("does not connect low-cost airlines", () => {
    expect(graphOf("FR LHR STN", "FR STN RAK").paths("LHR", "RAK")).toEqual([]);
  });

  it("makes no detour above 1.35 times the great circle", () => {
    expect(graphOf("EK LHR DXB", "EK DXB CDG").paths("LHR", "CDG")).toEqual([]);
    expect(written(graphOf("EK LHR DXB", "EK DXB SYD").paths("LHR", "SYD"))).toHaveLength(1);
  });

  it("finds ways with two stops and never passes an airport twice", () => {
    const graph = graphOf("AY CDG HEL", "JL HEL HND", "JL HND KIX");
    expect(written(graph.paths("CDG", "KIX"))).toEqual(["AY CDG-HEL, JL HEL-HND, JL HND-KIX"]);
    for (const path of new RouteGraph(SMALL_CARRIERS, SMALL_PAIRS, findSmallAirport).paths("LHR", "SYD")) {
      const airports = [path.hops[0]?.from.iata, ...path.hops.map((hop) => hop.to.iata)];
      expect(new Set(airports).size).toBe(airports.length);
    }
  });

  it("joins an airport outside the network by its country's own airline, which connects to all at the hub", () => {
    const graph = graphOf("AY HEL CDG", "JL HEL HND");
    expect(written(graph.paths("IVL", "CDG"))).toEqual(["AY IVL-HEL, AY HEL-CDG"]);
    expect(written(graph.paths("HND", "IVL"))).toEqual(["JL HND-HEL, AY HEL-IVL"]);
    expect(graph.serves("IVL")).toBe(false);
  });

  it("joins it by a neighbour's airline when the country has none in reach", () => {
    const withoutFinnair = SMALL_CARRIERS.filter((carrier) => carrier.iata !== "AY");
    const lapland: Carrier = {
      iata: "SK",
      name: "SAS",
      country: "SE",
      alliance: "SkyTeam",
      kind: "full",
      bags: "hold-from-standard",
      hubs: ["ARN"],
    };
    const arlanda = {
      iata: "ARN",
      city: "Stockholm",
      country: "SE",
      lat: 59.65,
      lon: 17.92,
      timeZone: "Europe/Stockholm",
      size: "large",
    } as const;
    const graph = new RouteGraph([...withoutFinnair, lapland], [toPair("SK ARN CDG")], (iata) =>
      iata === "ARN" ? arlanda : findSmallAirport(iata),
    );
    expect(written(graph.paths("IVL", "CDG"))).toEqual(["SK IVL-ARN, SK ARN-CDG"]);
  });

  it("leaves out pairs it does not know or has already, and gives each pair its own flight numbers", () => {
    const graph = graphOf(
      "AY LHR HEL",
      "AY HEL LHR",
      "ZZ LHR HEL",
      "AY HEL HEL",
      "AY HEL QQQ",
      "AY HEL CDG",
      "AY HEL FRA",
    );
    expect(written(graph.paths("LHR", "HEL"))).toEqual(["AY LHR-HEL"]);
    const blocks = ["LHR", "CDG", "FRA"].map((to) => graph.paths("HEL", to)[0]?.hops[0]?.numberBlock);
    expect(new Set(blocks).size).toBe(3);
  });

  it("knows no way to where it starts", () => {
    expect(graphOf("AY LHR HEL").paths("LHR", "LHR")).toEqual([]);
  });
});
