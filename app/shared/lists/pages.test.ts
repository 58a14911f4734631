import { expect, it } from "vitest";
import { latestFirst, mapPage, pageMarkOf, pageOf } from "./pages";

const at = "2027-03-01T10:00:00.000Z";
const rows = ["a", "b", "c"].map((id) => ({ id, at }));

it("names the last row of a page while more follow", () => {
  const page = pageOf(rows, (row) => row, 2);
  expect(page).toEqual({ rows: rows.slice(0, 2), next: `${at}~b` });
  expect(pageMarkOf(page.next ?? null)).toEqual({ at, id: "b" });
  expect(mapPage(page, ({ id }) => id)).toEqual({ rows: ["a", "b"], next: `${at}~b` });
});

it("has no next page where a list ends with the page", () => {
  expect(pageOf(rows, (row) => row, 3)).toEqual({ rows });
  expect(
    mapPage(
      pageOf(rows, (row) => row, 3),
      ({ id }) => id,
    ),
  ).toEqual({ rows: ["a", "b", "c"] });
  expect(pageOf([], (row: { id: string; at: string }) => row, 3)).toEqual({ rows: [] });
});

it("puts rows of several lists in one order, the latest first", () => {
  const later = "2027-03-02T10:00:00.000Z";
  const lists = [
    [
      { id: "a", at: later },
      { id: "c", at },
    ],
    [
      { id: "d", at: later },
      { id: "b", at },
    ],
  ];
  expect(latestFirst(lists, (row) => row).map(({ id }) => id)).toEqual(["d", "a", "c", "b"]);
});

it.each([null, "", "b", `${at}`, `${at}~`, "2027-03-01~b", `${at}~${"x".repeat(81)}`, `${at}~a b`])(
  "takes %j for no mark",
  (text) => expect(pageMarkOf(text)).toBeUndefined(),
);
