import type { Scene } from "../scene";

export const oceania = {
  queenstown: {
    region: "andes",
    hour: "day",
    seed: 41,
    alt: "The Remarkables under snow above the lake at Queenstown, an old steamship trailing smoke",
    ink: { top: "#2b7096", mid: "#6c6f86", near: "#3f4a68", water: "#1d7c95", leaf: "#2d5a47", ground: "#c9b25c", far: "#9fb3c4" },
    layers: [
      ["disc", { x: 132, y: 250, r: 40 }],
      ["clouds", { kind: "lens", y: 190 }],
      ["ridge", { y: 500, amp: 60, step: 150, ink: "far", mist: 0.8 }],
      ["landmark", { kind: "toothedRange", x: 330, y: 560, s: 1.12 }],
      ["crowns", { y: 566, w: 16, amp: 6 }],
      ["water", { y: 572, x: 220, n: 30 }],
      ["figure", { kind: "steamer", x: 250, y: 664, s: 1.05 }],
      ["ground", { y: 748, amp: 14, step: 200, blade: 40 }],
      ["firs", { ink: "ink", at: [[42, 800, 1.9], [100, 800, 1.3], [548, 800, 2.3], [498, 800, 1.4], [604, 800, 1.6], [-200, 800, 2], [-300, 800, 1.5], [800, 800, 1.8], [900, 800, 2.2]] }],
      ["birds", { at: [[440, 210, 13], [474, 194, 9]] }],
    ],
  },
} as const satisfies Record<string, Scene>;
