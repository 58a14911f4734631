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
    ["Rom, Do 8.4. bis So 11.4., zu viert", "Rom, Do 8 april - 11 april, for four"],
    ["del viernes 12 al domingo 14 de febrero", "from 12 to 14 of february"],
    ["12 a 26 de outubro, duas noites", "from 12 to 26 of october, two nights"],
    ["dal 5 all'8 febbraio", "from 5 to 8 february"],
    ["pas l'Espagne, une semaine en Grèce", "not Spain, a week in Greece"],
    ["Granada en otoño, tres noches", "Granada in autumn, three nights"],
    ["De Madrid a Roma, una semana", "from Madrid to Roma, a week"],
    ["Vacances d'été, 5 jours", "summer holidays, 5 days"],
    ["3000 euros hors vol", "3000 euros without flights"],
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
