import type { Scene } from "../scene";

export const northAfrica = {
  marrakech: {
    region: "maghreb",
    hour: "dusk",
    seed: 12,
    alt: "The Koutoubia minaret above the medina of Marrakech, snow of the Atlas behind",
    layers: [
      ["disc", { x: 196, y: 300, r: 74 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 500, amp: 150, step: 150, ink: "far", shape: "peaks", snow: 0.5 }],
      ["ridge", { y: 540, amp: 22, ink: "mid", mist: 1.3 }],
      [
        "palms",
        {
          at: [
            [60, 640, 1.5],
            [118, 650, 1.1, -1],
            [520, 640, 1.4, -1],
            [562, 650, 1],
            [-180, 640, 1.4],
            [800, 640, 1.5, -1],
          ],
        },
      ],
      ["medina", { y: 640, h: 56 }],
      ["landmark", { kind: "minaret", x: 340, y: 690, s: 1.16 }],
      ["medina", { y: 730, h: 80, w: 110 }],
      [
        "palms",
        {
          at: [
            [84, 800, 2.3],
            [30, 800, 1.7, -1],
            [548, 800, 2, -1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [430, 190, 15],
            [464, 170, 10],
            [410, 160, 9],
          ],
        },
      ],
    ],
  },
  cairo: {
    region: "savanna",
    hour: "dusk",
    seed: 84,
    alt: "The pyramids of Giza beyond the dunes near Cairo, two camels with riders and palms",
    ink: { wall: "#e2a55c", near: "#7c4632", top: "#54508a", glow: "#f29a5c", far: "#c9a08e", ground: "#e3b06a" },
    layers: [
      ["disc", { x: 172, y: 336, r: 96 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 560, amp: 16, step: 190, ink: "far" }],
      ["landmark", { kind: "mamluk", x: 500, y: 606, s: 0.4, ink: { wall: "#b98a72", near: "#8a6460" } }],
      ["medina", { y: 606, h: 22, w: 60, ink: "mid" }],
      ["landmark", { kind: "pyramids", x: 310, y: 650, s: 1.16 }],
      [
        "dunes",
        {
          at: [
            [560, 660, 520, 40],
            [-40, 680, 520, 50],
            [900, 680, 300, 50],
          ],
        },
      ],
      [
        "dunes",
        {
          at: [
            [300, 770, 560, 66],
            [-330, 780, 340, 50],
            [960, 780, 360, 60],
          ],
          ink: "wall",
        },
      ],
      ["figure", { kind: "camel", x: 250, y: 722, s: 0.84 }],
      ["figure", { kind: "camel", x: 356, y: 716, s: 0.76, ink: { a1: "#2f8389" } }],
      [
        "palms",
        {
          at: [
            [46, 800, 2.2],
            [96, 800, 1.5, -1],
            [556, 800, 1.8, -1],
            [-220, 800, 2],
            [820, 800, 2.1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [420, 260, 13],
            [452, 242, 9],
          ],
        },
      ],
    ],
  },
  fes: {
    region: "maghreb",
    hour: "dusk",
    seed: 197,
    alt: "The tiled blue gate of Fes before a green minaret and the flat roofs of the medina",
    ink: { a1: "#2f6fa8", wall: "#e0a877", leaf: "#4f7a52", far: "#b9a0a8" },
    layers: [
      ["disc", { x: 450, y: 316, r: 72 }],
      ["clouds", { y: 224 }],
      ["ridge", { y: 520, amp: 50, step: 170, ink: "far" }],
      [
        "hillTown",
        {
          line: [
            [-430, 580],
            [-60, 560],
            [160, 570],
            [400, 540],
            [700, 560],
            [1030, 580],
          ],
          y: 640,
          w: 66,
          h: 46,
          inks: ["wall", "ground", "mid", "paper"],
          slope: "mid",
        },
      ],
      ["landmark", { kind: "minaret", x: 150, y: 640, s: 0.9, ink: { a1: "#3f8a5c" } }],
      ["landmark", { kind: "horseshoeGate", x: 268, y: 726, s: 1.24 }],
      ["ground", { y: 728, amp: 4 }],
      ["figure", { kind: "walker", x: 230, y: 770, s: 1.2, ink: { a1: "#f6e7c8", a2: "#c8432f" } }],
      [
        "palms",
        {
          at: [
            [40, 812, 2],
            [560, 812, 1.9, -1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [120, 240, 13],
            [152, 222, 9],
          ],
        },
      ],
    ],
  },
  chefchaouen: {
    region: "maghreb",
    hour: "day",
    seed: 198,
    alt: "The blue-washed houses of Chefchaouen stacked below the Rif mountains, flower pots and a cat on a step",
    ink: {
      wall: "#7fb0d9",
      mid: "#5a8fc4",
      water: "#a9cbe6",
      near: "#3f5f94",
      a1: "#c8512f",
      leaf: "#5a7f4f",
      far: "#9aa8b8",
      top: "#2f74a8",
    },
    layers: [
      ["disc", { x: 460, y: 270, r: 50 }],
      ["clouds", { y: 210 }],
      ["ridge", { y: 500, amp: 190, step: 240, ink: "far", shape: "peaks", mist: 0.9 }],
      ["ridge", { y: 540, amp: 40, ink: "leaf", mist: 1.4 }],
      [
        "hillTown",
        {
          line: [
            [-430, 520],
            [-200, 500],
            [0, 470],
            [180, 450],
            [340, 440],
            [520, 470],
            [760, 500],
            [1030, 510],
          ],
          y: 720,
          w: 72,
          h: 60,
          inks: ["wall", "mid", "water", "wall", "paper"],
          slope: "near",
          gap: 0.05,
        },
      ],
      ["landmark", { kind: "minaret", x: 380, y: 560, s: 0.56, ink: { wall: "#e3a878" } }],
      [
        "raw",
        {
          d: [
            ["M-430 740H1030V800H-430z", "water"],
            ["M180 740H420L470 800H130z", "mid"],
            ["M196 752H404V758H196zM176 772H424V779H176z", "paper"],
          ],
        },
      ],
      ["figure", { kind: "cat", x: 150, y: 746, s: 0.9 }],
      ["raw", { d: [["M440 748h36l-6 40h-24zM500 740h40l-7 46h-26zM70 744h36l-6 40h-24z", "a1"]] }],
      ["bush", { x: 490, y: 730, rx: 50, ry: 22, w: 18, ink: "leaf" }],
      [
        "birds",
        {
          at: [
            [200, 240, 13],
            [232, 222, 9],
          ],
        },
      ],
    ],
  },
  tunis: {
    region: "aegean",
    hour: "day",
    seed: 199,
    alt: "White walls and studded blue doors of Sidi Bou Said above the gulf of Tunis, a minaret and palms",
    ink: {
      a1: "#2a6fb0",
      near: "#8f9ab8",
      far: "#a9b8cc",
      mid: "#e0c08a",
      leaf: "#3f7a52",
      water: "#1f86b0",
      top: "#2278b0",
    },
    layers: [
      ["disc", { x: 130, y: 276, r: 52 }],
      ["clouds", { y: 214 }],
      ["ridge", { y: 500, amp: 50, step: 170, ink: "far" }],
      ["water", { y: 520, x: 130, n: 34 }],
      ["raw", { d: [["M1030 480H460Q330 490 270 560Q200 650 120 700L60 800H1030z", "leaf"]] }],
      [
        "hillTown",
        {
          line: [
            [200, 660],
            [280, 560],
            [380, 500],
            [520, 480],
            [760, 470],
            [1030, 470],
          ],
          y: 680,
          w: 70,
          h: 58,
          inks: ["wall", "wall", "paper"],
          slope: "leaf",
          gap: 0.1,
        },
      ],
      ["landmark", { kind: "minaret", x: 440, y: 590, s: 0.76, ink: { wall: "#fff6e6", near: "#a9b0cc" } }],
      [
        "raw",
        {
          d: [
            ["M-430 740H1030V800H-430z", "mid"],
            ["M270 740V650h230v90zM270 650l-8 -10h246l-8 10z", "wall"],
            ["M430 740V650h70v90z", "near", 0.6],
            ["M330 740V694a26 26 0 0 1 52 0v46zM440 700v-24h24v24z", "a1"],
            ["M340 700h2zM355 676v60M0 0z", "wall"],
          ],
        },
      ],
      [
        "cypresses",
        {
          at: [
            [230, 740, 1.2],
            [540, 740, 1.2],
            [760, 740, 1.3],
          ],
          ink: "leaf",
        },
      ],
      [
        "palms",
        {
          at: [
            [26, 812, 2.4],
            [150, 812, 1.4, -1],
            [-200, 812, 2.2],
          ],
        },
      ],
      ["figure", { kind: "cat", x: 300, y: 758, s: 0.8 }],
      ["figure", { kind: "sailboat", x: 80, y: 600, s: 1.1 }],
      ["figure", { kind: "sailboat", x: -230, y: 640, s: 1.4 }],
      [
        "birds",
        {
          at: [
            [250, 250, 13],
            [282, 232, 9],
          ],
        },
      ],
    ],
  },
  luxor: {
    region: "savanna",
    hour: "dawn",
    seed: 200,
    alt: "The pylons and obelisk of the temple of Luxor beside the Nile, feluccas under white sails",
    ink: {
      wall: "#e3b878",
      near: "#8f5f45",
      mid: "#c99a7a",
      water: "#4a93a0",
      ground: "#8fa35a",
      leaf: "#5a7a45",
      disc: "#f2b45c",
    },
    layers: [
      ["disc", { x: 160, y: 320, r: 84 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 520, amp: 50, step: 210, ink: "far", shape: "mesa", mist: 2 }],
      ["ridge", { y: 570, amp: 30, step: 200, ink: "mid", mist: 1.3 }],
      [
        "palms",
        {
          at: [
            [60, 640, 1.3],
            [100, 640, 1, -1],
            [540, 640, 1.3],
            [-140, 640, 1.3],
            [-220, 640, 1.1],
            [720, 640, 1.4],
            [800, 640, 1.1],
          ],
          ink: "leaf",
        },
      ],
      ["landmark", { kind: "pylon", x: 316, y: 650, s: 1.12 }],
      ["ground", { y: 650, amp: 4 }],
      ["water", { y: 668, x: 160, n: 26 }],
      ["figure", { kind: "dhow", x: 190, y: 750, s: 1.4 }],
      ["figure", { kind: "dhow", x: 450, y: 716, s: 0.9 }],
      ["figure", { kind: "dhow", x: -240, y: 730, s: 1.2 }],
      ["figure", { kind: "dhow", x: 820, y: 730, s: 1.2 }],
      [
        "birds",
        {
          at: [
            [430, 250, 14],
            [466, 232, 10],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
