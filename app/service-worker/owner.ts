import { NOBODY, OWNER_HEADER, OWN_CACHE } from "#app/modules/offline/kept-pages";
import { tellPages } from "./tell-pages";
import { forgetForms } from "./waiting-store";

/**
 * The device's own record: its owner at the last contact. It is stored because the worker may be ended at any moment.
 */
const DEVICE = "device";
const OWNER = "/device/owner";

async function readOwner(): Promise<string> {
  const noted = await (await caches.open(DEVICE)).match(OWNER);
  return (await noted?.text()) ?? NOBODY;
}

/** Read once in the life of the worker; no other code writes it. */
let owner = readOwner();

/** The owner of this device, by the server's name. */
export function ownerNow(): Promise<string> {
  return owner;
}

let changes = 0;

/** A number that rises with each change of owner; the answer to a request from an earlier one no longer counts. */
export function ownersTime(): number {
  return changes;
}

/** The name of the cache of the owner at the last contact; undefined when no account was signed in. */
export async function ownCacheName(): Promise<string | undefined> {
  const name = await owner;
  return name === NOBODY ? undefined : OWN_CACHE + name;
}

/** Takes the pages of all owners but the one named off the device (CHECKLIST FRAME-03). */
async function forgetAllBut(kept: string | undefined): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OWN_CACHE) && name !== kept) await caches.delete(name);
}

async function setOwner(name: string): Promise<void> {
  changes++;
  owner = Promise.resolve(name);
  await forgetAllBut(name === NOBODY ? undefined : OWN_CACHE + name);
  await (await caches.open(DEVICE)).put(OWNER, new Response(name));
  // An expired session is no reason to lose typed text: it waits for its owner, and goes when another owner comes.
  if (name !== NOBODY) await forgetForms(name);
  // A page may have asked for its forms before its own answer was read: it asks again.
  await tellPages({ type: "OWNER_CHANGED" });
}

/**
 * Notes the owner that a page from the server names: an earlier owner leaves nothing behind. @returns that name, if
 * there is one
 */
export async function noteOwner(response: Response): Promise<string | undefined> {
  const told = response.headers.get(OWNER_HEADER);
  if (told !== null && told !== (await owner)) await setOwner(told);
  return told ?? undefined;
}

/** The account may be signed out: the owner's pages are gone for now. */
export async function forgetOwner(): Promise<void> {
  await setOwner(NOBODY);
}

/** The owner has left: takes pages and waiting forms off the device. */
export async function forgetEverything(): Promise<void> {
  await forgetOwner();
  await forgetForms();
}
