import { expect, it } from "vitest";
import { readPdf } from "./pdf-reader.fixture";
import { receiptFileName } from "./receipt";
import { renderReceipt } from "./receipt-pdf.server";

const view = {
  number: "0A1B2C3D4E",
  paidOn: "21 November 2026",
  payer: { name: "Ada Lovelace", email: "ada@voyance.test" },
  lines: [{ label: "Trip to Kyoto, 14 – 21 April 2027", amount: "$1,229.00" }],
  total: "$1,229.00",
  notes: ["Taxes and fees are included in these amounts."],
};

it("prints who paid what, when, and what has to be said of it, on one tagged page", async () => {
  const pdf = readPdf(await renderReceipt(view, new Date("2026-11-21T10:00:00Z"), false));
  const words = pdf.pages.flat().join(" ");
  expect(pdf.pages).toHaveLength(1);
  for (const part of ["Receipt", view.number, view.paidOn, "Ada Lovelace", "Kyoto", "$1,229.00", "Taxes and fees"])
    expect(words).toContain(part);
  expect(pdf.tags).toContain("H1");
});

it("cuts what is too long, and keeps the page", async () => {
  const long = { ...view, lines: [{ label: "word ".repeat(200), amount: "$1.00" }], notes: ["note ".repeat(300)] };
  const pdf = readPdf(await renderReceipt(long, new Date("2026-11-21T10:00:00Z"), false));
  expect(pdf.pages).toHaveLength(1);
});

it("is saved under its number", () => {
  expect(receiptFileName(view)).toBe("Voyance_Receipt_0A1B2C3D4E.pdf");
});
