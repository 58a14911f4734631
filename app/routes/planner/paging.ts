import { z } from "zod";
import { queryOf } from "#app/http/route/query.server";

export const PAGE_SIZE = 20;

const schema = z.object({ all: z.literal("1").optional(), page: z.coerce.number().int().min(1).max(200).catch(1) });

/** The offers that an address asks for: the few chosen ones, or a page of all. */
export function readPaging(request: Request): { isAll: boolean; page: number } {
  const params = queryOf(request);
  const { all, page } = schema.parse({
    all: params.get("all") === "1" ? "1" : undefined,
    page: params.get("page") ?? 1,
  });
  return { isAll: all === "1", page };
}

/** One page of a list and how many pages there are. */
export function takePage<T>(list: readonly T[], page: number): { items: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const at = Math.min(page, pages);
  return { items: list.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE), page: at, pages };
}
