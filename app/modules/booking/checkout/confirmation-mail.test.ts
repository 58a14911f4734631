import { describe, expect, test } from "vitest";
import type { WhatIsReal } from "#app/config/what-is-real";
import { NOW, SANDBOX, bareTrip, fullTrip } from "#app/modules/documents/trip.fixture";
import { formatDateRange } from "#app/shared/format";
import type { BookingRecord } from "../rules/booking";
import { confirmationMail } from "./confirmation-mail";

const trip = fullTrip("kyoto", 7);
const BOOKING: BookingRecord = {
  id: "booking-1",
  state: "confirmed",
  tripId: trip.id,
  reference: "VKTREW",
  amountMinor: 310_007,
  creditMinor: 0,
  currency: "USD",
  bookedAt: NOW.toISOString(),
};
const CALENDAR = "/calendar/trip/secret.ics";
const TOLD = { origin: "https://voyance.example", firstName: "Ada", real: SANDBOX, calendar: CALENDAR };
const write = (real: WhatIsReal = SANDBOX) => confirmationMail(trip, BOOKING, { ...TOLD, real });

describe("the confirmation mail", () => {
  test("names what was paid, to the cent, and not what the trip would cost now", () => {
    const { text, html } = write();
    for (const words of [text, html]) {
      expect(words).toContain("Paid: $3,100.07.");
      expect(words.match(/\$[\d,.]*\d/g)).toEqual(["$3,100.07"]);
    }
  });

  test("names the trip, its reference and where to find it", () => {
    const { subject, text } = write();
    expect(subject).toBe(`Booked: ${trip.name} (VKTREW)`);
    expect(text).toContain(`https://voyance.example/trips/${trip.id}`);
  });

  test("tells all that was booked, a paragraph each: greeting, dates, flights, hotel, money, what comes with it", () => {
    const offer = { ...trip.hotel!.offer, name: "The Gion House", address: "Hanamikoji 12, Kyoto", nights: 6 };
    const stay = { ...trip, hotel: { ...trip.hotel!, offer } };
    const { text } = confirmationMail(stay, BOOKING, TOLD);
    expect(text.split("\n\n")).toEqual([
      "Hello Ada,",
      "Your trip “7 days in Kyoto” is booked. Your reference is VKTREW.",
      `Kyoto, ${formatDateRange("2027-04-14", "2027-04-21")}, 2 travellers.`,
      "Outbound flight: AY 16, AY 67, JFK Wed 14 Apr, 17:45 to KIX Thu 15 Apr, 23:40, local times.",
      "Return flight: JL 6, KIX Wed 21 Apr, 11:05 to JFK Wed 21 Apr, 11:00, local times.",
      "Hotel: The Gion House, Hanamikoji 12, Kyoto, 6 nights, check-in from 15:00.",
      "Paid: $3,100.07.",
      "Everything is in the attached PDF, day by day.",
      "This is a sandbox: nothing is really booked or charged.",
      `https://voyance.example/trips/${trip.id}`,
      `Add to calendar: https://voyance.example${CALENDAR}`,
      "Voyance\n",
    ]);
  });

  test("speaks of no flight and no hotel where none was booked, and of one traveller alone", () => {
    const bare = bareTrip({ adults: 1 });
    const { text } = confirmationMail(bare, BOOKING, TOLD);
    expect(text).not.toMatch(/Outbound|Hotel:/);
    expect(text).toContain("1 traveller.");
  });

  test("calls a trip without a name by where it goes", () => {
    const { subject, text } = confirmationMail(bareTrip({ name: "" }), BOOKING, TOLD);
    expect(subject).toBe("Booked: Kyoto (VKTREW)");
    expect(text).toContain("Your trip “Kyoto” is booked");
  });

  test("says the same in HTML, with what travellers typed as text and the link to press", () => {
    const { text, html } = confirmationMail(bareTrip({ name: "<b>Us</b> & them" }), BOOKING, {
      ...TOLD,
      firstName: "A<i>da",
    });
    const unescape = (words: string): string =>
      words.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>.*<\/body><\/html>$/);
    expect(html).not.toMatch(/<b>|<i>/);
    const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = ""]) => words);
    const lines = text.trimEnd().split("\n\n");
    expect(paragraphs.map(unescape)).toEqual([...lines.slice(0, -3), lines.at(-1)]);
    expect(html).toContain(`<a href="https://voyance.example/trips/${trip.id}">View your trip</a>`);
  });

  test("prints each flight as a boarding pass, under a band with the place, and adds the trip to a calendar", () => {
    const { html } = write();
    const passes = [...html.matchAll(/<table class="pass".*?<\/table>/g)].map(([pass]) =>
      pass
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
    expect(passes).toEqual([
      "Outbound flight · AY 16, AY 67 JFK Wed 14 Apr, 17:45 KIX Thu 15 Apr, 23:40 Local times",
      "Return flight · JL 6 KIX Wed 21 Apr, 11:05 JFK Wed 21 Apr, 11:00 Local times",
    ]);
    expect(html).toMatch(/<table class="band".*?Kyoto.*?<\/table>/);
    expect(html).toContain(`href="https://voyance.example${CALENDAR}">Add to calendar</a>`);
    const sealed = confirmationMail(trip, BOOKING, { ...TOLD, calendar: undefined, opens: "1 May" });
    expect(sealed.html).not.toMatch(/class="band" role|calendar\.ics/);
  });

  test("admits what is not real, and nothing where all is", () => {
    expect(write().text).toContain("This is a sandbox: nothing is really booked or charged.");
    expect(write({ payments: "test", inventory: "sandbox", mail: "smtp" }).text).toContain("no real money moved");
    expect(write({ payments: "live", inventory: "duffel", mail: "smtp" }).text).not.toMatch(
      /sandbox|real money|simulated/i,
    );
  });
});
