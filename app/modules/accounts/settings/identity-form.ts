import { sentText } from "#app/shared/form-problem";
import type { FormProblem } from "#app/shared/form-problem";

/** Places whose poster may stand for a person: a picture without an uploaded file. */
export const AVATARS = [
  "kyoto",
  "lisbon",
  "patagonia",
  "marrakech",
  "santorini",
  "reykjavik",
  "new-york",
  "zanzibar",
  "venice",
  "petra",
  "sydney",
  "banff",
] as const;

/** The sites on which a person can be found, with the words of each field. */
export const SOCIAL_LINKS = [
  { name: "website", label: "Website" },
  { name: "instagram", label: "Instagram" },
  { name: "youtube", label: "YouTube" },
] as const;

export interface IdentityValues {
  firstName: string;
  lastName: string;
  handle: string;
  avatar: string;
  bio: string;
  website: string;
  instagram: string;
  youtube: string;
}

/** The form as it was sent. */
export function sentIdentity(problem: FormProblem): IdentityValues {
  const text = (name: keyof IdentityValues): string => sentText(problem, name) ?? "";
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    handle: text("handle"),
    avatar: text("avatar"),
    bio: text("bio"),
    website: text("website"),
    instagram: text("instagram"),
    youtube: text("youtube"),
  };
}
