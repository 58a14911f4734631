import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { createApiTokens } from "#app/modules/accounts/account/accounts.server";
import { handle } from "#app/routes/api/call";
import { answer as destinations } from "#app/routes/api/places/destinations";
import { answer as guides } from "#app/routes/api/places/guides";
import { answer as changeTrip, answer as readTrip } from "#app/routes/api/trips/trip";
import { answer as lockPrice } from "#app/routes/api/trips/trip-price-locks";
import { answer as trips } from "#app/routes/api/trips/trips";
import type { ApiPath } from "#app/http/api/operation.server";
import { closeBookingWorld, insertChosenTrip, insertTrip, makeCtx, openBookingWorld } from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";

const ORIGIN = "http://localhost:3000";
let world: BookingWorld;
let headers: Record<string, string>;
beforeAll(async () => {
  world = await openBookingWorld();
  headers = { Authorization: `Bearer ${(await createApiTokens(makeCtx({ now: new Date() }), world.ada.id)).token}` };
});
afterAll(closeBookingWorld);

const call = (route: ApiPath, target: string, init: RequestInit = {}, params = {}) =>
  route({
    request: new Request(`${ORIGIN}${target}`, { ...init, headers: { ...headers, ...init.headers } }),
    params,
    context: { origin: ORIGIN },
  });

interface Page {
  total: number;
  page: number;
  limit: number;
  ids: string[];
}

/** Follows the links to the next page from an address to the end. */
async function walk(route: ApiPath, target: string, list: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | undefined = target; next !== undefined;) {
    const answer: Response = await call(route, next);
    const body = (await answer.json()) as Omit<Page, "ids"> & Record<string, { id: string }[]>;
    pages.push({ total: body.total, page: body.page, limit: body.limit, ids: body[list]!.map(({ id }) => id) });
    const link = /<http:\/\/localhost:3000([^>]*)>; rel="next"/.exec(answer.headers.get("Link") ?? "");
    next = link?.[1];
  }
  return pages;
}

test.each([
  ["/api/destinations", destinations, "destinations"],
  ["/api/destinations?limit=100", destinations, "destinations"],
  ["/api/destinations?tags=beach,wellness&limit=3", destinations, "destinations"],
  ["/api/destinations?featured=true", destinations, "destinations"],
  ["/api/guides?limit=5", guides, "guides"],
  ["/api/guides?featured=true&limit=2", guides, "guides"],
] as const)("%s has each entry on one page", async (target, route, list) => {
  const pages = await walk(route, target, list);
  const ids = pages.flatMap((page) => page.ids);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map(({ page }) => page)).toEqual(pages.map((_, index) => index + 1));
  expect([new Set(ids).size, ids.length]).toEqual([pages[0]!.total, pages[0]!.total]);
  expect(new Set(pages.map(({ total, limit }) => `${total} ${limit}`)).size).toBe(1);
  expect(pages.slice(0, -1).every((page) => page.ids.length === page.limit)).toBe(true);
});

test("a list is kept by all the names that its address may have", () => {
  const named = [destinations, guides].map(({ path, operations }) => [
    path,
    Object.keys((operations.GET!.declaration.query as z.ZodObject).shape),
  ]);
  expect(handle.sharedCalls).toEqual(Object.fromEntries(named));
});

test("a list of all places is a page of fifty, which is not sent again to a caller that has it", async () => {
  const first = await call(destinations, "/api/destinations");
  const text = await first.text();
  expect([(JSON.parse(text) as { limit: number }).limit, first.headers.get("Cache-Control")]).toEqual([
    50,
    "public, max-age=300",
  ]);
  const known = { "If-None-Match": first.headers.get("ETag")! };
  const again = await call(destinations, "/api/destinations", { headers: known });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("the pages of trips are the caller's alone, and a page beyond the end is empty", async () => {
  const at = (minute: number) => ({ updated_at: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString() });
  const own = await Promise.all([1, 2, 3, 4, 5].map((minute) => insertTrip(world.ada, at(minute))));
  await insertTrip(world.eve, at(9));
  const pages = await walk(trips, "/api/v1/trips?limit=2", "data");
  expect(pages.flatMap(({ ids }) => ids)).toEqual([...own].reverse());
  expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual([
    [5, 1, 2],
    [5, 2, 2],
    [5, 3, 2],
  ]);
  const beyond = (await (await call(trips, "/api/v1/trips?page=9")).json()) as Record<string, unknown>;
  expect(beyond).toEqual({ success: true, data: [], total: 5, page: 9, limit: 20 });
});

test("a trip's validator says its revision, and that its price was locked meanwhile", async () => {
  const id = await insertChosenTrip(world.ada, { start_date: "2028-05-01", end_date: "2028-05-05" });
  const target = `/api/v1/trips/${id}`;
  const read = (more: Record<string, string> = {}) => call(readTrip, target, { headers: more }, { id });
  const etag = (await read()).headers.get("ETag")!;
  expect(etag).toMatch(/^"r0-[\w-]{22}"$/);
  expect((await read({ "If-None-Match": etag })).status).toBe(304);
  expect((await call(lockPrice, `${target}/price-locks`, { method: "POST" }, { id })).status).toBe(201);
  expect((await read({ "If-None-Match": etag })).status).toBe(200);
  const rename = (name: string) =>
    call(
      changeTrip,
      target,
      {
        method: "PATCH",
        body: JSON.stringify({ name }),
        headers: { "If-Match": etag, "Content-Type": "application/json" },
      },
      { id },
    );
  expect((await rename("Maples")).status).toBe(200);
  expect((await rename("Plums")).status).toBe(409);
});

test("every counted answer says what is left, refused ones too", async () => {
  const left = async (answer: Promise<Response>) => (await answer).headers.get("RateLimit");
  const first = (await left(call(trips, "/api/v1/trips")))!;
  expect(first).toMatch(/^"account";r=\d+;t=\d+$/);
  const rest = Number(/r=(\d+)/.exec(first)![1]);
  const again = await call(trips, "/api/v1/trips?limit=none");
  expect([again.status, again.headers.get("RateLimit")]).toEqual([422, expect.stringContaining(`r=${rest - 1};`)]);
  expect(again.headers.get("RateLimit-Policy")).toBe('"account";q=1200;w=300');
  const write = await call(lockPrice, "/api/v1/trips/x/price-locks", { method: "POST" }, { id: "x" });
  expect(write.headers.get("RateLimit")).toMatch(/^"address";r=\d+;t=\d+, "account";r=\d+;t=\d+$/);
  expect(await left(call(guides, "/api/guides"))).toBeNull();
});
