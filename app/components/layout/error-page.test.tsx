import { useRouteError } from "@remix-run/react";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ErrorPage } from "./error-page";

function Failed() {
  return <ErrorPage error={useRouteError()} />;
}

/** The text of a page whose loader fails. */
async function pageThatFails(loader: () => never): Promise<string> {
  const routes = [{ id: "page", path: "/page", loader, element: null, errorElement: <Failed /> }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request("http://localhost/page?a=1"));
  if (context instanceof Response) throw new Error("There is nothing to draw");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />,
  );
}

/** The text of a page that fails with such an answer. */
function pageOf(status: number, message = ""): Promise<string> {
  return pageThatFails(() => {
    throw new Response(JSON.stringify({ message, traceId: "trace-1" }), {
      status,
      headers: { "Content-Type": "application/json" },
    });
  });
}

describe("a page that fails", () => {
  it.each([
    [403, "This page isn&#x27;t open to you", undefined],
    [404, "We couldn&#x27;t find that", undefined],
    [409, "This has changed in the meantime", "Reload the page"],
    [429, "That was a lot at once", "Try Again"],
  ])("with %i says so, offers what helps, and asks nobody to write to us", async (status, heading, button) => {
    const page = await pageOf(status);
    expect(page).toContain(heading);
    expect(page).not.toContain("Something went wrong");
    expect(page).not.toContain("trace-1");
    expect(page).toContain("Go home");
    if (button) expect(page).toMatch(new RegExp(`href="/page\\?a=1">${button}<`));
    else expect(page).not.toContain("/page?a=1");
  });

  it.each([500, 503])("with %i names what support needs", async (status) => {
    const page = await pageOf(status);
    expect(page).toContain("Something went wrong");
    expect(page).toContain("Please try refreshing the page.");
    expect(page).toContain("trace-1");
    expect(page).toContain('href="/page?a=1">Try Again<');
  });

  it("says that no answer came, and keeps what was typed", async () => {
    const page = await pageThatFails(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(page).toContain("We can&#x27;t reach Voyance just now");
    expect(page).toContain('data-no-answer="">Try Again<');
  });

  it("says what is known of it", async () => {
    expect(await pageOf(409, "This trip is over.")).toContain("<p>This trip is over.</p>");
  });
});
