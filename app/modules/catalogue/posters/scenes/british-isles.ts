import type { Scene } from "../scene";

export const britishIsles = {
  london: {
    region: "metro",
    hour: "dusk",
    seed: 21,
    alt: "The clock tower of Westminster and a red double-decker on the bridge over the Thames in London",
    layers: [
      ["disc", { x: 196, y: 330, r: 84 }],
      ["clouds", { y: 224 }],
      ["skyline", { y: 620, ink: "far", lo: 40, hi: 130, lit: false }],
      ["landmark", { kind: "bigWheel", x: 130, y: 640, s: 0.74, ink: { near: "#6a748f" } }],
      ["houses", { y: 650, w: 30, h: 60, style: "flat", from: 360, inks: ["wall"], roof: "near" }],
      ["landmark", { kind: "gothic", x: 640, y: 650, s: 0.5 }],
      ["landmark", { kind: "clockTower", x: 372, y: 664, s: 1.1 }],
      ["crowns", { y: 646, w: 26, amp: 5 }],
      ["water", { y: 676, x: 196, n: 18 }],
      ["arcade", { x: -470, y: 680, n: 11, span: 146, h: 66, ink: "leaf" }],
      ["figure", { kind: "doubleDecker", x: 210, y: 680, s: 0.82 }],
      [
        "birds",
        {
          at: [
            [450, 236, 13],
            [482, 220, 9],
          ],
        },
      ],
    ],
  },
  dublin: {
    region: "stone",
    hour: "day",
    seed: 44,
    alt: "The white iron Ha'penny Bridge over the Liffey in Dublin, brick houses and a green copper dome",
    ink: { top: "#3f82b0", mid: "#a8584a", a1: "#3f8a6d", ground: "#c98a5e" },
    layers: [
      ["disc", { x: 424, y: 314, r: 76 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 520, amp: 24, ink: "far" }],
      ["landmark", { kind: "domedPalace", x: 192, y: 620, s: 0.9 }],
      [
        "houses",
        {
          y: 640,
          w: 56,
          h: 96,
          to: 40,
          style: "flat",
          inks: ["mid", "wall", "ground", "far"],
          roof: "near",
          windows: "paper",
        },
      ],
      [
        "houses",
        {
          y: 640,
          w: 56,
          h: 96,
          from: 350,
          style: "flat",
          inks: ["mid", "ground", "wall", "leaf", "mid"],
          roof: "near",
          windows: "paper",
        },
      ],
      ["raw", { d: [["M-430 640H1030V668H-430z", "far"]] }],
      ["water", { y: 660, x: 424, n: 24 }],
      ["landmark", { kind: "ironFootbridge", x: 300, y: 690, s: 1.24 }],
      ["figure", { kind: "walker", x: 276, y: 626, s: 0.7, ink: { a1: "#b8432f", a2: "#b8432f" } }],
      [
        "birds",
        {
          at: [
            [120, 230, 14],
            [156, 212, 10],
            [470, 700, 12],
            [500, 716, 9],
          ],
          pale: true,
        },
      ],
    ],
  },
  edinburgh: {
    region: "stone",
    hour: "dusk",
    seed: 33,
    alt: "Edinburgh Castle on its crag above the old town, a clock tower and gardens below",
    ink: { top: "#4a5580", glow: "#e8a08a", wall: "#cbb79a", mid: "#7d7684" },
    layers: [
      ["disc", { x: 470, y: 320, r: 66 }],
      ["clouds", { kind: "lens", y: 210 }],
      ["ridge", { y: 500, amp: 40, step: 170, ink: "far" }],
      ["mist", { y: 530 }],
      ["landmark", { kind: "crag", x: 270, y: 620, s: 1.16 }],
      ["landmark", { kind: "clockTower", x: 512, y: 700, s: 0.72 }],
      ["landmark", { kind: "spireChurch", x: 30, y: 680, s: 0.6 }],
      ["houses", { y: 690, w: 46, h: 70, style: "tiles", inks: ["wall", "far", "ground"], roof: "near" }],
      ["crowns", { y: 720, w: 38, hi: "a2" }],
      ["ground", { y: 760, amp: 10, blade: 30 }],
      [
        "birds",
        {
          at: [
            [130, 250, 14],
            [166, 230, 10],
            [196, 258, 8],
          ],
        },
      ],
    ],
  },
  "lake-district": {
    region: "nordic",
    hour: "dawn",
    seed: 229,
    alt: "Rounded fells around a still lake in the Lake District, dry-stone walls, sheep and a small steamer",
    ink: {
      leaf: "#6a8a4a",
      ground: "#9aae58",
      mid: "#7f8a62",
      near: "#55684f",
      glow: "#f2bfa0",
      disc: "#f6dfa8",
      wall: "#9a958c",
    },
    layers: [
      ["disc", { x: 150, y: 310, r: 66 }],
      ["clouds", { kind: "lens", y: 214 }],
      ["ridge", { y: 500, amp: 60, step: 150, ink: "far" }],
      ["mist", { y: 520 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 620V500Q-340 440 -260 420Q-180 440 -90 520Q-40 480 30 450L110 400Q150 372 180 380Q220 400 260 450Q310 500 360 530Q420 480 480 440L540 410Q580 400 620 430Q700 500 780 540Q860 480 940 470L1030 500V620z",
              "mid",
            ],
            [
              "M180 380Q220 400 260 450Q310 500 360 530L400 620H240Q230 540 200 470zM540 410Q580 400 620 430Q700 500 780 540L800 620H640Q620 520 560 450zM-260 420Q-180 440 -90 520L-60 620H-200Q-210 520 -260 420z",
              "near",
            ],
            [
              "M120 420L150 470L130 540L100 500zM480 460L510 510L490 570L460 520zM-300 460L-280 520L-310 570L-340 510z",
              "near",
              0.6,
            ],
            ["M-430 620V580Q-200 540 0 570Q120 540 240 580Q420 550 560 574Q800 550 1030 584V620z", "leaf"],
          ],
        },
      ],
      ["water", { y: 600, to: 720, x: 200, n: 22 }],
      ["figure", { kind: "steamer", x: 380, y: 660, s: 0.7 }],
      [
        "crowns",
        {
          line: [
            [-440, 640],
            [-200, 650],
            [-20, 664],
            [90, 700],
            [130, 740],
          ],
          w: 40,
          hi: "a2",
        },
      ],
      ["ground", { y: 710, amp: 18, step: 180, blade: 40 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 752Q-200 730 60 742Q300 756 600 738Q820 726 1030 744V760Q820 742 600 754Q300 772 60 758Q-200 746 -430 768z",
              "wall",
            ],
          ],
        },
      ],
      ["figure", { kind: "sheep", x: 230, y: 784, s: 1.5 }],
      ["figure", { kind: "sheep", x: 340, y: 790, s: 1.3, flip: true }],
      ["figure", { kind: "sheep", x: 480, y: 730, s: 1 }],
      ["figure", { kind: "sheep", x: -180, y: 786, s: 1.4 }],
      ["figure", { kind: "sheep", x: 780, y: 782, s: 1.4 }],
      [
        "birds",
        {
          at: [
            [420, 260, 14],
            [456, 242, 10],
          ],
        },
      ],
    ],
  },
  bath: {
    region: "stone",
    hour: "dusk",
    seed: 230,
    alt: "The honey-coloured abbey of Bath and Pulteney Bridge over the curved weir of the Avon",
    ink: { wall: "#e9c58a", near: "#8f6a55", ground: "#d9b277", mid: "#8a7a70", leaf: "#55754f", water: "#4f8f94" },
    layers: [
      ["disc", { x: 450, y: 312, r: 70 }],
      ["clouds", { y: 224 }],
      ["ridge", { y: 520, amp: 40, step: 170, ink: "leaf", mist: 1.4 }],
      ["houses", { y: 570, w: 50, h: 40, style: "flat", inks: ["wall", "ground"], roof: "mid", windows: "near" }],
      ["landmark", { kind: "abbey", x: 230, y: 630, s: 1.12 }],
      ["crowns", { y: 624, w: 34, amp: 8, hi: "a2" }],
      ["water", { y: 660, x: 450, n: 14 }],
      ["houses", { y: 640, from: -40, to: 590, w: 80, h: 50, style: "tiles", inks: ["wall", "ground"], roof: "mid" }],
      ["raw", { d: [["M-430 664H1030V800H-430z", "water"]] }],
      ["arcade", { x: -90, y: 642, n: 5, span: 152, h: 60, ink: "wall" }],
      [
        "raw",
        {
          d: [
            [
              "M-430 720Q-60 700 300 716Q660 700 1030 720V732Q660 714 300 730Q-60 716 -430 734zM-430 746Q-60 724 300 744Q660 724 1030 746V756Q660 738 300 756Q-60 738 -430 760z",
              "paper",
              0.85,
            ],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M160 784q-2 -26 12 -30q10 0 8 8l-6 2q-6 6 -2 16q30 -14 58 -2q-10 18 -40 18q-24 0 -30 -12zM-180 784q-2 -26 12 -30q10 0 8 8l-6 2q-6 6 -2 16q30 -14 58 -2q-10 18 -40 18q-24 0 -30 -12z",
              "paper",
            ],
          ],
        },
      ],
      ["bush", { x: 560, y: 640, rx: 70, ry: 80, w: 34, ink: "leaf" }],
      [
        "birds",
        {
          at: [
            [110, 250, 13],
            [142, 232, 9],
          ],
        },
      ],
    ],
  },
  "isle-of-skye": {
    region: "nordic",
    hour: "dusk",
    seed: 231,
    alt: "The rock needle of the Old Man of Storr on Skye above lochs and heather, a sheep on the path",
    ink: {
      top: "#3f4f7a",
      glow: "#eea894",
      near: "#4a4552",
      mid: "#6f6a78",
      leaf: "#5f7a4a",
      ground: "#7f6a8a",
      a1: "#9a5a94",
      far: "#9aa0b8",
    },
    layers: [
      ["disc", { x: 460, y: 320, r: 60 }],
      ["clouds", { kind: "lens", y: 212 }],
      ["ridge", { y: 520, amp: 50, step: 150, ink: "far" }],
      ["water", { y: 540, to: 640, x: 460, n: 18 }],
      [
        "raw",
        {
          d: [
            ["M-430 500L-340 430L-260 400L-180 420L-100 470L-20 560L40 640H-430z", "near"],
            [
              "M160 660L176 560L170 480L190 420L196 370L216 330L236 300L250 330L262 380L280 430L276 490L296 540L310 600L330 660z",
              "mid",
            ],
            ["M236 300L250 330L262 380L280 430L276 490L296 540L310 600L330 660H260L256 560L240 470L246 390z", "near"],
            [
              "M350 660L360 610L376 570L390 590L410 560L424 610L440 660zM90 660L100 600L120 570L136 610L150 660z",
              "mid",
            ],
            ["M410 560L424 610L440 660H400zM120 570L136 610L150 660H122z", "near"],
          ],
        },
      ],
      ["ridge", { y: 650, amp: 30, step: 170, ink: "leaf", mist: 0.8 }],
      ["ground", { y: 700, amp: 24, step: 170, blade: 60 }],
      ["bush", { x: 60, y: 770, rx: 110, ry: 24, w: 16, ink: "a1" }],
      ["bush", { x: 520, y: 776, rx: 110, ry: 24, w: 16, ink: "a1" }],
      ["figure", { kind: "sheep", x: 300, y: 770, s: 1.6 }],
      ["figure", { kind: "sheep", x: 790, y: 760, s: 1.4 }],
      [
        "birds",
        {
          at: [
            [330, 280, 15],
            [370, 260, 11],
          ],
        },
      ],
    ],
  },
  inverness: {
    region: "nordic",
    hour: "dusk",
    seed: 244,
    alt: "The ruined tower of Urquhart on a point of Loch Ness, long dark hills on both shores and a small boat",
    ink: {
      top: "#37507a",
      glow: "#efb391",
      far: "#8b98b0",
      mid: "#55657a",
      near: "#3a4a44",
      leaf: "#5f7f4c",
      ground: "#738a52",
      water: "#3d6280",
      wall: "#c9b08c",
      a1: "#a8553a",
    },
    layers: [
      ["disc", { x: 150, y: 326, r: 60 }],
      ["clouds", { y: 216 }],
      ["ridge", { y: 470, amp: 60, step: 220, ink: "far" }],
      ["mist", { y: 488 }],
      [
        "raw",
        {
          d: [
            ["M-430 400Q-260 420 -120 470Q20 520 150 536L220 552H-430z", "mid"],
            ["M1030 380Q860 400 700 456Q540 510 400 532L320 552H1030z", "mid"],
            ["M-430 470Q-240 490 -60 530L40 556H-430zM1030 460Q840 486 640 530L560 556H1030z", "near"],
          ],
        },
      ],
      ["water", { y: 548, to: 760, x: 150, n: 40 }],
      ["figure", { kind: "sailboat", x: 170, y: 620, s: 0.9 }],
      [
        "raw",
        {
          d: [
            ["M1030 600Q820 596 640 622Q500 640 400 668Q330 690 300 720L320 760L1030 800z", "leaf"],
            ["M300 720Q330 690 400 668L420 700L400 740L320 760z", "near", 0.6],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M404 664V520H412V508H424V520H436V508H448V520H462V508H474V540L468 560L476 580V650z", "wall"],
            ["M446 520H462V508H474V540L468 560L476 580V650L446 656z", "near", 0.45],
            ["M416 548h9v20h-9zM416 592h9v22h-9zM436 560h8v18h-8z", "ink"],
            ["M476 640V600L520 606V592H534V610L590 616V604L612 622L640 618V628z", "wall"],
            ["M476 640V622L640 628L640 634z", "near", 0.4],
          ],
        },
      ],
      ["ground", { y: 742, amp: 14, step: 180, blade: 50 }],
      [
        "firs",
        {
          ink: "near",
          at: [
            [30, 776, 1.1],
            [78, 788, 0.8],
            [560, 780, 1],
            [-180, 780, 1.1],
            [-270, 786, 0.8],
            [760, 776, 1.1],
            [850, 786, 0.9],
          ],
        },
      ],
      ["figure", { kind: "sheep", x: 250, y: 776, s: 1.3 }],
      [
        "birds",
        {
          at: [
            [330, 320, 14],
            [366, 302, 10],
          ],
        },
      ],
    ],
  },
  galway: {
    region: "nordic",
    hour: "day",
    seed: 232,
    alt: "The dark cliffs of Moher in receding headlands, a round tower on the edge, and a brown-sailed Galway hooker on the sea",
    ink: {
      top: "#3f80aa",
      a2: "#efb545",
      mid: "#5f7468",
      near: "#3f5058",
      leaf: "#6fa552",
      ground: "#8fbf62",
      wall: "#d9c8a8",
      far: "#9fb6bc",
      water: "#2f7f9c",
      a1: "#b8452f",
      disc: "#f6e3b0",
    },
    layers: [
      ["disc", { x: 130, y: 290, r: 54 }],
      ["clouds", { y: 226 }],
      ["water", { y: 506, x: 130, n: 40 }],
      [
        "raw",
        {
          d: [
            ["M1030 430H360Q300 432 262 450L254 470L260 500L250 520H1030z", "far"],
            ["M1030 424H360Q300 426 260 446L264 458Q310 440 380 442H1030z", "ground", 0.7],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M1030 430H470Q410 436 372 462L366 500L376 540L360 580L372 604H1030z", "mid"],
            [
              "M470 450L462 520L476 604H520L506 540L516 460zM580 450L574 530L590 604H640L620 540L630 450zM400 460L396 530L410 604H440L428 540L434 452z",
              "near",
              0.7,
            ],
            ["M1030 412H470Q400 420 366 454L374 474Q420 446 490 446H1030z", "leaf"],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M1030 420H660Q560 430 494 486L486 540L500 590L480 650L496 720L486 800H1030z", "mid"],
            [
              "M530 500L522 600L540 690L524 800H580L590 700L570 610L582 490zM640 480L632 590L652 700L640 800H710L716 700L690 600L700 480zM800 480L790 600L810 800H880L860 600L870 480z",
              "near",
            ],
            [
              "M494 560l40 6v6l-42 -4zM488 650l46 8v7l-48 -6zM590 560l50 4v7l-50 -3zM580 660l60 6v8l-60 -5zM700 580l96 4v8l-96 -4zM700 680l100 6v8l-100 -6z",
              "wall",
              0.35,
            ],
            ["M1030 390H660Q550 404 482 476L494 504Q570 446 690 440H1030z", "ground"],
            ["M1030 372H690Q600 384 540 424L482 476Q560 420 680 412H1030z", "leaf"],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M546 418v-44h-3v-8h6v4h5v-4h6v4h5v-4h6v4h5v-4h6v8h-3v40z", "wall"],
            ["M568 412v-38h11v36z", "near", 0.6],
            ["M554 404v-14h7v14z", "ink"],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M460 800q16 -14 34 -4q20 -12 40 0V800zM360 604q20 -10 40 -2q30 -10 60 0l-4 6h-96zM240 520q20 -8 40 0z",
              "paper",
              0.85,
            ],
          ],
        },
      ],
      ["figure", { kind: "dhow", x: 220, y: 700, s: 2, ink: { paper: "#a34f36", far: "#6a2f2a" } }],
      ["figure", { kind: "dhow", x: -160, y: 640, s: 1.1, ink: { paper: "#a34f36", far: "#6a2f2a" } }],
      [
        "birds",
        {
          at: [
            [330, 330, 15],
            [370, 312, 11],
            [400, 344, 9],
            [90, 620, 13],
            [124, 606, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
