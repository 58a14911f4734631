import type { Scene } from "../scene";

export const eastAsia = {
  kyoto: {
    region: "japan",
    hour: "dusk",
    seed: 5,
    alt: "A five-storey pagoda and wooden town houses in Kyoto, a walker with a red umbrella under maple leaves",
    ink: { a1: "#b8352a" },
    layers: [
      ["disc", { x: 300, y: 352, r: 128, halo: false }],
      ["ridge", { y: 420, amp: 34, step: 120, ink: "far" }],
      ["mist", { y: 466 }],
      ["ridge", { y: 492, amp: 32, step: 130, ink: "mid", mist: 1.2 }],
      ["mist", { y: 540 }],
      ["ridge", { y: 572, amp: 20, step: 150, ink: "near", mist: 2 }],
      ["firs", { ink: "near", at: [[14, 572, 0.5], [38, 570, 0.4], [62, 566, 0.45], [250, 580, 0.36], [520, 572, 0.42], [546, 574, 0.52], [574, 576, 0.4], [-120, 574, 0.5], [-210, 570, 0.42], [700, 574, 0.5], [820, 572, 0.4]] }],
      ["landmark", { kind: "pagoda", x: 400, y: 636, s: 1.04 }],
      ["lane", { lamps: [[118, 690, 13], [222, 676, 9], [284, 662, 6], [470, 684, 12], [398, 668, 7]] }],
      ["blossom", { x: 70, y: 70, n: 52 }],
      ["birds", { at: [[452, 176, 9], [480, 160, 7], [504, 184, 6]] }],
    ],
  },
  tokyo: {
    region: "japan",
    hour: "dawn",
    seed: 8,
    alt: "Tokyo Tower among city towers, Mount Fuji behind and cherry blossom above",
    ink: { a1: "#d65a4a" },
    layers: [
      ["disc", { x: 214, y: 250, r: 96, halo: false }],
      ["clouds", { y: 200 }],
      ["volcano", { x: 210, y: 610, w: 430, h: 270, ink: "mid", cap: 0.38 }],
      ["mist", { y: 560 }],
      ["skyline", { y: 640, ink: "far", lo: 40, hi: 150, lit: false }],
      ["skyline", { y: 690, ink: "near", lo: 40, hi: 210, gap: [390, 80] }],
      ["landmark", { kind: "lattice", x: 390, y: 700, s: 1.22 }],
      ["skyline", { y: 760, ink: "ink", lo: 10, hi: 120, w: 64 }],
      ["blossom", { x: 60, y: 70 }],
    ],
  },
} as const satisfies Record<string, Scene>;
