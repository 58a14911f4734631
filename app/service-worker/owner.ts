import { NOBODY, OWNER_HEADER, OWN_CACHE } from "#app/modules/offline/kept-pages";
import { forgetForms } from "./waiting-store";

/** What this device remembers of itself: whose it was at the last contact. The worker may be ended at any moment. */
const DEVICE = "device";
const OWNER = "/device/owner";

async function readOwner(): Promise<string> {
  const noted = await (await caches.open(DEVICE)).match(OWNER);
  return (await noted?.text()) ?? NOBODY;
}

/** Read once in the life of the worker; written by nobody else. */
let owner = readOwner();

/** Whose device this is, as the server names it. */
export function ownerNow(): Promise<string> {
  return owner;
}

let changes = 0;

/** Which traveller's time it is; a request that was sent in an earlier one has nothing to say any more. */
export function ownersTime(): number {
  return changes;
}

/** The name of the cache of whoever was signed in at the last contact; undefined when nobody was. */
export async function ownCacheName(): Promise<string | undefined> {
  const name = await owner;
  return name === NOBODY ? undefined : OWN_CACHE + name;
}

/** Takes every page of everybody but the one named off the device (CHECKLIST FRAME-03). */
async function forgetAllBut(kept: string | undefined): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OWN_CACHE) && name !== kept) await caches.delete(name);
}

async function setOwner(name: string): Promise<void> {
  changes++;
  owner = Promise.resolve(name);
  await forgetAllBut(name === NOBODY ? undefined : OWN_CACHE + name);
  await (await caches.open(DEVICE)).put(OWNER, new Response(name));
  // A session that has run out is no reason to lose what was typed: it waits for its owner, and goes when another comes.
  if (name !== NOBODY) await forgetForms(name);
}

/** What a page from the server says of who is signed in: whoever came before leaves nothing behind. @returns that name, if it says one */
export async function noteOwner(response: Response): Promise<string | undefined> {
  const told = response.headers.get(OWNER_HEADER);
  if (told !== null && told !== (await owner)) await setOwner(told);
  return told ?? undefined;
}

/** Nobody is signed in any more, or perhaps not: the pages of whoever was are gone for now. */
export async function forgetOwner(): Promise<void> {
  await setOwner(NOBODY);
}

/** Whoever was here takes everything along: pages, and what waited to be sent. */
export async function forgetEverything(): Promise<void> {
  await forgetOwner();
  await forgetForms();
}
