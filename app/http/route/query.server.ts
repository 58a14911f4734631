import { LONGEST_IN_ADDRESS, beginning } from "#app/shared/bounded-text";

/**
 * The query of a page's address. Each value is cut to a useful length, so that no page searches an endless text; calls
 * of the API refuse such a value (`readQuery`).
 */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(
    [...new URL(request.url).searchParams].map(([name, value]) => [name, beginning(value, LONGEST_IN_ADDRESS)]),
  );
}
