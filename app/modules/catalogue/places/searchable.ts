import type { DestinationSource } from "../schema/destination.schema";

type Event = DestinationSource["events"][number];
type Neighbourhood = DestinationSource["neighbourhoods"][number];

/** The facts about a sight that a search reads. */
interface SearchablePlace extends Pick<DestinationSource["places"][number], "name" | "weight"> {
  kind?: string;
  tags?: readonly string[];
  note?: string;
  effort?: number;
  /** The days of a feast, where it is there on these alone. */
  onlyOn?: DestinationSource["places"][number]["onlyOn"];
  dayTrip?: boolean;
}

/** Facts that were read out of the texts at the build, for a device that holds the destination without them. */
interface ReadBefore {
  /** The strength of each topic that the place is about. */
  topics: Readonly<Record<string, number>>;
  isEasy: boolean;
  isCrowded: boolean;
}

/**
 * The facts about a destination that a search reads: on the server the whole of it, on a device the content of its
 * bundles.
 */
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
