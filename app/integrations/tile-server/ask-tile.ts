import { withSpan } from "#app/config/tracing";
import { readWithin } from "../answers/read-within";

/** A map that waits longer is one that does not move. */
const PATIENCE_MS = 4_000;
/** Tiles of the densest towns have half of that. */
const MOST_BYTES = 2 * 1024 * 1024;

/**
 * Asks a server for a tile.
 * @param url of the server with {z}, {x} and {y} in it; it may hold a key, and is shown nowhere
 * @returns its bytes as the server keeps them; empty where it has nothing to show there
 * @throws Error when it cannot be reached in time, leads elsewhere, refuses, or sends too much
 */
export async function askTile(url: string, z: number, x: number, y: number): Promise<Buffer> {
  const address = url.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
  return withSpan("tile server", "client", {}, async () => {
    // Another host, or one behind our wall, is never asked because a server says so.
    const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status === 200) return readWithin(answer, MOST_BYTES);
    await answer.body?.cancel();
    if (answer.status === 204 || answer.status === 404) return Buffer.alloc(0);
    throw new Error(`The tile server answers ${answer.status}`);
  });
}
