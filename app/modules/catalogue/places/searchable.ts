import type { DestinationSource } from "../schema/destination.schema";

type Event = DestinationSource["events"][number];
type Neighbourhood = DestinationSource["neighbourhoods"][number];

/** What a search reads of a place to see. */
interface SearchablePlace extends Pick<DestinationSource["places"][number], "name" | "weight"> {
  kind?: string;
  tags?: readonly string[];
  note?: string;
  effort?: number;
}

/** What was read out of texts before, for whoever holds the destination without them. */
interface ReadBefore {
  /** How much it is about each topic that it is about at all. */
  topics: Readonly<Record<string, number>>;
  isEasy: boolean;
  isCrowded: boolean;
}

/** What a search reads of a destination: on the server the whole of it, on a device what its bundles hold. */
export interface Searchable extends Pick<
  DestinationSource,
  | "slug"
  | "name"
  | "country"
  | "region"
  | "lat"
  | "lon"
  | "airports"
  | "tagline"
  | "description"
  | "drawback"
  | "days"
  | "bestMonths"
  | "climate"
  | "tags"
  | "vibes"
  | "style"
  | "budget"
  | "knownFor"
  | "highlights"
> {
  costs: Pick<DestinationSource["costs"], "moderate">;
  events: readonly Pick<Event, "name" | "note">[];
  neighbourhoods: readonly Pick<Neighbourhood, "character">[];
  tips: readonly string[];
  places: readonly SearchablePlace[];
  read?: ReadBefore;
}
