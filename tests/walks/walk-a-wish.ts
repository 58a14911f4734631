import { extractText, getDocumentProxy } from "unpdf";
import { expect } from "vitest";
import { dayTitle } from "#tests/setup/sandbox-trip";
import { faultsOfDays, numberedStops, shownDays } from "./shown-days";
import type { Walk } from "./walk";
import type { WalkedWish } from "./walked-wishes";

/** How often the page is looked at, in milliseconds. Each look reads the whole page. */
const LOOKS_EVERY = 500;
const MOST_STEPS = 24;
/** Words of ours that no traveller reads. The Chain Bridge of Budapest is a name. */
const OUR_WORDS = /\b(?:[Ll]egs?|chains?|[Jj]ourneys?)\b/;
/** Words of hotels, in a trip to a bed that nobody sells. */
const HOTEL_WORDS = /\bhotels?\b|check (?:in|out)\b|\bthe desk\b/i;

const mainText = (walk: Walk): string => walk.document.querySelector("main")?.textContent ?? "";
const unspaced = (text: string): string => text.replace(/\s+/g, "");

function pressable(walk: Walk, name: RegExp): HTMLElement | undefined {
  const all = walk.document.querySelectorAll<HTMLElement>("main button:not(.visually-hidden)");
  return [...all].find(({ textContent }) => name.test(textContent ?? ""));
}

async function pressOne(walk: Walk, name: RegExp): Promise<void> {
  const button = pressable(walk, name);
  if (!button) throw new Error(`No ${String(name)} on ${walk.url}: ${mainText(walk).slice(0, 400)}`);
  await walk.press(button);
}

/** Fills in fields by their names. */
function fillIn(walk: Walk, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = walk.document.querySelector<HTMLInputElement>(`main [name="${name}"]:not([type=hidden])`);
    if (!field) throw new Error(`No field ${name} on ${walk.url}`);
    if (field.type === "checkbox") field.checked = value === field.value;
    else field.value = value;
    if (field.value !== value) throw new Error(`${name} does not take ${value}`);
  }
}

/** From one step of a place to its days, or back to the page of the whole. */
async function throughSteps(walk: Walk, wish: WalkedWish): Promise<void> {
  for (let step = 0; /^\/planner\/(?:flight|hotel)/.test(walk.url); step += 1) {
    if (step > 4) throw new Error(`Stays at ${walk.url}: ${mainText(walk).slice(0, 600)}`);
    if (walk.url.startsWith("/planner/flight") && wish.comes) {
      if (!walk.url.includes("own=1")) await walk.goto("/planner/flight?own=1");
      fillIn(walk, wish.comes);
    }
    if (walk.url.startsWith("/planner/hotel") && wish.bed) {
      await walk.goto("/planner/hotel?own=1");
      const [stayIn, stayOut] = wish.dates;
      fillIn(walk, { stayPrivate: "yes", stayName: wish.bed, stayIn, stayOut });
    }
    await pressOne(walk, pressable(walk, /^Continue to |^Plan (?:my|the) days/) ? /^Continue to |^Plan / : /^Continue/);
  }
}

/** Looks at the page of the days until they are planned. */
async function untilPlanned(walk: Walk): Promise<void> {
  const arePlanned = (): boolean => walk.document.querySelector("details.day") !== null;
  if (arePlanned()) return;
  const look = async (): Promise<boolean> => {
    await walk.goto(walk.url);
    return arePlanned();
  };
  await expect.poll(look, { interval: LOOKS_EVERY, message: `no days on ${walk.url}` }).toBe(true);
}

/** The faults of the days that the page shows. */
function faultsHere(walk: Walk, wish: WalkedWish): string[] {
  const days = shownDays(walk.document);
  return [
    ...faultsOfDays(days, wish.kept),
    ...(wish.bed && HOTEL_WORDS.test(mainText(walk)) ? [`says ${HOTEL_WORDS.exec(mainText(walk))?.[0]}`] : []),
  ];
}

/** What the papers leave out of the pages. */
async function faultsOfPapers(walk: Walk, at: string, stops: readonly string[]): Promise<string[]> {
  const calendar = await (await walk.fetch(`${at}/calendar.ics`)).text();
  const events = unspaced(calendar.replace(/\r\n /g, "").replace(/\\([,;])/g, "$1"));
  const pdf = await walk.fetch(at.startsWith("/journeys/") ? `${at}/trip.pdf` : `/api/v1${at}/pdf`);
  const proxy = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const printed = unspaced((await extractText(proxy, { mergePages: true })).text);
  return stops.flatMap((stop) => [
    ...(events.includes(`SUMMARY:${unspaced(stop)}`) ? [] : [`${stop} is not in the calendar`]),
    ...(printed.includes(unspaced(stop)) ? [] : [`${stop} is not in the PDF`]),
  ]);
}

/** The faults of the first and the last day of a trip, by their titles. */
function faultsOfDates({ dates: [from, to] }: WalkedWish, titles: readonly string[]): string[] {
  const [first, last] = [titles[0] ?? "", titles.at(-1) ?? ""];
  // A flight through the night gets there on the day after.
  const next = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10);
  return [
    ...([dayTitle(from), dayTitle(next)].includes(first) ? [] : [`begins on ${first}, and not on ${dayTitle(from)}`]),
    ...(last === dayTitle(to) ? [] : [`ends on ${last}, and not on ${dayTitle(to)}`]),
  ];
}

const ourWords = (walk: Walk): string[] => {
  const found = OUR_WORDS.exec(mainText(walk))?.[0];
  return found === undefined ? [] : [`${walk.url.split("?")[0]} says ${found}`];
};

/** One place, from the step after the sentence to its days and papers. */
async function walkOne(walk: Walk, wish: WalkedWish): Promise<string[]> {
  await throughSteps(walk, wish);
  if (walk.url === "/planner/booking") await walk.follow("See your days before you pay");
  await untilPlanned(walk);
  const days = shownDays(walk.document);
  const [name = ""] = wish.places ?? [];
  const faults = [
    ...(walk.title.startsWith(name) ? [] : [`${walk.title} is not ${name}`]),
    ...faultsHere(walk, wish),
    ...faultsOfDates(
      wish,
      days.map(({ title }) => title),
    ),
    ...(wish.line && !days.some(({ lines }) => lines.some(({ title }) => wish.line?.test(title)))
      ? [`has no ${String(wish.line)}`]
      : []),
  ];
  const stops = numberedStops(walk.document);
  const trip = [...walk.document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  const at = trip.find((href) => /^\/trips\/[\w-]+$/.test(href));
  return at === undefined
    ? [...faults, "the days lead to no trip"]
    : [...faults, ...(await faultsOfPapers(walk, at, stops))];
}

/** Several places, from the page that lays them out to the days of each and the papers of the whole. */
async function walkSeveral(walk: Walk, wish: WalkedWish): Promise<string[]> {
  const faults = ourWords(walk);
  await pressOne(walk, /^Plan these places/);
  const whole = walk.url;
  if (!whole.startsWith("/journeys/")) throw new Error(`Led to ${whole}: ${mainText(walk).slice(0, 600)}`);
  const names = [...walk.document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
  const lacking = (wish.places ?? []).filter((name) => !names.includes(name));
  faults.push(...lacking.map((name) => `goes without ${name}`), ...ourWords(walk));
  if (wish.between && !wish.between.test(mainText(walk))) faults.push(`says no ${String(wish.between)}`);
  const pages: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await walk.goto(whole);
    const need = pressable(walk, /^Choose |^Plan the days /);
    if (!need) break;
    await walk.press(need);
    if (!walk.url.startsWith("/itinerary/")) {
      await throughSteps(walk, wish);
      continue;
    }
    await untilPlanned(walk);
    pages.push(walk.url);
  }
  if (!walk.page.queryByRole("link", { name: "Review and pay for everything" })) faults.push("can't be paid once");
  const [titles, stops]: [string[], string[]] = [[], []];
  // A flight that is chosen for one place changes the last day of the place before it.
  for (const page of pages) {
    await walk.goto(page);
    faults.push(...faultsHere(walk, wish));
    titles.push(...shownDays(walk.document).map(({ title }) => title));
    stops.push(...numberedStops(walk.document));
  }
  const dates = titles.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return [...faults, ...faultsOfDates(wish, dates), ...(await faultsOfPapers(walk, whole, stops))];
}

/** Walks a wish from its sentence to planned days, without a script. @returns what is wrong with it, in words */
export async function walkWish(walk: Walk, wish: WalkedWish): Promise<string[]> {
  await walk.goto("/");
  walk.fill("Where, when, with whom?", wish.say);
  await walk.press("Plan it");
  const said = ourWords(walk);
  const route = walk.document.querySelector<HTMLElement>("main a.button.primary");
  if (route) {
    await walk.follow(route);
    return [...said, ...(await walkSeveral(walk, wish))];
  }
  if (wish.open) fillIn(walk, wish.open);
  await pressOne(walk, /^Find flights/);
  return [...said, ...(await walkOne(walk, wish))];
}
