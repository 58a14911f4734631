import { MONTHS } from "#app/shared/months";

const MONTH_NAMES = MONTHS.map((name) => name.toLowerCase());
/** A month in words or in short, as one group of a pattern. */
export const MONTH = `(${MONTH_NAMES.join("|")}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
/** Sunday first. */
export const WEEKDAY_NAMES = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** A weekday in words or in short, as one group of a pattern. */
export const WEEKDAY = `(${WEEKDAY_NAMES.join("|")}|sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)s?`;

/** 1 to 12; 0 for a word that is no month. */
export function monthNumber(word: string): number {
  return MONTH_NAMES.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1;
}

/** 0 is Sunday. */
export function weekdayNumber(word: string): number {
  return WEEKDAY_NAMES.findIndex((name) => name.startsWith(word.slice(0, 3)));
}

/** A folded sentence of which parts are taken out as they are understood. */
export class Said {
  constructor(public text: string) {}

  /** Takes the first match of the pattern. @returns its groups; undefined without a match */
  take(pattern: RegExp): string[] | undefined {
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.cut(match.index, match[0].length);
    return match.slice(1).map((group: string | undefined) => group ?? "");
  }

  /** Takes out a part by its place. */
  cut(start: number, letters: number): void {
    this.text = `${this.text.slice(0, start)} ; ${this.text.slice(start + letters)}`;
  }
}
