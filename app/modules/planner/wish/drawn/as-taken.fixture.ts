import type { RightAnswer } from "./first.fixture";

/**
 * Trips as people take them: by land and sea, for a day, several places, home from another one, with a bed of their
 * own, for a second time. Most were misread, or not read, when they were written down; the answers are those of now.
 */
export const AS_TAKEN_DRAW: readonly [string, RightAnswer][] = [
  [
    "a long weekend in Paris by Eurostar from London",
    { at: "paris", when: "+3", from: "London", unused: "by Eurostar" },
  ],
  [
    "8 hours in Athens off a cruise ship on 12 June 2027",
    { at: "athens", when: "2027-06-12 +0", unused: "off a cruise ship" },
  ],
  ["layover of 9 hours in Singapore on 3 May 2027", { at: "singapore", when: "2027-05-03 +0" }],
  ["Lisbon and Porto in 8 days, flying home from Porto", { at: "lisbon porto", when: "+7", homeFrom: "porto" }],
  ["Paris in 3 days", { at: "paris", when: "+2" }],
  [
    "Prague, Vienna and Budapest in 10 days by train from Munich",
    { at: "prague vienna budapest", when: "+9", from: "Munich", unused: "by train" },
  ],
  ["we sleep at my sister's in Berlin, 4 nights", { at: "berlin", when: "+4", unused: "sleep at my sister's" }],
  ["staying with friends in Athens, 5 nights", { at: "athens", when: "+5", unused: "staying with friends" }],
  ["we have our own flat in Nice, 10 nights in June", { at: "nice", when: "jun +10", unused: "we have our own flat" }],
  [
    "five of us to Barcelona and Valencia, two of us only for Barcelona",
    { at: "barcelona valencia", who: "5+0", missed: "two" },
  ],
  ["a week in Kyoto, we've been there before and seen the famous temples", { at: "kyoto", when: "+7", back: "yes" }],
  ["our second time in Rome, 4 nights", { at: "rome", when: "+4", back: "yes" }],
  ["fly into Rome and home from Venice, 8 days", { at: "rome venice", when: "+7", homeFrom: "venice" }],
  [
    "into Lisbon, out of Porto, 8 days in May from Boston",
    { at: "lisbon porto", when: "may +7", from: "Boston", homeFrom: "porto" },
  ],
  [
    "fly to Milan, fly back from Naples, 10 days in June",
    { at: "milan naples-amalfi", when: "jun +9", homeFrom: "naples-amalfi" },
  ],
  [
    "from Chicago to Rome and back from Venice in two weeks",
    { at: "rome venice", when: "+14", from: "Chicago", homeFrom: "venice" },
  ],
  [
    "open jaw London to Rome, return from Venice, 9 days",
    { at: "rome venice", when: "+8", from: "London", homeFrom: "venice" },
  ],
  ["we leave for Rome in 8 days", { at: "rome", when: "2026-12-01", missed: "leave" }],
  ["Rome in 2 weeks", { at: "rome", when: "2026-12-07" }],
  ["Japan in 10 days", { at: "~Japan", when: "+9" }],
  ["Naples in 5 days for 2, from Berlin", { at: "naples-amalfi", when: "+4", who: "2+0", from: "Berlin" }],
  ["a shore day in Naples, 20 May 2027, 6 hours", { at: "naples-amalfi", when: "2027-05-20 +0", missed: "6 hours" }],
  [
    "staying at my mum's place in Glasgow for a week in July",
    { when: "jul +7", lacks: "Glasgow", unused: "staying at my mum's place" },
  ],
  [
    "no hotel needed, 5 nights in Madrid, 12 to 17 May",
    { at: "madrid", when: "2027-05-12 2027-05-17", unused: "no hotel needed" },
  ],
  ["third visit to Tokyo, ten days in November, two adults", { at: "tokyo", when: "nov +9", who: "2+0", back: "yes" }],
  ["going to Malta in 6 days", { at: "malta", when: "2026-11-29" }],
  ["in 5 days Cape Town and Hermanus", { at: "cape-town hermanus", when: "+4" }],
  [
    "A week in Japan in October for two people who live for food, from Sydney, $4000 each",
    { at: "~Japan", when: "oct +7", who: "2+0", money: "each $4000", from: "Sydney", likes: "food", topics: "food" },
  ],
  [
    "long weekend in Paris, we take the train from London on 13 May 2027, just me and my wife, $900 each",
    {
      at: "paris",
      when: "2027-05-13 +3",
      who: "2+0",
      money: "each $900",
      from: "London",
      unused: "take the train",
    },
  ],
  [
    "Seville, Granada and Cordoba with a hire car, ten days in April, 4 adults from London",
    {
      at: "seville granada",
      when: "apr +9",
      who: "4+0",
      from: "London",
      lacks: "Córdoba",
      unused: "with a hire car",
    },
  ],
  [
    "our cruise ship stops in Naples on 12 May 2027, we have eight hours, 2 adults",
    { at: "naples-amalfi", when: "2027-05-12 +0", who: "2+0", unused: "our cruise ship stops" },
  ],
  [
    "Day trip to Brussels from London on Saturday 5 June 2027, me and my sister, $200 each",
    { at: "brussels", when: "2027-06-05 +0", who: "2+0", money: "each $200", from: "London" },
  ],
  [
    "5 nights in Lisbon with a day trip to Sintra",
    { at: "lisbon", when: "+5", beside: "part Sintra", unused: "a day trip" },
  ],
  [
    "five nights in Berlin in June at a friend's flat, solo",
    { at: "berlin", when: "jun +5", who: "1+0", unused: "at a friend's flat" },
  ],
  [
    "two weeks in our own apartment in Nice, from 3 July 2027",
    { at: "nice", when: "2027-07-03 +14", unused: "our own apartment" },
  ],
  [
    "our third time in New York, 5 nights in October, done all the famous sights",
    { at: "new-york", when: "oct +5", back: "yes" },
  ],
  [
    "my brother drives us to Salzburg, 3 nights from 10 September 2027, two adults from Munich",
    { at: "salzburg", when: "2027-09-10 +3", who: "2+0", from: "Munich", unused: "my brother drives us" },
  ],
  [
    "grandparents, Vienna and Budapest at a slow pace, 7 nights from 14 September 2027, 2 adults",
    { at: "vienna budapest", when: "2027-09-14 +7", who: "2+0", pace: "relaxed" },
  ],
];
