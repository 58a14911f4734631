import { describe, expect, it } from "vitest";
import { tripOfAddress } from "./waiting-forms";
import { heldLine, leavingLine, listWords, sentLine, typedText, waitingLine } from "./waiting-words";

const waits = {};
const refused = { refusal: { why: "No" } };

describe("the words about forms that wait", () => {
  it.each([
    [[], undefined],
    [[waits], "1 change waiting to be sent."],
    [[waits, waits], "2 changes waiting to be sent."],
    [[refused], "1 change could not be made."],
    [[waits, refused, refused], "1 change waiting to be sent. 2 changes could not be made."],
  ])("of %j: %s", (list, line) => expect(waitingLine(list)).toBe(line));

  it("when they are made, and before they would be lost", () => {
    expect(sentLine(1)).toBe("The change that was waiting has been made.");
    expect(sentLine(50)).toBe("50 changes that were waiting have been made.");
    const three = "3 changes are still waiting to be sent. If you sign out now, they are lost.";
    expect(leavingLine([waits, waits, waits], "sign out")).toBe(three);
    expect(leavingLine([refused], "go")).toBe("1 change is not made yet. If you delete your account now, it is lost.");
    expect(heldLine(1)).toBe("1 change waits until you sign in again.");
    expect(heldLine(2)).toBe("2 changes wait until you sign in again.");
  });

  it("over their list: what is sent by itself, and what is not", () => {
    expect(listWords([waits]).title).toBe("Waiting to be sent");
    expect(listWords([waits]).words).not.toMatch(/Decide/);
    expect(listWords([waits, refused]).words).toMatch(/sent automatically.* Decide about those/);
    expect(listWords([refused]).title).toBe("Could not be made");
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
