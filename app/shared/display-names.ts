const countries = new Intl.DisplayNames("en", { type: "region" });
const currencies = new Intl.DisplayNames("en", { type: "currency" });
const languages = new Intl.DisplayNames("en", { type: "language" });

/** The English name of a country by its ISO 3166-1 alpha-2 code; a text that is no code is given back. */
export function countryName(code: string): string {
  return nameOf(countries, code);
}

/** The English name of a currency by its ISO 4217 code; a text that is no code is given back. */
export function currencyName(code: string): string {
  return nameOf(currencies, code);
}

/** The English name of a language by its BCP 47 tag; a text that is no tag is given back. */
export function languageName(tag: string): string {
  return nameOf(languages, tag);
}

/** Names that were looked up before: the platform is slow at it, and the product uses a few hundred codes. */
const known = new Map<Intl.DisplayNames, Map<string, string>>();
const MOST_KNOWN = 1000;

function nameOf(names: Intl.DisplayNames, code: string): string {
  const before = known.get(names) ?? new Map<string, string>();
  known.set(names, before);
  const name = before.get(code) ?? lookUp(names, code);
  // Bounded, since a caller may send any text.
  if (before.size < MOST_KNOWN) before.set(code, name);
  return name;
}

function lookUp(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // Intl throws for a text that cannot be a code.
    return code;
  }
}
