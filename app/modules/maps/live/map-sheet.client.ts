/**
 * The style of a live map. It comes with the map's script, so that no page carries it before a map is wanted; a sheet
 * that a script makes is no inline style to the content policy.
 */
const STYLE = `
.live-map { position: relative; overflow: hidden; height: min(76vh, 46rem); min-height: 22rem; border: 6px solid var(--paper-raised); outline: var(--frame); box-shadow: var(--lift); background: var(--paper-sunk); touch-action: none; font: inherit; isolation: isolate; }
.live-map:focus-visible { outline: 3px solid var(--lagoon); outline-offset: 2px; }
.live-map:fullscreen, .live-map.is-full { height: 100%; border: 0; }
.live-map.is-full { position: fixed; inset: 0; z-index: 60; }
.live-map :is(.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg, .leaflet-pane > canvas, .leaflet-layer, .map-names) { position: absolute; left: 0; top: 0; }
.live-map :is(.leaflet-tile, .leaflet-marker-icon) { user-select: none; -webkit-user-drag: none; }
.live-map .leaflet-pane { z-index: 400; }
.live-map .leaflet-tile-pane { z-index: 200; }
.live-map .leaflet-overlay-pane { z-index: 400; }
.live-map .leaflet-marker-pane { z-index: 600; }
.live-map .leaflet-popup-pane { z-index: 700; }
.live-map .leaflet-names-pane, .live-map .map-names { pointer-events: none; }
.live-map .leaflet-overlay-pane :is(svg, canvas) { pointer-events: none; max-width: none; width: auto; border: 0; border-radius: 0; }
.live-map .leaflet-zoom-animated { transform-origin: 0 0; }
.live-map.leaflet-zoom-anim .leaflet-zoom-animated { will-change: transform; transition: transform .25s cubic-bezier(0,0,.25,1); }
.live-map.leaflet-zoom-anim .leaflet-tile, .live-map.leaflet-pan-anim .leaflet-tile { transition: none; }
.live-map.leaflet-zoom-anim .leaflet-zoom-hide { visibility: hidden; }
.live-map.leaflet-grab { cursor: grab; }
.live-map.leaflet-dragging { cursor: grabbing; }
.live-map .leaflet-control-container { display: none; }
.live-map .leaflet-tile { visibility: hidden; }
.live-map .leaflet-tile-loaded { visibility: inherit; }
.live-map .leaflet-marker-icon { display: grid; place-items: center; cursor: pointer; }
.live-map .pin-mark { display: grid; place-items: center; box-sizing: border-box; min-width: 28px; height: 28px; padding: 0 5px; border-radius: 14px; border: 2px solid var(--paper-raised); background: var(--lagoon); color: var(--paper); font: 600 14px/1 var(--text); font-variant-numeric: tabular-nums; box-shadow: 0 1px 3px rgb(0 0 0 / .35); }
.live-map .is-lit .pin-mark, .live-map .leaflet-marker-icon:is(:hover, :focus-visible) .pin-mark { background: var(--vermilion); color: var(--vermilion-ink); }
.live-map .leaflet-marker-icon:focus-visible { outline: 3px solid var(--ink); outline-offset: -4px; border-radius: 50%; }
.live-map .sign-mark { display: grid; place-items: center; width: 26px; height: 26px; border-radius: 4px; background: var(--ink); color: var(--paper); }
.live-map .sign-mark svg { width: 18px; height: 18px; border: 0; fill: none; stroke: currentcolor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.live-map .here-mark { width: 18px; height: 18px; border-radius: 50%; background: var(--dusk); border: 3px solid var(--paper-raised); box-shadow: 0 0 0 2px var(--dusk); }
.live-map .leaflet-popup { position: absolute; margin-bottom: 22px; }
.live-map .leaflet-popup-content-wrapper { background: var(--paper-raised); color: var(--ink); border: var(--frame); border-radius: var(--radius); box-shadow: var(--lift); }
.live-map .leaflet-popup-content { padding: var(--s3) var(--s4); max-height: 45vh; overflow: auto; }
.live-map .leaflet-popup-content :is(p, h3) { margin: 0 0 var(--s2); }
.live-map .leaflet-popup-content h3 { padding-inline-end: 2.5rem; }
.live-map .leaflet-popup-content img { width: 64px; height: 64px; border: 0; }
.live-map .leaflet-popup-tip-container { position: absolute; left: 50%; margin: -1px 0 0 -12px; width: 24px; height: 12px; overflow: hidden; pointer-events: none; }
.live-map .leaflet-popup-tip { width: 16px; height: 16px; margin: -9px auto 0; transform: rotate(45deg); background: var(--paper-raised); border: var(--frame); }
.live-map .leaflet-popup-close-button { position: absolute; top: 0; right: 0; display: grid; place-items: center; width: 48px; height: 48px; font-size: 1.4rem; color: var(--ink); text-decoration: none; }
.map-tools { position: absolute; z-index: 650; right: var(--s2); bottom: var(--s2); display: grid; gap: 1px; background: var(--rule); border: var(--frame); border-radius: var(--radius); overflow: hidden; box-shadow: var(--lift); }
.map-tools button { display: grid; place-items: center; width: 48px; height: 48px; padding: 0; border: 0; background: var(--paper-raised); color: var(--ink); cursor: pointer; }
.map-tools button:is(:hover, :focus-visible) { background: var(--paper-sunk); }
.map-tools button:focus-visible { outline: 3px solid var(--lagoon); outline-offset: -3px; }
.map-tools svg { width: 22px; height: 22px; border: 0; fill: none; stroke: currentcolor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.map-scale { position: absolute; z-index: 640; left: var(--s2); bottom: var(--s2); padding: 2px 6px; border: 1.5px solid var(--ink); border-top: 0; color: var(--ink); font: 500 12px/1.2 var(--text); white-space: nowrap; background: color-mix(in srgb, var(--paper-raised) 70%, transparent); box-sizing: border-box; pointer-events: none; }
.map-credit { position: absolute; z-index: 645; left: 0; top: 0; display: flex; align-items: center; min-height: 48px; padding: 0 var(--s2); color: var(--ink); font: 400 12px/1.2 var(--text); text-shadow: 0 0 3px var(--paper-raised), 0 0 3px var(--paper-raised), 0 0 6px var(--paper-raised); }
.map-list li.is-lit { background: var(--paper-raised); box-shadow: -4px 0 0 var(--saffron); }
@media (max-width: 59.99rem) { .live-map { height: 62vh; } }
@media (prefers-reduced-motion: reduce) { .live-map * { transition: none; } }
`;

let isThere = false;

/** Adds the style to the page, once. */
export function addMapSheet(): void {
  if (isThere) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
