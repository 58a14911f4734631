import { mkdirSync, writeFileSync } from "node:fs";
import autocannon from "autocannon";
import { withServer } from "./server-under-test";

const ROUNDS = 5;
const REQUESTS_A_ROUND = 20_000;

async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0) / 1_048_576);
}

/** Memory over a hundred thousand requests; prints a table and writes JSON. */
export async function run(): Promise<void> {
  const rows: Record<string, number>[] = [];
  await withServer(async (origin) => {
    rows.push({ requests: 0, "resident MB": await residentMb(origin), "not 2xx": 0, errors: 0 });
    for (let round = 1; round <= ROUNDS; round++) {
      const result = await autocannon({ url: origin, connections: 20, amount: REQUESTS_A_ROUND });
      rows.push({
        requests: round * REQUESTS_A_ROUND,
        "resident MB": await residentMb(origin),
        "not 2xx": result.non2xx,
        errors: result.errors,
      });
    }
  });
  console.table(rows);
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/load.json", JSON.stringify(rows, null, 2));
}
