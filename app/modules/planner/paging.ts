import { z } from "zod";

const PAGE_SIZE = 20;

const schema = z.object({ all: z.literal("1").optional(), page: z.coerce.number().int().min(1).max(200).catch(1) });

/** Which part of the offers is asked for: the few chosen ones, or a page of all. */
export interface Paging {
  isAll: boolean;
  page: number;
}

/** Which part of the offers an address asks for. */
export function readPaging(params: URLSearchParams): Paging {
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
