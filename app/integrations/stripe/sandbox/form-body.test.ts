import { describe, expect, test } from "vitest";
import { parseFormBody, toList } from "./form-body";

describe("parseFormBody", () => {
  test("reads nested names as the SDK writes them", () => {
    const body = parseFormBody(
      "mode=payment&line_items[0][quantity]=2&line_items[0][price_data][unit_amount]=100&line_items[1][quantity]=1&metadata[trip]=a%20b",
    );
    expect(body).toEqual({
      mode: "payment",
      line_items: { "0": { quantity: "2", price_data: { unit_amount: "100" } }, "1": { quantity: "1" } },
      metadata: { trip: "a b" },
    });
  });

  test("appends with empty brackets", () => {
    expect(parseFormBody("expand[]=a&expand[]=b")).toEqual({ expand: { "0": "a", "1": "b" } });
  });

  test.each([
    "a[b=1",
    "a]b=1",
    "[a]=1",
    "a=1&a=2",
    "a=1&a[b]=2",
    "a[b]=1&a=2",
    "__proto__[polluted]=1",
    "a[constructor][prototype]=1",
    `a${"[b]".repeat(9)}=1`,
  ])("refuses %s", (text) => {
    expect(parseFormBody(text)).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("an empty body has no parameters", () => {
    expect(parseFormBody("")).toEqual({});
  });
});

describe("toList", () => {
  test("turns consecutive keys into a list", () => {
    expect(toList({ "0": "a", "1": "b" })).toEqual(["a", "b"]);
  });

  test("leaves gaps and other values alone", () => {
    expect(toList({ "0": "a", "2": "b" })).toEqual({ "0": "a", "2": "b" });
    expect(toList("a")).toBe("a");
  });
});
