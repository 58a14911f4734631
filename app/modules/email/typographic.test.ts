import { expect, test } from "vitest";
import { typographic } from "./typographic";

test.each([
  [`Your trip "7 days in Kyoto", 14 April, is booked.`, "Your trip “7 days in Kyoto”, 14 April, is booked."],
  [`"We'll see," she said ("soon").`, "“We’ll see,” she said (“soon”)."],
  [`The travellers' 'own' O'Brien in '27`, "The travellers’ ‘own’ O’Brien in ’27"],
  [`See https://voyance.example/a?q='b"c' or don't`, `See https://voyance.example/a?q='b"c' or don’t`],
  ["“Ready” – it’s so", "“Ready” – it’s so"],
])("%s", (straight, printed) => {
  expect(typographic(straight)).toBe(printed);
});
