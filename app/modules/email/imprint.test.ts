import { expect, it } from "vitest";
import { withImprint } from "./imprint";
import { composeLetter } from "./letter";

const operator = { name: "Boats & Trains", address: "1 Harbour Street, Dublin", country: "Ireland" };
const mail = composeLetter({ subject: "Hello", firstName: "Ann", before: ["A line with </body> in it."] });

it("stands at the foot of a mail, inside of it and escaped", () => {
  const { text, html, subject } = withImprint(mail, operator);
  expect(subject).toBe("Hello");
  expect(text).toMatch(/\n\nVoyance\n\nOperated by Boats & Trains, 1 Harbour Street, Dublin, Ireland\.\n$/);
  expect(html).toMatch(/<p><small>Operated by Boats &#38; Trains, [^<]*<\/small><\/p><\/body><\/html>$/);
  expect(withImprint({ text: "a", html: "<p>a</p>" }, operator).html).toMatch(/^<p>a<\/p><p><small>/);
});

it("is left out where nobody is named", () => {
  expect(withImprint(mail, undefined)).toBe(mail);
});
