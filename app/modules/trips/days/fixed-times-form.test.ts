import { describe, expect, it } from "vitest";
import { busyInWords } from "./busy-words";
import { appointmentSent, readAppointment, readBusy } from "./fixed-times-form";

const AROUND = {
  name: "Florence",
  lat: 43.77,
  lon: 11.25,
  neighbourhoods: [{ name: "Oltrarno", lat: 43.765, lon: 11.247 }],
};
const DATES = ["2027-06-11", "2027-06-12"];
const SENT = {
  name: " Ana's  wedding ",
  where: "",
  district: "",
  on: "2027-06-12",
  from: "15:00",
  until: "23:00",
  table: "",
  ...{ goingPeople: [], goingAdults: "", goingChildren: "" },
};
const TRAVELLERS = { adults: 2, children: 1, people: [{ id: "ana", name: "Ana" }] };

describe("an appointment", () => {
  it("without a place is in the middle of town, and says that it is a guess", () => {
    expect(readAppointment(SENT, AROUND, DATES, TRAVELLERS)).toEqual({
      appointment: {
        ...{ name: "Ana's wedding", lat: 43.77, lon: 11.25, district: "Florence", isRough: true, minutes: 480 },
        at: { date: "2027-06-12", start: 900 },
      },
    });
  });

  it("is read again as its form shows it", () => {
    for (const sent of [
      SENT,
      { ...SENT, district: "Oltrarno", table: "on" },
      { ...SENT, where: "43.7702, 11.2511" },
      { ...SENT, goingPeople: ["ana"], goingChildren: "1" },
    ]) {
      const read = readAppointment(sent, AROUND, DATES, TRAVELLERS);
      if ("errors" in read) throw new Error(JSON.stringify(read));
      const shown = appointmentSent({ ...read.appointment, id: "own-1" });
      expect(readAppointment(shown, AROUND, DATES, TRAVELLERS)).toEqual(read);
    }
  });

  it.each([
    [{ name: "" }, "name"],
    [{ on: "2027-06-20" }, "on"],
    [{ until: "" }, "from"],
    [{ until: "15:05" }, "from"],
    [{ from: "20:00", until: "02:00" }, "from"],
    [{ from: "08:00", until: "21:00" }, "from"],
    [{ where: "48.1, 2.3" }, "where"],
    [{ goingAdults: "3" }, "goingAdults"],
    [{ goingPeople: ["ana"], goingAdults: "2" }, "goingAdults"],
    [{ goingChildren: "two" }, "goingChildren"],
    [{ goingPeople: ["bob"] }, "goingPeople"],
  ])("with %j says what is wrong with %s", (change, field) => {
    const read = readAppointment({ ...SENT, ...change }, AROUND, DATES, TRAVELLERS);
    expect("errors" in read && Object.keys(read.errors)).toEqual([field]);
  });
});

describe("who goes to an appointment", () => {
  const goesTo = (sent: Partial<typeof SENT> | object) => {
    const read = readAppointment({ ...SENT, ...sent }, AROUND, DATES, TRAVELLERS);
    return "errors" in read ? read.errors : read.appointment.goes;
  };

  it("is everybody where nobody is named, and where all are", () => {
    expect(goesTo({})).toBeUndefined();
    expect(goesTo({ goingAdults: "2", goingChildren: "1" })).toBeUndefined();
    expect(goesTo({ goingPeople: ["ana"], goingAdults: "1", goingChildren: "1" })).toBeUndefined();
  });

  it("is some of the party by name, or by their number", () => {
    expect(goesTo({ goingPeople: ["ana"] })).toEqual({ memberIds: ["ana"], names: ["Ana"], adults: 0, children: 0 });
    expect(goesTo({ goingAdults: "1" })).toEqual({ memberIds: [], names: [], adults: 1, children: 0 });
  });
});

describe("hours that are not free", () => {
  const hours = {
    kind: "work",
    busyName: "",
    busyFrom: "09:00",
    busyUntil: "17:00",
    weekdays: ["5", "1", "2", "3", "4"],
  };

  it("are named after what they are for", () => {
    const read = readBusy(hours);
    expect(read).toEqual({ busy: { kind: "work", name: "Work", start: 540, end: 1020, weekdays: [1, 2, 3, 4, 5] } });
    expect("busy" in read && busyInWords(read.busy)).toBe("Work, 09:00 to 17:00 on weekdays");
  });

  it.each([
    [{ kind: "party" }, "kind"],
    [{ weekdays: [] }, "weekdays"],
    [{ busyUntil: "9" }, "busyFrom"],
    [{ busyFrom: "18:00" }, "busyFrom"],
    [{ busyName: "x".repeat(41) }, "busyName"],
  ])("with %j say what is wrong with %s", (change, field) => {
    const read = readBusy({ ...hours, ...change });
    expect("errors" in read && Object.keys(read.errors)).toEqual([field]);
  });
});
