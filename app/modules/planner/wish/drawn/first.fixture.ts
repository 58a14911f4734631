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
  /** "each $1500", "all €2,000", "? $4000" where it is not said for whom, "each $150/day"; "without flights" behind it. */
  money?: string;
  from?: string;
  /** "yes" where the traveller has been there before. */
  back?: string;
  /** The place among several that the traveller flies home from. */
  homeFrom?: string;
  likes?: string;
  topics?: string;
  pace?: string;
  tier?: string;
  needs?: string;
  /** Names of places that are not covered. */
  lacks?: string;
  /** Names of parts of our places, of towns beside them and of regions with them: "part Ghent". */
  beside?: string;
  /** Places that are not wanted. */
  avoids?: string;
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
    { at: "copenhagen", when: "+3", likes: "culture food", topics: "architecture food", tier: "luxury" },
  ],
  ["a week in Detroit in May", { when: "may +7", lacks: "Detroit" }],
  ["4 nights in Lisbonn for two", { at: "lisbon", when: "+4", who: "2+0" }],
  ["barcelna in septmber, 4 nights", { at: "barcelona", when: "sep +4" }],
  [
    "Rome with a helicopter ride, vegetarian, 3 nights",
    { at: "rome", when: "+3", needs: "vegetarian", missed: "helicopter ride" },
  ],
  ["three nights in Ghent", { at: "bruges brussels", when: "+3", beside: "part Ghent" }],
  ["warm beach in february, one week, cheap", { at: "?", when: "feb +7", likes: "beach", tier: "budget-friendly" }],
];

/** Sentences that were written after the reader was rebuilt, before it had seen them. */
export const SECOND_DRAW: readonly [string, RightAnswer][] = [
  // Amounts.
  [
    "Athens for two, 12 to 18 May 2027, 2.5k total",
    { at: "athens", when: "2027-05-12 2027-05-18", who: "2+0", money: "all $2500" },
  ],
  ["4 days in Tallinn for £600 per person", { at: "tallinn", when: "+3", money: "each £600" }],
  ["Mumbai 9 nights 2 travellers ₹250,000", { at: "mumbai", when: "+9", who: "2+0", money: "? ₹250,000" }],
  ["$5,500 Sydney 14 nights 2 adults", { at: "sydney", when: "+14", who: "2+0", money: "? $5500" }],
  [
    "Dubrovnik in September, 7 nights, at most 1400 euros each",
    { at: "dubrovnik", when: "sep +7", money: "each €1,400" },
  ],
  [
    "Cairo, 6 nights, spending up to 1800 in total, two of us",
    { at: "cairo", when: "+6", who: "2+0", money: "all $1800" },
  ],
  ["our budget is 3000 dollars, 5 nights in Havana for 3", { at: "havana", when: "+5", who: "3+0", money: "? $3000" }],
  ["between 2000 and 2500 euros for a week in Madeira", { at: "madeira", when: "+7", money: "? €2,500" }],
  ["Bangkok and Chiang Mai, 12 nights, $2k-3k pp", { at: "bangkok chiang-mai", when: "+12", money: "each $3000" }],
  ["Melbourne jan 5 - jan 19 2027 au$6000", { at: "melbourne", when: "2027-01-05 2027-01-19", money: "? A$6,000" }],
  ["2 nights Brussels 500€ all in", { at: "brussels", when: "+2", money: "all €500" }],
  ["a week in Marrakech, 100 euros a day", { at: "marrakech", when: "+7", money: "? €100/day" }],
  [
    "Singapore 4 nights 2 adults max 1200 each not more",
    { at: "singapore", when: "+4", who: "2+0", money: "each $1200", missed: "not more" },
  ],
  ["Lima under 2,000 usd for 8 nights", { at: "lima", when: "+8", money: "? $2000" }],
  [
    "3 friends, Budapest, 3 nights, 350 pounds per head",
    { at: "budapest", when: "+3", who: "3+0", money: "each £350" },
  ],
  // Days.
  ["Porto 2-6 April", { at: "porto", when: "2027-04-02 2027-04-06" }],
  ["Porto, April 2nd to 6th", { at: "porto", when: "2027-04-02 2027-04-06" }],
  ["Vienna Friday 5 March - Monday 8 March 2027", { at: "vienna", when: "2027-03-05 2027-03-08" }],
  ["Oslo 02/14 to 02/18", { at: "oslo", when: "2027-02-14 2027-02-18" }],
  ["Oslo 18.2.2027 - 22.2.2027", { at: "oslo", when: "2027-02-18 2027-02-22" }],
  ["Seoul from 20 Sept until 1 Oct 2027, two people", { at: "seoul", when: "2027-09-20 2027-10-01", who: "2+0" }],
  ["Paris, arriving 3 June, leaving 7 June", { at: "paris", when: "2027-06-03 2027-06-07" }],
  ["Thu-Mon in late April, Lisbon", { at: "lisbon", when: "late thu apr +4" }],
  ["Copenhagen Friday to Sunday, first weekend of June", { at: "copenhagen", when: "2027-06-04 +2" }],
  ["the weekend of May 22 in Hamburg", { at: "hamburg", when: "2027-05-21 +2" }],
  ["Madrid 10th-14th of february", { at: "madrid", when: "2027-02-10 2027-02-14" }],
  ["Rome on 8 May for four nights", { at: "rome", when: "2027-05-08 +4" }],
  ["Kyoto mid november, ten days", { at: "kyoto", when: "mid nov +9" }],
  ["a fortnight in Bali in July or August", { at: "bali", when: "jul/aug +14" }],
  ["Zurich, second half of June, 4 nights", { at: "zurich", when: "late jun +4" }],
  ["Buenos Aires in spring, 9 nights", { at: "buenos-aires", when: "sep/oct/nov +9" }],
  ["winter sun in Tenerife, one week", { at: "tenerife", when: "dec/jan/feb +7", unused: "sun" }],
  ["next spring in Amsterdam", { at: "amsterdam", when: "mar/apr/may" }],
  ["4 nights in Riga sometime in 2027", { at: "riga", when: "2027 +4" }],
  ["3 days in Dublin this weekend", { at: "dublin", when: "2026-11-27 +2" }],
  ["Istanbul in two weeks for five nights", { at: "istanbul", when: "2026-12-07 +5" }],
  ["long weekend in Bordeaux end of May", { at: "bordeaux", when: "late may +3" }],
  ["Mar 3-7 berlin", { at: "berlin", when: "2027-03-03 2027-03-07" }],
  // Feasts and events.
  ["Orthodox Easter in Tbilisi, 4 nights", { at: "tbilisi", when: "2027-04-30 +4" }],
  ["easter on Santorini", { at: "santorini", when: "2027-04-30 +3" }],
  ["Easter in Seville for 2", { at: "seville", when: "2027-03-26 +3", who: "2+0" }],
  ["Semana Santa in Seville", { at: "seville", when: "2027-03-20 +7" }],
  ["Lunar New Year in Hong Kong, 5 nights", { at: "hong-kong", when: "2027-02-05 +5", topics: "Lunar New Year" }],
  ["Carnival in Cologne", { when: "2027-02-05 +5", lacks: "Cologne", topics: "carnival" }],
  ["tulips in Amsterdam, 3 nights", { at: "amsterdam", when: "mid apr +3" }],
  ["Seoul for the cherry blossoms", { at: "seoul", when: "early apr", likes: "nature", topics: "cherry blossom" }],
  ["autumn leaves in Kyoto", { at: "kyoto", when: "mid nov", likes: "nature", topics: "autumn colours" }],
  ["Christmas markets in Salzburg, 3 nights", { at: "salzburg", when: "late nov +3", topics: "Christmas markets" }],
  ["New Year's Eve in Reykjavik with my husband", { at: "reykjavik", when: "2026-12-29 +4", who: "2+0" }],
  ["Holi in Jaipur", { at: "jaipur", when: "2027-03-21 +3" }],
  ["St Patrick's Day in Dublin", { at: "dublin", when: "2027-03-16 +3" }],
  ["Bastille Day in Paris", { at: "paris", when: "2027-07-13 +3" }],
  ["Valentine's weekend in Venice for two", { at: "venice", when: "2027-02-13 +3", who: "2+0" }],
  ["Memorial Day weekend in Chicago", { at: "chicago", when: "2027-05-28 +3" }],
  ["Edinburgh for Hogmanay", { at: "edinburgh", when: "2026-12-29 +4" }],
  // Names.
  ["in nice for 4 nights", { at: "nice", when: "+4" }],
  ["Nice and Paris, 8 days in June", { at: "nice paris", when: "jun +7" }],
  ["a hotel with a nice bath in Vienna", { at: "vienna", missed: "bath" }],
  ["split the trip between Rome and Florence, 8 nights", { at: "rome florence", when: "+8", missed: "split" }],
  ["from London to Bath for the weekend", { at: "bath", when: "+2", from: "London" }],
  ["Going to Split in early June", { at: "split", when: "early jun" }],
  // Years.
  ["Tokyo in spring 2029", { at: "tokyo", when: "mar/apr/may 2029" }],
  ["Bali, June 2025, 10 nights", { at: "bali", when: "jun 2025 +10" }],
  ["Easter 2028 in Rome", { at: "rome", when: "2028-04-14 +3" }],
  // People.
  ["two adults, one child (6), Copenhagen, 4 nights", { at: "copenhagen", when: "+4", who: "2+1" }],
  ["me, my wife and our baby to Lisbon in June", { at: "lisbon", when: "jun", who: "2+1" }],
  ["family of five (kids 3, 6 and 9) Tenerife 7 nights", { at: "tenerife", when: "+7", who: "2+3" }],
  ["mum and dad with 3 children, Mallorca in July", { at: "mallorca", when: "jul", who: "2+3" }],
  ["group of six friends to Krakow for 3 nights", { at: "krakow", when: "+3", who: "6+0" }],
  [
    "honeymoon, bora bora, 10 nights in september, 12k",
    { at: "bora-bora", when: "sep +10", who: "2+0", money: "? $12000", likes: "romantic" },
  ],
  ["just me, Lisbon, 5 nights, packed days", { at: "lisbon", when: "+5", who: "1+0", pace: "packed" }],
  ["couples trip to Santorini, 5 nights in June", { at: "santorini", when: "jun +5", who: "2+0" }],
  // Flights.
  [
    "Tenerife from Manchester, no stops, 7 nights",
    { at: "tenerife", when: "+7", from: "Manchester", unused: "no stops" },
  ],
  ["somewhere warm in January within 4 hours flight from London", { at: "?", when: "jan", from: "London" }],
  [
    "New York from Paris, business class, 5 nights",
    { at: "new-york", when: "+5", from: "Paris", unused: "business class" },
  ],
  [
    "flight under 3 hours, city break in March from Dublin",
    { at: "?", when: "mar +3", from: "Dublin", likes: "urban" },
  ],
  // Wishes, needs, slips, not ours.
  [
    "vegan food and museums in Berlin, 4 days",
    { at: "berlin", when: "+3", likes: "culture", topics: "museums", needs: "vegan" },
  ],
  [
    "step-free Vienna with my grandmother, slow pace",
    { at: "vienna", who: "2+0", pace: "relaxed", needs: "step-free" },
  ],
  ["Amsterdm, 3 nights in april", { at: "amsterdam", when: "apr +3" }],
  ["ten days in Sardinia in june", { at: "sardinia", when: "jun +9" }],
  ["Vancouver and Calgary, 9 nights", { at: "vancouver", when: "+9", lacks: "Calgary" }],
  ["Cape Town with shark cage diving", { at: "cape-town", likes: "adventure", topics: "diving", missed: "shark cage" }],
  [
    "nightlife and beaches, one week in august, cheap",
    { at: "?", when: "aug +7", likes: "beach nightlife", tier: "budget-friendly" },
  ],
  [
    "quiet Kyoto, 5 nights, temples and gardens",
    { at: "kyoto", when: "+5", likes: "culture", topics: "gardens temples", unused: "quiet" },
  ],
  ["a week in Ghana", { when: "+7", lacks: "Ghana" }],
];

/** Sentences of a third draw, written after the second one was held. */
export const THIRD_DRAW: readonly [string, RightAnswer][] = [
  [
    "Hi, we'd love 5 nights in Florence around 20 May, 2 adults, about 1800 euros in total",
    { at: "florence", when: "2027-05-20 +5", who: "2+0", money: "all €1,800" },
  ],
  [
    "Marrakech w/ 3 girlfriends, 4 nts, £450 each, March",
    { at: "marrakech", when: "mar +4", who: "4+0", money: "each £450" },
  ],
  [
    "Tokyo+Osaka, 12 days, 3-15 Nov 2027, 2 pax, budget 6k USD",
    { at: "tokyo osaka", when: "2027-11-03 2027-11-15", who: "2+0", money: "? $6000" },
  ],
  [
    "A fortnight in New Zealand in February for four, NZ$20,000",
    { at: "~New Zealand", when: "feb +14", who: "4+0", money: "? NZ$20,000" },
  ],
  [
    "from Boston to Dublin, March 15 to March 22, $1,200 each",
    { at: "dublin", when: "2027-03-15 2027-03-22", money: "each $1200", from: "Boston" },
  ],
  ["london to nice 2-5 april 2 adults", { at: "nice", when: "2027-04-02 2027-04-05", who: "2+0", from: "London" }],
  ["Seville in the last week of April", { at: "seville", when: "late apr" }],
  ["Naples, Sun 9 May - Thu 13 May", { at: "naples-amalfi", when: "2027-05-09 2027-05-13" }],
  ["Hobart for a week from Jan 9", { at: "hobart", when: "2027-01-09 +7" }],
  [
    "Quito and the Galapagos, 14 days, August, couple, 9000 dollars",
    { at: "quito galapagos", when: "aug +13", who: "2+0", money: "? $9000" },
  ],
  ["Beijing during Golden Week", { at: "beijing", when: "2027-09-30 +8" }],
  ["Easter in Tbilisi", { at: "tbilisi", when: "2027-04-30 +3" }],
  ["Easter in Dubrovnik 5 nights 2 adults 2 kids", { at: "dubrovnik", when: "2027-03-26 +5", who: "2+2" }],
  ["Tet holiday in Ho Chi Minh City", { at: "ho-chi-minh-city", when: "2027-02-04 +6", topics: "Lunar New Year" }],
  ["Taipei for Chinese New Year", { at: "taipei", when: "2027-02-04 +7", topics: "Lunar New Year" }],
  [
    "Osaka, cherry blossom, a week, 2 people",
    { at: "osaka", when: "late mar +7", who: "2+0", likes: "nature", topics: "cherry blossom" },
  ],
  [
    "Vancouver for the cherry blossom",
    { at: "vancouver", likes: "nature", topics: "cherry blossom", when: "late mar" },
  ],
  ["Christmas in Tenerife, 8 nights", { at: "tenerife", when: "2026-12-23 +8" }],
  ["Thanksgiving in Montreal", { at: "montreal", when: "2027-10-10 +4" }],
  ["St Patrick's weekend in Dublin", { at: "dublin", when: "2027-03-16 +3" }],
  ["Presidents Day weekend in San Francisco", { at: "san-francisco", when: "2027-02-12 +3" }],
  ["day trip to Bath", { at: "bath", when: "+0" }],
  ["Nice, 4-8 June", { at: "nice", when: "2027-06-04 2027-06-08" }],
  ["bath and london 5 nights", { at: "bath london", when: "+5" }],
  ["a nice long weekend in Split", { at: "split", when: "+3" }],
  ["Prague in 2024", { at: "prague", when: "2024" }],
  ["Lima, July 2026", { at: "lima", when: "jul 2026" }],
  ["Oslo 3-6 January 2026", { at: "oslo", when: "2026-01-03 2026-01-06" }],
  ["Sydney, Christmas 2028", { at: "sydney", when: "2028-12-23 +5" }],
  [
    "our honeymoon: Bali and Lombok, 3 weeks in May, $8k",
    { at: "bali lombok", when: "may +21", who: "2+0", money: "? $8000", likes: "romantic" },
  ],
  [
    "two families, 4 adults and 4 children, Mallorca, 1-8 August",
    { at: "mallorca", when: "2027-08-01 2027-08-08", who: "4+4" },
  ],
  ["single mom with 2 kids (5 and 8), Lisbon, Easter", { at: "lisbon", when: "2027-03-26 +3", who: "1+2" }],
  [
    "me and 2 mates, Prague, 3 nights, cheap beer",
    { at: "prague", when: "+3", who: "3+0", likes: "nightlife", topics: "beer", tier: "budget-friendly" },
  ],
  [
    "for my parents: Vienna, 4 nights, not too much walking",
    { at: "vienna", when: "+4", who: "2+0", unused: "not too much walking" },
  ],
  [
    "Copenhagen, non-stop flights only, from Edinburgh, 3 nights",
    { at: "copenhagen", when: "+3", from: "Edinburgh", unused: "non-stop flights only" },
  ],
  [
    "beach, max 5 hours flight from Amsterdam, first week of October",
    { at: "?", when: "early oct", from: "Amsterdam", likes: "beach" },
  ],
  ["Dubai not too hot, 5 nights, 5 star", { at: "dubai", when: "+5", tier: "luxury", unused: "not too hot" }],
  ["Kraków, 3 nights, Auschwitz visit", { at: "krakow", when: "+3", missed: "Auschwitz" }],
  ["Copenhagn for a long weekend", { at: "copenhagen", when: "+3" }],
  ["Rekjavik in febuary 4 nights", { at: "reykjavik", when: "feb +4" }],
  ["5 nights in Hamburg", { at: "hamburg", when: "+5" }],
  ["a week in Corsica in September", { when: "sep +7", lacks: "Corsica" }],
  ["Rome and Bologna, 6 days", { at: "rome florence", when: "+5", beside: "part Bologna" }],
  [
    "a week in Nepal trekking in October, 1500 GBP",
    { at: "~Nepal", when: "oct +7", money: "? £1,500", likes: "adventure nature", topics: "hiking" },
  ],
  [
    "halal food in Istanbul, 5 days in April, family with 2 children",
    { at: "istanbul", when: "apr +4", who: "2+2", likes: "food", topics: "food", needs: "halal" },
  ],
  ["packed 3 days in Hong Kong", { at: "hong-kong", when: "+2", pace: "packed" }],
  [
    "wellness retreat in Bali, 6 nights, slow",
    { at: "bali", when: "+6", likes: "wellness", pace: "relaxed", missed: "retreat" },
  ],
  [
    "museums, jazz and nightlife in New Orleans, 4 nights in April",
    { at: "new-orleans", when: "apr +4", likes: "culture nightlife", topics: "jazz museums" },
  ],
  ["Mexico City 10 days between 1 and 30 May, 2 adults", { at: "mexico-city", when: "2027-05-01 +9", who: "2+0" }],
  ["Istanbul 7 nights 2 adults 1 infant €2.200", { at: "istanbul", when: "+7", who: "2+1", money: "? €2,200" }],
];
