/** The least that a server of React pages does: one page of links, rendered anew for each request; 200 elements or as many as are asked for. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

function Page({ elements }: { elements: number }) {
  const links = Array.from({ length: elements / 2 }, (_, at) =>
    createElement("li", { key: at }, createElement("a", { href: `/place/${at}` }, `Place ${at}`)),
  );
  return createElement("main", null, createElement("h1", null, "Many places"), createElement("ul", null, links));
}

const server = createServer((req, res) => {
  const elements = Number(new URL(req.url!, "http://bare").searchParams.get("elements") ?? 200);
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.end(
    `<!doctype html><html lang="en"><title>Bare</title>${renderToString(createElement(Page, { elements }))}</html>`,
  );
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
