import { expect, it } from "vitest";
import { broughtInWords } from "./brought";
import { shownName } from "./own-pictures";

const added = { name: "a.jpg", became: "added" } as const;
const known = { name: "b.jpg", became: "known" } as const;
const refused = { name: "c.heic", became: "refused", why: "heic" } as const;

it("says how many were added and how many were there", () => {
  expect(broughtInWords([added, added], false)).toEqual({ text: "2 pictures added." });
  expect(broughtInWords([added, known], false)).toEqual({ text: "1 picture added. 1 picture was here already." });
});

it("says of each file that was not added why, and what to do", () => {
  expect(broughtInWords([], false).problems).toEqual(["Choose at least one picture"]);
  expect(broughtInWords([refused], false)).toEqual({
    text: "Nothing was added.",
    problems: ["c.heic is an HEIC picture, which we can't read. Save it as a JPEG and choose that."],
  });
  expect(broughtInWords([added, refused], true)).toMatchObject({ text: "1 picture added.", problems: { length: 2 } });
});

it("shows the last part of a name, on one line", () => {
  expect(shownName("C:\\fakepath\\beach\n.jpg")).toBe("beach .jpg");
  expect(shownName("../../etc/\u202Egpj.exe")).toBe("gpj.exe");
  expect(shownName("///")).toBe("One file");
});
