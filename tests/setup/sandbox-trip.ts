import { addDays, utcDateOf } from "#app/shared/calendar";

/** A mail that the sandbox would have sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; contentType: string; size: number }[];
}

/** The answers of the planner's first step. */
export interface StartInput {
  destination: string;
  from: string;
  leave: string;
  back: string;
  adults: string;
  budget: string;
}

/** The day so many days after the day of the test, "YYYY-MM-DD" in UTC. */
export const daysAhead = (days: number): string => addDays(utcDateOf(new Date()), days);

/** Five nights about half a year ahead, in whatever season that is. */
export const LISBON: StartInput = {
  destination: "Lisbon",
  from: "London",
  leave: daysAhead(171),
  back: daysAhead(176),
  adults: "2",
  budget: "2,000",
};

/** The title of a day of the trip: "Wednesday 12 May 2027". */
export const dayTitle = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(new Date(date)).replace(",", "");

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
/** The name a planned trip to Lisbon gets: "Lisbon in May". */
export const LISBON_TITLE = `Lisbon in ${MONTH.format(new Date(LISBON.leave))}`;
