import { z } from "zod";

/** A front page in any language: "/", "/en", "/pt-br/", "/en/index.html". */
const FRONT_PAGE = /^\/([a-z]{2,3}([-_][a-z]{2,4})?\/?)?((index|home)(\.[a-z]{3,5})?\/?)?$/i;

/** Whether an address is the front page of a site, and so names no hours and no price of its own. */
function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search === "" && FRONT_PAGE.test(pathname);
}

const page = z.url({ protocol: /^https$/ });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A group of facts as an editor read it: the page where it stands, and the month of the reading, YYYY-MM. */
const readFrom = z.strictObject({ source: page, month });

/** Hours and prices stand on a page of their own. */
const readFromPage = z.strictObject({
  source: page.refine((address) => !isFrontPage(address), { error: "is a front page: name the page with the fact" }),
  month,
});

/** The groups of facts of one place that were held against a page. A group that is not named was not checked. */
export const checkedSchema = z
  .strictObject({ hours: readFromPage, price: readFromPage, pin: readFrom })
  .partial()
  .refine((groups) => Object.keys(groups).length > 0, { error: "names no group of facts" });
