import { FairQueue } from "#app/shared/queues/fair-queue";

/** The most that a process takes on at once. Times in milliseconds. */
export interface QueueBounds {
  /** Requests that are worked on at once. */
  mostUnderWay: number;
  /** Requests that may wait, over all callers. */
  mostWaiting: number;
  /** A request that would wait longer is refused when it comes; one that did wait longer is refused at its turn. */
  longestWaitMs: number;
  /** A request that is under way for longer than this waits for another party: a plan, a search, a slow line. */
  longMs: number;
}

/** The clock and event loop of a queue, handed in so that its rules can be tested without them. */
export interface QueueWorld {
  /** Milliseconds that only grow. */
  now: () => number;
  /** Calls back after all requests that have arrived meanwhile were taken in. */
  nextTurn: (turn: () => void) => void;
  /** The share of the time, 0 to 1, that the process was busy since the last call. */
  busyShare: () => number;
}

/** A request that enters the queue. Exactly one of `start` and `refuse` is called, unless its caller leaves first. */
export interface Newcomer {
  /** The caller of the request, such as its address: callers take turns by this. */
  key: string;
  start: () => void;
  refuse: () => void;
}

interface Waiting extends Newcomer {
  since: number;
}

/** From this share of busy time on, a long request is slow because of the others, and keeps its place. */
const SATURATED = 0.9;
const SMOOTHING = 1 / 8;

/**
 * The one door that requests go through. Work starts one request a turn of the event loop: between two turns all new
 * requests are taken in, so that the length of the queue is known, and health checks are answered. Callers take turns.
 * Beyond the bounds a request is refused at once, while its caller still has the time to do something else.
 */
export class RequestQueue {
  readonly #bounds: QueueBounds;
  readonly #world: QueueWorld;
  readonly #waiting: FairQueue<Waiting>;
  /** Requests that hold a place, with the time of their start. */
  readonly #underWay = new Map<symbol, number>();
  #hasTurn = false;
  #startedAt: number | undefined;
  /** The average time between two starts while others wait: how fast the queue moves. */
  #stepMs = 0;
  #refused = 0;

  constructor(bounds: QueueBounds, world: QueueWorld) {
    this.#bounds = bounds;
    this.#world = world;
    this.#waiting = new FairQueue(bounds.mostWaiting);
  }

  /** The state of the queue; `refused` counts since the start of the process. */
  get state(): { underWay: number; waiting: number; refused: number } {
    return { underWay: this.#underWay.size, waiting: this.#waiting.size, refused: this.#refused };
  }

  /**
   * Takes a request in, or refuses it.
   * @returns a function to call once, when the answer is sent or the caller has left
   */
  enter(newcomer: Newcomer): () => void {
    const place = Symbol("place");
    const item: Waiting = {
      ...newcomer,
      since: this.#world.now(),
      start: () => {
        this.#underWay.set(place, this.#world.now());
        newcomer.start();
      },
    };
    const isLong = this.#waiting.size * this.#stepMs > this.#bounds.longestWaitMs;
    const admission = isLong ? undefined : this.#waiting.add(item.key, item);
    if (!admission?.isIn) this.#refuse(item);
    else {
      if (admission.displaced) this.#refuse(admission.displaced);
      this.#askForTurn();
    }
    return () => {
      if (this.#underWay.delete(place)) this.#askForTurn();
      else this.#waiting.remove(item.key, item);
    };
  }

  /** Gives the places of requests that wait for another party to others. Called at regular times. */
  releaseLong(): void {
    if (this.#world.busyShare() >= SATURATED) return;
    const before = this.#world.now() - this.#bounds.longMs;
    for (const [place, since] of this.#underWay) if (since <= before) this.#underWay.delete(place);
    this.#askForTurn();
  }

  #refuse(item: Waiting): void {
    this.#refused += 1;
    item.refuse();
  }

  #askForTurn(): void {
    if (this.#hasTurn || this.#waiting.size === 0 || this.#underWay.size >= this.#bounds.mostUnderWay) return;
    this.#hasTurn = true;
    this.#world.nextTurn(() => this.#turn());
  }

  #turn(): void {
    this.#hasTurn = false;
    const now = this.#world.now();
    const item = this.#waiting.next();
    if (item && now - item.since > this.#bounds.longestWaitMs) this.#refuse(item);
    else if (item) {
      if (this.#startedAt !== undefined) this.#stepMs += (now - this.#startedAt - this.#stepMs) * SMOOTHING;
      item.start();
    }
    // The time until the next start tells how fast the queue moves only while a request waits for it.
    this.#startedAt = this.#waiting.size > 0 ? now : undefined;
    if (this.#startedAt === undefined) this.#stepMs = 0;
    this.#askForTurn();
  }
}
