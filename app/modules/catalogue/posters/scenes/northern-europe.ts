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
  copenhagen: {
    region: "nordic",
    hour: "day",
    seed: 29,
    alt: "Bright gabled houses along the Nyhavn canal in Copenhagen, tall-masted boats and a copper spire",
    ink: { a2: "#eab043", mid: "#d9785a", near: "#3f6f96", top: "#3d7fae" },
    layers: [
      ["disc", { x: 140, y: 270, r: 46 }],
      ["clouds", { y: 216 }],
      ["landmark", { kind: "copperSpire", x: 420, y: 600, s: 1.02, ink: { wall: "#b5866c" } }],
      ["houses", { y: 650, w: 66, h: 130, inks: ["a1", "a2", "near", "wall", "mid", "far"], roof: "a1", windows: "paper" }],
      ["raw", { d: [["M-430 662H1030V700H-430z", "far"], ["M96 700V500h4v200zM196 700V470h4v230zM330 700V520h4v180zM-120 700V490h4v210zM-240 700V520h4v180zM680 700V480h4v220zM800 700V520h4v180z", "ink"], ["M100 510l52 150h-52zM200 484l64 176h-64zM-116 500l56 160h-56zM684 494l60 166h-60z", "paper"]] }],
      ["water", { y: 690, x: 200, n: 22 }],
      ["figure", { kind: "barge", x: 150, y: 716, s: 1.1, ink: { wall: "#3d2f35" } }],
      ["figure", { kind: "barge", x: 400, y: 752, s: 1.2, ink: { wall: "#a33a2c", a1: "#2f5a6e" } }],
      ["figure", { kind: "barge", x: -180, y: 720, s: 1.2, ink: { wall: "#3d2f35" } }],
      ["figure", { kind: "barge", x: 740, y: 730, s: 1.1, ink: { wall: "#2f5a6e" } }],
      ["birds", { at: [[230, 236, 13], [262, 220, 9]] }],
    ],
  },
} as const satisfies Record<string, Scene>;
