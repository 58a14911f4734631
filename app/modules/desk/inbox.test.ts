import { describe, expect, it } from "vitest";
import { replyMail } from "./desk-mails";
import { inboxSchema } from "./desk.schema";
import { STATUS_WORDS, deskPath, statusOf } from "./inbox";
import { POSITION_MOVES, isPositionMove } from "./position-moves";

describe("the inbox", () => {
  it("has an address for each entry", () => {
    expect(deskPath({ kind: "message", id: "7" })).toBe("/admin/messages/7");
    expect(deskPath({ kind: "application", id: "8" })).toBe("/admin/applications/8");
  });

  it("shows what waits unless its address names a status that there is", () => {
    expect(["all", "new", "answered", "closed", "", "toString", null].map(statusOf)).toEqual([
      ...["all", "new", "answered", "closed"],
      ...["new", "new", "new"],
    ]);
    expect(Object.values(STATUS_WORDS)).toEqual(["New", "Answered", "Closed"]);
  });

  it("takes texts without blanks around, and none that is empty or too long", () => {
    expect(inboxSchema.parse({ intent: "reply-send", reply: " Hello\r\nAnn \r" })).toEqual({
      intent: "reply-send",
      reply: "Hello\nAnn",
    });
    const problemOf = (fields: object) => inboxSchema.safeParse(fields).error?.issues[0]?.message;
    expect(problemOf({ intent: "note-add", note: " \n" })).toBe("Please write something first");
    expect(problemOf({ intent: "note-add" })).toBe("Please write something first");
    expect(problemOf({ intent: "note-add", note: "a".repeat(8_001) })).toBe("Please use 8,000 characters or fewer");
    expect(problemOf({ intent: "note-add", note: "a".repeat(8_000) })).toBeUndefined();
    expect(problemOf({ intent: "status-set", status: "lost" })).toBe("Please choose a status");
    expect(problemOf({ intent: "subject-delete" })).toBe("Tick the box to delete it for good");
    expect(problemOf({ intent: "subject-delete", understood: "on" })).toBeUndefined();
  });
});

it("answers by mail paragraph by paragraph, under the subject it was asked about", () => {
  const { subject, text } = replyMail("Ann", "your message to Voyance", "One.\n \nTwo\nlines. \n\n\nThree.");
  expect(subject).toBe("Re: your message to Voyance");
  expect(text).toMatch(/^Hello Ann,\n\nOne\.\n\nTwo\nlines\.\n\nThree\.\n\nYou can simply reply to this email/);
});

it("moves a position by three buttons", () => {
  expect(Object.values(POSITION_MOVES).map(({ status }) => status)).toEqual(["published", "closed", "draft"]);
  expect(["job-close", "job-save", "toString"].map(isPositionMove)).toEqual([true, false, false]);
});
