import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readJson } from "../api/api.server";
import { isOddAddress } from "./body-guard.server";
import { readForm } from "../route/form.server";

describe("an odd address", () => {
  it.each([
    "/trips/%00",
    "/reset-password?userId=%00",
    "/explore?_data=routes/discover/explore",
    "/join/x?a=1&%5Fdata=",
  ])("is %s", (url) => expect(isOddAddress(url)).toBe(true));
  it.each(["/", "/explore.data", "/explore?q=%2500", "/explore?my_data=1", "/a&_data=1", "/%E0%A4%A?x=%E0"])(
    "is not %s",
    (url) => expect(isOddAddress(url)).toBe(false),
  );
});

describe("a NUL", () => {
  it("is taken out of forms, which keep everything else", async () => {
    const form = await readForm(
      new Request("http://localhost/", {
        method: "POST",
        body: new URLSearchParams([
          ["a", "x\0y"],
          ["a", "\0"],
          ["b", " z "],
        ]),
      }),
    );
    expect([...form]).toEqual([
      ["a", "xy"],
      ["a", ""],
      ["b", " z "],
    ]);
  });

  it("is taken out of JSON, however deep", async () => {
    const request = new Request("http://localhost/api", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"a":["x\\u0000y"],"b":2}',
    });
    expect(await readJson(request, z.object({ a: z.array(z.string()), b: z.number() }))).toEqual({ a: ["xy"], b: 2 });
  });
});
