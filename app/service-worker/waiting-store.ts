import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import type { WaitingForm } from "#app/modules/offline/waiting";

interface Stores extends DBSchema {
  forms: { key: number; value: WaitingForm; indexes: { owner: string } };
  devices: { key: string; value: string };
}

/** The worker may be ended between any two lines of its code, so waiting forms are stored here and nowhere else. */
const NAME = "waiting";

let opened: Promise<IDBPDatabase<Stores>> | undefined;

function open(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore("forms", { keyPath: "id", autoIncrement: true }).createIndex("owner", "owner");
      database.createObjectStore("devices");
    },
    // Closes at once for a deletion (http/front/service-worker.server.ts).
    blocking: (_now, _next, { target }) => (target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** An owner's waiting forms, in the order in which they were typed. */
export async function listForms(owner: string): Promise<WaitingForm[]> {
  return (await open()).getAllFromIndex("forms", "owner", owner);
}

/** The number of waiting forms on this device, of all owners. */
export async function countForms(): Promise<number> {
  return (await open()).count("forms");
}

export async function findForm(id: number): Promise<WaitingForm | undefined> {
  return (await open()).get("forms", id);
}

/** Keeps a form behind all others. @returns its number */
export async function addForm(form: Omit<WaitingForm, "id">): Promise<number> {
  return (await open()).add("forms", form as WaitingForm);
}

/** Writes the outcome of a form, unless it was taken out meanwhile. */
export async function updateForm(form: WaitingForm): Promise<void> {
  const change = (await open()).transaction("forms", "readwrite");
  if (await change.store.get(form.id)) await change.store.put(form);
  await change.done;
}

export async function removeForm(id: number): Promise<void> {
  await (await open()).delete("forms", id);
}

/** The name of this device for an owner, made at its first form. */
export async function deviceName(owner: string): Promise<string> {
  const change = (await open()).transaction("devices", "readwrite");
  const known = await change.store.get(owner);
  const name = known ?? crypto.randomUUID();
  if (known === undefined) await change.store.put(name, owner);
  await change.done;
  return name;
}

/** Takes everything off the device but one owner's waiting forms. */
export async function forgetForms(kept?: string): Promise<void> {
  const change = (await open()).transaction(["forms", "devices"], "readwrite");
  const forms = change.objectStore("forms");
  const devices = change.objectStore("devices");
  if (kept === undefined) await Promise.all([forms.clear(), devices.clear()]);
  else {
    for (const { id, owner } of await forms.getAll()) if (owner !== kept) await forms.delete(id);
    for (const owner of await devices.getAllKeys()) if (owner !== kept) await devices.delete(owner);
  }
  await change.done;
}
