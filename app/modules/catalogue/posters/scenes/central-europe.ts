import type { Scene } from "../scene";

export const centralEurope = {
  prague: {
    region: "stone",
    hour: "dusk",
    seed: 18,
    alt: "The castle and cathedral spires of Prague above red roofs, Charles Bridge over the Vltava",
    ink: { a1: "#c05535", wall: "#ecd6ae" },
    layers: [
      ["disc", { x: 176, y: 310, r: 74 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 520, amp: 20, ink: "far" }],
      ["landmark", { kind: "twinSpires", x: 386, y: 500, s: 0.74, ink: { wall: "#8f8496" } }],
      [
        "raw",
        {
          d: [
            ["M-430 560Q-200 550 60 520Q200 480 320 478H520Q640 490 760 520L1030 550V700H-430z", "leaf"],
            ["M210 486H640V512H210zM230 470H330V490H230zM440 470H600V490H440z", "wall"],
            ["M204 486l12 -12h100l12 12zM434 474l12 -12h150l12 12z", "a1"],
          ],
        },
      ],
      ["houses", { y: 584, w: 62, h: 40, inks: ["wall", "paper", "ground"], roof: "a1" }],
      ["houses", { y: 640, w: 72, h: 50, inks: ["paper", "wall", "ground"], roof: "a1" }],
      [
        "landmark",
        { kind: "clockTower", x: 96, y: 660, s: 0.66, ink: { wall: "#6d6272", a2: "#6d6272", paper: "#6d6272" } },
      ],
      ["water", { y: 650, x: 176, n: 20 }],
      ["arcade", { x: -470, y: 656, n: 12, span: 128, h: 72, ink: "wall" }],
      [
        "raw",
        {
          d: [
            [
              "M14 656v-30l6 -10l6 10v30zM142 656v-30l6 -10l6 10v30zM270 656v-30l6 -10l6 10v30zM398 656v-30l6 -10l6 10v30zM526 656v-30l6 -10l6 10v30zM-114 656v-30l6 -10l6 10v30zM654 656v-30l6 -10l6 10v30zM782 656v-30l6 -10l6 10v30z",
              "near",
            ],
          ],
        },
      ],
      ["figure", { kind: "barge", x: 410, y: 762, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [90, 214, 14],
            [126, 196, 10],
          ],
        },
      ],
    ],
  },
  vienna: {
    region: "stone",
    hour: "dawn",
    seed: 39,
    alt: "The Karlskirche in Vienna, green dome, temple front and two spiral columns beyond its pool, the giant wheel far behind",
    ink: {
      a1: "#5fa592",
      wall: "#f5e2bd",
      near: "#7a7088",
      a2: "#e8b04a",
      ground: "#d9c9a2",
      glow: "#f3ad8c",
      top: "#456f9a",
    },
    layers: [
      ["disc", { x: 456, y: 310, r: 66 }],
      ["clouds", { y: 216 }],
      ["skyline", { y: 620, ink: "far", lo: 40, hi: 84, w: 60, lit: false }],
      ["landmark", { kind: "bigWheel", x: 544, y: 620, s: 0.52, ink: { near: "#8a8798", a1: "#b8432f" } }],
      ["crowns", { y: 632, w: 34 }],
      ["landmark", { kind: "karlskirche", x: 280, y: 690, s: 1.12 }],
      ["ground", { y: 690, amp: 2 }],
      ["raw", { d: [["M-430 706Q300 690 1030 706V716Q300 700 -430 716z", "paper"]] }],
      ["water", { y: 716, x: 280, n: 18 }],
      [
        "raw",
        {
          d: [
            ["M180 722h200l-20 30H200zM130 722h26v58h-26zM404 722h26v58h-26z", "paper", 0.35],
            ["M216 752h128l-40 36h-48z", "a1", 0.35],
          ],
        },
      ],
      [
        "crowns",
        {
          line: [
            [-440, 690],
            [-160, 680],
            [-20, 690],
            [26, 716],
            [30, 740],
          ],
          w: 34,
          hi: "a2",
        },
      ],
      [
        "crowns",
        {
          line: [
            [556, 740],
            [570, 710],
            [640, 690],
            [1040, 680],
          ],
          w: 34,
          hi: "a2",
        },
      ],
      ["figure", { kind: "walker", x: 452, y: 712, s: 0.6 }],
      [
        "birds",
        {
          at: [
            [120, 250, 13],
            [152, 232, 9],
          ],
        },
      ],
    ],
  },
  berlin: {
    region: "metro",
    hour: "dawn",
    seed: 48,
    alt: "The Brandenburg Gate in Berlin with the television tower behind and lime trees to both sides",
    ink: { glow: "#f0a890", wall: "#e4c79c", leaf: "#56724f" },
    layers: [
      ["disc", { x: 446, y: 300, r: 72 }],
      ["clouds", { y: 226 }],
      ["skyline", { y: 630, ink: "far", lo: 40, hi: 120, w: 56, lit: false }],
      ["landmark", { kind: "skyMast", x: 446, y: 640, s: 1.02 }],
      ["houses", { y: 650, w: 70, h: 90, style: "mansard", inks: ["far", "wall"], roof: "mid", windows: "near" }],
      ["landmark", { kind: "gateColumns", x: 286, y: 690, s: 1.3 }],
      [
        "crowns",
        {
          line: [
            [-440, 610],
            [-200, 624],
            [-60, 640],
            [20, 690],
            [40, 720],
          ],
          w: 42,
          hi: "a2",
        },
      ],
      [
        "crowns",
        {
          line: [
            [548, 720],
            [570, 680],
            [640, 640],
            [800, 620],
            [1040, 610],
          ],
          w: 42,
          hi: "a2",
        },
      ],
      ["ground", { y: 696, amp: 4 }],
      ["raw", { d: [["M150 800L250 696H330L440 800z", "paper", 0.5]] }],
      ["figure", { kind: "bicycle", x: 180, y: 766, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [130, 240, 13],
            [162, 222, 9],
          ],
        },
      ],
    ],
  },
  hamburg: {
    region: "nordic",
    hour: "dusk",
    seed: 313,
    alt: "The glass waves of Hamburg's concert hall on its brick warehouse, a harbour ferry on the Elbe before it",
    ink: {
      wall: "#c9b59a",
      a1: "#b4472f",
      far: "#9fb4c8",
      near: "#4a6078",
      water: "#3f7391",
      mid: "#8a5a4a",
      leaf: "#5a9a86",
    },
    layers: [
      ["disc", { x: 152, y: 320, r: 72 }],
      ["clouds", { y: 236 }],
      ["landmark", { kind: "copperSpire", x: 96, y: 620, s: 0.72 }],
      ["gables", { y: 640, w: 66, h: 90, inks: ["mid", "a1", "near"] }],
      ["mist", { y: 618 }],
      ["landmark", { kind: "waveHall", x: 346, y: 664, s: 1.24 }],
      [
        "raw",
        {
          d: [
            ["M100 656H600V676H100z", "near"],
            ["M640 470h8v-60h80v8h-72v190h-16zM-160 480h8v-60h80v8h-72v180h-16z", "near", 0.5],
          ],
        },
      ],
      ["water", { y: 670, x: 152, n: 22 }],
      ["figure", { kind: "ferry", x: 168, y: 742, s: 1.2 }],
      [
        "birds",
        {
          at: [
            [120, 230, 14],
            [158, 212, 10],
            [212, 236, 8],
          ],
        },
      ],
    ],
  },
  budapest: {
    region: "stone",
    hour: "night",
    seed: 52,
    alt: "The parliament of Budapest lit at night on the Danube, the Chain Bridge crossing in front",
    ink: { wall: "#e9bf72", a1: "#8a4a3c", near: "#6b4a4a", a2: "#ffd98a", top: "#28406e" },
    layers: [
      ["stars", { n: 50, y: 260 }],
      ["disc", { x: 470, y: 280, r: 38 }],
      ["ridge", { y: 540, amp: 30, ink: "mid" }],
      ["houses", { y: 610, w: 52, h: 48, inks: ["mid", "far"], roof: "near", windows: "a2" }],
      ["landmark", { kind: "parliament", x: 306, y: 624, s: 0.98 }],
      ["water", { y: 622, x: 306, n: 34 }],
      ["bridge", { y: 712, towers: [96, 560], h: 120, drop: 90, style: "stone", ink: "wall" }],
      ["birds", { at: [[130, 240, 12]], pale: true }],
    ],
  },
  warsaw: {
    region: "stone",
    hour: "dusk",
    seed: 351,
    alt: "The stepped Palace of Culture in Warsaw behind painted Old Town houses, a yellow tram in front",
    ink: {
      wall: "#e2cba6",
      near: "#8b7288",
      far: "#a3a9bd",
      mid: "#c98a6a",
      leaf: "#54785c",
      ground: "#d8b98c",
      a1: "#b8412f",
      a2: "#f3bf5a",
    },
    layers: [
      ["disc", { x: 138, y: 326, r: 68 }],
      ["clouds", { y: 226 }],
      ["skyline", { y: 640, ink: "far", lo: 70, hi: 250, w: 46, lit: false, gap: [326, 150] }],
      ["mist", { y: 600 }],
      ["landmark", { kind: "cultureTower", x: 326, y: 640, s: 0.92 }],
      ["crowns", { y: 628, w: 30, amp: 8, ink: "leaf" }],
      ["houses", { y: 704, w: 58, h: 68, inks: ["a2", "mid", "paper", "ground"], roof: "a1" }],
      ["ground", { y: 728, amp: 3, step: 300, ink: "ground" }],
      ["raw", { d: [["M-430 776H1030v4H-430zM-430 788H1030v4H-430z", "near"]] }],
      ["figure", { kind: "tram", x: 176, y: 784, s: 1, ink: { a2: "#f2c44c" } }],
      ["figure", { kind: "walker", x: 470, y: 770, s: 1 }],
      [
        "birds",
        {
          at: [
            [452, 300, 13],
            [486, 282, 9],
          ],
        },
      ],
    ],
  },
  krakow: {
    region: "stone",
    hour: "dusk",
    seed: 167,
    alt: "The unequal brick towers of Saint Mary's in Krakow above the market square and its flower stalls",
    ink: { wall: "#b9694a", near: "#6a3f45", mid: "#4a5a5c", ground: "#d9bd8f", a1: "#a8452f" },
    layers: [
      ["disc", { x: 150, y: 316, r: 78 }],
      ["clouds", { y: 224 }],
      ["houses", { y: 640, w: 62, h: 84, inks: ["paper", "ground", "far", "a2"], roof: "a1" }],
      ["landmark", { kind: "spireChurch", x: 330, y: 690, s: 1.26 }],
      ["landmark", { kind: "campanile", x: 392, y: 690, s: 0.82, ink: { a1: "#4a5a5c" } }],
      ["landmark", { kind: "belfry", x: 30, y: 690, s: 0.7, ink: { wall: "#e8cf9f" } }],
      ["ground", { y: 690, amp: 3 }],
      [
        "raw",
        {
          d: [
            ["M80 744l40 -34l40 34zM430 752l40 -34l40 34zM-160 744l40 -34l40 34zM720 752l40 -34l40 34z", "paper"],
            ["M120 710l40 34h-30zM470 718l40 34h-30zM-120 710l40 34h-30zM760 718l40 34h-30z", "a1"],
          ],
        },
      ],
      ["bush", { x: 120, y: 760, rx: 50, ry: 12, w: 13, ink: "a1" }],
      ["bush", { x: 470, y: 768, rx: 50, ry: 12, w: 13, ink: "a2" }],
      ["figure", { kind: "walker", x: 270, y: 776, s: 1.2 }],
      [
        "birds",
        {
          at: [
            [200, 700, 12],
            [232, 716, 9],
            [210, 730, 8],
          ],
        },
      ],
    ],
  },
  salzburg: {
    region: "stone",
    hour: "day",
    seed: 168,
    alt: "The white fortress of Salzburg on its crag above green church domes, the Alps behind the river",
    ink: { top: "#3f82b0", wall: "#f5ead2", mid: "#8a8d8a", leaf: "#4d7a5a", a1: "#8a5a50", near: "#6a7080" },
    layers: [
      ["disc", { x: 460, y: 290, r: 62 }],
      ["clouds", { y: 214 }],
      ["ridge", { y: 540, amp: 170, step: 190, ink: "far", shape: "peaks", snow: 0.5, mist: 0.9 }],
      ["ridge", { y: 580, amp: 30, ink: "leaf", mist: 1.4 }],
      ["landmark", { kind: "crag", x: 240, y: 620, s: 1.06 }],
      ["landmark", { kind: "onionTowers", x: 420, y: 680, s: 0.78, ink: { a1: "#7a8a86" } }],
      ["landmark", { kind: "onionTowers", x: 20, y: 680, s: 0.6, ink: { a1: "#7a8a86" } }],
      ["houses", { y: 690, w: 58, h: 60, inks: ["paper", "wall", "ground", "disc"], roof: "near" }],
      ["water", { y: 706, x: 460, n: 14 }],
      ["crowns", { y: 770, w: 38, hi: "a2" }],
      [
        "birds",
        {
          at: [
            [130, 240, 13],
            [162, 222, 9],
          ],
        },
      ],
    ],
  },
  munich: {
    region: "stone",
    hour: "day",
    seed: 169,
    alt: "The two domed towers of the Frauenkirche in Munich, chestnut trees and the Alps on the horizon",
    ink: { wall: "#c98a63", near: "#7a5048", a1: "#b8563a", leaf: "#4f7f52", top: "#3a7fb5" },
    layers: [
      ["disc", { x: 130, y: 280, r: 48 }],
      ["clouds", { kind: "lens", y: 206 }],
      ["ridge", { y: 560, amp: 110, step: 150, ink: "far", shape: "peaks", snow: 0.6, mist: 0.9 }],
      ["houses", { y: 640, w: 56, h: 56, inks: ["paper", "ground", "disc"], roof: "a1" }],
      ["landmark", { kind: "onionTowers", x: 330, y: 690, s: 1.3 }],
      ["landmark", { kind: "clockTower", x: 90, y: 690, s: 0.72, ink: { wall: "#b5a890" } }],
      ["houses", { y: 710, w: 70, h: 56, inks: ["paper", "disc", "ground"], roof: "a1" }],
      ["crowns", { y: 736, w: 46, amp: 12, hi: "ground" }],
      ["figure", { kind: "bicycle", x: 200, y: 792, s: 0.9, ink: { ink: "#f6e7c8" } }],
      [
        "birds",
        {
          at: [
            [440, 240, 13],
            [472, 222, 9],
          ],
        },
      ],
    ],
  },
  zurich: {
    region: "stone",
    hour: "day",
    seed: 170,
    alt: "The twin towers of the Grossmuenster in Zurich over the Limmat, snow peaks beyond the lake",
    ink: { top: "#3f82b0", wall: "#d9cbb0", near: "#7a7486", mid: "#7f9aa5", water: "#4a93a5", a1: "#b8523f" },
    layers: [
      ["disc", { x: 150, y: 300, r: 62 }],
      ["clouds", { y: 214 }],
      ["ridge", { y: 540, amp: 150, step: 180, ink: "far", shape: "peaks", snow: 0.7, mist: 0.8 }],
      ["ridge", { y: 560, amp: 20, ink: "mid", mist: 1 }],
      ["water", { y: 566, to: 660, x: 150, n: 14 }],
      ["landmark", { kind: "onionTowers", x: 420, y: 650, s: 0.98, ink: { leaf: "#5a6070", a1: "#a5604a" } }],
      ["landmark", { kind: "spireChurch", x: 150, y: 650, s: 0.9, ink: { mid: "#5f8f84" } }],
      ["houses", { y: 666, w: 54, h: 76, inks: ["paper", "wall", "far", "ground"], roof: "a1" }],
      ["arcade", { x: -470, y: 676, n: 12, span: 130, h: 40, ink: "wall" }],
      ["water", { y: 712, x: 240, n: 18 }],
      ["figure", { kind: "barge", x: 300, y: 764, s: 0.9, ink: { a1: "#f6e7c8", wall: "#2f5a8c" } }],
      [
        "birds",
        {
          at: [
            [300, 240, 13],
            [332, 222, 9],
          ],
        },
      ],
    ],
  },
  interlaken: {
    region: "andes",
    hour: "day",
    seed: 171,
    alt: "A snowy horn above chalets and flower meadows at Interlaken, a red gondola crossing the valley",
    ink: {
      top: "#2a77ad",
      mid: "#5f7f7a",
      near: "#56607a",
      far: "#a5b5c9",
      leaf: "#3f6f4a",
      ground: "#8fb85a",
      wall: "#a86a3f",
      a1: "#d0402f",
      a2: "#f0c25c",
      water: "#2f9aa8",
    },
    layers: [
      ["disc", { x: 120, y: 270, r: 44 }],
      ["clouds", { kind: "lens", y: 200 }],
      ["ridge", { y: 540, amp: 180, step: 190, ink: "far", shape: "peaks", snow: 0.7, mist: 0.7 }],
      ["landmark", { kind: "horn", x: 350, y: 580, s: 1 }],
      ["ridge", { y: 590, amp: 40, step: 150, ink: "leaf", mist: 0.8 }],
      ["water", { y: 616, to: 680, x: 300, n: 12 }],
      ["ground", { y: 660, amp: 18, step: 180 }],
      ["gables", { y: 706, from: 40, to: 190, w: 62, h: 30, inks: ["wall", "near", "wall"] }],
      ["gables", { y: 700, from: 700, to: 860, w: 62, h: 30, inks: ["wall", "near", "wall"] }],
      ["gables", { y: 700, from: -300, to: -160, w: 62, h: 30, inks: ["wall", "near", "wall"] }],
      ["ground", { y: 712, amp: 14, blade: 60 }],
      ["bush", { x: 80, y: 770, rx: 90, ry: 18, w: 12, ink: "a1" }],
      ["bush", { x: 480, y: 776, rx: 100, ry: 18, w: 12, ink: "a2" }],
      ["figure", { kind: "cableCar", x: 440, y: 400, s: 0.8 }],
      [
        "firs",
        {
          ink: "ink",
          at: [
            [560, 800, 2.2],
            [514, 800, 1.4],
            [-120, 800, 1.8],
            [900, 800, 2],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [200, 260, 14],
            [236, 242, 10],
          ],
        },
      ],
    ],
  },
  "ljubljana-bled": {
    region: "stone",
    hour: "dawn",
    seed: 239,
    alt: "The island church of Lake Bled with a wooden boat under its awning, a castle on its cliff and the Julian Alps behind",
    ink: {
      mid: "#7f8f96",
      near: "#55687a",
      leaf: "#3f6a50",
      water: "#4f9aa5",
      wall: "#f2e2c2",
      a1: "#b5523a",
      far: "#8a9ab2",
    },
    layers: [
      ["disc", { x: 450, y: 296, r: 60 }],
      ["clouds", { y: 218 }],
      ["ridge", { y: 540, amp: 180, step: 190, ink: "far", shape: "peaks", snow: 0.4, mist: 1.8 }],
      ["ridge", { y: 570, amp: 26, ink: "leaf", mist: 1.4 }],
      ["landmark", { kind: "crag", x: 100, y: 596, s: 0.66 }],
      ["crowns", { y: 590, w: 26, amp: 8 }],
      ["water", { y: 600, x: 340, n: 30 }],
      [
        "crowns",
        {
          line: [
            [230, 680],
            [270, 650],
            [340, 640],
            [430, 644],
            [480, 680],
          ],
          w: 34,
          hi: "a2",
        },
      ],
      ["landmark", { kind: "spireChurch", x: 350, y: 660, s: 0.72, ink: { mid: "#8a5a4a" } }],
      [
        "crowns",
        {
          line: [
            [220, 690],
            [280, 668],
            [360, 672],
            [430, 666],
            [492, 690],
          ],
          w: 26,
        },
      ],
      [
        "raw",
        {
          d: [
            ["M190 688Q350 676 520 688Q540 700 350 704Q170 700 190 688z", "ground"],
            ["M-430 696H1030V800H-430z", "water"],
            ["M220 700Q350 770 490 700z", "leaf", 0.25],
            [
              "M180 726h90v4h-90zM420 716h120v4h-120zM100 752h170v4h-170zM380 764h140v4h-140zM-260 730h160v4h-160zM700 740h180v4h-180z",
              "paper",
              0.6,
            ],
          ],
        },
      ],
      ["figure", { kind: "barge", x: 170, y: 754, s: 1.1, ink: { wall: "#6a4a3a", a1: "#f2e2c2" } }],
      ["figure", { kind: "barge", x: 800, y: 724, s: 0.9, ink: { wall: "#6a4a3a", a1: "#f2e2c2" } }],
      [
        "birds",
        {
          at: [
            [200, 250, 13],
            [232, 232, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
