import type { Scene } from "../scene";

export const southEastAsia = {
  bali: {
    region: "tropics",
    hour: "dusk",
    seed: 31,
    alt: "A tiered meru shrine on a Balinese lake below volcanoes, rice terraces in front",
    layers: [
      ["disc", { x: 420, y: 330, r: 84 }],
      ["clouds", { y: 240 }],
      ["volcano", { x: 170, y: 520, w: 420, h: 210, ink: "far", cap: 0 }],
      ["ridge", { y: 486, amp: 26, ink: "mid", mist: 1.2 }],
      ["mist", { y: 500 }],
      ["water", { y: 520, to: 680, x: 400 }],
      ["landmark", { kind: "meru", x: 300, y: 640, s: 1.12 }],
      ["terraces", { y: 640 }],
      [
        "palms",
        {
          at: [
            [66, 760, 2.6],
            [12, 780, 2, -1],
            [560, 740, 2.2, -1],
            [600, 780, 1.6],
            [-240, 760, 2.4],
            [880, 760, 2.4, -1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [150, 180, 15],
            [188, 160, 10],
          ],
        },
      ],
    ],
  },
  hanoi: {
    region: "jade",
    hour: "dawn",
    seed: 19,
    alt: "The Turtle Tower on Hoan Kiem Lake in Hanoi, the red Huc bridge and a banyan branch in the morning mist",
    ink: { wall: "#cbb594", near: "#6d6a62", water: "#5f9a92" },
    layers: [
      ["disc", { x: 420, y: 300, r: 82, halo: false }],
      ["clouds", { y: 236 }],
      ["houses", { y: 520, w: 40, h: 54, inks: ["far"], roof: "mid", windows: "mid" }],
      ["mist", { y: 500 }],
      ["crowns", { y: 520, w: 34, amp: 10, ink: "mid" }],
      ["mist", { y: 540 }],
      ["water", { y: 556, x: 420, n: 30 }],
      ["landmark", { kind: "turtleTower", x: 372, y: 610, s: 1.02 }],
      ["landmark", { kind: "redBridge", x: 66, y: 724, s: 1.2 }],
      [
        "raw",
        {
          d: [
            ["M292 744Q330 716 380 722Q440 724 470 744z", "leaf"],
            ["M334 730V672H392V730z", "wall"],
            ["M370 730V672H392V730z", "near", 0.5],
            ["M350 730v-30a12 12 0 0 1 24 0v30z", "ink"],
            ["M318 676Q340 668 344 650H382Q386 668 408 676L400 680H326z", "ink"],
            ["M346 652l4 -10h26l4 10z", "a1"],
          ],
        },
      ],
      ["bush", { x: 428, y: 728, rx: 34, ry: 18, w: 22, ink: "leaf" }],
      ["ground", { y: 770, amp: 10, ink: "leaf" }],
      [
        "crowns",
        {
          line: [
            [-440, 690],
            [-320, 684],
            [-220, 706],
            [-150, 760],
          ],
          w: 44,
          hi: "ground",
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M600 800Q636 760 632 660Q628 560 640 470Q610 330 540 250L566 236Q640 300 668 390Q690 320 700 210L730 214Q726 340 706 460Q700 600 716 690Q724 760 770 800z",
              "ink",
            ],
            ["M560 232v190M520 232v120M584 240v260M546 344v120M740 230v150M770 240v220", "ink"],
          ],
        },
      ],
      ["bush", { x: 690, y: 200, rx: 150, ry: 50, w: 40, ink: "leaf" }],
      ["bush", { x: 556, y: 206, rx: 120, ry: 40, w: 36, ink: "leaf" }],
      ["figure", { kind: "walker", x: 470, y: 786, s: 1.2 }],
      [
        "birds",
        {
          at: [
            [150, 210, 13],
            [184, 192, 9],
          ],
        },
      ],
    ],
  },
  singapore: {
    region: "tropics",
    hour: "night",
    seed: 65,
    alt: "The three towers of Marina Bay Sands under their sky deck in Singapore, steel supertrees beside the bay",
    ink: { top: "#27406b", glow: "#c56f8f", wall: "#d8cbb6", a1: "#ef6f9c", leaf: "#2a6a5c" },
    layers: [
      ["stars", { n: 36, y: 240 }],
      ["disc", { x: 120, y: 270, r: 36 }],
      ["skyline", { y: 620, ink: "near", lo: 50, hi: 210, gap: [330, 190] }],
      ["landmark", { kind: "skyDeck", x: 330, y: 630, s: 1.22, ink: { near: "#5d6a80" } }],
      ["crowns", { y: 626, w: 30 }],
      ["landmark", { kind: "superTrees", x: 120, y: 676, s: 1.1 }],
      ["landmark", { kind: "superTrees", x: -220, y: 668, s: 0.9 }],
      ["ground", { y: 656, amp: 4, ink: "leaf" }],
      ["water", { y: 672, x: 330, n: 30 }],
      ["figure", { kind: "barge", x: 420, y: 740, s: 0.9, ink: { a1: "#d9513a" } }],
    ],
  },
  bangkok: {
    region: "tropics",
    hour: "dusk",
    seed: 66,
    alt: "The towers of Wat Arun on the Chao Phraya in Bangkok, a long-tail boat passing below",
    ink: { wall: "#e9cfa0", near: "#8f6a5e", top: "#4a4f86", glow: "#f58f6c", mid: "#7a7d92" },
    layers: [
      ["disc", { x: 190, y: 320, r: 92 }],
      ["clouds", { y: 230 }],
      ["skyline", { y: 600, ink: "far", lo: 30, hi: 130, w: 50, lit: false }],
      ["mist", { y: 590 }],
      ["landmark", { kind: "wat", x: 96, y: 640, s: 0.6 }],
      ["landmark", { kind: "prang", x: 350, y: 640, s: 1.1 }],
      ["crowns", { y: 640, w: 30, amp: 6 }],
      [
        "palms",
        {
          at: [
            [530, 650, 1.3],
            [566, 650, 1, -1],
            [20, 650, 1.2],
            [-160, 650, 1.4],
            [760, 650, 1.3],
          ],
        },
      ],
      ["water", { y: 654, x: 190, n: 26 }],
      ["figure", { kind: "longtail", x: 270, y: 736, s: 1.15 }],
      [
        "birds",
        {
          at: [
            [450, 240, 13],
            [482, 222, 9],
          ],
        },
      ],
    ],
  },
  "chiang-mai": {
    region: "tropics",
    hour: "day",
    seed: 67,
    alt: "A gilded stupa and temple gable of Chiang Mai among misty wooded hills and banana leaves",
    ink: { glow: "#f2b08a", a2: "#e8ac3a", near: "#8a5a3a", leaf: "#2f6a4c" },
    layers: [
      ["disc", { x: 430, y: 300, r: 76 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 480, amp: 50, step: 140, ink: "far" }],
      ["mist", { y: 520 }],
      ["ridge", { y: 550, amp: 36, step: 130, ink: "mid", mist: 1.3 }],
      ["mist", { y: 580 }],
      ["crowns", { y: 620, w: 36 }],
      ["landmark", { kind: "stupa", x: 236, y: 690, s: 1.06 }],
      ["landmark", { kind: "wat", x: 436, y: 700, s: 0.74 }],
      ["landmark", { kind: "wat", x: -200, y: 700, s: 0.7 }],
      ["ground", { y: 700, amp: 10, step: 210, blade: 30 }],
      [
        "bananas",
        {
          at: [
            [46, 800, 1.7],
            [120, 800, 1.1, -1],
            [566, 800, 1.8, -1],
            [-120, 800, 1.6],
            [720, 800, 1.7],
          ],
          ink: "ink",
        },
      ],
      ["figure", { kind: "elephant", x: 330, y: 770, s: 0.7, flip: true, ink: { mid: "#7d8590" } }],
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
  "ho-chi-minh-city": {
    region: "tropics",
    hour: "dusk",
    seed: 68,
    alt: "The red brick cathedral of Ho Chi Minh City before glass towers, a walker in a cone hat among palms",
    ink: { wall: "#c9684a", near: "#7a3f3a", mid: "#8d99a8", far: "#a3a7b5", top: "#3f5f86", glow: "#f7a97a" },
    layers: [
      ["disc", { x: 150, y: 310, r: 80 }],
      ["clouds", { y: 226 }],
      ["skyline", { y: 640, ink: "far", lo: 50, hi: 200, lit: false }],
      ["landmark", { kind: "needle", x: 470, y: 650, s: 0.8, ink: { wall: "#c4cbd2", near: "#7b8698" } }],
      ["crowns", { y: 640, w: 34 }],
      ["landmark", { kind: "twinSpires", x: 290, y: 690, s: 1.02 }],
      ["ground", { y: 690, amp: 4 }],
      [
        "palms",
        {
          at: [
            [70, 800, 2.4],
            [20, 800, 1.7, -1],
            [550, 800, 2.1, -1],
            [-200, 800, 2.2],
            [-320, 800, 1.7],
            [780, 800, 2.3],
            [900, 800, 1.8, -1],
          ],
        },
      ],
      ["figure", { kind: "bicycle", x: 330, y: 764, s: 0.9 }],
      ["figure", { kind: "walker", x: 420, y: 776, s: 1.2, ink: { a2: "#f0d9a0" } }],
      [
        "birds",
        {
          at: [
            [400, 230, 13],
            [432, 214, 9],
          ],
        },
      ],
    ],
  },
  "siem-reap": {
    region: "tropics",
    hour: "dawn",
    seed: 69,
    alt: "The five towers of Angkor Wat above a lotus pond at sunrise near Siem Reap",
    ink: {
      wall: "#a98572",
      near: "#4d3f4e",
      top: "#5a4f7a",
      glow: "#f29a6a",
      disc: "#e0573a",
      water: "#8a6f86",
      a2: "#e88aa0",
    },
    layers: [
      ["disc", { x: 300, y: 396, r: 104 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 570, amp: 10, ink: "far" }],
      ["mist", { y: 560 }],
      [
        "palms",
        {
          at: [
            [60, 620, 1.9],
            [100, 620, 1.5, -1],
            [520, 620, 1.7],
            [-140, 620, 1.8],
            [-240, 620, 1.5],
            [720, 620, 1.7],
            [840, 620, 2],
          ],
        },
      ],
      ["crowns", { y: 610, w: 28, amp: 6 }],
      ["landmark", { kind: "khmer", x: 316, y: 632, s: 1.14 }],
      ["ground", { y: 630, amp: 2, ink: "leaf" }],
      ["water", { y: 642, x: 316, n: 18 }],
      [
        "raw",
        {
          d: [
            [
              "M60 740q30 -10 60 0q-30 12 -60 0zM130 764q26 -8 52 0q-26 10 -52 0zM430 750q30 -10 60 0q-30 12 -60 0zM500 774q26 -8 52 0q-26 10 -52 0zM-160 750q30 -10 60 0q-30 12 -60 0zM720 756q30 -10 60 0q-30 12 -60 0zM300 780q26 -8 52 0q-26 10 -52 0z",
              "leaf",
            ],
            [
              "M90 738q-16 -10 -10 -24q10 4 10 12q0 -14 8 -18q8 6 4 20q4 -8 12 -8q0 14 -14 18zM460 748q-16 -10 -10 -24q10 4 10 12q0 -14 8 -18q8 6 4 20q4 -8 12 -8q0 14 -14 18zM-130 748q-16 -10 -10 -24q10 4 10 12q0 -14 8 -18q8 6 4 20q4 -8 12 -8q0 14 -14 18z",
              "a2",
            ],
          ],
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
  "luang-prabang": {
    region: "tropics",
    hour: "dawn",
    seed: 141,
    alt: "Sweeping temple roofs of Luang Prabang by the Mekong, monks in saffron walking past",
    ink: {
      a1: "#a8402f",
      a2: "#e8ac3a",
      leaf: "#8a3a2c",
      mid: "#6a9a86",
      wall: "#f3e4c4",
      near: "#6d6a5c",
      glow: "#f4b48c",
      water: "#a5906a",
    },
    layers: [
      ["disc", { x: 440, y: 300, r: 78 }],
      ["clouds", { y: 220 }],
      ["karst", { y: 560, lo: 60, hi: 170, w: 170, gap: 20, ink: "far" }],
      ["mist", { y: 530 }],
      ["ridge", { y: 560, amp: 26, ink: "mid", mist: 1.2 }],
      ["water", { y: 590, to: 680, x: 440, n: 14 }],
      ["figure", { kind: "longtail", x: 480, y: 630, s: 0.6 }],
      ["ground", { y: 660, amp: 6 }],
      ["landmark", { kind: "wat", x: 240, y: 710, s: 1.26 }],
      [
        "palms",
        {
          at: [
            [66, 720, 1.6],
            [430, 716, 1.3, -1],
            [-160, 720, 1.7],
            [760, 720, 1.7],
          ],
        },
      ],
      ["figure", { kind: "walker", x: 340, y: 772, s: 1.1, ink: { a1: "#e0822a", a2: "#e0822a" } }],
      ["figure", { kind: "walker", x: 386, y: 776, s: 1.1, ink: { a1: "#e0822a", a2: "#e0822a" } }],
      ["figure", { kind: "walker", x: 432, y: 780, s: 1.1, ink: { a1: "#d9702a", a2: "#d9702a" } }],
      [
        "bananas",
        {
          at: [
            [560, 810, 2, -1],
            [20, 810, 1.8],
            [-220, 810, 2],
            [860, 810, 2],
          ],
          ink: "ink",
        },
      ],
    ],
  },
  phuket: {
    region: "tropics",
    hour: "day",
    seed: 142,
    alt: "Limestone towers in the green bay near Phuket, a long-tail boat with a garlanded prow",
    ink: { top: "#1a84a6", mid: "#6f9a7c", near: "#4a7a6a", water: "#1fa39a", wall: "#8a5a42" },
    layers: [
      ["disc", { x: 450, y: 270, r: 54 }],
      ["clouds", { y: 210 }],
      ["karst", { y: 540, lo: 40, hi: 160, w: 120, gap: 50, ink: "far" }],
      ["mist", { y: 530 }],
      ["water", { y: 540, x: 300, n: 36 }],
      ["karst", { y: 590, lo: 90, hi: 260, w: 130, gap: 130, ink: "mid" }],
      [
        "raw",
        {
          d: [
            [
              "M370 620L380 480Q376 400 392 350Q410 318 450 322Q478 340 480 400Q500 460 496 540L484 620Q430 634 370 620z",
              "near",
            ],
            ["M450 322Q478 340 480 400Q500 460 496 540L484 620Q460 630 436 628Q450 480 430 400z", "ink", 0.35],
            ["M384 400Q380 350 410 328Q440 306 470 334Q450 350 430 350Q410 380 384 400z", "leaf"],
          ],
        },
      ],
      ["figure", { kind: "longtail", x: 220, y: 706, s: 1.5 }],
      ["figure", { kind: "longtail", x: 800, y: 680, s: 1, flip: true }],
      [
        "raw",
        { d: [["M-430 800V770Q-240 740 -60 764Q120 790 300 776Q480 764 640 776Q840 790 1030 760V800z", "ground"]] },
      ],
      [
        "palms",
        {
          at: [
            [40, 812, 2.6],
            [-20, 812, 1.9, -1],
            [-240, 812, 2.3],
            [860, 812, 2.4],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [120, 250, 14],
            [154, 232, 10],
          ],
        },
      ],
    ],
  },
  palawan: {
    region: "tropics",
    hour: "dusk",
    seed: 143,
    alt: "Jagged black limestone around a lagoon of Palawan at sunset, an outrigger gliding in",
    ink: {
      mid: "#4f6f78",
      near: "#2f4a56",
      glow: "#f58f72",
      top: "#3a4f86",
      water: "#1f8f94",
      disc: "#f8c86a",
      far: "#8f93b0",
    },
    layers: [
      ["disc", { x: 300, y: 470, r: 92 }],
      ["clouds", { y: 240 }],
      ["ridge", { y: 520, amp: 90, step: 60, ink: "far", shape: "crag" }],
      ["water", { y: 540, x: 300, n: 44 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 620V380L-360 340L-300 370L-240 320L-160 360L-90 330L-40 390L10 380L40 440L90 460L110 540L150 580L160 620Q-100 640 -430 620zM1030 620V360L960 330L880 370L800 330L720 380L660 350L600 400L560 390L520 460L480 480L470 560L430 600L420 620Q700 640 1030 620z",
              "mid",
            ],
            [
              "M40 440L90 460L110 540L150 580L160 620Q100 630 40 628L60 540zM-90 330L-40 390L-60 500L-30 620H-110L-90 480zM-300 370L-240 320L-250 460L-220 620H-300zM600 400L660 350L650 480L690 620H600L620 500zM800 330L880 370L860 500L900 620H800zM470 560L520 460L510 560L530 624H420z",
              "near",
            ],
          ],
        },
      ],
      ["figure", { kind: "outrigger", x: 300, y: 690, s: 1.5 }],
      ["figure", { kind: "turtle", x: 450, y: 756, s: 0.7 }],
      [
        "palms",
        {
          at: [
            [70, 812, 2.6],
            [10, 812, 2, -1],
            [560, 812, 2.2, -1],
            [-200, 812, 2.3],
            [820, 812, 2.4],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [400, 290, 13],
            [432, 272, 9],
          ],
        },
      ],
    ],
  },
  langkawi: {
    region: "tropics",
    hour: "dawn",
    seed: 144,
    alt: "The curved sky bridge of Langkawi hung from one leaning mast above rainforest peaks, a cable car and islands in the morning sea",
    ink: { mid: "#4f8f78", near: "#2d6350", water: "#3a9aa0", a1: "#d9513a", wall: "#f3ead2", far: "#8fb8ae" },
    layers: [
      ["disc", { x: 140, y: 330, r: 70 }],
      ["clouds", { y: 224 }],
      ["water", { y: 470, x: 140, n: 30 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 494Q-360 440 -280 462Q-220 430 -160 490zM20 512Q60 456 120 470Q170 440 220 494Q240 510 250 514zM700 496Q760 450 830 470Q900 440 960 496z",
              "far",
            ],
          ],
        },
      ],
      ["ridge", { y: 560, amp: 70, step: 170, ink: "far", shape: "crag", mist: 1 }],
      ["mist", { y: 560 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 800V560L-340 500L-260 530L-170 470L-110 520L-50 500L20 580L90 690L160 800zM1030 800V470L950 420L880 450L800 380L730 430L660 400L590 470L540 540L480 640L440 800z",
              "mid",
            ],
            [
              "M-170 470L-110 520L-80 600L-60 800H20L-20 640zM800 380L730 430L740 540L700 640L720 800H600L640 640L620 520L660 400L730 430zM-340 500L-260 530L-250 640L-280 800H-330z",
              "near",
            ],
          ],
        },
      ],
      ["figure", { kind: "cableCar", x: 150, y: 520, s: 0.5 }],
      [
        "raw",
        {
          d: [
            ["M300 800L330 690L352 690L372 800z", "near"],
            ["M322 720L376 268H386L350 720z", "wall"],
            ["M338 720L380 268H386L350 720z", "mid"],
            [
              "M380 272L70 506l3 1zM380 272L130 530l3 0zM380 276L190 548l3 0zM380 280L250 558l3 0zM382 284L312 562l3 0zM384 284L430 548l-3 1zM384 280L480 532l-3 1zM384 274L530 508l-3 2zM384 272L576 480l-2 2z",
              "ink",
              0.75,
            ],
            ["M40 500Q180 590 330 574Q490 560 600 456L606 466Q490 580 330 592Q170 604 34 512z", "wall"],
            ["M34 512Q170 604 330 592Q490 580 606 466L608 474Q490 592 330 602Q164 612 30 520z", "near"],
            ["M43 480Q186 566 330 552Q480 538 594 436l3 5Q484 548 330 560Q180 570 41 488z", "a1"],
            [
              "M60 492h3v22h-3zM110 520h3v24h-3zM160 538h3v24h-3zM210 549h3v24h-3zM260 554h3v24h-3zM310 555h3v22h-3zM360 550h3v22h-3zM410 540h3v22h-3zM460 524h3v22h-3zM510 502h3v22h-3zM560 468h3v22h-3z",
              "a1",
            ],
            ["M246 552q-2 -16 4 -22q6 6 4 22zM262 553q-2 -16 4 -22q6 6 4 22zM446 530q-2 -16 4 -22q6 6 4 22z", "ink"],
          ],
        },
      ],
      [
        "crowns",
        {
          line: [
            [-440, 690],
            [-60, 740],
            [120, 760],
            [260, 726],
            [340, 700],
            [430, 730],
            [560, 744],
            [800, 700],
            [1040, 690],
          ],
          w: 46,
          ink: "leaf",
          hi: "ground",
        },
      ],
      [
        "bananas",
        {
          at: [
            [40, 812, 1.8],
            [566, 812, 2, -1],
            [-180, 810, 2],
            [780, 810, 2.1],
          ],
          ink: "ink",
        },
      ],
      [
        "birds",
        {
          at: [
            [450, 250, 14],
            [486, 232, 10],
            [120, 640, 12],
          ],
        },
      ],
    ],
  },
  "hoi-an": {
    region: "jade",
    hour: "night",
    seed: 145,
    alt: "Silk lanterns over the river of Hoi An at night, yellow shop houses and a small rowing boat",
    ink: {
      wall: "#f0c25c",
      ground: "#e0a850",
      a1: "#d9432f",
      a2: "#ffd27a",
      near: "#5a3a3a",
      leaf: "#3a6a52",
      water: "#3a5f78",
      top: "#2b4468",
      disc: "#f6e3b0",
    },
    layers: [
      ["stars", { n: 40, y: 240 }],
      ["disc", { x: 440, y: 300, r: 52 }],
      ["crowns", { y: 560, w: 40, amp: 10 }],
      ["houses", { y: 640, w: 92, h: 96, inks: ["wall", "ground", "wall"], roof: "near", windows: "a2" }],
      ["raw", { d: [["M-430 664H1030V690H-430z", "near"]] }],
      ["water", { y: 684, x: 300, n: 30 }],
      ["landmark", { kind: "redBridge", x: 470, y: 716, s: 0.9, ink: { a1: "#b8563f" } }],
      [
        "raw",
        {
          d: [
            ["M248 690H300V742H240z", "near"],
            ["M284 690H300V742H288z", "ink", 0.4],
            ["M242 690H306V698H242z", "ground"],
          ],
        },
      ],
      ["figure", { kind: "canoe", x: 130, y: 756, s: 1.1, ink: { a1: "#7a4a3a" } }],
      [
        "raw",
        {
          d: [
            [
              "M-430 286Q-60 340 300 286Q660 340 1030 286V289Q660 343 300 289Q-60 343 -430 289zM-430 380Q-120 430 180 380Q560 440 1030 380V383Q560 443 180 383Q-120 433 -430 383z",
              "ink",
            ],
            [
              "M40 318a26 30 0 1 1 52 0a26 30 0 1 1 -52 0zM330 310a24 28 0 1 1 48 0a24 28 0 1 1 -48 0zM200 410a30 34 0 1 1 60 0a30 34 0 1 1 -60 0zM-180 410a30 34 0 1 1 60 0a30 34 0 1 1 -60 0zM720 420a30 34 0 1 1 60 0a30 34 0 1 1 -60 0z",
              "a1",
            ],
            [
              "M130 322a22 28 0 1 1 44 0a22 28 0 1 1 -44 0zM500 330a26 30 0 1 1 52 0a26 30 0 1 1 -52 0zM60 420a24 28 0 1 1 48 0a24 28 0 1 1 -48 0zM400 440a28 32 0 1 1 56 0a28 32 0 1 1 -56 0zM840 330a26 30 0 1 1 52 0a26 30 0 1 1 -52 0z",
              "a2",
            ],
            [
              "M240 306a20 24 0 1 1 40 0a20 24 0 1 1 -40 0zM420 320a20 24 0 1 1 40 0a20 24 0 1 1 -40 0zM310 420a22 26 0 1 1 44 0a22 26 0 1 1 -44 0zM-60 330a24 28 0 1 1 48 0a24 28 0 1 1 -48 0zM560 430a22 26 0 1 1 44 0a22 26 0 1 1 -44 0z",
              "leaf",
            ],
            [
              "M66 348v20M0 0zM58 348h16v6h-16zM346 338h16v6h-16zM220 444h20v7h-20zM144 350h16v6h-16zM518 360h16v6h-16zM76 448h16v6h-16zM418 472h20v7h-20z",
              "near",
            ],
          ],
        },
      ],
    ],
  },
  lombok: {
    region: "tropics",
    hour: "day",
    seed: 235,
    alt: "The volcano Rinjani of Lombok above the strait, outriggers with bright sails drawn up on the beach",
    ink: { glow: "#f5a98a", mid: "#6a8a94", top: "#3f7a94", ground: "#ecd3a0", disc: "#f4c07a" },
    layers: [
      ["disc", { x: 150, y: 330, r: 72 }],
      ["clouds", { y: 224 }],
      ["volcano", { x: 360, y: 560, w: 420, h: 240, ink: "mid", cap: 0, smoke: true }],
      ["mist", { y: 510 }],
      ["ridge", { y: 556, amp: 20, ink: "near", mist: 1.4 }],
      ["water", { y: 570, to: 740, x: 150, n: 30 }],
      ["figure", { kind: "outrigger", x: 430, y: 630, s: 0.7 }],
      ["ground", { y: 710, amp: 16, step: 200 }],
      ["figure", { kind: "outrigger", x: 210, y: 720, s: 1.5, ink: { a1: "#f3b547" } }],
      ["figure", { kind: "outrigger", x: 370, y: 750, s: 1.4 }],
      ["figure", { kind: "outrigger", x: 800, y: 730, s: 1.4, ink: { a1: "#2c8f95" } }],
      ["figure", { kind: "outrigger", x: -200, y: 730, s: 1.4 }],
      [
        "palms",
        {
          at: [
            [40, 812, 3],
            [-30, 812, 2.2, -1],
            [570, 812, 2.8, -1],
            [-320, 812, 2.6],
            [920, 812, 2.6],
          ],
        },
      ],
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
  "kuala-lumpur": {
    region: "tropics",
    hour: "night",
    seed: 245,
    alt: "The Petronas Towers and their sky bridge lit at night above the park and skyline of Kuala Lumpur",
    ink: { top: "#23406f", glow: "#d07a8a", wall: "#cfd3d8", near: "#56688a", a2: "#ffd98a", paper: "#f6e7c8" },
    layers: [
      ["stars", { n: 36, y: 230 }],
      ["disc", { x: 130, y: 280, r: 38 }],
      ["ridge", { y: 560, amp: 40, ink: "mid" }],
      ["skyline", { y: 650, ink: "far", lo: 30, hi: 150, gap: [330, 110] }],
      ["landmark", { kind: "skyMast", x: 110, y: 650, s: 0.72 }],
      ["landmark", { kind: "twinTowers", x: 330, y: 690, s: 1.16 }],
      ["skyline", { y: 690, ink: "near", lo: 16, hi: 90, w: 50, gap: [330, 120] }],
      ["crowns", { y: 700, w: 44, amp: 14 }],
      ["water", { y: 736, x: 330, n: 16 }],
      [
        "palms",
        {
          at: [
            [40, 812, 2],
            [556, 812, 2, -1],
            [-200, 812, 1.9],
            [820, 812, 1.9],
          ],
        },
      ],
    ],
  },
  penang: {
    region: "tropics",
    hour: "dawn",
    seed: 308,
    alt: "The golden-topped pagoda of Kek Lok Si above the shop-houses of George Town in Penang, a trishaw in the street",
    ink: {
      wall: "#f6e3bd",
      near: "#a0704f",
      a1: "#d0502f",
      a2: "#eeb23c",
      mid: "#5f9a7c",
      leaf: "#3b7a52",
      top: "#3f86a0",
      glow: "#f7b28c",
      ground: "#7fb5b0",
      far: "#9ab8a8",
      water: "#4f93b0",
      disc: "#f9dc98",
    },
    layers: [
      ["disc", { x: 142, y: 300, r: 66 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 480, amp: 60, step: 170, ink: "far", mist: 1.3 }],
      ["ridge", { y: 540, amp: 40, step: 150, ink: "mid", mist: 1.2 }],
      ["mist", { y: 570 }],
      [
        "crowns",
        {
          line: [
            [-440, 620],
            [-160, 600],
            [80, 606],
            [220, 570],
            [340, 556],
            [470, 566],
            [600, 600],
            [800, 606],
            [1040, 616],
          ],
          w: 38,
          hi: "mid",
        },
      ],
      ["landmark", { kind: "threeManners", x: 356, y: 590, s: 0.94 }],
      [
        "crowns",
        {
          line: [
            [-440, 640],
            [-100, 626],
            [160, 622],
            [260, 600],
            [450, 598],
            [560, 624],
            [1040, 640],
          ],
          w: 30,
          hi: "mid",
        },
      ],
      [
        "houses",
        {
          y: 716,
          w: 76,
          h: 96,
          style: "tiles",
          inks: ["ground", "wall", "a2", "paper", "water"],
          roof: "a1",
          windows: "near",
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 706H1030V800H-430z", "near"],
            ["M-430 668L1030 668V684H-430z", "a1"],
            ["M-430 684H1030V690H-430z", "ink", 0.35],
            ["M-430 744H1030V800H-430z", "wall", 0.6],
            [
              "M-400 690h14v54h-14zM-320 690h14v54h-14zM-240 690h14v54h-14zM-160 690h14v54h-14zM-80 690h14v54h-14zM0 690h14v54h-14zM80 690h14v54h-14zM160 690h14v54h-14zM240 690h14v54h-14zM320 690h14v54h-14zM400 690h14v54h-14zM480 690h14v54h-14zM560 690h14v54h-14zM640 690h14v54h-14zM720 690h14v54h-14zM800 690h14v54h-14zM880 690h14v54h-14zM960 690h14v54h-14z",
              "paper",
            ],
          ],
        },
      ],
      ["figure", { kind: "trishaw", x: 190, y: 778, s: 1 }],
      [
        "palms",
        {
          at: [
            [566, 812, 2.6, -1],
            [-250, 812, 2.4],
            [820, 812, 2.5],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [440, 220, 13],
            [472, 204, 9],
          ],
        },
      ],
    ],
  },
  yogyakarta: {
    region: "tropics",
    hour: "dawn",
    seed: 309,
    alt: "Latticed stone bells and a sitting Buddha on the terraces of Borobudur near Yogyakarta, Merapi smoking above the mist",
    ink: {
      wall: "#b8a48c",
      near: "#5f5a5c",
      top: "#5a7f93",
      glow: "#f6a67a",
      disc: "#f7c867",
      far: "#93a8ae",
      mid: "#6f938c",
      leaf: "#3f6f5c",
      ink: "#262a33",
    },
    layers: [
      ["disc", { x: 452, y: 372, r: 74 }],
      ["clouds", { y: 222 }],
      ["volcano", { x: 210, y: 560, w: 430, h: 250, ink: "far", cap: 0, smoke: true }],
      ["mist", { y: 510 }],
      ["ridge", { y: 540, amp: 20, step: 150, ink: "mid", mist: 1.4 }],
      ["crowns", { y: 572, w: 28, amp: 10, ink: "mid" }],
      ["mist", { y: 586 }],
      ["crowns", { y: 610, w: 32, amp: 8, ink: "leaf" }],
      ["landmark", { kind: "bellStupa", x: 60, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      ["landmark", { kind: "bellStupa", x: 170, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      ["landmark", { kind: "bellStupa", x: 280, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      ["landmark", { kind: "bellStupa", x: -60, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      ["landmark", { kind: "bellStupa", x: -200, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      ["landmark", { kind: "bellStupa", x: 560, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      ["landmark", { kind: "bellStupa", x: 690, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      ["landmark", { kind: "bellStupa", x: 820, y: 664, s: 0.46, ink: { wall: "#b5aa9c", near: "#7d7a7c" } }],
      [
        "raw",
        {
          d: [
            ["M-430 660H1030V800H-430z", "near"],
            ["M-430 656H1030V666H-430z", "wall"],
            [
              "M-430 676H1030V680H-430zM-400 690h46v30h-46zM-330 690h46v30h-46zM-260 690h46v30h-46zM-190 690h46v30h-46zM-120 690h46v30h-46zM-50 690h46v30h-46zM20 690h46v30h-46zM90 690h46v30h-46zM160 690h46v30h-46zM230 690h46v30h-46zM510 690h46v30h-46zM580 690h46v30h-46zM650 690h46v30h-46zM720 690h46v30h-46zM790 690h46v30h-46zM860 690h46v30h-46zM930 690h46v30h-46z",
              "ink",
              0.35,
            ],
          ],
        },
      ],
      ["landmark", { kind: "bellStupa", x: 396, y: 738, s: 1.34 }],
      ["landmark", { kind: "bellStupa", x: -120, y: 738, s: 1.1 }],
      ["landmark", { kind: "bellStupa", x: 860, y: 738, s: 1.2 }],
      [
        "raw",
        {
          d: [
            ["M-430 736H1030V800H-430z", "wall"],
            ["M-430 752H1030V756H-430zM-430 780H1030V785H-430z", "near", 0.7],
          ],
        },
      ],
      ["figure", { kind: "seatedBuddha", x: 132, y: 742, s: 1.2, ink: { wall: "#cdb592" } }],
      [
        "birds",
        {
          at: [
            [90, 250, 13],
            [122, 232, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
