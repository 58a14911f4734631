import { expect, it } from "vitest";
import { whyNotThen } from "./why-not-then";

const why = (start: number, ...windows: { open: number; close: number }[]): string =>
  whyNotThen("Shinjuku Gyoen", "2027-04-05", start, windows);

it("says of a stop that cannot begin then whether it is shut, or has no room", () => {
  expect(why(540)).toBe("Shinjuku Gyoen can't begin at 09:00: it's closed on Monday");
  expect(why(540, { open: 600, close: 720 }, { open: 840, close: 1080 })).toBe(
    "Shinjuku Gyoen can't begin at 09:00: on Monday it's open from 10:00 to 12:00 and 14:00 to 18:00",
  );
  expect(why(600, { open: 600, close: 1080 })).toBe(
    "Shinjuku Gyoen can't begin at 10:00: with the other stops on Monday and the travel between them, there's no room for it then",
  );
});
