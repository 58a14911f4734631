/** A line of a day, as the page of the days shows it. */
interface ShownLine {
  /** "attraction", "restaurant", "transport", "hotel", "busy". */
  kind: string;
  title: string;
  /** Minutes from midnight; undefined for the way back in the evening, which has no end. */
  start: number;
  end: number | undefined;
  /** All that stands beside it: until when it is open, when one lands. */
  facts: string;
}

/** A day, as the page of the days shows it. */
interface ShownDay {
  /** "Wednesday 12 May 2027". */
  title: string;
  lines: ShownLine[];
}

/** Hours of a wish in which nothing is planned, in minutes from midnight. */
export interface KeptHours {
  start: number;
  end: number;
  weekdays: readonly string[];
}

const CLOCK = /(\d\d):(\d\d)/;
const NIGHT = 24 * 60;
/** The line under a name: where it is, until when, and what to know at the door. */
const LINE = ".title + .meta";

function minutesOf(text: string | undefined): number | undefined {
  const [, hours, minutes] = CLOCK.exec(text ?? "") ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function lineOf(element: HTMLElement): ShownLine {
  const text = (selector: string): string => element.querySelector(selector)?.textContent?.trim() ?? "";
  const facts = [...element.querySelectorAll(`p, ${LINE}`)].map(({ textContent }) => textContent).join(" · ");
  const start = minutesOf(text("time")) ?? Number.NaN;
  const end = minutesOf(/ until (\d\d:\d\d)/.exec(text(LINE))?.[0]);
  return {
    kind: element.className,
    title: text(".title").replace(/^\w+: /, ""),
    start,
    // An evening that ends after midnight.
    end: end !== undefined && end < start ? end + NIGHT : end,
    facts,
  };
}

/** The days of the page, each with its lines but for the ways between them. */
export function shownDays(document: Document): ShownDay[] {
  return [...document.querySelectorAll<HTMLElement>("details.day")].map((day) => ({
    title: day.querySelector("summary b")?.textContent ?? "",
    lines: [...day.querySelectorAll<HTMLElement>("ol.timeline > li:not(.travel)")].map(lineOf),
  }));
}

/** A closing hour behind the start, or on the day after: "Usually open until 02:00". */
function hourAfter(start: number, facts: string, words: string): number {
  const hour = minutesOf(new RegExp(`${words} \\d\\d:\\d\\d`).exec(facts)?.[0]);
  if (hour === undefined) return Infinity;
  return hour < start && hour < 6 * 60 ? hour + NIGHT : hour;
}

/** Lines that overlap, and doors that are shut when one stands before them. */
function faultsOfHours({ title, lines }: ShownDay): string[] {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const start = before && line.start < before.start - NIGHT / 2 ? line.start + NIGHT : line.start;
    const end = line.end ?? start;
    const at = `${title}: ${line.title}`;
    return [
      ...(before && start < (before.end ?? before.start) ? [`${at} begins before ${before.title} ends`] : []),
      ...(end > hourAfter(start, line.facts, "open until") ? [`${at} closes before one leaves`] : []),
      ...(start > hourAfter(start, line.facts, "last entry") ? [`${at} lets nobody in at that hour`] : []),
    ];
  });
}

/** The stops in hours that are not free; being where one stays is not. */
function faultsOfKept({ title, lines }: ShownDay, { start, end, weekdays }: KeptHours): string[] {
  if (!weekdays.some((weekday) => title.startsWith(weekday))) return [];
  return lines
    .filter((line) => line.kind !== "hotel" && line.kind !== "busy" && line.start < end && (line.end ?? 0) > start)
    .map((line) => `${title}: ${line.title} in hours that are not free`);
}

/** When one gets there, as the first line of the first day says it. */
const GETS_THERE = /(?:lands at \w+ at|gets to .*? at|[Yy]ou get there at) (\d\d:\d\d)/;
/** The last line of the last day, on the way home or on. */
const LEAVES = /leaves at|You leave at|departs at|be there|check in/i;

/**
 * What a friend who lives there would object to in the days of a page: hours that overlap, shut doors, hours that were
 * to be kept, a first stop before one is there, no way home.
 */
export function faultsOfDays(days: readonly ShownDay[], kept?: KeptHours): string[] {
  // A drive with its stop is a part of the first day.
  const first = days[0]?.lines.find(({ title }) => !/^(?:Drive from|Stop on the way)/.test(title));
  const last = days.at(-1)?.lines.findLast(({ kind }) => kind === "transport");
  const there = minutesOf(GETS_THERE.exec(first?.facts ?? "")?.[1]);
  return [
    ...days.flatMap(faultsOfHours),
    ...(kept ? days.flatMap((day) => faultsOfKept(day, kept)) : []),
    ...(first === undefined || there === undefined ? ["nobody says when one gets there"] : []),
    ...(first !== undefined && there !== undefined && first.start < there && there - first.start < NIGHT / 2
      ? [`${first.title} begins before one is there`]
      : []),
    ...(last === undefined || !LEAVES.test(last.facts) ? ["there is no way home"] : []),
  ];
}

/** The stops with a number on the map, by name. */
export function numberedStops(document: Document): string[] {
  return [...document.querySelectorAll<HTMLElement>("ol.timeline > li:has(a.pin)")].map((line) => {
    const parts = [...(line.querySelector(".title")?.childNodes ?? [])];
    return parts.find(({ nodeType }) => nodeType === 3)?.textContent?.trim() ?? "";
  });
}
