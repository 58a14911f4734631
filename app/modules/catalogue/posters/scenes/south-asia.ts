import type { Scene } from "../scene";

export const southAsia = {
  kandy: {
    region: "tropics",
    hour: "dawn",
    seed: 131,
    alt: "The Temple of the Tooth beside the lake of Kandy, misty tea hills behind and an elephant on the bank",
    ink: {
      a2: "#e9b23f",
      a1: "#a8452f",
      leaf: "#3f7f4a",
      ground: "#7fae55",
      mid: "#5a8f7c",
      near: "#6f5f58",
      wall: "#e2d2b4",
      far: "#a3b8ae",
      water: "#4f93a0",
      glow: "#f6b48c",
      disc: "#f8d58c",
    },
    layers: [
      ["disc", { x: 130, y: 318, r: 72 }],
      ["clouds", { y: 224 }],
      ["ridge", { y: 420, amp: 50, step: 150, ink: "far", mist: 1.6 }],
      ["mist", { y: 460 }],
      ["ridge", { y: 500, amp: 46, step: 150, ink: "mid", mist: 1.4 }],
      ["mist", { y: 540 }],
      [
        "crowns",
        {
          line: [
            [-440, 590],
            [-100, 580],
            [80, 590],
            [240, 560],
            [420, 556],
            [600, 570],
            [1040, 590],
          ],
          w: 40,
          hi: "ground",
        },
      ],
      ["crowns", { y: 640, w: 30 }],
      ["landmark", { kind: "toothTemple", x: 310, y: 676, s: 1.1 }],
      [
        "raw",
        {
          d: [
            ["M-430 680H1030V704H-430z", "wall"],
            ["M-430 696H1030V706H-430z", "near"],
          ],
        },
      ],
      ["water", { y: 704, x: 200, n: 16 }],
      ["raw", { d: [["M-430 800V776Q-200 756 0 770Q160 780 300 772Q520 762 1030 776V800z", "ground"]] }],
      ["figure", { kind: "elephant", x: 180, y: 786, s: 0.95, ink: { mid: "#7d8590" } }],
      [
        "palms",
        {
          at: [
            [40, 812, 2.4],
            [566, 812, 2.6, -1],
            [-200, 812, 2.4],
            [800, 812, 2.3],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [430, 250, 13],
            [462, 232, 9],
          ],
        },
      ],
    ],
  },
  maldives: {
    region: "caribbean",
    hour: "dawn",
    seed: 132,
    alt: "Thatched villas on stilts along a wooden jetty in a pale lagoon of the Maldives at sunrise",
    ink: { top: "#4aa0b8", glow: "#f7b08f", water: "#18b5bd", wall: "#c08f62", a2: "#d8a860" },
    layers: [
      ["disc", { x: 410, y: 420, r: 84 }],
      ["clouds", { y: 240 }],
      ["water", { y: 500, x: 410, n: 44 }],
      [
        "raw",
        {
          d: [
            ["M-430 510Q-300 496 -180 508Q-60 500 20 512L-430 520z", "leaf"],
            ["M-430 520L40 512Q60 518 30 522L-430 532z", "ground"],
            ["M-430 596Q0 580 400 600T1030 590V604Q700 622 380 610T-430 612z", "paper", 0.4],
            ["M-430 540L-20 560L560 716V732L-20 572L-430 552z", "wall"],
            ["M40 570v40h5v-40zM160 604v44h5v-44zM280 636v50h6v-50zM400 668v56h6v-56zM520 700v60h6v-60z", "ink", 0.6],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [-40, 514, 0.9],
            [-90, 512, 1.1, -1],
            [-200, 512, 1],
            [-280, 514, 1.2, -1],
          ],
        },
      ],
      [
        "stilts",
        {
          at: [
            [60, 560, 0.5],
            [150, 586, 0.68],
            [262, 618, 0.86],
            [400, 660, 1.1],
            [568, 716, 1.4],
            [-60, 544, 0.4],
            [790, 640, 1.1],
            [920, 664, 1.3],
          ],
        },
      ],
      ["figure", { kind: "outrigger", x: 190, y: 736, s: 1 }],
      [
        "birds",
        {
          at: [
            [150, 250, 14],
            [184, 232, 10],
          ],
        },
      ],
    ],
  },
  jaipur: {
    region: "maghreb",
    hour: "dawn",
    seed: 133,
    alt: "The honeycomb front of the Hawa Mahal in Jaipur, rose coloured, with a peacock on the wall",
    ink: {
      wall: "#d9826a",
      near: "#8a3f4a",
      mid: "#c98a7a",
      a2: "#f6c65a",
      leaf: "#3f7a5c",
      top: "#5a5c93",
      glow: "#f5b08a",
    },
    layers: [
      ["disc", { x: 130, y: 296, r: 68 }],
      ["clouds", { y: 216 }],
      ["ridge", { y: 540, amp: 50, step: 170, ink: "far" }],
      ["medina", { y: 640, h: 40, w: 140, ink: "mid" }],
      ["landmark", { kind: "windPalace", x: 324, y: 690, s: 1.2 }],
      [
        "raw",
        {
          d: [
            ["M-430 690H1030V800H-430z", "near"],
            ["M-430 690H1030V702H-430z", "paper"],
          ],
        },
      ],
      ["bush", { x: 40, y: 690, rx: 60, ry: 40, w: 30, ink: "leaf" }],
      ["figure", { kind: "peacock", x: 180, y: 686, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [110, 230, 13],
            [142, 212, 9],
          ],
        },
      ],
    ],
  },
  agra: {
    region: "himalaya",
    hour: "dawn",
    seed: 134,
    alt: "The Taj Mahal at Agra in morning light, mirrored in its long pool between cypresses",
    ink: {
      top: "#5f7fa8",
      glow: "#f3b6a2",
      wall: "#fdf3e2",
      far: "#b7b6cc",
      near: "#8a86a8",
      leaf: "#41684f",
      ground: "#a9b86a",
      water: "#7fa6b5",
      disc: "#f4a877",
    },
    layers: [
      ["disc", { x: 176, y: 320, r: 78 }],
      ["clouds", { y: 224 }],
      ["crowns", { y: 606, w: 30, amp: 6 }],
      ["mist", { y: 600 }],
      ["landmark", { kind: "taj", x: 300, y: 616, s: 1.24 }],
      ["ground", { y: 622, amp: 2 }],
      [
        "raw",
        {
          d: [
            ["M258 626H342L480 800H120z", "water"],
            ["M254 626H262L132 800H112zM338 626H346L488 800H468z", "paper"],
            ["M286 640h28v20h-28zM270 690Q300 640 330 690Q330 720 300 740Q270 720 270 690z", "paper", 0.6],
          ],
        },
      ],
      [
        "cypresses",
        {
          at: [
            [230, 650, 0.5],
            [370, 650, 0.5],
            [206, 680, 0.75],
            [394, 680, 0.75],
            [170, 724, 1.1],
            [430, 724, 1.1],
            [112, 790, 1.7],
            [488, 790, 1.7],
            [40, 720, 1],
            [560, 720, 1],
            [-160, 740, 1.2],
            [760, 740, 1.2],
            [-300, 790, 1.7],
            [900, 790, 1.7],
          ],
          ink: "leaf",
        },
      ],
      [
        "birds",
        {
          at: [
            [420, 230, 13],
            [452, 212, 9],
          ],
        },
      ],
    ],
  },
  mumbai: {
    region: "tropics",
    hour: "dusk",
    seed: 135,
    alt: "The Gateway of India on the harbour of Mumbai, the domes of the Taj hotel behind and small boats",
    ink: {
      wall: "#dba766",
      near: "#7a5560",
      mid: "#9a7f92",
      top: "#45508a",
      glow: "#f5956a",
      a1: "#c24a3a",
      far: "#b09ab0",
    },
    layers: [
      ["disc", { x: 452, y: 330, r: 90 }],
      ["clouds", { y: 226 }],
      ["skyline", { y: 620, ink: "far", lo: 30, hi: 150, lit: false }],
      [
        "landmark",
        { kind: "domedPalace", x: 130, y: 660, s: 0.84, ink: { wall: "#c9a89b", near: "#8a7090", a1: "#b5563f" } },
      ],
      ["landmark", { kind: "greatArch", x: 352, y: 680, s: 1.3 }],
      [
        "raw",
        {
          d: [
            ["M-430 676H1030V700H-430z", "near"],
            ["M-430 676H1030V684H-430z", "paper", 0.6],
          ],
        },
      ],
      ["water", { y: 696, x: 452, n: 16 }],
      ["figure", { kind: "barge", x: 150, y: 744, s: 1 }],
      ["figure", { kind: "dhow", x: 470, y: 764, s: 0.8 }],
      ["figure", { kind: "dhow", x: -200, y: 750, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [150, 250, 14],
            [184, 232, 10],
            [210, 262, 8],
          ],
        },
      ],
    ],
  },
  delhi: {
    region: "steppe",
    hour: "dawn",
    seed: 136,
    alt: "Humayun's tomb in Delhi, red stone and white marble dome, a long pool and a peacock in the garden",
    ink: {
      wall: "#c8694a",
      near: "#7a3a3a",
      top: "#6a7a98",
      glow: "#f2b48a",
      leaf: "#4f7f52",
      ground: "#a9b464",
      water: "#7fb0aa",
      a1: "#f6ead6",
      far: "#b7b0b8",
    },
    layers: [
      ["disc", { x: 150, y: 316, r: 82 }],
      ["clouds", { y: 226 }],
      ["crowns", { y: 600, w: 34, amp: 10 }],
      ["mist", { y: 600 }],
      ["landmark", { kind: "gardenTomb", x: 300, y: 664, s: 1.2 }],
      ["ground", { y: 664, amp: 2 }],
      [
        "raw",
        {
          d: [
            ["M266 672H334L430 800H170z", "water"],
            ["M262 672H270L180 800H160zM330 672H338L440 800H420z", "paper"],
          ],
        },
      ],
      [
        "cypresses",
        {
          at: [
            [216, 710, 0.9],
            [386, 710, 0.9],
            [150, 770, 1.4],
            [452, 770, 1.4],
            [-120, 730, 1.1],
            [720, 730, 1.1],
          ],
          ink: "leaf",
        },
      ],
      [
        "palms",
        {
          at: [
            [50, 800, 2.2],
            [560, 800, 2.2, -1],
            [-260, 800, 2.2],
            [860, 800, 2.2],
          ],
        },
      ],
      ["figure", { kind: "peacock", x: 90, y: 780, s: 0.8 }],
      [
        "birds",
        {
          at: [
            [420, 240, 13],
            [452, 222, 9],
          ],
        },
      ],
    ],
  },
  goa: {
    region: "tropics",
    hour: "dusk",
    seed: 137,
    alt: "A white church of Goa above palms, fishing boats on the beach at sunset",
    ink: {
      wall: "#fbf1de",
      near: "#9a93a8",
      a1: "#4f86a8",
      top: "#2f6a8c",
      glow: "#f79a6a",
      ground: "#f0d09a",
      disc: "#f26a4a",
    },
    layers: [
      ["disc", { x: 440, y: 456, r: 84 }],
      ["clouds", { y: 236 }],
      ["water", { y: 510, to: 700, x: 440, n: 36 }],
      ["raw", { d: [["M-430 560Q-200 500 60 510Q240 520 330 590Q360 620 300 640H-430z", "leaf"]] }],
      [
        "palms",
        {
          at: [
            [20, 560, 1.4],
            [60, 566, 1.1, -1],
            [290, 600, 1.1],
            [-160, 550, 1.5],
            [-260, 560, 1.3, -1],
          ],
          ink: "leaf",
        },
      ],
      ["landmark", { kind: "colonial", x: 180, y: 610, s: 0.98 }],
      [
        "crowns",
        {
          line: [
            [-440, 610],
            [-200, 606],
            [60, 612],
            [220, 624],
            [330, 650],
          ],
          w: 34,
          hi: "ground",
        },
      ],
      ["ground", { y: 690, amp: 18, step: 210 }],
      ["figure", { kind: "outrigger", x: 400, y: 716, s: 1.2, ink: { a1: "#2f86a0" } }],
      ["figure", { kind: "barge", x: 220, y: 756, s: 0.9, ink: { wall: "#b8432f", a1: "#f3b547" } }],
      [
        "palms",
        {
          at: [
            [50, 810, 3],
            [-10, 810, 2.2, -1],
            [570, 810, 3, -1],
            [-240, 810, 2.6],
            [780, 810, 2.8],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [250, 240, 14],
            [284, 222, 10],
          ],
        },
      ],
    ],
  },
  kathmandu: {
    region: "himalaya",
    hour: "day",
    seed: 138,
    alt: "The painted eyes of the Boudhanath stupa in Kathmandu with prayer flags, the Himalaya behind",
    layers: [
      ["disc", { x: 130, y: 270, r: 44 }],
      ["clouds", { kind: "lens", y: 200 }],
      ["ridge", { y: 530, amp: 200, step: 200, ink: "far", shape: "peaks", snow: 0.7, mist: 0.8 }],
      ["ridge", { y: 560, amp: 40, ink: "mid", mist: 1.2 }],
      ["houses", { y: 650, w: 56, h: 62, style: "flat", inks: ["a1", "ground", "wall", "mid"], roof: "near" }],
      ["landmark", { kind: "eyedStupa", x: 310, y: 690, s: 1.22 }],
      ["ground", { y: 694, amp: 4 }],
      ["figure", { kind: "walker", x: 120, y: 770, s: 1.2, ink: { a1: "#8a2f2a", a2: "#8a2f2a" } }],
      ["figure", { kind: "walker", x: 160, y: 776, s: 1.1, ink: { a1: "#d9822f", a2: "#d9822f" } }],
      [
        "birds",
        {
          at: [
            [450, 730, 13],
            [486, 744, 10],
            [420, 752, 8],
            [120, 230, 13],
            [152, 212, 9],
          ],
        },
      ],
    ],
  },
  paro: {
    region: "himalaya",
    hour: "dawn",
    seed: 139,
    alt: "The Tiger's Nest monastery clinging to its cliff above Paro, prayer flags across the misty valley",
    ink: { mid: "#8a7f7a", near: "#5c5660", leaf: "#3f6a4c", a2: "#e0a83a", top: "#4a7a9c" },
    layers: [
      ["disc", { x: 120, y: 290, r: 58 }],
      ["clouds", { y: 216 }],
      ["ridge", { y: 500, amp: 180, step: 220, ink: "far", shape: "peaks", snow: 0.5, mist: 0.9 }],
      ["ridge", { y: 560, amp: 60, step: 150, ink: "leaf", mist: 1.3 }],
      ["mist", { y: 580 }],
      ["landmark", { kind: "cliffMonastery", x: 330, y: 600, s: 1.16 }],
      ["ridge", { y: 668, amp: 26, step: 150, ink: "leaf", mist: 0 }],
      [
        "firs",
        {
          ink: "ink",
          at: [
            [40, 800, 2.2],
            [96, 800, 1.5],
            [150, 790, 1.1],
            [420, 800, 1.4],
            [540, 810, 2],
            [-120, 800, 2],
            [-260, 800, 1.5],
            [740, 800, 2],
            [900, 800, 2.3],
          ],
        },
      ],
      ["mist", { y: 680 }],
      [
        "birds",
        {
          at: [
            [180, 250, 16],
            [222, 230, 10],
          ],
        },
      ],
    ],
  },
  udaipur: {
    region: "maghreb",
    hour: "dusk",
    seed: 246,
    alt: "The white lake palace of Udaipur on its island, Aravalli hills and a boat with an awning at sunset",
    ink: { wall: "#fbf0dc", near: "#a58f9c", mid: "#a87f8a", far: "#c4a3a8", water: "#5f93a8", leaf: "#4f7a5c" },
    layers: [
      ["disc", { x: 430, y: 360, r: 80 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 500, amp: 50, step: 150, ink: "far" }],
      ["ridge", { y: 550, amp: 34, step: 140, ink: "mid", mist: 1.2 }],
      ["medina", { y: 600, h: 30, w: 90, ink: "ground" }],
      ["water", { y: 590, x: 430, n: 36 }],
      [
        "crowns",
        {
          line: [
            [60, 668],
            [110, 644],
            [500, 644],
            [556, 668],
          ],
          w: 26,
        },
      ],
      ["landmark", { kind: "lakePalace", x: 300, y: 676, s: 1.2 }],
      [
        "raw",
        {
          d: [
            ["M-430 676H1030V800H-430z", "water"],
            ["M40 670H580V684H40z", "ground"],
            [
              "M90 690h420v4H90zM130 708h320v3H130zM40 730h180v3H40zM-240 720h200v3h-200zM720 716h200v3H720z",
              "paper",
              0.6,
            ],
          ],
        },
      ],
      ["figure", { kind: "barge", x: 400, y: 756, s: 1.1 }],
      ["figure", { kind: "barge", x: -180, y: 740, s: 0.9 }],
      [
        "palms",
        {
          at: [
            [40, 812, 2.2],
            [-20, 812, 1.6, -1],
            [820, 812, 2.1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [150, 260, 14],
            [186, 242, 10],
          ],
        },
      ],
    ],
  },
  varanasi: {
    region: "maghreb",
    hour: "dawn",
    seed: 310,
    alt: "Steps, straw parasols and temple spires on the river front of Varanasi at sunrise, a rowing boat and lamps on the Ganges",
    ink: {
      wall: "#dba274",
      near: "#8a4a4a",
      a1: "#c2513a",
      a2: "#f4c257",
      ground: "#e6b98a",
      mid: "#b07a6a",
      far: "#c9a39a",
      water: "#5f8fa0",
      top: "#5f6a9c",
      glow: "#f6a07a",
      disc: "#f2703f",
    },
    layers: [
      ["disc", { x: 120, y: 430, r: 78 }],
      ["clouds", { y: 230 }],
      ["medina", { y: 552, h: 26, w: 70, ink: "far" }],
      ["mist", { y: 540 }],
      ["water", { y: 556, x: 120, n: 40 }],
      ["landmark", { kind: "ghats", x: 800, y: 690, s: 1.04 }],
      ["landmark", { kind: "ghats", x: 366, y: 692, s: 1.12 }],
      [
        "raw",
        {
          d: [
            ["M-20 692H1030V704H-34z", "mid"],
            ["M0 712h300v4H0zM160 730h240v4H160zM420 716h200v4H420zM700 716h200v4H700z", "paper", 0.55],
          ],
        },
      ],
      ["figure", { kind: "barge", x: 150, y: 764, s: 1.15, ink: { wall: "#3f4f7a", a1: "#f4c257" } }],
      ["figure", { kind: "barge", x: -210, y: 690, s: 0.8, ink: { wall: "#3f4f7a", a1: "#f4c257" } }],
      [
        "raw",
        {
          d: [
            [
              "M340 752q14 10 28 0l-5 9h-18zM430 774q14 10 28 0l-5 9h-18zM520 746q12 9 24 0l-4 8h-16zM40 716q10 8 20 0l-4 7h-12z",
              "leaf",
            ],
            [
              "M350 752q-4 -8 4 -16q8 8 4 16zM440 774q-4 -8 4 -16q8 8 4 16zM528 746q-3 -7 4 -14q7 7 4 14zM46 716q-3 -6 4 -12q7 6 4 12z",
              "a2",
            ],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M470 236l16 -20l14 22l-18 16zM520 300l11 -14l10 15l-13 11z", "a1"],
            ["M482 254q-6 14 4 24l-3 2q-12 -12 -4 -26zM528 312q-4 10 4 18l-3 2q-9 -10 -4 -20z", "ink", 0.7],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [260, 250, 14],
            [294, 232, 10],
            [230, 276, 8],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
