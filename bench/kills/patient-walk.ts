import { setTimeout as pause } from "node:timers/promises";
import { Walk } from "#tests/walks/walk";

const AGAIN_MS = 100;
/** Tries of one request, over a minute and more: a server is back sooner. */
const MOST_TRIES = 600;

/** The answer of a server that is busy. */
class Busy extends Error {
  override readonly name = "Busy";
}

/** Whether a request failed because its server was gone, by the words of Node's `fetch`, or busy. */
const isLost = (error: unknown): boolean =>
  error instanceof Busy || (error instanceof TypeError && /fetch failed|terminated/.test(error.message));

/**
 * A traveller without scripts whose connection is cut again and again: what got no answer is sent once more from the page
 * that is still there, as often as it takes.
 */
export class PatientWalk extends Walk {
  /** Requests that got no answer. */
  lost = 0;

  async #again<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (!isLost(error) || tries >= MOST_TRIES) throw error;
        this.lost += 1;
        await pause(AGAIN_MS);
      }
    }
  }

  override goto(address: string): Promise<number> {
    return this.#again(() => super.goto(address));
  }
  override press(...button: Parameters<Walk["press"]>): Promise<void> {
    return this.#again(() => super.press(...button));
  }
  override follow(...link: Parameters<Walk["follow"]>): Promise<void> {
    return this.#again(() => super.follow(...link));
  }

  /** Asks for data, and reads all of the answer. A server that is busy is asked again. */
  ask(address: string, asked: RequestInit = {}): Promise<{ status: number; bytes: Buffer }> {
    return this.#again(async () => {
      const answer = await this.fetch(address, asked);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 503) throw new Busy(address);
      return { status: answer.status, bytes };
    });
  }

  /** Does steps from the first page on, and from there again where a busy server sent another page than the asked one. */
  async steps(work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      const problem = await work().catch((error: unknown) => error);
      if (this.status !== 503) {
        if (problem !== undefined) throw problem as Error;
        return;
      }
      if (tries >= MOST_TRIES) throw new Busy(this.url);
      await pause(AGAIN_MS);
    }
  }
}
