/**
 * The values that this browser remembers from one page to the next (CHECKLIST STORE-02, STORE-03, STORE-07). They grant
 * no rights. The small script knows by the ending "Destination" of a name that there is a place to restore.
 */

/** The place of "Start Planning My Trip", by name, until a plan is begun. */
const PLANNED = "plannerDestination";
/** The fields that name a place for a plan. */
const PLACE = 'input[name="destination"][type="text"]';
/** The place of a sample that a visitor wants to change, by slug, until they are signed in. */
const INTENDED = "intendedDestination";
/** The state of a sign-in with Google, for its round trip. The server checks its own copy too. */
const OAUTH_STATE = "oauth_state";
const CALLBACK = "/auth/callback/google";

/** A store of the browser; a browser may refuse it. */
function storeOf(open: () => Storage): Storage | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
const kept = storeOf(() => localStorage);
const ofTab = storeOf(() => sessionStorage);

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Asks the server for Google's address, keeps its state, and goes there; the plain link goes there too. */
async function leaveForGoogle(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute("aria-busy", "true");
  const address = new URL(link.href);
  // The box of the form beside it counts for this way too.
  if (document.querySelector<HTMLInputElement>("#keepSignedIn")?.checked)
    address.searchParams.set("keepSignedIn", "on");
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    const { url } = (await answer.json()) as { url: string };
    ofTab?.setItem(OAUTH_STATE, new URL(url).searchParams.get("state") ?? "");
    location.assign(url);
  } catch {
    // Without Google the server answers with a page that says so.
    location.assign(address);
  }
}

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.origin !== location.origin) return;
  const name = link.pathname === "/planner" && new URL(link.href).searchParams.get("city");
  if (name) kept?.setItem(PLANNED, name);
  if (link.dataset.intends) kept?.setItem(INTENDED, link.dataset.intends);
  if (link.pathname !== "/auth/google" || !isPlainClick(event)) return;
  event.preventDefault();
  if (link.getAttribute("aria-busy") !== "true") void leaveForGoogle(link);
});

document.addEventListener("submit", (event) => {
  if (event.target instanceof HTMLFormElement && event.target.querySelector(PLACE)) kept?.removeItem(PLANNED);
});

/**
 * The place that a traveller set out to plan fills the planner's empty field, whatever pages lay between (CHECKLIST
 * DEST-19, STORE-07).
 */
const SET_OUT = "plannedDestination";
document.addEventListener("click", (event) => {
  const name = (event.target as Element).closest<HTMLElement>("[data-plan]")?.dataset.plan;
  if (name) ofTab?.setItem(SET_OUT, name);
});
const destination = document.querySelector<HTMLInputElement>("form[method=post] input[name=destination]");
destination?.form?.addEventListener("submit", () => ofTab?.removeItem(SET_OUT));

/** An empty destination of a new plan is the place that was last chosen for one (CHECKLIST DEST-19). */
function fillPlace(input: HTMLInputElement): void {
  if (input.value === "") input.value = kept?.getItem(PLANNED) ?? "";
  if (input.value === "" && input === destination) input.value = ofTab?.getItem(SET_OUT) ?? "";
}

/** A traveller who wanted to change a sample goes on to the planner once that is allowed (CHECKLIST SAMP-10). */
function goOnToPlanner(): void {
  const slug = kept?.getItem(INTENDED);
  if (!slug) return;
  kept?.removeItem(INTENDED);
  location.replace(`/planner?destination=${encodeURIComponent(slug)}`);
}

/** Restores the remembered value of an element that is shown. */
export function takeUp(element: HTMLElement): void {
  if (element.matches(PLACE)) fillPlace(element as HTMLInputElement);
  if (element.dataset.consumesIntended !== undefined) goOnToPlanner();
}

/** Back from Google the state must be the one this tab left with; after that it is gone (CHECKLIST AUTH-35). */
const left = ofTab?.getItem(OAUTH_STATE);
ofTab?.removeItem(OAUTH_STATE);
const given = location.pathname === CALLBACK ? new URLSearchParams(location.search).get("state") : null;
if (left && given && given !== left) location.replace(`${CALLBACK}?error=state_mismatch`);
