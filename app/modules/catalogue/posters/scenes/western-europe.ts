import type { Scene } from "../scene";

export const westernEurope = {
  paris: {
    region: "stone",
    hour: "dusk",
    seed: 17,
    alt: "The Eiffel Tower above the mansard roofs of Paris, a stone bridge and a boat on the Seine",
    ink: { near: "#5b4f63", wall: "#f1e0c2" },
    layers: [
      ["disc", { x: 184, y: 322, r: 76 }],
      ["clouds", { y: 236 }],
      ["skyline", { y: 590, ink: "far", lo: 40, hi: 76, w: 52, lit: false }],
      ["ridge", { y: 590, amp: 8, step: 120, ink: "leaf", mist: 0 }],
      ["landmark", { kind: "eiffel", x: 352, y: 618, s: 1.08 }],
      ["houses", { y: 640, w: 74, h: 104, to: 250, style: "mansard", inks: ["wall", "paper", "disc"], roof: "mid" }],
      ["houses", { y: 640, w: 74, h: 100, from: 470, style: "mansard", inks: ["wall", "paper", "disc"], roof: "mid" }],
      ["crowns", { y: 644, w: 36, amp: 8 }],
      ["water", { y: 672, x: 184, n: 20 }],
      ["arcade", { x: -470, y: 662, n: 11, span: 142, h: 62, ink: "wall" }],
      ["figure", { kind: "barge", x: 430, y: 746, s: 0.9, ink: { wall: "#8a3b32" } }],
      ["birds", { at: [[96, 200, 13], [128, 182, 9], [470, 236, 9]] }],
    ],
  },
} as const satisfies Record<string, Scene>;
