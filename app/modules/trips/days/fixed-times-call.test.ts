import { describe, expect, it } from "vitest";
import { bareTrip } from "#app/modules/documents/trip.fixture";
import { fixedTimesBody, readTimesCall, toFixedTimesDto } from "./fixed-times-call";

const AROUND = {
  name: "Florence",
  lat: 43.77,
  lon: 11.25,
  neighbourhoods: [{ name: "Oltrarno", lat: 43.765, lon: 11.247 }],
};
const TRAVELLERS = { adults: 2, children: 1, people: [{ id: "ana", name: "Ana" }] };
const DATES = ["2027-06-11", "2027-06-12"];
const WEDDING = { name: "Ana's wedding", date: "2027-06-12", from: "15:00", until: "00:00" };
const WORK = { kind: "work", from: "09:00", until: "12:00", weekdays: [1, 2] };

describe("fixed times of a call", () => {
  it("are read by the rules of their forms, and sent back as they are the same again", () => {
    const sent = fixedTimesBody.parse({
      appointments: [
        WEDDING,
        { ...WEDDING, id: "own-1", where: "43.7702, 11.2511", hasFood: true },
        { ...WEDDING, goes: { people: ["ana"], children: 1 } },
      ],
      busy: [WORK],
    });
    const read = readTimesCall(sent, AROUND, DATES, TRAVELLERS);
    if ("errors" in read) throw new Error(JSON.stringify(read));
    const ownPlaces = read.appointments!.map((one, index) => ({ ...one, id: one.id ?? `own-new-${index}` }));
    const trip = bareTrip();
    const dto = toFixedTimesDto({ preferences: { ...trip.preferences, ownPlaces, busy: read.busy } }, TRAVELLERS);
    expect(dto.busy).toEqual([{ ...WORK, name: "Work" }]);
    expect(readTimesCall(fixedTimesBody.parse(dto), AROUND, DATES, TRAVELLERS)).toEqual({
      appointments: ownPlaces,
      busy: read.busy,
    });
  });

  it("leave a list alone that they do not name", () => {
    expect(readTimesCall(fixedTimesBody.parse({ busy: [] }), AROUND, DATES, TRAVELLERS)).toEqual({ busy: [] });
  });

  it("say by field what is wrong", () => {
    const sent = fixedTimesBody.parse({
      appointments: [
        WEDDING,
        { ...WEDDING, date: "2027-07-01", until: "15:05" },
        { ...WEDDING, goes: { adults: 3, people: ["bob"] } },
      ],
      busy: [{ ...WORK, until: "08:00" }],
    });
    const read = readTimesCall(sent, AROUND, DATES, TRAVELLERS);
    expect("errors" in read && Object.keys(read.errors)).toEqual([
      "appointments.1.date",
      "appointments.1.from",
      "appointments.2.goes.people",
      "appointments.2.goes.adults",
      "busy.0.from",
    ]);
  });
});
