import type { Scene } from "../scene";

export const atlanticIslands = {
  madeira: {
    region: "iberia",
    hour: "day",
    seed: 221,
    alt: "Thatched gable houses of Santana on Madeira before sea cliffs and green terraces, bird-of-paradise flowers in front",
    ink: {
      leaf: "#3f8a4c",
      ground: "#8cb85a",
      a1: "#d5482f",
      a2: "#f3a83c",
      water: "#1f7fa8",
      near: "#3f6a55",
      mid: "#5f9468",
      wall: "#c99a55",
      far: "#9fb8b4",
      disc: "#f9e0a0",
    },
    layers: [
      ["disc", { x: 130, y: 290, r: 54 }],
      ["clouds", { y: 222 }],
      ["water", { y: 480, x: 130, n: 40 }],
      [
        "raw",
        {
          d: [
            ["M1030 300Q900 300 800 330Q700 350 620 410Q540 420 480 470L440 520L400 540L360 600H1030z", "far"],
            ["M1030 360Q860 350 760 410Q640 420 580 480Q520 510 500 560L440 640L380 700H1030z", "mid"],
            [
              "M760 410Q700 500 720 700H640Q620 560 680 450zM580 480Q560 560 580 700H500Q500 600 540 520zM900 370Q860 500 880 700H810Q800 520 850 380z",
              "near",
            ],
          ],
        },
      ],
      ["terraces", { y: 620, n: 6, dx: 60 }],
      [
        "raw",
        {
          d: [
            ["M96 724L196 556L296 724z", "paper"],
            ["M80 728L188 548Q196 540 204 548L312 728H280L196 588L112 728z", "wall"],
            ["M196 541Q200 542 204 548L312 728H280L196 588z", "near", 0.5],
            ["M130 724L196 612L262 724V716L196 602L130 716z", "#2f7fb8"],
            ["M180 724v-62h32v62z", "a1"],
            ["M138 724v-34h26v34zM228 724v-34h26v34z", "#2f7fb8"],
            ["M143 718v-22h16v22zM233 718v-22h16v22zM186 640h20v16h-20z", "ink"],
            ["M84 724H308V732H84z", "near"],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M376 744L452 616L528 744z", "paper"],
            ["M364 748L446 608Q452 602 458 608L540 748H516L452 640L388 748z", "wall"],
            ["M452 602Q455 603 458 608L540 748H516L452 640z", "near", 0.5],
            ["M402 744L452 658L502 744V738L452 650L402 738z", "#2f7fb8"],
            ["M440 744v-46h24v46z", "a1"],
            ["M408 744v-24h20v24zM476 744v-24h20v24z", "#2f7fb8"],
            ["M412 740v-16h12v16zM480 740v-16h12v16z", "ink"],
            ["M366 744H538V750H366z", "near"],
          ],
        },
      ],
      ["bush", { x: 30, y: 790, rx: 100, ry: 26, w: 26, ink: "leaf" }],
      ["bush", { x: 570, y: 790, rx: 100, ry: 30, w: 26, ink: "leaf" }],
      [
        "raw",
        {
          d: [
            [
              "M40 800Q50 740 60 712l4 0Q56 750 52 800zM96 800Q98 760 92 730l4 0Q104 760 104 800zM556 800Q548 760 552 724l4 0Q556 760 566 800z",
              "leaf",
            ],
            [
              "M60 716Q84 716 104 728Q84 728 62 722zM92 734Q70 732 50 742Q70 744 94 740zM552 728Q530 726 512 738Q532 738 554 734z",
              "#4f5a9a",
            ],
            [
              "M62 716Q58 694 66 678Q70 696 70 716zM68 716Q74 696 88 686Q84 704 76 718zM92 734Q96 714 90 698Q84 714 86 732zM86 734Q78 716 66 710Q70 726 80 736zM552 728Q556 708 550 692Q544 708 546 726zM546 728Q538 712 526 706Q530 722 540 730z",
              "a2",
            ],
          ],
        },
      ],
      ["figure", { kind: "sailboat", x: 110, y: 580, s: 1.1 }],
      ["figure", { kind: "sailboat", x: -230, y: 580, s: 1.4 }],
      [
        "birds",
        {
          at: [
            [300, 270, 14],
            [336, 252, 10],
          ],
        },
      ],
    ],
  },
  azores: {
    region: "nordic",
    hour: "day",
    seed: 222,
    alt: "The blue and the green crater lake of Sete Cidades in the Azores inside their steep rim, hydrangeas and grazing sheep",
    ink: {
      top: "#2f7fae",
      leaf: "#5f9f50",
      ground: "#8cba58",
      mid: "#407a54",
      near: "#33694a",
      water: "#2f86b8",
      a1: "#6a86d0",
      disc: "#f6dfa0",
      wall: "#f6e7c8",
    },
    layers: [
      ["disc", { x: 456, y: 270, r: 50 }],
      ["clouds", { kind: "lens", y: 210 }],
      ["water", { y: 404, to: 520, x: 456, n: 12 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 470Q-300 396 -180 416Q-60 384 40 420Q150 396 250 424Q340 406 430 430Q540 400 640 428Q760 380 870 410Q960 390 1030 410V800H-430z",
              "near",
            ],
            [
              "M-180 416Q-150 470 -190 560H-250Q-210 480 -180 416zM-20 402Q10 460 -30 560H-90Q-40 480 -20 402zM120 404Q150 460 110 556H60Q100 480 120 404zM250 424Q280 470 250 548H200Q236 480 250 424zM370 414Q396 460 380 548H330Q362 480 370 414zM500 414Q530 470 530 560H470Q500 480 500 414zM640 428Q680 480 690 570H620Q650 490 640 428zM800 396Q840 470 850 580H770Q810 480 800 396z",
              "mid",
            ],
          ],
        },
      ],
      ["mist", { y: 470 }],
      [
        "raw",
        {
          d: [
            ["M-430 600Q-200 540 0 556Q300 530 620 552Q850 540 1030 590V800H-430z", "leaf"],
            [
              "M170 620Q230 566 380 562Q540 560 640 588Q700 620 640 652Q540 684 400 672Q300 664 258 646Q190 650 170 620z",
              "water",
            ],
            ["M-110 664Q-20 626 110 634Q230 640 262 668Q270 704 150 718Q0 728 -90 708Q-150 690 -110 664z", "#46a07c"],
            ["M240 628l34 46l-16 4l-32 -44z", "wall"],
            [
              "M320 590h180v4H320zM420 616h170v4H420zM300 636h120v4H300zM-20 662h150v4H-20zM60 690h130v4H60z",
              "wall",
              0.6,
            ],
            ["M30 610v-14h18v14zM64 606v-18h22v18zM100 612v-14h18v14zM140 606v-14h18v14zM128 590h6v16h-6z", "wall"],
            ["M26 597l13 -9l13 9zM60 590l15 -11l15 11zM96 599l13 -9l13 9zM136 593l13 -9l13 9z", "#c8573f"],
          ],
        },
      ],
      ["ground", { y: 722, amp: 18, step: 170, blade: 40 }],
      ["bush", { x: 50, y: 744, rx: 110, ry: 36, w: 32, ink: "a1" }],
      ["bush", { x: 560, y: 750, rx: 110, ry: 40, w: 32, ink: "a1" }],
      ["bush", { x: -250, y: 750, rx: 110, ry: 34, w: 32, ink: "a1" }],
      ["bush", { x: 830, y: 750, rx: 110, ry: 34, w: 32, ink: "a1" }],
      ["figure", { kind: "sheep", x: 290, y: 760, s: 1.4 }],
      ["figure", { kind: "sheep", x: 366, y: 778, s: 1.2, flip: true }],
      [
        "birds",
        {
          at: [
            [150, 280, 16],
            [192, 260, 11],
          ],
        },
      ],
    ],
  },
  tenerife: {
    region: "iberia",
    hour: "dusk",
    seed: 223,
    alt: "The cone of Teide rising from a sea of cloud on Tenerife, lava rocks and a dragon tree",
    ink: {
      mid: "#9a6f66",
      far: "#b9a0a8",
      near: "#6a4748",
      leaf: "#4f7a4f",
      ground: "#c98a5c",
      top: "#3a5f94",
      glow: "#f4a07a",
    },
    layers: [
      ["disc", { x: 450, y: 320, r: 66 }],
      ["clouds", { y: 224 }],
      ["volcano", { x: 250, y: 640, w: 460, h: 310, ink: "mid", cap: 0.14 }],
      ["mist", { y: 540 }],
      ["mist", { y: 570 }],
      ["ridge", { y: 600, amp: 40, step: 90, ink: "near", shape: "crag", mist: 1.2 }],
      ["ground", { y: 660, amp: 20, step: 180 }],
      [
        "raw",
        {
          d: [
            [
              "M60 690Q50 620 70 580Q90 550 110 580Q130 640 140 690zM500 700Q500 640 530 620Q560 620 570 660L580 700zM-240 700Q-240 620 -210 590Q-180 590 -170 640L-160 700z",
              "near",
            ],
            ["M100 566Q130 640 140 690H104Q110 630 100 566z", "ink", 0.4],
          ],
        },
      ],
      ["landmark", { kind: "forkedTree", x: 410, y: 760, s: 1.4 }],
      ["landmark", { kind: "forkedTree", x: -120, y: 770, s: 1.3 }],
      ["landmark", { kind: "forkedTree", x: 820, y: 766, s: 1.3 }],
      [
        "cacti",
        {
          at: [
            [60, 800, 1.3],
            [110, 800, 0.9],
          ],
          ink: "leaf",
        },
      ],
      [
        "birds",
        {
          at: [
            [150, 250, 14],
            [186, 232, 10],
          ],
        },
      ],
    ],
  },
  mallorca: {
    region: "iberia",
    hour: "dusk",
    seed: 224,
    alt: "The golden gothic cathedral of Palma on its sea wall, palms along the bay of Mallorca and a white sail",
    ink: { wall: "#e9bd77", near: "#a06a45", mid: "#b07a50", leaf: "#4f7a4f" },
    layers: [
      ["disc", { x: 460, y: 316, r: 74 }],
      ["clouds", { y: 224 }],
      ["ridge", { y: 520, amp: 60, step: 150, ink: "far" }],
      ["houses", { y: 620, w: 54, h: 50, inks: ["paper", "ground", "disc"], roof: "mid" }],
      ["landmark", { kind: "buttressedNave", x: 270, y: 640, s: 0.96 }],
      [
        "raw",
        {
          d: [
            ["M-430 640H1030V700H-430z", "ground"],
            ["M-430 640H1030V650H-430z", "paper"],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [60, 700, 1.2],
            [120, 704, 0.9, -1],
            [420, 700, 1.1],
            [480, 706, 0.9],
            [-120, 700, 1.2],
            [760, 704, 1.2],
          ],
          ink: "leaf",
        },
      ],
      ["water", { y: 698, x: 460, n: 20 }],
      ["figure", { kind: "sailboat", x: 210, y: 762, s: 1.4 }],
      ["figure", { kind: "sailboat", x: -220, y: 750, s: 1.2 }],
      ["figure", { kind: "sailboat", x: 820, y: 740, s: 1.2 }],
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
  ibiza: {
    region: "aegean",
    hour: "dusk",
    seed: 225,
    alt: "The rock of Es Vedra off Ibiza against the setting sun, pines on the cliff and a small boat",
    ink: {
      top: "#3f4f94",
      glow: "#f58a6a",
      disc: "#f9c25c",
      mid: "#6a5f80",
      near: "#43405f",
      water: "#3a6f9a",
      leaf: "#2f4f4a",
      ground: "#8a6a5a",
    },
    layers: [
      ["disc", { x: 420, y: 440, r: 100 }],
      ["clouds", { y: 236 }],
      ["water", { y: 530, x: 420, n: 44 }],
      [
        "raw",
        {
          d: [
            [
              "M110 560L140 500L170 440L200 380L226 350L240 316L262 330L280 366L310 400L330 450L360 480L380 530L410 560z",
              "mid",
            ],
            ["M240 316L262 330L280 366L310 400L330 450L360 480L380 530L410 560H290L300 480L270 420z", "near"],
            ["M460 560L480 530L510 520L540 540L570 560z", "near"],
            ["M-430 560Q-300 530 -200 550L-160 562H-430z", "mid"],
          ],
        },
      ],
      ["figure", { kind: "sailboat", x: 330, y: 650, s: 1.4 }],
      ["figure", { kind: "sailboat", x: -200, y: 660, s: 1 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 690Q-200 660 20 680Q120 700 170 740Q210 780 260 800H-430zM1030 700Q860 690 700 730Q600 760 540 800H1030z",
              "leaf",
            ],
          ],
        },
      ],
      [
        "pines",
        {
          at: [
            [40, 720, 1.8],
            [110, 750, 1.3, -1],
            [-80, 700, 1.8],
            [-240, 700, 1.6],
            [620, 790, 2],
            [760, 750, 1.6],
            [900, 730, 1.8],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [150, 260, 15],
            [190, 240, 11],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
