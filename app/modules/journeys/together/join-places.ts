import type { Picture } from "#app/modules/catalogue/art/poster-view";
import type { JoinValues } from "#app/modules/trips/party/join-answers";

/** An invitation to several places of a longer trip, as its guest sees it. */
export interface JoinPlacesPage {
  ownerName: string;
  /** "Rome and Florence" */
  names: string;
  /** Those that the guest has said yes to; null before the first. */
  joinedNames: string | null;
  dates: string;
  isAnswered: boolean;
  isOver: boolean;
  places: {
    tripId: string;
    name: string;
    dates: string;
    status: "invited" | "joined" | "declined";
    isOpen: boolean;
    /** Where the days of a place that was joined are. */
    href: string | null;
  }[];
  /** Where the account that answered signs in; null where the reader may answer. */
  signIn: string | null;
  hasDna: boolean;
  hasPreferences: boolean;
  values: JoinValues;
  formKey: string;
  picture: Picture | null;
}
