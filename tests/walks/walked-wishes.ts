import { daysAhead } from "#tests/setup/sandbox-trip";
import type { KeptHours } from "./shown-days";

/** A trip as a stranger would say it, and what has to be true of it once its days are planned. */
export interface WalkedWish {
  /** Names it among the others. */
  kind: string;
  say: string;
  /** The names of the places, in any order; undefined where they are left to us. */
  places?: readonly string[];
  /** The day on which one leaves and that of the return, "YYYY-MM-DD". */
  dates: readonly [string, string];
  /** What the sentence leaves open, by the name of its field. */
  open?: Readonly<Record<string, string>>;
  /** How one comes and goes, where no flight of ours is taken, by the name of its field. */
  comes?: Readonly<Record<string, string>>;
  /** A bed that nobody sells: its name. */
  bed?: string;
  kept?: KeptHours;
  /** What the page of the whole has to say of the ways between. */
  between?: RegExp;
  /** A line that the days have to have. */
  line?: RegExp;
}

const WORKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const EVERY_DAY = [...WORKDAYS, "Saturday", "Sunday"];

/** "12 May 2027", so many days ahead. */
const on = (days: number): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(daysAhead(days)));
const dates = (from: number, nights: number): [string, string] => [daysAhead(from), daysAhead(from + nights)];

function cameBy(by: string, from: number, nights: number, [there, back]: [string, string]): Record<string, string> {
  const [outWayDate, backWayDate] = dates(from, nights);
  return { outWayBy: by, outWayDate, outWayTime: there, backWayBy: by, backWayDate, backWayTime: back };
}

/** Twenty-four wishes; their days lie so far ahead that each season comes round. */
export const WALKED_WISHES: readonly WalkedWish[] = [
  {
    kind: "three towns",
    say: `Rome, Florence and Venice, 6 nights from ${on(150)}, flying from London, two of us, $2500 each`,
    places: ["Rome", "Florence", "Venice"],
    dates: dates(150, 6),
    between: /by train/,
  },
  {
    kind: "far away",
    say: `Tokyo, Kyoto and Osaka in 9 days from ${on(120)}, two adults from San Francisco, $3500 per person`,
    places: ["Tokyo", "Kyoto", "Osaka"],
    dates: dates(120, 8),
    between: /by train/,
  },
  {
    kind: "a country",
    say: `six nights in Japan from ${on(130)} for two people who live for food, from Sydney, $4000 each`,
    dates: dates(130, 6),
  },
  {
    kind: "an island with a car",
    say: `Reykjavik with a rental car, 3 nights from ${on(160)}, from London, 2 of us, 3000 dollars each`,
    places: ["Reykjavik"],
    dates: dates(160, 3),
  },
  {
    kind: "a train there",
    say: `Paris for 2 nights from ${on(100)}, we take the train from London, just me and my wife, $900 each`,
    places: ["Paris"],
    dates: dates(100, 2),
    comes: cameBy("train", 100, 2, ["11:20", "18:30"]),
  },
  {
    kind: "a night train",
    say: `Vienna and then the night train to Venice, 5 nights from ${on(140)}, from Berlin, two people, $1500 each`,
    places: ["Vienna", "Venice"],
    dates: dates(140, 5),
    between: /by night train|a night on board/,
  },
  {
    kind: "a ship between",
    say: `Athens and Crete by ferry, 6 nights from ${on(170)}, two of us from London, $2000 each`,
    places: ["Athens", "Crete"],
    dates: dates(170, 6),
    between: /ferry/,
  },
  {
    kind: "a hired car",
    say: `Seville and Granada with a hire car, 4 nights from ${on(110)}, 4 adults from London, $1800 each`,
    places: ["Seville", "Granada"],
    dates: dates(110, 4),
    between: /by (?:hired )?car/,
  },
  {
    kind: "off a ship",
    say: `our cruise ship stops in Naples on ${on(180)}, we have eight hours, 2 adults`,
    places: ["Naples and Amalfi"],
    dates: dates(180, 0),
    open: { departureCity: "London", budgetTotal: "200" },
    comes: cameBy("ship", 180, 0, ["09:00", "17:00"]),
  },
  {
    kind: "between two flights",
    say: `nine hour layover in Singapore on ${on(90)}, travelling alone`,
    places: ["Singapore"],
    dates: dates(90, 0),
    open: { departureCity: "London", budgetTotal: "150" },
    comes: {
      ...{ out1Number: "SQ 305", out1Date: daysAhead(89), out1From: "LHR", out1To: "SIN" },
      ...{ out1Departs: "14:00", out1Arrives: "10:00" },
      ...{ back1Number: "SQ 221", back1Date: daysAhead(90), back1From: "SIN", back1To: "SYD" },
      ...{ back1Departs: "19:30", back1Arrives: "06:10" },
    },
  },
  {
    kind: "a day",
    say: `Day trip to Brussels from London on ${on(95)}, we take the train, me and my sister, $200 each`,
    places: ["Brussels"],
    dates: dates(95, 0),
    comes: cameBy("train", 95, 0, ["10:10", "19:50"]),
  },
  {
    kind: "a friend's bed",
    say: `three nights in Berlin from ${on(105)} at a friend's flat, solo, from Madrid, $700`,
    places: ["Berlin"],
    dates: dates(105, 3),
    bed: "Jo's flat",
  },
  {
    kind: "a bed of one's own",
    say: `3 nights in our own apartment in Nice, from ${on(200)}, family of 4 with kids 6 and 9, from Copenhagen, $1200 each`,
    places: ["Nice"],
    dates: dates(200, 3),
    bed: "Our flat",
  },
  {
    kind: "work",
    say: `Lisbon for 4 nights from ${on(115)}, I work 9am to 1pm on weekdays, from Berlin, $2500`,
    places: ["Lisbon"],
    dates: dates(115, 4),
    kept: { start: 9 * 60, end: 13 * 60, weekdays: WORKDAYS },
  },
  {
    kind: "a nap",
    say: `Copenhagen, 2 nights from ${on(125)}, with our 2 year old who naps from 1pm to 3pm, two adults from London, $1500 each`,
    places: ["Copenhagen"],
    dates: dates(125, 2),
    kept: { start: 13 * 60, end: 15 * 60, weekdays: EVERY_DAY },
  },
  {
    kind: "a wedding",
    say: `Edinburgh for 3 nights from ${on(135)}, a wedding on ${on(137)} at 15:00, two of us from London, $1200 each`,
    places: ["Edinburgh"],
    dates: dates(135, 3),
    line: /wedding/i,
  },
  {
    kind: "once more",
    say: `our third time in New York, 3 nights from ${on(145)}, two of us from Chicago, $2000 each`,
    places: ["New York"],
    dates: dates(145, 3),
  },
  {
    kind: "home from elsewhere",
    say: `fly into Lisbon and home from Porto, 5 nights from ${on(155)}, for two, from Boston, $2200 each`,
    places: ["Lisbon", "Porto"],
    dates: dates(155, 5),
  },
  {
    kind: "five people",
    say: `five of us to Barcelona and Valencia for 4 nights from ${on(165)}, from London, $1300 each`,
    places: ["Barcelona", "Valencia"],
    dates: dates(165, 4),
  },
  {
    kind: "a coach",
    say: `Tallinn and Riga by bus, 4 nights from ${on(175)}, two students from London, $600 each`,
    places: ["Tallinn", "Riga"],
    dates: dates(175, 4),
    between: /by coach/,
  },
  {
    kind: "brought there",
    say: `my brother drives us to Salzburg, 2 nights from ${on(185)}, two adults from Munich, $600 each`,
    places: ["Salzburg"],
    dates: dates(185, 2),
    comes: cameBy("car", 185, 2, ["12:00", "16:00"]),
  },
  {
    kind: "two islands",
    say: `vegan honeymoon on Bali and Lombok, 5 nights from ${on(195)}, from Sydney, two of us, $3000 each`,
    places: ["Bali", "Lombok"],
    dates: dates(195, 5),
  },
  {
    kind: "a wheelchair",
    say: `grandparents, one uses a wheelchair, Vienna and Budapest at a slow pace, 4 nights from ${on(205)}, from Zurich, 2 adults, $2500 each`,
    places: ["Vienna", "Budapest"],
    dates: dates(205, 4),
  },
  {
    kind: "four countries",
    say: `backpacking Hanoi, Luang Prabang, Siem Reap and Bangkok, 9 nights from ${on(210)}, 2 adults from London, $1500 each, tight budget`,
    places: ["Hanoi", "Luang Prabang", "Siem Reap", "Bangkok"],
    dates: dates(210, 9),
  },
];
