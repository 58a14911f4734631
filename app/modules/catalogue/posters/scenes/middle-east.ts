import type { Scene } from "../scene";

export const middleEast = {
  istanbul: {
    region: "steppe",
    hour: "dusk",
    seed: 53,
    alt: "Domes and pencil minarets of Istanbul above the Bosphorus, a white ferry and gulls in front",
    ink: { top: "#3c5a86", glow: "#ef9a78", a1: "#b8402f", wall: "#ecd3a6" },
    layers: [
      ["disc", { x: 452, y: 322, r: 70 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 500, amp: 22, step: 170, ink: "far", mist: 0.7 }],
      ["raw", { d: [["M-300 530V470q0 -24 20 -30q16 -34 50 -34t50 34q20 6 20 30v60zM-330 530l3 -150l5 -24l5 24l3 150zM-146 530l3 -150l5 -24l5 24l3 150zM640 530V480q0 -20 18 -26q14 -32 46 -32t46 32q18 6 18 26v50zM612 530l3 -136l5 -22l5 22l3 136zM782 530l3 -136l5 -22l5 22l3 136z", "far"]] }],
      ["ridge", { y: 540, amp: 20, step: 160, ink: "mid", mist: 1.4 }],
      ["landmark", { kind: "ottoman", x: 270, y: 592, s: 1.04 }],
      ["houses", { y: 640, w: 50, h: 36, inks: ["wall", "paper", "ground", "mid"], roof: "a1" }],
      ["cypresses", { at: [[110, 600, 0.6], [126, 604, 0.5], [452, 600, 0.62], [470, 602, 0.5], [620, 600, 0.6], [-60, 600, 0.6]], ink: "leaf" }],
      ["water", { y: 640, x: 452, n: 22 }],
      ["figure", { kind: "ferry", x: 224, y: 734, s: 1.05 }],
      ["figure", { kind: "ferry", x: 800, y: 690, s: 0.6 }],
      ["birds", { at: [[340, 664, 15], [384, 690, 12], [402, 650, 9], [110, 230, 12], [140, 212, 9]], pale: true }],
    ],
  },
} as const satisfies Record<string, Scene>;
