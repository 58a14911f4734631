import { countryName } from "#app/shared/display-names";
import { foldText } from "#app/shared/text";
import { listCountries } from "../country/countries";
import type { Region } from "../schema/vocabulary";
import { englishCountryNames } from "./country-names";
import { foldName } from "./place-names";

/** A part of the world as people name it. */
export interface Area {
  /** The shown name: "Southeast Asia". */
  name: string;
  regions?: readonly Region[];
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[];
  /** Destinations by slug, for a part of a country. */
  slugs?: readonly string[];
  /** Whether only places that name the area in their texts count, such as a coast of a large country. */
  isNamedInText?: boolean;
}

const codes = (text: string): string[] => text.split(" ");

const AREAS: readonly (Area & { words: readonly string[] })[] = [
  { name: "Tuscany", words: ["tuscany", "toscana", "toskana"], slugs: codes("florence") },
  { name: "Andalusia", words: ["andalusia", "andalucia", "andalusien"], slugs: codes("seville granada malaga") },
  { name: "Bavaria", words: ["bavaria", "bayern"], slugs: codes("munich") },
  {
    name: "Provence and the Riviera",
    words: ["provence", "cote d'azur", "cote dazur", "french riviera", "south of france"],
    slugs: codes("nice"),
  },
  {
    name: "the Greek islands",
    words: ["greek islands", "greek island", "cyclades", "aegean"],
    slugs: codes("santorini mykonos crete rhodes"),
  },
  {
    name: "the Canary Islands",
    words: ["canary islands", "canaries", "kanaren", "canary island"],
    slugs: codes("tenerife"),
  },
  {
    name: "the Balearic Islands",
    words: ["balearic islands", "balearics"],
    slugs: codes("mallorca"),
  },
  { name: "Dalmatia", words: ["dalmatia", "dalmatian coast"], slugs: codes("split dubrovnik") },
  { name: "Hawaii", words: ["hawaii", "hawaiian", "hawaiian islands"], slugs: codes("honolulu maui") },
  { name: "California", words: ["california"], slugs: codes("los-angeles san-francisco") },
  {
    name: "the West Coast",
    words: ["us west coast", "west coast usa", "west coast"],
    slugs: codes("los-angeles san-francisco seattle vancouver"),
  },
  { name: "Hokkaido", words: ["hokkaido"], slugs: codes("sapporo") },
  { name: "Kyushu", words: ["kyushu"], slugs: codes("fukuoka") },
  { name: "Yucatan", words: ["yucatan"], slugs: codes("tulum cancun") },
  { name: "Lapland", words: ["lapland", "arctic norway", "north of norway"], slugs: codes("lofoten-tromso") },
  { name: "Rajasthan", words: ["rajasthan"], slugs: codes("jaipur udaipur") },
  { name: "Queensland", words: ["queensland"], slugs: codes("cairns") },
  { name: "Tasmania", words: ["tasmania"], slugs: codes("hobart") },
  { name: "the Rocky Mountains", words: ["rocky mountains", "rockies"], slugs: codes("banff yellowstone") },
  { name: "the Himalaya", words: ["himalayas", "himalaya"], countries: codes("NP BT") },
  { name: "the Andes", words: ["andes"], slugs: codes("cusco quito atacama uyuni patagonia") },
  { name: "Benelux", words: ["benelux", "low countries"], countries: codes("BE NL LU") },
  { name: "Iberia", words: ["iberia", "iberian peninsula"], countries: codes("ES PT") },
  { name: "the Indian Ocean", words: ["indian ocean"], countries: codes("MV MU SC LK"), slugs: codes("zanzibar") },
  {
    name: "Southeast Asia",
    words: ["southeast asia", "south-east asia", "south east asia"],
    countries: codes("TH VN KH LA MY SG ID PH MM BN TL"),
  },
  { name: "East Asia", words: ["east asia", "far east"], countries: codes("CN JP KR TW HK MO MN") },
  { name: "South Asia", words: ["south asia", "indian subcontinent"], countries: codes("IN LK NP BT MV BD PK") },
  { name: "Central Asia", words: ["central asia", "silk road"], countries: codes("UZ KZ KG TJ TM MN") },
  {
    name: "Latin America",
    words: ["latin america"],
    regions: ["south-america"],
    countries: codes("MX CU CR GT BZ PA HN NI SV DO PR"),
  },
  { name: "Central America", words: ["central america"], countries: codes("CR GT BZ PA HN NI SV") },
  { name: "South America", words: ["south america", "south american"], regions: ["south-america"] },
  { name: "North America", words: ["north america"], regions: ["north-america"] },
  { name: "North Africa", words: ["north africa", "maghreb"], countries: codes("MA TN DZ EG LY") },
  { name: "East Africa", words: ["east africa"], countries: codes("KE TZ UG RW ET") },
  { name: "Scandinavia", words: ["scandinavia", "scandinavian"], countries: codes("NO SE DK") },
  {
    name: "the Nordic countries",
    words: ["nordic countries", "nordics", "nordic"],
    countries: codes("NO SE DK FI IS"),
  },
  { name: "the Baltics", words: ["baltics", "baltic states"], countries: codes("EE LV LT") },
  { name: "the Balkans", words: ["balkans", "balkan"], countries: codes("HR SI BA RS ME MK AL BG RO XK") },
  { name: "the Mediterranean", words: ["mediterranean"], countries: codes("ES FR IT GR HR MT CY TR MC ME AL TN") },
  {
    name: "Eastern Europe",
    words: ["eastern europe", "east europe"],
    countries: codes("PL CZ SK HU RO BG EE LV LT UA RS"),
  },
  { name: "Central Europe", words: ["central europe"], countries: codes("DE AT CH CZ PL HU SK SI LI") },
  { name: "the Alps", words: ["alps"], countries: codes("CH AT LI"), isNamedInText: true },
  {
    name: "the Caribbean",
    words: ["caribbean"],
    countries: codes("CU DO JM BS BB PR LC AG TT CW AW KY"),
    isNamedInText: true,
  },
  { name: "Polynesia", words: ["polynesia", "south pacific", "south seas"], countries: codes("PF FJ WS TO CK") },
  { name: "the Middle East", words: ["middle east", "arabia", "the gulf"], regions: ["middle-east"] },
  { name: "Europe", words: ["europe", "european"], regions: ["europe"] },
  { name: "Asia", words: ["asia", "asian"], regions: ["asia"] },
  { name: "Africa", words: ["africa", "african"], regions: ["africa"] },
  { name: "Oceania", words: ["oceania", "pacific"], regions: ["oceania"] },
  { name: "Scotland", words: ["scotland", "scottish"], slugs: codes("edinburgh inverness isle-of-skye") },
];

/** Adjectives of countries, and a part that many take for the country. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  england: "GB",
  english: "GB",
  turkish: "TR",
  dutch: "NL",
  korean: "KR",
  vietnamese: "VN",
  italian: "IT",
  french: "FR",
  spanish: "ES",
  greek: "GR",
  portuguese: "PT",
  german: "DE",
  austrian: "AT",
  swiss: "CH",
  irish: "IE",
  norwegian: "NO",
  swedish: "SE",
  icelandic: "IS",
  croatian: "HR",
  japanese: "JP",
  thai: "TH",
  indian: "IN",
  chinese: "CN",
  indonesian: "ID",
  mexican: "MX",
  moroccan: "MA",
  egyptian: "EG",
  peruvian: "PE",
  brazilian: "BR",
  australian: "AU",
  canadian: "CA",
};

function everyArea(): ReadonlyMap<string, Area> {
  const byWord = new Map<string, Area>();
  for (const { words, ...area } of AREAS) for (const word of words) byWord.set(word, area);
  const add = (word: string, code: string): unknown =>
    byWord.has(word) || byWord.set(word, { name: countryName(code), countries: [code] });
  for (const { code } of listCountries()) add(foldText(countryName(code)), code);
  for (const [word, code] of englishCountryNames()) add(word, code);
  for (const [word, code] of Object.entries(ADJECTIVES)) add(word, code);
  return byWord;
}

const areas = everyArea();
const escaped = [...areas.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const NOT = "(?:not|outside(?: of)?|except(?: for)?|excluding|without|anywhere but|no)";
const ANY_AREA = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${NOT})\\s+(?:in\\s+|to\\s+)?)?(?:(from)\\s+)?(?:the\\s+)?(${escaped.join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/**
 * The areas where a traveller wants to go, and those to avoid: "beach in July, not in Europe".
 * @param text folded
 * @returns the areas, and the text without them
 */
export function readWhere(text: string): { where: Area[]; without: Area[]; rest: string } {
  const where: Area[] = [];
  const without: Area[] = [];
  const rest = text.replace(ANY_AREA, (_whole, not: string | undefined, from: string | undefined, word: string) => {
    const area = areas.get(word);
    // The traveller's origin is not a wish for a destination.
    if (area && !from) (not ? without : where).push(area);
    return " ";
  });
  return { where, without, rest };
}

const parts = new Map(AREAS.flatMap(({ words, ...area }) => words.map((word) => [foldName(word), area] as const)));

/** The part of the world of that name; undefined for a country. @param key folded as `foldName` does */
export function areaNamed(key: string): Area | undefined {
  return parts.get(key) ?? parts.get(key.replace(/^the /, ""));
}

/** The parts of the world that are no continents and that a place need not name. */
export function listAreas(): readonly Area[] {
  return AREAS.filter(({ regions, isNamedInText }) => !regions && !isNamedInText);
}

/** Whether a place lies in an area. */
export function isInArea(place: { slug: string; country: string; region: Region }, area: Area): boolean {
  return (
    (area.slugs?.includes(place.slug) ?? false) ||
    (area.countries?.includes(place.country) ?? false) ||
    (area.regions?.includes(place.region) ?? false)
  );
}
