/** The least that a server of React pages does: one page of a hundred links, rendered anew for each request. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

function Page() {
  const links = Array.from({ length: 100 }, (_, at) =>
    createElement("li", { key: at }, createElement("a", { href: `/place/${at}` }, `Place ${at}`)),
  );
  return createElement("main", null, createElement("h1", null, "A hundred places"), createElement("ul", null, links));
}

const server = createServer((_, res) => {
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end(`<!doctype html><html lang="en"><title>Bare</title>${renderToString(createElement(Page))}</html>`);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
