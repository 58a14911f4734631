import type { Scene } from "../scene";

export const africa = {
  "cape-town": {
    region: "savanna",
    hour: "day",
    seed: 61,
    alt: "Table Mountain under its cloth of cloud beyond the bay of Cape Town, penguins on the beach",
    ink: {
      top: "#2f77a0",
      mid: "#9a7a72",
      near: "#5f5668",
      ground: "#f0d7a4",
      water: "#2a88a6",
      leaf: "#5c7f58",
      far: "#a9b2bd",
    },
    layers: [
      ["disc", { x: 120, y: 270, r: 44 }],
      ["clouds", { kind: "lens", y: 190 }],
      ["ridge", { y: 508, amp: 22, step: 150, ink: "far", mist: 0.7 }],
      ["landmark", { kind: "tableMountain", x: 300, y: 548, s: 1.12 }],
      ["houses", { y: 560, w: 26, h: 16, style: "flat", inks: ["paper", "wall"], roof: "paper", windows: "paper" }],
      ["water", { y: 556, to: 760, x: 240, n: 30 }],
      ["figure", { kind: "sailboat", x: 146, y: 628, s: 1.1, ink: { paper: "#fff3da" } }],
      ["figure", { kind: "sailboat", x: 760, y: 640, s: 1 }],
      ["ground", { y: 716, amp: 18, step: 210 }],
      [
        "raw",
        {
          d: [
            [
              "M470 716q-30 -44 20 -58q50 -12 80 6q40 10 40 52zM640 740q-20 -40 30 -46q60 -6 70 46zM-300 730q-10 -44 50 -50q70 -4 70 50z",
              "near",
            ],
            ["M540 660q40 8 36 56h34q0 -42 -40 -52q-16 -8 -30 -4z", "ink", 0.3],
          ],
        },
      ],
      ["figure", { kind: "penguin", x: 356, y: 752, s: 0.9 }],
      ["figure", { kind: "penguin", x: 398, y: 762, s: 0.8, flip: true }],
      ["figure", { kind: "penguin", x: 440, y: 748, s: 0.7 }],
      [
        "birds",
        {
          at: [
            [420, 210, 14],
            [456, 192, 10],
          ],
        },
      ],
    ],
  },
  knysna: {
    region: "savanna",
    hour: "day",
    seed: 245,
    alt: "The two sandstone Heads of Knysna with the sea between them, a sailing boat on the lagoon and forest in front",
    ink: {
      top: "#2f7aa6",
      glow: "#f2cf9c",
      far: "#a8b8c2",
      mid: "#b7805a",
      near: "#7d5240",
      ground: "#6f8f52",
      leaf: "#4f7448",
      water: "#2f8fa8",
      wall: "#e6c193",
    },
    layers: [
      ["disc", { x: 310, y: 300, r: 56 }],
      ["clouds", { y: 214 }],
      ["water", { y: 470, to: 740, x: 310, n: 40 }],
      ["raw", { d: [["M236 486q20 -7 40 0t40 0t40 0v8H236z", "paper", 0.85]] }],
      [
        "raw",
        {
          d: [
            ["M-430 360Q-260 350 -120 372Q20 384 120 420L196 452L214 500L206 540L170 566H-430z", "mid"],
            ["M-430 360Q-260 350 -120 372Q20 384 120 420L196 452L190 468Q60 420 -120 410Q-280 400 -430 412z", "leaf"],
            ["M60 430L52 500L70 560H110L96 490L104 440zM140 440L136 510L150 564H176L164 500L172 452z", "near", 0.6],
            ["M-60 420L-70 500L-50 564H0L-20 490L-10 424z", "near", 0.5],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M1030 330Q860 326 700 356Q540 376 460 416L402 458L388 510L400 550L440 580H1030z", "mid"],
            ["M1030 330Q860 326 700 356Q540 376 460 416L402 458L410 474Q520 416 700 398Q860 384 1030 386z", "leaf"],
            ["M450 440L442 510L460 572H500L484 500L492 430zM560 420L552 500L572 576H624L606 496L614 410z", "near", 0.6],
            ["M720 410L712 500L736 576H800L780 496L790 404z", "near", 0.5],
            ["M392 552q20 -8 40 0q24 -8 50 2v6h-96zM150 564q22 -9 44 0q14 -6 26 0v6h-74z", "paper", 0.8],
          ],
        },
      ],
      ["figure", { kind: "sailboat", x: 296, y: 628, s: 1.3, ink: { paper: "#fff3da" } }],
      ["figure", { kind: "sailboat", x: -150, y: 640, s: 1 }],
      ["figure", { kind: "fluke", x: 330, y: 506, s: 0.35 }],
      ["ground", { y: 728, amp: 18, step: 190, ink: "ground" }],
      ["bush", { x: 40, y: 752, rx: 120, ry: 44, w: 34, ink: "leaf" }],
      ["bush", { x: 560, y: 756, rx: 130, ry: 50, w: 34, ink: "leaf" }],
      ["bush", { x: -260, y: 752, rx: 120, ry: 44, w: 34, ink: "leaf" }],
      ["bush", { x: 820, y: 752, rx: 130, ry: 46, w: 34, ink: "leaf" }],
      [
        "birds",
        {
          at: [
            [200, 330, 14],
            [238, 312, 10],
            [420, 350, 9],
          ],
        },
      ],
    ],
  },
  hermanus: {
    region: "savanna",
    hour: "dusk",
    seed: 246,
    alt: "A whale's tail in Walker Bay before the mountains of Hermanus, white houses on the cliff and flowering fynbos",
    ink: {
      top: "#3f5f8c",
      glow: "#f3b394",
      far: "#a59ab2",
      mid: "#7f7a8c",
      near: "#6a5a52",
      ground: "#8a9a5c",
      leaf: "#5f7a4c",
      water: "#2f7f9c",
      wall: "#f6e7c8",
      a1: "#c25a7a",
    },
    layers: [
      ["disc", { x: 140, y: 320, r: 64 }],
      ["clouds", { kind: "lens", y: 212 }],
      ["ridge", { y: 480, amp: 90, step: 180, ink: "far", shape: "crag", mist: 1.2 }],
      ["ridge", { y: 520, amp: 40, step: 160, ink: "mid", mist: 0.8 }],
      ["houses", { y: 548, from: 330, to: 1030, w: 26, h: 18, style: "flat", inks: ["wall", "paper"], roof: "paper" }],
      [
        "raw",
        {
          d: [
            ["M1030 536H380Q340 540 320 556L312 580L330 606H1030z", "near"],
            ["M1030 536H380Q340 540 322 554Q420 552 1030 556z", "ground"],
          ],
        },
      ],
      ["water", { y: 570, to: 760, x: 140, n: 40 }],
      ["figure", { kind: "fluke", x: 220, y: 668, s: 1.5 }],
      ["raw", { d: [["M150 672q18 -8 36 0q34 -9 70 0q16 -7 34 0v8H150z", "paper", 0.85]] }],
      ["figure", { kind: "sailboat", x: -140, y: 620, s: 0.9 }],
      ["ground", { y: 736, amp: 16, step: 170, blade: 50 }],
      ["bush", { x: 60, y: 764, rx: 110, ry: 28, w: 20, ink: "a1" }],
      ["bush", { x: 520, y: 768, rx: 120, ry: 30, w: 20, ink: "a1" }],
      ["bush", { x: -240, y: 764, rx: 110, ry: 28, w: 20, ink: "a1" }],
      ["bush", { x: 800, y: 766, rx: 110, ry: 28, w: 20, ink: "a1" }],
      [
        "birds",
        {
          at: [
            [330, 330, 14],
            [366, 312, 10],
          ],
        },
      ],
    ],
  },
  zanzibar: {
    region: "caribbean",
    hour: "day",
    seed: 85,
    alt: "A dhow under white sail off Zanzibar, stone town houses and palms along a pale beach",
    ink: { top: "#1b7fa6", wall: "#f4e3c0", near: "#8a7a78", a1: "#c9573f" },
    layers: [
      ["disc", { x: 460, y: 270, r: 52 }],
      ["clouds", { y: 216 }],
      ["ridge", { y: 540, amp: 10, ink: "far", mist: 0.6 }],
      [
        "palms",
        {
          at: [
            [60, 560, 1.1],
            [100, 560, 0.9, -1],
            [420, 560, 1.1],
            [-180, 560, 1.1],
            [740, 560, 1.2],
            [780, 560, 0.9],
          ],
          ink: "leaf",
        },
      ],
      [
        "houses",
        { y: 580, w: 54, h: 48, style: "flat", inks: ["wall", "paper", "ground"], roof: "wall", windows: "near" },
      ],
      ["ground", { y: 580, amp: 3, ink: "ground" }],
      ["water", { y: 592, x: 400, n: 36 }],
      ["figure", { kind: "dhow", x: 270, y: 706, s: 2.1, ink: { paper: "#fff3da" } }],
      ["figure", { kind: "dhow", x: 500, y: 640, s: 0.7 }],
      ["figure", { kind: "dhow", x: -220, y: 660, s: 1 }],
      ["figure", { kind: "outrigger", x: 800, y: 670, s: 0.9 }],
      [
        "palms",
        {
          at: [
            [22, 812, 2.7],
            [-40, 812, 2, -1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [130, 230, 14],
            [164, 212, 10],
          ],
        },
      ],
    ],
  },
  nairobi: {
    region: "savanna",
    hour: "dusk",
    seed: 86,
    alt: "A giraffe on the savanna before the skyline of Nairobi at sunset, flat acacias around",
    layers: [
      ["disc", { x: 226, y: 396, r: 116 }],
      ["clouds", { y: 230 }],
      ["ridge", { y: 560, amp: 26, step: 170, ink: "far" }],
      ["skyline", { y: 620, ink: "mid", lo: 30, hi: 140, w: 36, lit: false }],
      [
        "landmark",
        { kind: "lantern", x: 150, y: 620, s: 0.5, ink: { paper: "#a9705a", far: "#6b4338", near: "#5a3630" } },
      ],
      ["ridge", { y: 630, amp: 10, ink: "near", mist: 0.8 }],
      [
        "acacias",
        {
          at: [
            [470, 660, 1.5],
            [90, 650, 0.9],
            [-160, 660, 1.3, -1],
            [760, 660, 1.2],
          ],
        },
      ],
      ["ground", { y: 660, amp: 12, step: 210, blade: 90 }],
      ["figure", { kind: "giraffe", x: 340, y: 744, s: 1.3 }],
      ["figure", { kind: "giraffe", x: 820, y: 730, s: 0.9, flip: true }],
      [
        "acacias",
        {
          at: [
            [70, 800, 3.1],
            [-300, 800, 2.6],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [430, 260, 14],
            [466, 242, 10],
          ],
        },
      ],
    ],
  },
  serengeti: {
    region: "savanna",
    hour: "dusk",
    seed: 201,
    alt: "Elephants crossing the Serengeti before a huge red sun, flat-topped acacias in the grass",
    layers: [
      ["disc", { x: 330, y: 450, r: 136 }],
      ["clouds", { y: 236 }],
      ["ridge", { y: 570, amp: 24, step: 180, ink: "far" }],
      ["mist", { y: 580 }],
      ["ridge", { y: 610, amp: 12, step: 200, ink: "mid", mist: 1 }],
      [
        "acacias",
        {
          at: [
            [130, 640, 1.4],
            [500, 636, 1.1, -1],
            [-160, 640, 1.2],
            [760, 640, 1.5],
          ],
          ink: "near",
        },
      ],
      ["ground", { y: 640, amp: 10, step: 210, blade: 110 }],
      ["figure", { kind: "elephant", x: 240, y: 730, s: 1.3, ink: { mid: "#5a4a52" } }],
      ["figure", { kind: "elephant", x: 400, y: 734, s: 0.9, ink: { mid: "#5a4a52" } }],
      ["figure", { kind: "elephant", x: 500, y: 732, s: 0.62, ink: { mid: "#5a4a52" } }],
      ["figure", { kind: "giraffe", x: 820, y: 730, s: 1 }],
      [
        "acacias",
        {
          at: [
            [40, 806, 2.9],
            [-300, 800, 2.6],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [150, 260, 14],
            [186, 242, 10],
            [212, 270, 8],
          ],
        },
      ],
    ],
  },
  "kilimanjaro-moshi": {
    region: "savanna",
    hour: "day",
    seed: 202,
    alt: "The broad snow crown of Kilimanjaro above the clouds near Moshi, giraffes among acacias",
    ink: {
      mid: "#7a7a98",
      far: "#a99ab0",
      top: "#4a6a96",
      glow: "#f4b08a",
      ground: "#c9a85a",
      leaf: "#6a7a45",
      disc: "#f4d08a",
    },
    layers: [
      ["disc", { x: 480, y: 310, r: 56 }],
      ["clouds", { y: 216 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 600L-240 560L-100 510L20 450L100 390L150 356L180 348L250 342L330 344L380 350L420 372L500 440L600 500L760 560L1030 600z",
              "mid",
            ],
            ["M330 344L380 350L420 372L500 440L600 500L760 560L1030 600H480Q440 500 380 440z", "near", 0.35],
            [
              "M112 384L150 356L180 348L250 342L330 344L380 350L420 372L450 398L424 402L410 424L390 396L366 440L344 400L320 420L296 392L270 446L250 400L226 420L206 396L180 430L166 396L140 412z",
              "paper",
            ],
          ],
        },
      ],
      ["mist", { y: 500 }],
      ["mist", { y: 540 }],
      ["ridge", { y: 590, amp: 20, ink: "leaf", mist: 1.4 }],
      [
        "acacias",
        {
          at: [
            [470, 640, 1.5],
            [90, 640, 1.1],
            [-180, 640, 1.4],
            [740, 640, 1.2],
          ],
          ink: "near",
        },
      ],
      ["ground", { y: 640, amp: 10, step: 210, blade: 100 }],
      ["figure", { kind: "giraffe", x: 210, y: 756, s: 1.1, flip: true }],
      ["figure", { kind: "giraffe", x: 330, y: 748, s: 0.86 }],
      ["figure", { kind: "elephant", x: 820, y: 740, s: 0.9, ink: { mid: "#6a5f6a" } }],
      ["acacias", { at: [[560, 806, 2.5]] }],
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
  "victoria-falls": {
    region: "savanna",
    hour: "day",
    seed: 203,
    alt: "The long white curtain of Victoria Falls in its gorge above green forest, a rainbow in the spray",
    ink: {
      top: "#3f86a8",
      near: "#7a6f66",
      leaf: "#4f7f45",
      water: "#4f9aa5",
      ground: "#6f9a4a",
      a1: "#e07a5a",
      far: "#b5c0b0",
      disc: "#f6d98a",
    },
    layers: [
      ["disc", { x: 120, y: 270, r: 48 }],
      ["clouds", { y: 214 }],
      ["ridge", { y: 440, amp: 12, ink: "far" }],
      ["crowns", { y: 450, w: 26, amp: 6 }],
      ["water", { y: 458, to: 500, x: 300, n: 10 }],
      ["falls", { y: 490, h: 210 }],
      ["mist", { y: 700 }],
      ["ground", { y: 712, amp: 26, step: 130, ink: "leaf" }],
      ["crowns", { y: 736, w: 44, amp: 18, hi: "ground" }],
      [
        "raw",
        {
          d: [
            ["M-70 720Q50 420 330 410Q570 410 670 700L652 702Q558 428 330 428Q64 436 -50 722z", "a1", 0.4],
            ["M-50 722Q64 436 330 428Q558 428 652 702L634 704Q546 446 330 446Q78 454 -32 724z", "disc", 0.5],
            ["M-32 724Q78 454 330 446Q546 446 634 704L616 706Q534 464 330 464Q92 472 -14 726z", "water", 0.45],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [40, 806, 2],
            [560, 806, 1.9, -1],
            [-220, 806, 2],
            [820, 806, 2],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [400, 270, 14],
            [436, 252, 10],
          ],
        },
      ],
    ],
  },
  "windhoek-sossusvlei": {
    region: "savanna",
    hour: "dawn",
    seed: 204,
    alt: "Red dunes of Sossusvlei in Namibia with knife-edge crests, dead camel-thorn trees on the white pan",
    ink: { ground: "#d9703a", near: "#7a2f2a", top: "#3f6f9a", glow: "#f4b48a", wall: "#e38a4a", leaf: "#2a1c22" },
    layers: [
      ["disc", { x: 130, y: 310, r: 62 }],
      ["clouds", { y: 220 }],
      ["ridge", { y: 560, amp: 20, ink: "far" }],
      [
        "dunes",
        {
          at: [
            [60, 620, 330, 150],
            [520, 620, 380, 190],
            [-300, 620, 280, 170],
            [900, 620, 300, 150],
          ],
          ink: "wall",
        },
      ],
      [
        "dunes",
        {
          at: [
            [290, 680, 400, 300],
            [-240, 690, 300, 140],
            [820, 690, 320, 170],
          ],
        },
      ],
      ["raw", { d: [["M-430 684Q-100 670 300 680Q700 690 1030 676V800H-430z", "paper"]] }],
      ["landmark", { kind: "forkedTree", x: 140, y: 740, s: 1.1 }],
      ["landmark", { kind: "forkedTree", x: 450, y: 716, s: 0.7 }],
      ["landmark", { kind: "forkedTree", x: 300, y: 704, s: 0.4 }],
      ["landmark", { kind: "forkedTree", x: -200, y: 726, s: 0.9 }],
      ["landmark", { kind: "forkedTree", x: 800, y: 726, s: 1 }],
      ["raw", { d: [["M108 742q40 -6 80 2q-40 8 -80 -2zM420 718q40 -5 70 2q-36 6 -70 -2z", "near", 0.3]] }],
      [
        "birds",
        {
          at: [
            [420, 280, 14],
            [456, 262, 10],
          ],
        },
      ],
    ],
  },
  mauritius: {
    region: "caribbean",
    hour: "dawn",
    seed: 205,
    alt: "The steep rock of Le Morne above the lagoon of Mauritius, a small boat under a red sail",
    ink: { mid: "#6f8f7a", near: "#3f5f58", glow: "#f7b48f", water: "#1fb0b5", leaf: "#4f8f4a", ground: "#9fbf55" },
    layers: [
      ["disc", { x: 140, y: 330, r: 70 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 520, amp: 30, ink: "far" }],
      [
        "raw",
        {
          d: [
            [
              "M90 560Q180 530 240 500L260 440L280 390L310 356L360 344L420 350L450 376L470 430L490 490Q560 530 700 550L760 560z",
              "mid",
            ],
            ["M360 344L420 350L450 376L470 430L490 490Q560 530 700 550L760 560H430L440 480L400 420z", "near"],
            ["M300 400L320 470L300 540L270 500zM360 380L380 450L360 520L340 460z", "near", 0.5],
            ["M-430 560Q-100 536 120 548Q400 530 720 548L1030 556V572H-430z", "leaf"],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [120, 566, 0.7],
            [160, 566, 0.9, -1],
            [540, 566, 0.8],
            [-160, 566, 0.8],
            [800, 566, 0.8],
          ],
        },
      ],
      ["water", { y: 566, x: 140, n: 38 }],
      ["raw", { d: [["M-430 620Q0 606 400 624T1030 616V628Q700 646 380 634T-430 634z", "paper", 0.4]] }],
      ["figure", { kind: "outrigger", x: 330, y: 694, s: 1.4, ink: { a1: "#f0573f" } }],
      ["figure", { kind: "sailboat", x: -200, y: 690, s: 1.3 }],
      ["raw", { d: [["M-430 800V756Q-200 736 60 752Q300 776 600 764Q860 744 1030 756V800z", "ground"]] }],
      [
        "bananas",
        {
          at: [
            [40, 812, 1.8],
            [560, 812, 1.9, -1],
            [-180, 812, 1.8],
            [780, 812, 1.9],
          ],
          ink: "ink",
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
  seychelles: {
    region: "caribbean",
    hour: "day",
    seed: 206,
    alt: "Great rounded granite boulders on a pale beach of the Seychelles, leaning palms and clear water",
    ink: { mid: "#b5a595", near: "#7a6a68", water: "#14adb5", top: "#1a82ad", leaf: "#2f7f4a" },
    layers: [
      ["disc", { x: 450, y: 270, r: 52 }],
      ["clouds", { y: 212 }],
      ["ridge", { y: 500, amp: 50, step: 140, ink: "far" }],
      ["water", { y: 520, x: 380, n: 40 }],
      [
        "raw",
        {
          d: [
            ["M-430 540Q-300 480 -160 500Q-60 510 0 560Q60 600 20 620L-430 640z", "leaf"],
            ["M-430 660Q-160 640 60 650Q240 660 330 700Q420 740 640 800H-430z", "ground"],
            [
              "M20 680Q-10 580 50 540Q120 520 170 570Q210 620 190 676Q100 700 20 680zM170 700Q160 620 220 600Q290 596 310 650Q320 690 290 704Q220 716 170 700zM-120 680Q-160 570 -80 550Q0 560 10 640L0 690zM300 720Q296 676 340 670Q390 676 386 716Q340 730 300 720zM760 700Q740 600 830 580Q930 590 940 690Q850 720 760 700z",
              "mid",
            ],
            [
              "M100 530Q120 520 170 570Q210 620 190 676Q150 690 110 690Q150 620 100 530zM250 598Q290 596 310 650Q320 690 290 704Q260 710 240 708Q276 650 250 598zM-60 554Q0 560 10 640L0 690L-50 686Q-20 620 -60 554zM350 671Q390 676 386 716L350 724Q366 694 350 671zM860 582Q930 590 940 690Q900 706 860 708Q900 640 860 582z",
              "near",
            ],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [60, 700, 2.4],
            [-30, 700, 2, -1],
            [-200, 690, 2.2],
            [840, 700, 2],
          ],
        },
      ],
      ["figure", { kind: "sailboat", x: 460, y: 590, s: 1.2 }],
      ["figure", { kind: "turtle", x: 470, y: 720, s: 0.8, flip: true }],
      ["palms", { at: [[560, 812, 2.5, -1]] }],
      [
        "birds",
        {
          at: [
            [250, 250, 14],
            [286, 232, 10],
          ],
        },
      ],
    ],
  },
  "madagascar-antananarivo": {
    region: "savanna",
    hour: "dusk",
    seed: 207,
    alt: "An avenue of baobabs in Madagascar at sunset, a ring-tailed lemur sitting by the red track",
    ink: { glow: "#f5935a", ground: "#c9803f", near: "#6a3a3a", leaf: "#6a7a3f", wall: "#b5694a" },
    layers: [
      ["disc", { x: 300, y: 460, r: 108 }],
      ["clouds", { y: 232 }],
      ["ridge", { y: 570, amp: 20, ink: "far" }],
      ["ridge", { y: 610, amp: 10, ink: "mid", mist: 1 }],
      [
        "baobabs",
        {
          at: [
            [230, 640, 1],
            [372, 640, 1, -1],
            [-220, 650, 1.3],
            [820, 650, 1.4],
          ],
          ink: "near",
        },
      ],
      ["ground", { y: 640, amp: 6, step: 200, ink: "leaf", blade: 60 }],
      [
        "raw",
        {
          d: [
            ["M280 644H322L470 800H90z", "ground"],
            ["M296 644H308L340 800H250z", "paper", 0.25],
          ],
        },
      ],
      [
        "baobabs",
        {
          at: [
            [150, 690, 2.3],
            [470, 690, 2.5, -1],
            [-60, 720, 2.6],
            [680, 720, 2.6],
          ],
          ink: "wall",
        },
      ],
      [
        "baobabs",
        {
          at: [
            [20, 800, 3.6],
            [-330, 800, 3.2],
            [920, 800, 3.4],
          ],
          ink: "ink",
        },
      ],
      ["figure", { kind: "lemur", x: 350, y: 768, s: 0.9 }],
      [
        "birds",
        {
          at: [
            [430, 260, 14],
            [466, 242, 10],
          ],
        },
      ],
    ],
  },
  accra: {
    region: "tropics",
    hour: "dusk",
    seed: 208,
    alt: "Painted fishing boats on the surf at Accra, a striped lighthouse and palms at sunset",
    ink: { top: "#3a6a8c", glow: "#f79a62", disc: "#f2643f", ground: "#e8c384", a2: "#f5bf3a", water: "#3a8f96" },
    layers: [
      ["disc", { x: 180, y: 440, r: 88 }],
      ["clouds", { y: 232 }],
      ["water", { y: 510, to: 720, x: 180, n: 36 }],
      ["raw", { d: [["M1030 500Q800 490 640 510Q500 520 420 560Q380 580 400 600H1030z", "leaf"]] }],
      ["houses", { y: 566, w: 44, h: 34, from: 480, inks: ["paper", "a2", "a1", "water"], roof: "near" }],
      ["landmark", { kind: "lighthouse", x: 470, y: 570, s: 1 }],
      [
        "raw",
        {
          d: [
            ["M1030 600H420Q300 620 200 690Q60 740 -430 730V800H1030z", "ground"],
            ["M420 600Q300 620 200 690Q60 740 -430 730V738Q64 748 206 698Q306 628 424 610z", "paper"],
          ],
        },
      ],
      ["figure", { kind: "barge", x: 330, y: 720, s: 1.4, ink: { wall: "#2a6aa8", a1: "#f5bf3a", paper: "#d9432f" } }],
      ["figure", { kind: "barge", x: 180, y: 770, s: 1.6, ink: { wall: "#c8392c", a1: "#2f8a5c", paper: "#f5bf3a" } }],
      ["figure", { kind: "barge", x: 760, y: 720, s: 1.5, ink: { wall: "#2f8a5c", a1: "#d9432f" } }],
      ["figure", { kind: "outrigger", x: -220, y: 660, s: 1.2 }],
      [
        "palms",
        {
          at: [
            [530, 812, 2.9, -1],
            [580, 812, 2.2],
            [860, 812, 2.6],
            [-60, 812, 2.2],
            [-300, 812, 2.5],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [330, 260, 16],
            [372, 240, 11],
            [400, 272, 9],
          ],
        },
      ],
    ],
  },
  dakar: {
    region: "savanna",
    hour: "dusk",
    seed: 209,
    alt: "The Mosque of the Divinity between its two tall minarets on the shore of Dakar, painted pirogues on the sand",
    ink: {
      top: "#2f6f9a",
      glow: "#f8a067",
      wall: "#e59a80",
      far: "#b5a0a0",
      mid: "#8f6a5c",
      near: "#6b4a48",
      a1: "#2f8f6f",
      a2: "#f2c04f",
      water: "#2f86a0",
      leaf: "#6a8a4a",
      ground: "#ecd09a",
      disc: "#ef6a3a",
    },
    layers: [
      ["disc", { x: 132, y: 430, r: 82 }],
      ["clouds", { y: 222 }],
      ["water", { y: 508, x: 132, n: 30 }],
      [
        "raw",
        {
          d: [
            ["M1030 430H640Q560 440 500 480Q470 540 430 560L380 620H1030z", "mid"],
            [
              "M640 430L630 500L560 560L600 590L700 500zM820 430L800 520L840 590L880 500zM500 480L490 540L520 580L540 500z",
              "near",
            ],
            ["M1030 418H640Q550 430 494 486Q560 448 640 442H1030z", "leaf"],
            ["M520 560Q600 520 700 540Q860 540 1030 520V640H460z", "wall", 0.5],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 800V700Q-200 680 0 660Q160 640 300 622Q420 600 560 590L1030 580V800z", "ground"],
            [
              "M-430 700Q-200 680 0 660Q160 640 300 622Q420 600 470 596Q420 616 300 636Q160 656 0 676Q-200 700 -430 716z",
              "paper",
            ],
          ],
        },
      ],
      ["landmark", { kind: "shoreMosque", x: 366, y: 664, s: 1.16 }],
      [
        "crowns",
        {
          line: [
            [560, 664],
            [700, 640],
            [1040, 630],
          ],
          w: 30,
        },
      ],
      ["ground", { y: 668, amp: 6, step: 200 }],
      ["figure", { kind: "barge", x: 180, y: 744, s: 1.5, ink: { wall: "#2a6aa8", a1: "#d9432f", paper: "#f5bf3a" } }],
      ["figure", { kind: "barge", x: 470, y: 772, s: 1.2, ink: { wall: "#c8392c", a1: "#2f8a5c", paper: "#f6e7c8" } }],
      ["figure", { kind: "barge", x: -230, y: 744, s: 1.3, ink: { wall: "#2a6aa8", a1: "#d9432f", paper: "#f5bf3a" } }],
      ["figure", { kind: "barge", x: 820, y: 760, s: 1.3, ink: { wall: "#c8392c", a1: "#2f8a5c", paper: "#f6e7c8" } }],
      ["figure", { kind: "walker", x: 300, y: 716, s: 0.9, ink: { a1: "#d9722f", a2: "#f6e7c8" } }],
      [
        "birds",
        {
          at: [
            [200, 280, 15],
            [240, 262, 11],
          ],
        },
      ],
    ],
  },
  "addis-ababa-lalibela": {
    region: "savanna",
    hour: "dawn",
    seed: 210,
    alt: "The church of Saint George at Lalibela cut as a cross into red rock, highlands and juniper behind",
    ink: {
      a1: "#b8563a",
      ground: "#c9995a",
      near: "#6a3a38",
      leaf: "#6a7f45",
      mid: "#8a7a6a",
      top: "#4f7a98",
      glow: "#f3b48c",
      disc: "#f4d490",
    },
    layers: [
      ["disc", { x: 450, y: 300, r: 66 }],
      ["clouds", { y: 220 }],
      ["ridge", { y: 480, amp: 60, step: 150, ink: "far" }],
      ["ridge", { y: 520, amp: 40, step: 150, ink: "mid", mist: 1.2 }],
      ["mist", { y: 530 }],
      ["ground", { y: 560, amp: 16, step: 190, blade: 40 }],
      ["landmark", { kind: "rockChurch", x: 296, y: 740, s: 1.1 }],
      [
        "firs",
        {
          ink: "leaf",
          at: [
            [40, 600, 0.8],
            [76, 606, 0.6],
            [540, 600, 0.8],
            [-140, 610, 0.9],
            [-220, 616, 0.7],
            [700, 610, 0.9],
            [790, 616, 0.8],
          ],
        },
      ],
      ["figure", { kind: "walker", x: 90, y: 690, s: 1, ink: { a1: "#fbf0dc", a2: "#fbf0dc" } }],
      ["figure", { kind: "walker", x: 520, y: 660, s: 0.9, ink: { a1: "#fbf0dc", a2: "#fbf0dc" } }],
      ["bush", { x: 60, y: 780, rx: 80, ry: 22, w: 20, ink: "leaf" }],
      ["bush", { x: 560, y: 780, rx: 70, ry: 22, w: 20, ink: "leaf" }],
      [
        "birds",
        {
          at: [
            [170, 260, 16],
            [212, 240, 11],
          ],
        },
      ],
    ],
  },
  kigali: {
    region: "tropics",
    hour: "day",
    seed: 211,
    alt: "The spiral dome of Kigali on its green hill, volcanoes behind, terraced fields and a gorilla in the leaves",
    ink: { mid: "#5a8a84", far: "#8fb0a8", glow: "#f2b894", near: "#2f6a55" },
    layers: [
      ["disc", { x: 150, y: 316, r: 70 }],
      ["clouds", { y: 222 }],
      ["volcano", { x: 400, y: 560, w: 360, h: 210, ink: "far", cap: 0 }],
      ["volcano", { x: 90, y: 560, w: 300, h: 130, ink: "far", cap: 0 }],
      ["mist", { y: 520 }],
      ["ridge", { y: 560, amp: 44, step: 130, ink: "mid", mist: 1.2 }],
      ["mist", { y: 590 }],
      ["raw", { d: [["M200 660Q300 580 440 570Q560 566 700 640V700H200z", "near"]] }],
      ["landmark", { kind: "spiralDome", x: 430, y: 588, s: 0.94 }],
      ["terraces", { y: 620, n: 5 }],
      ["figure", { kind: "gorilla", x: 250, y: 776, s: 1.3 }],
      [
        "bananas",
        {
          at: [
            [40, 812, 2],
            [110, 812, 1.3, -1],
            [540, 812, 2.1, -1],
            [460, 812, 1.3],
            [-160, 812, 2],
            [760, 812, 2.1],
            [900, 812, 1.6],
          ],
          ink: "ink",
        },
      ],
      [
        "birds",
        {
          at: [
            [260, 260, 13],
            [292, 242, 9],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
