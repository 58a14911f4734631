/** The full right answer to a sentence; a part that the sentence does not tell is left out, and has to stay open. */
export interface RightAnswer {
  /** Slugs of the named places in their order, "~Japan" for an area, "?" for places that only fit. */
  at?: string;
  /**
   * "2027-03-04 2027-03-09" for both days, "2027-03-26 +3" for a day and nights, "late mar 2027 +7", "sat jun" for a
   * time of the year that begins on a Saturday, "+7" for nights alone.
   */
  when?: string;
  /** Adults and children: "2+1". */
  who?: string;
  /** "each $1500", "all €2,000", "? $4000" where it is not said for whom, "each $150/day". */
  money?: string;
  from?: string;
  likes?: string;
  topics?: string;
  pace?: string;
  tier?: string;
  needs?: string;
  /** Names of places that are not covered. */
  lacks?: string;
  /** Names that only sights of the proposed places have. */
  within?: string;
  /** Wishes that were understood and that nothing can be done with. */
  unused?: string;
  /** Words that were not understood. */
  missed?: string;
}

/** Sentences that were written before the reader was rebuilt, as seen on 23 November 2026. */
export const FIRST_DRAW: readonly [string, RightAnswer][] = [
  // Amounts beside other numbers.
  ["Lisbon 4-9 March 2027 $3000", { at: "lisbon", when: "2027-03-04 2027-03-09", money: "? $3000" }],
  ["Tokyo for 2, $4000", { at: "tokyo", who: "2+0", money: "? $4000" }],
  ["$2,500 for a week in Rome", { at: "rome", when: "+7", money: "? $2500" }],
  ["Porto, 1k each for 5 nights", { at: "porto", when: "+5", money: "each $1000" }],
  ["Paris 3 nights 1200 euros", { at: "paris", when: "+3", money: "? €1,200" }],
  ["Vienna 5 days, max 900 per person", { at: "vienna", when: "+4", money: "each $900" }],
  ["Oslo in May for 4 people, budget of 6000 in all", { at: "oslo", when: "may", who: "4+0", money: "all $6000" }],
  ["2 weeks Bali $1,800pp", { at: "bali", when: "+14", money: "each $1800" }],
  ["Bangkok 10 nights under £1500", { at: "bangkok", when: "+10", money: "? £1,500" }],
  ["Prague, 4 nights, 2 adults, total budget 1,600 EUR", { at: "prague", when: "+4", who: "2+0", money: "all €1,600" }],
  [
    "Madrid May 3-7, 2 people, USD 2500 total",
    { at: "madrid", when: "2027-05-03 2027-05-07", who: "2+0", money: "all $2500" },
  ],
  [
    "Sydney 2 weeks in february 2027 for 2 adults 7k",
    { at: "sydney", when: "feb 2027 +14", who: "2+0", money: "? $7000" },
  ],
  ["$150 a day in Hanoi for 8 days", { at: "hanoi", when: "+7", money: "? $150/day" }],
  [
    "Budapest 12-15 March 2027, 2 adults, €400 each",
    { at: "budapest", when: "2027-03-12 2027-03-15", who: "2+0", money: "each €400" },
  ],
  [
    "€3.500 for two in Sicily, first week of May",
    { at: "sicily-palermo", when: "early may", who: "2+0", money: "? €3,500" },
  ],
  ["5 nights 4 people 3 thousand dollars Dublin", { at: "dublin", when: "+5", who: "4+0", money: "? $3000" }],
  [
    "New York for 2 people for 5 nights, no more than 2500 each",
    { at: "new-york", when: "+5", who: "2+0", money: "each $2500" },
  ],
  ["we have 4500 for 10 days in Peru", { at: "~Peru", when: "+9", money: "? $4500" }],
  // Days in their many forms.
  ["Fri-Sun 19-21 March in Bruges", { at: "bruges", when: "2027-03-19 2027-03-21" }],
  ["Saturday to Saturday in June, Crete", { at: "crete", when: "sat jun +7" }],
  ["weekend of 14 May in Copenhagen", { at: "copenhagen", when: "2027-05-14 +2" }],
  ["Lisbon, Thu 6 May to Mon 10 May", { at: "lisbon", when: "2027-05-06 2027-05-10" }],
  ["May 6th through May 10th, Lisbon", { at: "lisbon", when: "2027-05-06 2027-05-10" }],
  ["Berlin from the 4th to the 9th of March", { at: "berlin", when: "2027-03-04 2027-03-09" }],
  ["Rome 3/14/2027 - 3/20/2027", { at: "rome", when: "2027-03-14 2027-03-20" }],
  ["Rome 14/03/2027 to 20/03/2027", { at: "rome", when: "2027-03-14 2027-03-20" }],
  ["Seville, 28 Feb - 5 Mar", { at: "seville", when: "2027-02-28 2027-03-05" }],
  ["Edinburgh Dec 29 to Jan 2", { at: "edinburgh", when: "2026-12-29 2027-01-02" }],
  ["leave on 10 April and come back on 17 April, Malta", { at: "malta", when: "2027-04-10 2027-04-17" }],
  ["Amsterdam, first week of May", { at: "amsterdam", when: "early may" }],
  ["ten days in Kyoto in late October 2027", { at: "kyoto", when: "late oct 2027 +9" }],
  ["a long weekend in Krakow in February", { at: "krakow", when: "feb +3" }],
  ["Thursday to Sunday in mid May, Stockholm", { at: "stockholm", when: "mid thu may +3" }],
  ["next weekend in Prague", { at: "prague", when: "2026-12-04 +2" }],
  ["Helsinki for the weekend", { at: "helsinki", when: "+2" }],
  ["two weeks in Sydney in summer", { at: "sydney", when: "dec/jan/feb +14" }],
  ["Cape Town in winter, 10 nights", { at: "cape-town", when: "jun/jul/aug +10" }],
  ["Munich in autumn", { at: "munich", when: "sep/oct/nov" }],
  ["7 nights between 1 and 20 June in Rhodes", { at: "rhodes", when: "2027-06-01 +7" }],
  ["Riga, 3 days from 8 May", { at: "riga", when: "2027-05-08 +2" }],
  // Feasts and seasons of the place.
  ["Easter in Athens", { at: "athens", when: "2027-04-30 +3" }],
  ["Easter in Rome", { at: "rome", when: "2027-03-26 +3" }],
  ["greek easter on crete, 5 nights", { at: "crete", when: "2027-04-30 +5" }],
  ["Kyoto for the cherry blossom", { at: "kyoto", when: "late mar", likes: "nature", topics: "cherry blossom" }],
  [
    "Tokyo for cherry blossoms, 10 days, 2 adults",
    { at: "tokyo", when: "late mar +9", who: "2+0", likes: "nature", topics: "cherry blossom" },
  ],
  ["Chinese New Year in Singapore", { at: "singapore", when: "2027-02-05 +3", topics: "Lunar New Year" }],
  ["Hanoi for Tet, 6 nights", { at: "hanoi", when: "2027-02-04 +6", topics: "Lunar New Year" }],
  ["carnival in Rio for two", { at: "rio-de-janeiro", when: "2027-02-05 +5", who: "2+0", topics: "carnival" }],
  ["Venice carnival, 4 nights", { at: "venice", when: "2027-02-05 +4", topics: "carnival" }],
  ["Songkran in Bangkok", { at: "bangkok", when: "2027-04-12 +4" }],
  ["King's Day in Amsterdam", { at: "amsterdam", when: "2027-04-26 +3" }],
  ["Oktoberfest in Munich with 3 friends", { at: "munich", when: "mid sep", who: "4+0" }],
  ["Mardi Gras in New Orleans", { at: "new-orleans", when: "2027-02-05 +5" }],
  ["Christmas in Vienna with my parents", { at: "vienna", when: "2026-12-23 +5", who: "3+0" }],
  // Names that are words.
  ["Nice for nightlife", { at: "nice", likes: "nightlife" }],
  ["Two nights in Bath", { at: "bath", when: "+2" }],
  ["a nice week in Rome", { at: "rome", when: "+7" }],
  ["Split with friends, 5 nights in july", { at: "split", when: "jul +5", who: "3+0" }],
  ["somewhere nice for a beach week", { at: "?", when: "+7", likes: "beach" }],
  ["I want to visit Bath and London for 6 days", { at: "bath london", when: "+5" }],
  // Years out of reach.
  ["Rome in 2025", { at: "rome", when: "2025" }],
  ["Paris 2028", { at: "paris", when: "2028" }],
  ["Lisbon in March 2026", { at: "lisbon", when: "mar 2026" }],
  // People.
  ["2 adults and 2 kids aged 4 and 7, Tenerife in February", { at: "tenerife", when: "feb", who: "2+2" }],
  ["honeymoon in the Maldives, 10 nights", { at: "maldives", when: "+10", who: "2+0", likes: "romantic" }],
  [
    "family of 4 to Mallorca in august, 8 nights, $6,000",
    { at: "mallorca", when: "aug +8", who: "2+2", money: "? $6000" },
  ],
  ["my wife and I, Florence, anniversary trip in May", { at: "florence", when: "may", who: "2+0", likes: "romantic" }],
  ["solo trip to Seoul", { at: "seoul", who: "1+0" }],
  ["grandparents, parents and 3 kids to Crete", { at: "crete", who: "4+3" }],
  // Departures and flights.
  [
    "Barcelona from London, direct flights only, 4 nights",
    { at: "barcelona", when: "+4", from: "London", unused: "direct flights only" },
  ],
  ["max 4 hours flight from Berlin, beach in May", { at: "?", when: "may", from: "Berlin", likes: "beach" }],
  ["Marrakech in March, max 4 hours flight, from Paris", { at: "marrakech", when: "mar", from: "Paris" }],
  ["flying out of Chicago, Reykjavik in June for 5 nights", { at: "reykjavik", when: "jun +5", from: "Chicago" }],
  // Wishes, needs, slips of the pen and what is not ours.
  ["lisbon not too hot, 5 days, relaxed", { at: "lisbon", when: "+4", pace: "relaxed", unused: "not too hot" }],
  [
    "Copenhagen, architecture and food, luxury, 3 nights",
    { at: "copenhagen", when: "+3", likes: "culture", topics: "architecture food", tier: "luxury" },
  ],
  ["a week in Toronto in May", { when: "may +7", lacks: "Toronto" }],
  ["4 nights in Lisbonn for two", { at: "lisbon", when: "+4", who: "2+0" }],
  ["barcelna in septmber, 4 nights", { at: "barcelona", when: "sep +4" }],
  [
    "Rome with a helicopter ride, vegetarian, 3 nights",
    { at: "rome", when: "+3", needs: "vegetarian", missed: "helicopter ride" },
  ],
  ["three nights in Ghent", { at: "?", when: "+3", within: "ghent" }],
  ["warm beach in february, one week, cheap", { at: "?", when: "feb +7", likes: "beach", tier: "budget-friendly" }],
];
