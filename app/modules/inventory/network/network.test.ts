import { describe, expect, it } from "vitest";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import type { Airport } from "#app/modules/catalogue/places/airports.server";
import { distanceKm } from "#app/shared/geo";
import { AIRLINES, findAirline } from "./airlines";
import { nonStopPairs } from "./network";
import { SandboxFlights } from "../providers/sandbox-flights";
import { segmentsOf } from "../offers/flight";
import { RouteGraph } from "./route-graph";
import { curateFlights } from "../curation/curation";
import { addDays } from "#app/shared/calendar";
import { LAYOVER, Timetable } from "./timetable";
import { ZoneClock, dayNumber } from "./zone-clock";
import { sampleOfDay } from "#tests/setup/day-sample";

/** Longest flight without a stop that an aircraft of today makes with passengers, and the shortest worth a ticket. */
const LONGEST_KM = 15_500;
const SHORTEST_KM = 85;

/** Flights that touch none of the airline's homes: the far leg of a longer flight, or a partner's country. */
const BEYOND_HOME = new Set(
  (
    "UA NRT UBN,UA MNL ROR,SQ LAX NRT,SQ FRA JFK,SQ IAH MAN,SQ CPT JNB,CX NRT TPE,TN CDG LAX,EK JFK MXP,EK ATH EWR,EK BCN MEX,EK BOG MIA,EK LCA MLA,EK BKK HKG,EK BKK SAI,EK CHC SYD,EK MEL SIN,EK EZE GIG," +
    "ET JFK LFW,QF AKL JFK,QF LHR SIN,KQ CPT VFA,DL AMS PDX,DL AMS TPA,BR BKK VIE,BR BKK LHR,4Z MQP VFA,KB DEL KTM,VN KTI VTE,LA AKL SYD,BA SIN SYD,BA EZE GIG,TK KUL SYD,TK MEL SIN,TK EZE GRU,MU AKL EZE," +
    "AF LAX PPT,BF PPT SFO,QR BOG CCS,QR EZE GRU,KL GYE UIO,KL EZE SCL,KL AUA BON,LX EZE GRU,CA GRU MAD,CA HAV MAD"
  ).split(","),
);

const HANDPICKED = [
  "KIX",
  "HND",
  "JTR",
  "FTE",
  "RAK",
  "DPS",
  "KEF",
  "CDG",
  "BCN",
  "LIS",
  "JFK",
  "CPT",
  "IST",
  "MEX",
  "ZQN",
  "HAN",
];
/** In Patagonia, a fourth flight from the far side of the Pacific. */
const FAR: ReadonlySet<string> = new Set(["FTE", "ZQN"]);
/** Where travellers live, on every continent. */
const ORIGINS = (
  "ATL BOS BNA CLE DEN DTW DFW HNL IAH IND JFK LAS LAX MCI MCO MIA MSP MSY ORD PDX PHL PHX PIT RDU SAN SEA SFO SLC STL YHZ YUL YVR YYC YYZ " +
  "AMS ARN ATH BCN BEG BER BGO BHX BRU BUD CDG CPH DUB DUS EDI FCO FRA GVA HAM HEL IST KRK LHR LIS LYS MAD MAN MXP MUC NCE OPO OSL OTP PRG RIX SOF STR TLL VIE VNO WAW ZAG ZRH " +
  "AKL BNE CHC MEL PER SYD BKK BLR BOM CAN CCU CGK CMB CTS DAC DEL FUK HAN HKG HYD ICN ISB KHI KIX KTM KUL MAA MNL NRT PEK PVG SGN SIN SZX TPE UBN ALA TAS TBS EVN " +
  "AUH BAH BEY CAI DOH DXB JED KWI MCT RUH TLV AMM ABJ ACC ADD ALG CMN CPT DAR DSS EBB JNB KGL LOS NBO TUN WDH " +
  "BOG CCS CUN EZE GIG GRU GUA HAV LIM LPB MDE MEX MTY MVD PTY SAL SCL SDQ SJO UIO VVI"
).split(" ");

function airport(code: string): Airport {
  const found = findAirport(code);
  if (!found) throw new Error(`No airport ${code}`);
  return found;
}

function written({ airline, from, to }: { airline: string; from: string; to: string }): string {
  return `${airline} ${[from, to].sort().join(" ")}`;
}

describe("the non-stop network", () => {
  const pairs = nonStopPairs();
  const graph = new RouteGraph(AIRLINES, pairs, findAirport);

  it("is large, and names only airlines and airports that exist", () => {
    expect(pairs.length).toBeGreaterThan(1_600);
    expect(pairs.filter(({ airline }) => !findAirline(airline)).map(written)).toEqual([]);
    expect(pairs.filter(({ from, to }) => !findAirport(from) || !findAirport(to)).map(written)).toEqual([]);
  });

  it("writes each pair once", () => {
    const keys = pairs.map(written);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(pairs.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it("flies no farther than aircraft do, and no hop that is a drive", () => {
    const lengths = pairs.map((pair) => ({
      pair: written(pair),
      km: Math.round(distanceKm(airport(pair.from), airport(pair.to))),
    }));
    expect(lengths.filter(({ km }) => km < SHORTEST_KM)).toEqual([]);
    expect(lengths.filter(({ km }) => km > LONGEST_KM)).toEqual([]);
  });

  it("flies every airline from a home of its own, but for known flights beyond", () => {
    const strays = pairs.filter(({ airline, from, to }) => {
      const { hubs = [], bases = [] } = findAirline(airline) ?? {};
      return ![...hubs, ...bases].some((home) => home === from || home === to);
    });
    expect(strays.map(written).filter((pair) => !BEYOND_HOME.has(pair))).toEqual([]);
    expect([...BEYOND_HOME].filter((pair) => !strays.map(written).includes(pair))).toEqual([]);
  });

  it("gives every airline something to fly", () => {
    const flying = new Set(pairs.map(({ airline }) => airline));
    expect(AIRLINES.filter(({ iata, until }) => !until && !flying.has(iata)).map(({ iata }) => iata)).toEqual([]);
  });

  it("ends with its airlines, and goes on as those that take over", () => {
    const ended = AIRLINES.filter(({ until }) => until);
    expect(ended.length).toBeGreaterThan(1);
    const timetable = new Timetable(new ZoneClock());
    for (const pair of pairs) {
      const { until, into } = findAirline(pair.airline) ?? {};
      if (until) expect(pair.until! <= until, written(pair)).toBe(true);
      if (pair.until === undefined) continue;
      const hops = graph.listedPaths(pair.from, pair.to).flatMap((path) => (path.hops.length === 1 ? path.hops : []));
      const hop = hops.find(({ carrier }) => carrier.iata === pair.airline)!;
      expect(timetable.departures(hop, dayNumber(pair.until)).length, written(pair)).toBeGreaterThan(0);
      expect(timetable.departures(hop, dayNumber(pair.until) + 1), written(pair)).toEqual([]);
      const heir = hops.find(({ carrier }) => carrier.iata === into);
      if (into) expect(timetable.departures(heir!, dayNumber(pair.until) + 1).length, written(pair)).toBeGreaterThan(0);
    }
  });

  it("leads from every origin to every handpicked destination with two changes at most", () => {
    const isNear = (from: string, to: string) => distanceKm(airport(from), airport(to)) < 1_000;
    const drawn = sampleOfDay(ORIGINS, (from) => from, 20);
    const cutOff = HANDPICKED.flatMap((to) =>
      (FAR.has(to) ? ORIGINS : drawn)
        .filter((from) => !isNear(from, to) && graph.paths(from, to).length === 0)
        .map((from) => `${from} ${to}`),
    );
    expect(cutOff.filter((pair) => !FAR.has(pair.slice(-3)))).toEqual([]);
    expect(cutOff.length).toBeLessThan(40);
  });

  it("changes to partners outside an alliance, and makes a wide detour only where nothing shorter leads", () => {
    const carriers = graph.paths("LHR", "LPQ").map(({ hops }) => hops.map(({ carrier }) => carrier.iata).join(" "));
    expect(carriers).toContain("TG QV");
    const [shortest] = graph.paths("AMM", "JTR");
    expect(shortest?.hops.map(({ to }) => to.iata)).toEqual(["ATH", "JTR"]);
    const direct = distanceKm(airport("FRA"), airport("SIN"));
    expect(graph.paths("FRA", "SIN").every(({ km }) => km <= 1.35 * direct)).toBe(true);
  });
});

describe("flights over the network", () => {
  const flights = new SandboxFlights(AIRLINES, nonStopPairs(), findAirport);
  const search = async (from: string, to: string) => {
    const dates = { departOn: "2027-05-12", returnOn: "2027-05-22", today: "2027-01-15" };
    return (await flights.search({ origins: [from], destinations: [to], ...dates, adults: 2, children: 0 })).offers;
  };
  const longestWait = (offers: Awaited<ReturnType<typeof search>>) =>
    Math.max(
      0,
      ...offers
        .flatMap(({ outbound, inbound }) => [...outbound!.layovers, ...inbound!.layovers])
        .map(({ minutes }) => minutes),
    );

  it("are on sale to the last day of their airline, and no day longer", async () => {
    const sold = async (departOn: string, returnOn: string) => {
      const query = { origins: ["LHR"], destinations: ["ICN"], departOn, returnOn, today: "2026-11-29" };
      const { offers } = await flights.search({ ...query, adults: 1, children: 0 });
      return new Set(offers.flatMap((offer) => segmentsOf(offer).map(({ airline }) => airline)));
    };
    const { until } = findAirline("OZ")!;
    expect((await sold(addDays(until!, -5), until!)).has("OZ")).toBe(true);
    const after = await sold(addDays(until!, 1), addDays(until!, 8));
    expect([after.has("OZ"), after.has("KE")]).toEqual([false, true]);
  });

  it("are on sale from cities of six continents to every handpicked destination", async () => {
    const origins = "ATL DEN LAX YYZ LHR HAM WAW MAD OSL DXB TLV DEL BKK PVG NRT SYD AKL NBO JNB GRU BOG MEX".split(
      " ",
    );
    const none: string[] = [];
    for (const to of HANDPICKED) {
      for (const from of sampleOfDay(origins, (code) => `${code} ${to}`, 2)) {
        if (distanceKm(airport(from), airport(to)) > 300 && (await search(from, to)).length === 0)
          none.push(`${from} ${to}`);
      }
    }
    expect(none).toEqual([]);
  });

  it("wait long between two flights only where nothing shorter leads", async () => {
    expect(longestWait(await search("LHR", "KIX"))).toBeLessThanOrEqual(LAYOVER.max);
    const farAway = await search("DEN", "FTE");
    expect(farAway.length).toBeGreaterThan(0);
    expect(longestWait(farAway)).toBeGreaterThan(LAYOVER.max);
    expect(longestWait(farAway)).toBeLessThanOrEqual(LAYOVER.lastResort);
  });

  it("bring nobody to Nairobi by Frankfurt when there is a direct flight, nor to Uyuni by a night of waiting both ways", async () => {
    const [nairobi] = curateFlights(await search("LHR", "NBO"), { adults: 2, children: 0 }).shown;
    expect(nairobi?.offer.outbound!.stops).toBe(0);
    const uyuni = curateFlights(await search("JFK", "UYU"), { adults: 2, children: 0 }).shown;
    expect(uyuni.length).toBeGreaterThan(0);
    // The last flight to Uyuni has gone when one lands in Bolivia; on the way home it connects.
    for (const { offer } of uyuni)
      expect(Math.max(...offer.inbound!.layovers.map(({ minutes }) => minutes))).toBeLessThan(300);
  });

  it("make a wide detour or sell two single tickets before they let anyone wait for two nights", async () => {
    for (const [from, to, hours] of [
      ["BOG", "ZQN", 36],
      ["MEX", "IPC", 30],
    ] as const) {
      const [best] = curateFlights(await search(from, to), { adults: 2, children: 0 }).shown;
      expect(best?.offer.outbound!.durationMinutes).toBeLessThan(hours * 60);
      expect(best?.offer.inbound!.durationMinutes).toBeLessThan(hours * 60);
    }
  });
});
