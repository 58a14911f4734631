import type { Scene } from "../scene";

export const centralAmerica = {
  havana: {
    region: "caribbean",
    hour: "dusk",
    seed: 118,
    alt: "A red old American car before the Capitol dome of Havana, arcaded houses in faded colours",
    ink: { mid: "#e09a7a", near: "#7a5a58", wall: "#f3e2c2", a1: "#cf3b30", far: "#8fb8b0", ground: "#d8c08a" },
    layers: [
      ["disc", { x: 440, y: 316, r: 80 }],
      ["clouds", { y: 226 }],
      [
        "houses",
        {
          y: 640,
          w: 72,
          h: 130,
          to: 70,
          style: "flat",
          inks: ["mid", "far", "a2", "paper"],
          roof: "wall",
          windows: "near",
        },
      ],
      [
        "houses",
        {
          y: 640,
          w: 72,
          h: 130,
          from: 524,
          style: "flat",
          inks: ["far", "mid", "paper", "a2"],
          roof: "wall",
          windows: "near",
        },
      ],
      [
        "landmark",
        { kind: "domedPalace", x: 290, y: 660, s: 1.2, ink: { a1: "#e8d3a8", a2: "#c9a063", near: "#9a8a86" } },
      ],
      [
        "palms",
        {
          at: [
            [80, 680, 1.6],
            [510, 680, 1.6, -1],
            [-130, 680, 1.6],
            [720, 680, 1.6],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 664H1030V800H-430z", "ground"],
            ["M-430 664H1030V676H-430z", "paper"],
            ["M-430 700H1030V800H-430z", "near", 0.55],
          ],
        },
      ],
      ["figure", { kind: "oldCar", x: 250, y: 766, s: 1.35 }],
      ["figure", { kind: "oldCar", x: 790, y: 760, s: 1.1, ink: { a1: "#2a8f95" } }],
      ["figure", { kind: "oldCar", x: -220, y: 760, s: 1.1, ink: { a1: "#e8ac3a" } }],
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
  "la-fortuna": {
    region: "tropics",
    hour: "day",
    seed: 119,
    alt: "The cone of Arenal smoking above the rainforest of La Fortuna, a waterfall and a toucan on a branch",
    ink: { mid: "#4f8a7c", near: "#3c5f5c", top: "#2a7f9a" },
    layers: [
      ["disc", { x: 120, y: 270, r: 48 }],
      ["clouds", { y: 216 }],
      ["volcano", { x: 330, y: 590, w: 400, h: 270, ink: "mid", cap: 0, smoke: true }],
      ["mist", { y: 540 }],
      ["ridge", { y: 590, amp: 30, ink: "near", mist: 1.2 }],
      ["crowns", { y: 610, w: 44, amp: 16, ink: "near" }],
      ["falls", { y: 600, h: 130, from: 190, to: 268 }],
      [
        "crowns",
        {
          line: [
            [-440, 620],
            [-200, 630],
            [40, 626],
            [150, 640],
            [186, 720],
          ],
          w: 46,
          hi: "ground",
        },
      ],
      [
        "crowns",
        {
          line: [
            [276, 720],
            [310, 650],
            [420, 630],
            [640, 640],
            [1040, 620],
          ],
          w: 46,
          hi: "ground",
        },
      ],
      ["water", { y: 724, x: 230, n: 14 }],
      [
        "bananas",
        {
          at: [
            [40, 810, 2.1],
            [560, 810, 2.2, -1],
            [-160, 810, 2],
            [740, 810, 2.1],
          ],
          ink: "ink",
        },
      ],
      ["figure", { kind: "toucan", x: 450, y: 716, s: 1.3 }],
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
  cancun: {
    region: "caribbean",
    hour: "day",
    seed: 401,
    alt: "The curve of white sand at Cancún with its row of towers, thatched sunshades, a turtle and a sail on turquoise sea",
    ink: {
      top: "#1f86b4",
      glow: "#f9cfa0",
      water: "#12b3bd",
      ground: "#f7e8c6",
      wall: "#f3dcc0",
      far: "#8fc3c4",
      near: "#6f8f96",
      mid: "#c49a66",
      a1: "#e2574a",
      leaf: "#2f7a58",
    },
    layers: [
      ["disc", { x: 150, y: 280, r: 58 }],
      ["clouds", { y: 214 }],
      ["water", { y: 490, x: 150, n: 42 }],
      [
        "raw",
        {
          d: [
            ["M1030 500H250Q236 506 262 514Q420 540 478 600Q530 660 470 730Q440 770 400 800H1030z", "ground"],
            [
              "M250 500Q236 506 262 514Q420 540 478 600Q530 660 470 730Q440 770 400 800H372Q420 760 446 724Q500 656 452 606Q400 548 246 520Q214 508 250 500z",
              "paper",
              0.8,
            ],
            [
              "M262 506V454h26V506zM300 510V426h40V510zM352 514V452h30V514zM394 520V408h46V520zM452 528V450h36V528zM500 540V412h54V540zM566 552V456h44V552zM628 560V420h60V560zM706 566V462h50V566zM774 570V420h64V570zM858 574V464h54V574zM930 576V440h64V576z",
              "wall",
            ],
            [
              "M278 506V454h10V506zM324 510V426h16V510zM370 514V452h12V514zM422 520V408h18V520zM474 528V450h14V528zM532 540V412h22V540zM592 552V456h18V552zM664 560V420h24V560zM736 566V462h20V566zM812 570V420h26V570zM890 574V464h22V574zM968 576V440h26V576z",
              "far",
            ],
            [
              "M266 464h18v3h-18zM266 478h18v3h-18zM266 492h18v3h-18zM304 436h32v3h-32zM304 450h32v3h-32zM304 464h32v3h-32zM304 478h32v3h-32zM304 492h32v3h-32zM356 462h22v3h-22zM356 476h22v3h-22zM356 490h22v3h-22zM356 504h22v3h-22zM398 418h38v3h-38zM398 432h38v3h-38zM398 446h38v3h-38zM398 460h38v3h-38zM398 474h38v3h-38zM398 488h38v3h-38zM398 502h38v3h-38zM456 460h28v3h-28zM456 474h28v3h-28zM456 488h28v3h-28zM456 502h28v3h-28zM456 516h28v3h-28zM504 422h46v3h-46zM504 436h46v3h-46zM504 450h46v3h-46zM504 464h46v3h-46zM504 478h46v3h-46zM504 492h46v3h-46zM504 506h46v3h-46zM504 520h46v3h-46zM570 466h36v3h-36zM570 480h36v3h-36zM570 494h36v3h-36zM570 508h36v3h-36zM570 522h36v3h-36zM570 536h36v3h-36zM632 430h52v3h-52zM632 444h52v3h-52zM632 458h52v3h-52zM632 472h52v3h-52zM632 486h52v3h-52zM632 500h52v3h-52zM632 514h52v3h-52zM632 528h52v3h-52zM632 542h52v3h-52zM710 472h42v3h-42zM710 486h42v3h-42zM710 500h42v3h-42zM710 514h42v3h-42zM710 528h42v3h-42zM710 542h42v3h-42zM710 556h42v3h-42zM778 430h56v3h-56zM778 444h56v3h-56zM778 458h56v3h-56zM778 472h56v3h-56zM778 486h56v3h-56zM778 500h56v3h-56zM778 514h56v3h-56zM778 528h56v3h-56zM778 542h56v3h-56zM778 556h56v3h-56zM862 474h46v3h-46zM862 488h46v3h-46zM862 502h46v3h-46zM862 516h46v3h-46zM862 530h46v3h-46zM862 544h46v3h-46zM862 558h46v3h-46zM934 450h56v3h-56zM934 464h56v3h-56zM934 478h56v3h-56zM934 492h56v3h-56zM934 506h56v3h-56zM934 520h56v3h-56zM934 534h56v3h-56zM934 548h56v3h-56zM934 562h56v3h-56z",
              "near",
              0.7,
            ],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [540, 600, 0.9],
            [610, 612, 1.1, -1],
            [690, 620, 1],
            [800, 630, 1.2, -1],
            [900, 636, 1.1],
          ],
          ink: "leaf",
        },
      ],
      ["figure", { kind: "sailboat", x: 176, y: 612, s: 2 }],
      ["figure", { kind: "sailboat", x: -220, y: 566, s: 1.1 }],
      [
        "raw",
        {
          d: [
            ["M538 760V672h6v88zM660 730V654h6v76zM790 770V676h6v94z", "near"],
            [
              "M474 690Q512 640 541 632Q570 640 608 690Q574 682 541 684Q508 682 474 690zM604 668Q638 624 663 616Q688 624 722 668Q692 660 663 662Q634 660 604 668zM720 696Q762 640 793 632Q824 640 866 696Q828 686 793 688Q758 686 720 696z",
              "mid",
            ],
            [
              "M541 632Q570 640 608 690Q574 682 541 684zM663 616Q688 624 722 668Q692 660 663 662zM793 632Q824 640 866 696Q828 686 793 688z",
              "near",
              0.6,
            ],
            ["M486 752h40l10 10h-58zM700 722h40l10 10h-58z", "a1"],
          ],
        },
      ],
      ["figure", { kind: "turtle", x: 440, y: 784, s: 1 }],
      [
        "birds",
        {
          at: [
            [330, 250, 14],
            [368, 232, 10],
          ],
        },
      ],
    ],
  },
  tulum: {
    region: "caribbean",
    hour: "day",
    seed: 120,
    alt: "The Maya castle of Tulum on its low cliff above a turquoise sea, palms and a small boat",
    ink: { wall: "#d9c49a", near: "#8a7a6a", mid: "#b7a98c", water: "#1fb0b0" },
    layers: [
      ["disc", { x: 440, y: 276, r: 54 }],
      ["clouds", { y: 210 }],
      ["water", { y: 480, x: 400, n: 38 }],
      [
        "raw",
        {
          d: [
            ["M-430 560H130Q230 556 330 580Q380 600 372 630L390 660L360 690Q280 706 200 712L-430 720z", "mid"],
            ["M372 630L390 660L360 690Q280 706 200 712L-430 720V690Q-100 690 160 676Q300 666 372 630z", "near"],
            ["M-430 548Q-100 540 130 548Q260 552 340 586Q240 574 120 572H-430z", "leaf"],
            ["M-430 716Q0 700 250 712Q420 730 640 800H-430z", "ground"],
          ],
        },
      ],
      ["landmark", { kind: "stepPyramid", x: 190, y: 560, s: 0.82 }],
      ["landmark", { kind: "stepPyramid", x: -200, y: 560, s: 0.5 }],
      [
        "palms",
        {
          at: [
            [346, 590, 1.1],
            [30, 560, 1.1, -1],
            [-40, 560, 1.3],
            [-330, 560, 1.2],
          ],
        },
      ],
      ["figure", { kind: "outrigger", x: 480, y: 620, s: 0.9 }],
      ["figure", { kind: "sailboat", x: 820, y: 600, s: 1.1 }],
      [
        "palms",
        {
          at: [
            [60, 812, 2.3],
            [120, 812, 1.6, -1],
            [-220, 812, 2.2],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [300, 240, 15],
            [340, 220, 10],
          ],
        },
      ],
    ],
  },
  oaxaca: {
    region: "maghreb",
    hour: "dusk",
    seed: 121,
    alt: "The church of Santo Domingo in Oaxaca among agaves and cactus, strings of cut paper above",
    ink: {
      wall: "#e8cf9a",
      near: "#a0704f",
      a1: "#c8512f",
      leaf: "#5c8a6a",
      mid: "#a8708a",
      top: "#4a4f8c",
      ground: "#d9a05c",
    },
    layers: [
      ["disc", { x: 452, y: 330, r: 82 }],
      ["ridge", { y: 520, amp: 60, step: 150, ink: "far" }],
      ["ridge", { y: 570, amp: 30, ink: "mid", mist: 1.2 }],
      ["houses", { y: 650, w: 70, h: 52, style: "flat", inks: ["a1", "water", "a2", "mid", "wall"], roof: "paper" }],
      ["landmark", { kind: "colonial", x: 270, y: 690, s: 1.24 }],
      ["ground", { y: 694, amp: 10 }],
      [
        "cacti",
        {
          at: [
            [520, 730, 1.8],
            [560, 740, 1.3],
            [60, 720, 1.4],
            [-160, 730, 1.9],
            [-210, 740, 1.3],
            [760, 730, 2],
          ],
          ink: "leaf",
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M80 800q-60 -60 -84 -54q34 4 60 40q-20 -80 -50 -96q40 16 62 76q0 -80 12 -100q12 20 12 100q22 -60 62 -76q-30 16 -50 96q26 -36 60 -40q-24 -6 -84 54zM460 800q-44 -44 -62 -40q26 4 44 30q-14 -58 -36 -70q30 12 46 56q0 -58 8 -74q8 16 8 74q16 -44 46 -56q-22 12 -36 70q18 -26 44 -30q-18 -4 -62 40zM-300 800q-60 -60 -84 -54q34 4 60 40q-20 -80 -50 -96q40 16 62 76q0 -80 12 -100q12 20 12 100q22 -60 62 -76q-30 16 -50 96q26 -36 60 -40q-24 -6 -84 54zM840 800q-60 -60 -84 -54q34 4 60 40q-20 -80 -50 -96q40 16 62 76q0 -80 12 -100q12 20 12 100q22 -60 62 -76q-30 16 -50 96q26 -36 60 -40q-24 -6 -84 54z",
              "water",
            ],
            ["M-430 214Q-60 300 300 214Q660 300 1030 214V217Q660 303 300 217Q-60 303 -430 217z", "ink"],
            [
              "M40 262h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM240 232h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM430 244h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM-160 256h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM740 256h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6z",
              "a1",
            ],
            [
              "M110 254h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM310 220h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM500 256h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM-300 240h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM620 264h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6z",
              "a2",
            ],
            [
              "M176 244h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM370 232h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM560 262h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM-40 264h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6zM880 240h44v42l-7 -6l-8 6l-7 -6l-7 6l-8 -6l-7 6z",
              "water",
            ],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, Scene>;
