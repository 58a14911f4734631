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
      [
        "raw",
        {
          d: [
            [
              "M-300 530V470q0 -24 20 -30q16 -34 50 -34t50 34q20 6 20 30v60zM-330 530l3 -150l5 -24l5 24l3 150zM-146 530l3 -150l5 -24l5 24l3 150zM640 530V480q0 -20 18 -26q14 -32 46 -32t46 32q18 6 18 26v50zM612 530l3 -136l5 -22l5 22l3 136zM782 530l3 -136l5 -22l5 22l3 136z",
              "far",
            ],
          ],
        },
      ],
      ["ridge", { y: 540, amp: 20, step: 160, ink: "mid", mist: 1.4 }],
      ["landmark", { kind: "ottoman", x: 270, y: 592, s: 1.04 }],
      ["houses", { y: 640, w: 50, h: 36, inks: ["wall", "paper", "ground", "mid"], roof: "a1" }],
      [
        "cypresses",
        {
          at: [
            [110, 600, 0.6],
            [126, 604, 0.5],
            [452, 600, 0.62],
            [470, 602, 0.5],
            [620, 600, 0.6],
            [-60, 600, 0.6],
          ],
          ink: "leaf",
        },
      ],
      ["water", { y: 640, x: 452, n: 22 }],
      ["figure", { kind: "ferry", x: 224, y: 734, s: 1.05 }],
      ["figure", { kind: "ferry", x: 800, y: 690, s: 0.6 }],
      [
        "birds",
        {
          at: [
            [340, 664, 15],
            [384, 690, 12],
            [402, 650, 9],
            [110, 230, 12],
            [140, 212, 9],
          ],
          pale: true,
        },
      ],
    ],
  },
  dubai: {
    region: "maghreb",
    hour: "dusk",
    seed: 81,
    alt: "The needle of Burj Khalifa over the towers of Dubai, a sail-shaped hotel by the gulf and camels on a dune",
    ink: { wall: "#e9d6b8", near: "#7a7590", top: "#33558a", glow: "#f2a878", water: "#3a8fa0", mid: "#a9a3b8" },
    layers: [
      ["disc", { x: 430, y: 330, r: 76 }],
      ["clouds", { y: 230 }],
      ["skyline", { y: 640, ink: "far", lo: 40, hi: 180, lit: false }],
      ["landmark", { kind: "needle", x: 286, y: 660, s: 1.01 }],
      ["skyline", { y: 656, ink: "mid", lo: 30, hi: 140, w: 40, gap: [286, 60] }],
      ["water", { y: 646, x: 430, n: 18 }],
      ["landmark", { kind: "sailTower", x: 480, y: 690, s: 0.66 }],
      ["landmark", { kind: "sailTower", x: 860, y: 690, s: 0.5 }],
      ["figure", { kind: "dhow", x: 90, y: 694, s: 0.7 }],
      [
        "dunes",
        {
          at: [
            [60, 760, 460, 40],
            [560, 770, 420, 54],
            [-330, 770, 320, 60],
            [920, 770, 320, 60],
          ],
        },
      ],
      ["figure", { kind: "camel", x: 220, y: 766, s: 0.72 }],
      ["figure", { kind: "camel", x: 318, y: 772, s: 0.66, ink: { a1: "#c4572f" } }],
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
  petra: {
    region: "maghreb",
    hour: "day",
    seed: 82,
    alt: "The rose-red Treasury of Petra seen through its gorge, a camel and its rider before the columns",
    ink: { wall: "#d98b66", mid: "#b5583f", near: "#6b2f34", ink: "#3a1f2a", top: "#4f86a8", ground: "#e3b283" },
    layers: [
      ["clouds", { y: 150 }],
      ["ridge", { y: 330, amp: 40, step: 120, ink: "mid", shape: "crag", mist: 0 }],
      ["landmark", { kind: "treasury", x: 300, y: 690, s: 1.22 }],
      ["ground", { y: 704, amp: 8, step: 200 }],
      ["figure", { kind: "camel", x: 210, y: 752, s: 0.9, ink: { ink: "#5a3030" } }],
      ["figure", { kind: "walker", x: 372, y: 758, s: 1, ink: { a1: "#f6e7c8", a2: "#c8432f" } }],
      [
        "birds",
        {
          at: [
            [290, 150, 13],
            [322, 134, 9],
          ],
        },
      ],
    ],
  },
  jerusalem: {
    region: "maghreb",
    hour: "dawn",
    seed: 83,
    alt: "The golden Dome of the Rock above the pale stone walls and terraces of Jerusalem",
    ink: { wall: "#ecd3a4", near: "#a98a6a", a1: "#3f7fa0", mid: "#d2ac82", leaf: "#5d6f4a", top: "#54618f" },
    layers: [
      ["disc", { x: 150, y: 300, r: 70 }],
      ["clouds", { y: 220 }],
      ["ridge", { y: 510, amp: 34, step: 170, ink: "far" }],
      [
        "hillTown",
        {
          line: [
            [-430, 540],
            [-100, 520],
            [140, 530],
            [360, 556],
            [600, 526],
            [1030, 520],
          ],
          y: 600,
          w: 58,
          h: 42,
          inks: ["wall", "mid", "paper"],
          slope: "mid",
        },
      ],
      ["landmark", { kind: "goldenDome", x: 340, y: 660, s: 1.24 }],
      [
        "cypresses",
        {
          at: [
            [130, 660, 1.1],
            [154, 664, 0.85],
            [540, 660, 1.2],
            [-140, 660, 1.1],
            [740, 660, 1.1],
          ],
          ink: "leaf",
        },
      ],
      ["medina", { y: 720, h: 56, w: 150 }],
      ["ground", { y: 740, amp: 12, ink: "leaf" }],
      ["crowns", { y: 764, w: 40, hi: "ground" }],
      [
        "birds",
        {
          at: [
            [430, 250, 13],
            [462, 234, 9],
          ],
        },
      ],
    ],
  },
  cappadocia: {
    region: "steppe",
    hour: "dawn",
    seed: 189,
    alt: "Hot-air balloons at sunrise over the rock cones and cave windows of Cappadocia",
    ink: {
      wall: "#e9c9a0",
      near: "#a8705a",
      mid: "#8a5f50",
      a1: "#d4503a",
      a2: "#f0b04a",
      leaf: "#7a8a5c",
      glow: "#f5b590",
    },
    layers: [
      ["disc", { x: 440, y: 350, r: 64 }],
      ["ridge", { y: 540, amp: 30, step: 170, ink: "far", shape: "mesa", mist: 2 }],
      [
        "balloons",
        {
          at: [
            [200, 340, 1.05],
            [380, 270, 0.6],
            [100, 420, 0.5],
            [500, 430, 0.72],
            [-120, 330, 0.9],
            [-290, 420, 0.6],
            [760, 340, 0.95],
            [900, 440, 0.6],
            [320, 440, 0.4],
          ],
        },
      ],
      ["ridge", { y: 590, amp: 30, step: 140, ink: "mid", mist: 1.4 }],
      ["landmark", { kind: "fairyChimneys", x: 300, y: 700, s: 0.94 }],
      ["landmark", { kind: "fairyChimneys", x: -300, y: 720, s: 0.7 }],
      ["landmark", { kind: "fairyChimneys", x: 860, y: 720, s: 0.7 }],
      ["ground", { y: 716, amp: 16, step: 180, blade: 40 }],
      ["figure", { kind: "rider", x: 420, y: 776, s: 0.9 }],
      ["bush", { x: 70, y: 766, rx: 70, ry: 24, w: 20, ink: "leaf" }],
    ],
  },
  tbilisi: {
    region: "steppe",
    hour: "dusk",
    seed: 190,
    alt: "A cone-domed church on the cliff of Tbilisi, coloured houses and the fortress on its ridge",
    ink: { mid: "#b5806a", wall: "#e6c99a", a1: "#b8523f", leaf: "#5a7a52", ground: "#c99a6a" },
    layers: [
      ["disc", { x: 150, y: 310, r: 70 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 500, amp: 50, step: 160, ink: "far" }],
      [
        "raw",
        {
          d: [
            [
              "M390 490V432h90v-16h10v10h10v-10h10v10h10v-10h10v16h80v-42h8v8h10v-8h10v8h10v-8h8v42h120v-50h46v50h270v60z",
              "wall",
            ],
            ["M632 390h14v100h-14zM808 382h18v108h-18zM500 432h30v60h-30z", "near", 0.5],
          ],
        },
      ],
      ["raw", { d: [["M-430 600Q-200 560 60 540Q260 500 420 490Q640 470 1030 490V700H-430z", "leaf"]] }],
      [
        "hillTown",
        {
          line: [
            [150, 730],
            [220, 620],
            [300, 566],
            [460, 540],
            [700, 530],
            [1030, 530],
          ],
          y: 740,
          w: 72,
          h: 56,
          inks: ["wall", "a2", "mid", "paper", "water"],
          roof: "a1",
          slope: "leaf",
          gap: 0.08,
        },
      ],
      [
        "crowns",
        {
          line: [
            [230, 744],
            [300, 724],
            [420, 730],
            [560, 722],
            [800, 730],
            [1040, 726],
          ],
          w: 26,
          hi: "ground",
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 640H190Q230 650 250 690L270 740H-430z", "mid"],
            ["M100 640H190Q230 650 250 690L270 740H160L140 680zM-120 640L-90 740H-180L-160 680z", "near"],
          ],
        },
      ],
      ["landmark", { kind: "coneChurch", x: 118, y: 646, s: 1.12 }],
      ["water", { y: 740, x: 400, n: 14 }],
      [
        "birds",
        {
          at: [
            [300, 250, 13],
            [332, 232, 9],
          ],
        },
      ],
    ],
  },
  yerevan: {
    region: "steppe",
    hour: "dawn",
    seed: 191,
    alt: "The twin snow cones of Ararat behind a cone-domed monastery on its hill near Yerevan, apricot trees",
    ink: {
      mid: "#8792a8",
      wall: "#d9a37a",
      a1: "#a8705a",
      ground: "#d3b26a",
      leaf: "#8a9a5a",
      a2: "#f0a050",
      glow: "#f4b898",
    },
    layers: [
      ["disc", { x: 478, y: 270, r: 50 }],
      ["clouds", { y: 216 }],
      ["volcano", { x: 180, y: 580, w: 430, h: 280, ink: "mid", cap: 0.4 }],
      ["volcano", { x: 500, y: 580, w: 250, h: 170, ink: "mid", cap: 0.3 }],
      ["mist", { y: 556 }],
      ["ridge", { y: 600, amp: 16, ink: "leaf", mist: 1.2 }],
      ["ground", { y: 640, amp: 12, step: 200 }],
      [
        "raw",
        {
          d: [
            ["M180 700Q260 640 400 640Q540 640 620 700z", "ground"],
            ["M400 640Q540 640 620 700H460z", "near", 0.35],
          ],
        },
      ],
      ["landmark", { kind: "coneChurch", x: 390, y: 652, s: 0.8 }],
      ["ground", { y: 696, amp: 10, ink: "ground", blade: 50 }],
      ["crowns", { y: 756, w: 40, amp: 10, hi: "a2" }],
      [
        "cypresses",
        {
          at: [
            [60, 790, 1.7],
            [96, 796, 1.2],
            [540, 796, 1.5],
            [-160, 790, 1.6],
            [800, 790, 1.6],
          ],
          ink: "ink",
        },
      ],
      [
        "birds",
        {
          at: [
            [130, 250, 14],
            [166, 232, 10],
          ],
        },
      ],
    ],
  },
  baku: {
    region: "steppe",
    hour: "night",
    seed: 192,
    alt: "The three flame towers of Baku lit at night above the old walls and the Caspian promenade",
    ink: { top: "#233a66", glow: "#d9825c", wall: "#e0b98a", water: "#3f7f9a", a1: "#b07a50", a2: "#ffc65c" },
    layers: [
      ["stars", { n: 46, y: 250 }],
      ["disc", { x: 130, y: 270, r: 34 }],
      ["ridge", { y: 560, amp: 30, ink: "mid" }],
      ["skyline", { y: 640, ink: "near", lo: 20, hi: 100, w: 40 }],
      ["landmark", { kind: "flames", x: 330, y: 640, s: 1.12, ink: { water: "#e0703a" } }],
      ["houses", { y: 670, w: 60, h: 50, style: "flat", inks: ["wall", "mid", "ground"], roof: "wall", windows: "a2" }],
      ["landmark", { kind: "wallTowers", x: 120, y: 700, s: 0.72, ink: { a1: "#8a6a50" } }],
      ["crowns", { y: 706, w: 26, amp: 5 }],
      ["water", { y: 716, x: 330, n: 20 }],
      ["figure", { kind: "ferry", x: 420, y: 766, s: 0.7 }],
    ],
  },
  doha: {
    region: "maghreb",
    hour: "dusk",
    seed: 193,
    alt: "Wooden dhows on the bay of Doha before its glass towers at sunset, a stepped white museum to the side",
    ink: { top: "#3a4a86", glow: "#f29278", wall: "#b9b4c4", near: "#5f6488", far: "#a594ac", water: "#3f8a9a" },
    layers: [
      ["disc", { x: 160, y: 330, r: 82 }],
      ["clouds", { y: 230 }],
      ["skyline", { y: 630, ink: "far", lo: 50, hi: 170, lit: false }],
      ["landmark", { kind: "bayTowers", x: 420, y: 640, s: 0.96 }],
      ["skyline", { y: 640, ink: "near", lo: 30, hi: 130, w: 36, gap: [400, 140] }],
      ["water", { y: 640, x: 160, n: 30 }],
      ["landmark", { kind: "stackedMuseum", x: 118, y: 662, s: 0.9 }],
      ["raw", { d: [["M-70 662H306L330 674H-90z", "near"]] }],
      ["figure", { kind: "dhow", x: 360, y: 752, s: 1.5 }],
      ["figure", { kind: "dhow", x: 130, y: 730, s: 0.8 }],
      ["figure", { kind: "dhow", x: 820, y: 710, s: 1.2 }],
      ["figure", { kind: "dhow", x: -240, y: 720, s: 1.3 }],
      [
        "birds",
        {
          at: [
            [420, 250, 13],
            [452, 232, 9],
          ],
        },
      ],
    ],
  },
  muscat: {
    region: "maghreb",
    hour: "day",
    seed: 194,
    alt: "White houses and a blue-domed mosque along the harbour of Muscat below bare mountains and a fort",
    ink: {
      top: "#2f7aa5",
      mid: "#a87f70",
      near: "#7a5650",
      wall: "#fbf0dc",
      a1: "#2f86a0",
      water: "#2f9aa0",
      far: "#c9ac9f",
    },
    layers: [
      ["disc", { x: 440, y: 310, r: 70 }],
      ["clouds", { y: 220 }],
      ["ridge", { y: 520, amp: 100, step: 70, ink: "far", shape: "crag" }],
      ["ridge", { y: 580, amp: 80, step: 80, ink: "mid", shape: "crag", mist: 1.4 }],
      ["landmark", { kind: "crag", x: 470, y: 620, s: 0.6, ink: { wall: "#d9b48a", mid: "#8f6a5c", leaf: "#8f6a5c" } }],
      [
        "houses",
        { y: 640, w: 58, h: 60, style: "flat", inks: ["wall", "paper", "wall"], roof: "wall", windows: "near" },
      ],
      ["landmark", { kind: "goldenDome", x: 190, y: 650, s: 0.84, ink: { a2: "#2f86a0", wall: "#fbf0dc" } }],
      ["landmark", { kind: "minaret", x: 320, y: 650, s: 0.56, ink: { near: "#b9a08a" } }],
      [
        "palms",
        {
          at: [
            [60, 660, 0.9],
            [400, 660, 0.9, -1],
            [-160, 660, 1],
            [760, 660, 1],
          ],
          ink: "leaf",
        },
      ],
      ["water", { y: 656, x: 440, n: 26 }],
      ["figure", { kind: "dhow", x: 300, y: 746, s: 1.4 }],
      ["figure", { kind: "dhow", x: -220, y: 720, s: 1.1 }],
      [
        "birds",
        {
          at: [
            [130, 250, 13],
            [162, 232, 9],
          ],
        },
      ],
    ],
  },
  "abu-dhabi": {
    region: "maghreb",
    hour: "night",
    seed: 195,
    alt: "The white domes and minarets of the Sheikh Zayed mosque in Abu Dhabi mirrored in a blue pool",
    ink: { top: "#33488a", glow: "#f0a08c", far: "#b5a8c4", near: "#6a6a9a", water: "#4a86a8", ground: "#e8d8c0" },
    layers: [
      ["disc", { x: 440, y: 290, r: 46 }],
      ["stars", { n: 50, y: 280 }],
      ["skyline", { y: 630, ink: "far", lo: 10, hi: 70, w: 40, lit: false }],
      [
        "palms",
        {
          at: [
            [20, 650, 1.2],
            [60, 650, 1, -1],
            [560, 650, 1.2],
            [-120, 650, 1.2],
            [-200, 650, 1],
            [700, 650, 1.2],
            [780, 650, 1.3],
          ],
          ink: "leaf",
        },
      ],
      ["landmark", { kind: "whiteMosque", x: 290, y: 650, s: 1.26 }],
      ["ground", { y: 650, amp: 1 }],
      ["water", { y: 664, x: 290, n: 20 }],
      [
        "raw",
        {
          d: [
            ["M-430 656H1030V666H-430z", "paper"],
            ["M200 672Q290 760 380 672z", "paper", 0.35],
            ["M90 668h26v110h-26zM464 668h26v110h-26zM22 668h22v90h-22zM536 668h22v90h-22z", "paper", 0.25],
            ["M-430 786H1030V800H-430z", "ground"],
          ],
        },
      ],
    ],
  },
  amman: {
    region: "maghreb",
    hour: "dusk",
    seed: 196,
    alt: "Tall pillars of the temple of Hercules under a piece of their entablature on the citadel of Amman, hills of pale stone cubes below",
    ink: {
      wall: "#ecd2a6",
      mid: "#c99f76",
      near: "#8f6a58",
      ground: "#d9b884",
      far: "#c4a89c",
      leaf: "#7a8a58",
      disc: "#f2935c",
      top: "#3f5a8a",
    },
    layers: [
      ["disc", { x: 420, y: 372, r: 82 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 500, amp: 40, step: 170, ink: "far" }],
      [
        "hillTown",
        {
          line: [
            [-430, 560],
            [-200, 520],
            [0, 540],
            [180, 560],
            [340, 530],
            [480, 500],
            [640, 510],
            [1030, 540],
          ],
          y: 660,
          w: 72,
          h: 50,
          inks: ["wall", "mid", "ground"],
          slope: "mid",
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 700Q-100 668 120 668Q300 668 420 690Q700 690 1030 680V800H-430z", "ground"],
            ["M96 712V688H406V712zM76 730V710H426V730z", "wall"],
            ["M300 688H406V712H426V730H290z", "near", 0.45],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M142 676l3 -320h30l3 320zM236 676l3 -320h30l3 320zM336 676l2 -196l10 -14l10 8l8 -6l2 208z", "paper"],
            ["M162 676l-1 -320h14l3 320zM256 676l-1 -320h14l3 320zM354 676l-2 -202l6 0l8 -6l2 208z", "near", 0.6],
            [
              "M132 690h56v-16h-56zM226 690h56v-16h-56zM326 690h54v-16h-54zM136 358l-6 -14q10 -6 8 -16h44q-2 10 8 16l-6 14zM230 358l-6 -14q10 -6 8 -16h44q-2 10 8 16l-6 14z",
              "wall",
            ],
            ["M124 328v-22l-6 -14h150l14 10l8 26z", "paper"],
            ["M220 328v-36h48l14 10l8 26zM168 690h20v-16h-20zM262 690h20v-16h-20zM360 690h20v-16h-20z", "near", 0.45],
            ["M122 304h164v5h-164z", "near", 0.5],
            ["M440 742q10 -40 40 -36q24 6 22 38zM520 752h46v-22l-14 -8h-32z", "wall"],
            ["M470 742q14 -18 6 -36q28 0 26 38zM548 752h18v-22l-14 -8z", "near", 0.5],
          ],
        },
      ],
      [
        "cypresses",
        {
          at: [
            [30, 720, 1.2],
            [60, 730, 0.9],
            [-160, 720, 1.2],
            [760, 720, 1.3],
            [560, 716, 1],
          ],
          ink: "leaf",
        },
      ],
      ["figure", { kind: "cat", x: 462, y: 710, s: 0.7 }],
      ["bush", { x: 60, y: 780, rx: 80, ry: 24, w: 24, ink: "leaf" }],
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
