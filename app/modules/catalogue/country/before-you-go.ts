import type { Country } from "./countries";
import type { CountryFacts } from "../schema/country-facts.schema";
import { adviceLinks, type AdviceLink } from "./government-advice";

/** A line of facts under a name. */
export interface NamedFact {
  name: string;
  text: string;
}

/** The facts that a traveller has to know and settle before going to a destination. */
export interface BeforeYouGo {
  country: string;
  entry: { text: string; url: string; form?: string };
  /**
   * The pages of the traveller's own government on this country; a short choice where we do not know the home country.
   */
  advice: { isOwn: boolean; links: AdviceLink[] };
  /** The advice of governments, where it is more than the usual care. */
  security?: string;
  health: NamedFact[];
  /** Official page on the health of travellers. */
  healthUrl: string;
  practical: NamedFact[];
  /** Day as of which all of it was known, YYYY-MM-DD. */
  asOf: string;
}

type Health = NonNullable<CountryFacts["health"]>;
type Risks = Omit<Health, "source" | "places"> & { altitude?: { metres?: number; note?: string } };

/** The meaning of each kind of entry, for countries whose file gives no words of its own. */
const ENTRY_KINDS: Readonly<Record<CountryFacts["entry"]["kind"], string>> = {
  schengen:
    "Part of the Schengen area: up to 90 days in any 180 across all its countries together. Visitors from outside the EU have their fingerprints and a photo taken at the border (EES). The online authorisation ETIAS, for travellers who need no visa, is due to begin at the end of 2026: check whether you need it yet.",
  authorisation:
    "If you don't need a visa, you usually need an electronic authorisation before you leave home; otherwise you apply for a visa.",
  "e-visa": "Most people apply for a visa online before the trip; with some passports you don't need one.",
  "on-arrival": "Most people get a visa or a stamp on arrival; with some passports you need a visa beforehand.",
  "visa-free":
    "With many passports you don't need a visa for a short stay; how long you can stay depends on the passport.",
  permit: "Nearly everyone needs a permit or a visa, arranged before the trip.",
};

const MALARIA: Readonly<Record<Risks["malaria"]["level"], string>> = {
  none: "",
  low: "Low risk. Avoid mosquito bites, and ask a travel clinic whether you need tablets.",
  risk: "There's a risk. Ask a travel clinic about tablets a few weeks before you go.",
};
const YELLOW_FEVER: Readonly<Record<Risks["yellowFever"]["level"], string>> = {
  none: "",
  certificate: "You need a vaccination certificate only if you come from a country with the disease.",
  recommended: "The vaccine is recommended.",
};
const DENGUE: Readonly<Record<Risks["dengue"]["level"], string>> = {
  none: "",
  rare: "Rare, but it happens: use repellent by day.",
  occurs: "It occurs here. The mosquitoes bite by day: use repellent and cover up.",
};
const RABIES: Readonly<Record<Risks["rabies"]["level"], string>> = {
  none: "",
  wild: "In bats and wild animals. Have any bite treated at once.",
  animals: "Keep away from dogs and other animals. Have any bite or scratch treated at once, on the same day.",
};
/** From this height on visitors feel the air, in metres. */
const THIN_AIR_METRES = 2000;

const WATER: Readonly<Record<CountryFacts["water"], string>> = {
  safe: "Safe to drink from the tap.",
  filter: "Filter tap water or buy bottled.",
  bottled: "Drink bottled or treated water, and skip ice where you are not sure.",
};
const TIPS: Readonly<Record<CountryFacts["tip"], string>> = {
  none: "Not expected.",
  round: "Round up the bill.",
  "10": "About 10% in restaurants, if it isn't on the bill.",
  "15": "About 15% in restaurants.",
  "20": "18 to 20% in restaurants and taxis.",
};
const PAYING: Readonly<Record<NonNullable<CountryFacts["money"]>["pay"], string>> = {
  cards: "Cards are taken nearly everywhere.",
  mixed: "Cards work in hotels, bigger shops and restaurants; carry cash for the rest.",
  cash: "Bring cash: few places take cards.",
};

const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

/** The rules of a country for those who come in, with the official page that answers for a passport. */
export function entryInWords({ entry }: Pick<CountryFacts, "entry">): BeforeYouGo["entry"] {
  return {
    text: [entry.name && `${entry.name}.`, entry.summary ?? ENTRY_KINDS[entry.kind]].filter(Boolean).join(" "),
    url: entry.url,
    ...(entry.form && { form: entry.form }),
  };
}

/**
 * The things to know before going to a destination, from its country's facts.
 * @param home ISO code of the traveller's home country, where it is known
 * @returns undefined where the country's health and money have not been looked up
 */
export function beforeYouGo(
  facts: CountryFacts,
  country: Pick<Country, "code" | "name" | "continent" | "currency">,
  slug: string,
  home?: string,
): BeforeYouGo | undefined {
  const { health, money, security } = facts;
  if (!health || !money) return undefined;
  const links = adviceLinks(country, home);
  const warning = [security?.text, security?.places?.[slug]].filter(Boolean).join(" ");
  return {
    country: country.name,
    entry: entryInWords(facts),
    advice: { isOwn: home !== undefined && links.length === 1, links },
    ...(warning !== "" && { security: warning }),
    health: healthLines({ ...health, ...health.places?.[slug] }),
    healthUrl: health.source,
    practical: [
      { name: "Money", text: `${currencyName(country.currency)}. ${money.note ?? PAYING[money.pay]}` },
      { name: "Tips", text: TIPS[facts.tip] },
      { name: "Tap water", text: WATER[facts.water] },
      {
        name: "Plugs",
        text: `${facts.plugs.length === 1 ? "Type" : "Types"} ${inWords(facts.plugs)}, ${facts.volts.join(" or ")} volts.`,
      },
      { name: "Emergency", text: emergencyNumbers(facts.emergency) },
      { name: "Roads", text: `They drive on the ${facts.drives}.` },
      ...(facts.note ? [{ name: "Good to know", text: facts.note }] : []),
    ],
    asOf: facts.asOf,
  };
}

/** The risks of a place in words; absent risks are left out unless a note says where they occur. */
export function healthLines({ malaria, yellowFever, dengue, rabies, altitude, other }: Risks): NamedFact[] {
  const line = (name: string, text: string): NamedFact[] => (text === "" ? [] : [{ name, text }]);
  return [
    ...line("Malaria", malaria.note ?? MALARIA[malaria.level]),
    ...line("Yellow fever", yellowFever.note ?? YELLOW_FEVER[yellowFever.level]),
    ...line("Dengue", dengue.level === "none" ? "" : bothOf(DENGUE[dengue.level], dengue.note)),
    ...line("Rabies", rabies.level === "none" ? (rabies.note ?? "") : bothOf(RABIES[rabies.level], rabies.note)),
    ...line("Altitude", altitudeText(altitude)),
    ...line("Also", other ?? ""),
  ];
}

function bothOf(text: string, note?: string): string {
  return note ? `${text} ${note}` : text;
}

function altitudeText(altitude: Risks["altitude"]): string {
  const { metres, note } = altitude ?? {};
  if (metres === undefined || metres < THIN_AIR_METRES) return note ?? "";
  const height = `You sleep at about ${metres.toLocaleString("en")} m.`;
  const advice =
    metres >= 2500
      ? "Take the first two days slowly, drink a lot of water, and ask a doctor beforehand if your heart or lungs are weak."
      : "Take the first day slowly.";
  return bothOf(`${height} ${advice}`, note);
}

function emergencyNumbers(emergency: CountryFacts["emergency"]): string {
  if ("all" in emergency) return emergency.all;
  return `Police ${emergency.police}, ambulance ${emergency.ambulance}, fire ${emergency.fire}`;
}

function currencyName(code: string): string {
  const name = currencyNames.of(code) ?? code;
  return `${name} (${code})`;
}

function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
