import type { Scene } from "../scene";

export const oceania = {
  queenstown: {
    region: "andes",
    hour: "day",
    seed: 41,
    alt: "The Remarkables under snow above the lake at Queenstown, an old steamship trailing smoke",
    ink: {
      top: "#2b7096",
      mid: "#6c6f86",
      near: "#3f4a68",
      water: "#1d7c95",
      leaf: "#2d5a47",
      ground: "#c9b25c",
      far: "#9fb3c4",
    },
    layers: [
      ["disc", { x: 132, y: 250, r: 40 }],
      ["clouds", { kind: "lens", y: 190 }],
      ["ridge", { y: 500, amp: 60, step: 150, ink: "far", mist: 0.8 }],
      ["landmark", { kind: "toothedRange", x: 330, y: 560, s: 1.12 }],
      ["crowns", { y: 566, w: 16, amp: 6 }],
      ["water", { y: 572, x: 220, n: 30 }],
      ["figure", { kind: "steamer", x: 250, y: 664, s: 1.05 }],
      ["ground", { y: 748, amp: 14, step: 200, blade: 40 }],
      [
        "firs",
        {
          ink: "ink",
          at: [
            [42, 800, 1.9],
            [100, 800, 1.3],
            [548, 800, 2.3],
            [498, 800, 1.4],
            [604, 800, 1.6],
            [-200, 800, 2],
            [-300, 800, 1.5],
            [800, 800, 1.8],
            [900, 800, 2.2],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [440, 210, 13],
            [474, 194, 9],
          ],
        },
      ],
    ],
  },
  sydney: {
    region: "metro",
    hour: "day",
    seed: 91,
    alt: "The white shells of the Sydney Opera House with the harbour bridge behind and a green ferry",
    ink: { top: "#256fa6", water: "#1f78a0", near: "#4b5a74", far: "#9fb0c4" },
    layers: [
      ["disc", { x: 456, y: 276, r: 54 }],
      ["clouds", { y: 220 }],
      ["ridge", { y: 560, amp: 14, ink: "far", mist: 0.6 }],
      ["skyline", { y: 600, ink: "far", lo: 20, hi: 110, lit: false }],
      ["archBridge", { from: 20, to: 560, y: 560, foot: 600, crown: 410 }],
      [
        "raw",
        {
          d: [
            ["M2 640V520h34v120zM544 640V520h34v120z", "wall"],
            ["M22 640V520h14v120zM564 640V520h14v120z", "near", 0.5],
          ],
        },
      ],
      ["crowns", { y: 612, w: 22, amp: 4 }],
      ["water", { y: 612, x: 420, n: 34 }],
      ["landmark", { kind: "operaShells", x: 290, y: 684, s: 1.1 }],
      ["raw", { d: [["M-40 678H600l24 14H-60z", "near"]] }],
      ["figure", { kind: "ferry", x: 440, y: 744, s: 0.76, ink: { ink: "#2f6a4c", a2: "#2f6a4c", a1: "#f0c25c" } }],
      ["figure", { kind: "sailboat", x: 150, y: 752, s: 1.1 }],
      ["figure", { kind: "sailboat", x: 800, y: 690, s: 1.2 }],
      [
        "birds",
        {
          at: [
            [120, 240, 14],
            [154, 222, 10],
          ],
        },
      ],
    ],
  },
  melbourne: {
    region: "metro",
    hour: "dawn",
    seed: 92,
    alt: "A green tram on a street of Melbourne before the yellow arch and copper dome of Flinders Street station",
    ink: { a2: "#3f7d5a", mid: "#d69a5c", wall: "#e9b873", a1: "#b8663f" },
    layers: [
      ["disc", { x: 430, y: 300, r: 74 }],
      ["clouds", { y: 224 }],
      ["skyline", { y: 640, ink: "far", lo: 80, hi: 270, lit: false }],
      ["houses", { y: 690, w: 66, h: 100, to: 56, style: "flat", inks: ["wall", "mid", "far"], roof: "near" }],
      [
        "landmark",
        {
          kind: "archStation",
          x: 196,
          y: 692,
          s: 1.2,
          ink: { a1: "#5f8f7c", a2: "#f3bd62", wall: "#e9b05f", near: "#8f5238" },
        },
      ],
      ["houses", { y: 690, w: 66, h: 100, from: 540, style: "flat", inks: ["wall", "mid", "far"], roof: "near" }],
      ["ground", { y: 690, amp: 2 }],
      [
        "raw",
        {
          d: [
            ["M-430 742H1030v4H-430zM-430 770H1030v5H-430z", "near"],
            ["M-430 640H1030v2H-430z", "ink", 0.6],
          ],
        },
      ],
      ["figure", { kind: "tram", x: 440, y: 770, s: 1.04 }],
      [
        "crowns",
        {
          line: [
            [-440, 690],
            [-300, 680],
            [-160, 700],
            [-80, 730],
          ],
          w: 42,
        },
      ],
      ["figure", { kind: "bicycle", x: 120, y: 780, s: 0.9 }],
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
  auckland: {
    region: "caribbean",
    hour: "dusk",
    seed: 93,
    alt: "The Sky Tower of Auckland beyond a harbour full of sails, a green volcanic cone behind",
    ink: { top: "#2a5f86", glow: "#f2b084", near: "#4a6478", far: "#93aab8", water: "#2a8494" },
    layers: [
      ["disc", { x: 150, y: 310, r: 74 }],
      ["clouds", { kind: "lens", y: 210 }],
      ["volcano", { x: 150, y: 610, w: 380, h: 110, ink: "mid", cap: 0 }],
      ["volcano", { x: 860, y: 610, w: 300, h: 90, ink: "far", cap: 0 }],
      ["skyline", { y: 620, ink: "far", lo: 30, hi: 120, lit: false }],
      ["landmark", { kind: "skyMast", x: 380, y: 626, s: 0.98, ink: { wall: "#c3cdd2" } }],
      ["skyline", { y: 626, ink: "near", lo: 20, hi: 110, w: 38, gap: [380, 40] }],
      ["water", { y: 626, x: 150, n: 34 }],
      ["figure", { kind: "sailboat", x: 220, y: 730, s: 2.2 }],
      ["figure", { kind: "sailboat", x: 450, y: 690, s: 1.3 }],
      ["figure", { kind: "sailboat", x: 80, y: 668, s: 0.8 }],
      ["figure", { kind: "sailboat", x: 720, y: 720, s: 1.8 }],
      ["figure", { kind: "sailboat", x: -220, y: 700, s: 1.4 }],
      [
        "birds",
        {
          at: [
            [450, 260, 13],
            [482, 242, 9],
          ],
        },
      ],
    ],
  },
  "bora-bora": {
    region: "caribbean",
    hour: "day",
    seed: 126,
    alt: "The dark tooth of Mount Otemanu over the lagoon of Bora Bora, thatched huts on stilts and a canoe",
    ink: { mid: "#4f7f6a", near: "#2f5a52", wall: "#b98a5c", a2: "#d9a85c", water: "#16b3b8", top: "#1a78a8" },
    layers: [
      ["disc", { x: 470, y: 264, r: 52 }],
      ["clouds", { y: 210 }],
      [
        "raw",
        {
          d: [
            ["M-60 560L40 520L110 470L170 400L200 330L222 306L262 312L280 350L300 420L350 480L430 520L560 560z", "mid"],
            ["M222 306L262 312L280 350L300 420L350 480L430 520L560 560H330L290 500L250 430L240 360z", "near"],
            ["M-430 560Q-300 530 -160 540Q0 520 120 540Q300 510 480 546Q660 530 1030 560z", "leaf"],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [40, 566, 0.8],
            [70, 566, 0.6, -1],
            [470, 566, 0.8],
            [-160, 566, 0.8],
            [720, 566, 0.8],
          ],
        },
      ],
      ["water", { y: 560, x: 300, n: 40 }],
      [
        "raw",
        {
          d: [
            ["M-430 626Q-100 610 200 630Q560 646 1030 620V640Q560 670 200 650Q-100 632 -430 650z", "paper", 0.35],
            ["M-430 690H360V696H-430z", "wall"],
          ],
        },
      ],
      [
        "stilts",
        {
          at: [
            [110, 700, 1.05],
            [250, 690, 0.8],
            [-60, 706, 1.1],
            [-250, 706, 1.1],
            [360, 684, 0.6],
          ],
        },
      ],
      ["figure", { kind: "outrigger", x: 470, y: 740, s: 0.9 }],
      ["figure", { kind: "outrigger", x: 820, y: 700, s: 0.8 }],
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
  fiji: {
    region: "caribbean",
    hour: "dusk",
    seed: 127,
    alt: "A steep-thatched bure on a beach of Fiji, a palm island in the lagoon and an outrigger under a red sail at sunset",
    ink: { top: "#2f5f94", glow: "#f7966f", disc: "#f8d27a", wall: "#a9744c", a2: "#cf9a52" },
    layers: [
      ["disc", { x: 400, y: 440, r: 96 }],
      ["clouds", { y: 240 }],
      ["ridge", { y: 530, amp: 40, step: 150, ink: "far" }],
      ["water", { y: 540, x: 400, n: 44 }],
      [
        "raw",
        {
          d: [
            ["M30 650Q60 590 170 588Q270 590 310 650Q170 668 30 650z", "leaf"],
            ["M0 650Q170 628 340 650Q360 664 170 668Q-20 666 0 650z", "ground"],
            [
              "M-330 690Q-300 660 -220 662Q-150 666 -130 690Q-230 700 -330 690zM700 650Q740 610 830 612Q910 620 930 650Q810 664 700 650z",
              "leaf",
            ],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [110, 646, 1.5],
            [150, 640, 1.9, -1],
            [210, 642, 1.6],
            [250, 648, 1.2, -1],
            [-250, 680, 1.3],
            [-200, 684, 1, -1],
            [790, 640, 1.3],
            [840, 642, 1.6, -1],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 800V760Q-200 728 -20 742Q120 752 220 800z", "ground"],
            ["M28 758V706H142V758z", "wall"],
            ["M98 758V706H142V758z", "ink", 0.3],
            ["M72 758V722h24v36z", "ink"],
            ["M12 712Q50 660 62 600H108Q120 660 158 712Q84 722 12 712z", "a2"],
            ["M90 600H108Q120 660 158 712Q130 716 104 717Q110 650 90 600z", "near", 0.5],
            ["M56 604l-10 -8h78l-10 8z", "ink"],
          ],
        },
      ],
      ["figure", { kind: "outrigger", x: 420, y: 710, s: 1.3 }],
      ["figure", { kind: "turtle", x: 330, y: 768, s: 0.7 }],
      [
        "birds",
        {
          at: [
            [150, 260, 14],
            [184, 242, 10],
          ],
        },
      ],
    ],
  },
  uluru: {
    region: "savanna",
    hour: "dusk",
    seed: 128,
    alt: "The red rock of Uluru glowing at sunset over desert grass, a kangaroo listening",
    ink: {
      a1: "#b8432a",
      a2: "#e8874a",
      near: "#5a2a2c",
      ground: "#c97a42",
      leaf: "#8a8a4a",
      top: "#4a4a86",
      glow: "#f5a06a",
    },
    layers: [
      ["disc", { x: 130, y: 330, r: 56 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 590, amp: 12, step: 200, ink: "far" }],
      ["landmark", { kind: "redRock", x: 330, y: 626, s: 1.12 }],
      ["crowns", { y: 632, w: 20, amp: 6 }],
      ["ground", { y: 644, amp: 8, step: 210, blade: 120 }],
      ["ground", { y: 730, amp: 14, ink: "a1", blade: 60 }],
      ["bush", { x: 60, y: 730, rx: 60, ry: 24, w: 20, ink: "leaf" }],
      ["bush", { x: 560, y: 760, rx: 70, ry: 26, w: 22, ink: "leaf" }],
      ["bush", { x: -220, y: 740, rx: 70, ry: 26, w: 22, ink: "leaf" }],
      ["figure", { kind: "kangaroo", x: 250, y: 756, s: 1.1 }],
      ["figure", { kind: "kangaroo", x: 780, y: 740, s: 0.8, flip: true }],
      [
        "birds",
        {
          at: [
            [420, 300, 14],
            [456, 282, 10],
          ],
        },
      ],
    ],
  },
  hobart: {
    region: "metro",
    hour: "dawn",
    seed: 129,
    alt: "Sandstone warehouses on the quay of Hobart below the stone columns of Mount Wellington, yachts in the still harbour",
    ink: { mid: "#6a7f94", wall: "#d9b27a", near: "#5a4a44", a1: "#9a4a38", water: "#3a7f96", glow: "#f2b090" },
    layers: [
      ["disc", { x: 450, y: 300, r: 66 }],
      ["clouds", { kind: "lens", y: 210 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 610L-280 570L-140 510L-40 450L30 400L80 370L140 356L230 350L300 354L350 366L410 400L480 450L580 510L720 570L1030 600V660H-430z",
              "mid",
            ],
            ["M30 400L80 370L140 356L230 350L300 354L350 366L330 372L240 364L150 368L90 384z", "paper"],
            [
              "M60 400h9l2 52l-5 10l-6 -8zM80 392h11l2 70l-6 12l-7 -10zM104 386h9l2 60l-5 14l-6 -10zM124 382h11l2 84l-6 12l-7 -14zM148 378h10l2 70l-6 14l-6 -12zM170 376h12l2 88l-7 14l-7 -14zM194 374h10l2 74l-6 12l-6 -12zM216 374h12l2 90l-7 14l-7 -14zM240 374h10l2 74l-6 14l-6 -14zM262 376h11l2 84l-6 12l-7 -14zM286 380h10l2 66l-6 14l-6 -14zM308 384h11l2 74l-6 12l-7 -14zM332 390h9l2 56l-5 12l-6 -12zM354 398h9l2 50l-5 10l-6 -10z",
              "#4f6379",
            ],
            [
              "M71 398h6l1 44l-5 8zM93 390h7l1 56l-6 8zM115 384h6l1 50l-6 8zM137 380h7l1 60l-6 8zM160 378h7l1 54l-6 8zM184 376h7l1 60l-6 8zM206 376h7l1 54l-6 8zM230 376h7l1 60l-6 8zM252 378h7l1 54l-6 8zM275 380h7l1 56l-6 8zM298 384h7l1 50l-6 8zM321 390h7l1 50l-6 8z",
              "far",
            ],
          ],
        },
      ],
      ["ridge", { y: 610, amp: 22, ink: "leaf", mist: 1.2 }],
      ["houses", { y: 650, w: 70, h: 76, inks: ["wall", "wall", "ground", "a1"], roof: "a1" }],
      ["raw", { d: [["M-430 660H1030V682H-430z", "near"]] }],
      ["water", { y: 676, x: 450, n: 24 }],
      ["figure", { kind: "sailboat", x: 190, y: 730, s: 2 }],
      ["figure", { kind: "sailboat", x: 420, y: 706, s: 1.3 }],
      ["figure", { kind: "sailboat", x: 60, y: 700, s: 1 }],
      ["figure", { kind: "sailboat", x: 760, y: 720, s: 1.5 }],
      ["figure", { kind: "sailboat", x: -220, y: 720, s: 1.5 }],
      [
        "birds",
        {
          at: [
            [290, 250, 13],
            [322, 232, 9],
          ],
        },
      ],
    ],
  },
  cairns: {
    region: "caribbean",
    hour: "day",
    seed: 130,
    alt: "A turtle over bright coral of the Great Barrier Reef, a sandy cay and a sail on the horizon near Cairns",
    ink: { a1: "#e0645a", a2: "#f2a24c", mid: "#b86a9a", water: "#149fb0" },
    layers: [
      ["disc", { x: 130, y: 270, r: 50 }],
      ["clouds", { y: 210 }],
      ["ridge", { y: 440, amp: 26, step: 150, ink: "far", mist: 0.8 }],
      ["water", { y: 448, x: 300, n: 20 }],
      ["figure", { kind: "sailboat", x: 430, y: 500, s: 1.3 }],
      [
        "raw",
        {
          d: [
            ["M90 484Q150 462 260 466Q330 470 350 484Q220 494 90 484z", "ground"],
            ["M120 478Q170 452 260 460Q300 464 320 478z", "leaf"],
            ["M-430 560Q-250 545 -80 560T260 560T620 556T1030 560V800H-430z", "water"],
            [
              "M-430 560Q-250 545 -80 560T260 560T620 556T1030 560V567Q790 556 620 563T260 567T-80 567T-430 567z",
              "paper",
              0.8,
            ],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [180, 476, 0.7],
            [230, 474, 0.9, -1],
            [270, 476, 0.6],
          ],
        },
      ],
      ["figure", { kind: "turtle", x: 270, y: 650, s: 1.3 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 800V740Q-300 700 -160 738Q-20 760 90 730Q200 706 320 746Q440 770 560 734Q720 700 860 740Q960 760 1030 736V800z",
              "near",
            ],
          ],
        },
      ],
      ["bush", { x: 70, y: 748, rx: 66, ry: 36, w: 22, ink: "a1" }],
      ["bush", { x: 470, y: 756, rx: 80, ry: 34, w: 24, ink: "mid" }],
      ["bush", { x: 200, y: 776, rx: 70, ry: 22, w: 18, ink: "a2" }],
      ["bush", { x: 800, y: 752, rx: 80, ry: 34, w: 24, ink: "a1" }],
      ["bush", { x: -240, y: 752, rx: 80, ry: 34, w: 24, ink: "a2" }],
      [
        "raw",
        {
          d: [
            [
              "M420 628q16 -12 34 0l10 -8v16l-10 -8q-18 12 -34 0zM470 660q14 -10 30 0l8 -7v14l-8 -7q-16 10 -30 0zM100 620q14 -10 30 0l8 -7v14l-8 -7q-16 10 -30 0zM700 640q16 -12 34 0l10 -8v16l-10 -8q-18 12 -34 0zM-100 650q16 -12 34 0l10 -8v16l-10 -8q-18 12 -34 0zM420 700q12 -9 26 0l8 -6v12l-8 -6q-14 9 -26 0z",
              "a2",
            ],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [330, 250, 14],
            [366, 232, 10],
          ],
        },
      ],
    ],
  },
  honolulu: {
    region: "caribbean",
    hour: "dusk",
    seed: 307,
    alt: "Diamond Head above the towers of Waikiki, a surfer on a long board and palms at sunset in Honolulu",
    ink: {
      top: "#2f5f9a",
      glow: "#f88f72",
      disc: "#fbd27a",
      mid: "#9a7f5c",
      ground: "#d9a866",
      near: "#5f4a52",
      leaf: "#3f8058",
      far: "#a89ab8",
      water: "#1f93a8",
      wall: "#f3dcb8",
    },
    layers: [
      ["disc", { x: 150, y: 430, r: 88 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 500, amp: 20, step: 150, ink: "far" }],
      ["landmark", { kind: "diamondHead", x: 262, y: 556, s: 1.12 }],
      [
        "houses",
        { y: 552, from: -430, to: 96, w: 34, h: 84, style: "flat", inks: ["wall", "paper", "far"], windows: "far" },
      ],
      [
        "palms",
        {
          at: [
            [-60, 562, 0.5],
            [-20, 560, 0.42, -1],
            [30, 562, 0.5],
            [72, 562, 0.46, -1],
            [120, 562, 0.56],
            [160, 562, 0.44, -1],
            [-150, 562, 0.5],
            [-220, 562, 0.46, -1],
            [230, 562, 0.4],
          ],
          ink: "leaf",
        },
      ],
      ["raw", { d: [["M-430 800V556H330L420 562L330 570H-430z", "ground"]] }],
      ["water", { y: 564, x: 150, n: 40 }],
      [
        "raw",
        {
          d: [
            ["M-430 612Q-240 596 -80 610T260 606T620 612T1030 604V618Q700 626 480 616T60 620T-430 624z", "paper", 0.7],
          ],
        },
      ],
      ["figure", { kind: "canoe", x: 420, y: 640, s: 0.7, ink: { a1: "#d5432f", a2: "#f6e3b0" } }],
      ["figure", { kind: "surfer", x: 230, y: 726, s: 1.08 }],
      [
        "palms",
        {
          at: [
            [560, 812, 3.6, -1],
            [612, 812, 2.6, -1],
            [-30, 812, 2.4],
            [-240, 812, 2.8],
            [820, 812, 3],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [380, 250, 14],
            [414, 232, 10],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
