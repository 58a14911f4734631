/** The words for what stands in the way of alerts. */
const BLOCKED = "Your browser blocks alerts from Voyance. You can allow them in its settings for this site.";
const FAILED = "Your browser could not turn alerts on just now. Please try again later.";

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Fills a form in with what the server needs to reach this browser. */
function fillIn(form: HTMLFormElement, subscription: PushSubscription): void {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  for (const [name, value] of Object.entries({ endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" })) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
}

async function turnOn(form: HTMLFormElement, registration: ServiceWorkerRegistration, say: (text: string) => void) {
  if ((await Notification.requestPermission()) !== "granted") return say(BLOCKED);
  try {
    const before = await registration.pushManager.getSubscription();
    // One made with another key, or for somebody else, gets nothing of ours.
    await before?.unsubscribe();
    const applicationServerKey = bytesOf(form.dataset.push ?? "");
    fillIn(form, await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    form.requestSubmit();
  } catch {
    say(FAILED);
  }
}

/** Offers alerts where this browser can show them; asks only when the button is pressed. */
export function offerAlerts(form: HTMLFormElement, registration: ServiceWorkerRegistration): void {
  const button = form.querySelector<HTMLButtonElement>("[data-push-on]");
  const words = form.querySelector<HTMLElement>("[data-push-words]");
  if (!button || !words || !("pushManager" in registration) || !("Notification" in window)) return;
  const say = (text: string): void => {
    words.textContent = text;
  };
  say(Notification.permission === "denied" ? BLOCKED : "");
  button.hidden = Notification.permission === "denied";
  button.onclick = () => void turnOn(form, registration, say);
}
