import type { Licence } from "./pictures-port";

/** What a file's page says of its licence, as plain texts. */
export interface LicenceSaid {
  /** "CC BY-SA 3.0 de", "CC0", "Public domain" */
  shortName: string;
  /** "true" for files that are there under an exception. */
  nonFree: string;
  /** Laws beside copyright: "personality", "trademarked", "ita-mibac". */
  restrictions: string;
}

const CREATIVE_COMMONS = "https://creativecommons.org";
/** Attribution, and share alike; a version, and perhaps the country it was written for. Nothing behind that. */
const ATTRIBUTION = /^CC BY(-SA)? (\d\.\d)(?: ([a-z]{2,3}))?$/i;

/**
 * The licence of a photograph that may be shown; undefined for any other: no commercial use, no changes (we make smaller
 * copies), exceptions of one country, and restrictions beside copyright.
 */
export function readLicence({ shortName, nonFree, restrictions }: LicenceSaid): Licence | undefined {
  if (/^(true|1|yes)$/i.test(nonFree.trim()) || restrictions.trim() !== "") return undefined;
  const name = shortName.trim();
  if (/^CC0( 1\.0)?$/i.test(name)) return { name: "CC0 1.0", url: `${CREATIVE_COMMONS}/publicdomain/zero/1.0/` };
  if (/^public domain$/i.test(name))
    return { name: "Public domain", url: `${CREATIVE_COMMONS}/publicdomain/mark/1.0/` };
  const [, alike, version, country] = ATTRIBUTION.exec(name) ?? [];
  if (version === undefined) return undefined;
  const kind = alike ? "by-sa" : "by";
  return {
    name: ["CC", kind.toUpperCase(), version, country?.toUpperCase()].filter(Boolean).join(" "),
    url: `${CREATIVE_COMMONS}/licenses/${kind}/${version}/${country ? `${country.toLowerCase()}/` : ""}`,
  };
}

/** Whether a licence lets a photograph be shown without naming its author. */
export function isFreeOfNames({ name }: Licence): boolean {
  return name === "CC0 1.0" || name === "Public domain";
}
