import { describe, expect, it } from "vitest";
import { INVENTORY_REALITIES, PAYMENT_REALITIES } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import { piecesOf, wordsOf } from "../prose";
import type { Article, Block } from "../prose";
import type { PublicFacts } from "../public-facts";
import { cookies } from "./cookies";
import { FAQ_CATEGORIES, faq, faqCategory } from "./faq";
import { fiveSteps } from "./five-steps";
import { privacy } from "./privacy";
import { terms } from "./terms";

const OPERATOR = { name: "Voyage Works Ltd", address: "1 Harbour Street, Dublin", country: "Ireland" };
const factsFor = (real: WhatIsReal, isSandbox = true): PublicFacts => ({
  real,
  isSandbox,
  destinations: 154,
  countries: 77,
  questions: 10,
  passPrice: "$29",
  premiumPrice: "$19",
  holdPrice: "$9",
  holdCap: "$300",
  ratesDay: "September 29, 2026",
  supportEmail: "support@voyance.test",
});
const SANDBOX = factsFor({ payments: "sandbox", inventory: "sandbox", mail: "outbox" });
const LIVE = factsFor({ payments: "live", inventory: "none", mail: "smtp" }, false);
const EVERY = PAYMENT_REALITIES.flatMap((payments) =>
  INVENTORY_REALITIES.flatMap((inventory) =>
    (["outbox", "smtp"] as const).flatMap((mail) =>
      [undefined, OPERATOR].map((operator) => ({ ...factsFor({ payments, inventory, mail }), operator })),
    ),
  ),
);

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    typeof block === "string" ? [block] : "list" in block ? block.list : block.table.rows.flat(),
  );
}
const textOf = ({ opening, sections }: Article): string[] => [
  ...linesOf(opening),
  ...sections.flatMap(({ heading, body }) => [heading, ...linesOf(body)]),
];
const wholeText = (facts: PublicFacts): string[] => [
  ...[terms(facts), privacy(facts), cookies()].flatMap(textOf),
  ...faq(facts).flatMap(({ question, answer }) => [question, ...answer]),
  ...fiveSteps(facts).flatMap(({ name, text }) => [name, ...text]),
];

describe("the texts, in every installation there may be", () => {
  it("have what the rows ask for (CHECKLIST LEGAL-01, LEGAL-02, LEGAL-04, LEGAL-09, LEGAL-10, HOW-01, GEN-10)", () => {
    for (const facts of EVERY) {
      expect(terms(facts).sections).toHaveLength(12);
      expect(textOf(terms(facts)).join(" ")).toContain("at least 18");
      expect(textOf(terms(facts)).join(" ")).toContain("not a booking agency");
      expect(textOf(privacy(facts)).join(" ")).toContain("not for children under 13");
      expect(faq(facts)).toHaveLength(12);
      expect(new Set(faq(facts).map(({ category }) => category)).size).toBe(Object.keys(FAQ_CATEGORIES).length);
      expect(fiveSteps(facts)).toHaveLength(5);
      expect(fiveSteps(facts)[1]!.text.join(" ")).toMatch(
        /aggregated reviews.*traveller photos.*Safe.*Stretch.*Splurge/s,
      );
    }
  });

  it("have an anchor of their own for each part", () => {
    for (const article of [terms(LIVE), privacy(LIVE), cookies()]) {
      const ids = article.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]+$/);
    }
  });

  it("leave no link half written, no price unsaid and no word undefined", () => {
    for (const facts of EVERY)
      for (const line of wholeText(facts)) {
        expect(line).not.toMatch(/undefined|NaN|\$\{|\*\*|TODO/);
        expect(wordsOf(line)).not.toMatch(/\]\(|\[/);
        for (const { href } of piecesOf(line)) if (href) expect(href).toMatch(/^(\/|https:\/\/|mailto:)/);
      }
  });

  it("are sentences: they end, and hold no dash that a reader trips over", () => {
    for (const line of [...linesOf(terms(LIVE).opening), ...terms(LIVE).sections.flatMap(({ body }) => linesOf(body))])
      expect(line).toMatch(/[.!?:]$/);
    expect(wholeText(LIVE).join(" ")).not.toMatch(/ [–—] /);
  });
});

describe("money in the texts", () => {
  const about = (facts: PublicFacts): string => wholeText(facts).join("\n");

  it("says of a sandbox that nothing is charged, and speaks of no card", () => {
    expect(about(SANDBOX)).toContain("nothing is really booked and nothing is charged");
    expect(about(SANDBOX)).not.toMatch(/charged to your card|Stripe/);
  });

  it("says of real payments who takes them and what comes back, and speaks of no sandbox", () => {
    expect(about(LIVE)).toContain("charged to your card");
    expect(about(LIVE)).toContain("14 days in the European Union");
    expect(about(LIVE)).not.toMatch(/sandbox|simulated|test mode/i);
  });

  it("promises no flight where none is sold", () => {
    expect(about(LIVE)).toContain("We do not sell flights or stays here");
    expect(about(LIVE)).not.toMatch(/one payment covers both/);
  });
});

describe("the operator behind them", () => {
  const about = (facts: PublicFacts): string => [terms(facts), privacy(facts)].flatMap(textOf).join("\n");

  it("is named with address and country, whose law applies", () => {
    const named = about({ ...LIVE, operator: OPERATOR });
    expect(named).toContain(
      "between you and Voyage Works Ltd, 1 Harbour Street, Dublin, Ireland, who operates Voyance",
    );
    expect(named).toContain("Dublin, Ireland, operates Voyance and is responsible for your data.");
    expect(named).toContain("The law of Ireland applies.");
    expect(named).not.toContain("nobody yet");
  });

  it("is nobody yet in a sandbox, and has to be asked for where that is left out", () => {
    expect(about(SANDBOX).match(/This is a sandbox that no company operates yet/g)).toHaveLength(2);
    expect(about(LIVE)).toContain(
      "The operator's name and address are not published here yet; we tell you on request.",
    );
    expect(about(LIVE)).toContain("The law of the country where Voyance is established applies.");
  });
});

it("knows a category of the questions by its name in an address, and takes any other word for all", () => {
  expect(faqCategory("booking")).toBe("booking");
  for (const name of [null, "", "all", "toString", "Booking & Reservations"]) expect(faqCategory(name)).toBeUndefined();
});
