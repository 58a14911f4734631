import { describe, expect, it } from "vitest";
import { basisForPage, basisOfCall, basisOfForm, deviceKeyOf, tripTag } from "./basis.server";

function formOf(entries: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
const callWith = (headers: Record<string, string>) => basisOfCall(new Request("http://localhost/", { headers }));

describe("a form that changes a trip", () => {
  it("rests on the revision that its page showed", () => {
    const read = (text: string | Blob) => basisOfForm(formOf([["revision", text]])).revision;
    expect(read("0")).toBe(0);
    expect(read("999999999")).toBe(999_999_999);
    for (const odd of ["", "1234567890", "-1", "1.5", "x1", "1x", " 1"]) expect(read(odd), odd).toBeUndefined();
    expect(read(new Blob(["1"]))).toBeUndefined();
    expect(basisOfForm(formOf([])).revision).toBeUndefined();
  });

  it("is known again when the very same is sent twice, though the trip went on meanwhile", () => {
    const keyOf = (revision: string, ...rest: [string, string][]) =>
      basisOfForm(formOf([["revision", revision], ["formKey", "k-1"], ...rest])).key;
    const key = keyOf("3", ["intent", "lock"]);
    expect(key).toMatch(/^form:[\w-]{43}$/);
    expect(keyOf("4", ["intent", "lock"])).toBe(key);
    expect(keyOf("3", ["intent", "unlock"])).not.toBe(key);
    expect(keyOf("3", ["intent", "lock"], ["stop", "2"])).not.toBe(key);
  });

  it("of another page is another, and one without a page's key is known by none", () => {
    const keyOf = (formKey: string | Blob) => basisOfForm(formOf([["formKey", formKey]])).key;
    expect(keyOf("k-1")).not.toBe(keyOf("k-2"));
    expect([keyOf(""), keyOf(new Blob(["k"])), basisOfForm(formOf([])).key]).toEqual([undefined, undefined, undefined]);
  });

  it("gets its page's revision and a key of its own for each time the page is shown", () => {
    const [one, two] = [basisForPage({ revision: 7 }), basisForPage({ revision: 7 })];
    expect(one.revision).toBe(7);
    expect(one.formKey).not.toBe(two.formKey);
  });
});

describe("a call that changes a trip", () => {
  it("rests on the trip's own ETag, weak or not, or on none", () => {
    const tag = tripTag({ revision: 12 });
    expect(tag).toBe('"r12"');
    expect(callWith({ "If-Match": `"r12-${"aB3_-".repeat(4)}xy"` }).revision).toBe(12);
    for (const known of [tag, `W/${tag}`]) expect(callWith({ "If-Match": known }).revision).toBe(12);
    expect(callWith({ "If-Match": "*" })).toEqual({ revision: undefined, key: undefined });
    expect(callWith({})).toEqual({ revision: undefined, key: undefined });
    for (const odd of ['"12"', '"rx"', '"r1", "r2"', 'x"r1"', '"r1"x', '"r1234567890"', ""])
      expect(() => callWith({ "If-Match": odd }), odd).toThrow(expect.objectContaining({ status: 400 }));
  });

  it("has a key of 1 to 200 letters, which is no form's", () => {
    expect(callWith({ "Idempotency-Key": "a" }).key).toBe("api:a");
    expect(callWith({ "Idempotency-Key": "x".repeat(200) }).key).toHaveLength(204);
    for (const odd of ["", "x".repeat(201)])
      expect(() => callWith({ "Idempotency-Key": odd })).toThrow(
        expect.objectContaining({ status: 400, message: "An Idempotency-Key has 1 to 200 letters" }),
      );
  });
});

describe("a form that waited on a device", () => {
  const KEY = "0123456789-0123456789";
  const basisWith = (...rest: [string, string][]) => basisOfForm(formOf([["formKey", "k-1"], ...rest]));

  it("has a key of its own, whatever else it says", () => {
    expect(basisWith(["waitKey", KEY], ["note", "a"]).key).toBe(`wait:${KEY}`);
    expect(deviceKeyOf(formOf([["waitKey", KEY]]))).toBe(`wait:${KEY}`);
    for (const odd of ["", "short", "x".repeat(61), `${KEY} `, `${KEY}%`]) {
      expect(deviceKeyOf(formOf([["waitKey", odd]])), odd).toBeUndefined();
      expect(basisWith(["waitKey", odd]).key, odd).toMatch(/^form:/);
    }
  });

  it("names its device, which does not make it another form", () => {
    expect(basisWith(["waitDevice", KEY])).toMatchObject({ device: KEY, isAfterOwn: false });
    expect(basisWith(["waitDevice", KEY]).key).toBe(basisWith().key);
    expect(basisWith(["waitAfter", "yes"]).isAfterOwn).toBe(true);
    expect(basisWith(["waitAfter", "no"]).isAfterOwn).toBe(false);
  });
});
