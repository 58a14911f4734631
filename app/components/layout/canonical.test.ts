import { expect, it } from "vitest";
import { canonical } from "./canonical";

const matches = [{ id: "root", data: { origin: "https://voyance.test" } }];
const hrefOf = (pathname: string, query?: string) =>
  canonical({ location: { pathname }, matches }, query).map((one) => (one as { href: string }).href);

it("is one address for all spellings of it", () => {
  expect(["/guides", "/Guides/", "/"].flatMap((path) => hrefOf(path))).toEqual([
    "https://voyance.test/guides",
    "https://voyance.test/guides",
    "https://voyance.test/",
  ]);
  expect(hrefOf("/sample-itinerary", "?destination=tokyo")).toEqual([
    "https://voyance.test/sample-itinerary?destination=tokyo",
  ]);
});

it("is left out of a page that is not there", () => {
  expect(canonical({ location: { pathname: "/guides/nope" }, matches, error: { status: 404 } })).toEqual([]);
});
