/** Places whose poster may stand for a person: a picture without a file to send. */
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

/** Where else a person can be found, with the words of each field. */
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
