import { foldText } from "#app/shared/text";
import type { Searchable } from "../places/searchable";

/** A reason to travel that the filters have no word for. */
export interface Topic {
  name: string;
  /** The words that ask for it. */
  ask: RegExp;
  /** The words by which the texts of a place mention it; the same as `ask` where left out. */
  look?: RegExp;
  /** Places that are known for it though their texts do not say so; with these, only they count. */
  slugs?: readonly string[];
  /** The least score of a place, where many mention the topic in passing. */
  least?: number;
}

export const TOPICS: readonly Topic[] = [
  {
    name: "Lunar New Year",
    ask: /\blunar-new-year\b|\btet\b|\bspring festival\b/,
    look: /\blunar new year\b|\bchinese new year\b|\btet\b|\bspring festival\b|\bseollal\b|\blosar\b/,
  },
  {
    name: "midnight sun",
    ask: /\bmidnight sun\b|\bwhite nights\b/,
    look: /\bmidnight sun\b|\bwhite nights\b|\bmidsummer\b/,
  },
  { name: "Day of the Dead", ask: /\bday of the dead\b|\bdia de (los )?muertos\b/ },
  {
    name: "where Game of Thrones was filmed",
    ask: /\bgame of thrones\b/,
    slugs: ["dubrovnik", "split", "seville", "reykjavik", "malta"],
  },
  {
    name: "where The Lord of the Rings was filmed",
    ask: /\blord of the rings\b|\bhobbit(s|on)?\b/,
    slugs: ["queenstown", "auckland"],
  },
  { name: "Harry Potter", ask: /\bharry potter\b|\bhogwarts\b/, slugs: ["london", "edinburgh"] },
  {
    name: "easy without a car",
    ask: /\b(without|no|free of) (a )?(cars?|driving|traffic)\b|\bcar[- ]free\b|\bwalkable\b/,
    slugs:
      "venice bruges fes hoi-an amsterdam dubrovnik luang-prabang florence copenhagen seville salzburg split tallinn edinburgh lisbon prague bath".split(
        " ",
      ),
  },
  {
    name: "national parks",
    ask: /\bnational parks?\b/,
    slugs:
      "yellowstone grand-canyon banff galapagos patagonia victoria-falls nairobi uluru la-fortuna queenstown easter-island tenerife ljubljana-bled".split(
        " ",
      ),
  },
  {
    name: "theme parks",
    ask: /\b(theme|amusement|water) ?parks?\b|\brollercoasters?\b|\broller coasters?\b|\bdisney(land)?\b|\buniversal studios\b/,
    look: /\btheme[- ]park\b|\bdisney|\buniversal\b|\broller ?coasters?\b|\bamusement park\b|\btivoli\b/,
  },
  { name: "UNESCO sites", ask: /\bunesco\b|\bworld heritage( sites?)?\b/, look: /\bunesco\b|\bworld heritage\b/ },
  {
    name: "vegetarian food",
    ask: /\bvegan( food| restaurants?)?\b|\bvegetarian( food| restaurants?)?\b|\bplant[- ]based( food)?\b/,
    look: /\bvegan|\bvegetarian|\btofu\b|\btemple food\b/,
  },
  {
    name: "seafood",
    ask: /\bsea ?food\b|\bfish restaurants?\b|\boysters?\b|\blobster\b/,
    look: /\bseafood\b|\boysters?\b|\bfish market\b|\blobster|\bgrilled fish\b|\bprawns?\b/,
  },
  {
    name: "gay life",
    ask: /\blgbt\w*(?: friendly)?\b|\bgay(?:[- ]friendly)?\b|\bqueer\b|\bpride\b/,
    look: /\bgay\b|\bqueer\b|\blgbt|\bpride (?:parade|march|week|festival)\b|\bpride\b/,
  },
  { name: "golf", ask: /\bgolf(ing)?( courses?)?\b/, look: /\bgolf\b/ },
  { name: "casinos", ask: /\bcasinos?\b|\bgambling\b/ },
  {
    name: "camping",
    ask: /\bcamp(ing|sites?|grounds?|s)?\b|\bglamping\b/,
    look: /\bcamp(ing|sites?|grounds?|s)?\b|\btented\b/,
  },
  {
    name: "kitesurfing",
    ask: /\bkite ?surf\w*|\bwind ?surf\w*|\bkit(e|ing)\b/,
    look: /\bkite[- ]?(surf|board)|\bwindsurf/,
  },
  { name: "sunsets", ask: /\bsunsets?\b/, look: /\bsunsets?\b/ },
  {
    name: "working from afar",
    ask: /\bdigital nomads?\b|\bremote work(ing)?\b|\bwork(ing)? remote(ly)?\b|\bwork(ing)? from (a )?cafes?\b|\bco-?working\b|\bworkation\b/,
    look: /\bcafes?\b|\bcoffee\b|\bcoworking\b|\bnomads?\b/,
  },
  { name: "chocolate", ask: /\bchocolates?\b/ },
  { name: "football", ask: /\bfootball\b|\bsoccer\b/, look: /\bfootball\b|\bstadium\b/ },
  { name: "canals", ask: /\bcanals?\b/ },
  { name: "northern lights", ask: /\bnorthern lights\b|\baurora( borealis)?\b/ },
  {
    name: "hot springs",
    ask: /\bhot[- ](?:springs?|baths?)\b|\bonsens?\b|\bthermal (baths?|springs?|pools?)\b/,
    look: /\bhot[- ]springs?\b|\bonsens?\b|\bthermal\b|\bgeothermal\b/,
  },
  {
    name: "Christmas markets",
    ask: /\bchristmas markets?\b|\badvent markets?\b/,
    look: /\bchristmas market|\badvent\b/,
  },
  {
    name: "cherry blossom",
    ask: /\bcherry blossoms?\b|\bsakura\b|\bhanami\b/,
    look: /\bcherry (blossom|tree|petal)|\bcherries\b|\bsakura\b|\bhanami\b/,
  },
  {
    name: "autumn colours",
    ask: /\b(autumn|fall) (leaves|colou?rs?|foliage)\b|\bfoliage\b/,
    look: /\bautumn (leaves|colou?rs?|foliage)\b|\bmaples?\b|\bfoliage\b|\blarch/,
  },
  {
    name: "street food",
    ask: /\bstreet food\b|\bhawkers?\b|\bnight markets?\b/,
    look: /\bstreet food\b|\bhawkers?\b|\bfood stalls?\b|\bnight market/,
  },
  {
    name: "a road trip",
    ask: /\broad[- ]trips?\b|\bscenic drives?\b|\bdriving\b|\brent(al)? (a )?cars?\b/,
    slugs:
      "reykjavik queenstown san-francisco naples-amalfi maui los-angeles banff crete lofoten-tromso cape-town grand-canyon yellowstone sicily-palermo hobart azores mallorca muscat melbourne tenerife madeira auckland".split(
        " ",
      ),
  },
  { name: "saunas", ask: /\bsaunas?\b/ },
  {
    name: "skiing",
    ask: /\bski(ing|s)?\b|\bsnowboard(ing)?\b|\bpowder\b/,
    look: /\bski\b|\bskiing\b|\bskiers?\b|\bsnowboard|\bpowder snow\b/,
  },
  { name: "snow", ask: /\bsnow(y|fall)?\b/, look: /\bsnow|\bski\b|\bskiing\b/ },
  {
    name: "safari",
    ask: /\bsafaris?\b|\bbig five\b|\bgame (drives?|parks?|reserves?)\b/,
    look: /\bsafaris?\b|\bbig five\b|\bgame (drive|park|reserve)|\brhino|\blions?\b/,
  },
  { name: "whales", ask: /\bwhales?( watching)?\b/, look: /\bwhales?\b/ },
  {
    name: "wildlife",
    ask: /\bwildlife\b|\banimals\b|\bbirdwatching\b|\bbirds\b/,
    look: /\bwildlife\b|\banimals\b|\bbirds?\b|\bmonkeys?\b|\belephants?\b|\bseals?\b|\btortoises?\b|\biguanas?\b/,
  },
  {
    name: "diving",
    ask: /\bscuba( diving)?\b|\bdiv(e|ing)\b|\bsnorkel\w*|\bcoral\b|\breefs?\b/,
    look: /\bscuba|\bdiv(e|es|ing|ers?)\b|\bsnorkel|\breefs?\b|\bcoral/,
  },
  { name: "surfing", ask: /\bsurf(ing|ers?)?\b/, look: /\bsurf/ },
  { name: "sailing", ask: /\bsail(ing)?\b|\bkayak(ing)?\b|\bboat trips?\b/, look: /\bsail|\bkayak|\bboat/ },
  {
    name: "hiking",
    ask: /\bhik(e|es|ing)\b|\btrek(king|s)?\b|\btrails?\b|\bwalks? in nature\b/,
    look: /\bhik(e|es|ing|ers?)\b|\btrek|\btrails?\b|\blevadas?\b/,
  },
  {
    name: "mountains",
    ask: /\bmountains?\b|\bpeaks?\b/,
    look: /\bmountains?\b|\bpeaks?\b|\bsummits?\b|\bridge walk\b|\balp(s|ine)\b/,
  },
  {
    name: "cycling",
    ask: /\be-?bik(e|es|ing)\b|\bcycl(e|ing)\b|\bbik(e|es|ing)\b/,
    look: /\bcycl(e|es|ing|ists?)\b|\bbik(e|es|ing)\b|\bbicycles?\b/,
  },
  {
    name: "wine",
    ask: /\bwines?( tastings?| tours?| regions?| country)?\b|\bwiner(y|ies)\b|\bvineyards?\b/,
    look: /\bwines?\b|\bwiner(y|ies)\b|\bvineyards?\b|\bcellars?\b/,
  },
  {
    name: "beer",
    ask: /\bbeers?\b|\bbrewer(y|ies)\b|\bpubs?\b/,
    look: /\bbeers?\b|\bbrewer(y|ies)\b|\bpubs?\b|\bales?\b/,
  },
  { name: "coffee", ask: /\bcoffee\b|\bcafes?\b/, look: /\bcoffee|\bespresso/ },
  {
    name: "food",
    ask: /\b(?:lives? for )?(?:good |great )?food(ie|ies)?( tours?| tasting)?\b|\bcuisines?\b|\b(?:(?:live|love) to )?eat(ing)?( well)?\b|\brestaurants?\b|\bcook(ing|ery)( class(es)?| courses?| schools?)?\b|\bgastronom\w*|\bdining\b|\bgourmet\b|\bculinary\b|\btapas\b|\bpintxos\b|\btasting menus?\b/,
    look: /\bfood|\bkitchens?\b|\bcook(ing|ery)\b|\bcuisine|\beat(s|ing)?\b|\bfine dining\b|\bsushi\b|\btapas\b|\btacos?\b|\bnoodles?\b/,
  },
  { name: "jazz", ask: /\bjazz\b|\bblues\b/ },
  {
    name: "live music",
    ask: /\bmusic\b|\bconcerts?\b|\bopera\b/,
    look: /\bmusic\b|\bconcerts?\b|\bopera\b|\bfado\b|\bflamenco\b|\btango\b|\bjazz\b/,
  },
  {
    name: "art",
    ask: /\bart\b|\bgaller(y|ies)\b|\bpaintings?\b/,
    look: /\bart\b|\bgaller(y|ies)\b|\bpaint(ings?|ers?|ed)\b|\bfrescoe?s?\b|\bmurals?\b/,
  },
  { name: "museums", ask: /\bmuseums?\b/, look: /\bmuseums?\b/ },
  {
    name: "architecture",
    ask: /\barchitecture\b|\bbuildings\b/,
    look: /\barchitect|\bart nouveau\b|\bart deco\b|\bmodernis|\bfacades?\b/,
  },
  {
    name: "ruins",
    ask: /\bruins?\b|\bancient\b|\barch(a)?eolog\w*/,
    look: /\bruins?\b|\bancient\b|\barchaeolog|\bmaya\b|\binca\b|\bpyramids?\b|\bamphitheat/,
  },
  {
    name: "castles",
    ask: /\bcastles?\b|\bpalaces?\b|\bforts?\b|\bmedieval\b/,
    look: /\bcastles?\b|\bpalaces?\b|\bforts?\b|\bfortress|\bmedieval\b|\bwalled\b/,
  },
  {
    name: "temples",
    ask: /\btemples?\b|\bshrines?\b|\bpagodas?\b|\bmonaster(y|ies)\b/,
    look: /\btemples?\b|\bshrines?\b|\bpagodas?\b|\bmonaster|\bstupas?\b/,
  },
  {
    name: "history",
    ask: /\bhistor(y|ic|ical)\b|\bold towns?\b/,
    look: /\bhistor|\bold town\b|\bold city\b|\bmedieval\b|\bcentur(y|ies)\b/,
  },
  { name: "fjords", ask: /\bfjords?\b/ },
  { name: "volcanoes", ask: /\bvolcano(e?s)?\b|\bvolcanic\b|\blava\b/, look: /\bvolcan|\bcraters?\b|\blava\b/ },
  { name: "desert", ask: /\bdeserts?\b|\bdunes?\b|\bsahara\b/, look: /\bdeserts?\b|\bsahara\b|\bwadis?\b/ },
  {
    name: "islands",
    ask: /\bisland[- ]hop\w*|\bislands?\b|\batolls?\b|\blagoons?\b/,
    look: /(?<!museum |margaret |toronto )\bislands?\b|\bislets?\b|\batolls?\b|\blagoons?\b/,
    least: 4,
  },
  { name: "lakes", ask: /\blakes?\b/ },
  { name: "waterfalls", ask: /\bwaterfalls?\b/, look: /\bwaterfalls?\b|\bfalls\b/ },
  {
    name: "rainforest",
    ask: /\brain ?forests?\b|\bjungles?\b|\bcloud forests?\b/,
    look: /\brain ?forests?\b|\bjungles?\b|\bcloud forests?\b/,
  },
  {
    name: "stars",
    ask: /\bstar ?gazing\b|\bstars\b|\bdark sk(y|ies)\b|\bnight sky\b/,
    look: /\bstar ?gaz|\bstars\b|\bdark sk|\bobservatory\b|\btelescopes?\b/,
  },
  { name: "carnival", ask: /\bcarnivals?\b/ },
  { name: "festivals", ask: /\bfestivals?\b/ },
  {
    name: "things for children",
    ask: /\bfamil(y|ies)([- ]friendly)?\b|\bkids?([- ]friendly)?\b|\bchild(ren)?([- ]friendly)?\b|\btoddlers?\b|\bbab(y|ies)\b|\bteen(ager)?s?\b/,
    look: /\bfamil(y|ies)\b|\bkids?\b|\bchild(ren)?\b|\bzoo\b|\baquarium\b|\btheme[- ]park\b|\bplaygrounds?\b/,
  },
  {
    name: "shopping",
    ask: /\bshopping\b|\bshops\b|\bbazaars?\b|\bsouks?\b/,
    look: /\bshopping\b|\bshops?\b|\bbazaars?\b|\bsouks?\b|\bboutiques?\b|\bmalls?\b/,
  },
  { name: "trains", ask: /\btrains?\b|\brailways?\b/ },
  { name: "gardens", ask: /\bgardens?\b|\bflowers?\b/ },
  { name: "markets", ask: /\bflea markets?\b|\bmarkets\b/, look: /\bmarkets?\b/ },
  { name: "yoga", ask: /\byoga\b|\bmeditation\b/ },
];

interface Texts {
  /** The tags and names of a place. */
  strong: string;
  /** The running texts about it. */
  said: string;
  places: { text: string; weight: number }[];
}

const known = new WeakMap<Searchable, Texts>();

/** Topic scores that were read out of a place's texts at the build. */
const readBefore = new WeakMap<Searchable, Readonly<Record<string, number>>>();

/** Registers a place's topic scores, so that its texts need not be read. */
export function knowTopics(destination: Searchable, scores: Readonly<Record<string, number>>): void {
  readBefore.set(destination, scores);
}

function textsOf(one: Searchable): Texts {
  const ready = known.get(one);
  if (ready) return ready;
  const texts = {
    strong: foldText([one.name, one.tagline, ...one.tags, ...one.knownFor].join(" ; ")),
    said: foldText(
      [one.description, ...one.highlights, ...one.events.flatMap(({ name, note }) => [name, note])].join(" ; "),
    ),
    places: one.places.map(({ name, kind = "", tags = [], note = "", weight }) => ({
      text: foldText([name, kind, ...tags, note].join(" ; ")),
      weight,
    })),
  };
  known.set(one, texts);
  return texts;
}

function timesIn(text: string, look: RegExp): number {
  return [...text.matchAll(new RegExp(look, "g"))].length;
}

const scored = new WeakMap<Searchable, Map<string, number>>();

/** The score of a topic at a destination; calculated once, since the texts stay as they are. */
export function topicScore(destination: Searchable, topic: Topic): number {
  const before = destination.read?.topics ?? readBefore.get(destination);
  if (before) return before[topic.name] ?? 0;
  const scores = scored.get(destination) ?? new Map<string, number>();
  scored.set(destination, scores);
  const ready = scores.get(topic.name);
  if (ready !== undefined) return ready;
  const score = scoreTopic(destination, topic);
  scores.set(topic.name, score);
  return score;
}

/** The score of the first place on a topic's list of places; the last has half of it. */
const FULL_SCORE = 10;

/** Tags count most, then running text, then the places by their weight. */
function scoreTopic(destination: Searchable, { ask, look = ask, slugs }: Topic): number {
  if (slugs)
    return slugs.includes(destination.slug)
      ? FULL_SCORE - (slugs.indexOf(destination.slug) / slugs.length) * (FULL_SCORE / 2)
      : 0;
  const { strong, said, places } = textsOf(destination);
  const among = places
    .filter(({ text }) => look.test(text))
    .map(({ weight }) => weight)
    .sort((a, b) => b - a)
    .slice(0, 6);
  return (
    Math.min(3, timesIn(strong, look)) * 3 +
    Math.min(2, timesIn(said, look)) * 1.5 +
    among.reduce((sum, weight) => sum + weight / 5, 0)
  );
}

/** Whether the texts of a destination mention the words at all. */
export function speaksOf(destination: Searchable, words: string): boolean {
  const { strong, said } = textsOf(destination);
  return `${strong} ${said}`.includes(foldText(words));
}

/** The topics of a folded text, and the text without them. */
export function readTopics(text: string): { topics: Topic[]; rest: string } {
  let rest = text;
  const topics = TOPICS.filter(({ ask }) => {
    if (!ask.test(rest)) return false;
    rest = rest.replace(new RegExp(ask, "g"), " ");
    return true;
  });
  return { topics, rest };
}
