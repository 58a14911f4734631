import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { orderingInWords } from "../orders/order-words";
import { OrderedStatus } from "./ordered-status";

const drawn = (ordered: Parameters<typeof OrderedStatus>[0]["ordered"]) =>
  renderToStaticMarkup(<OrderedStatus ordered={ordered} />).replace(/<[^>]+>/g, " ");

const words = orderingInWords([{ part: "flights", state: "open" }]);

it("never calls a trip booked that is still being ordered", () => {
  const page = drawn({ isOpen: true, words, references: [] });
  expect(page).toContain("Your flight is being ticketed, usually within a few minutes.");
  expect(page).toContain("take it once your booking is confirmed");
  expect(page).not.toContain("Booked Successfully");
});

it("says which part could not be had, and what to quote for the other", () => {
  const page = drawn({
    isOpen: false,
    words,
    partly: "The hotel turned the booking down.",
    references: [{ what: "Airline", reference: "RZPNX8", documents: ["125-1", "125-2"] }],
  });
  expect(page).toContain("Part of your trip is booked");
  expect(page).toMatch(/Airline reference\s+RZPNX8\s*, tickets\s+125-1\s*,\s+125-2/);
  expect(page).not.toContain("Booked Successfully");
});

it("says how a wrong name is put right once an airline has it", () => {
  const airline = { what: "Airline", reference: "RZPNX8", documents: ["125-1"] } as const;
  const wrongName = /Is a name wrong\?\s+Write to us\s*, and we&#x27;ll ask the airline to put it right\./;
  const booked = { isOpen: false, words, references: [{ ...airline, documents: [...airline.documents] }] };
  expect(drawn(booked)).toMatch(wrongName);
  const atHotel = { what: "Hotel", reference: "H-77", documents: [] } as const;
  expect(drawn({ ...booked, references: [{ ...atHotel, documents: [] }] })).not.toMatch(/name wrong/);
});

it("says so when all of it stands", () => {
  expect(drawn({ isOpen: false, words, references: [] })).toContain("Trip Booked Successfully!");
});

it("says why nothing could be booked, and never that it is", () => {
  const failed = "The airline turned the booking down. You were not charged.";
  const page = drawn({ isOpen: false, words: "", failed, references: [] });
  expect(page).toContain(failed);
  expect(page).not.toMatch(/Booked Successfully|Check your email/);
});
