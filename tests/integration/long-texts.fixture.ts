import { cpuUsage } from "node:process";

/** A text that goes on and on, by what it is made of. */
const UNITS: Readonly<Record<string, string>> = {
  "plain letters": "a",
  "a letter and an at": "a@",
  "an at and a letter": "@a",
  "a letter and a dot": "a.",
  "a dot and a letter": ".a",
  spaces: " ",
  tabs: "\t",
  newlines: "\n",
  digits: "1",
  "a digit and a comma": "1,",
  commas: ",",
  hyphens: "-",
  quotes: '"',
  apostrophes: "'",
  parentheses: "(",
  slashes: "/",
  backslashes: "\\",
  percent: "%",
  "percent-encoded letters": "%41",
  ampersands: "&",
  entities: "&amp;",
  "less than": "<",
  "begun tags": "<a",
  "begun comments": "<!--",
  emoji: "🌴",
  "combining marks": "\u0301\u0323",
  "right to left": "שלום",
  Chinese: "北京",
  Thai: "กรุงเทพ",
  "joined emoji": "👨‍👩‍👧",
  "halves of letters": "\ud83c",
  "control letters": "\u0007\u001b",
  to: "to ",
  from: "from ",
  and: "and ",
  "a city and a comma": "Rome,",
  "cities run together": "romeparislisbon",
  days: "1 jan ",
  "begun hours": "12:",
  dates: "2027-01-01 ",
  addresses: "http://a.",
  "mail addresses": "a@b.c,",
  prototypes: "__proto__",
  "letters that grow when folded": "İßK\u0345",
};

/** What a text of each kind is called. */
export const KINDS: readonly string[] = [...Object.keys(UNITS), "a run with another end"];

/** @param letters UTF-16 units, exactly */
export function longText(kind: string, letters: number): string {
  if (kind === "a run with another end") return `${"a".repeat(letters - 1)}!`;
  const unit = UNITS[kind]!;
  return unit.repeat(Math.ceil(letters / unit.length)).slice(0, letters);
}

/** What a call costs in milliseconds of CPU, of all threads of the process. */
async function costOf(call: () => Promise<unknown>): Promise<number> {
  const before = cpuUsage();
  await call();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

const MOST_MS = 100;
const TRIES = 3;

/** The least of some tries: garbage of before, and what is compiled the first time, is not the text's. */
async function leastCost(call: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > enough; tries++) least = Math.min(least, await costOf(call));
  return least;
}

/** A way in for a text, which answers or refuses, and never throws. */
export interface Door {
  name: string;
  knock: (text: string) => Promise<unknown>;
}

/**
 * Texts that cost a door more than 100 ms of CPU over what an ordinary text costs there.
 * @param letters how long each text is
 */
export async function costlyTexts(door: Door, kinds: readonly string[], letters: readonly number[]): Promise<string[]> {
  const ordinary = () => door.knock("Lisbon");
  await ordinary();
  const costly: string[] = [];
  for (const kind of kinds)
    for (const length of letters) {
      const text = longText(kind, length);
      const cost = await leastCost(() => door.knock(text), MOST_MS);
      if (cost <= MOST_MS || cost <= (await leastCost(ordinary, 0)) + MOST_MS) continue;
      costly.push(`${door.name}: ${length} of ${kind} cost ${Math.round(cost)} ms`);
    }
  return costly;
}
