import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DrawnPartsContext, SameForAll } from "#app/components/layout/same-for-all";
import { PageParts } from "./drawn-parts.server";

/** Draws a page as a text, as the server does for pages that are only read. */
function draw(page: ReactNode): string {
  const parts = new PageParts();
  const html = renderToStaticMarkup(<DrawnPartsContext.Provider value={parts}>{page}</DrawnPartsContext.Provider>);
  return parts.bytesOf(html).toString("utf8");
}

let drawn: string[] = [];
function Part({ of, name, children }: { of: { text: string }; name: string; children?: ReactNode }) {
  return (
    <SameForAll of={of} name={name}>
      {() => {
        drawn.push(`${of.text} ${name}`);
        return (
          <b>
            {of.text}, {name}
            {children}
          </b>
        );
      }}
    </SameForAll>
  );
}

it("draws a part once for each object and name, and a page with it reads as without", () => {
  drawn = [];
  const kyoto = { text: "Kyoto’s 京都 & <more>" };
  const lima = { text: "Lima" };
  const page = (who: string) => (
    <main>
      {who}
      <Part of={kyoto} name="facts" />
      and
      <Part of={lima} name="facts" />
      <Part of={kyoto} name="sights" />
      <i>{who}</i>
    </main>
  );
  for (const who of ["Ann", "Zoë"]) expect(draw(page(who))).toBe(renderToStaticMarkup(page(who)));
  // Once for the memory, and once for each page without it.
  expect(drawn.filter((part) => part === "Lima facts")).toHaveLength(3);
  expect(drawn).toHaveLength(9);
});

it("keeps parts within parts, the outer one with the inner", () => {
  drawn = [];
  const outer = { text: "outer" };
  const inner = { text: "inner" };
  const page = (
    <Part of={outer} name="a">
      <Part of={inner} name="b" />
    </Part>
  );
  const whole = "<b>outer, a<b>inner, b</b></b>";
  expect([draw(page), draw(page), draw(<Part of={inner} name="b" />)]).toEqual([whole, whole, "<b>inner, b</b>"]);
  expect(drawn).toEqual(["outer a", "inner b"]);
});

it("takes what somebody wrote for what it is, also where it looks like a mark", () => {
  const seen: string[] = [];
  const spy = new PageParts();
  seen.push(spy.around({}, "x").before);
  const guess = seen[0]!.replace(/[0-9a-f]{24}/, "0".repeat(24));
  expect(draw(<p>{guess}</p>)).toBe(`<p>${guess}</p>`);
});

it("refuses a page whose part has no end, and keeps nothing of it", () => {
  const parts = new PageParts();
  const of = { text: "half" };
  expect(() => parts.bytesOf(`<p>${parts.around(of, "x").before}half</p>`)).toThrow("no end");
  expect(new PageParts().known(of, "x")).toBeUndefined();
});
