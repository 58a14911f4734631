import type { Scene } from "../scene";

export const northernEurope = {
  copenhagen: {
    region: "nordic",
    hour: "day",
    seed: 29,
    alt: "Bright gabled houses along the Nyhavn canal in Copenhagen, tall-masted boats and a copper spire",
    ink: { a2: "#eab043", mid: "#d9785a", near: "#3f6f96", top: "#3d7fae" },
    layers: [
      ["disc", { x: 140, y: 270, r: 46 }],
      ["clouds", { y: 216 }],
      ["landmark", { kind: "copperSpire", x: 420, y: 600, s: 1.02, ink: { wall: "#b5866c" } }],
      [
        "houses",
        { y: 650, w: 66, h: 130, inks: ["a1", "a2", "near", "wall", "mid", "far"], roof: "a1", windows: "paper" },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 662H1030V700H-430z", "far"],
            [
              "M96 700V500h4v200zM196 700V470h4v230zM330 700V520h4v180zM-120 700V490h4v210zM-240 700V520h4v180zM680 700V480h4v220zM800 700V520h4v180z",
              "ink",
            ],
            ["M100 510l52 150h-52zM200 484l64 176h-64zM-116 500l56 160h-56zM684 494l60 166h-60z", "paper"],
          ],
        },
      ],
      ["water", { y: 690, x: 200, n: 22 }],
      ["figure", { kind: "barge", x: 150, y: 716, s: 1.1, ink: { wall: "#3d2f35" } }],
      ["figure", { kind: "barge", x: 400, y: 752, s: 1.2, ink: { wall: "#a33a2c", a1: "#2f5a6e" } }],
      ["figure", { kind: "barge", x: -180, y: 720, s: 1.2, ink: { wall: "#3d2f35" } }],
      ["figure", { kind: "barge", x: 740, y: 730, s: 1.1, ink: { wall: "#2f5a6e" } }],
      [
        "birds",
        {
          at: [
            [230, 236, 13],
            [262, 220, 9],
          ],
        },
      ],
    ],
  },
  stockholm: {
    region: "nordic",
    hour: "dusk",
    seed: 161,
    alt: "The brick tower of the city hall of Stockholm on the water, ochre houses behind and a white ferry",
    ink: { mid: "#c9784f", a2: "#eaae4a", near: "#a8503f", wall: "#f0cfa0", glow: "#f0ac94" },
    layers: [
      ["disc", { x: 160, y: 316, r: 74 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 560, amp: 16, ink: "far", mist: 0.7 }],
      ["landmark", { kind: "spireChurch", x: 440, y: 620, s: 0.74, ink: { wall: "#b5604a", mid: "#3f5a5c" } }],
      ["houses", { y: 650, w: 60, h: 100, inks: ["mid", "a2", "near", "wall"], roof: "ink", windows: "paper" }],
      ["landmark", { kind: "waterHall", x: 250, y: 664, s: 1.16, ink: { wall: "#a8503f", near: "#5c2f33" } }],
      ["raw", { d: [["M-430 660H1030V680H-430z", "far"]] }],
      ["water", { y: 674, x: 160, n: 24 }],
      ["figure", { kind: "ferry", x: 310, y: 746, s: 1 }],
      ["figure", { kind: "sailboat", x: 90, y: 720, s: 1 }],
      ["figure", { kind: "sailboat", x: -230, y: 730, s: 1.4 }],
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
  oslo: {
    region: "polar",
    hour: "dusk",
    seed: 162,
    alt: "The white marble roof of the Oslo opera house sloping into the fjord with people walking up it, a longship in front",
    ink: {
      near: "#4b6a80",
      leaf: "#3f6156",
      wall: "#b5694a",
      far: "#a9bccb",
      a2: "#f6c677",
      glow: "#eea592",
      top: "#2f5f88",
      ground: "#d5dde0",
    },
    layers: [
      ["disc", { x: 132, y: 330, r: 70 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 500, amp: 50, step: 160, ink: "far" }],
      ["ridge", { y: 550, amp: 34, step: 140, ink: "leaf", mist: 1.3 }],
      ["houses", { y: 640, w: 48, h: 70, inks: ["wall", "paper", "far", "ground"], roof: "near", style: "flat" }],
      ["water", { y: 668, x: 132, n: 22 }],
      [
        "raw",
        {
          d: [
            ["M330 560V452H470V560z", "paper"],
            ["M420 560V452H470V560z", "far"],
            ["M196 690L240 556H534V700z", "near"],
            ["M250 566h278v30H244zM240 604h288v34H230zM228 646h300v40H216z", "a2", 0.55],
            [
              "M258 560h5v130h-5zM296 560h5v130h-5zM334 560h5v130h-5zM372 560h5v130h-5zM410 560h5v130h-5zM448 560h5v130h-5zM486 560h5v130h-5z",
              "near",
            ],
            ["M-120 700L220 534H560L590 552H246L-40 700z", "paper"],
            ["M560 534L590 552V700H520V560L534 552z", "ground"],
            ["M560 534L800 700H560L590 552z", "far"],
            ["M-140 700L60 684L200 664L534 682L600 700L640 712H-180z", "paper"],
            ["M200 664L534 682L640 712H330z", "ground"],
            ["M-180 712H830V720H-190z", "near"],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M70 604h5v14h-5zM96 592h5v14h-5zM140 570h5v14h-5zM30 628h5v14h-5zM186 548h5v14h-5zM300 520h5v14h-5zM500 520h5v14h-5zM516 520h5v14h-5zM120 668h6v18h-6zM134 668h6v18h-6zM400 670h6v20h-6z",
              "ink",
            ],
            [
              "M69 600h7v5h-7zM95 588h7v5h-7zM139 566h7v5h-7zM29 624h7v5h-7zM299 516h7v5h-7zM119 662h8v7h-8zM399 664h8v7h-8z",
              "a1",
            ],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M90 776q-16 -26 -30 -24q8 6 10 18q20 22 60 24h90q50 -2 66 -26q2 -14 10 -20q-16 -2 -28 22q-90 20 -178 6z",
              "ink",
            ],
            ["M150 764V690h70v68q-36 10 -70 6z", "a1"],
            ["M164 764V690h14v74zM192 760V690h14v70z", "paper"],
          ],
        },
      ],
      ["figure", { kind: "ferry", x: 800, y: 760, s: 1 }],
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
  bergen: {
    region: "nordic",
    hour: "day",
    seed: 163,
    alt: "The painted wooden gables of Bryggen in Bergen on the harbour, firs on the green mountain",
    ink: { top: "#3d7fae", a2: "#eab35a", mid: "#a85a3f", leaf: "#4a6f5a", wall: "#efe4cf", near: "#7a4a3f" },
    layers: [
      ["disc", { x: 130, y: 290, r: 60 }],
      ["clouds", { y: 214 }],
      ["ridge", { y: 500, amp: 70, step: 180, ink: "far" }],
      [
        "raw",
        {
          d: [
            [
              "M-430 640V520Q-300 460 -200 480Q-100 500 0 460Q120 400 240 410Q380 420 480 480Q640 530 760 480Q900 450 1030 500V640z",
              "leaf",
            ],
            [
              "M240 410Q380 420 480 480Q640 530 760 480Q900 450 1030 500V640H420Q320 560 330 500Q300 440 240 410z",
              "ink",
              0.22,
            ],
          ],
        },
      ],
      [
        "firs",
        {
          ink: "ink",
          at: [
            [60, 560, 0.5],
            [90, 556, 0.6],
            [150, 540, 0.5],
            [400, 560, 0.6],
            [440, 570, 0.5],
            [500, 580, 0.6],
            [-120, 560, 0.6],
            [-200, 570, 0.5],
            [720, 570, 0.6],
            [820, 560, 0.6],
          ],
        },
      ],
      ["gables", { y: 596, w: 40, h: 18, inks: ["wall", "a1", "wall", "a2"] }],
      ["gables", { y: 664, w: 62, h: 84, inks: ["a1", "a2", "mid", "wall", "a1", "near"] }],
      ["raw", { d: [["M-430 664H1030V690H-430z", "near"]] }],
      ["water", { y: 684, x: 130, n: 22 }],
      ["figure", { kind: "sailboat", x: 420, y: 746, s: 1.6 }],
      ["figure", { kind: "barge", x: 170, y: 750, s: 1, ink: { wall: "#f2ead8", a1: "#c8452f" } }],
      ["figure", { kind: "sailboat", x: -230, y: 740, s: 1.4 }],
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
  helsinki: {
    region: "nordic",
    hour: "day",
    seed: 164,
    alt: "The white cathedral of Helsinki under its green dome above the harbour market and a red ferry",
    ink: { wall: "#f8f2e4", a1: "#4f9a84", near: "#9aa6b8", mid: "#e2b86a", top: "#3a7fb0", far: "#b5c3d0" },
    layers: [
      ["disc", { x: 130, y: 270, r: 46 }],
      ["clouds", { y: 216 }],
      ["ridge", { y: 580, amp: 12, ink: "far", mist: 0.7 }],
      ["landmark", { kind: "senateCathedral", x: 276, y: 622, s: 1.14, ink: { a2: "#f0cf7a" } }],
      ["houses", { y: 660, w: 74, h: 64, style: "flat", inks: ["mid", "paper", "wall", "near"], roof: "far" }],
      [
        "raw",
        {
          d: [
            ["M-430 664H1030V690H-430z", "near"],
            [
              "M60 664l24 -30l24 30zM128 664l24 -30l24 30zM400 664l24 -30l24 30zM468 664l24 -30l24 30zM-140 664l24 -30l24 30zM700 664l24 -30l24 30z",
              "#e0782f",
            ],
          ],
        },
      ],
      ["water", { y: 684, x: 200, n: 24 }],
      ["figure", { kind: "ferry", x: 320, y: 752, s: 1.05, ink: { ink: "#a8332a", a1: "#f6e7c8" } }],
      [
        "birds",
        {
          at: [
            [420, 690, 14],
            [456, 706, 10],
            [120, 720, 12],
            [430, 240, 13],
          ],
        },
      ],
    ],
  },
  tallinn: {
    region: "nordic",
    hour: "night",
    seed: 165,
    alt: "Red-capped wall towers of Tallinn, a tall church spire and onion domes over the old town",
    ink: { wall: "#e6d4b4", a1: "#c1502f", mid: "#4f6f78", near: "#6a6070" },
    layers: [
      ["disc", { x: 130, y: 280, r: 46 }],
      ["stars", { n: 50, y: 280 }],
      ["water", { y: 560, to: 640, x: 150, n: 14 }],
      [
        "landmark",
        { kind: "orthodox", x: 460, y: 620, s: 0.72, ink: { mid: "#2f3a4c", a2: "#2f3a4c", near: "#8a6a6a" } },
      ],
      ["landmark", { kind: "spireChurch", x: 250, y: 640, s: 1.12 }],
      ["houses", { y: 660, w: 60, h: 60, inks: ["wall", "paper", "ground", "far"], roof: "a1" }],
      ["landmark", { kind: "wallTowers", x: 290, y: 730, s: 0.9 }],
      ["crowns", { y: 752, w: 40, hi: "a2" }],
    ],
  },
  riga: {
    region: "nordic",
    hour: "day",
    seed: 166,
    alt: "The spires and stepped gables of old Riga across the Daugava, a barge on the quiet river",
    ink: { top: "#3d7fae", mid: "#4f7f74", wall: "#e8c999", a1: "#b8503f", near: "#7a5560", a2: "#e8b45c" },
    layers: [
      ["disc", { x: 446, y: 300, r: 72 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 590, amp: 10, ink: "far", mist: 0.6 }],
      ["landmark", { kind: "copperSpire", x: 180, y: 640, s: 0.98, ink: { wall: "#b8604a" } }],
      ["landmark", { kind: "spireChurch", x: 410, y: 640, s: 0.84, ink: { wall: "#c98a6a" } }],
      ["houses", { y: 660, w: 62, h: 90, style: "dutch", inks: ["a1", "wall", "far", "a2", "near"], windows: "paper" }],
      ["raw", { d: [["M-430 664H1030V684H-430z", "far"]] }],
      ["water", { y: 680, x: 446, n: 26 }],
      ["figure", { kind: "barge", x: 220, y: 744, s: 1.2, ink: { wall: "#3a4a5c" } }],
      ["figure", { kind: "barge", x: 800, y: 720, s: 1 }],
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
} as const satisfies Record<string, Scene>;
