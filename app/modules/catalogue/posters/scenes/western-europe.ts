import type { Scene } from "../scene";

export const westernEurope = {
  paris: {
    region: "stone",
    hour: "dusk",
    seed: 17,
    alt: "The Eiffel Tower above the mansard roofs of Paris, a stone bridge and a boat on the Seine",
    ink: { near: "#5b4f63", wall: "#f1e0c2" },
    layers: [
      ["disc", { x: 184, y: 322, r: 76 }],
      ["clouds", { y: 236 }],
      ["skyline", { y: 590, ink: "far", lo: 40, hi: 76, w: 52, lit: false }],
      ["ridge", { y: 590, amp: 8, step: 120, ink: "leaf", mist: 0 }],
      ["landmark", { kind: "eiffel", x: 352, y: 618, s: 1.01 }],
      ["houses", { y: 640, w: 74, h: 104, to: 250, style: "mansard", inks: ["wall", "paper", "disc"], roof: "mid" }],
      ["houses", { y: 640, w: 74, h: 100, from: 470, style: "mansard", inks: ["wall", "paper", "disc"], roof: "mid" }],
      ["crowns", { y: 644, w: 36, amp: 8 }],
      ["water", { y: 672, x: 184, n: 20 }],
      ["arcade", { x: -470, y: 662, n: 11, span: 142, h: 62, ink: "wall" }],
      ["figure", { kind: "barge", x: 430, y: 746, s: 0.9, ink: { wall: "#8a3b32" } }],
      [
        "birds",
        {
          at: [
            [96, 200, 13],
            [128, 182, 9],
            [470, 236, 9],
          ],
        },
      ],
    ],
  },
  amsterdam: {
    region: "stone",
    hour: "dawn",
    seed: 24,
    alt: "Gabled canal houses of Amsterdam along the water, a hump bridge and a bicycle in front",
    ink: { mid: "#8f4a3c", ground: "#b5693f", wall: "#e3c08c", near: "#4a3b4a", water: "#4f8790" },
    layers: [
      ["disc", { x: 150, y: 306, r: 70 }],
      ["clouds", { y: 226 }],
      [
        "landmark",
        { kind: "spireChurch", x: 430, y: 600, s: 1.02, ink: { wall: "#b5798a", mid: "#5f8f8a", near: "#7d6076" } },
      ],
      [
        "houses",
        { y: 640, w: 60, h: 128, style: "dutch", inks: ["mid", "ground", "near", "wall", "mid"], windows: "paper" },
      ],
      [
        "crowns",
        {
          line: [
            [-440, 640],
            [-260, 630],
            [-120, 650],
            [-30, 642],
            [40, 664],
          ],
          w: 40,
          hi: "a2",
        },
      ],
      ["raw", { d: [["M-430 662H1030V690H-430z", "far"]] }],
      ["water", { y: 684, x: 200, n: 22 }],
      ["arcade", { x: 250, y: 700, n: 6, span: 150, h: 70, hump: 26, ink: "ground" }],
      ["figure", { kind: "bicycle", x: 400, y: 680, s: 0.78 }],
      ["figure", { kind: "barge", x: 120, y: 752, s: 1.05, ink: { wall: "#2f5a52" } }],
      [
        "birds",
        {
          at: [
            [470, 220, 13],
            [500, 204, 9],
          ],
        },
      ],
    ],
  },
  nice: {
    region: "aegean",
    hour: "dusk",
    seed: 172,
    alt: "A white hotel with a pink corner dome on the promenade of Nice, palms, two blue chairs and a sailing boat in the Bay of Angels",
    ink: {
      a1: "#e07a86",
      wall: "#fbeedb",
      near: "#9a8296",
      mid: "#e8b184",
      ground: "#f0dfb8",
      water: "#2a86bd",
      leaf: "#4a7f5e",
      far: "#a8a2bd",
      disc: "#f6b04f",
      a2: "#f3c87a",
    },
    layers: [
      ["disc", { x: 132, y: 380, r: 70 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 500, amp: 50, step: 170, ink: "far" }],
      ["ridge", { y: 550, amp: 30, ink: "leaf", mist: 1.3 }],
      ["houses", { y: 630, w: 64, h: 84, inks: ["mid", "paper", "wall", "a2"], roof: "a1", windows: "near" }],
      ["landmark", { kind: "palaceHotel", x: 324, y: 660, s: 1.16 }],
      [
        "raw",
        {
          d: [
            ["M-430 656H1030V700H-430z", "ground"],
            ["M-430 656H1030V662H-430z", "paper"],
            ["M-430 690H1030V704H-430z", "near"],
            ["M-430 690H1030V694H-430z", "paper"],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [40, 672, 1.3],
            [110, 672, 1.1, -1],
            [480, 672, 1.2],
            [556, 672, 1.4, -1],
            [-80, 672, 1.3],
            [-200, 672, 1.2],
            [-320, 672, 1.3, -1],
            [690, 672, 1.3],
            [810, 672, 1.2],
            [930, 672, 1.4, -1],
          ],
        },
      ],
      ["water", { y: 704, x: 132, n: 18 }],
      ["figure", { kind: "sailboat", x: 470, y: 770, s: 1.5 }],
      ["figure", { kind: "sailboat", x: -210, y: 760, s: 1.5 }],
      [
        "raw",
        {
          d: [
            ["M130 690V640h5v22h34v-22h5v50h-5v-22h-34v22zM192 690V640h5v22h34v-22h5v50h-5v-22h-34v22z", "#1f5fae"],
            ["M130 640h44v6h-44zM130 650h44v5h-44zM192 640h44v6h-44zM192 650h44v5h-44z", "#1f5fae"],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [420, 250, 14],
            [456, 232, 10],
          ],
        },
      ],
    ],
  },
  lyon: {
    region: "stone",
    hour: "night",
    seed: 173,
    alt: "The white basilica on the hill of Lyon above ochre houses and a bridge over the Saone",
    ink: { wall: "#f0d2a4", mid: "#e0a070", a1: "#bf5a3c", ground: "#e8bd80", leaf: "#53754f" },
    layers: [
      ["disc", { x: 450, y: 280, r: 42 }],
      ["stars", { n: 50, y: 280 }],
      ["raw", { d: [["M-430 640V540Q-240 510 -60 480Q80 440 220 436Q360 440 460 500Q640 560 1030 560V640z", "leaf"]] }],
      ["landmark", { kind: "fourTowers", x: 230, y: 452, s: 0.74, ink: { wall: "#fbf0da", near: "#9a94a8" } }],
      [
        "hillTown",
        {
          line: [
            [-430, 600],
            [-100, 560],
            [60, 540],
            [400, 560],
            [700, 590],
            [1030, 600],
          ],
          y: 610,
          w: 70,
          h: 48,
          inks: ["wall", "mid", "ground"],
          roof: "a1",
          slope: "leaf",
          gap: 0.2,
        },
      ],
      ["houses", { y: 660, w: 66, h: 84, inks: ["mid", "wall", "ground", "paper"], roof: "a1" }],
      ["water", { y: 668, x: 450, n: 18 }],
      ["arcade", { x: -470, y: 680, n: 11, span: 140, h: 64, ink: "wall" }],
      ["figure", { kind: "barge", x: 170, y: 766, s: 1 }],
    ],
  },
  bordeaux: {
    region: "stone",
    hour: "dawn",
    seed: 174,
    alt: "The Place de la Bourse of Bordeaux mirrored in its sheet of water at dawn, two children wading and a walker",
    ink: {
      wall: "#f0d9ac",
      near: "#8a7468",
      mid: "#6a7890",
      far: "#b5b0bc",
      ground: "#c9b08a",
      water: "#8fb0c0",
      top: "#4a7aa6",
      glow: "#f5b59a",
      disc: "#f6b878",
      a1: "#b03a4f",
    },
    layers: [
      ["disc", { x: 452, y: 350, r: 72 }],
      ["clouds", { y: 226 }],
      ["raw", { d: [["M118 560V420l14 -70l14 70v140zM132 350v-30h2v30z", "far"]] }],
      ["houses", { y: 590, w: 58, h: 90, style: "mansard", inks: ["wall", "ground"], roof: "mid", windows: "near" }],
      ["water", { y: 600, x: 452, n: 10 }],
      ["landmark", { kind: "mirrorSquare", x: 282, y: 606, s: 1.14 }],
      [
        "raw",
        {
          d: [
            ["M-430 602H1030V612H-430z", "ground"],
            ["M-430 786H1030V800H-430z", "ground"],
            [
              "M-60 640h160v3H-60zM140 690h240v3H140zM360 660h200v3H360zM40 740h220v4H40zM420 726h200v3H420z",
              "paper",
              0.7,
            ],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M146 752l4 -26q6 -6 12 0l4 26l-4 0l-3 -14l-6 14zM176 756l3 -20q5 -5 10 0l3 20l-3 0l-3 -10l-5 10z", "a1"],
            ["M151 718a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM179 728a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", "ink"],
            ["M138 756h40l-6 4h-28zM170 760h30l-5 4h-20z", "paper", 0.9],
          ],
        },
      ],
      ["figure", { kind: "walker", x: 450, y: 780, s: 1, ink: { a1: "#3f6f9a" } }],
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
  brussels: {
    region: "stone",
    hour: "dusk",
    seed: 175,
    alt: "The steel spheres of the Atomium over gilded guild houses and the town hall spire of Brussels",
    ink: { wall: "#e3c48c", near: "#6f5a55", mid: "#c98f4f", a2: "#f3bd4c", far: "#aab4c4" },
    layers: [
      ["disc", { x: 450, y: 320, r: 70 }],
      ["clouds", { y: 224 }],
      ["crowns", { y: 600, w: 36, amp: 10 }],
      ["landmark", { kind: "atomium", x: 180, y: 620, s: 0.96, ink: { far: "#9fb0c8" } }],
      ["landmark", { kind: "belfry", x: 420, y: 690, s: 1.12, ink: { a1: "#56607a" } }],
      ["houses", { y: 700, w: 64, h: 108, style: "dutch", inks: ["mid", "wall", "ground", "near"], windows: "paper" }],
      ["ground", { y: 714, amp: 3 }],
      ["raw", { d: [["M-430 716H1030V724H-430z", "paper", 0.5]] }],
      ["bush", { x: 130, y: 768, rx: 110, ry: 16, w: 18, ink: "a1" }],
      ["bush", { x: 420, y: 776, rx: 110, ry: 16, w: 18, ink: "a2" }],
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
  bruges: {
    region: "stone",
    hour: "dawn",
    seed: 176,
    alt: "The belfry of Bruges over stepped gables and a canal, two swans on the still water",
    ink: {
      wall: "#c98f68",
      near: "#7a4f4a",
      mid: "#a85f45",
      ground: "#e0b583",
      a1: "#a5452f",
      water: "#5f9296",
      leaf: "#567a50",
    },
    layers: [
      ["disc", { x: 450, y: 306, r: 76 }],
      ["clouds", { y: 222 }],
      ["landmark", { kind: "belfry", x: 220, y: 650, s: 1.22, ink: { a1: "#8a4a3c" } }],
      ["houses", { y: 670, w: 76, h: 84, style: "dutch", inks: ["mid", "wall", "ground", "paper"], windows: "near" }],
      [
        "crowns",
        {
          line: [
            [-440, 640],
            [-240, 650],
            [-60, 670],
            [40, 700],
          ],
          w: 44,
          hi: "a2",
        },
      ],
      ["raw", { d: [["M-430 690H1030V704H-430z", "near"]] }],
      ["water", { y: 700, x: 260, n: 18 }],
      ["arcade", { x: 330, y: 706, n: 2, span: 150, h: 40, hump: 20, ink: "wall" }],
      [
        "raw",
        {
          d: [
            [
              "M160 762q-2 -26 12 -30q10 0 8 8l-6 2q-6 6 -2 16q30 -14 58 -2q-10 18 -40 18q-24 0 -30 -12zM70 780q-2 -22 10 -25q8 0 7 7l-5 2q-5 5 -2 13q25 -12 48 -2q-8 15 -33 15q-20 0 -25 -10zM-180 770q-2 -26 12 -30q10 0 8 8l-6 2q-6 6 -2 16q30 -14 58 -2q-10 18 -40 18q-24 0 -30 -12z",
              "paper",
            ],
            ["M178 740l-6 4l2 -6zM86 762l-5 3l2 -5z", "a2"],
          ],
        },
      ],
      ["bush", { x: 566, y: 610, rx: 70, ry: 90, w: 34, ink: "leaf" }],
      [
        "birds",
        {
          at: [
            [380, 250, 13],
            [412, 232, 9],
          ],
        },
      ],
    ],
  },
  luxembourg: {
    region: "stone",
    hour: "dusk",
    seed: 177,
    alt: "Slate spires and fortress walls of Luxembourg above a tall viaduct across the green gorge",
    ink: { wall: "#e8cfa2", mid: "#5f6880", leaf: "#4a6f50", near: "#6a6274" },
    layers: [
      ["disc", { x: 150, y: 310, r: 72 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 500, amp: 30, ink: "far" }],
      ["houses", { y: 476, w: 50, h: 50, from: 430, inks: ["paper", "wall", "ground"], roof: "mid" }],
      ["landmark", { kind: "twinSpires", x: 500, y: 480, s: 0.62 }],
      ["landmark", { kind: "spireChurch", x: 760, y: 480, s: 0.6 }],
      [
        "raw",
        {
          d: [
            ["M1030 470H420L400 500L410 560L380 620L360 700H1030z", "wall"],
            [
              "M1030 500H640L620 560L650 620L630 700H1030zM440 520L470 600L450 700H500L510 600zM560 500L580 580L560 680H600L610 580z",
              "near",
              0.5,
            ],
          ],
        },
      ],
      [
        "crowns",
        {
          line: [
            [-440, 520],
            [-200, 530],
            [0, 560],
            [200, 640],
            [400, 660],
            [700, 650],
            [1040, 640],
          ],
          w: 40,
          hi: "ground",
        },
      ],
      ["arcade", { x: -470, y: 520, n: 8, span: 112, h: 170, ink: "wall" }],
      ["crowns", { y: 690, w: 46, amp: 18 }],
      ["houses", { y: 760, w: 62, h: 40, inks: ["paper", "wall"], roof: "mid" }],
      ["crowns", { y: 776, w: 44, hi: "a2" }],
      [
        "birds",
        {
          at: [
            [270, 250, 13],
            [302, 232, 9],
          ],
        },
      ],
    ],
  },
  normandy: {
    region: "stone",
    hour: "dawn",
    seed: 233,
    alt: "Mont-Saint-Michel and its abbey spire above the wet sands of the bay in Normandy, sheep grazing",
    ink: {
      wall: "#d9c4a0",
      near: "#6a6478",
      mid: "#8a8290",
      leaf: "#5f7a52",
      ground: "#a9b06a",
      water: "#8fb0b5",
      glow: "#f2b69a",
    },
    layers: [
      ["disc", { x: 150, y: 330, r: 80 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 590, amp: 8, ink: "far" }],
      ["mist", { y: 570 }],
      ["water", { y: 596, x: 150, n: 30 }],
      ["landmark", { kind: "abbeyMount", x: 336, y: 626, s: 1.08 }],
      [
        "raw",
        {
          d: [
            ["M-430 640Q-100 626 200 646Q560 670 1030 640V660Q560 690 200 664Q-100 646 -430 662z", "wall", 0.7],
            ["M176 652Q330 760 480 652z", "near", 0.18],
          ],
        },
      ],
      ["ground", { y: 734, amp: 16, step: 190, blade: 60 }],
      ["figure", { kind: "sheep", x: 150, y: 776, s: 1.5 }],
      ["figure", { kind: "sheep", x: 230, y: 790, s: 1.3 }],
      ["figure", { kind: "sheep", x: 460, y: 780, s: 1.4, flip: true }],
      ["figure", { kind: "sheep", x: -180, y: 780, s: 1.4 }],
      ["figure", { kind: "sheep", x: 790, y: 776, s: 1.4 }],
      [
        "birds",
        {
          at: [
            [450, 250, 14],
            [486, 232, 10],
          ],
        },
      ],
    ],
  },
  "provence-avignon": {
    region: "terracotta",
    hour: "dusk",
    seed: 234,
    alt: "Lavender rows in Provence running to a stone village on its hill, cypresses and Mont Ventoux behind",
    ink: {
      leaf: "#7a62a8",
      ground: "#b59a7a",
      mid: "#8a9a78",
      near: "#4f6a52",
      wall: "#ecc793",
      a1: "#c9683f",
      far: "#a9a8bc",
    },
    layers: [
      ["disc", { x: 452, y: 320, r: 76 }],
      ["clouds", { y: 226 }],
      ["volcano", { x: 170, y: 560, w: 460, h: 130, ink: "far", cap: 0.2 }],
      ["ridge", { y: 580, amp: 20, ink: "mid", mist: 1.4 }],
      [
        "hillTown",
        {
          line: [
            [130, 650],
            [220, 590],
            [300, 560],
            [380, 556],
            [470, 590],
            [560, 650],
          ],
          y: 650,
          w: 50,
          h: 42,
          inks: ["wall", "paper", "ground"],
          roof: "a1",
          slope: "mid",
        },
      ],
      ["landmark", { kind: "campanile", x: 330, y: 580, s: 0.4 }],
      [
        "cypresses",
        {
          at: [
            [120, 664, 1],
            [146, 668, 0.8],
            [560, 664, 1],
            [-120, 660, 1],
            [-160, 664, 0.8],
            [720, 660, 1.1],
            [760, 664, 0.8],
          ],
          ink: "near",
        },
      ],
      ["rows", { x: 300, y: 656, soil: "ground" }],
      [
        "cypresses",
        {
          at: [
            [40, 800, 2.2],
            [570, 800, 2],
            [-300, 800, 2],
            [900, 800, 2.1],
          ],
          ink: "ink",
        },
      ],
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
} as const satisfies Record<string, Scene>;
