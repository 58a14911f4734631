import type { Iata } from "../offers/offer";
import type { Carrier, FlightAirport, NonStopPair } from "./route-graph";

/** A small network for tests: real airports far apart enough for every time zone question. */
const AIRPORTS: FlightAirport[] = [
  airport("LHR", "London", "GB", 51.47, -0.45, "Europe/London"),
  airport("HEL", "Helsinki", "FI", 60.32, 24.96, "Europe/Helsinki"),
  airport("CDG", "Paris", "FR", 49.01, 2.55, "Europe/Paris"),
  airport("FRA", "Frankfurt", "DE", 50.03, 8.57, "Europe/Berlin"),
  airport("DXB", "Dubai", "AE", 25.25, 55.36, "Asia/Dubai"),
  airport("HND", "Tokyo", "JP", 35.55, 139.78, "Asia/Tokyo"),
  airport("KIX", "Osaka", "JP", 34.43, 135.24, "Asia/Tokyo"),
  airport("LAX", "Los Angeles", "US", 33.94, -118.41, "America/Los_Angeles"),
  airport("SYD", "Sydney", "AU", -33.95, 151.18, "Australia/Sydney"),
  airport("AKL", "Auckland", "NZ", -37.01, 174.79, "Pacific/Auckland"),
  airport("SCL", "Santiago", "CL", -33.39, -70.79, "America/Santiago"),
  airport("STN", "London", "GB", 51.89, 0.24, "Europe/London"),
  airport("RAK", "Marrakech", "MA", 31.61, -8.04, "Africa/Casablanca"),
  // Not in the network: reached by feeders, or not at all.
  airport("IVL", "Ivalo", "FI", 68.61, 27.41, "Europe/Helsinki", "medium"),
  airport("HNL", "Honolulu", "US", 21.32, -157.92, "Pacific/Honolulu", "medium"),
];

export const SMALL_CARRIERS: Carrier[] = [
  {
    iata: "AY",
    name: "Finnair",
    country: "FI",
    alliance: "oneworld",
    kind: "full",
    bags: "hold-from-standard",
    hubs: ["HEL"],
  },
  {
    iata: "BA",
    name: "British Airways",
    country: "GB",
    alliance: "oneworld",
    kind: "full",
    bags: "hold-from-standard",
    hubs: ["LHR"],
  },
  {
    iata: "JL",
    name: "Japan Airlines",
    country: "JP",
    alliance: "oneworld",
    kind: "full",
    bags: "hold-included",
    hubs: ["HND", "KIX"],
  },
  {
    iata: "QF",
    name: "Qantas",
    country: "AU",
    alliance: "oneworld",
    kind: "full",
    bags: "hold-from-standard",
    hubs: ["SYD"],
  },
  {
    iata: "AF",
    name: "Air France",
    country: "FR",
    alliance: "SkyTeam",
    kind: "full",
    bags: "hold-from-standard",
    hubs: ["CDG"],
  },
  {
    iata: "LH",
    name: "Lufthansa",
    country: "DE",
    alliance: "Star Alliance",
    kind: "full",
    bags: "hold-from-standard",
    hubs: ["FRA"],
  },
  {
    iata: "EK",
    name: "Emirates",
    country: "AE",
    alliance: null,
    kind: "full",
    bags: "hold-from-standard",
    hubs: ["DXB"],
  },
  { iata: "LA", name: "LATAM", country: "CL", alliance: null, kind: "full", bags: "hold-from-standard", hubs: ["SCL"] },
  { iata: "FR", name: "Ryanair", country: "IE", alliance: null, kind: "low-cost", bags: "seat-only", hubs: ["STN"] },
];

export const SMALL_PAIRS: NonStopPair[] = [
  "AY LHR HEL",
  "AY HEL KIX",
  "AY HEL HND",
  "AY HEL CDG",
  "AY HEL FRA",
  "BA LHR HND",
  "BA LHR LAX",
  "BA LHR HEL",
  "BA LHR CDG",
  "BA LHR RAK",
  "JL HND KIX",
  "JL LHR HND",
  "JL HEL HND",
  "JL HND SYD",
  "JL LAX HND",
  "AF LHR CDG",
  "AF CDG KIX",
  "AF CDG LAX",
  "AF CDG SCL",
  "AF CDG RAK",
  "LH LHR FRA",
  "LH FRA HND",
  "LH FRA LAX",
  "EK LHR DXB",
  "EK CDG DXB",
  "EK DXB KIX",
  "EK DXB SYD",
  "EK DXB AKL",
  "QF LAX SYD",
  "QF SYD AKL",
  "QF SYD SCL",
  "QF SYD HND",
  "LA AKL SCL",
  "LA SYD AKL",
  "LA SCL LAX",
  "FR STN RAK",
].map((text) => {
  const [code = "", from = "", to = ""] = text.split(" ");
  return { airline: code, from, to };
});

const byCode = new Map(AIRPORTS.map((row) => [row.iata, row]));

export function findSmallAirport(iata: Iata): FlightAirport | undefined {
  return byCode.get(iata);
}

function airport(
  iata: Iata,
  city: string,
  country: string,
  lat: number,
  lon: number,
  timeZone: string,
  size: FlightAirport["size"] = "large",
): FlightAirport {
  return { iata, city, country, lat, lon, timeZone, size };
}
