import { beforeEach, describe, expect, it, vi } from "vitest";
import { NOBODY, OWNER_HEADER, OWN_CACHE } from "#app/modules/offline/kept-pages";
import type * as Owner from "./owner";

const forgotten = vi.hoisted(() => ({ forms: [] as (string | undefined)[] }));
vi.mock("./waiting-store", () => ({
  forgetForms: (kept?: string) => Promise.resolve(void forgotten.forms.push(kept)),
}));

/** The caches of a device, with what the worker keeps by itself. */
let stored: Map<string, Map<string, Response>>;
/** The messages that a page of this browser got. */
let told: string[];
const fakeCaches = {
  open: (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(cache.get(address)?.clone()),
      put: (address: string, answer: Response) => Promise.resolve(void cache.set(address, answer)),
    });
  },
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
};

/** A worker that has just been started, on the device as it stands. */
async function started(): Promise<typeof Owner> {
  vi.resetModules();
  return import("./owner");
}

const answerFor = (name: string | undefined): Response =>
  new Response("", { headers: name === undefined ? {} : { [OWNER_HEADER]: name } });
const ownCaches = (): string[] => [...stored.keys()].filter((name) => name.startsWith(OWN_CACHE));

beforeEach(() => {
  stored = new Map([
    ["pages", new Map()],
    [`${OWN_CACHE}ada`, new Map()],
    [`${OWN_CACHE}eve`, new Map()],
  ]);
  forgotten.forms = [];
  told = [];
  vi.stubGlobal("caches", fakeCaches);
  const page = { postMessage: ({ type }: { type: string }) => told.push(type) };
  vi.stubGlobal("self", { clients: { matchAll: () => Promise.resolve([page]) } });
});

describe("the owner of a device", () => {
  it("is nobody at first, who has no cache of their own", async () => {
    const { ownCacheName, ownerNow } = await started();
    expect([await ownerNow(), await ownCacheName()]).toEqual([NOBODY, undefined]);
  });

  it("is the traveller that a page names, and still so when the worker starts anew", async () => {
    const { noteOwner, ownCacheName, ownersTime } = await started();
    const before = ownersTime();
    expect(await noteOwner(answerFor("ada"))).toBe("ada");
    expect([await ownCacheName(), ownersTime()]).toEqual([`${OWN_CACHE}ada`, before + 1]);
    expect(await (await started()).ownerNow()).toBe("ada");
  });

  it("leaves no pages and no forms of others, and touches what reads alike for everybody", async () => {
    const { noteOwner } = await started();
    await noteOwner(answerFor("ada"));
    expect(ownCaches()).toEqual([`${OWN_CACHE}ada`]);
    expect(stored.has("pages")).toBe(true);
    expect(forgotten.forms).toEqual(["ada"]);
  });

  it("stays the same, and nothing is forgotten, where a page names the same or nobody at all", async () => {
    const { noteOwner, ownersTime } = await started();
    await noteOwner(answerFor("ada"));
    const since = ownersTime();
    expect(await noteOwner(answerFor("ada"))).toBe("ada");
    expect(await noteOwner(answerFor(undefined))).toBeUndefined();
    expect([ownersTime(), forgotten.forms]).toEqual([since, ["ada"]]);
    expect(told, "a page learns of each change").toEqual(["OWNER_CHANGED"]);
  });

  it("that signs out takes the pages along, and leaves what waits to be sent", async () => {
    const { forgetOwner, noteOwner, ownerNow } = await started();
    await noteOwner(answerFor("ada"));
    await forgetOwner();
    expect([await ownerNow(), ownCaches(), forgotten.forms]).toEqual([NOBODY, [], ["ada"]]);
  });

  it("that is deleted takes everything along", async () => {
    const { forgetEverything } = await started();
    await forgetEverything();
    expect([ownCaches(), forgotten.forms]).toEqual([[], [undefined]]);
  });
});
