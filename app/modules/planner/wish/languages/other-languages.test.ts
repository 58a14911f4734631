import { describe, expect, it } from "vitest";
import { inEnglish } from "./other-languages";

describe("inEnglish", () => {
  it.each([
    ["Wien, 4 Nächte im Mai", "Wien, 4 nights in may"],
    ["vom 3. bis 10. Mai", "from 3 to 10 may"],
    ["3.5.-10.5.", "3 may - 10 may"],
    ["3.-10.5.2027", "3-10 may 2027"],
    ["Mauritius, 24.12.-2.1.", "Mauritius, 24 december - 2 january"],
    ["ab 3.5. eine Woche", "from 3 may a week"],
    ["une semaine à Lisbonne", "a week in Lisbonne"],
    ["del 5 al 9 de abril", "from 5 to 9 of april"],
    ["3 notti a maggio", "3 nights in may"],
    ["800 € pro Person", "800 € per person"],
  ])("reads %s", (said, english) => {
    expect(inEnglish(said)).toBe(english);
  });

  it.each([
    "Chiang Mai, 3 nights, from $900",
    "Feria de Abril in Seville",
    "Semana Santa in Seville",
    "am I too late for Rome in June",
    "a flight of 3.5 hours, budget 3.500",
    "die hard fans in New York",
  ])("leaves %s as it is", (said) => {
    expect(inEnglish(said)).toBe(said);
  });
});
