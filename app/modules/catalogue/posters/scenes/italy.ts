import type { Scene } from "../scene";

export const italy = {
  rome: {
    region: "terracotta",
    hour: "dusk",
    seed: 2,
    alt: "The Colosseum in Rome among umbrella pines, the dome of Saint Peter's far behind",
    layers: [
      ["disc", { x: 168, y: 330, r: 86 }],
      ["clouds", { y: 240 }],
      ["ridge", { y: 516, amp: 26, step: 170, ink: "far", mist: 0.9 }],
      [
        "landmark",
        { kind: "greatDome", x: 150, y: 560, s: 0.46, ink: { wall: "#c9a89b", near: "#9d8590", a1: "#a79aa6" } },
      ],
      ["houses", { y: 586, w: 46, h: 34, inks: ["mid", "ground", "wall"], roof: "near", windows: "near" }],
      [
        "pines",
        {
          at: [
            [62, 640, 1.5],
            [118, 650, 1.1, -1],
            [-120, 640, 1.6],
            [-250, 650, 1.2],
            [720, 640, 1.5, -1],
            [880, 650, 1.8],
          ],
          ink: "leaf",
        },
      ],
      ["landmark", { kind: "colosseum", x: 330, y: 676, s: 1.16 }],
      ["ground", { y: 690, amp: 14, step: 210 }],
      ["raw", { d: [["M120 800Q230 730 330 690H396Q330 740 330 800z", "paper", 0.55]] }],
      [
        "cypresses",
        {
          at: [
            [516, 720, 1.2],
            [548, 728, 0.95],
            [-60, 730, 1.2],
            [-330, 740, 1.5],
            [780, 740, 1.4],
          ],
          ink: "leaf",
        },
      ],
      [
        "pines",
        {
          at: [
            [8, 800, 2.7],
            [566, 810, 2.1, -1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [400, 250, 14],
            [436, 232, 10],
          ],
        },
      ],
    ],
  },
  florence: {
    region: "terracotta",
    hour: "dusk",
    seed: 6,
    alt: "The brick dome of Florence cathedral and its bell tower above tiled roofs, cypress hills behind",
    layers: [
      ["disc", { x: 452, y: 314, r: 70 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 490, amp: 36, step: 150, ink: "far" }],
      ["ridge", { y: 540, amp: 30, step: 130, ink: "leaf", mist: 1.4 }],
      [
        "cypresses",
        {
          at: [
            [60, 560, 0.7],
            [82, 562, 0.5],
            [500, 556, 0.7],
            [526, 560, 0.55],
            [-160, 556, 0.7],
            [-140, 560, 0.5],
            [760, 556, 0.8],
            [790, 560, 0.6],
          ],
          ink: "leaf",
        },
      ],
      ["houses", { y: 630, w: 54, h: 50, inks: ["wall", "ground", "paper"], roof: "a1" }],
      ["landmark", { kind: "campanile", x: 138, y: 690, s: 1.02, ink: { wall: "#f6e2c0" } }],
      ["landmark", { kind: "greatDome", x: 338, y: 680, s: 1.12, ink: { a1: "#b8502f" } }],
      ["houses", { y: 716, w: 72, h: 62, inks: ["wall", "ground", "mid", "paper"], roof: "a1" }],
      [
        "birds",
        {
          at: [
            [130, 230, 14],
            [166, 212, 10],
          ],
        },
      ],
    ],
  },
  venice: {
    region: "terracotta",
    hour: "dawn",
    seed: 9,
    alt: "A gondola on the lagoon of Venice before the bell tower and the white dome of the Salute",
    ink: { top: "#46708f", glow: "#f0a58a", water: "#3d8f96", mid: "#c5745a", a1: "#c23b32" },
    layers: [
      ["disc", { x: 176, y: 316, r: 78 }],
      ["clouds", { y: 226 }],
      ["houses", { y: 590, w: 52, h: 56, inks: ["far", "mid"], roof: "near", windows: "near" }],
      ["mist", { y: 570 }],
      ["landmark", { kind: "campanile", x: 150, y: 610, s: 1.04, ink: { wall: "#b8634a", a1: "#5f8f7c" } }],
      ["houses", { y: 620, w: 62, h: 72, to: 200, inks: ["mid", "wall", "paper", "ground"], roof: "a1" }],
      ["houses", { y: 620, w: 62, h: 70, from: 520, inks: ["mid", "wall", "paper", "ground"], roof: "a1" }],
      [
        "landmark",
        { kind: "greatDome", x: 372, y: 622, s: 0.92, ink: { wall: "#f8efdc", a1: "#9fb0b6", near: "#8a90a4" } },
      ],
      ["water", { y: 620, x: 176, n: 26 }],
      [
        "raw",
        {
          d: [
            ["M60 640h9v160h-9zM92 660h9v140h-9zM520 650h9v150h-9zM-210 650h9v150h-9zM760 640h9v160h-9z", "a1"],
            [
              "M60 654h9v14h-9zM60 684h9v14h-9zM60 714h9v14h-9zM92 674h9v14h-9zM92 704h9v14h-9zM92 734h9v14h-9zM520 664h9v14h-9zM520 694h9v14h-9zM520 724h9v14h-9zM-210 670h9v14h-9zM-210 700h9v14h-9zM760 660h9v14h-9zM760 690h9v14h-9z",
              "paper",
            ],
          ],
        },
      ],
      ["figure", { kind: "gondola", x: 318, y: 728, s: 1.3 }],
      [
        "birds",
        {
          at: [
            [430, 230, 13],
            [462, 214, 9],
          ],
        },
      ],
    ],
  },
  "cinque-terre": {
    region: "terracotta",
    hour: "dusk",
    seed: 331,
    alt: "The painted houses of Manarola on a black rock in the Cinque Terre, terraced vines above and a boat below",
    ink: {
      wall: "#f0dcb4",
      a1: "#d4603f",
      a2: "#f0b64f",
      near: "#5b4a50",
      leaf: "#5f8450",
      water: "#1f7f9c",
      far: "#8fb0c0",
      top: "#2a7aa8",
    },
    layers: [
      ["disc", { x: 138, y: 352, r: 66 }],
      ["clouds", { y: 232 }],
      ["ridge", { y: 540, amp: 60, step: 260, ink: "far", mist: 0.7 }],
      ["water", { y: 548, x: 138, n: 34 }],
      ["landmark", { kind: "paintedVillage", x: 356, y: 626, s: 1.02 }],
      [
        "raw",
        {
          d: [
            ["M60 738Q70 770 96 774H196Q222 764 232 728Q200 742 146 742Q92 742 60 738z", "paper"],
            ["M66 748Q100 754 146 754Q204 754 228 742L232 728Q200 742 146 742Q92 742 60 738z", "a1"],
            ["M140 742V704h4v38z", "ink"],
          ],
        },
      ],
      ["figure", { kind: "sailboat", x: 66, y: 604, s: 0.7 }],
      [
        "birds",
        {
          at: [
            [210, 268, 13],
            [246, 250, 9],
            [96, 262, 8],
          ],
        },
      ],
    ],
  },
  milan: {
    region: "terracotta",
    hour: "dawn",
    seed: 301,
    alt: "The marble spires of Milan cathedral in the first light, snow on the Alps behind and a tram on the square",
    ink: {
      top: "#3f6a94",
      glow: "#f2ab8c",
      wall: "#f3dccb",
      near: "#94708a",
      far: "#8b97b6",
      mid: "#c98f70",
      ground: "#e3c9a6",
      a1: "#c2452f",
    },
    layers: [
      ["disc", { x: 446, y: 318, r: 74 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 520, amp: 84, step: 130, shape: "peaks", ink: "far", snow: 22, mist: 0.8 }],
      ["mist", { y: 556 }],
      ["houses", { y: 610, w: 74, h: 44, inks: ["mid", "wall", "ground"], roof: "a1" }],
      ["landmark", { kind: "marbleSpires", x: 288, y: 690, s: 1.12 }],
      ["houses", { y: 694, w: 92, h: 84, to: 40, inks: ["mid", "ground", "wall"], roof: "a1" }],
      ["houses", { y: 694, w: 92, h: 84, from: 540, inks: ["ground", "mid", "wall"], roof: "a1" }],
      [
        "raw",
        {
          d: [
            ["M-430 688H1030V800H-430z", "ground"],
            ["M-430 772H1030v5H-430zM-430 786H1030v5H-430z", "near", 0.55],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M150 800L270 690H306L250 800zM420 800L330 690H352L520 800zM-120 800L120 690H134L-40 800zM700 800L470 690H482L770 800z",
              "paper",
              0.45,
            ],
          ],
        },
      ],
      ["figure", { kind: "tram", x: 462, y: 782, s: 1.2, ink: { a1: "#e9a92f", a2: "#fbe3a6" } }],
      [
        "birds",
        {
          at: [
            [120, 250, 13],
            [154, 232, 9],
            [96, 226, 8],
          ],
        },
      ],
    ],
  },
  "naples-amalfi": {
    region: "terracotta",
    hour: "day",
    seed: 181,
    alt: "Pastel houses and a tiled dome climbing the cliff of the Amalfi coast, lemons above a blue bay",
    ink: {
      mid: "#e59a7a",
      a2: "#f5c84f",
      water: "#1f86b0",
      top: "#1f7fb5",
      near: "#7a6a5c",
      leaf: "#4a7a4a",
      ground: "#f2d59a",
    },
    layers: [
      ["disc", { x: 130, y: 280, r: 54 }],
      ["clouds", { y: 216 }],
      ["volcano", { x: -120, y: 500, w: 300, h: 110, ink: "far", cap: 0 }],
      ["water", { y: 500, x: 130, n: 40 }],
      [
        "hillTown",
        {
          line: [
            [150, 700],
            [230, 600],
            [290, 520],
            [370, 440],
            [470, 370],
            [600, 330],
            [780, 300],
            [1030, 280],
          ],
          y: 690,
          w: 84,
          h: 70,
          inks: ["paper", "mid", "wall", "a2", "ground"],
          roof: "a1",
          slope: "near",
        },
      ],
      ["landmark", { kind: "greatDome", x: 360, y: 640, s: 0.5, ink: { a1: "#3f8f8a" } }],
      ["figure", { kind: "sailboat", x: 90, y: 600, s: 1.2 }],
      ["figure", { kind: "sailboat", x: -240, y: 650, s: 1.5 }],
      ["raw", { d: [["M600 800Q300 690 120 720Q40 740 30 800z", "ground"]] }],
      ["bush", { x: 60, y: 210, rx: 110, ry: 40, w: 34, ink: "leaf" }],
      [
        "raw",
        {
          d: [
            [
              "M60 250q14 -8 24 4q8 16 -4 26q-14 8 -24 -6q-6 -14 4 -24zM120 230q12 -8 22 4q8 14 -4 24q-12 8 -22 -6q-6 -12 4 -22zM10 240q12 -8 22 4q8 14 -4 24q-12 8 -22 -6q-6 -12 4 -22z",
              "a2",
            ],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [300, 260, 14],
            [336, 242, 10],
          ],
        },
      ],
    ],
  },
  "sicily-palermo": {
    region: "terracotta",
    hour: "dusk",
    seed: 182,
    alt: "Red domes and a bell tower of Norman Palermo under Monte Pellegrino, prickly pears and the sea beyond",
    ink: {
      mid: "#8f8a9a",
      ground: "#d9b55c",
      leaf: "#5a7f4a",
      wall: "#e8c083",
      near: "#8a5a45",
      a1: "#c8452f",
      top: "#2f648c",
      water: "#2f86a0",
      far: "#a8a2b4",
      disc: "#f8bf62",
    },
    layers: [
      ["disc", { x: 440, y: 326, r: 76 }],
      ["clouds", { y: 224 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 560L-300 520L-160 470L-100 410L-40 388L40 392L110 410L150 400L190 430L230 500L300 560V600H-430z",
              "mid",
            ],
            [
              "M110 410L150 400L190 430L230 500L300 560H200L170 490zM-40 388L0 440L-30 500L10 560H-50L-80 480zM-160 470L-130 520L-150 570H-200z",
              "near",
              0.35,
            ],
          ],
        },
      ],
      ["water", { y: 556, x: 440, n: 20 }],
      ["houses", { y: 640, w: 56, h: 60, inks: ["wall", "paper", "a2"], roof: "a1", windows: "near" }],
      ["crowns", { y: 654, w: 30, amp: 8 }],
      ["landmark", { kind: "redDomes", x: 250, y: 710, s: 1.12 }],
      [
        "palms",
        {
          at: [
            [56, 716, 1.7],
            [24, 716, 1.2, -1],
            [536, 720, 2],
            [584, 716, 1.4, -1],
            [-160, 716, 1.8],
            [-260, 716, 1.4, -1],
            [720, 716, 1.8],
            [850, 716, 1.5, -1],
          ],
          ink: "ink",
        },
      ],
      ["ground", { y: 708, amp: 5, step: 190, blade: 40 }],
      ["bush", { x: 120, y: 776, rx: 60, ry: 26, w: 26, ink: "a1" }],
      [
        "cacti",
        {
          at: [
            [490, 800, 1.2],
            [540, 806, 0.9, -1],
            [-240, 800, 1.2],
            [860, 800, 1.2],
          ],
          ink: "leaf",
        },
      ],
      ["figure", { kind: "cat", x: 340, y: 764, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [120, 260, 13],
            [152, 242, 9],
          ],
        },
      ],
    ],
  },
  sardinia: {
    region: "aegean",
    hour: "day",
    seed: 183,
    alt: "A white-sailed boat in a turquoise cove of Sardinia between granite rocks and umbrella pines",
    ink: {
      mid: "#c9a58c",
      near: "#8a6f66",
      water: "#13a3b0",
      top: "#1f7fb0",
      ground: "#f4e2b8",
      leaf: "#4a7a52",
      a1: "#d8573a",
    },
    layers: [
      ["disc", { x: 450, y: 270, r: 54 }],
      ["clouds", { y: 210 }],
      ["ridge", { y: 480, amp: 40, step: 130, ink: "far", shape: "crag" }],
      ["water", { y: 496, x: 360, n: 40 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 470Q-300 430 -160 450Q-20 430 70 470Q150 500 190 560Q210 590 170 600Q60 610 -60 600L-430 620z",
              "mid",
            ],
            [
              "M70 470Q150 500 190 560Q210 590 170 600Q120 606 60 604Q100 540 70 470zM-160 450Q-120 520 -140 600L-220 608Q-190 520 -160 450z",
              "near",
            ],
            ["M1030 500Q880 470 720 500Q600 520 540 580Q510 610 560 620Q760 640 1030 620z", "mid"],
            [
              "M720 500Q740 560 700 626L780 632Q790 560 720 500zM540 580Q510 610 560 620L620 626Q580 600 600 540z",
              "near",
            ],
          ],
        },
      ],
      [
        "pines",
        {
          at: [
            [30, 480, 0.9],
            [90, 490, 1.1, -1],
            [-140, 460, 1.1],
            [-260, 460, 1],
            [720, 510, 1.1],
            [860, 490, 1],
          ],
          ink: "leaf",
        },
      ],
      ["figure", { kind: "sailboat", x: 330, y: 650, s: 2.6 }],
      ["figure", { kind: "sailboat", x: 480, y: 560, s: 0.9 }],
      [
        "raw",
        { d: [["M-430 800V740Q-240 720 -60 750Q120 780 300 776Q460 770 600 784Q800 800 1030 760V800z", "ground"]] },
      ],
      [
        "pines",
        {
          at: [
            [20, 812, 2.8],
            [-260, 812, 2.3],
            [860, 812, 2.4],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [200, 250, 14],
            [236, 232, 10],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
