import { LONGEST_IN_ADDRESS, beginning } from "#app/shared/bounded-text";

/**
 * What the address of a page asks for. Each value is cut to what anything could use of it, so that no page searches a
 * text that goes on and on; calls of the API refuse such a value (`readQuery`).
 */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(
    [...new URL(request.url).searchParams].map(([name, value]) => [name, beginning(value, LONGEST_IN_ADDRESS)]),
  );
}
