import type { Rng } from "#app/shared/rng";
import type { Scheduler } from "./booking-emulator.fixture";

class Killed extends Error {
  override readonly name = "Killed";
}

/** A process that may be killed before and after each of its calls, and then does nothing more. */
export class Process {
  #isDead = false;
  readonly #rng: Rng;
  readonly #scheduler: Scheduler;
  killRate = 0.06;
  kills = 0;
  constructor(rng: Rng, scheduler: Scheduler) {
    this.#rng = rng;
    this.#scheduler = scheduler;
  }

  #live(): void {
    if (!this.#isDead && this.#rng() < this.killRate) {
      this.#isDead = true;
      this.kills += 1;
    }
    if (this.#isDead) throw new Killed("killed");
  }

  /** Begins anew. */
  revive(): void {
    this.#isDead = false;
  }

  /** @param isSlow whether others go on in between; a request that is on its way gives up in time */
  around<T extends object>(what: T, isSlow: boolean): T {
    const turn = async (): Promise<void> => {
      if (isSlow && this.killRate > 0) await this.#scheduler.turn();
    };
    return new Proxy(what, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value === "object" && value !== null) return this.around(value, isSlow);
        if (typeof value !== "function") return value;
        return async (...args: unknown[]): Promise<unknown> => {
          this.#live();
          await turn();
          const answer: unknown = await (value as (...args: unknown[]) => Promise<unknown>).apply(target, args);
          await turn();
          this.#live();
          return answer;
        };
      },
    });
  }
}
