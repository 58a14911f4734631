import { describe, expect, it } from "vitest";
import { MAX_PASSWORD_LENGTH, normalisePassword, passwordProblems, passwordStrength } from "./password-rules";

/** A person with only a first name. */
const named = (firstName: string) => ({ email: "", firstName, lastName: "" });

describe("the rules of a new password", () => {
  it("name each thing that is missing, in the order of the documents", () => {
    expect(passwordProblems("")).toEqual([
      "Password must be at least 8 characters",
      "Password must contain at least one uppercase letter",
      "Password must contain at least one lowercase letter",
      "Password must contain at least one number",
    ]);
    expect(passwordProblems("Seven7s")).toEqual(["Password must be at least 8 characters"]);
    expect(passwordProblems("Harbour7")).toEqual([]);
  });

  it("count characters as people do, and take any letters", () => {
    expect(passwordProblems("Ünïçødé7")).toEqual([]);
    expect(passwordProblems("Ab1🌋🌋🌋")).toEqual(["Password must be at least 8 characters"]);
  });

  it("take up to 256 characters and cut nothing", () => {
    const longest = `Ab1${"x".repeat(MAX_PASSWORD_LENGTH - 3)}`;
    expect(passwordProblems(longest)).toEqual([]);
    expect(passwordProblems(`${longest}y`)).toEqual(["Password must be at most 256 characters"]);
    expect(passwordProblems(`Ab1${"🌋".repeat(MAX_PASSWORD_LENGTH - 3)}`)).toEqual([]);
    expect(passwordProblems("x".repeat(257))).toHaveLength(3);
  });

  it.each(["Password1", "P@ssw0rd1", "Qwerty123!", "1Dragon2026", "Abcd1234"])(
    "refuse %s as too common",
    (password) => {
      expect(passwordProblems(password)[0]).toMatch(/too common/);
    },
  );

  it.each(["Aa345678", "Abc12345", "Zyx98765", "Qwe12345", "Aaaa1111", "Ab1Ab1Ab1", "Xx123456789", "Asdf4321"])(
    "refuse %s, which follows the rows of the keys, the alphabet or itself",
    (password) => {
      expect(passwordProblems(password)[0]).toMatch(/too common/);
    },
  );

  it.each([
    ["Abcdef9k", "Abcde9k7"],
    ["Fedcba9k", "Fedcb9k7"],
    ["Lkjhgf9k", "Lkjhg9k7"],
    ["Zzzzzz9k", "Zzzzz9k7"],
    ["A0987654k", "A098765kq"],
    ["Ab1cAb1cA", "Ab1cdAb1cd"],
  ])("refuse %s, of three pieces that follow a rule, and take %s, of one more", (predictable, other) => {
    expect(passwordProblems(predictable)[0]).toMatch(/too common/);
    expect(passwordProblems(other)).toEqual([]);
  });

  it("see through each sign that stands for a letter", () => {
    for (const [sign, letter] of ["@a", "4a", "3e", "1i", "!i", "0o", "$s", "5s", "7t"])
      expect(passwordProblems(`Qui${sign}lonk48`, named(`qui${letter}lonk`))[0], sign).toMatch(/your name or email/);
    expect(passwordProblems("Qui8lonk48", named("quiblonk"))).toEqual([]);
  });

  it("know a name of four letters or more, wherever digits and signs stand", () => {
    for (const password of ["Kaiq9482", "9482Kaiq", "K-a-i-q-9482"])
      expect(passwordProblems(password, named("KAIQ"))[0], password).toMatch(/your name or email/);
    expect(passwordProblems("Kaq94827", named("kaq"))).toEqual([]);
    for (const other of ["kaiqu", "aiq", ""]) expect(passwordProblems("Kaiq9482", named(other)), other).toEqual([]);
  });

  it.each(["Harbour7", "Kelp4moss", "Tr0mbone", "aB3dE6gH", "Winterfell88x"])("take %s", (password) => {
    expect(passwordProblems(password)).toEqual([]);
  });

  it("refuse names and the parts of the address, however disguised", () => {
    const mara = { email: "mara.lindqvist@example.com", firstName: "Mara", lastName: "Lindqvist" };
    for (const password of ["Lindqvist1", "L1ndqvi5t99", "MaraLindqvist7"])
      expect(passwordProblems(password, mara)[0]).toMatch(/your name or email/);
    expect(passwordProblems("Lindqvist-harbour-1", mara)).toEqual([]);
  });

  describe("refuse the beginning of the address with a few signs more", () => {
    const withEmail = (password: string, email: string) => passwordProblems(password, { ...named(""), email });
    const TOO_CLOSE = ["That password is too close to your email address. Choose one that can't be guessed from it"];

    it.each([
      ["wanderfalke@example.com", "wanderfalkeA1"],
      ["wanderfalke@example.com", "WANDERFALKEa1"],
      ["wanderfalke@example.com", "A1Wanderfalke"],
      ["wanderfalke@example.com", "Wanderfalke27b"],
      ["Wanderfalke@Example.com", "w4nderf@lkeA1"],
      ["anno.bergk@example.com", "annobergkA1"],
      ["annobergk@example.com", "Anno.Bergk-a1"],
      ["anno_bergk-27@example.com", "Annobergk27X"],
      ["annobergk+trips@example.com", "AnnobergkA1"],
      ["annobergk+trips@example.com", "Annobergk.trips.A1"],
      ["jürgk@example.com", "JÜRGKxy1"],
      ["kaiq@example.com", "Kaiq9xyz"],
    ])("of %s: %s", (email, password) => {
      expect(withEmail(password, email)).toEqual(TOO_CLOSE);
    });

    it.each([
      ["four signs are a few, five are not", "wanderfalke@example.com", "Wanderfalke-xy7qk"],
      ["three letters are chance", "kaq.1@example.com", "Kaq19xyz"],
      ["a beginning of it", "wanderfalke@example.com", "WanderfalA1"],
      ["a name of the host", "kaiq@wanderfalke.example", "WanderfalkeA1"],
    ])("and nothing else: %s", (_why, email, password) => {
      expect(withEmail(password, email)).toEqual([]);
    });
  });
});

describe("the strength of a password", () => {
  it.each([
    ["", 0, "Very Weak"],
    ["a", 1, "Weak"],
    ["aA", 2, "Fair"],
    ["aA1", 3, "Good"],
    ["aA1!", 4, "Strong"],
    ["aA1!aaaa", 5, "Strong"],
    ["a b", 1, "Weak"],
    ["é", 1, "Weak"],
    ["_", 1, "Weak"],
    ["aaaaaaa", 1, "Weak"],
    ["aaaaaaaa", 2, "Fair"],
  ])("of %j is %i, %s", (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });
});

it("is the same password, composed or not", () => {
  expect(normalisePassword("Cafe\u0301")).toBe(normalisePassword("Café"));
});
