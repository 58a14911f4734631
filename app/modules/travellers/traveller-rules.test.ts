import { describe, expect, it } from "vitest";
import type { WhatIsReal } from "#app/config/what-is-real";
import { askedBy, maskContact, maskTraveller, seatName, seatsOf, toOrder } from "./traveller";
import { problemsOf, readContact, readTraveller, textsOf, twiceOn } from "./traveller-rules";
import type { TravellerTexts } from "./traveller-fields";
import type { Fit } from "./traveller-rules";

const TEXTS: TravellerTexts = {
  title: "ms",
  givenName: "Ada-Maria",
  familyName: "O'Lovelace",
  bornOn: "1990-05-20",
  gender: "f",
  passportNumber: "p 123-4567",
  passportCountry: "GB",
  passportExpires: "2031-01-01",
};
const FIT: Fit = { seat: { kind: "adult" }, endDate: "2027-05-20", today: "2026-11-25", asked: "passport" };

const wrongIn = (texts: Partial<TravellerTexts>, fit: Partial<Fit> = {}): string[] => {
  const read = readTraveller({ ...TEXTS, ...texts }, { ...FIT, ...fit });
  return "problems" in read ? Object.keys(read.problems) : [];
};

describe("a traveller's details", () => {
  it("is read as it is ordered", () => {
    const read = readTraveller(TEXTS, FIT);
    if ("problems" in read) throw new Error(JSON.stringify(read.problems));
    expect(toOrder(read.traveller, "passport")).toEqual({
      title: "ms",
      gender: "f",
      givenName: "Ada Maria",
      familyName: "OLovelace",
      bornOn: "1990-05-20",
      document: { type: "passport", number: "P1234567", issuedBy: "GB", expiresOn: "2031-01-01" },
    });
    expect(toOrder(read.traveller, "none")).not.toHaveProperty("document");
    expect(problemsOf(read.traveller, FIT)).toEqual({});
    // The passport number never goes to a page again.
    expect(textsOf(read.traveller)).toMatchObject({ passportNumber: "", passportCountry: "GB" });
    expect(maskTraveller(read.traveller)).toEqual({
      name: "Ada-Maria O.",
      details: "born in 1990, passport ending in 567",
    });
  });

  it.each<[string, Partial<TravellerTexts>, Partial<Fit>, string[]]>([
    ["no title", { title: "" }, {}, ["title"]],
    ["a title that nobody has", { title: "king" }, {}, ["title"]],
    ["no gender", { gender: "x" }, {}, ["gender"]],
    ["no day of birth", { bornOn: "" }, {}, ["bornOn"]],
    ["a day that is none", { bornOn: "1990-02-30" }, {}, ["bornOn"]],
    ["a birth to come", { bornOn: "2026-11-26" }, {}, ["bornOn"]],
    ["somebody of 130 years", { bornOn: "1896-01-01" }, {}, ["bornOn"]],
    ["an adult the day before the birthday", { bornOn: "2009-05-21" }, {}, ["bornOn"]],
    ["an adult from the last day on", { bornOn: "2009-05-20" }, {}, []],
    ["an adult in a child's seat", {}, { seat: { kind: "child", age: 7 } }, ["bornOn"]],
    ["a child of its age", { bornOn: "2019-05-21" }, { seat: { kind: "child", age: 7 } }, []],
    ["a child with a birthday on the way", { bornOn: "2019-05-20" }, { seat: { kind: "child", age: 7 } }, ["bornOn"]],
    ["a child whose age nobody asked", { bornOn: "2019-05-20" }, { seat: { kind: "child" } }, []],
    ["a passport that ends before", { passportExpires: "2027-05-19" }, {}, ["passportExpires"]],
    ["a passport that ends on the last day", { passportExpires: "2027-05-20" }, {}, []],
    ["a country that is none", { passportCountry: "XX" }, {}, ["passportCountry"]],
    ["too short a number", { passportNumber: "12" }, {}, ["passportNumber"]],
    [
      "no passport where one is asked",
      { passportNumber: "", passportCountry: "", passportExpires: "" },
      {},
      ["passportNumber", "passportCountry", "passportExpires"],
    ],
    [
      "no passport where none is asked",
      { passportNumber: "", passportCountry: "", passportExpires: "" },
      { asked: "none" },
      [],
    ],
    ["half a passport where none is asked", { passportNumber: "" }, { asked: "none" }, ["passportNumber"]],
  ])("%s: what is wrong", (_, texts, fit, wrong) => {
    expect(wrongIn(texts, fit)).toEqual(wrong);
  });

  it("finds a traveller who sits there twice", () => {
    const read = readTraveller(TEXTS, FIT);
    const traveller = "traveller" in read ? read.traveller : undefined;
    const other = { ...traveller!, bornOn: "1980-01-01" };
    expect(
      twiceOn([
        { seat: "adult-1", traveller: traveller! },
        { seat: "adult-2", traveller: other },
        { seat: "adult-3", traveller: { ...traveller!, givenName: "ada-maria" } },
      ]),
    ).toEqual(["adult-3"]);
  });
});

describe("how a party is reached", () => {
  it.each([
    ["+44 7700 900123", "+447700900123"],
    ["0044 7700-900123", "+447700900123"],
    ["+49 (0) 30 123456", "+4930123456"],
    ["+1 (212) 555.0100", "+12125550100"],
  ])("%s: %s", (typed, phone) => {
    expect(readContact({ email: " ada@example.com ", phone: typed })).toEqual({
      contact: { email: "ada@example.com", phone },
    });
  });

  it.each(["", "07700 900123", "+0 123456789", "+44 call me", "+123456", "+1234567890123456"])(
    "refuses the number %j",
    (phone) => {
      expect(readContact({ email: "ada@example.com", phone })).toHaveProperty("problems.phone");
    },
  );

  it("refuses an address that is none, and shows little of one", () => {
    expect(readContact({ email: "ada", phone: "+447700900123" })).toHaveProperty("problems.email");
    expect(maskContact({ email: "ada@example.com", phone: "+447700900123" })).toBe(
      "a…@example.com, phone ending in 23",
    );
  });
});

describe("what is asked", () => {
  const AT_ONCE: WhatIsReal = { payments: "sandbox", inventory: "sandbox", mail: "outbox" };

  it("is nothing where all is booked at once, sealed or not", () => {
    const seal = { opensAt: "2027-05-01T00:00:00Z", totalMinor: 1, isSandbox: true };
    expect(askedBy({}, AT_ONCE)).toBeUndefined();
    expect(askedBy({ seal }, AT_ONCE)).toBeUndefined();
    expect(askedBy({}, { ...AT_ONCE, orders: "apart" })).toBeUndefined();
    expect(askedBy({ seal }, { ...AT_ONCE, orders: "apart" })).toBe("passport");
  });
});

describe("the seats of a party", () => {
  it("are adults first, then children in the order of their ages in the search", () => {
    const seats = seatsOf({ adults: 2, children: 2, childAges: [7, 0] });
    expect(seats.map((seat) => seatName(seat, false))).toEqual(["Adult 1", "Adult 2", "Child of 7", "Baby"]);
    expect(seatName(seatsOf({ adults: 1, children: 1 })[1]!, false)).toBe("Child 1");
    expect(seatName(seatsOf({ adults: 1, children: 0 })[0]!, true)).toBe("Traveller");
  });
});
