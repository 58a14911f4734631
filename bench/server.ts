import { mkdirSync, writeFileSync } from "node:fs";
import autocannon from "autocannon";
import { signInCookie, withServer } from "./server-under-test";

const CONNECTIONS = 20;
const SECONDS = 5;
/** Before anything is measured: the compiler settles. */
const WARM_UP_SECONDS = 4;

/** Throughput of pages on loopback with twenty connections; prints a table and writes JSON. */
export async function run(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  await withServer(async (origin) => {
    const cookie = await signInCookie(origin, "premium");
    const targets: { name: string; path: string; headers: Record<string, string> }[] = [
      { name: "home, from memory", path: "/", headers: {} },
      { name: "start step, rendered", path: "/planner/start", headers: {} },
      { name: "dashboard, rendered for one user", path: "/trip/dashboard", headers: { cookie } },
      { name: "poster", path: "/art/kyoto.svg", headers: { "accept-encoding": "br" } },
    ];
    for (const { path, headers } of targets)
      await autocannon({ url: origin + path, connections: CONNECTIONS, duration: WARM_UP_SECONDS, headers });
    for (const { name, path, headers } of targets) {
      const result = await autocannon({ url: origin + path, connections: CONNECTIONS, duration: SECONDS, headers });
      rows.push({
        name,
        "requests/s": Math.round(result.requests.average),
        "p50 ms": result.latency.p50,
        "p99 ms": result.latency.p99,
        "not 2xx": result.non2xx,
        errors: result.errors,
      });
    }
  });
  console.table(rows);
  mkdirSync(".cache/bench", { recursive: true });
  writeFileSync(".cache/bench/server.json", JSON.stringify(rows, null, 2));
}
