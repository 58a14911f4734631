import type { Scene } from "../scene";

export const southernEurope = {
  santorini: {
    region: "aegean",
    hour: "dusk",
    seed: 3,
    alt: "White houses and a blue dome of Santorini above the caldera, a cat on the wall and a boat in the evening sun",
    ink: { ground: "#c72c72" },
    layers: [
      ["disc", { x: 150, y: 318, r: 64 }],
      ["clouds", { y: 262 }],
      [
        "raw",
        {
          d: [["M-430 346L-300 330 -180 342 -60 334 60 336 120 344 170 340 250 352 330 350 400 360V380H-430Z", "far"]],
        },
      ],
      ["water", { y: 372, x: 150, n: 32 }],
      ["figure", { kind: "sailboat", x: 108, y: 452 }],
      ["figure", { kind: "sailboat", x: -210, y: 520, s: 1.3 }],
      ["landmark", { kind: "cycladicVillage", x: 0, y: 0 }],
      ["figure", { kind: "cat", x: 122, y: 700 }],
      ["bush", { x: 556, y: 640, w: 24, ink: "ground" }],
      [
        "birds",
        {
          at: [
            [330, 168, 18],
            [372, 146, 12],
            [300, 140, 9],
          ],
          pale: true,
        },
      ],
    ],
  },
  barcelona: {
    region: "iberia",
    hour: "dusk",
    seed: 14,
    alt: "The towers of the Sagrada Familia above the tiled roofs and palms of Barcelona, the sea behind",
    ink: { wall: "#dba56c", near: "#84503f" },
    layers: [
      ["disc", { x: 168, y: 306, r: 66 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 520, amp: 20, step: 170, ink: "far", mist: 0.6 }],
      ["water", { y: 530, to: 640, x: 168, n: 16 }],
      ["houses", { y: 640, w: 52, h: 54, inks: ["paper", "ground", "wall"], roof: "a1" }],
      ["landmark", { kind: "sagrada", x: 348, y: 696, s: 1.05 }],
      ["houses", { y: 716, w: 66, h: 56, inks: ["paper", "ground", "wall"], roof: "a1" }],
      ["crowns", { y: 748, w: 34 }],
      [
        "palms",
        {
          at: [
            [72, 800, 2.2],
            [24, 800, 1.5, -1],
            [540, 800, 1.9, -1],
            [-260, 800, 2],
            [850, 800, 2.2],
          ],
          ink: "ink",
        },
      ],
      [
        "birds",
        {
          at: [
            [90, 210, 13],
            [122, 192, 9],
            [196, 214, 8],
          ],
        },
      ],
    ],
  },
  algarve: {
    region: "iberia",
    hour: "dusk",
    seed: 341,
    alt: "A golden sea arch and stacks below a small lighthouse in the Algarve, a rowing boat on green water",
    ink: {
      wall: "#f7cf8b",
      ground: "#e8a552",
      near: "#a35a35",
      leaf: "#6b8a4f",
      water: "#1f97a6",
      top: "#2277ad",
      glow: "#f8c592",
      a1: "#c9552f",
    },
    layers: [
      ["disc", { x: 132, y: 318, r: 66 }],
      ["clouds", { y: 228 }],
      ["water", { y: 486, x: 132, n: 40 }],
      ["landmark", { kind: "lighthouse", x: 470, y: 402, s: 0.42, ink: { wall: "#f6e7c8", near: "#8ea2ae" } }],
      ["landmark", { kind: "seaArch", x: 330, y: 634, s: 0.98 }],
      [
        "raw",
        {
          d: [
            ["M-430 690H1030V700Q760 692 560 702T-430 700z", "paper", 0.5],
            ["M86 742Q92 768 112 772H216Q240 764 250 736Q214 748 166 748Q112 748 86 742z", "a1"],
            ["M86 742Q112 748 166 748Q214 748 250 736L248 744Q214 756 166 756Q112 756 88 750z", "paper"],
            ["M150 748V724a9 9 0 0 1 18 0V748z", "ink"],
            ["M159 714a9 9 0 1 1 0.1 0z", "near"],
            ["M164 728L204 776L200 778L160 732zM152 728L112 776L116 778L156 732z", "paper"],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [214, 262, 13],
            [250, 244, 9],
            [300, 300, 10],
          ],
        },
      ],
    ],
  },
  lisbon: {
    region: "iberia",
    hour: "dusk",
    seed: 28,
    alt: "A yellow tram climbs a street of coloured houses in Lisbon, the red 25 de Abril bridge over the Tejo behind",
    ink: { a2: "#f2b233", wall: "#f0d9b0", mid: "#c98a86" },
    layers: [
      ["disc", { x: 250, y: 318, r: 70 }],
      ["clouds", { y: 240 }],
      ["ridge", { y: 452, amp: 14, step: 150, ink: "far", mist: 0.6 }],
      ["water", { y: 462, to: 640, x: 250, n: 22 }],
      ["bridge", { y: 432, towers: [190, 430], h: 96, drop: 40 }],
      ["figure", { kind: "sailboat", x: 236, y: 506, s: 0.7 }],
      [
        "street",
        {
          x: 300,
          y: 560,
          inks: ["mid", "wall", "a2", "water", "paper", "ground"],
          tall: 0.86,
          rails: true,
          paving: "wall",
        },
      ],
      ["figure", { kind: "tram", x: 268, y: 744, s: 1.15 }],
      [
        "birds",
        {
          at: [
            [330, 190, 13],
            [364, 172, 9],
            [300, 166, 8],
          ],
        },
      ],
    ],
  },
  athens: {
    region: "aegean",
    hour: "dawn",
    seed: 26,
    alt: "The Parthenon on the rock of the Acropolis above the white houses and olive trees of Athens",
    ink: { wall: "#f3dcb0", near: "#8a6a5c", mid: "#c49a76", ground: "#dcc48f" },
    layers: [
      ["disc", { x: 448, y: 300, r: 64 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 500, amp: 40, step: 160, ink: "far" }],
      ["mist", { y: 530 }],
      [
        "raw",
        {
          d: [
            ["M-60 640L20 560L60 490L110 470L520 466L556 500L590 560L680 640V720H-60z", "mid"],
            ["M330 640L350 560L320 500L330 470L520 466L556 500L590 560L680 640V720H300z", "near", 0.5],
            ["M110 470L520 466L528 486L440 480L300 492L180 480L104 492z", "ground"],
            ["M180 500l20 60l-30 80zM420 500l30 50l-10 90zM100 520l10 60l-30 60z", "near", 0.6],
          ],
        },
      ],
      ["landmark", { kind: "parthenon", x: 316, y: 472, s: 0.96 }],
      ["crowns", { y: 640, w: 28, amp: 10 }],
      [
        "houses",
        { y: 700, w: 48, h: 44, style: "flat", inks: ["paper", "ground", "wall"], roof: "wall", windows: "a1" },
      ],
      ["crowns", { y: 756, w: 40, hi: "ground" }],
      [
        "cypresses",
        {
          at: [
            [70, 800, 1.8],
            [104, 800, 1.3],
            [530, 800, 1.9],
            [-200, 800, 1.6],
            [780, 800, 1.9],
          ],
          ink: "ink",
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
  madrid: {
    region: "iberia",
    hour: "dusk",
    seed: 36,
    alt: "The gilded dome of the corner house where the Gran Via of Madrid begins, two streets running off in evening light",
    ink: {
      wall: "#f3dfba",
      near: "#8a6a72",
      far: "#a8a4b0",
      a2: "#efb845",
      ground: "#b9a595",
      mid: "#c79a7a",
      top: "#2f6aa6",
      glow: "#f7b07a",
      disc: "#f6a84a",
      a1: "#c8432f",
    },
    layers: [
      ["disc", { x: 150, y: 330, r: 78 }],
      ["clouds", { y: 220 }],
      ["houses", { y: 680, to: 40, w: 72, h: 200, style: "mansard", inks: ["wall", "mid"], roof: "near" }],
      ["houses", { y: 680, from: 600, w: 72, h: 200, style: "mansard", inks: ["wall", "mid"], roof: "near" }],
      ["landmark", { kind: "cornerDome", x: 332, y: 696, s: 1.14 }],
      [
        "raw",
        {
          d: [
            ["M-430 690H1030V800H-430z", "ground"],
            ["M210 690H454L500 706H170z", "paper"],
            ["M-430 730L150 716L170 722L-430 746zM1030 730L520 716L500 722L1030 746z", "paper", 0.6],
            ["M290 726h84l10 8h-104zM260 760h140l14 10H246z", "paper", 0.5],
          ],
        },
      ],
      [
        "crowns",
        {
          line: [
            [-440, 690],
            [-200, 686],
            [0, 690],
            [60, 712],
            [70, 740],
          ],
          w: 32,
          hi: "a2",
        },
      ],
      [
        "crowns",
        {
          line: [
            [570, 740],
            [584, 706],
            [660, 690],
            [1040, 686],
          ],
          w: 32,
          hi: "a2",
        },
      ],
      ["figure", { kind: "oldCar", x: 170, y: 778, s: 0.66, ink: { a1: "#f6e7c8" } }],
      ["figure", { kind: "walker", x: 440, y: 764, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [440, 230, 14],
            [476, 212, 10],
          ],
        },
      ],
    ],
  },
  seville: {
    region: "iberia",
    hour: "dusk",
    seed: 40,
    alt: "The Giralda tower of Seville above white houses with ochre trim and orange trees full of fruit",
    ink: { a1: "#c9872f", near: "#a5613f", wall: "#efcf9c" },
    layers: [
      ["disc", { x: 438, y: 306, r: 80 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 540, amp: 20, ink: "far" }],
      ["houses", { y: 610, w: 50, h: 50, inks: ["paper", "ground", "wall"], roof: "mid" }],
      [
        "palms",
        {
          at: [
            [470, 650, 1.4],
            [520, 640, 1.1, -1],
            [-160, 640, 1.3],
            [760, 640, 1.4],
          ],
        },
      ],
      ["landmark", { kind: "minaret", x: 252, y: 690, s: 1.12 }],
      ["houses", { y: 700, w: 76, h: 70, inks: ["paper", "a2", "paper", "wall"], roof: "mid" }],
      ["crowns", { y: 744, w: 44, hi: "a2" }],
      ["figure", { kind: "walker", x: 410, y: 790, s: 1.2, ink: { a1: "#b8282f", a2: "#211d2a" } }],
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
  valencia: {
    region: "iberia",
    hour: "dusk",
    seed: 311,
    alt: "The white eye of the dome cinema in Valencia and its mirror image in the pool, the opera house behind palms",
    ink: {
      top: "#1f78ad",
      glow: "#f2a27c",
      far: "#a9bccb",
      water: "#2f9fb8",
      wall: "#e9dcc2",
      near: "#6f8ea3",
      ground: "#efdcb4",
    },
    layers: [
      ["disc", { x: 446, y: 300, r: 62 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 560, amp: 18, step: 180, ink: "far", mist: 0.6 }],
      ["houses", { y: 622, w: 74, h: 56, inks: ["ground", "paper", "wall"], roof: "a1" }],
      ["landmark", { kind: "plumedShell", x: 192, y: 640, s: 1.02 }],
      [
        "palms",
        {
          at: [
            [470, 650, 1.5],
            [520, 650, 1.2, -1],
            [-150, 650, 1.5],
            [-220, 650, 1.2],
            [760, 650, 1.6],
            [840, 650, 1.2, -1],
          ],
        },
      ],
      ["crowns", { y: 640, w: 34, amp: 6 }],
      ["water", { y: 640, x: 446, n: 18 }],
      ["landmark", { kind: "poolEye", x: 336, y: 650, s: 1.08 }],
      [
        "raw",
        {
          d: [
            ["M-430 768H1030V800H-430z", "ground"],
            ["M-430 764H1030v6H-430z", "paper"],
          ],
        },
      ],
      ["figure", { kind: "bicycle", x: 118, y: 790, s: 1 }],
      [
        "birds",
        {
          at: [
            [110, 240, 13],
            [144, 222, 9],
          ],
        },
      ],
    ],
  },
  malaga: {
    region: "iberia",
    hour: "dusk",
    seed: 314,
    alt: "The one-towered cathedral of Málaga between palms, fortress walls on the hill, and sardines on a boat grill",
    ink: {
      wall: "#f0d3a2",
      near: "#9c6448",
      far: "#9fb0c4",
      leaf: "#567a52",
      water: "#2b86a8",
      ground: "#d9bd8a",
      top: "#2f77ad",
    },
    layers: [
      ["disc", { x: 440, y: 300, r: 68 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 520, amp: 60, step: 190, ink: "far", mist: 0.8 }],
      ["raw", { d: [["M-430 620Q120 610 300 540Q420 470 560 462Q760 470 1030 600V800H-430z", "leaf"]] }],
      ["landmark", { kind: "climbingWalls", x: 418, y: 566, s: 0.94, ink: { wall: "#c98c58" } }],
      [
        "crowns",
        {
          line: [
            [250, 592],
            [420, 572],
            [620, 540],
            [1030, 610],
          ],
          w: 26,
          ink: "leaf",
        },
      ],
      ["houses", { y: 610, w: 52, h: 46, inks: ["paper", "ground", "wall"], roof: "a1" }],
      ["landmark", { kind: "oneArmedCathedral", x: 214, y: 664, s: 1.02 }],
      [
        "palms",
        {
          at: [
            [396, 672, 1.15],
            [446, 672, 1.4, -1],
            [500, 672, 1.1],
            [560, 672, 1.3, -1],
            [36, 672, 1.2],
            [-120, 672, 1.3],
            [-210, 672, 1.1, -1],
            [700, 672, 1.3],
            [800, 672, 1.1, -1],
          ],
          ink: "ink",
        },
      ],
      ["crowns", { y: 664, w: 24, amp: 5, ink: "leaf" }],
      ["water", { y: 670, to: 740, x: 440, n: 16 }],
      ["ground", { y: 736, amp: 6, step: 240, ink: "ground" }],
      [
        "raw",
        {
          d: [
            ["M330 738Q342 786 372 790H512Q552 778 568 722Q520 744 450 744Q380 744 330 738z", "#24588c"],
            ["M332 746Q380 752 450 752Q526 752 564 732L567 724Q520 744 450 744Q380 744 330 738z", "paper"],
            ["M362 742Q400 720 450 722Q506 720 540 736Q500 744 450 744Q400 744 362 742z", "wall"],
            ["M404 734q-9 -16 3 -34q2 14 10 18q-2 -20 12 -34q-2 20 10 26q3 -8 2 -16q12 16 2 40z", "a1"],
            ["M411 734q-4 -10 4 -20q2 8 7 10q0 -8 5 -13q1 10 5 12q3 6 0 11z", "a2"],
            ["M448 738l26 -86h4l-26 86zM476 738l26 -86h4l-26 86zM504 738l26 -86h4l-26 86z", "near"],
            [
              "M446 703q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM451 687q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM456 670q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM461 655q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM474 703q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM479 687q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM484 670q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM489 655q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM502 703q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM507 687q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM512 670q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7zM517 655q13 -7 24 4l5 -3v9l-5 -3q-14 4 -24 -7z",
              "ink",
            ],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [92, 220, 13],
            [126, 202, 9],
            [330, 246, 8],
          ],
        },
      ],
    ],
  },
  granada: {
    region: "iberia",
    hour: "dusk",
    seed: 312,
    alt: "The red walls and towers of the Alhambra on its wooded hill above white Granada, snow on the Sierra Nevada",
    ink: { wall: "#d98a5c", near: "#7c4440", a1: "#b8492f", far: "#9d9fbd", leaf: "#3f6248", ground: "#dcb87c" },
    layers: [
      ["disc", { x: 150, y: 312, r: 70 }],
      ["clouds", { y: 232 }],
      ["ridge", { y: 452, amp: 110, step: 150, shape: "peaks", ink: "far", snow: 48, mist: 0.8 }],
      [
        "raw",
        { d: [["M-430 640Q-200 610 -40 560Q120 520 330 522Q520 520 640 560Q820 610 1030 630V800H-430z", "leaf"]] },
      ],
      ["landmark", { kind: "redPalace", x: 322, y: 556, s: 1.06 }],
      ["crowns", { y: 578, w: 34, amp: 10 }],
      [
        "cypresses",
        {
          at: [
            [60, 590, 1],
            [92, 584, 0.8],
            [432, 578, 1],
            [462, 582, 0.8],
            [566, 590, 1.1],
            [-180, 620, 1],
            [780, 620, 1.1],
          ],
          ink: "leaf",
        },
      ],
      ["houses", { y: 700, w: 70, h: 60, inks: ["paper", "paper", "ground"], roof: "a1" }],
      ["figure", { kind: "cat", x: 128, y: 660, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [392, 236, 13],
            [426, 218, 9],
          ],
        },
      ],
    ],
  },
  porto: {
    region: "iberia",
    hour: "dusk",
    seed: 57,
    alt: "The iron Dom Luis bridge over the Douro in Porto, stacked coloured houses and a wine boat under sail",
    ink: { near: "#59627a", mid: "#c9785a", water: "#2e7894" },
    layers: [
      ["disc", { x: 250, y: 320, r: 70 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 500, amp: 24, ink: "far" }],
      [
        "hillTown",
        {
          line: [
            [-430, 470],
            [-180, 440],
            [-40, 450],
            [60, 520],
            [130, 620],
          ],
          y: 630,
          w: 56,
          h: 52,
          inks: ["wall", "mid", "a2", "paper", "ground"],
          roof: "a1",
        },
      ],
      ["archBridge", { from: 80, to: 560, y: 486, foot: 640, crown: 494 }],
      [
        "hillTown",
        {
          line: [
            [470, 640],
            [540, 540],
            [620, 470],
            [760, 450],
            [1030, 440],
          ],
          y: 630,
          w: 56,
          h: 52,
          inks: ["wall", "mid", "a2", "paper", "ground"],
          roof: "a1",
          slope: "leaf",
        },
      ],
      ["water", { y: 638, x: 250, n: 24 }],
      ["figure", { kind: "dhow", x: 250, y: 728, s: 1.1, ink: { paper: "#f3d9b0", far: "#c8452f" } }],
      ["figure", { kind: "barge", x: 450, y: 706, s: 0.7 }],
      [
        "birds",
        {
          at: [
            [400, 250, 13],
            [432, 234, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
