import { ALERTS } from "./push-settings";

/** The sentences for obstacles to alerts. */
const BLOCKED = "Your browser blocks alerts from Voyance. You can allow them in its settings for this site.";
const FAILED = "Your browser could not turn alerts on just now. Please try again later.";

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Tells the server the address of this browser, by a form of its own: the page's forms are the framework's. */
function send(subscription: PushSubscription): void {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const form = document.createElement("form");
  form.method = "post";
  form.action = ALERTS;
  form.hidden = true;
  const fields = { intent: "push-on", endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    Object.assign(input, { name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

async function turnOn(key: string, registration: ServiceWorkerRegistration, say: (text: string) => void) {
  if ((await Notification.requestPermission()) !== "granted") return say(BLOCKED);
  try {
    const before = await registration.pushManager.getSubscription();
    // A subscription made with another key, or for another account, gets no messages of ours.
    await before?.unsubscribe();
    const applicationServerKey = bytesOf(key);
    send(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  } catch {
    say(FAILED);
  }
}

/** Offers alerts where this browser can show them; asks only when the button is pressed. */
export function offerAlerts(box: HTMLElement, registration: ServiceWorkerRegistration): void {
  const button = box.querySelector<HTMLButtonElement>("[data-push-on]");
  const words = box.querySelector<HTMLElement>("[data-push-words]");
  if (!button || !words || !("pushManager" in registration) || !("Notification" in window)) return;
  const say = (text: string): void => {
    words.textContent = text;
  };
  say(Notification.permission === "denied" ? BLOCKED : "");
  button.hidden = Notification.permission === "denied";
  button.onclick = () => void turnOn(box.dataset.push ?? "", registration, say);
}
