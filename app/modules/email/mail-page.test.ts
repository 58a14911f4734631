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

it("loads nothing, and has colours for the night", () => {
  const html = mailPage({ ...mail, link: undefined });
  expect(html).not.toMatch(/src=|url\(|@import|<a /);
  expect(html).toContain("prefers-color-scheme:dark");
});
