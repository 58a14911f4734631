import type { TravelDna } from "./dna";
import type { Identity } from "./identity";

interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface MarkedPlace {
  slug: string;
  name: string;
  country: string;
  picture: Picture;
}

/** The view of the profile page. */
export interface ProfilePage {
  user: {
    name: string;
    handle: string | null;
    bio: string | null;
    links: { label: string; url: string }[];
    memberSince: string;
    avatar: Picture | null;
  };
  loyalty: { points: number; name: string; next: { name: string; missing: number } | null };
  completion: { percentage: number; missing: string[] };
  /** Whether the plan of the account opens its matches. */
  seesMatches: boolean;
  /** Open with questions left, or answered to the end and not revealed yet. */
  quiz: { isOpen: boolean; isReady: boolean };
  dna: (TravelDna & { identity: Identity; description: string | null }) | null;
  /** The Travel DNA is there but could not be had. */
  isDnaMissing: boolean;
  /** Null when they could not be loaded. */
  trips:
    | { id: string; name: string; destination: string; badge: { label: string; look: string }; dates: string }[]
    | null;
  saved: MarkedPlace[];
  visited: MarkedPlace[];
  dismissed: MarkedPlace[];
  preferences: { text: string; isSet: boolean }[];
}
