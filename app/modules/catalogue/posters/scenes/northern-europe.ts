import type { Scene } from "../scene";

export const northernEurope = {
  reykjavik: {
    region: "nordic",
    hour: "night",
    seed: 22,
    alt: "Hallgrimskirkja over the coloured houses of Reykjavik under the northern lights",
    layers: [
      ["stars", {}],
      ["aurora", {}],
      ["ridge", { y: 525, amp: 110, step: 150, ink: "mid", shape: "peaks", mist: 0.8, snow: 0.5 }],
      ["water", { y: 520, to: 640, x: 200, n: 16 }],
      ["landmark", { kind: "basalt", x: 350, y: 680, s: 1.2 }],
      ["gables", { y: 680, w: 54, h: 52 }],
      ["gables", { y: 770, w: 78, h: 74 }],
    ],
  },
} as const satisfies Record<string, Scene>;
