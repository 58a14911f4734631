import { NOBODY } from "#app/modules/offline/kept-pages";
import { ownerNow } from "./owner";

declare const self: ServiceWorkerGlobalScope;

interface Message {
  title: string;
  body: string;
  /** A path of ours. */
  address: string;
  /** The owner, by the name that the device knows. */
  owner: string;
}

function readMessage(data: PushMessageData | null): Message | undefined {
  if (!data) return undefined;
  try {
    const { title, body, address, owner } = data.json() as Message;
    return { title, body, address, owner };
  } catch {
    return undefined;
  }
}

/** Ends this device's alerts: at sign-out, and when another account uses it. */
export async function stopAlerts(): Promise<void> {
  try {
    const subscription = await self.registration.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The push service was not reached: a message that finds another owner here tries again.
  }
}

/** Shows a message, unless another account is signed in here by now. */
export async function showAlert({ data }: PushEvent): Promise<void> {
  const message = readMessage(data);
  const here = await ownerNow();
  if (!message || (here !== NOBODY && here !== message.owner)) return stopAlerts();
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.address,
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-monochrome-512.png",
    data: message.address,
  });
}

/** Opens the page of a message, in an open window if there is one. */
export async function openAlert({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), self.location.origin);
  // The opened address is ours, whatever a message says.
  const address = url.origin === self.location.origin ? url.href : self.location.origin;
  const [window] = await self.clients.matchAll({ type: "window" });
  const shown = await window?.navigate(address).catch(() => null);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
