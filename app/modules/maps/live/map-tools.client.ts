import { DomEvent, divIcon, latLng, marker } from "leaflet";
import type { Map as LeafletMap, Marker } from "leaflet";
import type { Units } from "#app/shared/units";
import { scaleBar } from "../scale-bar";

const SIGNS = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  all: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z",
  here: "M12 2v4M12 18v4M2 12h4M18 12h4M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;

function button(sign: keyof typeof SIGNS, words: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.title = words;
  element.setAttribute("aria-label", words);
  element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[sign]}"/></svg>`;
  element.addEventListener("click", press);
  return element;
}

/** Fills the screen with the map, or gives it back; where the browser cannot, the map fills the page. */
function toggleFull(map: LeafletMap): void {
  const element = map.getContainer();
  const settle = (): void => void map.invalidateSize();
  if (document.fullscreenElement) return void document.exitFullscreen().then(settle);
  const fillPage = (): void => {
    element.classList.toggle("is-full");
    settle();
  };
  if (!element.requestFullscreen) return fillPage();
  element.requestFullscreen().then(settle, fillPage);
}

const HERE_ZOOM = 15;

/** Shows where the device is. The position stays in the page. */
function showHere(map: LeafletMap, say: (words: string) => void): void {
  const shown = here.get(map);
  say("Finding where you are");
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) => {
      const at = latLng(latitude, longitude);
      const icon = divIcon({ className: "", html: '<span class="here-mark"></span>', iconSize: [24, 24] });
      shown?.remove();
      here.set(map, marker(at, { icon, keyboard: false, alt: "You are here" }).addTo(map));
      map.setView(at, Math.max(map.getZoom(), HERE_ZOOM));
      say(`You are in the middle of the map, within ${Math.round(accuracy)} metres`);
    },
    ({ code }) =>
      say(
        code === 1
          ? "Your browser doesn't share where you are. Allow it in the settings of this page, then try again."
          : "Your device can't tell where it is right now. Try again in the open.",
      ),
    { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
  );
}

const here = new WeakMap<LeafletMap, Marker>();

/** The scale of a map, as long as a round distance. */
function addScale(map: LeafletMap, units: Units): void {
  const bar = document.createElement("p");
  bar.className = "map-scale";
  bar.setAttribute("aria-hidden", "true");
  const MOST = 90;
  const draw = (): void => {
    const { y } = map.getSize();
    const metresPerPixel =
      map.distance(map.containerPointToLatLng([0, y / 2]), map.containerPointToLatLng([MOST, y / 2])) / MOST;
    if (!(metresPerPixel > 0)) return;
    const { metres, label } = scaleBar(MOST * metresPerPixel, units);
    bar.textContent = label;
    bar.style.width = `${Math.max(24, metres / metresPerPixel)}px`;
  };
  map.getContainer().append(bar);
  map.on("moveend zoomend", draw);
  draw();
}

/** The credit that the licence of street maps wants on the map itself, on the whole screen too. */
export function addCredit(box: HTMLElement, words: string): void {
  const credit = document.createElement("a");
  credit.className = "map-credit";
  credit.href = "https://www.openstreetmap.org/copyright";
  credit.target = "_blank";
  credit.rel = "noopener noreferrer";
  credit.textContent = words;
  const where = document.createElement("span");
  where.className = "visually-hidden";
  where.textContent = " (opens a new window)";
  credit.append(where);
  DomEvent.disableClickPropagation(credit);
  box.append(credit);
}

/**
 * Adds the buttons of a map: closer, farther, everything, where am I, the whole screen.
 * @param units of the scale
 * @param showAll shows everything that is on the map
 * @param say announces words to readers of any kind
 */
export function addTools(map: LeafletMap, units: Units, showAll: () => void, say: (words: string) => void): void {
  const tools = document.createElement("div");
  tools.className = "map-tools";
  tools.setAttribute("role", "group");
  tools.setAttribute("aria-label", "Map");
  tools.append(
    button("in", "Zoom in", () => map.zoomIn()),
    button("out", "Zoom out", () => map.zoomOut()),
    button("all", "Show everything", showAll),
    ...("geolocation" in navigator ? [button("here", "Where am I", () => showHere(map, say))] : []),
    button("full", "Full screen", () => toggleFull(map)),
  );
  DomEvent.disableClickPropagation(tools);
  DomEvent.disableScrollPropagation(tools);
  // Keys on a button are the button's own.
  tools.addEventListener("keydown", (event) => event.stopPropagation());
  map.getContainer().append(tools);
  map.getContainer().addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && map.getContainer().classList.contains("is-full")) toggleFull(map);
  });
  addScale(map, units);
}
