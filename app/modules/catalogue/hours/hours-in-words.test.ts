import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { describeHours } from "./hours-in-words";
import { parseOpeningHours } from "./opening-hours";

const read = (text: string): string => describeHours(parseOpeningHours(text));

describe("hours in words", () => {
  it.each([
    ["24/7", "Always open"],
    ["08:00-18:00", "Every day, 8:00 to 18:00"],
    ["Mo-Su 09:00-17:00", "Every day, 9:00 to 17:00"],
    ["Tu-Su 09:30-18:00; Jan 01 off", "Tuesday to Sunday, 9:30 to 18:00; closed Monday; closed 1 January"],
    ["Mo-Su 09:00-17:00; Tu off", "Wednesday to Monday, 9:00 to 17:00; closed Tuesday"],
    ["Fr-Mo 10:00-18:00; Tu-Th off", "Friday to Monday, 10:00 to 18:00; closed Tuesday to Thursday"],
    [
      "Mo,We,Fr 10:00-18:00",
      "Monday, Wednesday and Friday, 10:00 to 18:00; closed Tuesday, Thursday, Saturday and Sunday",
    ],
    ["Sa-Th 09:00-19:00; Fr 12:00-22:00", "Saturday to Thursday, 9:00 to 19:00; Friday, 12:00 to 22:00"],
    [
      "Mo-Fr 09:00-12:30,14:00-18:00; Sa 09:00-12:30",
      "Monday to Friday, 9:00 to 12:30 and 14:00 to 18:00; Saturday, 9:00 to 12:30; closed Sunday",
    ],
    ["Mo-Su 06:30-10:30,11:00-14:30,16:30-21:00", "Every day, 6:30 to 10:30, 11:00 to 14:30 and 16:30 to 21:00"],
    ["Mo-Su 09:00-17:00; Jan 01,Dec 25 off", "Every day, 9:00 to 17:00; closed 1 January and 25 December"],
    [
      "Tu-Su 09:00-19:00; Jan 01 off; May 01 off; Jun 24 off; Dec 25 off",
      "Tuesday to Sunday, 9:00 to 19:00; closed Monday; closed 1 January, 1 May, 24 June and 25 December",
    ],
    ["Mo-Su 09:00-17:00; Dec 25-Dec 26 off", "Every day, 9:00 to 17:00; closed 25 and 26 December"],
    [
      "Mo-Su 09:00-17:00; Jan 01,Dec 24-Dec 25,Dec 31 off",
      "Every day, 9:00 to 17:00; closed 1 January, 24 and 25 December, and 31 December",
    ],
    [
      "Apr-Oct 09:00-18:00; Nov-Mar Tu-Su 10:00-16:00",
      "April to October: every day, 9:00 to 18:00; November to March: Tuesday to Sunday, 10:00 to 16:00, closed Monday",
    ],
    ["Jun-Sep 10:00-18:00", "June to September: every day, 10:00 to 18:00; closed the rest of the year"],
    ["Mar 20-May 10 08:00-19:30", "20 March to 10 May: every day, 8:00 to 19:30; closed the rest of the year"],
    [
      "Mo-Fr 12:00-16:00; Sa,Su off; Aug off",
      "Monday to Friday, 12:00 to 16:00; closed Saturday and Sunday; closed in August",
    ],
    ["Mo-Su 10:00-16:00; Jul Fr 10:00-22:00", "Every day, 10:00 to 16:00; July: Friday, 10:00 to 22:00"],
    ["Mo-Su 09:00-20:00; Dec 25-Dec 26 09:00-14:00", "Every day, 9:00 to 20:00; 25 and 26 December: 9:00 to 14:00"],
    ["dawn-dusk", "Every day, dawn to dusk"],
    ["Mo-Su sunset-22:30", "Every day, sunset to 22:30"],
    [
      "Fr-Sa 18:00-24:00; Dec 24-Jan 02 off",
      "Friday and Saturday, 18:00 to midnight; closed Sunday to Thursday; closed 24 December to 2 January",
    ],
    [
      "Apr-Sep 08:45-19:15; Oct-Mar 08:45-17:15; Mo 14:00-18:00",
      "April to September: every day, 8:45 to 19:15; October to March: every day, 8:45 to 17:15; Monday, 14:00 to 18:00",
    ],
    [
      "Apr-Jun Tu-Sa 09:00-21:00; Jul-Mar Tu-Sa 09:00-15:00; Su 09:00-15:00",
      "April to June: Tuesday to Saturday, 9:00 to 21:00, closed Monday; July to March: Tuesday to Saturday, 9:00 to 15:00, closed Monday; Sunday, 9:00 to 15:00",
    ],
    ["Mo-Su 09:00-17:00; Mo[1] off", "Every day, 9:00 to 17:00; closed on the first Monday of the month"],
    ["Mo-Su 09:00-17:00; Nov-Feb Mo off", "Every day, 9:00 to 17:00; November to February: closed Monday"],
    [
      "Mo-Sa 09:00-16:00; Su[-1] 09:00-12:30",
      "Monday to Saturday, 9:00 to 16:00; closed Sunday; the last Sunday of the month, 9:00 to 12:30",
    ],
  ])("%s reads %j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it("leaves no code of the data in the words of any place", () => {
    for (const { slug, places } of listDestinations())
      for (const { id, hours } of places) {
        const words = read(hours);
        expect(words, `${slug} ${id}`).toMatch(/^[A-Z0-9]/);
        expect(words, `${slug} ${id}: ${hours}`).not.toMatch(
          /\b(Mo|Tu|We|Th|Fr|Sa|Su|off|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|undefined|: ;|, ,|\b0\d:|closed every day/,
        );
      }
  });
});
