/**
 * Passkeys: shows what a browser without scripts cannot use, and asks the device. The library that speaks to the device
 * loads with the press. A form goes to the server as a form once the device has answered.
 */
import { NOT_SENT, sendForm } from "#app/shared/sent-form";

type IsReached = () => Promise<boolean>;

/** Passkeys belong to a name; a browser makes none for a bare network address. */
function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

const WORDS = {
  add: "Nothing was added. Try again when you're ready.",
  "sign-in": "You weren't signed in. Try again, or use your password.",
};

/** Why a device gave no answer. */
function whyNot(error: unknown, purpose: keyof typeof WORDS): string {
  // The library names the reason where it knows one.
  const { code } = error as { code?: string };
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device already has a passkey for your account.";
  return WORDS[purpose];
}

function say(form: HTMLFormElement, text: string): void {
  const box = form.querySelector<HTMLElement>(".form-errors") ?? document.createElement("div");
  box.className = "form-errors";
  box.setAttribute("role", "alert");
  box.tabIndex = -1;
  const line = document.createElement("p");
  line.textContent = text;
  box.replaceChildren(line);
  form.prepend(box);
  box.focus();
}

/** The device's answer as JSON; undefined after the reason was told. */
async function askDevice(
  form: HTMLFormElement,
  purpose: keyof typeof WORDS,
  isReached: IsReached,
): Promise<string | undefined> {
  const body = new URLSearchParams({ intent: "passkey-begin" });
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  const { answer, failure } = await sendForm(form.action, { body }, { isReached });
  const given = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined;
  if (!answer?.ok || !given) {
    say(form, given?.message ?? NOT_SENT[failure ?? "ours"]);
    return undefined;
  }
  const { startAuthentication, startRegistration } = await import("./ask-device.client");
  const optionsJSON = given as unknown;
  try {
    return JSON.stringify(
      purpose === "add"
        ? await startRegistration({ optionsJSON } as Parameters<typeof startRegistration>[0])
        : await startAuthentication({ optionsJSON } as Parameters<typeof startAuthentication>[0]),
    );
  } catch (error) {
    say(form, whyNot(error, purpose));
    return undefined;
  }
}

async function press(form: HTMLFormElement, purpose: keyof typeof WORDS, isReached: IsReached): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  if (button.getAttribute("aria-disabled") === "true") return;
  const words = button.textContent;
  button.setAttribute("aria-disabled", "true");
  button.textContent = button.dataset.busy ?? words;
  const answer = await askDevice(form, purpose, isReached).catch(() => {
    say(form, NOT_SENT.network);
    return undefined;
  });
  if (answer === undefined) {
    button.removeAttribute("aria-disabled");
    button.textContent = words;
    return;
  }
  form.querySelector<HTMLInputElement>("[name=answer]")!.value = answer;
  // The proof of the owner has been given, and the box of the sign-in counts for this way too.
  form.querySelector("[type=password], [type=email]")?.removeAttribute("name");
  if (document.querySelector<HTMLInputElement>("#keepSignedIn")?.checked)
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "keepSignedIn", value: "on" }));
  form.submit();
}

/**
 * Shows a part of the page that needs passkeys, or the words that stand in its place. The style has shown it already in
 * a browser that runs scripts; one that has no passkeys loses it again.
 */
export function showPasskeyPart(part: HTMLElement, isReached: IsReached): void {
  const purpose = part.dataset.passkey;
  if ((purpose === "instead") === canUsePasskeys()) {
    part.style.display = "none";
    return;
  }
  part.hidden = false;
  part.style.display = purpose === "instead" ? "block" : "";
  if (!(part instanceof HTMLFormElement) || (purpose !== "add" && purpose !== "sign-in")) return;
  part.addEventListener("submit", (event) => {
    event.preventDefault();
    void press(part, purpose, isReached);
  });
}
