import type { SampleId } from "./samples";

interface SampleEnd {
  airport: string;
  city: string;
  /** Local to the airport, HH:MM. */
  time: string;
  /** Local to the airport, YYYY-MM-DD. */
  date: string;
  terminal: string;
}

/** One flight of a sample (CHECKLIST ENT-29); a simulated one. */
export interface SampleFlight {
  airline: string;
  flightNumber: string;
  departure: SampleEnd;
  arrival: SampleEnd;
  /** Minutes. */
  duration: number;
  stops: number;
  seats: string;
  class: string;
}

/** The hotel of a sample (CHECKLIST ENT-30); no real house, and reviews written for the sample. */
export interface SampleHotel {
  name: string;
  type: string;
  checkIn: string;
  checkOut: string;
  nights: number;
  rooms: string;
  amenities: readonly string[];
  /** Of 5. */
  rating: number;
  reviewCount: number;
  address: string;
  distanceFromAirport: { km: number; way: string };
  recentReviews: readonly { author: string; date: string; rating: number; comment: string }[];
}

export interface SampleFacts {
  flightInfo: { outbound: SampleFlight; return: SampleFlight };
  hotelInfo: SampleHotel;
  culturalNotes: readonly string[];
  bestTime: string;
  currency: string;
}

const AWAY = { checkIn: "2027-04-11", checkOut: "2027-04-17", nights: 6 };

/** The facts that a sample shows beside its days (CHECKLIST SAMP-24). */
export const SAMPLE_FACTS: Record<SampleId, SampleFacts> = {
  bali: {
    flightInfo: {
      outbound: {
        airline: "Sandbox Pacific",
        flightNumber: "SX 401",
        departure: { airport: "PER", city: "Perth", time: "10:05", date: "2027-04-11", terminal: "1" },
        arrival: { airport: "DPS", city: "Denpasar", time: "13:50", date: "2027-04-11", terminal: "International" },
        duration: 225,
        stops: 0,
        seats: "12A, 12B",
        class: "Business",
      },
      return: {
        airline: "Sandbox Pacific",
        flightNumber: "SX 402",
        departure: { airport: "DPS", city: "Denpasar", time: "15:10", date: "2027-04-17", terminal: "International" },
        arrival: { airport: "PER", city: "Perth", time: "18:50", date: "2027-04-17", terminal: "1" },
        duration: 220,
        stops: 0,
        seats: "12A, 12B",
        class: "Business",
      },
    },
    hotelInfo: {
      ...AWAY,
      name: "Sandbox Villas Ubud",
      type: "Villas with a pool",
      rooms: "1 garden villa",
      amenities: ["Pool", "Breakfast", "Spa", "Yoga deck", "Free Wi-Fi", "Airport transfer"],
      rating: 4.7,
      reviewCount: 412,
      address: "Ubud, Bali",
      distanceFromAirport: { km: 37, way: "about 75 minutes by car" },
      recentReviews: [
        {
          author: "Maren",
          date: "2026-03-02",
          rating: 5,
          comment:
            "Frogs at night, rice fields at breakfast. The road into Ubud has no pavement after dark; take a torch.",
        },
        {
          author: "Tomás",
          date: "2026-02-18",
          rating: 4,
          comment: "Quiet and kind. Scooters pass the lower villas from six in the morning.",
        },
      ],
    },
    culturalNotes: [
      "Temples ask for a sarong and covered shoulders; most lend them at the gate.",
      "Offerings lie on every doorstep: walk around them, never over them.",
      "Give and take with your right hand, and never touch anyone's head, not even a child's.",
    ],
    bestTime: "April to October, the drier months",
    currency: "Indonesian rupiah (IDR)",
  },
  tokyo: {
    flightInfo: {
      outbound: {
        airline: "Sandbox Air",
        flightNumber: "SX 61",
        departure: { airport: "LAX", city: "Los Angeles", time: "11:30", date: "2027-04-10", terminal: "B" },
        arrival: { airport: "HND", city: "Tokyo", time: "15:15", date: "2027-04-11", terminal: "3" },
        duration: 705,
        stops: 0,
        seats: "34H, 34K",
        class: "Economy",
      },
      return: {
        airline: "Sandbox Air",
        flightNumber: "SX 62",
        departure: { airport: "HND", city: "Tokyo", time: "17:05", date: "2027-04-17", terminal: "3" },
        arrival: { airport: "LAX", city: "Los Angeles", time: "11:05", date: "2027-04-17", terminal: "B" },
        duration: 600,
        stops: 0,
        seats: "34H, 34K",
        class: "Economy",
      },
    },
    hotelInfo: {
      ...AWAY,
      name: "Sandbox Hotel Shinjuku",
      type: "City hotel",
      rooms: "1 double room, 18 m²",
      amenities: ["Free Wi-Fi", "Public bath", "Coin laundry", "Luggage room", "24-hour desk"],
      rating: 4.3,
      reviewCount: 1286,
      address: "Shinjuku, Tokyo",
      distanceFromAirport: { km: 19, way: "about 50 minutes by train" },
      recentReviews: [
        {
          author: "Ines",
          date: "2026-03-11",
          rating: 4,
          comment:
            "Small room, spotless, seven minutes to the station once you know which of its two hundred exits to use.",
        },
        {
          author: "Daniel",
          date: "2026-02-25",
          rating: 5,
          comment: "The bath on the top floor after a day on foot. Ask for a room away from the tracks.",
        },
      ],
    },
    culturalNotes: [
      "Keep your voice down on trains and let calls ring out.",
      "No tipping: people hand it back, sometimes after running down the street with it.",
      "Shoes come off where the floor steps up; socks without holes are noticed.",
    ],
    bestTime: "Late March to May, October and November",
    currency: "Japanese yen (JPY)",
  },
  reykjavik: {
    flightInfo: {
      outbound: {
        airline: "Sandbox Nordic",
        flightNumber: "SX 631",
        departure: { airport: "BOS", city: "Boston", time: "20:40", date: "2027-04-10", terminal: "E" },
        arrival: { airport: "KEF", city: "Reykjavik", time: "06:00", date: "2027-04-11", terminal: "Main" },
        duration: 320,
        stops: 0,
        seats: "21D, 21F",
        class: "Economy",
      },
      return: {
        airline: "Sandbox Nordic",
        flightNumber: "SX 632",
        departure: { airport: "KEF", city: "Reykjavik", time: "17:00", date: "2027-04-17", terminal: "Main" },
        arrival: { airport: "BOS", city: "Boston", time: "18:50", date: "2027-04-17", terminal: "E" },
        duration: 350,
        stops: 0,
        seats: "21D, 21F",
        class: "Economy",
      },
    },
    hotelInfo: {
      ...AWAY,
      name: "Sandbox House Old Harbour",
      type: "Guest house",
      rooms: "1 double room with bath",
      amenities: ["Free Wi-Fi", "Breakfast", "Hot tub", "Drying room", "Parking"],
      rating: 4.5,
      reviewCount: 538,
      address: "Old Harbour, Reykjavik",
      distanceFromAirport: { km: 50, way: "about 45 minutes by coach" },
      recentReviews: [
        {
          author: "Sofie",
          date: "2026-03-20",
          rating: 5,
          comment: "They woke us for the northern lights and had cocoa ready. The tub is small; come before nine.",
        },
        {
          author: "Pete",
          date: "2026-03-06",
          rating: 4,
          comment: "Warm, plain and near everything. Wind finds the corner room in a storm.",
        },
      ],
    },
    culturalNotes: [
      "Shower without a swimsuit before any pool; attendants do ask.",
      "Moss takes decades to grow back: stay on the path, even for a picture.",
      "Everybody goes by their first name, even the president.",
    ],
    bestTime: "June to August for light, September to March for northern lights",
    currency: "Icelandic króna (ISK)",
  },
};

/** How the sky usually is in a month, from its days with rain. */
export function usualSky(rainDays: number): { condition: string; description: string } {
  if (rainDays >= 16) return { condition: "Showers likely", description: "rain on more days than not" };
  if (rainDays >= 9) return { condition: "Changeable", description: "rain on about one day in three" };
  return { condition: "Mostly dry", description: "rain on only a few days" };
}
