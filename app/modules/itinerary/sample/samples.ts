import type { Taste } from "#app/modules/catalogue/schema/vocabulary";
import type { Pace } from "../day/itinerary";

export const SAMPLE_IDS = ["bali", "tokyo", "reykjavik"] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

interface SampleTerms {
  title: string;
  style: "luxury" | "moderate";
  pace: Pace;
  interests: readonly Taste[];
  /** Whole US dollars for two (CHECKLIST SAMP-21). */
  flightCost: number;
  hotelCost: number;
  /** Money for one adult's entrances and local transport in five days. */
  spend: number;
}

/** The three samples (CHECKLIST SAMP-20 to SAMP-22): five days, two travellers. */
export const SAMPLES: Record<SampleId, SampleTerms> = {
  bali: {
    title: "Bali",
    style: "luxury",
    pace: "relaxed",
    interests: ["wellness", "nature"],
    flightCost: 1850,
    hotelCost: 2100,
    spend: 400,
  },
  tokyo: {
    title: "Tokyo",
    style: "moderate",
    pace: "packed",
    interests: ["urban", "culture"],
    flightCost: 2150,
    hotelCost: 1800,
    spend: 350,
  },
  reykjavik: {
    title: "Iceland",
    style: "moderate",
    pace: "moderate",
    interests: ["nature", "adventure"],
    flightCost: 1650,
    hotelCost: 1400,
    spend: 600,
  },
};

export const SAMPLE_TRAVELLERS = 2;

/** Whether a text is the name of a sample. */
export function isSampleId(text: string): text is SampleId {
  return Object.hasOwn(SAMPLES, text);
}

/** The sample that an address asks for (CHECKLIST SAMP-01 to SAMP-03). */
export function sampleFor(query: string | null): SampleId {
  const text = (query ?? "").toLowerCase();
  if (text.includes("tokyo") || text.includes("japan")) return "tokyo";
  return text.includes("iceland") || text.includes("reykjavik") ? "reykjavik" : "bali";
}
