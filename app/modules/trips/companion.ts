import type { Wishes } from "#app/modules/matching/group";
import type { Answers } from "#app/modules/profile/quiz";

/** One of the people of a trip. */
export interface Companion {
  id: string;
  role: "owner" | "companion";
  name: string;
  email?: string;
  status: "invited" | "joined" | "declined";
  hasAccount: boolean;
  /** The short form, for people without a Travel DNA. */
  answers?: Answers;
  wishes: Wishes;
}

/** More people than this plan a trip with other means. */
export const MOST_COMPANIONS = 8;
