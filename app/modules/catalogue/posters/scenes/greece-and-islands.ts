import type { Scene } from "../scene";

export const greeceAndIslands = {
  crete: {
    region: "aegean",
    hour: "dawn",
    seed: 184,
    alt: "The Venetian harbour of Chania in Crete with its lighthouse, snow on the White Mountains",
    ink: { wall: "#e9c08a", mid: "#c98060", a1: "#b5502f", near: "#6a5560", paper: "#f6e7c8" },
    layers: [
      ["disc", { x: 440, y: 322, r: 74 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 540, amp: 160, step: 190, ink: "far", shape: "peaks", snow: 0.5, mist: 0.8 }],
      ["houses", { y: 610, w: 60, h: 66, inks: ["wall", "mid", "disc", "paper"], roof: "a1" }],
      ["landmark", { kind: "ottoman", x: 120, y: 616, s: 0.42, ink: { wall: "#e9b9a0", mid: "#c98a7a" } }],
      ["water", { y: 616, x: 440, n: 30 }],
      [
        "raw",
        {
          d: [
            ["M250 690H1030V712H236z", "wall"],
            ["M400 712V690H1030V712z", "near", 0.5],
          ],
        },
      ],
      [
        "landmark",
        { kind: "lighthouse", x: 350, y: 694, s: 1, ink: { a1: "#e9c08a", paper: "#e9c08a", far: "#6d3b40" } },
      ],
      ["figure", { kind: "barge", x: 150, y: 738, s: 1, ink: { wall: "#2158a0", a1: "#f6e7c8" } }],
      ["figure", { kind: "sailboat", x: -200, y: 720, s: 1.4 }],
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
  rhodes: {
    region: "aegean",
    hour: "day",
    seed: 185,
    alt: "Stone towers of the knights' walls at Rhodes, three windmills on the mole and a deer on its column",
    ink: { wall: "#e5c592", near: "#8a6650", a1: "#a8553a", mid: "#c9a072" },
    layers: [
      ["disc", { x: 450, y: 310, r: 70 }],
      ["clouds", { y: 224 }],
      ["ridge", { y: 520, amp: 30, ink: "far" }],
      ["landmark", { kind: "wallTowers", x: 240, y: 620, s: 1, ink: { a1: "#c9a072" } }],
      [
        "palms",
        {
          at: [
            [60, 630, 0.9],
            [420, 630, 1, -1],
            [-160, 630, 1],
            [760, 630, 1],
          ],
          ink: "leaf",
        },
      ],
      ["water", { y: 626, x: 450, n: 24 }],
      ["raw", { d: [["M300 690H1030V712H280z", "mid"]] }],
      ["landmark", { kind: "islandMill", x: 372, y: 696, s: 0.72, ink: { wall: "#f1d9ae" } }],
      ["landmark", { kind: "islandMill", x: 474, y: 696, s: 0.68, ink: { wall: "#f1d9ae" } }],
      ["landmark", { kind: "islandMill", x: 568, y: 696, s: 0.64, ink: { wall: "#f1d9ae" } }],
      ["landmark", { kind: "obelisk", x: 120, y: 780, s: 0.5 }],
      ["figure", { kind: "reindeer", x: 120, y: 646, s: 0.44 }],
      ["figure", { kind: "sailboat", x: 250, y: 752, s: 1.3 }],
      ["figure", { kind: "sailboat", x: -220, y: 720, s: 1.3 }],
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
  mykonos: {
    region: "aegean",
    hour: "day",
    seed: 186,
    alt: "White windmills of Mykonos above the cube houses of Little Venice, blue doors and a deep blue sea",
    ink: { near: "#8f99b8", far: "#a5b3cf", a1: "#2158a0", mid: "#d8573a", top: "#2278b5" },
    layers: [
      ["disc", { x: 460, y: 280, r: 54 }],
      ["clouds", { y: 214 }],
      ["ridge", { y: 500, amp: 26, ink: "far" }],
      ["water", { y: 510, x: 420, n: 38 }],
      ["raw", { d: [["M-430 470Q-200 430 40 470Q200 490 290 560L330 640H-430z", "ground"]] }],
      ["landmark", { kind: "islandMill", x: 134, y: 502, s: 0.84, ink: { wall: "#fff6e6", near: "#a5b3cf" } }],
      ["landmark", { kind: "islandMill", x: 282, y: 566, s: 0.98, ink: { wall: "#fff6e6", near: "#a5b3cf" } }],
      ["landmark", { kind: "islandMill", x: 6, y: 484, s: 0.76, ink: { wall: "#fff6e6", near: "#a5b3cf" } }],
      [
        "hillTown",
        {
          line: [
            [-430, 560],
            [0, 560],
            [220, 570],
            [330, 610],
            [380, 690],
          ],
          y: 680,
          w: 60,
          h: 52,
          inks: ["wall", "wall", "paper"],
          slope: "far",
          gap: 0.04,
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M40 640h22v34h-22zM150 600h16v24h-16zM220 650h22v34h-22zM300 640h20v30h-20zM-90 640h22v34h-22zM-220 650h22v34h-22z",
              "a1",
            ],
            ["M95 640h22v34h-22zM262 600h16v24h-16zM-160 600h16v24h-16z", "mid"],
            ["M-430 690H390L400 716H-430z", "far"],
          ],
        },
      ],
      ["figure", { kind: "sailboat", x: 480, y: 600, s: 1.2 }],
      ["figure", { kind: "barge", x: 300, y: 756, s: 1, ink: { wall: "#2158a0", a1: "#fff6e6" } }],
      ["figure", { kind: "sailboat", x: 820, y: 650, s: 1.6 }],
      ["bush", { x: 50, y: 740, rx: 70, ry: 44, w: 26, ink: "mid" }],
      [
        "birds",
        {
          at: [
            [320, 260, 14],
            [356, 242, 10],
          ],
        },
      ],
    ],
  },
  malta: {
    region: "terracotta",
    hour: "dusk",
    seed: 187,
    alt: "The honey-stone bastions and dome of Valletta in Malta above the harbour, a brightly painted fishing boat",
    ink: { wall: "#edc98c", near: "#9a6f50", a1: "#e0b06a", ground: "#e3b878", mid: "#d9a868", water: "#246f9a" },
    layers: [
      ["disc", { x: 150, y: 316, r: 76 }],
      ["clouds", { y: 224 }],
      [
        "houses",
        { y: 560, w: 48, h: 56, style: "flat", inks: ["wall", "ground", "mid"], roof: "wall", windows: "near" },
      ],
      ["landmark", { kind: "greatDome", x: 330, y: 590, s: 0.84, ink: { near: "#a5785a" } }],
      ["landmark", { kind: "spireChurch", x: 190, y: 590, s: 0.8, ink: { mid: "#d9a868" } }],
      [
        "houses",
        { y: 610, w: 56, h: 54, style: "flat", inks: ["ground", "wall", "mid"], roof: "wall", windows: "near" },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 600H420L450 680H-430zM1030 620H520L500 680H1030z", "wall"],
            [
              "M-200 600L-170 680H-90L-110 600zM200 600L230 680H310L290 600zM420 600L450 680H396L376 600zM700 620L680 680H760L770 620z",
              "near",
              0.6,
            ],
            ["M-430 600H420V607H-430zM520 620H1030V627H518z", "paper", 0.6],
          ],
        },
      ],
      ["water", { y: 676, x: 150, n: 24 }],
      ["figure", { kind: "barge", x: 250, y: 750, s: 1.4, ink: { wall: "#2a62a8", a1: "#f2c23f", paper: "#d9432f" } }],
      ["figure", { kind: "barge", x: 800, y: 726, s: 1, ink: { wall: "#2f8a5c", a1: "#d9432f" } }],
      [
        "birds",
        {
          at: [
            [440, 250, 13],
            [472, 232, 9],
          ],
        },
      ],
    ],
  },
  "cyprus-paphos": {
    region: "aegean",
    hour: "dawn",
    seed: 188,
    alt: "Sea stacks of Aphrodite's Rock near Paphos in Cyprus, ancient columns on the shore at sunrise",
    ink: { mid: "#c9a58c", near: "#84665c", ground: "#e6cf9a", leaf: "#7a8a4f", wall: "#f3e0bb" },
    layers: [
      ["disc", { x: 180, y: 420, r: 88 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 500, amp: 40, step: 160, ink: "far" }],
      ["water", { y: 520, x: 180, n: 44 }],
      [
        "raw",
        {
          d: [
            ["M270 600L290 520L310 470L346 440L380 452L400 500L424 540L440 600z", "mid"],
            ["M346 440L380 452L400 500L424 540L440 600H370L366 520z", "near"],
            ["M470 606L480 560L500 540L530 556L546 606zM170 604L180 576L200 566L220 604z", "mid"],
            ["M500 540L530 556L546 606H510zM200 566L220 604H200z", "near"],
            ["M250 600h210v5h-210zM460 606h100v4h-100zM160 604h70v4h-70z", "paper"],
          ],
        },
      ],
      ["ground", { y: 700, amp: 20, step: 200, blade: 50 }],
      [
        "raw",
        {
          d: [
            [
              "M60 740h60v-10h-8v-150h8v-12h-60v12h8v150h-8zM150 744h56v-10h-8v-84l-10 -8l-12 8l-10 -6v90h-16zM-160 740h60v-10h-8v-150h8v-12h-60v12h8v150h-8zM760 740h60v-10h-8v-110l-14 -8l-16 10l-14 -4v112h-8z",
              "wall",
            ],
            ["M96 730v-150h16v150zM182 734v-86l16 8v78zM-124 730v-150h16v150zM796 730v-112l16 10v102z", "near", 0.6],
          ],
        },
      ],
      [
        "cypresses",
        {
          at: [
            [540, 800, 1.9],
            [506, 800, 1.3],
            [-300, 800, 1.8],
            [900, 800, 1.8],
          ],
          ink: "ink",
        },
      ],
      [
        "birds",
        {
          at: [
            [400, 260, 14],
            [436, 242, 10],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
