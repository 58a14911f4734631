/** The longest name of a region. */
export const LONGEST_REGION_NAME = 100;
const LONGEST_FOLDER = 60;
/** Names of sets of tiles that are no regions. */
const TAKEN = ["world", "streets"];

/**
 * The folder of a region, which is also the name of its tiles in addresses: small letters and digits of its name with
 * hyphens between; undefined for a name without any, and for one that is taken.
 */
export function regionFolder(name: string): string | undefined {
  const folder = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_FOLDER)
    .replaceAll(/^-+|-+$/g, "");
  return folder === "" || TAKEN.includes(folder) ? undefined : folder;
}
