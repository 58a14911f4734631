import { expect, it } from "vitest";
import { mailPage } from "./mail-page";

const mail = {
  subject: "A & B",
  before: ["Hello <Ann>,"],
  link: { url: "https://voyance.test/?a=1&b=2", label: "View it" },
  after: ["Voyance"],
};

it("shows the paragraphs in order with the button between them, all escaped", () => {
  const html = mailPage(mail);
  const words = [...html.matchAll(/<(?:p|title)>(.*?)<\/|<a href="([^"]*)">(.*?)<\/a>/g)].map((found) =>
    found.slice(1).filter(Boolean).join(" "),
  );
  expect(words).toEqual(["A &#38; B", "Hello &#60;Ann&#62;,", "https://voyance.test/?a=1&#38;b=2 View it", "Voyance"]);
});

it("prints a place, flights and a second button, all escaped", () => {
  const pass = {
    title: "Outbound flight",
    numbers: "AY <1>",
    from: "HEL",
    departs: "08:05",
    to: "NRT",
    arrives: "09:00",
  };
  const html = mailPage({
    ...{ ...mail, place: "Kyoto & Nara", passes: [pass], then: ["Then"] },
    more: { url: "https://voyance.test/c?a&b", label: "Add to calendar" },
  });
  const words = html
    .slice(html.indexOf("<body>"))
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  expect(words).toBe(
    "Voyance . Kyoto &#38; Nara Hello &#60;Ann&#62;, Outbound flight · AY &#60;1&#62; HEL 08:05 NRT 09:00 Local times Then View it Add to calendar Voyance",
  );
  expect(html).toContain('href="https://voyance.test/c?a&#38;b"');
  expect(html).not.toMatch(/src=|url\(|@import/);
});

it("loads nothing, and has colours for the night", () => {
  const html = mailPage({ ...mail, link: undefined });
  expect(html).not.toMatch(/src=|url\(|@import|<a /);
  expect(html).toContain("prefers-color-scheme:dark");
});
