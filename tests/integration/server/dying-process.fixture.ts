import type { Kysely, KyselyPlugin } from "kysely";
import type { Database } from "#app/db/schema";

class Killed extends Error {
  override readonly name = "Killed";
}

/**
 * A process that is killed at a moment of its own. Moments are counted by its statements: before one is run, and after it
 * when its answer does not come any more. It asks the database nothing after that, and what was not committed is taken
 * back, as the database does for a process that is gone.
 */
export class DyingProcess {
  #moment = 0;
  readonly #diesAt: number;
  /** @param diesAt the moment, from 1 */
  constructor(diesAt: number) {
    this.#diesAt = diesAt;
  }

  get isDead(): boolean {
    return this.#moment >= this.#diesAt;
  }

  /** The database as this process has it. */
  over(database: Kysely<Database>): Kysely<Database> {
    const live = (): void => {
      if (!this.isDead) this.#moment += 1;
      if (this.isDead) throw new Killed("killed");
    };
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        live();
        return node;
      },
      transformResult({ result }) {
        live();
        return Promise.resolve(result);
      },
    };
    return database.withPlugin(plugin);
  }
}
