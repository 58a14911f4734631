import { expect, it } from "vitest";
import { z } from "zod";
import { pageLinks, pageQuery } from "./paging";

const linksOf = (search: string, page: { total: number; page: number; limit: number }) =>
  pageLinks(new Request(`http://10.0.0.1/api/guides?${search}`), "https://a.example", page).Link;
const at = (page: number) => `<https://a.example/api/guides?q=a+b&page=${page}&limit=2>`;

it("links to the first, the last and the neighbours, with the rest of the question", () => {
  expect(linksOf("q=a+b", { total: 5, page: 2, limit: 2 })).toBe(
    `${at(1)}; rel="first", ${at(1)}; rel="prev", ${at(3)}; rel="next", ${at(3)}; rel="last"`,
  );
  expect(linksOf("q=a+b&page=1", { total: 4, page: 1, limit: 2 })).toBe(
    `${at(1)}; rel="first", ${at(2)}; rel="next", ${at(2)}; rel="last"`,
  );
  expect(linksOf("q=a+b&page=2&limit=2", { total: 4, page: 2, limit: 2 })).toBe(
    `${at(1)}; rel="first", ${at(1)}; rel="prev", ${at(2)}; rel="last"`,
  );
});

it("leads back from beyond the end, and nowhere where one page is all", () => {
  expect(linksOf("q=a+b&page=9", { total: 4, page: 9, limit: 2 })).toBe(
    `${at(1)}; rel="first", ${at(2)}; rel="prev", ${at(2)}; rel="last"`,
  );
  for (const total of [0, 1, 2]) expect(linksOf("", { total, page: 1, limit: 2 })).toBeUndefined();
  expect(linksOf("", { total: 0, page: 1, limit: 0 })).toBeUndefined();
});

it("reads whole pages within bounds", () => {
  const read = (asked: object) => z.object(pageQuery(50)).safeParse(asked);
  expect(read({}).data).toEqual({ page: 1 });
  expect(read({ page: "3", limit: "50" }).data).toEqual({ page: 3, limit: 50 });
  for (const wrong of [{ page: "0" }, { page: "1.5" }, { page: "10001" }, { limit: "0" }, { limit: "51" }])
    expect(read(wrong).success, JSON.stringify(wrong)).toBe(false);
});
