import { Map as LeafletMap, canvas, divIcon, latLngBounds, marker, polyline } from "leaflet";
import type { LatLngBounds, LatLngExpression, Marker, PolylineOptions } from "leaflet";
import type { Point } from "#app/shared/geo";
import { MAP_INKS } from "../palette";
import type { MapInks, Scheme } from "../palette";
import type { Area } from "../place-labels";
import { appleMapsLink } from "../map-links";
import { sourcesOf } from "../tiles/tile-address";
import { GroundLayer } from "./ground-layer.client";
import type { LiveGround } from "./live-map";
import { addMapSheet } from "./map-sheet.client";
import { addCredit, addTools } from "./map-tools.client";
import { NamesLayer } from "./names-layer.client";
import type { OwnName } from "./names-layer.client";

const CLOSEST_AT_FIRST = 15;
const STOP_ZOOM = 15;
const PIN = 36;
const SIGNS = {
  stay: "M3 18v-7M3 14h18v4M21 14v-2a2 2 0 0 0-2-2h-8v4M5 9.5h3",
  airport: "M3 13l18-8-6 16-3-7z",
} as const;

/** A stop of the list with its pin. */
interface Pinned {
  line: HTMLElement;
  pin: Marker;
}

const isDark = matchMedia("(prefers-color-scheme: dark)");
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const scheme = (): Scheme => (isDark.matches ? "dark" : "light");

const at = ({ lat, lon }: Point): LatLngExpression => [lat, lon];

/** The line of a way, in the inks of the printed maps. */
function lineOf(isWalk: boolean, inks: MapInks): PolylineOptions {
  const base = { interactive: false, lineCap: "round", lineJoin: "round" } as const;
  return isWalk
    ? { ...base, color: inks.ink, weight: 3, dashArray: "0.1 7" }
    : { ...base, color: inks.soft, weight: 2, dashArray: "8 5" };
}

/** The card of a stop: its line in the list, without what only leads to the map. */
function cardOf(line: HTMLElement): HTMLElement {
  const card = document.createElement("div");
  for (const part of line.cloneNode(true).childNodes)
    if (!(part instanceof HTMLElement && part.matches("[data-show]"))) card.append(part.cloneNode(true));
  card.querySelectorAll("img").forEach((image) => (image.loading = "eager"));
  return card;
}

const pointOf = ({ dataset }: HTMLElement): Point => ({ lat: Number(dataset.lat), lon: Number(dataset.lon) });

function pinOf(line: HTMLElement, map: LeafletMap): Marker {
  const { stop = "", name = "" } = line.dataset;
  const mark = document.createElement("span");
  mark.className = "pin-mark";
  mark.textContent = stop;
  const icon = divIcon({ className: "", html: mark, iconSize: [Math.max(PIN, 18 + 8 * stop.length), PIN] });
  const pin = marker(at(pointOf(line)), { icon, alt: "", riseOnHover: true }).addTo(map);
  const element = pin.getElement()!;
  element.setAttribute("aria-label", `${stop} ${name}`.trim());
  element.setAttribute("role", "button");
  pin.bindPopup(() => cardOf(line), { minWidth: 220, maxWidth: 300, autoPanPadding: [24, 24] });
  return pin;
}

/** List and map, linked both ways. */
function linkWithList(map: LeafletMap, pins: readonly Pinned[]): void {
  const light = (one: Pinned | undefined): void =>
    pins.forEach((other) => {
      other.line.classList.toggle("is-lit", other === one);
      other.pin.getElement()?.classList.toggle("is-lit", other === one);
    });
  for (const one of pins) {
    one.pin.on("popupopen", () => {
      light(one);
      // The focus goes back from the card to its pin.
      map.once("popupclose", () => {
        light(undefined);
        if (document.activeElement === document.body) one.pin.getElement()?.focus({ preventScroll: true });
      });
    });
    for (const kind of ["pointerover", "focusin"] as const) one.line.addEventListener(kind, () => light(one));
    one.line.addEventListener("pointerleave", () => light(undefined));
    one.line.querySelector("[data-show]")?.addEventListener("click", (event) => {
      event.preventDefault();
      map.getContainer().scrollIntoView({ block: "nearest", behavior: isCalm.matches ? "auto" : "smooth" });
      map.setView(one.pin.getLatLng(), Math.max(map.getZoom(), STOP_ZOOM), { animate: !isCalm.matches });
      one.pin.openPopup();
      one.pin.getElement()?.focus({ preventScroll: true });
    });
  }
}

/** Escape closes the card from wherever the focus is; Leaflet listens only while the map itself has it. */
function closeByEscape(map: LeafletMap): void {
  map.getContainer().addEventListener("keydown", ({ key }) => key === "Escape" && map.closePopup());
}

function addSigns(map: LeafletMap, signs: LiveGround["signs"]): void {
  for (const { kind, name, at: place } of signs) {
    const html = `<span class="sign-mark"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[kind]}"/></svg></span>`;
    const sign = marker(at(place), {
      icon: divIcon({ className: "", html, iconSize: [PIN, PIN] }),
      zIndexOffset: -500,
    });
    const words = document.createElement("p");
    words.textContent = kind === "stay" ? `You stay at ${name}.` : name;
    sign.addTo(map).bindPopup(words, { maxWidth: 240 });
    const element = sign.getElement()!;
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", kind === "stay" ? `Your stay: ${name}` : name);
  }
}

/** Boxes of the screen that pins cover, which names keep clear of. */
function coveredBy(map: LeafletMap, pins: readonly Pinned[]): Area[] {
  const half = PIN / 2 - 3;
  return pins.map(({ pin }) => {
    const { x, y } = map.latLngToContainerPoint(pin.getLatLng());
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  });
}

/** The ground in the colours of the scheme, and again when it changes. */
function addGround(map: LeafletMap, { tiles, ways, areas }: LiveGround, pins: readonly Pinned[]): void {
  const sources = sourcesOf(tiles);
  const ground = new GroundLayer(sources, MAP_INKS[scheme()]).addTo(map);
  const own: OwnName[] = [
    ...pins.map(({ line, pin }) => ({ text: line.dataset.name ?? "", kind: "stop" as const, at: pin.getLatLng() })),
    ...areas.map(({ name, at: place }) => ({ text: name, kind: "area" as const, at: at(place) })),
  ];
  const names = new NamesLayer(sources, own, MAP_INKS[scheme()], () => coveredBy(map, pins)).addTo(map);
  ground.on("load", names.later);
  const lines = ways.map((way) => ({
    way,
    line: polyline([at(way.from), at(way.to)], lineOf(way.isWalk, MAP_INKS[scheme()])).addTo(map),
  }));
  isDark.addEventListener("change", () => {
    const inks = MAP_INKS[scheme()];
    ground.recolour(inks);
    names.recolour(inks);
    lines.forEach(({ way, line }) => line.setStyle(lineOf(way.isWalk, inks)));
  });
  void document.fonts.ready.then(() => names.later());
}

/** The place in which the map's words are announced. */
function announcer(beside: HTMLElement): (words: string) => void {
  const status = document.createElement("p");
  status.className = "meta";
  status.setAttribute("role", "status");
  beside.after(status);
  return (words) => (status.textContent = words);
}

/** On Apple's devices, which do not know `geo:`, directions lead to their own map. */
function leadToOwnMaps(root: HTMLElement): void {
  if (!/iPhone|iPad|Macintosh/.test(navigator.userAgent)) return;
  root.querySelectorAll<HTMLElement>("[data-stop]").forEach((line) => {
    const link = line.querySelector<HTMLAnchorElement>("[data-directions]");
    if (link) link.href = appleMapsLink(pointOf(line));
  });
}

function boundsOf(lines: readonly HTMLElement[], { signs, centre }: LiveGround): LatLngBounds {
  const stops = lines.map((line) => at(pointOf(line)));
  const stays = signs.filter(({ kind }) => kind === "stay").map(({ at: place }) => at(place));
  const shown = [...stops, ...stays];
  return latLngBounds(shown.length > 0 ? shown : [at(centre)]);
}

/**
 * Puts a map that can be moved in the place of a drawing. The list beside it stays what it is: pins, cards and names
 * come from it, so that both say the same.
 */
export function startLiveMap(root: HTMLElement): void {
  const figure = root.querySelector<HTMLElement>("figure");
  if (!figure) return;
  addMapSheet();
  leadToOwnMaps(root);
  const ground = JSON.parse(root.dataset.liveMap ?? "") as LiveGround;
  const box = document.createElement("div");
  box.className = "live-map";
  box.tabIndex = 0;
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", `${root.dataset.label ?? "Map"}. Arrow keys move it, plus and minus zoom.`);
  figure.prepend(box);
  // The drawing stays in the page for print.
  figure.classList.add("is-live");
  const map = new LeafletMap(box, {
    ...{ zoomControl: false, attributionControl: false, worldCopyJump: true },
    ...{ minZoom: 2, maxZoom: 18, zoomSnap: 0.5, wheelPxPerZoomLevel: 120 },
    ...{ zoomAnimation: !isCalm.matches, markerZoomAnimation: !isCalm.matches, fadeAnimation: false },
    ...{ inertia: !isCalm.matches, renderer: canvas({ padding: 0.4 }) },
  });
  const lines = [...root.querySelectorAll<HTMLElement>("[data-stop]")];
  const showAll = (animate: boolean): void => {
    map.fitBounds(boundsOf(lines, ground), { maxZoom: CLOSEST_AT_FIRST, padding: [32, 32], animate });
  };
  showAll(false);
  const pins = lines.map((line) => ({ line, pin: pinOf(line, map) }));
  addSigns(map, ground.signs);
  addGround(map, ground, pins);
  linkWithList(map, pins);
  closeByEscape(map);
  addTools(map, ground.units, () => showAll(!isCalm.matches), announcer(box));
  const { streets } = ground.tiles;
  const isFar = streets.some(({ isWhole }) => isWhole);
  if (streets.length > 0) addCredit(box, `${isFar ? "© OpenMapTiles, " : ""}© OpenStreetMap contributors`);
}
