import type { Scene } from "../scene";

export const adriatic = {
  dubrovnik: {
    region: "terracotta",
    hour: "day",
    seed: 240,
    alt: "The round towers and red roofs of Dubrovnik behind their walls above a clear blue sea",
    ink: {
      wall: "#ead2a6",
      a1: "#cf5f35",
      near: "#9a7a66",
      mid: "#b5a58a",
      water: "#1f86ad",
      top: "#2377ad",
      leaf: "#4f7a4f",
    },
    layers: [
      ["disc", { x: 450, y: 276, r: 54 }],
      ["clouds", { y: 214 }],
      ["ridge", { y: 500, amp: 50, step: 190, ink: "mid", mist: 1.2 }],
      ["houses", { y: 600, w: 84, h: 46, inks: ["wall", "paper", "ground"], roof: "a1" }],
      ["landmark", { kind: "greatDome", x: 330, y: 620, s: 0.54, ink: { a1: "#9fb0b0" } }],
      ["landmark", { kind: "campanile", x: 190, y: 620, s: 0.66, ink: { a1: "#9fb0b0" } }],
      ["houses", { y: 640, w: 90, h: 46, inks: ["wall", "paper", "ground"], roof: "a1" }],
      ["landmark", { kind: "wallTowers", x: 330, y: 680, s: 0.94, ink: { a1: "#b5a58a" } }],
      [
        "raw",
        {
          d: [
            [
              "M-430 680H640L620 716Q560 700 500 716Q400 704 320 718Q200 704 100 720Q-40 706 -200 716L-430 708zM640 680H1030V704L700 712z",
              "mid",
            ],
            ["M60 684L70 716H130L110 684zM300 684L310 716H360L340 684zM480 684L500 712H540L520 684z", "near"],
          ],
        },
      ],
      ["water", { y: 704, x: 300, n: 22 }],
      ["figure", { kind: "sailboat", x: 170, y: 764, s: 1.4 }],
      ["figure", { kind: "sailboat", x: -230, y: 750, s: 1.4 }],
      ["figure", { kind: "sailboat", x: 820, y: 744, s: 1.3 }],
      [
        "birds",
        {
          at: [
            [150, 250, 13],
            [182, 232, 9],
          ],
        },
      ],
    ],
  },
  split: {
    region: "terracotta",
    hour: "dawn",
    seed: 241,
    alt: "The Roman palace front and bell tower of Split along a palm-lined quay, bare mountains behind",
    ink: { wall: "#efd6aa", near: "#8f6f66", a1: "#c9603c", mid: "#a9988f", leaf: "#4a7550" },
    layers: [
      ["disc", { x: 160, y: 320, r: 78 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 530, amp: 90, step: 120, ink: "far", shape: "crag" }],
      ["houses", { y: 620, w: 56, h: 56, inks: ["paper", "wall", "ground"], roof: "a1" }],
      ["landmark", { kind: "campanile", x: 340, y: 650, s: 1.08 }],
      ["arcade", { x: -470, y: 600, n: 22, span: 68, h: 64, ink: "wall" }],
      ["houses", { y: 660, w: 60, h: 40, inks: ["wall", "paper"], roof: "a1" }],
      [
        "raw",
        {
          d: [
            ["M-430 672H1030V704H-430z", "ground"],
            ["M-430 700H1030V708H-430z", "near"],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [50, 690, 1],
            [130, 690, 1.1, -1],
            [210, 690, 1],
            [430, 690, 1.1],
            [510, 690, 1, -1],
            [580, 690, 1],
            [-60, 690, 1.1],
            [-160, 690, 1],
            [-270, 690, 1.1],
            [680, 690, 1.1],
            [780, 690, 1],
            [890, 690, 1.1],
          ],
          ink: "leaf",
        },
      ],
      ["water", { y: 706, x: 160, n: 20 }],
      ["figure", { kind: "ferry", x: 400, y: 756, s: 0.8 }],
      ["figure", { kind: "sailboat", x: 150, y: 760, s: 1.2 }],
      ["figure", { kind: "sailboat", x: -220, y: 750, s: 1.2 }],
      [
        "birds",
        {
          at: [
            [450, 250, 13],
            [482, 232, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
