import type { Scene } from "../scene";

export const iceland = {
  reykjavik: {
    region: "nordic",
    hour: "night",
    seed: 22,
    alt: "Hallgrímskirkja over the coloured houses of Reykjavik under the northern lights",
    layers: [
      ["stars", {}],
      ["aurora", {}],
      ["ridge", { y: 525, amp: 110, step: 150, ink: "mid", shape: "peaks", mist: 0.8, snow: 0.5 }],
      ["water", { y: 520, to: 640, x: 200, n: 16 }],
      ["landmark", { kind: "basalt", x: 350, y: 680, s: 1.2 }],
      ["gables", { y: 680, w: 54, h: 52 }],
      ["gables", { y: 770, w: 78, h: 74 }],
    ],
  },
  vik: {
    region: "nordic",
    hour: "dusk",
    seed: 241,
    alt: "The three Reynisdrangar stacks off a green cliff, the white church of Vík on its hill and surf on black sand",
    ink: {
      top: "#3a5378",
      glow: "#eeb09a",
      far: "#8f9db0",
      mid: "#4f6a58",
      near: "#2b333c",
      ground: "#23272e",
      leaf: "#6f9350",
      water: "#4a7890",
      a1: "#c8452f",
      wall: "#f3ead6",
    },
    layers: [
      ["disc", { x: 150, y: 330, r: 62 }],
      ["clouds", { kind: "lens", y: 214 }],
      ["ridge", { y: 470, amp: 120, step: 210, ink: "far", shape: "peaks", snow: 0.6, mist: 1.4 }],
      ["water", { y: 510, to: 700, x: 150, n: 34 }],
      [
        "raw",
        {
          d: [
            ["M1030 330Q820 318 640 344Q560 352 520 392L500 452L506 520L488 560H1030z", "mid"],
            ["M1030 330Q820 318 640 344Q560 352 520 392L516 412Q580 380 700 376Q860 366 1030 376z", "leaf"],
            ["M560 420L552 500L566 560H600L588 480L594 410zM680 392L672 490L690 560H730L716 470L724 390z", "near", 0.4],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M436 566L444 500L452 470L462 440L472 484L484 520L492 566z", "near"],
            ["M378 568L386 510L398 470L404 436L412 424L420 470L428 516L434 568z", "near"],
            ["M322 568L330 530L338 500L346 516L356 540L362 568z", "near"],
            ["M412 424L420 470L428 516L434 568H416L408 480zM462 440L472 484L484 520L492 566H474L464 500z", "ink", 0.45],
            ["M306 570q18 -8 36 0q22 -8 44 0q26 -8 52 0q24 -8 64 0v6h-196z", "paper", 0.8],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 590Q-240 520 -60 560Q80 590 190 660L260 720L-430 760z", "leaf"],
            ["M-430 590Q-240 520 -60 560Q0 572 40 590Q-120 580 -430 650z", "mid", 0.5],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M20 590V546H86V598z", "wall"],
            ["M12 548L54 516L94 548z", "a1"],
            ["M78 598V500H106V604z", "wall"],
            ["M74 502L92 448L110 502z", "a1"],
            ["M34 560h10v18h-10zM56 560h10v20h-10zM87 520h9v16h-9z", "near"],
          ],
        },
      ],
      ["ground", { y: 690, amp: 16, step: 200 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 668Q-200 690 40 684Q160 680 240 700Q360 724 520 712Q760 700 1030 726V742Q760 718 520 730Q340 742 220 716Q120 698 -20 702Q-220 708 -430 684z",
              "paper",
              0.9,
            ],
          ],
        },
      ],
      ["figure", { kind: "puffin", x: 150, y: 640, s: 1.1 }],
      ["figure", { kind: "puffin", x: 196, y: 664, s: 0.9, flip: true }],
      ["figure", { kind: "puffin", x: -200, y: 610, s: 1 }],
      [
        "birds",
        {
          at: [
            [300, 300, 15],
            [340, 280, 11],
            [560, 290, 12],
          ],
        },
      ],
    ],
  },
  hofn: {
    region: "polar",
    hour: "dawn",
    seed: 242,
    alt: "Icebergs drift on the still lagoon of Jökulsárlón before a glacier and dark peaks, clear ice on a black beach",
    ink: { glow: "#f2c0a8", far: "#90abc2", mid: "#5d7f9c", near: "#26343f", ground: "#1f252b", water: "#3c86a6" },
    layers: [
      ["disc", { x: 430, y: 316, r: 58 }],
      ["clouds", { y: 218 }],
      ["ridge", { y: 500, amp: 170, step: 210, ink: "mid", shape: "peaks", snow: 0.5, mist: 1.5 }],
      [
        "raw",
        {
          d: [
            ["M-430 486Q-260 462 -80 474Q60 420 170 410Q300 420 380 470Q620 462 1030 484V560H-430z", "paper"],
            [
              "M-430 520L-360 508L-300 524L-220 510L-150 526L-70 508L10 522L80 506L160 520L240 504L320 520L400 508L480 526L560 510L650 526L740 510L830 526L920 510L1030 524V562H-430z",
              "far",
            ],
          ],
        },
      ],
      ["water", { y: 556, to: 720, x: 430, n: 30 }],
      [
        "bergs",
        {
          at: [
            [60, 600, 120, 84],
            [250, 612, 210, 150],
            [-250, 610, 190, 130],
            [520, 592, 100, 60],
            [740, 626, 230, 150],
            [-60, 650, 110, 60],
          ],
        },
      ],
      ["figure", { kind: "fluke", x: 500, y: 660, s: 0.5 }],
      ["ground", { y: 708, amp: 14, step: 190 }],
      [
        "raw",
        {
          d: [["M-430 700Q-160 716 120 704Q420 692 1030 716V730Q480 708 200 722Q-120 736 -430 716z", "paper", 0.85]],
        },
      ],
      [
        "bergs",
        {
          at: [
            [60, 772, 84, 50],
            [200, 758, 54, 34],
            [420, 780, 104, 62],
            [-220, 770, 90, 50],
            [720, 776, 110, 60],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [150, 300, 14],
            [186, 284, 10],
          ],
        },
      ],
    ],
  },
  akureyri: {
    region: "nordic",
    hour: "day",
    seed: 243,
    alt: "The horseshoe of Goðafoss falls into a blue basin below snowy mountains, a rider on the lava bank and steam beyond",
    ink: {
      top: "#2f6f9a",
      glow: "#f1cfa8",
      far: "#9db2c6",
      mid: "#5f7a86",
      near: "#3c4046",
      ground: "#7f9a58",
      leaf: "#5f8050",
      water: "#2f8fb0",
      disc: "#f8e6b4",
    },
    layers: [
      ["disc", { x: 140, y: 284, r: 48 }],
      ["clouds", { kind: "lens", y: 210 }],
      ["ridge", { y: 470, amp: 130, step: 230, ink: "far", shape: "peaks", snow: 0.55, mist: 1.2 }],
      ["ridge", { y: 500, amp: 26, step: 170, ink: "leaf", mist: 0.8 }],
      ["mist", { y: 486 }],
      [
        "raw",
        {
          d: [
            ["M-430 520H1030V800H-430z", "near"],
            [
              "M-430 512Q-100 502 140 516Q300 500 460 514Q760 500 1030 514V540Q760 526 470 540Q300 528 130 542Q-120 528 -430 540z",
              "ground",
            ],
            ["M96 540Q300 514 520 538L560 566H60z", "water"],
          ],
        },
      ],
      ["falls", { y: 560, h: 120, from: 20, to: 190, cliff: "near" }],
      ["falls", { y: 548, h: 128, from: 214, to: 420, cliff: "near" }],
      ["falls", { y: 562, h: 116, from: 446, to: 590, cliff: "near" }],
      ["water", { y: 676, to: 800, x: 300, n: 22 }],
      [
        "raw",
        {
          d: [
            ["M-430 560L-60 566L-10 620L-40 690L40 736L90 800H-430z", "near"],
            ["M-430 548Q-200 540 -60 560L-10 606Q-60 612 -430 604z", "ground"],
            ["M1030 560L650 562L610 610L640 690L560 740L530 800H1030z", "near"],
            ["M1030 546Q820 540 650 556L612 604Q700 612 1030 600z", "ground"],
          ],
        },
      ],
      ["figure", { kind: "rider", x: 740, y: 600, s: 1.2 }],
      ["figure", { kind: "sheep", x: -160, y: 600, s: 1.3 }],
      [
        "birds",
        {
          at: [
            [380, 300, 14],
            [420, 282, 10],
            [450, 306, 8],
          ],
        },
      ],
    ],
  },
} satisfies Record<string, Scene>;
