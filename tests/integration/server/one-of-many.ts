/**
 * The smallest process that shares a database with others: it hears them, and does what it is asked in lines of JSON.
 * Run by many-processes.test.ts.
 */
import { createInterface } from "node:readline";
import { closeDatabase, db, transact, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { hearing, onTold, startHearing, stopHearing, tell } from "#app/db/told.server";
import type { Topic } from "#app/db/told.server";

/** What such a process may be asked. */
export type Order =
  | { do: "tell"; topic: Topic; key: string }
  | { do: "take back"; topic: Topic; key: string }
  | { do: "end" };

const [address = ""] = process.argv.slice(2);
const say = (what: string): boolean => process.stdout.write(`${what}\n`);
const log = {
  info: (_: object, message?: string) => void say(`log ${message}`),
  warn: (_: object, message?: string) => void say(`log ${message}`),
  error: (_: object, message?: string) => void say(`log ${message}`),
};

async function follow(order: Order): Promise<void> {
  switch (order.do) {
    case "tell":
      return transact(async (trx) => {
        await tell(trx, order.topic, order.key);
        await tell(trx, order.topic, order.key);
        say("not yet committed");
      });
    case "take back":
      return transact(async (trx) => {
        await tell(trx, order.topic, order.key);
        throw new Error("on purpose");
      });
    case "end":
      await stopHearing();
      await closeDatabase();
      process.exit(0);
  }
}

useDatabase(openDatabase(address));
for (const topic of ["alerts", "shared-pages"] as const)
  onTold(topic, (key) => say(`${topic} ${key === undefined ? "unknown" : `key ${key}`} ${hearing()}`));
createInterface({ input: process.stdin }).on("line", (line) => {
  follow(JSON.parse(line) as Order).then(
    () => say("done"),
    (error: unknown) => say(`failed ${String(error)}`),
  );
});
await db()
  .selectNoFrom((eb) => eb.lit(1).as("one"))
  .execute();
await startHearing(address, log);
say(`begun ${hearing()}`);
