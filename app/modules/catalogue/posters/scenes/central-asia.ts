import type { Scene } from "../scene";

export const centralAsia = {
  almaty: {
    region: "steppe",
    hour: "dawn",
    seed: 301,
    alt: "The yellow wooden cathedral of Almaty under bright shingled domes, snow peaks of the Tian Shan behind and red apples in front",
    ink: {
      wall: "#f0bf5e",
      near: "#8a5a4a",
      leaf: "#2f8a72",
      far: "#8fa6bf",
      mid: "#5f7f9a",
      top: "#3a78a6",
      glow: "#f3b9a0",
      a1: "#d5432f",
      ground: "#8fae5c",
      disc: "#f9e2ac",
    },
    layers: [
      ["disc", { x: 446, y: 270, r: 56 }],
      ["clouds", { kind: "lens", y: 210 }],
      ["ridge", { y: 570, amp: 250, step: 210, ink: "far", shape: "peaks", snow: 0.4, mist: 0.7 }],
      ["ridge", { y: 560, amp: 50, step: 140, ink: "mid", mist: 1.2 }],
      ["mist", { y: 590 }],
      [
        "firs",
        {
          ink: "mid",
          at: [
            [30, 640, 0.8],
            [66, 646, 0.6],
            [530, 640, 0.7],
            [570, 646, 0.9],
            [-90, 640, 0.8],
            [-190, 646, 0.7],
            [700, 640, 0.9],
          ],
        },
      ],
      ["crowns", { y: 654, w: 40, amp: 8, ink: "leaf" }],
      ["landmark", { kind: "ascensionCathedral", x: 310, y: 706, s: 1.2 }],
      ["ground", { y: 704, amp: 4 }],
      ["raw", { d: [["M300 706H360L420 800H250z", "paper", 0.75]] }],
      ["bush", { x: 20, y: 770, rx: 110, ry: 62, w: 44, ink: "leaf" }],
      ["bush", { x: 590, y: 780, rx: 90, ry: 54, w: 42, ink: "leaf" }],
      [
        "raw",
        {
          d: [
            [
              "M-30 740a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM30 726a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM64 764a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM6 776a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM100 780a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM540 762a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM578 748a13 13 0 1 0 26 0a13 13 0 1 0 -26 0zM570 786a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z",
              "a1",
            ],
            [
              "M-24 735q4 -5 9 -4zM36 721q4 -5 9 -4zM70 759q4 -5 9 -4zM12 771q4 -5 9 -4zM584 743q4 -5 9 -4zM545 757q4 -5 9 -4z",
              "paper",
            ],
          ],
        },
      ],
      ["figure", { kind: "walker", x: 356, y: 760, s: 1 }],
      [
        "birds",
        {
          at: [
            [120, 230, 13],
            [152, 212, 9],
          ],
        },
      ],
    ],
  },
  samarkand: {
    region: "steppe",
    hour: "dusk",
    seed: 302,
    alt: "Tiled portals, ribbed turquoise domes and minarets on the Registan square of Samarkand, a rider crossing it at sunset",
    ink: {
      wall: "#e6b878",
      near: "#8a5240",
      water: "#1f9a9a",
      top: "#2f5f93",
      ground: "#e9c890",
      far: "#b8a6a4",
      disc: "#ee7a4a",
      glow: "#f6a878",
    },
    layers: [
      ["disc", { x: 160, y: 380, r: 84 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 560, amp: 30, step: 150, ink: "far" }],
      ["mist", { y: 590 }],
      ["crowns", { y: 624, w: 26, amp: 5 }],
      ["landmark", { kind: "madrasa", x: 10, y: 652, s: 0.74 }],
      ["landmark", { kind: "madrasa", x: 800, y: 652, s: 0.74 }],
      ["landmark", { kind: "madrasa", x: -280, y: 640, s: 0.54 }],
      ["landmark", { kind: "madrasa", x: 346, y: 690, s: 1.3 }],
      ["ground", { y: 688, amp: 3 }],
      [
        "raw",
        {
          d: [
            ["M-430 700H1030V706H-430zM-430 726H1030V731H-430zM-430 760H1030V766H-430z", "paper", 0.5],
            [
              "M330 690L250 800H270L340 690zM362 690L442 800H422L352 690zM160 690L-60 800H-30L180 690zM532 690L752 800H722L512 690z",
              "paper",
              0.5,
            ],
          ],
        },
      ],
      ["figure", { kind: "camel", x: 130, y: 764, s: 0.95 }],
      [
        "birds",
        {
          at: [
            [440, 230, 14],
            [474, 212, 10],
            [120, 250, 9],
          ],
        },
      ],
    ],
  },
  ulaanbaatar: {
    region: "steppe",
    hour: "day",
    seed: 303,
    alt: "White felt tents and a rider on the steppe before the monastery of Ulaanbaatar, round green hills under a wide sky",
    ink: {
      top: "#2f7fc0",
      near: "#2f6a58",
      a1: "#d9662f",
      a2: "#f3bd4c",
      far: "#9ab0a8",
      mid: "#86a878",
      leaf: "#5f8f4f",
      ground: "#c5c86a",
      wall: "#b9824a",
      disc: "#f9e9b8",
      ink: "#262b3a",
    },
    layers: [
      ["disc", { x: 132, y: 276, r: 46 }],
      ["clouds", { kind: "lens", y: 230 }],
      ["ridge", { y: 500, amp: 60, step: 190, ink: "far", mist: 1.3 }],
      ["ridge", { y: 560, amp: 46, step: 170, ink: "mid", mist: 1 }],
      ["mist", { y: 600 }],
      ["landmark", { kind: "whiteMonastery", x: 378, y: 650, s: 1.02 }],
      ["figure", { kind: "ger", x: 214, y: 652, s: 0.44 }],
      ["figure", { kind: "ger", x: -90, y: 644, s: 0.45 }],
      ["figure", { kind: "ger", x: -250, y: 650, s: 0.5 }],
      ["figure", { kind: "ger", x: 720, y: 646, s: 0.5 }],
      ["figure", { kind: "ger", x: 880, y: 650, s: 0.44 }],
      ["ground", { y: 656, amp: 12, step: 220, ink: "leaf" }],
      ["ground", { y: 704, amp: 12, step: 210, blade: 60 }],
      ["figure", { kind: "ger", x: 116, y: 742, s: 1.26 }],
      ["figure", { kind: "rider", x: 420, y: 766, s: 0.95 }],
      [
        "birds",
        {
          at: [
            [430, 240, 15],
            [466, 222, 10],
            [240, 270, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
