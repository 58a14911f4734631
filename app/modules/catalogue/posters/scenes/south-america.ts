import type { Scene } from "../scene";

export const southAmerica = {
  "rio-de-janeiro": {
    region: "tropics",
    hour: "dusk",
    seed: 111,
    alt: "Sugarloaf and its cable above Guanabara Bay in Rio de Janeiro, Christ with open arms on the far peak",
    ink: { top: "#1f6a8c", glow: "#f7a878", mid: "#7a7f86", near: "#4a5568", ground: "#f0d9a6" },
    layers: [
      ["disc", { x: 460, y: 316, r: 74 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 520, amp: 50, step: 130, ink: "far" }],
      [
        "landmark",
        {
          kind: "openArms",
          x: 160,
          y: 450,
          s: 1.05,
          ink: { near: "#4f7f78", ink: "#245b52", far: "#6f7f8c", paper: "#fff6e4" },
        },
      ],
      ["ridge", { y: 580, amp: 26, step: 130, ink: "mid", mist: 1.2 }],
      ["skyline", { y: 606, ink: "paper", lo: 10, hi: 34, w: 22, lit: false }],
      ["water", { y: 604, x: 460, n: 28 }],
      ["landmark", { kind: "sugarloaf", x: 360, y: 640, s: 1.1 }],
      ["figure", { kind: "sailboat", x: 150, y: 690, s: 1.2 }],
      ["figure", { kind: "sailboat", x: -240, y: 680, s: 1 }],
      ["ground", { y: 748, amp: 12 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 790q40 -16 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V800H-430z",
              "ink",
            ],
          ],
        },
      ],
      [
        "palms",
        {
          at: [
            [40, 800, 2.4],
            [92, 800, 1.7, -1],
            [562, 800, 2.2, -1],
            [-180, 800, 2.2],
            [780, 800, 2.3],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [270, 240, 13],
            [302, 222, 9],
          ],
        },
      ],
    ],
  },
  "buenos-aires": {
    region: "stone",
    hour: "dusk",
    seed: 112,
    alt: "The white obelisk of Buenos Aires over a wide avenue of mansard houses and violet jacaranda trees",
    ink: { top: "#2f6f9e", wall: "#f3e2c0", leaf: "#8a66b0", a2: "#b79ad6" },
    layers: [
      ["disc", { x: 156, y: 318, r: 80 }],
      ["clouds", { y: 226 }],
      ["skyline", { y: 640, ink: "far", lo: 30, hi: 130, lit: false }],
      ["landmark", { kind: "obelisk", x: 318, y: 690, s: 1.34, ink: { wall: "#fbf0d8", a2: "#fbf0d8" } }],
      ["houses", { y: 690, w: 74, h: 130, to: 180, style: "mansard", inks: ["wall", "paper", "disc"], roof: "mid" }],
      ["houses", { y: 690, w: 74, h: 130, from: 440, style: "mansard", inks: ["wall", "paper", "disc"], roof: "mid" }],
      [
        "raw",
        {
          d: [
            ["M-430 690H1030V800H-430z", "mid"],
            ["M120 800L290 690H346L516 800z", "far"],
            ["M310 690h8l10 110h-28z", "paper", 0.7],
          ],
        },
      ],
      ["bush", { x: 60, y: 700, rx: 100, ry: 50, w: 34, ink: "leaf" }],
      ["bush", { x: 560, y: 700, rx: 100, ry: 50, w: 34, ink: "leaf" }],
      ["figure", { kind: "oldCar", x: 220, y: 772, s: 0.56, ink: { a1: "#f1b75d" } }],
      [
        "birds",
        {
          at: [
            [430, 240, 13],
            [462, 222, 9],
          ],
        },
      ],
    ],
  },
  cusco: {
    region: "andes",
    hour: "dawn",
    seed: 113,
    alt: "The ruined terraces of Machu Picchu below their green peak, a llama with a red cloth looking on",
    ink: {
      mid: "#7d8f78",
      near: "#44605c",
      leaf: "#4d7a4a",
      ground: "#a9b85e",
      far: "#a3b5b0",
      wall: "#b3a58c",
      a1: "#c0392b",
    },
    layers: [
      ["disc", { x: 140, y: 290, r: 56 }],
      ["clouds", { kind: "lens", y: 210 }],
      ["ridge", { y: 520, amp: 150, step: 190, ink: "far", shape: "peaks", mist: 1.2, snow: 0.25 }],
      ["mist", { y: 520 }],
      ["ridge", { y: 580, amp: 70, step: 120, ink: "mid", mist: 1.3 }],
      ["mist", { y: 590 }],
      ["landmark", { kind: "incaCity", x: 300, y: 720, s: 1.34 }],
      ["mist", { y: 700 }],
      ["ground", { y: 738, amp: 18, step: 170, blade: 40 }],
      ["figure", { kind: "llama", x: 120, y: 776, s: 1 }],
      ["figure", { kind: "llama", x: 780, y: 770, s: 0.8, flip: true }],
      [
        "birds",
        {
          at: [
            [200, 240, 16],
            [244, 220, 10],
          ],
        },
      ],
    ],
  },
  lima: {
    region: "andes",
    hour: "dusk",
    seed: 114,
    alt: "The green-edged sea cliffs of Lima with the towers of Miraflores, a paraglider over the surf and a pier below",
    ink: {
      wall: "#f1cf86",
      near: "#9a6a44",
      a1: "#d5482f",
      mid: "#b98f66",
      ground: "#cfa77a",
      leaf: "#5f8a52",
      far: "#b0a8a8",
      disc: "#f39a5c",
      top: "#2f6a86",
      a2: "#f3b547",
    },
    layers: [
      ["disc", { x: 130, y: 430, r: 86 }],
      ["clouds", { y: 240 }],
      ["water", { y: 508, x: 130, n: 44 }],
      ["raw", { d: [["M1030 470H520Q470 474 440 492L420 540H1030z", "far"]] }],
      [
        "raw",
        {
          d: [
            [
              "M330 520V440h34v-20h20v100zM396 520V400h40v120zM446 520V360l12 -10h32v170zM500 520V420h44v100zM552 520V380h36v140zM598 520V440h60v80zM670 520V400h44v120zM724 520V430h60v90zM800 520V380h50v140zM866 520V440h80v80z",
              "wall",
            ],
            [
              "M370 520V420h14v100zM420 520V400h16v120zM474 520V350h16v170zM526 520V420h18v100zM574 520V380h14v140zM636 520V440h22v80zM698 520V400h16v120zM762 520V430h22v90zM830 520V380h20v140z",
              "near",
              0.5,
            ],
            [
              "M338 452h22v5h-22zM338 466h22v5h-22zM338 480h22v5h-22zM400 414h16v5h-16zM400 430h16v5h-16zM400 446h16v5h-16zM400 462h16v5h-16zM450 374h20v5h-20zM450 392h20v5h-20zM450 410h20v5h-20zM450 428h20v5h-20zM450 446h20v5h-20zM504 434h18v5h-18zM504 450h18v5h-18zM504 466h18v5h-18zM556 396h14v5h-14zM556 412h14v5h-14zM556 428h14v5h-14zM556 444h14v5h-14z",
              "ink",
              0.6,
            ],
          ],
        },
      ],
      [
        "crowns",
        {
          line: [
            [270, 520],
            [330, 508],
            [420, 504],
            [520, 508],
            [620, 500],
            [800, 506],
            [1040, 500],
          ],
          w: 22,
          hi: "ground",
        },
      ],
      [
        "raw",
        {
          d: [
            ["M1030 516H300Q262 524 250 560L226 640L196 700H1030z", "mid"],
            [
              "M300 516Q262 524 250 560L226 640L196 700H270L300 620L310 560zM380 530L366 620L330 700H390L410 620L420 530zM480 524L476 620L450 700H510L520 610L530 524zM600 530L600 620L580 700H640L644 610L650 530zM760 526L756 620L740 700H800L806 610L820 526z",
              "ground",
            ],
            [
              "M340 540L330 620L300 700H330L366 620L380 530zM440 530L440 620L420 700H450L476 620L480 524zM560 530L556 620L540 700H580L600 620L600 530zM700 530L700 620L680 700H740L756 620L760 526z",
              "near",
              0.55,
            ],
            ["M1030 508H320Q268 514 244 552L252 566Q274 530 330 528H1030z", "leaf"],
            ["M1030 690H200Q150 700 110 724H1030z", "paper"],
            ["M1030 704H260L230 716H1030z", "near", 0.6],
          ],
        },
      ],
      ["water", { y: 722, x: 130, n: 8 }],
      [
        "raw",
        {
          d: [["M-430 730Q-200 716 0 728T330 724T700 730T1030 722V738Q700 748 330 738T0 744T-430 746z", "paper", 0.85]],
        },
      ],
      [
        "raw",
        {
          d: [
            [
              "M150 704H330V712H150zM160 712h5v40h-5zM200 712h5v40h-5zM240 712h5v40h-5zM280 712h5v40h-5zM150 712h4v40h-4z",
              "ink",
              0.8,
            ],
            ["M132 704V676h50v28zM124 678l33 -24l33 24z", "wall"],
            ["M162 704V676h20v28z", "near", 0.5],
            ["M124 678l33 -24l33 24z", "a1"],
          ],
        },
      ],
      ["figure", { kind: "wave", x: 430, y: 774, s: 0.7 }],
      [
        "raw",
        {
          d: [
            ["M150 296Q220 236 318 262Q330 266 322 280Q240 266 164 312Q150 310 150 296z", "a1"],
            [
              "M190 268Q214 256 240 254L240 270Q216 276 200 288zM276 255Q300 256 318 262Q330 266 322 280Q300 274 280 272z",
              "a2",
            ],
            ["M164 312L248 372l1.5 -1L172 308zM322 280L252 372l-1.5 0L318 280zM240 270L249 370l1.5 0L243 270z", "ink"],
            ["M240 372q4 -14 12 -14q10 2 10 14l-8 10l-20 10l-3 -6z", "ink"],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [420, 280, 16],
            [456, 262, 11],
          ],
        },
      ],
    ],
  },
  cartagena: {
    region: "caribbean",
    hour: "dusk",
    seed: 115,
    alt: "The painted dome and yellow clock gate of Cartagena behind its sea wall, bougainvillea and palms",
    ink: { wall: "#f2c25c", a1: "#d9573f", mid: "#e58a7a", near: "#8a5a4a", ground: "#e8cfa0", top: "#2a6a94" },
    layers: [
      ["disc", { x: 440, y: 322, r: 82 }],
      ["clouds", { y: 230 }],
      ["houses", { y: 620, w: 58, h: 66, inks: ["mid", "paper", "wall", "water", "a1"], roof: "a1" }],
      ["landmark", { kind: "greatDome", x: 130, y: 650, s: 0.7, ink: { wall: "#f6dcb2", a1: "#d9734f" } }],
      ["landmark", { kind: "clockGate", x: 376, y: 716, s: 1.12 }],
      [
        "palms",
        {
          at: [
            [36, 720, 1.9],
            [566, 720, 1.9, -1],
            [-160, 660, 1.5],
            [760, 660, 1.5],
          ],
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 724H1030V800H-430z", "ground"],
            ["M-430 724H1030V732H-430z", "paper"],
          ],
        },
      ],
      ["water", { y: 764, x: 440, n: 12 }],
      ["bush", { x: 70, y: 724, rx: 90, ry: 34, w: 26, ink: "a1" }],
      ["figure", { kind: "rider", x: 330, y: 762, s: 0.8 }],
      [
        "birds",
        {
          at: [
            [120, 240, 15],
            [158, 220, 10],
          ],
        },
      ],
    ],
  },
  medellin: {
    region: "andes",
    hour: "dawn",
    seed: 391,
    alt: "Cable cars over the brick hillsides of Medellín, the needle tower in the valley, a fat bronze bird among flowers",
    ink: {
      top: "#2f7a8c",
      glow: "#f7bd8e",
      disc: "#fbe2a6",
      far: "#8fb3a8",
      mid: "#5f9a80",
      near: "#7a4a44",
      wall: "#d0744c",
      leaf: "#3f7a52",
      ground: "#e2a06c",
      a1: "#d2402f",
      a2: "#f6c04a",
      water: "#3f8f9c",
    },
    layers: [
      ["disc", { x: 300, y: 360, r: 84 }],
      ["clouds", { y: 226 }],
      ["ridge", { y: 470, amp: 70, step: 230, ink: "far", mist: 0.7 }],
      ["ridge", { y: 540, amp: 50, step: 210, ink: "mid", mist: 0.9 }],
      ["skyline", { y: 650, ink: "far", lo: 20, hi: 92, w: 34, lit: false, gap: [300, 34] }],
      [
        "raw",
        {
          d: [
            ["M274 660V486L286 470H314L326 486V660z", "paper"],
            ["M302 660V470H314L326 486V660z", "mid"],
            ["M286 472L296 410Q300 396 304 410L314 472z", "paper"],
            ["M301 472V402Q303 404 304 410L314 472z", "mid"],
            ["M297 448a3 9 0 1 0 6 0a3 9 0 1 0 -6 0z", "near"],
            [
              "M280 500h40v5h-40zM280 518h40v5h-40zM280 536h40v5h-40zM280 554h40v5h-40zM280 572h40v5h-40zM280 590h40v5h-40zM280 608h40v5h-40z",
              "near",
              0.55,
            ],
          ],
        },
      ],
      [
        "hillTown",
        {
          line: [
            [-430, 540],
            [-200, 540],
            [-40, 560],
            [90, 604],
            [210, 660],
            [300, 676],
            [392, 660],
            [520, 600],
            [680, 556],
            [1030, 540],
          ],
          y: 690,
          w: 66,
          h: 50,
          inks: ["wall", "ground", "paper", "a2", "wall"],
          roof: "near",
          slope: "leaf",
        },
      ],
      [
        "raw",
        {
          d: [
            ["M-430 560L1030 248V251L-430 563z", "ink"],
            ["M-122 494h4v28h-4zM98 447h4v28h-4zM454 371h4v28h-4zM698 319h4v28h-4z", "ink"],
            [
              "M-144 522h48q8 0 8 10v24q0 10 -10 10h-44q-10 0 -10 -10v-24q0 -10 8 -10zM76 475h48q8 0 8 10v24q0 10 -10 10h-44q-10 0 -10 -10v-24q0 -10 8 -10zM432 399h48q8 0 8 10v24q0 10 -10 10h-44q-10 0 -10 -10v-24q0 -10 8 -10zM676 347h48q8 0 8 10v24q0 10 -10 10h-44q-10 0 -10 -10v-24q0 -10 8 -10z",
              "a1",
            ],
            [
              "M-146 530h22v18h-22zM-116 530h22v18h-22zM74 483h22v18h-22zM104 483h22v18h-22zM430 407h22v18h-22zM460 407h22v18h-22zM674 355h22v18h-22zM704 355h22v18h-22z",
              "paper",
            ],
          ],
        },
      ],
      ["ground", { y: 726, amp: 8, step: 260, ink: "leaf" }],
      [
        "raw",
        {
          d: [
            ["M372 782V752H470V782z", "paper"],
            ["M428 782V752H470V782z", "ground"],
            [
              "M392 752V744H400Q384 722 396 696Q404 676 426 670Q424 652 440 648Q456 646 460 658L472 662L460 667Q458 674 466 686Q478 704 468 726Q464 738 450 744H456V752z",
              "near",
            ],
            [
              "M440 744Q462 722 456 692Q452 676 456 664L460 667Q458 674 466 686Q478 704 468 726Q464 738 450 744z",
              "ink",
              0.5,
            ],
            ["M446 656a2.6 2.6 0 1 0 5 0a2.6 2.6 0 1 0 -5 0zM398 700q-10 18 2 34q-14 -4 -14 -18q2 -12 12 -16z", "a2"],
          ],
        },
      ],
      ["bush", { x: 150, y: 776, rx: 120, ry: 24, w: 34, ink: "a1" }],
      ["bush", { x: 306, y: 792, rx: 70, ry: 14, w: 26, ink: "a2" }],
      ["bush", { x: 570, y: 788, rx: 90, ry: 18, w: 32, ink: "a1" }],
      ["bush", { x: -180, y: 782, rx: 150, ry: 22, w: 36, ink: "a2" }],
      ["bush", { x: 830, y: 782, rx: 150, ry: 22, w: 36, ink: "a2" }],
    ],
  },
  quito: {
    region: "andes",
    hour: "dawn",
    seed: 116,
    alt: "White church towers of old Quito on the hills, the snow cone of Cotopaxi behind",
    ink: { wall: "#fbf0da", near: "#8a8096", a1: "#5f9a7c", mid: "#8a7a92", leaf: "#4d7050", ground: "#d98a5c" },
    layers: [
      ["disc", { x: 140, y: 290, r: 60 }],
      ["clouds", { y: 220 }],
      ["volcano", { x: 420, y: 560, w: 400, h: 250, ink: "mid", cap: 0.42 }],
      ["mist", { y: 540 }],
      ["ridge", { y: 570, amp: 34, ink: "leaf", mist: 1.4 }],
      [
        "hillTown",
        {
          line: [
            [-430, 540],
            [-240, 560],
            [-60, 600],
            [60, 620],
            [240, 640],
            [460, 620],
            [640, 590],
            [1030, 540],
          ],
          y: 660,
          w: 62,
          h: 48,
          inks: ["paper", "wall", "a2", "far"],
          roof: "ground",
          slope: "leaf",
        },
      ],
      ["landmark", { kind: "colonial", x: 240, y: 710, s: 1.2 }],
      ["houses", { y: 730, w: 72, h: 50, inks: ["paper", "a2", "wall"], roof: "ground" }],
      [
        "birds",
        {
          at: [
            [230, 220, 18],
            [280, 200, 12],
          ],
        },
      ],
    ],
  },
  galapagos: {
    region: "caribbean",
    hour: "day",
    seed: 117,
    alt: "A giant turtle in the clear water of the Galapagos, black lava, cactus and a pointed rock behind",
    ink: { mid: "#7a6a5c", near: "#4a3f44", leaf: "#5c7f4a", water: "#1f9aa6", top: "#1f77a6" },
    layers: [
      ["disc", { x: 460, y: 260, r: 50 }],
      ["clouds", { y: 210 }],
      ["volcano", { x: 160, y: 530, w: 380, h: 110, ink: "far", cap: 0 }],
      ["ridge", { y: 530, amp: 14, ink: "mid", mist: 0.6 }],
      ["water", { y: 534, x: 420, n: 34 }],
      [
        "raw",
        {
          d: [
            ["M330 560L356 500L372 420L392 372L404 384L416 450L440 520L470 560z", "mid"],
            ["M392 372L404 384L416 450L440 520L470 560H410L400 480z", "near"],
            ["M-430 620Q-330 590 -200 600Q-80 590 0 620Q60 630 90 660L40 680Q-120 660 -430 700z", "near"],
            ["M1030 600Q860 590 720 620Q640 630 600 664Q800 680 1030 670z", "near"],
          ],
        },
      ],
      [
        "cacti",
        {
          at: [
            [20, 628, 1.4],
            [-60, 616, 1],
            [-200, 612, 1.3],
            [760, 626, 1.2],
            [860, 616, 1],
          ],
          ink: "leaf",
        },
      ],
      ["figure", { kind: "turtle", x: 300, y: 700, s: 1.7 }],
      ["figure", { kind: "turtle", x: 110, y: 770, s: 0.8 }],
      ["figure", { kind: "turtle", x: 760, y: 740, s: 1, flip: true }],
      [
        "birds",
        {
          at: [
            [190, 230, 20],
            [246, 208, 14],
            [280, 244, 10],
          ],
        },
      ],
    ],
  },
  "easter-island": {
    region: "savanna",
    hour: "dawn",
    seed: 236,
    alt: "Four moai on their stone platform on Easter Island, two with red topknots, the Pacific at sunrise behind",
    ink: {
      mid: "#9a8a80",
      near: "#55464c",
      ground: "#8fa055",
      water: "#3f86a0",
      top: "#4a5f94",
      wall: "#d9b89a",
      glow: "#f4a580",
      far: "#a59aa8",
    },
    layers: [
      ["disc", { x: 300, y: 440, r: 110 }],
      ["clouds", { y: 236 }],
      ["water", { y: 530, x: 300, n: 40 }],
      ["ridge", { y: 640, amp: 20, step: 190, ink: "ground", mist: 0 }],
      ["landmark", { kind: "moai", x: 300, y: 676, s: 1.1 }],
      ["ground", { y: 690, amp: 10, step: 190, blade: 90 }],
      ["landmark", { kind: "moai", x: 880, y: 676, s: 0.6 }],
      ["figure", { kind: "rider", x: 130, y: 770, s: 0.8, flip: true }],
      [
        "palms",
        {
          at: [
            [-200, 720, 1.6],
            [-260, 724, 1.3, -1],
          ],
        },
      ],
      [
        "birds",
        {
          at: [
            [430, 250, 14],
            [466, 232, 10],
          ],
        },
      ],
    ],
  },
  atacama: {
    region: "andes",
    hour: "dusk",
    seed: 237,
    alt: "Flamingos in a salt lagoon of the Atacama below the snow-tipped cone of Licancabur",
    ink: {
      mid: "#8a6a80",
      far: "#b39aa8",
      near: "#a5573f",
      ground: "#e0b48a",
      water: "#6fb0b5",
      a1: "#e0708a",
      wall: "#d98a5c",
      top: "#34588c",
      glow: "#f29a7a",
      disc: "#f8dca0",
    },
    layers: [
      ["disc", { x: 130, y: 320, r: 62 }],
      ["clouds", { kind: "lens", y: 214 }],
      ["volcano", { x: 360, y: 590, w: 420, h: 250, ink: "mid", cap: 0.16 }],
      ["volcano", { x: -140, y: 590, w: 300, h: 140, ink: "far", cap: 0.1 }],
      ["volcano", { x: 860, y: 590, w: 300, h: 150, ink: "far", cap: 0.1 }],
      ["ridge", { y: 590, amp: 14, step: 200, ink: "near", mist: 1.4 }],
      ["raw", { d: [["M-430 620H1030V800H-430z", "paper"]] }],
      ["water", { y: 636, to: 770, x: 360, n: 16 }],
      [
        "raw",
        {
          d: [
            [
              "M-430 640Q-200 626 -40 640Q160 656 300 640Q560 624 760 644Q900 652 1030 636V628H-430zM-430 760Q-200 740 60 756Q300 772 560 752Q800 740 1030 760V800H-430z",
              "paper",
            ],
          ],
        },
      ],
      ["figure", { kind: "flamingo", x: 190, y: 744, s: 1.1 }],
      ["figure", { kind: "flamingo", x: 270, y: 720, s: 0.8 }],
      ["figure", { kind: "flamingo", x: 420, y: 736, s: 1, flip: true }],
      ["figure", { kind: "flamingo", x: 340, y: 700, s: 0.6, flip: true }],
      ["figure", { kind: "flamingo", x: 790, y: 730, s: 1 }],
      ["figure", { kind: "flamingo", x: 870, y: 720, s: 0.8, flip: true }],
      ["figure", { kind: "flamingo", x: -200, y: 736, s: 1 }],
      ["figure", { kind: "llama", x: 90, y: 800, s: 0.6 }],
      [
        "birds",
        {
          at: [
            [220, 250, 14],
            [256, 232, 10],
          ],
        },
      ],
    ],
  },
  uyuni: {
    region: "andes",
    hour: "dusk",
    seed: 238,
    alt: "The flooded salt flat of Uyuni mirroring the sky and far volcanoes, a llama and a red car on the thin water",
    ink: {
      top: "#3f6fa8",
      glow: "#f5b0a0",
      far: "#a08ca8",
      mid: "#7a6f96",
      water: "#bcd0d2",
      disc: "#f8c890",
      a1: "#d0402f",
    },
    layers: [
      ["disc", { x: 430, y: 400, r: 70 }],
      ["clouds", { kind: "lens", y: 230 }],
      ["volcano", { x: 190, y: 560, w: 300, h: 110, ink: "mid", cap: 0.2 }],
      ["volcano", { x: 640, y: 560, w: 260, h: 80, ink: "far", cap: 0 }],
      ["volcano", { x: -240, y: 560, w: 260, h: 90, ink: "far", cap: 0 }],
      ["water", { y: 560, x: 430, n: 24 }],
      ["raw", { d: [["M-110 560Q120 590 175 668L205 668Q260 590 490 560z", "mid", 0.4]] }],
      [
        "raw",
        {
          d: [
            [
              "M60 640L140 620L230 640L250 690L150 710L50 690zM230 640L330 622L420 644L430 690L340 712L250 690zM420 644L520 624L620 640L640 690L540 710L430 690zM-130 640L-40 622L60 640L50 690L-50 712L-140 690zM150 710L250 690L340 712L350 770L240 790L140 766zM340 712L430 690L540 710L560 770L450 792L350 770zM-50 712L50 690L150 710L140 766L40 790L-60 768z",
              "paper",
              0.28,
            ],
          ],
        },
      ],
      ["raw", { d: [["M412 618h100l-6 16q-40 8 -88 0zM152 744h88l-10 44q-30 10 -62 0z", "mid", 0.25]] }],
      ["figure", { kind: "llama", x: 196, y: 746, s: 1.3 }],
      ["figure", { kind: "llama", x: 790, y: 680, s: 0.9, flip: true }],
      ["figure", { kind: "oldCar", x: 462, y: 616, s: 0.46 }],
    ],
  },
} as const satisfies Record<string, Scene>;
