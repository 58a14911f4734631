import type { Scene } from "../scene";

export const arctic = {
  "lofoten-tromso": {
    region: "polar",
    hour: "night",
    seed: 226,
    alt: "The white Arctic Cathedral of Tromsø lit from within, the long bridge, snow peaks and green northern lights",
    ink: {
      a1: "#d0402f",
      wall: "#e6eaec",
      near: "#2b4763",
      a2: "#ffd27a",
      mid: "#4b6c90",
      far: "#8fa6c2",
      ground: "#dfe7ea",
    },
    layers: [
      ["stars", { n: 60, y: 280 }],
      ["aurora", { y: 280 }],
      ["ridge", { y: 560, amp: 210, step: 200, ink: "mid", shape: "peaks", mist: 0.8, snow: 0.6 }],
      ["ridge", { y: 576, amp: 22, ink: "near", mist: 1 }],
      ["water", { y: 580, x: 120, n: 30 }],
      ["archBridge", { from: -60, to: 240, y: 562, foot: 606, crown: 552, ink: "near" }],
      ["gables", { y: 640, from: 520, to: 1030, w: 58, h: 44, inks: ["a1", "wall", "a2", "near"] }],
      ["gables", { y: 650, from: -430, to: -60, w: 58, h: 44, inks: ["a1", "wall", "a2", "near"] }],
      ["figure", { kind: "ferry", x: 70, y: 650, s: 0.7, ink: { paper: "#dfe6ea" } }],
      ["landmark", { kind: "arcticCathedral", x: 270, y: 704, s: 1.22 }],
      ["ground", { y: 706, amp: 12, step: 200 }],
      ["raw", { d: [["M160 712H372L430 800H90z", "a2", 0.3]] }],
      [
        "firs",
        {
          ink: "near",
          at: [
            [40, 770, 1],
            [86, 780, 0.7],
            [566, 786, 1.2],
            [520, 770, 0.8],
            [-160, 770, 1.1],
            [-260, 780, 0.9],
            [760, 780, 1.2],
            [880, 770, 0.9],
          ],
        },
      ],
      ["figure", { kind: "reindeer", x: 452, y: 784, s: 0.8 }],
    ],
  },
  faroe: {
    region: "nordic",
    hour: "day",
    seed: 227,
    alt: "A waterfall dropping from a green cliff into the sea of the Faroe Islands, turf roofs and a puffin",
    ink: {
      top: "#4a7f9c",
      leaf: "#5f8f4a",
      ground: "#7fa555",
      mid: "#5f7f5c",
      near: "#3f5750",
      wall: "#2f2f3a",
      disc: "#f6e3b8",
    },
    layers: [
      ["disc", { x: 460, y: 280, r: 46 }],
      ["clouds", { kind: "lens", y: 206 }],
      ["ridge", { y: 470, amp: 70, step: 160, ink: "far", shape: "crag" }],
      ["gables", { y: 430, from: 40, to: 150, w: 40, h: 20, inks: ["wall", "a1", "wall"] }],
      ["gables", { y: 406, from: -200, to: -100, w: 40, h: 20, inks: ["wall", "a1", "wall"] }],
      ["water", { y: 500, x: 460, n: 40 }],
      [
        "raw",
        {
          d: [
            ["M-430 420Q-260 380 -100 400Q60 410 180 440Q260 460 300 490L316 530L310 600L330 660L-430 690z", "near"],
            [
              "M-430 420Q-260 380 -100 400Q60 410 180 440Q260 460 300 490L310 512Q200 490 60 480Q-140 470 -430 500z",
              "leaf",
            ],
            ["M176 486H198L200 560L206 640L212 668H184L180 580z", "paper"],
            [
              "M30 490L40 580L20 676H60L70 560zM-130 486L-110 600L-140 684H-90L-80 580zM260 506L262 600L280 664H300L284 560z",
              "ink",
              0.35,
            ],
            ["M160 664q20 -16 40 0t40 0v10h-90z", "paper", 0.8],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M470 640Q480 560 520 520Q540 470 570 500Q590 560 620 600L640 640zM1030 540Q900 520 800 560Q740 600 720 650L1030 660z",
              "near",
            ],
            [
              "M520 520Q540 470 570 500Q580 530 560 530Q540 520 520 520zM1030 540Q900 520 800 560Q900 556 1030 570z",
              "leaf",
            ],
          ],
        },
      ],
      ["ground", { y: 750, amp: 18, step: 170, ink: "leaf", blade: 60 }],
      ["figure", { kind: "puffin", x: 420, y: 770, s: 1.5 }],
      ["figure", { kind: "puffin", x: 510, y: 780, s: 1.2, flip: true }],
      ["figure", { kind: "sheep", x: 110, y: 770, s: 1.5 }],
      ["figure", { kind: "sheep", x: -180, y: 770, s: 1.4, flip: true }],
      [
        "birds",
        {
          at: [
            [250, 320, 15],
            [290, 300, 11],
            [330, 330, 9],
          ],
        },
      ],
    ],
  },
  svalbard: {
    region: "polar",
    hour: "dawn",
    seed: 228,
    alt: "A polar bear on an ice floe of Svalbard, blue icebergs and a glacier front below sharp peaks",
    ink: { glow: "#f0b8b0", far: "#86a5bd" },
    layers: [
      ["disc", { x: 440, y: 320, r: 60 }],
      ["clouds", { y: 222 }],
      ["ridge", { y: 540, amp: 200, step: 190, ink: "far", shape: "peaks", snow: 0.45, mist: 1.6 }],
      [
        "raw",
        {
          d: [
            ["M-430 540Q-200 520 60 530Q300 520 560 534Q800 524 1030 540V600H-430z", "paper"],
            [
              "M-430 566L-380 556L-340 572L-280 558L-220 574L-160 556L-90 572L-20 558L50 574L120 556L190 572L260 558L330 574L400 556L470 572L540 558L610 574L690 556L770 572L850 558L930 574L1030 560V604H-430z",
              "far",
            ],
          ],
        },
      ],
      ["water", { y: 600, x: 440, n: 26 }],
      [
        "bergs",
        {
          at: [
            [40, 640, 130, 110],
            [400, 660, 190, 150],
            [-280, 660, 170, 130],
            [720, 650, 200, 140],
            [250, 624, 80, 50],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M60 760L120 736H440L510 756L470 780H100zM-330 780L-280 760H-120L-90 774L-130 790H-300zM700 776L760 756H900L940 770L900 788H730z",
              "paper",
            ],
            [
              "M60 760L100 780H470L510 756L490 792H110zM-330 780L-300 790H-130L-90 774L-110 800H-300zM700 776L730 788H900L940 770L920 798H740z",
              "far",
            ],
          ],
        },
      ],
      ["figure", { kind: "polarBear", x: 280, y: 762, s: 1.5 }],
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
} as const satisfies Record<string, Scene>;
