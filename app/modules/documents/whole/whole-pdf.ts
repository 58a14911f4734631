import type { MapSheet } from "#app/modules/maps/draw-map";
import type { PlaceOfWhole } from "#app/modules/journeys/whole-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { LabelledFact, TripPdfOptions } from "../trip-pdf";

/** A longer trip as it is printed: its cover, and each place as its own document has it. */
export interface WholePrint {
  title: string;
  eyebrow: string;
  subject: string;
  facts: LabelledFact[];
  /** Undefined where places are not of the catalogue. */
  map?: { sheet: MapSheet; alt: string };
  places: {
    trip: Trip;
    options: TripPdfOptions;
    shown: Pick<PlaceOfWhole, "name" | "dates" | "nights" | "facts" | "onward">;
  }[];
  /** The ways from home and back, in words. */
  ways: { there?: string; home?: string };
  /** The hired cars, each in a few sentences. */
  hires: readonly string[];
  /** The sums chosen and paid, against the budget; undefined for a companion. */
  money?: string;
  generatedAt: Date;
  /** False leaves the content readable in the bytes. */
  compress?: boolean;
}
