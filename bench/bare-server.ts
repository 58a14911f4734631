/**
 * The least work of a server of React pages: one page of places of 300 elements, rendered anew for each request. They
 * are like those of our pages, which have 1.0 to 1.5 attributes and 41 to 49 letters for each element, closing tags and
 * texts included: a list of bare links costs half as much.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const ELEMENTS = 300;
const ELEMENTS_A_PLACE = 8;

function Place({ at }: { at: number }) {
  return createElement(
    "li",
    { className: "card" },
    createElement(
      "a",
      { className: "card-link", href: `/destination/place-${at}` },
      createElement("img", { src: `/art/place-${at}.svg`, alt: "", width: 320, height: 200 }),
      createElement("h2", { className: "card-name" }, `A place by the sea, number ${at}`),
    ),
    createElement("p", { className: "meta num" }, `From $${at} a day for two`),
    createElement(
      "ul",
      { className: "tags" },
      createElement("li", null, "Old streets, seen on foot"),
      createElement("li", null, "Markets, and what people cook"),
    ),
  );
}

function Page() {
  const places = Array.from({ length: Math.round(ELEMENTS / ELEMENTS_A_PLACE) }, (_, at) =>
    createElement(Place, { key: at, at }),
  );
  return createElement("main", null, createElement("h1", null, "Many places"), createElement("ul", null, places));
}

const server = createServer((_, res) => {
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end(`<!doctype html><html lang="en"><title>Bare</title>${renderToString(createElement(Page))}</html>`);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
