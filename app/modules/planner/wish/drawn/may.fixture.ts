import type { RightAnswer } from "./first.fixture";

/**
 * A seventh draw of 60 sentences, written after the sixth was mended, by somebody who knew the readers by then: 9 had a
 * wrong value when first read, 7 of them beside the words that it was read from.
 */
export const MAY_DRAW: readonly [string, RightAnswer][] = [
  [
    "Looking at Split for my mate's stag, 7 lads, Thu to Sun, sometime in May, 300 quid a head max",
    { at: "split", when: "thu may +3", who: "7+0", money: "each £300", missed: "mate's stag" },
  ],
  [
    "we want somewhere with thermal baths and no screaming children, 4 nights in March, two adults from Vienna",
    { at: "?", when: "mar +4", who: "2+0", from: "Vienna", likes: "wellness", topics: "hot springs" },
  ],
  [
    "Two weeks in Thailand from 5 Feb with our one year old, nothing too hectic",
    { at: "~Thailand", when: "2027-02-05 +14", who: "2+1", missed: "hectic" },
  ],
  [
    "Quiero una escapada romántica a Venecia, 3 noches en febrero, presupuesto 900 euros los dos",
    { at: "venice", when: "feb +3", who: "2+0", money: "? €900", likes: "romantic", missed: "escapada" },
  ],
  [
    "Florence or Siena for 5 days in late September, my wife uses a cane, museums in the morning please",
    {
      at: "florence",
      when: "late sep +4",
      who: "2+0",
      likes: "culture",
      topics: "museums",
      beside: "part Siena",
      missed: "uses a cane, morning",
    },
  ],
  [
    "nyc with the girls, first weekend in december, 5 of us, cocktails + shopping, 1.2k each",
    {
      at: "new-york",
      when: "2026-12-04 +2",
      who: "5+0",
      money: "each $1200",
      topics: "shopping",
      missed: "girls, cocktails",
    },
  ],
  [
    "I'd prefer not to change planes. Tokyo from Helsinki, 9 nights, end of March, solo",
    { at: "tokyo", when: "late mar +9", who: "1+0", from: "Helsinki", missed: "not to change planes" },
  ],
  [
    "Wir (2 Erw., Kinder 4 und 6) suchen für die Sommerferien ein Haus am Meer in Kroatien, max. 3000 €",
    { at: "~Croatia", when: "jun/jul/aug", who: "2+2", money: "? €3,000", likes: "beach" },
  ],
  [
    "Three days in Edinburgh before my conference in Glasgow on 8 June",
    { at: "edinburgh", when: "2027-06-05 2027-06-07", lacks: "Glasgow", missed: "conference" },
  ],
  [
    "my parents (both 70) want to see Petra, a week in November, comfortable hotels",
    { at: "petra", when: "nov +7", who: "3+0", missed: "both 70, comfortable" },
  ],
  [
    "Une semaine au Maroc en mars, à deux, désert et Marrakech, 1500 euros chacun",
    { at: "marrakech", when: "mar +7", who: "2+0", money: "each €1,500", likes: "nature", topics: "desert" },
  ],
  [
    "honeymooners, 2 weeks, Bali + Singapore, leaving 12 April, budget about 7k dollars all up",
    { at: "bali singapore", when: "2027-04-12 +14", who: "2+0", money: "all $7000", likes: "romantic" },
  ],
  [
    "weekend in Prague in feb for me and 2 friends, 200 euro pp incl. flights, from berlin",
    { at: "prague", when: "feb +2", who: "3+0", money: "each €200", from: "Berlin" },
  ],
  [
    "No beach. No clubs. Mountains and lakes. 8 days in June. Two of us. From Brussels.",
    { at: "?", when: "jun +7", who: "2+0", from: "Brussels", likes: "nature", topics: "lakes mountains" },
  ],
  [
    "My wife's turning 50, so something special in Paris, 2 nights around 20 March",
    { at: "paris", when: "2027-03-20 +2", who: "2+0", missed: "something" },
  ],
  [
    "what can we do in Lisbon for 48 hours? 2 couples, arriving Friday 9 April",
    { at: "lisbon", when: "2027-04-09 +2", who: "4+0" },
  ],
  [
    "Kenya safari with teens (14, 16), 10 days in August, two parents, 15000 dollars",
    {
      at: "~Kenya",
      when: "aug +9",
      who: "2+2",
      money: "? $15000",
      likes: "nature",
      topics: "safari",
      missed: "parents",
    },
  ],
  [
    "Un week-end à Bruges, 2 adultes et 1 bébé, fin avril, pas plus de 500 euros",
    { at: "bruges", when: "late apr +2", who: "2+1", money: "? €500" },
  ],
  [
    "Cuba, 12 days, not in hurricane season, couple, casas particulares",
    { at: "~Cuba", when: "+11", who: "2+0", missed: "not in hurricane season, particulares" },
  ],
  [
    "I am a teacher so only school holidays: October half term, Seville, alone, under £700",
    { at: "seville", when: "late oct +7", who: "1+0", money: "? £700", missed: "school" },
  ],
  ["Seoul - 6N - Oct - 2A - 1C (8y) - hanok stay", { at: "seoul", when: "oct +6", who: "2+1", missed: "hanok" }],
  [
    "want to run the Berlin marathon in September, staying 4 nights, with my husband",
    { at: "berlin", when: "sep +4", who: "2+0", missed: "run, marathon" },
  ],
  [
    "Copenhagen in December for two with our dog, 3 nights, by train from Hamburg",
    { at: "copenhagen", when: "dec +3", who: "2+0", from: "Hamburg", unused: "by train", missed: "dog" },
  ],
  [
    "een week naar Kreta in juni met 2 kinderen (3 en 6), vertrek vanaf Brussel, 2500 euro",
    { at: "crete", when: "jun +7", who: "2+2", money: "? €2,500", from: "Brussels" },
  ],
  [
    "Anywhere in Asia except China, 3 weeks, Jan to Feb, 2 backpackers, 40 USD a day each",
    { at: "~Asia", when: "jan/feb +21", who: "2+0", money: "each $40/day", avoids: "China" },
  ],
  [
    "Mexico City, 5 nights from 14 February, art and tacos, my sister joins for the last two nights",
    {
      at: "mexico-city",
      when: "2027-02-14 +5",
      who: "2+0",
      likes: "culture",
      topics: "art",
      missed: "tacos, joins for the last",
    },
  ],
  [
    "fly from Oslo to somewhere warm before Easter, a week, family of 4, all-inclusive",
    { at: "?", when: "2027-03-18 +7", who: "2+2", from: "Oslo", unused: "all-inclusive" },
  ],
  [
    "we loved Porto, so something similar, 4 nights in October, two people",
    { at: "?", when: "oct +4", who: "2+0", missed: "something similar" },
  ],
  [
    "Reykjavik for 4 nights at the end of January, northern lights, one of us can't walk far",
    {
      at: "reykjavik",
      when: "late jan +4",
      likes: "nature",
      topics: "northern lights",
      missed: "one of us can't walk far",
    },
  ],
  [
    "Vorrei portare i miei genitori a Vienna, 3 notti a dicembre, mercatini di Natale",
    { at: "vienna", when: "dec +3", who: "3+0", topics: "Christmas markets", missed: "portare" },
  ],
  [
    "Rome for Easter mass with 3 nuns from our convent, 4 nights",
    { at: "rome", when: "2027-03-26 +4", missed: "mass with 3 nuns from our convent" },
  ],
  [
    "2 weeks Japan, cherry blossom if possible otherwise autumn, two adults, no smoking rooms",
    {
      at: "~Japan",
      when: "sep/oct/nov +14",
      who: "2+0",
      likes: "nature",
      topics: "cherry blossom",
      missed: "possible otherwise, no smoking",
    },
  ],
  [
    "Dubai next month for 5 days, 4 adults 2 infants, 5* hotel",
    { at: "dubai", when: "dec +4", who: "4+2", tier: "luxury" },
  ],
  [
    "10 days from the 3rd, two of us, Sicily, car",
    { at: "sicily-palermo", when: "2026-12-03 +9", who: "2+0", missed: "car" },
  ],
  [
    "Cape Town Jan 8 - Jan 20, me and my partner, he works Mon-Wed",
    { at: "cape-town", when: "2027-01-08 2027-01-20", who: "2+0", missed: "works Mon-Wed" },
  ],
  [
    "Budget is tight (€350 each), so Krakow or Budapest in November, 3 students, 3 nights",
    { at: "krakow budapest", when: "nov +3", who: "3+0", money: "each €350", missed: "tight" },
  ],
  [
    "Cheap and cheerful, Lisbon, 20-24 January, three friends from uni",
    { at: "lisbon", when: "2027-01-20 2027-01-24", who: "3+0", tier: "budget-friendly", missed: "cheerful, uni" },
  ],
  [
    "Queremos ir a Londres 4 dias en agosto con dos adolescentes de 13 y 16",
    { at: "london", when: "aug +3", who: "2+2", missed: "13 y 16" },
  ],
  [
    "A quiet island in Greece in September, no airport if possible, 2 weeks, 2 adults, books",
    {
      at: "~Greece",
      when: "sep +14",
      who: "2+0",
      likes: "beach",
      topics: "islands",
      missed: "no airport if possible, books",
    },
  ],
  [
    "Amsterdam in tulip time w/ my 82 y.o. grandmother, wheelchair, 3 nights, ground floor room",
    { at: "amsterdam", when: "mid apr +3", who: "2+0", needs: "step-free", missed: "tulip, ground floor" },
  ],
  [
    "I was thinking Vietnam or Laos, or even Cambodia - two weeks - November - me and a friend",
    { at: "~Vietnam ~Laos ~Cambodia", when: "nov +14", who: "2+0" },
  ],
  [
    "Madrid 3 nights then Seville 2 then Granada 2, starting 6 May, 2 adults",
    { at: "madrid seville granada", when: "2027-05-06 +3", who: "2+0", missed: "2, 2" },
  ],
  [
    "Sydney for New Year's Eve fireworks, from Singapore, 6 nights, couple, mid-range",
    { at: "sydney", when: "2026-12-29 +6", who: "2+0", from: "Singapore", tier: "moderate", missed: "fireworks" },
  ],
  [
    "Can we do Paris with a newborn? 4 nights in May, we'd need a cot",
    { at: "paris", when: "may +4", who: "2+1", missed: "cot" },
  ],
  [
    "Ich brauche dringend Sonne, eine Woche im Januar, egal wo, 800 Euro, ab Stuttgart",
    { at: "?", when: "jan +7", money: "? €800", from: "Stuttgart", missed: "brauche dringend, egal wo" },
  ],
  [
    "my kid's school is closed 15-19 Feb, so that week, somewhere with snow, 1 adult 1 child (10)",
    { at: "?", when: "2027-02-15 2027-02-19", who: "1+1", topics: "snow things for children", missed: "week" },
  ],
  [
    "Family trip to Orlando: 2 adults, kids 3, 5, 9, seven nights in the first week of November, no rental car",
    { at: "orlando", when: "early nov +7", who: "2+3", unused: "rental car", missed: "no rental" },
  ],
  [
    "Istanbul for 5 nights, Ramadan is fine, we're Muslim, 2 adults 3 kids",
    { at: "istanbul", when: "+5", who: "2+3", unused: "Ramadan is fine", missed: "Muslim" },
  ],
  [
    "Split the week between Naples and Rome, 7 nights, mid October, 2 adults",
    { at: "naples-amalfi rome", when: "mid oct +7", who: "2+0", missed: "Split the week" },
  ],
  [
    "Dad and I, a father-daughter trip (I'm 24), Scotland, whisky, 5 days in April",
    { at: "~Scotland", when: "apr +4", who: "2+0", missed: "24" },
  ],
  [
    "a spa weekend, no more than two hours by car from Munich, 2 women, February",
    {
      at: "?",
      when: "feb +2",
      who: "2+0",
      from: "Munich",
      likes: "wellness",
      unused: "by car",
      missed: "no more, hours",
    },
  ],
  [
    "4 nights Barcelona, arriving Wednesday 3 March, one is vegan, 3 girls, €450 each all in",
    { at: "barcelona", when: "2027-03-03 +4", who: "3+0", money: "each €450", needs: "vegan", missed: "one" },
  ],
  [
    "Marrakech mid January 3-4 nights 2p riad max 120 a night",
    { at: "marrakech", when: "mid jan +4", who: "2+0", money: "? $120/day", unused: "riad" },
  ],
  ["Singapore with a 6 hour layover on the way home, 2 adults", { at: "singapore", when: "+0", who: "2+0" }],
  [
    "I have 1,000 euros, 5 days in May, and I love street art. Where should I go from Madrid?",
    { at: "?", when: "may +4", money: "? €1,000", from: "Madrid", likes: "culture", topics: "art" },
  ],
  [
    "Hiking the Dolomites in July hut to hut, 6 days, 4 friends, we need a guide",
    {
      when: "jul +5",
      who: "4+0",
      likes: "adventure nature",
      topics: "hiking",
      lacks: "Dolomites",
      missed: "hut to hut, guide",
    },
  ],
  [
    "Oslo fjord cruise + city, 3 days, June, 2 seniors, one uses a scooter",
    {
      at: "oslo",
      when: "jun +2",
      who: "2+0",
      likes: "nature urban",
      topics: "fjords",
      unused: "cruise",
      missed: "one uses a scooter",
    },
  ],
  [
    "Gostaríamos de passar 10 dias no Japão em novembro, casal, 6000 euros no total",
    { at: "~Japan", when: "nov +9", who: "2+0", money: "all €6,000", missed: "Gostaríamos, no Japão" },
  ],
  [
    "the last two weeks of June in Crete with my in-laws, my husband and our 2 yr old",
    { at: "crete", when: "late jun +14", who: "4+1" },
  ],
  [
    "Vienna, not over Christmas, but when the markets are on, 3 nights, two ladies",
    { at: "vienna", when: "+3", who: "2+0", topics: "markets", unused: "not over Christmas" },
  ],
];
