import { expect, it } from "vitest";
import { MESSAGE_SENT, serverError } from "./contact-answers";
import { contactSchema } from "./contact.schema";

const GOOD = { name: "Ann", email: "ann@example.com", message: "Hello" };
const problemsOf = (changes: object) =>
  contactSchema.safeParse({ ...GOOD, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]);

it("takes a message without blanks around it, its lines as one system writes them", () => {
  const typed = { name: " Ann \n Lee ", email: " ann@example.com ", message: "  one\r\ntwo\rthree\n\n " };
  expect(contactSchema.parse(typed)).toEqual({
    name: "Ann Lee",
    email: "ann@example.com",
    message: "one\ntwo\nthree",
  });
});

it.each([
  [{ name: undefined }, "name", "Please enter your name"],
  [{ name: " \u200b " }, "name", "Please enter your name"],
  [{ name: "a".repeat(121) }, "name", "Please use 120 characters or fewer"],
  [{ message: undefined }, "message", "Please enter a message"],
  [{ message: "\r\n " }, "message", "Please enter a message"],
  [{ message: "a".repeat(5_001) }, "message", "Please use 5,000 characters or fewer"],
])("refuses %j beside the field, in words", (changes, field, message) => {
  expect(problemsOf(changes)).toEqual([[field, message]]);
});

it("takes the longest name and the longest message", () => {
  expect(problemsOf({ name: "a".repeat(120), message: "a".repeat(5_000) })).toBeUndefined();
});

it("says in the fixed words that a message has arrived, or that it could not", () => {
  expect(MESSAGE_SENT).toBe("Message sent successfully! We'll get back to you soon.");
  expect(serverError(503)).toBe("Server error (503)");
});
