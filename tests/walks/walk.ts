import { configure, within } from "@testing-library/dom";
import type { BoundFunctions, queries } from "@testing-library/dom";
import { CookieJar, JSDOM } from "jsdom";
import type { DOMWindow } from "jsdom";

// A page without its style sheets hides only what `hidden` says, which `visible` asks for.
configure({
  defaultHidden: true,
  // The whole page in a message hides what was looked for.
  getElementError: (message) => new Error(message?.split("\n\n", 1)[0]),
});

/** A name as it is written, or a pattern in it. */
type Name = string | RegExp;
/** Queries by role, label and text of a part of a page. */
export type Scope = BoundFunctions<typeof queries>;
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A cookie that a browser keeps. */
interface KeptCookie {
  name: string;
  value: string;
  /** In seconds; undefined for one that goes with the session. */
  maxAge: number | undefined;
}

/** A file that is chosen in a form. */
export interface ChosenFile {
  name: string;
  type: string;
  bytes: string | Uint8Array<ArrayBuffer>;
}

const MOST_REDIRECTS = 10;

/**
 * Computes the style of each kind of element once a page. Without style sheets it depends on the tag and a few
 * attributes alone, and names are asked for by the style of every element in them: this is most of a query's time.
 */
function keepStyles(window: DOMWindow): void {
  const known = new Map<string, CSSStyleDeclaration>();
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => {
    const kind = ["hidden", "style", "open", "type"].map((name) => element.getAttribute(name));
    const key = [element.tagName, ...kind].join("|");
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
}

const LABELABLE = ["Button", "Input", "Meter", "Output", "Progress", "Select", "TextArea"] as const;

/**
 * Finds the labels of all controls once a page. jsdom looks through the whole document for those of one control, and a
 * query by label or name asks for those of each: half a minute for one query of the page that edits days.
 */
function keepLabels(window: DOMWindow): void {
  let known: Map<Element | null, HTMLLabelElement[]> | undefined;
  const find = (): Map<Element | null, HTMLLabelElement[]> => {
    const found = new Map<Element | null, HTMLLabelElement[]>();
    for (const label of window.document.querySelectorAll("label")) {
      const control = label.htmlFor
        ? window.document.getElementById(label.htmlFor)
        : label.querySelector("button, input, select, textarea");
      found.set(control, [...(found.get(control) ?? []), label]);
    }
    return found;
  };
  const labels = {
    get(this: HTMLInputElement): HTMLLabelElement[] | null {
      known ??= find();
      return this.type === "hidden" ? null : (known.get(this) ?? []);
    },
  };
  for (const kind of LABELABLE) Object.defineProperty(window[`HTML${kind}Element`].prototype, "labels", labels);
}

/** Makes queries of large pages ten to a thousand times faster; no page differs by it. */
function quicken(window: DOMWindow): void {
  keepStyles(window);
  keepLabels(window);
}

/**
 * A visit by a browser without scripts, over HTTP: it follows links, fills in fields and presses buttons of the pages
 * that the built server sends, as plain HTML does these, and refuses what such a browser would refuse. It draws
 * nothing: what needs scripts, a keyboard, a size of screen or a worker is a journey in tests/e2e.
 */
export class Walk {
  readonly #origin: string;
  readonly #cookies: CookieJar;
  #dom = new JSDOM("");
  #files = new Map<HTMLInputElement, ChosenFile>();
  /** The last answer's status and headers, and its text where it is no page. */
  status = 0;
  headers = new Headers();
  text = "";
  /** Headers that this browser sends beside the common ones. */
  readonly sends = new Headers();

  constructor(origin: string, cookies = new CookieJar()) {
    this.#origin = origin;
    this.#cookies = cookies;
  }

  /** Another tab of the same browser. */
  newTab(): Walk {
    return new Walk(this.#origin, this.#cookies);
  }

  /** Keeps a cookie, as if the site had set it. */
  async setCookie(name: string, value: string): Promise<void> {
    await this.#cookies.setCookie(`${name}=${value}; Path=/`, this.#origin);
  }

  /** The cookies that this browser keeps. */
  async cookies(): Promise<KeptCookie[]> {
    const kept = await this.#cookies.getCookies(this.#origin);
    return kept.map(({ key, value, maxAge }) => ({
      name: key,
      value,
      maxAge: typeof maxAge === "number" ? maxAge : undefined,
    }));
  }

  get document(): Document {
    return this.#dom.window.document;
  }

  /** Queries of the whole page. */
  get page(): Scope {
    return within(this.document.body);
  }

  /** Queries of the page's main part. */
  get main(): Scope {
    return within(this.page.getByRole("main"));
  }

  get title(): string {
    return this.document.title;
  }

  /** The address without its origin. */
  get url(): string {
    return this.#dom.window.location.href.replace(this.#origin, "");
  }

  /** Opens an address. @returns the status */
  async goto(address: string): Promise<number> {
    await this.#ask(new URL(address, this.#origin), { method: "GET" });
    return this.status;
  }

  /** Goes where the page leads by itself after a moment (its header `Refresh`). */
  async moveOn(): Promise<void> {
    const target = /^\d+; url=(.+)$/.exec(this.headers.get("Refresh") ?? "")?.[1];
    if (target === undefined) throw new Error(`${this.url} leads nowhere by itself`);
    await this.goto(target);
  }

  /** Follows a link, by its name or itself. */
  async follow(link: Name | HTMLElement, among: Scope = this.page): Promise<void> {
    const found = this.#find("link", link, among);
    const { href } = found as HTMLAnchorElement;
    if (!href) throw new Error(`"${found.textContent}" leads nowhere`);
    await this.#ask(new URL(href), { method: "GET" });
  }

  /** Types into a field, in place of what it holds. */
  fill(label: Name, value: string, among: Scope = this.page): void {
    const field = among.getByLabelText<Field>(label);
    if (field.disabled || ("readOnly" in field && field.readOnly))
      throw new Error(`"${String(label)}" cannot be typed in`);
    field.value = value;
  }

  /** Ticks or unticks a box, or chooses one of several. */
  check(label: Name, isChecked = true, among: Scope = this.page): void {
    const box = among.getByLabelText<HTMLInputElement>(label);
    if (box.disabled) throw new Error(`"${String(label)}" cannot be chosen`);
    box.checked = isChecked;
  }

  /** Chooses an option of a list by its text. */
  select(label: Name, option: string, among: Scope = this.page): void {
    const list = among.getByLabelText<HTMLSelectElement>(label);
    const found = [...list.options].find(({ text }) => text === option);
    if (!found) throw new Error(`"${String(label)}" has no option "${option}"`);
    found.selected = true;
  }

  /** Chooses a file in a field. */
  attach(label: Name, file: ChosenFile, among: Scope = this.page): void {
    this.#files.set(among.getByLabelText<HTMLInputElement>(label), file);
  }

  /** Presses a button, by its name or itself, and sends its form. */
  async press(button: Name | HTMLElement, among: Scope = this.page): Promise<void> {
    const { window } = this.#dom;
    const found = this.#find("button", button, among);
    const { form, disabled } = found as HTMLButtonElement;
    if (!form || disabled) throw new Error(`"${found.textContent}" sends no form`);
    const pressed = found as HTMLButtonElement;
    // A file that was chosen is not in its field itself.
    const typed = [...form.elements].filter((element) => !this.#files.has(element as HTMLInputElement));
    const refused = typed.filter((element) => !(element as Field).checkValidity());
    if (!form.noValidate && !pressed.formNoValidate && refused.length > 0)
      throw new Error(`A browser asks for ${refused.map((field) => (field as Field).name).join(", ")} first`);
    const fields = [...new window.FormData(form, pressed)] as [string, string | File][];
    const address = new URL(pressed.getAttribute("formaction") ?? form.getAttribute("action") ?? this.url, this.#base);
    if ((pressed.getAttribute("formmethod") ?? form.method).toLowerCase() !== "post") {
      address.search = new URLSearchParams(fields as [string, string][]).toString();
      return this.#ask(address, { method: "GET" });
    }
    return this.#ask(address, { method: "POST", body: this.#bodyOf(form, pressed, fields) });
  }

  /** Sends a form that the page does not show, as one that was drawn earlier or elsewhere would be sent. */
  async send(address: string, fields: Record<string, string>): Promise<void> {
    await this.#ask(new URL(address, this.#origin), { method: "POST", body: new URLSearchParams(fields) });
  }

  #find(role: "link" | "button", name: Name | HTMLElement, among: Scope): HTMLElement {
    return name instanceof this.#dom.window.HTMLElement ? name : among.getByRole(role, { name: name as Name });
  }

  get #base(): string {
    return this.#dom.window.location.href;
  }

  #bodyOf(form: HTMLFormElement, pressed: HTMLButtonElement, fields: [string, string | File][]): BodyInit {
    const coding = pressed.getAttribute("formenctype") ?? form.enctype;
    if (coding !== "multipart/form-data") return new URLSearchParams(fields as [string, string][]);
    const body = new FormData();
    for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=file]")) {
      const file = this.#files.get(input);
      body.append(
        input.name,
        new Blob(file ? [file.bytes] : [], { type: file?.type ?? "application/octet-stream" }),
        file?.name ?? "",
      );
    }
    return body;
  }

  async #ask(address: URL, asked: RequestInit): Promise<void> {
    let url = address;
    let request = asked;
    for (let times = 0; times <= MOST_REDIRECTS; times++) {
      const response = await this.#fetch(url, request);
      const target = response.headers.get("Location");
      if (response.status < 300 || response.status >= 400 || target === null) return this.#show(response, url);
      url = new URL(target, url);
      if (url.origin !== this.#origin) throw new Error(`Led away to ${url.href}`);
      if (response.status < 307) request = { method: "GET" };
    }
    throw new Error(`Led on more than ${MOST_REDIRECTS} times, at last to ${url.href}`);
  }

  /** Sends one request with this browser's cookies; no redirect is followed and the page stays. */
  async fetch(address: string, asked: RequestInit = {}): Promise<Response> {
    return this.#fetch(new URL(address, this.#origin), asked);
  }

  async #fetch(url: URL, asked: RequestInit): Promise<Response> {
    const cookie = await this.#cookies.getCookieString(url.href);
    const headers = new Headers(asked.headers);
    for (const [name, value] of this.sends) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has("Accept")) headers.set("Accept", "text/html,*/*;q=0.8");
    headers.set("Accept-Language", "en-US,en;q=0.9");
    // Nothing is sent far: to pack each page and unpack it again would be a tenth of the work.
    if (!headers.has("Accept-Encoding")) headers.set("Accept-Encoding", "identity");
    if (cookie) headers.set("Cookie", cookie);
    if (asked.method === "POST" && !headers.has("Origin")) headers.set("Origin", this.#origin);
    const response = await fetch(url, { ...asked, headers, redirect: "manual" });
    for (const set of response.headers.getSetCookie()) await this.#cookies.setCookie(set, url.href);
    return response;
  }

  async #show(response: Response, url: URL): Promise<void> {
    this.status = response.status;
    this.headers = response.headers;
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    this.text = await response.text();
    this.#files = new Map();
    this.#dom.window.close();
    this.#dom = new JSDOM(isPage ? this.text : "", { url: url.href, beforeParse: quicken });
  }
}
