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
};

describe("an appointment", () => {
  it("without a place is in the middle of town, and says that it is a guess", () => {
    expect(readAppointment(SENT, AROUND, DATES)).toEqual({
      appointment: {
        ...{ name: "Ana's wedding", lat: 43.77, lon: 11.25, district: "Florence", isRough: true, minutes: 480 },
        at: { date: "2027-06-12", start: 900 },
      },
    });
  });

  it("is read again as its form shows it", () => {
    for (const sent of [SENT, { ...SENT, district: "Oltrarno", table: "on" }, { ...SENT, where: "43.7702, 11.2511" }]) {
      const read = readAppointment(sent, AROUND, DATES);
      if ("errors" in read) throw new Error(JSON.stringify(read));
      const shown = appointmentSent({ ...read.appointment, id: "own-1" });
      expect(readAppointment(shown, AROUND, DATES)).toEqual(read);
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
  ])("with %j says what is wrong with %s", (change, field) => {
    const read = readAppointment({ ...SENT, ...change }, AROUND, DATES);
    expect("errors" in read && Object.keys(read.errors)).toEqual([field]);
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
