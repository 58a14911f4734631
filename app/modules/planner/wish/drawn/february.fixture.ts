import type { RightAnswer } from "./first.fixture";

/**
 * A fourth draw of 40 sentences of other kinds, written down before any of them was read. Read for the first time, 22
 * were right, 10 partly right with the rest said, and 8 wrong without a word; the answers are those of now.
 */
export const FEBRUARY_DRAW: readonly [string, RightAnswer][] = [
  [
    "wanna do Tokyo late March to early April, 12 nights, me n my gf",
    { at: "tokyo", when: "late mar +12", who: "2+0", missed: "early April" },
  ],
  ["Lisboa, de 10 a 14 de junho, 2 pessoas", { at: "lisbon", when: "2027-06-10 2027-06-14", who: "2+0" }],
  ["naar Kopenhagen, 3 nachten in mei, 2 volwassenen", { at: "copenhagen", when: "may +3", who: "2+0" }],
  [
    "Rome 12th till 16th of Feb, hubby + 2 teens (13 and 15)",
    { at: "rome", when: "2027-02-12 2027-02-16", who: "2+2" },
  ],
  ["weekend break to Edinburgh, Sat-Mon 10-12 April 2027", { at: "edinburgh", when: "2027-04-10 2027-04-12" }],
  ["Friday 7 May to Monday 11 May, Seville", { at: "seville", when: "2027-05-07 2027-05-11" }],
  [
    "We have been to Rome and Venice, what about Sicily in October?",
    { at: "sicily-palermo", when: "oct", avoids: "Rome, Venice" },
  ],
  ["somewhere like Bali but cheaper, 2 weeks in July", { at: "?", when: "jul +14", tier: "budget-friendly" }],
  [
    "Paris or London? can't decide. 3 nights, early Dec",
    { at: "paris london", when: "early dec +3", missed: "can't decide" },
  ],
  ["Bangkok 5 nights £80 a night, 2 adults", { at: "bangkok", when: "+5", who: "2+0", money: "? £80/day" }],
  [
    "€2-3k for a family of 4 to Mallorca, 1 week in early June",
    { at: "mallorca", when: "early jun +7", who: "2+2", money: "? €3,000" },
  ],
  [
    "Budget 1.500 € p.P., Teneriffa, 7 Nächte ab 6. März",
    { at: "tenerife", when: "2027-03-06 +7", money: "each €1,500" },
  ],
  [
    "Cape Town, 3.5k USD per couple, 9 nights, Feb 2027",
    { at: "cape-town", when: "feb 2027 +9", who: "2+0", money: "each $1750" },
  ],
  ["NYE in Edinburgh, 3 nts, 2 adults", { at: "edinburgh", when: "2026-12-30 +3", who: "2+0" }],
  ["Columbus Day weekend in Montreal, 4 of us", { at: "montreal", when: "2027-10-08 +3", who: "4+0" }],
  ["the fortnight after Easter in Crete w/ toddler", { at: "crete", when: "2027-05-03 +14", who: "2+1" }],
  [
    "3 generations: gran, us 2 & the twins (4) to Madeira, 1 wk",
    { at: "madeira", when: "+7", who: "3+2", missed: "3 generations" },
  ],
  ["two mums and a 4 yo to Copenhagen, 3 nights", { at: "copenhagen", when: "+3", who: "2+1" }],
  [
    "work trip to Singapore 8-11 March then 4 days holiday Bali",
    { at: "singapore bali", when: "2027-03-08 2027-03-11", missed: "work" },
  ],
  ["Need to be home by 15 April, leaving 8 April, Malta", { at: "malta", when: "2027-04-08 2027-04-15" }],
  ["nice 4 nights in may", { at: "nice", when: "may +4" }],
  ["Georgia (the country) 8 days in September", { at: "~Georgia", when: "sep +7" }],
  [
    "Victoria Falls + Chobe safari, 6 nights, couple, Aug 5 departure",
    {
      at: "victoria-falls",
      when: "2027-08-05 +6",
      who: "2+0",
      likes: "nature",
      topics: "safari",
      beside: "part Chobe",
      missed: "departure",
    },
  ],
  ["Amsterdam dep. 14/5 ret. 17/5, 2 pax", { at: "amsterdam", when: "2027-05-14 2027-05-17", who: "2+0" }],
  ["Reykjavik 2/11 - 2/15", { at: "reykjavik", when: "2027-02-11 2027-02-15" }],
  ["Milano, anzi Firenze, 3 notti a maggio", { at: "florence", when: "may +3", avoids: "Milan" }],
  ["Oslo this Thursday, 3 nights", { at: "oslo", when: "2026-11-26 +3" }],
  ["a week tomorrow, Dublin, 2 nights", { at: "dublin", when: "2026-12-01 +2" }],
  ["Christmas Day to 2nd Jan in Cape Town, 2+2 kids", { at: "cape-town", when: "2026-12-25 2027-01-02", who: "2+2" }],
  ["Sydney 20 days from Boxing Day", { at: "sydney", when: "2026-12-26 +19" }],
  ["Lima → Cusco → back, 10 days in June", { at: "lima cusco", when: "jun +9", missed: "back" }],
  [
    "Toulouse or Bordeaux, 3 nights, wine",
    { at: "bordeaux", when: "+3", likes: "food", topics: "wine", lacks: "Toulouse" },
  ],
  [
    "I hate crowds. Venice in Feb but not carnival, 3 nights",
    { at: "venice", when: "feb +3", unused: "but not carnival", missed: "hate crowds" },
  ],
  [
    "not more than 3 nights in Prague, 300 quid tops",
    { at: "prague", when: "+3", money: "? £300", missed: "not more" },
  ],
  ["no flights longer than 4h from Oslo, sun, a week in October", { at: "?", when: "oct +7", from: "Oslo" }],
  ["Hong Kong HK$12,000 for 4 nights", { at: "hong-kong", when: "+4", money: "? HK$12,000" }],
  ["Vancouver C$2,500 each, 6 nights", { at: "vancouver", when: "+6", money: "each CA$2,500" }],
  [
    "why not Krakow in Nov, 3 nights? 2 ppl, 90 euro pp per day",
    { at: "krakow", when: "nov +3", who: "2+0", money: "each €90/day", missed: "why not Krakow" },
  ],
  ["Santiago, Chile for 5 nights, 4 pensioners", { when: "+5", who: "4+0", lacks: "Santiago, Chile" }],
  [
    "granny turns 80 on 3 July, 11 of us (7 adults, 4 kids) to Salzburg 2-5 July",
    { at: "salzburg", when: "2027-07-02 2027-07-05", who: "7+4", missed: "granny turns 80 on 3 July" },
  ],
];
