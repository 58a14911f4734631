import { distanceKm } from "#app/shared/geo";
import { hashText, pick, seededRng, type Rng } from "#app/shared/rng";
import { sandboxStayName } from "../offers/stay-names";
import type { HotelClass, HotelDestination, StayKind } from "../offers/hotel";

/** A sandbox property: a real part of town, a real street, and a house that does not exist. */
export interface StayProperty {
  id: string;
  /** Ends with "(sandbox)", so that it is not taken for a real house. */
  name: string;
  kind: StayKind;
  stars: HotelClass;
  neighbourhood: string;
  address: string;
  lat: number;
  lon: number;
  /** Straight line to the centre of the destination. */
  centreKm: number;
  amenities: string[];
  checkInTime: string;
  checkOutTime: string;
  /** Days before arrival until which a flexible rate is free to cancel. */
  cancelDays: number;
  hasFamilyRoom: boolean;
  /** How far its prices stray from the rule, around 1. */
  stray: number;
}

/** Fewest properties of a destination; with the spread below it stays under 70. */
const LEAST_PROPERTIES = 40;
const SPREAD = 25;
/** Kinds and classes in the order in which they are handed out; every destination gets all of them. */
const MIX: readonly (readonly [StayKind, HotelClass])[] = [
  ["hotel", 3],
  ["guesthouse", 2],
  ["boutique hotel", 4],
  ["hostel", 1],
  ["hotel", 4],
  ["apartment", 3],
  ["grand hotel", 5],
  ["hotel", 2],
  ["guesthouse", 3],
  ["apartment", 4],
  ["hotel", 3],
  ["boutique hotel", 5],
];
const KIND_AMENITIES: Record<StayKind, readonly string[]> = {
  hostel: ["Free Wi-Fi", "Shared kitchen", "Lockers", "Common room", "Bed linen", "Luggage room"],
  guesthouse: ["Free Wi-Fi", "Private bathroom", "Breakfast room", "Tea and coffee", "Luggage room", "Daily cleaning"],
  apartment: ["Free Wi-Fi", "Kitchen", "Washing machine", "Living area", "Private bathroom", "Self check-in"],
  hotel: ["Free Wi-Fi", "Private bathroom", "24-hour desk", "Luggage room", "Daily cleaning", "Hairdryer"],
  "boutique hotel": ["Free Wi-Fi", "Private bathroom", "Bar", "Breakfast room", "Daily cleaning", "Safe"],
  "grand hotel": ["Free Wi-Fi", "Private bathroom", "24-hour desk", "Restaurant", "Room service", "Safe"],
};
/** From that class on. */
const EXTRA_AMENITIES: readonly (readonly [HotelClass, string])[] = [
  [1, "Bicycle hire"],
  [1, "Laundry"],
  [2, "Air conditioning"],
  [2, "Family rooms"],
  [2, "Quiet rooms"],
  [3, "Lift"],
  [3, "Step-free entrance"],
  [3, "Desk in the room"],
  [3, "Terrace"],
  [4, "Gym"],
  [4, "Bathrobes"],
  [4, "Airport transfer"],
  [5, "Pool"],
  [5, "Spa"],
  [5, "Concierge"],
];
/** Countries that write the number before the street. */
const NUMBER_FIRST = new Set([
  "US",
  "GB",
  "CA",
  "AU",
  "NZ",
  "IE",
  "FR",
  "ZA",
  "IN",
  "SG",
  "HK",
  "MY",
  "LK",
  "KE",
  "VN",
  "TH",
  "PH",
  "MA",
  "EG",
]);
/** Farthest from the middle of the neighbourhood. */
const SCATTER_KM = 0.35;
const KM_PER_DEGREE = 111.2;

/** The 40 to 70 sandbox properties of a destination, always the same. */
export function stayProperties(destination: HotelDestination): StayProperty[] {
  const { slug, neighbourhoods } = destination;
  const target = LEAST_PROPERTIES + (hashText(slug) % SPREAD);
  const each = Math.max(
    Math.ceil(LEAST_PROPERTIES / neighbourhoods.length),
    Math.round(target / neighbourhoods.length),
  );
  const firstKind = hashText(`${slug} kinds`) % MIX.length;
  return neighbourhoods.flatMap((neighbourhood, row) =>
    Array.from({ length: each }, (_, index) => {
      const [kind, stars] = MIX[(firstKind + row * each + index) % MIX.length] ?? ["hotel", 3];
      const name = sandboxStayName(slug, kind, row * each + index);
      return drawProperty(destination, neighbourhood, index + 1, { name, kind, stars });
    }),
  );
}

function drawProperty(
  destination: HotelDestination,
  neighbourhood: HotelDestination["neighbourhoods"][number],
  number: number,
  { name, kind, stars }: Pick<StayProperty, "name" | "kind" | "stars">,
): StayProperty {
  const rng = seededRng(hashText(`${destination.slug} ${neighbourhood.name} ${number}`));
  const where = scatter(neighbourhood, rng);
  const street = pick(rng, neighbourhood.streets);
  const houseNumber = 2 + Math.floor(rng() * 118);
  const line = NUMBER_FIRST.has(destination.country) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
  const hasFamilyRoom = kind !== "hostel" && rng() < 0.45;
  return {
    id: `${destination.slug}-${slugOf(neighbourhood.name)}-${number}`,
    name,
    kind,
    stars,
    neighbourhood: neighbourhood.name,
    address: [line, neighbourhood.name, destination.name]
      .filter((part, index, parts) => parts.indexOf(part) === index)
      .join(", "),
    ...where,
    centreKm: distanceKm(where, destination),
    amenities: drawAmenities(kind, stars, hasFamilyRoom, rng),
    checkInTime: pick(rng, ["14:00", "15:00", "15:00", "16:00"]),
    checkOutTime: pick(rng, ["10:00", "11:00", "11:00", "12:00"]),
    cancelDays: pick(rng, [1, 2, 3, 7]),
    hasFamilyRoom,
    stray: 0.87 + rng() * 0.26,
  };
}

function scatter(middle: { lat: number; lon: number }, rng: Rng): { lat: number; lon: number } {
  const angle = rng() * 2 * Math.PI;
  const degrees = (Math.sqrt(rng()) * SCATTER_KM) / KM_PER_DEGREE;
  const lat = middle.lat + degrees * Math.sin(angle);
  const lon = middle.lon + (degrees * Math.cos(angle)) / Math.cos((middle.lat * Math.PI) / 180);
  return { lat: Math.round(lat * 1e4) / 1e4, lon: Math.round(lon * 1e4) / 1e4 };
}

/** The six of its kind, and up to as many more as its class has stars. */
function drawAmenities(kind: StayKind, stars: HotelClass, hasFamilyRoom: boolean, rng: Rng): string[] {
  const amenities = new Set(KIND_AMENITIES[kind]);
  const pool = EXTRA_AMENITIES.filter(
    ([from, name]) => from <= stars && (name !== "Family rooms" || hasFamilyRoom),
  ).map(([, name]) => name);
  for (let draw = 0; draw < stars + 1; draw++) amenities.add(pick(rng, pool));
  return [...amenities];
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
