import { z } from "zod";
import type { Country } from "./countries";
import governments from "./government-advice.yaml";

const page = z.string().regex(/^https:\/\/[a-z.]+\/\S*\{country\}/);
const governmentSchema = z.strictObject({
  /** The country whose travellers it advises, ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  label: z.string().min(2),
  /** Language of the pages where it is not English. */
  language: z.string().optional(),
  /** The page with all countries. */
  all: z.url({ protocol: /^https$/ }),
  page: page.optional(),
  names: z.record(z.string(), z.string()).optional(),
  without: z.array(z.string()).optional(),
});

type Government = z.infer<typeof governmentSchema>;

/** A government's page of advice for its own travellers. */
export interface AdviceLink {
  label: string;
  href: string;
}

const known: readonly Government[] = z.array(governmentSchema).parse(governments);

/** The governments that most of our readers ask: shown to visitors whose home we do not know. */
const USUAL_HOMES = ["GB", "US", "CA", "AU", "IE", "DE"] as const;

/** The names of the continents on Australia's pages. */
const CONTINENTS: Readonly<Record<Country["continent"], string>> = {
  Africa: "africa",
  Asia: "asia",
  Europe: "europe",
  "North America": "americas",
  "South America": "americas",
  Oceania: "pacific",
};
const MIDDLE_EAST = ["AE", "JO", "OM", "QA"];

/**
 * The pages on which a traveller's own government gives its advice about a country: that of the traveller's home, or a
 * short choice where the home or its government's page is not known. A government gives no advice about its own
 * country.
 * @param home ISO code of the traveller's home country
 */
export function adviceLinks(country: Pick<Country, "code" | "name" | "continent">, home?: string): AdviceLink[] {
  if (home === country.code) return [];
  const own = known.find((one) => one.country === home);
  const shown = own ? [own] : USUAL_HOMES.flatMap((code) => known.filter((one) => one.country === code));
  return shown.filter((one) => one.country !== country.code).map((one) => toLink(one, country));
}

function toLink(government: Government, country: Pick<Country, "code" | "name" | "continent">): AdviceLink {
  const label = government.language ? `${government.label} (in ${government.language})` : government.label;
  const { page: address, without = [], names = {} } = government;
  if (!address || without.includes(country.code)) return { label, href: government.all };
  const continent = MIDDLE_EAST.includes(country.code) ? "middle-east" : CONTINENTS[country.continent];
  return {
    label,
    href: address
      .replace("{continent}", continent)
      .replace("{country}", names[country.code] ?? addressName(country.name)),
  };
}

function addressName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-");
}
