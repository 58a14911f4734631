import { readdirSync } from "node:fs";
import path from "node:path";
import Holidays from "date-holidays";
import {
  ADDED,
  APPROXIMATE_NAME,
  BOXING_DAY_COUNTRIES,
  COUNTRY_NAMES,
  DROPPED,
  NAMES,
  RULES,
} from "./holiday-corrections";

/** First day YYYY-MM-DD, name, days if more than one, 1 where the date may move by a day. */
export type HolidayRow = [string, string, number?, 1?];

/** Codes of the countries we keep facts of: one data file each. */
const COUNTRIES = readdirSync(path.resolve("app/modules/catalogue/countries"))
  .map((file) => path.basename(file, ".yaml").toUpperCase())
  .sort();
/** Years that are generated. */
const YEARS = [2026, 2027, 2028] as const;
const DAY_MS = 86_400_000;

interface Found {
  date: string;
  name: string;
  days: number;
  isApproximate: boolean;
}

/**
 * Nation-wide public holidays of every country with facts, by country code.
 * @throws Error when a correction no longer matches, or a country has no holiday at all
 */
export function buildHolidays(): Record<string, HolidayRow[]> {
  const holidays: Record<string, HolidayRow[]> = {};
  for (const country of COUNTRIES) {
    const found = [...packageHolidays(country), ...ownHolidays(country)].sort((a, b) =>
      a.date < b.date ? -1 : a.date > b.date ? 1 : a.name < b.name ? -1 : 1,
    );
    const unique = found.filter(
      ({ date, name }, index) => found.findIndex((other) => other.date === date && other.name === name) === index,
    );
    if (unique.length === 0) throw new Error(`No holidays for ${country}`);
    holidays[country] = unique.map(toRow);
  }
  return holidays;
}

function packageHolidays(country: string): Found[] {
  const calendar = new Holidays(country, { languages: ["en"], types: ["public"] });
  for (const [rule, name] of RULES[country] ?? []) calendar.setHoliday(rule, { name: { en: name }, type: "public" });
  const all = YEARS.flatMap((year) => calendar.getHolidays(year) ?? []).map((holiday) => {
    const name = plainName(country, holiday.name);
    const days = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / DAY_MS));
    return { date: holiday.date.slice(0, 10), name, days, isApproximate: APPROXIMATE_NAME.test(name) };
  });
  const dropped = DROPPED[country] ?? [];
  const stale = dropped.filter((name) => name !== "*" && !all.some((holiday) => holiday.name === name));
  if (stale.length > 0) throw new Error(`Nothing to drop in ${country}: ${stale.join(", ")}`);
  return dropped.includes("*") ? [] : all.filter(({ name }) => !dropped.includes(name));
}

function plainName(country: string, name: string): string {
  const base = name.replace(/ \(substitute day\)$/, "");
  const plain =
    COUNTRY_NAMES[country]?.[base] ??
    NAMES[base] ??
    (base === "Boxing Day" && !BOXING_DAY_COUNTRIES.has(country) ? "Second Day of Christmas" : base);
  return base === name ? plain : `${plain} (day off in lieu)`;
}

function ownHolidays(country: string): Found[] {
  return (ADDED[country] ?? []).flatMap((entry) => {
    const [, year, monthDay = "", days = "1", tilde, name = ""] =
      /^(?:(\d{4})-)?(\d{2}-\d{2})(?:\*(\d))?(~)? (.+)$/.exec(entry) ?? [];
    if (name === "") throw new Error(`Unreadable holiday "${entry}" in ${country}`);
    const years = year === undefined ? YEARS : [Number(year)];
    return years.map((each) => ({
      date: `${each}-${monthDay}`,
      name,
      days: Number(days),
      isApproximate: tilde === "~",
    }));
  });
}

function toRow({ date, name, days, isApproximate }: Found): HolidayRow {
  if (isApproximate) return [date, name, days, 1];
  return days > 1 ? [date, name, days] : [date, name];
}
