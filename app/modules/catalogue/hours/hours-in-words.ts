import { MONTHS, WEEKDAY_NAMES } from "#app/shared/months";
import { MINUTES_PER_DAY, WEEKDAYS, isAlwaysOpen, weekdaysOf } from "./opening-hours";
import type { DateRange, HoursRule, HoursTime, OpeningHours } from "./opening-hours";

const NTH_WORDS: Readonly<Record<number, string>> = {
  1: "first",
  2: "second",
  3: "third",
  4: "fourth",
  5: "fifth",
  [-1]: "last",
};
/** Days of each month as the data counts them: a range to the end of a month ends on the 31st. */
const DAYS_COUNTED = 31;

/**
 * The hours in plain words, such as `Tuesday to Sunday, 9:30 to 18:00; closed Monday; closed 1 January`.
 * Rules that share their dates are told together: `April to October: every day, 9:00 to 18:00`.
 */
export function describeHours(hours: OpeningHours): string {
  if (isAlwaysOpen(hours)) return "Always open";
  const closings = hours.rules.filter(isClosing);
  const seasons = groupBySeason(hours.rules.filter((rule) => !isClosing(rule)));
  const parts = [
    ...seasons.flatMap((season, index) => describeSeason(season, weekdaysToldElsewhere(seasons, index))),
    ...describeClosings(closings.flatMap(({ dates }) => dates)),
    ...(isClosedBetweenSeasons(hours.rules) ? ["closed the rest of the year"] : []),
  ];
  const sentence = parts.join("; ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Whether the rule closes the place on dates, whatever the weekday. */
function isClosing({ dates, days, spans }: HoursRule): boolean {
  return dates.length > 0 && days.length === 0 && spans.length === 0;
}

/** A first rule without dates is the base of all; one that follows dated rules only adds to them. */
function weekdaysToldElsewhere(seasons: readonly Season[], index: number): number[] {
  const everyDay = WEEKDAYS.map((_, weekday) => weekday);
  const undatedIndex = seasons.findIndex((season) => season.dates.length === 0);
  if (index === undatedIndex) return index === 0 ? [] : everyDay;
  if (undatedIndex === 0) return everyDay;
  return (seasons[undatedIndex]?.rules ?? []).flatMap(weekdaysOf);
}

interface Season {
  /** Empty for the hours of the whole year. */
  dates: readonly DateRange[];
  label: string;
  rules: HoursRule[];
}

function groupBySeason(rules: readonly HoursRule[]): Season[] {
  const seasons: Season[] = [];
  for (const rule of rules) {
    const label = listInWords(rule.dates.map(describeDates));
    const known = seasons.find((season) => season.label === label);
    if (known) known.rules.push(rule);
    else seasons.push({ dates: rule.dates, label, rules: [rule] });
  }
  return seasons;
}

/** @param toldElsewhere weekdays that another season covers; the other days are closed unless named here */
function describeSeason({ dates, label, rules }: Season, toldElsewhere: readonly number[]): string[] {
  const week: (string | undefined)[] = WEEKDAYS.map(() => undefined);
  const exceptions: string[] = [];
  for (const rule of rules) {
    const times = listInWords(rule.spans.map((span) => `${describeTime(span.from)} to ${describeTime(span.to)}`));
    for (const weekday of weekdaysOf(rule)) week[weekday] = times;
    for (const { weekday, nth } of rule.days) {
      if (nth === undefined) continue;
      const day = `the ${NTH_WORDS[nth] ?? `${-nth}th from last`} ${WEEKDAY_NAMES[weekday]} of the month`;
      exceptions.push(times === "" ? `closed on ${day}` : `${day}, ${times}`);
    }
  }
  const settled = week.map((times, weekday) => times ?? (toldElsewhere.includes(weekday) ? undefined : ""));
  const parts = [...describeWeek(settled, dates.length > 0 && dates.every(isFewDays)), ...exceptions];
  return dates.length === 0 ? parts : [`${label}: ${parts.join(", ")}`];
}

/**
 * One part for each set of times, open days first. @param isShort whether the dates are too few for weekdays to mean
 * anything
 */
function describeWeek(week: readonly (string | undefined)[], isShort: boolean): string[] {
  const parts: string[] = [];
  const closed: number[] = [];
  const byTimes = new Map<string, number[]>();
  for (const [weekday, times] of week.entries()) {
    if (times === undefined) continue;
    if (times === "") closed.push(weekday);
    else byTimes.set(times, [...(byTimes.get(times) ?? []), weekday]);
  }
  for (const [times, days] of byTimes)
    parts.push(isShort && days.length === WEEKDAYS.length ? times : `${describeDays(days)}, ${times}`);
  if (closed.length > 0) parts.push(`closed ${describeDays(closed)}`);
  return parts;
}

function describeClosings(dates: readonly DateRange[]): string[] {
  const months = dates.filter(isWholeMonths).map(describeDates);
  const days = dates.filter((range) => !isWholeMonths(range)).map(describeDates);
  return [
    ...(days.length > 0 ? [`closed ${listInWords(days)}`] : []),
    ...(months.length > 0 ? [`closed in ${listInWords(months)}`] : []),
  ];
}

/** Whether the rules name seasons only, and leave out a part of the year. */
function isClosedBetweenSeasons(rules: readonly HoursRule[]): boolean {
  if (rules.some(({ dates }) => dates.length === 0)) return false;
  const ranges = rules.flatMap(({ dates }) => dates);
  return MONTHS.some((_, month) =>
    Array.from({ length: DAYS_COUNTED }, (_unused, day) => (month + 1) * 100 + day + 1).some(
      (day) =>
        !ranges.some(({ from, to }) => (from <= to ? day >= from && day <= to : day >= from || day <= to)) &&
        isDayOfYear(day),
    ),
  );
}

function isDayOfYear(monthDay: number): boolean {
  const date = new Date(Date.UTC(2027, Math.floor(monthDay / 100) - 1, monthDay % 100));
  return date.getUTCDate() === monthDay % 100;
}

function describeDays(days: readonly number[]): string {
  if (days.length === WEEKDAYS.length) return "every day";
  return listInWords(runsOf(days).flatMap(describeRun));
}

/** Runs of consecutive days, over the end of the week too: Friday to Monday is one run. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && first[0] === 0 && last.at(-1) === WEEKDAYS.length - 1)
    return [...runs.slice(1, -1), [...last, ...first]];
  return runs;
}

function describeRun(run: readonly number[]): string[] {
  const words = run.map((day) => WEEKDAY_NAMES[day] ?? "");
  return words.length > 2 ? [`${words[0]} to ${words.at(-1)}`] : words;
}

function isWholeMonths({ from, to }: DateRange): boolean {
  return from % 100 === 1 && to % 100 === DAYS_COUNTED;
}

function isFewDays(range: DateRange): boolean {
  return !isWholeMonths(range) && range.to >= range.from && range.to - range.from < WEEKDAYS.length;
}

function describeDates({ from, to }: DateRange): string {
  const monthOf = (monthDay: number): string => MONTHS[Math.floor(monthDay / 100) - 1] ?? "";
  const [fromMonth, toMonth] = [monthOf(from), monthOf(to)];
  if (isWholeMonths({ from, to })) return fromMonth === toMonth ? fromMonth : `${fromMonth} to ${toMonth}`;
  if (from === to) return `${from % 100} ${fromMonth}`;
  if (fromMonth !== toMonth) return `${from % 100} ${fromMonth} to ${to % 100} ${toMonth}`;
  return `${from % 100} ${to - from === 1 ? "and" : "to"} ${to % 100} ${toMonth}`;
}

function describeTime(time: HoursTime): string {
  if (typeof time === "string") return time;
  if (time % MINUTES_PER_DAY === 0) return "midnight";
  return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, "0")}`;
}

/** "a", "a and b", "a, b and c"; a comma before the last where a part has an "and" of its own. */
function listInWords(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return parts.join("");
  const isNested = parts.some((part) => part.includes(" and "));
  return `${parts.slice(0, -1).join(", ")}${isNested ? ", " : " "}and ${last}`;
}
