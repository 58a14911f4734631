import { z } from "zod";

const PAGE_SIZE = 20;

const pageSchema = z.coerce.number().int().min(1).max(200).catch(1);

/** Which part of the offers is asked for: the few chosen ones, or a page of all. */
export interface Paging {
  isAll: boolean;
  page: number;
  /** The search of the address, which also filters and orders the list of all. */
  params: URLSearchParams;
}

/** Which part of the offers an address asks for. */
export function readPaging(params: URLSearchParams): Paging {
  return { isAll: params.get("all") === "1", page: pageSchema.parse(params.get("page") ?? 1), params };
}

/** One page of a list and how many pages there are. */
export function takePage<T>(list: readonly T[], page: number): { items: T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  const at = Math.min(page, pages);
  return { items: list.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE), page: at, pages };
}
