import { cpuUsage } from "node:process";
import { utcDateOf } from "#app/shared/calendar";
import { hashText } from "#app/shared/rng";
import { IS_WHOLE } from "#tests/setup/day-sample";

/** The units that an endless text repeats, by its kind. */
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
  joiners: "\u200d",
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
  "letters that change when folded": "İßKͅ",
};
/** A text that most matchers take long over: a run that seems to match up to its last letter. */
const OTHER_END = "a run with another end";
const KINDS: readonly string[] = [...Object.keys(UNITS), OTHER_END];

/** Beyond the bound of forms, and below it, so that the rules of the field itself run. */
const LENGTHS = [10_001, 5_000];

/** @param letters UTF-16 units, exactly; the last is a letter where the run has none */
function longText(kind: string, letters: number): string {
  const unit = UNITS[kind] ?? "a";
  const end = kind === OTHER_END ? "!" : /[\p{L}\p{N}]/u.test(unit) ? "" : "x";
  return (
    `${end && kind !== OTHER_END ? "x" : ""}${unit.repeat(Math.ceil(letters / unit.length))}`.slice(
      0,
      letters - end.length,
    ) + end
  );
}

const day = utcDateOf(new Date());
const KINDS_A_DAY = 2;

/** The kinds that a door is tried with: all in `npm run test:all`, else some, others each day. */
function kindsOf(door: string): readonly string[] {
  if (IS_WHOLE) return KINDS;
  const first = hashText(`${day} ${door}`);
  return Array.from({ length: KINDS_A_DAY }, (_, index) => KINDS[(first + index * 11) % KINDS.length]!);
}

/** The cost of a call in milliseconds of CPU, of all threads of the process. */
async function costOf(call: () => unknown): Promise<number> {
  const before = cpuUsage();
  await call();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}

const MOST_MS = 100;
const TRIES = 3;

/** The least of some tries: earlier garbage, and compiling the first time, are not the text's cost. */
async function leastCost(call: () => unknown, enough: number): Promise<number> {
  let least = await costOf(call);
  for (let tries = 1; tries < TRIES && least > enough; tries++) least = Math.min(least, await costOf(call));
  return least;
}

/** A way in for a text, which answers or refuses, and never throws. */
export interface Door {
  name: string;
  knock: (text: string) => unknown;
}

/** Texts that cost a door more than 100 ms of CPU over the cost of an ordinary text there. */
export async function costlyTexts({ name, knock }: Door): Promise<string[]> {
  const ordinary = () => knock("Lisbon");
  const costly: string[] = [];
  let usual: number | undefined;
  for (const kind of kindsOf(name))
    for (const letters of LENGTHS) {
      const text = longText(kind, letters);
      const first = await costOf(() => knock(text));
      if (first <= MOST_MS) continue;
      usual ??= Math.min(await costOf(ordinary), await costOf(ordinary));
      // Where the call plans days or hashes a password whatever the text is, one text has to do.
      if (usual > MOST_MS && first <= usual + MOST_MS) return costly;
      const cost = await leastCost(() => knock(text), MOST_MS);
      if (cost <= usual + MOST_MS || cost <= (await leastCost(ordinary, cost - MOST_MS)) + MOST_MS) continue;
      costly.push(`${name}: ${letters} letters of ${kind} cost ${Math.round(cost)} ms`);
    }
  return costly;
}
