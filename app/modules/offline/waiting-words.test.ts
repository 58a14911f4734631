import { describe, expect, it } from "vitest";
import { tripOfAddress } from "./waiting-forms";
import { leavingLine, sentLine, typedText, waitingLine } from "./waiting-words";

const waits = {};
const refused = { refusal: { why: "No" } };

describe("what is said of forms that wait", () => {
  it.each([
    [[], undefined],
    [[waits], "1 change waiting to be sent."],
    [[waits, waits], "2 changes waiting to be sent."],
    [[refused], "1 change could not be made."],
    [[waits, refused, refused], "1 change waiting to be sent. 2 changes could not be made."],
  ])("of %j: %s", (list, line) => expect(waitingLine(list)).toBe(line));

  it("when they are made, and before they would be lost", () => {
    expect(sentLine(1)).toBe("The change that was waiting is made.");
    expect(sentLine(50)).toBe("50 changes that were waiting are made.");
    expect(leavingLine(1)).toBe("1 change is still waiting to be sent. If you sign out now, it is lost.");
    expect(leavingLine(3)).toBe("3 changes are still waiting to be sent. If you sign out now, they are lost.");
  });

  it("repeats what was typed, and nothing that was only pressed", () => {
    expect(
      typedText([
        ["currency", "EUR"],
        ["amount", "3"],
        ["what", " Coffee "],
        ["formKey", "k"],
      ]),
    ).toBe("Coffee, 3, EUR");
    expect(typedText([["currency", "EUR"]])).toBeUndefined();
    expect(
      typedText([
        ["note", " "],
        ["placeId", "tower"],
      ]),
    ).toBeUndefined();
  });
});

describe("tripOfAddress", () => {
  it.each([
    ["/itinerary/abc/edit.data", "abc"],
    ["/trips/abc/money", "abc"],
    ["/trip/abc", "abc"],
    ["/quiz", undefined],
    ["/profile/marks", undefined],
  ])("of %s is %s", (pathname, trip) => expect(tripOfAddress(pathname)).toBe(trip));
});
