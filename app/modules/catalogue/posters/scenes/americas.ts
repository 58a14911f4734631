import type { Scene } from "../scene";

export const americas = {
  patagonia: {
    region: "andes",
    hour: "dusk",
    seed: 4,
    alt: "The granite towers of Fitz Roy in Patagonia mirrored in a lake, red beech on the shore and a guanaco",
    layers: [
      ["disc", { x: 506, y: 250, r: 32 }],
      ["clouds", { kind: "lens", y: 200 }],
      ["ridge", { y: 486, amp: 26, step: 100, ink: "far", shape: "crag" }],
      ["landmark", { kind: "fitzRoy", x: 0, y: 84 }],
      [
        "crowns",
        {
          line: [
            [-440, 592],
            [-300, 612],
            [-140, 606],
            [-10, 634],
            [60, 646],
            [130, 678],
            [190, 714],
            [240, 742],
          ],
        },
      ],
      [
        "crowns",
        {
          line: [
            [400, 742],
            [440, 708],
            [500, 664],
            [560, 634],
            [610, 622],
            [760, 612],
            [900, 592],
            [1040, 606],
          ],
        },
      ],
      [
        "crowns",
        {
          line: [
            [-440, 642],
            [-260, 662],
            [-10, 678],
            [60, 690],
            [120, 720],
            [170, 742],
          ],
          ink: "a1",
          hi: "a2",
        },
      ],
      [
        "crowns",
        {
          line: [
            [470, 742],
            [510, 710],
            [560, 678],
            [610, 664],
            [800, 662],
            [1040, 648],
          ],
          ink: "a1",
          hi: "a2",
        },
      ],
      ["ground", { y: 716, amp: 22, blade: 70 }],
      ["figure", { kind: "guanaco", x: 420, y: 748 }],
      [
        "birds",
        {
          at: [
            [110, 176, 22],
            [166, 158, 12],
          ],
        },
      ],
    ],
  },
  "new-york": {
    region: "metro",
    hour: "dusk",
    seed: 77,
    alt: "The Manhattan skyline with the Empire State and Chrysler buildings, Brooklyn Bridge over the East River",
    layers: [
      ["disc", { x: 426, y: 336, r: 84 }],
      ["clouds", { y: 220 }],
      ["skyline", { y: 600, ink: "far", lo: 50, hi: 190, lit: false }],
      ["mist", { y: 540 }],
      ["landmark", { kind: "chrysler", x: 412, y: 620, s: 0.78 }],
      ["landmark", { kind: "empire", x: 250, y: 620, s: 0.96 }],
      ["skyline", { y: 620, ink: "near", lo: 36, hi: 190, w: 40, gap: [330, 150] }],
      ["water", { y: 620, x: 426, n: 24 }],
      ["bridge", { y: 646, towers: [128, 840], h: 150, drop: 80, style: "stone", ink: "wall" }],
      ["figure", { kind: "ferry", x: 400, y: 738, s: 0.7, ink: { paper: "#f3b24a" } }],
      [
        "birds",
        {
          at: [
            [108, 222, 13],
            [140, 204, 9],
          ],
        },
      ],
    ],
  },
  "mexico-city": {
    region: "maghreb",
    hour: "dawn",
    seed: 35,
    alt: "The gilded Angel of Independence on its column in Mexico City among violet jacarandas, the smoking Popocatepetl behind",
    ink: {
      top: "#5a5c93",
      a1: "#e0762c",
      a2: "#f6c65a",
      wall: "#f6e3c6",
      near: "#8a6a80",
      mid: "#8d7aa0",
      leaf: "#8a5fae",
      ground: "#d9b37a",
    },
    layers: [
      ["disc", { x: 120, y: 330, r: 62 }],
      ["clouds", { y: 220 }],
      ["volcano", { x: 440, y: 570, w: 440, h: 240, ink: "mid", cap: 0.3, smoke: true }],
      ["ridge", { y: 540, amp: 22, ink: "mid", mist: 1.2 }],
      ["mist", { y: 560 }],
      ["skyline", { y: 660, ink: "far", lo: 30, hi: 120, lit: false }],
      ["landmark", { kind: "angelColumn", x: 254, y: 706, s: 1.04 }],
      [
        "crowns",
        {
          line: [
            [-440, 640],
            [-240, 650],
            [-60, 672],
            [30, 706],
            [90, 744],
          ],
          w: 36,
          hi: "disc",
        },
      ],
      [
        "crowns",
        {
          line: [
            [474, 744],
            [530, 706],
            [600, 676],
            [800, 650],
            [1040, 640],
          ],
          w: 36,
          hi: "disc",
        },
      ],
      ["ground", { y: 704, amp: 4 }],
      ["raw", { d: [["M180 800L236 704H272L350 800z", "paper", 0.6]] }],
      ["bush", { x: 60, y: 736, rx: 110, ry: 40, w: 34, ink: "leaf" }],
      ["bush", { x: 530, y: 736, rx: 110, ry: 40, w: 34, ink: "leaf" }],
      ["figure", { kind: "walker", x: 372, y: 776, s: 1.1, ink: { a2: "#c8452f", a1: "#c8452f" } }],
      [
        "birds",
        {
          at: [
            [200, 200, 12],
            [230, 184, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
