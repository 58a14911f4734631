import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text";

describe("plainText", () => {
  it.each([
    ["staying with friends in Athens", "staying with hosts in athens"],
    ["my sister lives in Toronto", "my hosts lives in toronto"],
    ["with my sister in Rome", "with my sister in rome"],
    ["staying with friends and my wife", "staying with friends and my wife"],
    ["to see my son and his wife", "to see my hosts and his hosts"],
    ["our one year old", "our 1 year old"],
    ["my 82 y.o. grandmother", "my 82 year old grandmother"],
    ["two kids (6mo and 4)", "two kids (0, 4)"],
    ["2 kids 8/11", "2 kids 8, 11"],
    ["Cuba, not in hurricane season, couple", "cuba,  , couple"],
  ])("reads %s", (said, plain) => {
    expect(plainText(said)).toBe(plain);
  });
});
