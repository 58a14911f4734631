import type { Inks } from "../palettes";
import { arch, arches, block, box, boxes, dome, gable, lancets, times, turned, type Turned } from "../shapes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

/** The rounded corner house at the head of Madrid's Gran Vía, gilded slate dome and winged Victory. */
export function cornerDome({ wall, near, paper, a2, ink, far }: Inks): string {
  const shade = mix(wall, near, 0.42);
  const slate = mix(near, ink, 0.45);
  return (
    fill("M-70 -196L-330 -150V0H-70z", mix(wall, paper, 0.25)) +
    fill("M70 -196L330 -150V0H70z", shade) +
    fill("M-70 -196L-330 -150L-322 -176L-70 -226zM70 -196L330 -150L322 -176L70 -226z", slate) +
    stroke(
      "M-84 -168L-320 -128M-84 -118L-320 -88M-84 -66L-320 -48",
      mix(ink, far, 0.25),
      26,
      'stroke-dasharray="12 14"',
    ) +
    stroke("M86 -168L322 -128M86 -118L322 -88M86 -66L322 -48", mix(ink, far, 0.1), 26, 'stroke-dasharray="12 14"') +
    stroke("M-70 -142L-330 -108M-70 -92L-330 -70M70 -142L330 -108M70 -92L330 -70", mix(wall, paper, 0.6), 4) +
    turned([block(0, 84, 0, -214), block(0, 90, -206, -216), block(0, 62, -216, -252)], wall, shade, 0.3) +
    fill(
      arches(-72, -150, 18, 50, 5, 31.5) +
        boxes(-70, -88, 15, 30, 5, 31.5) +
        arches(-72, 0, 20, 44, 5, 31) +
        arches(-46, -222, 12, 24, 5, 20),
      mix(ink, near, 0.2),
    ) +
    fill(boxes(-84, -206, 9, 112, 2, 159) + boxes(-50, -206, 8, 112, 4, 31), mix(wall, paper, 0.55)) +
    fill(
      box(-92, -96, 184, 8) + box(-94, -214, 188, 9) + box(-66, -256, 132, 7) + box(-88, -50, 176, 6),
      mix(paper, wall, 0.25),
    ) +
    turned(
      [
        [
          0,
          [
            [56, -256],
            [44, -308, 58, -286],
            [16, -342, 32, -334],
            [14, -352],
          ],
        ],
      ],
      slate,
      mix(slate, ink, 0.6),
    ) +
    stroke(
      "M-48 -262Q-40 -314 -14 -342M-20 -262Q-18 -312 -5 -344M20 -262Q18 -312 5 -344M48 -262Q40 -314 14 -342M-54 -260H54M-14 -350H14",
      a2,
      4,
      ROUND,
    ) +
    dots("M-30 -280h0M4 -286h0M34 -280h0", a2, 9) +
    fill(
      "M-5 -352L-3 -378Q0 -386 3 -378L5 -352zM-3 -376Q-26 -392 -34 -412Q-12 -404 0 -384Q12 -404 34 -412Q26 -392 3 -376z",
      ink,
    ) +
    dots("M0 -388h0", ink, 8)
  );
}

/** The yellow clock gate in the wall of Cartagena: three arches below, an eight-sided tower above. */
export function clockGate({ wall, near, paper, a1, ink }: Inks): string {
  const shade = mix(wall, near, 0.42);
  const white = mix(paper, "#ffffff", 0.3);
  return (
    turned([block(0, 132, 0, -108), block(0, 46, -108, -196), block(0, 38, -196, -252)], wall, shade, 0.4) +
    fill(boxes(-130, -104, 12, 104, 2, 248) + boxes(-54, -104, 12, 104, 2, 96), white) +
    fill(box(-140, -116, 280, 12) + box(-52, -200, 104, 8) + box(-44, -256, 88, 7) + box(-136, -8, 272, 8), white) +
    fill(arch(-106, 0, 40, 74) + arch(-25, 0, 50, 84) + arch(66, 0, 40, 74), ink) +
    stroke("M-106 0V-54a20 20 0 0 1 40 0V0M-25 0V-59a25 25 0 0 1 50 0V0M66 0V-54a20 20 0 0 1 40 0V0", white, 5) +
    fill(arches(-28, -204, 16, 34, 1, 1) + arches(12, -204, 16, 34, 1, 1), ink) +
    `<circle cy="-154" r="29" fill="${white}"/>` +
    stroke("M0 -154V-174M0 -154L12 -146", ink, 4, ROUND) +
    dots("M0 -178h0M24 -154h0M0 -130h0M-24 -154h0", ink, 4) +
    turned(
      [
        [
          0,
          [
            [36, -256],
            [26, -286, 36, -274],
            [9, -306],
            [7, -322],
            [0.5, -352],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.35),
    ) +
    fill(gable(-138, -116, 40, 16) + gable(98, -116, 40, 16), white)
  );
}

/** The Karlskirche in Vienna: temple front, green dome on its drum, two triumphal columns. */
export function karlskirche({ wall, near, paper, a1, a2, ink }: Inks): string {
  const shade = mix(wall, near, 0.42);
  const white = mix(paper, "#ffffff", 0.25);
  const column = (x: number): Turned => [
    x,
    [
      [25, 0],
      [25, -34],
      [18, -36],
      [17, -226],
      [24, -234],
      [24, -244],
      [13, -244],
      [13, -262],
    ],
  ];
  const spiral = (x: number): string =>
    times(10)
      .map((k) => `M${x - 17} ${-50 - k * 18}q17 7 34 -8`)
      .join("");
  return (
    turned([block(0, 72, -120, -208)], wall, shade, 0.3) +
    fill(arches(-58, -132, 20, 60, 4, 32), mix(ink, near, 0.3)) +
    fill(boxes(-66, -206, 7, 84, 5, 31.5) + box(-80, -214, 160, 10) + box(-76, -128, 152, 8), white) +
    turned(
      [
        [
          0,
          [
            [74, -214],
            [54, -282, 76, -256],
            [16, -310, 36, -304],
            [14, -314],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.35),
    ) +
    stroke(
      "M-60 -220Q-54 -276 -14 -308M-26 -220Q-24 -276 -5 -310M26 -220Q24 -276 5 -310M60 -220Q54 -276 14 -308",
      mix(a1, paper, 0.4),
      3,
    ) +
    turned([block(0, 14, -312, -338), dome(0, 15, -338, 16)], white, shade) +
    stroke("M0 -352v-22M-7 -366h14", a2, 3.5) +
    turned([block(0, 172, 0, -84), block(-176, 36, 0, -108), block(176, 36, 0, -108)], wall, shade, 0.6) +
    fill("M-216 -108Q-176 -168 -140 -108zM140 -108Q176 -168 216 -108z", a1) +
    fill(arch(-194, 0, 36, 72) + arch(158, 0, 36, 72), mix(ink, near, 0.2)) +
    fill(box(-218, -112, 84, 8) + box(134, -112, 84, 8), white) +
    fill(box(-86, -112, 172, 112), mix(wall, near, 0.6)) +
    fill(boxes(-84, -104, 15, 104, 6, 30.6) + box(-96, -122, 192, 18) + box(-100, -8, 200, 8), white) +
    fill("M-104 -122L0 -166L104 -122z", wall) +
    fill("M0 -166L104 -122H30z", shade) +
    fill("M-66 -126L0 -154L66 -126z", mix(wall, near, 0.35)) +
    turned([column(-120), column(120)], mix(wall, paper, 0.4), shade) +
    stroke(spiral(-120) + spiral(120), mix(wall, near, 0.4), 3.5) +
    dots("M-120 -268h0M120 -268h0", a2, 17) +
    stroke("M-134 -280l14 12l14 -12M106 -280l14 12l14 -12", a2, 5, ROUND)
  );
}

/** An observatory on its hill: a white hall with one great copper dome and a small one at each end. */
export function observatory({ paper, far, near, a1, ink, wall }: Inks): string {
  const white = mix(paper, wall, 0.15);
  const shade = mix(white, far, 0.65);
  const copper = mix(a1, ink, 0.15);
  return (
    turned([dome(-128, 26, -52, 30), dome(128, 26, -52, 30), dome(0, 50, -96, 58)], copper, mix(copper, ink, 0.4)) +
    stroke("M-22 -100Q-20 -140 0 -152M22 -100Q20 -140 0 -152", mix(copper, paper, 0.3), 2.5) +
    turned(
      [block(0, 150, 0, -40), block(-128, 28, 0, -54), block(128, 28, 0, -54), block(0, 58, 0, -98)],
      white,
      shade,
      0.3,
    ) +
    fill(
      boxes(-96, -32, 9, 26, 4, 16) +
        boxes(44, -32, 9, 26, 4, 16) +
        lancets(-40, -36, 14, 44, 5, 17) +
        box(-14, -30, 28, 30),
      mix(ink, near, 0.35),
    ) +
    fill(box(-156, -46, 312, 6) + box(-62, -102, 124, 6), mix(paper, "#ffffff", 0.4)) +
    fill(box(-176, 0, 352, 12), mix(shade, near, 0.4))
  );
}

/** A white palace hotel with a pink dome on its round corner, as on the promenade of Nice. */
export function palaceHotel({ wall, near, paper, a1, far, ink, a2 }: Inks): string {
  const white = mix(paper, "#ffffff", 0.3);
  const shade = mix(wall, near, 0.4);
  const slate = mix(far, near, 0.4);
  const storeys = [-26, -64, -102, -140];
  return (
    turned([block(40, 170, 0, -158)], white, shade, 0.82) +
    fill("M-134 -158L-122 -192H202L214 -158z", slate) +
    fill(boxes(-86, -186, 16, 22, 8, 36), white) +
    fill(boxes(-83, -182, 10, 18, 8, 36), ink) +
    fill(storeys.map((y) => boxes(-88, y - 12, 13, 24, 8, 36)).join(""), mix(ink, far, 0.35)) +
    stroke(storeys.map((y) => `M-96 ${y + 14}H206`).join(""), mix(white, far, 0.4), 3) +
    turned([block(-124, 44, 0, -196)], white, shade, 0.3) +
    fill(
      storeys.map((y) => boxes(-154, y - 14, 12, 26, 3, 24)).join("") + arches(-152, -166, 12, 20, 3, 22),
      mix(ink, far, 0.35),
    ) +
    fill(box(-172, -202, 96, 8) + box(-170, -50, 92, 5) + box(-170, -162, 92, 5), mix(white, a2, 0.25)) +
    turned(
      [
        [
          -124,
          [
            [42, -202],
            [38, -234, 48, -216],
            [8, -262, 22, -258],
            [6, -278],
            [0.5, -296],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.3),
    ) +
    stroke("M-150 -206Q-150 -244 -128 -258M-124 -204V-258M-98 -206Q-98 -244 -120 -258", mix(a1, paper, 0.45), 2.5) +
    fill(gable(-10, -158, 60, 26) + gable(110, -158, 60, 26), white) +
    fill(boxes(-94, -30, 26, 8, 8, 36), a1) +
    fill(arches(-88, 0, 15, 24, 8, 36), ink)
  );
}

/** A mosque on the shore between two very tall minarets, as below the cliff of Ouakam in Dakar. */
export function shoreMosque({ paper, far, near, a1, ink, a2 }: Inks): string {
  const white = mix(paper, "#ffffff", 0.35);
  const shade = mix(white, far, 0.75);
  const minaret = (x: number): Turned => [
    x,
    [
      [22, 0],
      [17, -216],
      [25, -224],
      [25, -234],
      [12, -234],
      [11, -282],
      [15, -288],
      [9, -300],
      [0.5, -326],
    ],
  ];
  return (
    turned([dome(-34, 24, -108, 26), dome(34, 24, -108, 26), dome(0, 40, -122, 46)], a1, mix(a1, ink, 0.35)) +
    turned([block(0, 108, 0, -100), block(0, 46, -100, -124)], white, shade, 0.4) +
    fill(
      arches(-96, -4, 22, 60, 2, 30) + arches(44, -4, 22, 60, 2, 30) + lancets(-24, 0, 48, 86, 1, 1),
      mix(ink, near, 0.3),
    ) +
    fill(box(-112, -106, 224, 8), mix(a1, white, 0.4)) +
    fill(boxes(-104, -90, 8, 10, 13, 16.4), mix(shade, near, 0.35)) +
    turned([minaret(-132), minaret(132)], white, shade) +
    stroke(
      [-132, 132].flatMap((x) => [-60, -104, -148, -190].map((y) => `M${x - 19} ${y}h38`)).join(""),
      mix(a1, white, 0.35),
      4,
    ) +
    fill([-132, 132].map((x) => lancets(x - 5, -20, 10, 30, 1, 1) + arches(x - 5, -244, 10, 26, 1, 1)).join(""), ink) +
    stroke("M-132 -322v-14M132 -322v-14M0 -166v-18", a2, 3)
  );
}

/** A low dome banded in coloured light, as on the convention centre of Kigali. */
export function spiralDome({ far, paper, near, ink, a2, leaf }: Inks): string {
  const glass = mix(far, paper, 0.75);
  const band = (k: number): string => `M-100 ${-18 - k * 24}Q-20 ${14 - k * 27} 98 ${-34 - k * 24}`;
  const shell: Turned = dome(0, 104, -6, 118);
  return (
    turned([shell], glass, mix(glass, near, 0.5)) +
    stroke(`${band(0)}M-76 -88Q-10 -64 80 -102`, "#3f86c8", 8) +
    stroke("M-96 -44Q-14 -12 94 -58M-52 -110Q0 -92 52 -118", a2, 7) +
    stroke("M-88 -66Q-14 -36 90 -80", leaf, 7) +
    fill(box(-150, -14, 300, 14), mix(near, ink, 0.3)) +
    stroke("M-140 -7H140", a2, 4, 'stroke-dasharray="7 7"')
  );
}

/** The cathedral of Helsinki: white temple fronts, a tall drum, green starred domes, a flight of steps below. */
export function senateCathedral({ wall, near, paper, a1, a2, ink, far }: Inks): string {
  const white = mix(paper, "#ffffff", 0.5);
  const shade = mix(wall, far, 0.75);
  const small: Turned[] = [-104, 104].flatMap((x): Turned[] => [block(x, 23, -150, -196), dome(x, 24, -196, 28)]);
  return (
    turned(
      small.filter((_, k) => k % 2 === 0),
      white,
      shade,
    ) +
    turned(
      small.filter((_, k) => k % 2 === 1),
      a1,
      mix(a1, ink, 0.35),
    ) +
    turned([block(0, 50, -150, -256)], white, shade) +
    fill(
      arches(-40, -176, 14, 54, 4, 22) + arches(-112, -160, 10, 28, 1, 1) + arches(96, -160, 10, 28, 1, 1),
      mix(near, ink, 0.3),
    ) +
    fill(boxes(-48, -248, 6, 80, 5, 22.5) + box(-56, -258, 112, 8) + box(-54, -172, 108, 6), white) +
    turned(
      [
        [
          0,
          [
            [50, -258],
            [44, -306, 54, -284],
            [10, -338, 28, -334],
            [7, -360],
            [0.5, -372],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.35),
    ) +
    dots("M-30 -276h0M-10 -284h0M12 -276h0M-22 -304h0M4 -310h0M30 -290h0M-38 -272h0M26 -312h0", a2, 5) +
    stroke("M0 -370v-22M-8 -384h16M-104 -222v-14M104 -222v-14", a2, 3.5) +
    turned([block(0, 150, -40, -152)], white, shade, 0.72) +
    fill(
      boxes(-138, -132, 12, 22, 3, 24) +
        boxes(74, -132, 12, 22, 3, 24) +
        boxes(-138, -92, 12, 34, 3, 24) +
        boxes(74, -92, 12, 34, 3, 24),
      mix(near, ink, 0.2),
    ) +
    fill(box(-156, -158, 312, 8), white) +
    fill(box(-60, -140, 120, 100), mix(near, far, 0.4)) +
    fill(boxes(-62, -136, 11, 96, 6, 22.4) + box(-70, -150, 140, 14), white) +
    fill("M-76 -150L0 -190L76 -150z", white) +
    fill("M0 -190L76 -150H22z", shade) +
    fill("M-48 -153L0 -179L48 -153z", mix(white, far, 0.35)) +
    fill("M-156 -40H156L214 20H-214z", mix(white, far, 0.18)) +
    fill("M60 -40H156L214 20H84z", shade, 0.7) +
    stroke(
      times(6)
        .map((k) => `M${-162 - k * 9} ${-32 + k * 9}H${162 + k * 9}`)
        .join(""),
      mix(shade, near, 0.3),
      2,
    )
  );
}

/** A round Aegean mill: white tower, thatched cone, a wheel of twelve furled sails. */
export function islandMill({ wall, near, paper, ink, mid, a2 }: Inks): string {
  const spokes = times(12).map((k) => (k * Math.PI) / 6 + 0.12);
  const at = (angle: number, reach: number): string =>
    `${Math.round(Math.cos(angle) * reach - 14)} ${Math.round(Math.sin(angle) * reach - 140)}`;
  return (
    turned(
      [
        [
          0,
          [
            [54, 0],
            [47, -142],
          ],
        ],
      ],
      wall,
      mix(wall, near, 0.6),
    ) +
    fill("M-62 -138Q-44 -186 0 -206Q44 -186 62 -138Q0 -126 -62 -138z", mix(a2, near, 0.35)) +
    fill("M0 -206Q44 -186 62 -138Q40 -132 16 -131Q30 -176 0 -206z", mix(near, ink, 0.25)) +
    fill(arch(-6, 0, 26, 44) + box(2, -96, 14, 16), mix(ink, near, 0.2)) +
    stroke(spokes.map((angle) => `M-14 -140L${at(angle, 88)}`).join(""), mix(ink, mid, 0.25), 3) +
    fill(
      spokes
        .filter((_, k) => k % 2 === 0)
        .map((angle) => `M${at(angle, 84)}L${at(angle + 0.3, 62)}L${at(angle + 0.06, 26)}z`)
        .join(""),
      paper,
    ) +
    stroke(`M${spokes.map((angle) => at(angle, 84)).join("L")}z`, mix(ink, mid, 0.25), 1.6) +
    dots("M-14 -140h0", ink, 11)
  );
}

/** Three small red domes on a plain cube of stone, a palm-court bell arch beside them: Norman Palermo. */
export function redDomes({ wall, near, paper, a1, ink, a2 }: Inks): string {
  const shade = mix(wall, near, 0.45);
  const domes: Turned[] = [-78, 0, 78].map((x): Turned => dome(x, 36, -186, 44));
  return (
    turned([block(178, 48, 0, -264), block(178, 36, -264, -318)], mix(wall, paper, 0.2), shade) +
    turned([dome(178, 34, -318, 40)], a1, mix(a1, ink, 0.35)) +
    fill(
      arches(152, -208, 20, 44, 2, 30) + arches(152, -124, 20, 44, 2, 30) + arches(166, -270, 24, 38, 1, 1),
      mix(ink, near, 0.25),
    ) +
    fill(box(126, -200, 104, 7) + box(126, -268, 104, 8) + box(138, -322, 80, 6), mix(paper, wall, 0.3)) +
    turned(
      [-78, 0, 78].map((x) => block(x, 32, -160, -188)),
      mix(wall, paper, 0.25),
      shade,
    ) +
    turned(domes, a1, mix(a1, ink, 0.35)) +
    turned([block(0, 132, 0, -164)], wall, shade, 0.6) +
    fill(
      arches(-112, -20, 58, 108, 1, 1) + arches(-29, -20, 58, 108, 1, 1) + arches(54, -20, 58, 108, 1, 1),
      mix(shade, wall, 0.45),
    ) +
    fill(
      arches(-92, -34, 18, 52, 1, 1) + arches(-9, -34, 18, 52, 1, 1) + arches(74, -34, 18, 52, 1, 1),
      mix(ink, near, 0.25),
    ) +
    stroke("M-132 -160H132M-132 -18H132", mix(paper, wall, 0.4), 6) +
    stroke("M-128 -172H128", mix(wall, paper, 0.3), 12, 'stroke-dasharray="9 7"') +
    dots("M-78 -232h0M0 -232h0M78 -232h0M178 -360h0", a2, 7)
  );
}

/** The Temple of the Tooth in Kandy: white halls, an eight-sided pavilion, swept brown roofs and a gilded canopy. */
export function toothTemple({ paper, far, near, a1, a2, ink, mid }: Inks): string {
  const white = mix(paper, "#ffffff", 0.35);
  const shade = mix(white, far, 0.6);
  const tiles = mix(a1, near, 0.45);
  return (
    fill("M-40 -196Q30 -216 60 -262Q90 -216 160 -196z", a2) +
    fill("M60 -262Q90 -216 160 -196H84Q80 -230 60 -262z", mix(a2, near, 0.45)) +
    stroke("M60 -262v-24", a2, 4) +
    fill(box(-20, -198, 160, 60), white) +
    fill(box(84, -198, 56, 60), shade) +
    fill(arches(-8, -150, 14, 30, 6, 24), ink) +
    fill("M-60 -140L-20 -176H140L190 -140z", tiles) +
    turned([block(70, 116, 0, -140)], white, shade, 0.5) +
    fill(arches(-30, 0, 22, 54, 6, 34) + boxes(-28, -104, 16, 26, 6, 34), mix(ink, near, 0.25)) +
    stroke("M-46 -70H186", mix(a1, white, 0.35), 5) +
    turned([block(-124, 66, 0, -104), block(-124, 54, -104, -150)], white, shade, 0.34) +
    fill(arches(-180, -44, 16, 44, 5, 24) + boxes(-168, -146, 12, 34, 5, 19), mix(ink, near, 0.25)) +
    fill("M-204 -98L-184 -118H-64L-44 -98z", tiles) +
    fill("M-200 -146Q-150 -164 -128 -208H-120Q-98 -164 -48 -146z", tiles) +
    fill("M-120 -208Q-98 -164 -48 -146H-96Q-108 -180 -124 -208z", mix(tiles, ink, 0.4)) +
    stroke("M-124 -208v-20", a2, 4) +
    fill(box(-200, -40, 152, 8) + box(-196, -108, 144, 6), mix(white, mid, 0.2)) +
    fill(`M-330 30V-8${"q9 -26 22 0".repeat(30)}V30z`, white) +
    fill(`M-330 30V14H330V30z`, shade)
  );
}

/** The arcaded river front of the Bourse in Bordeaux, mirrored in the film of water before it. */
export function mirrorSquare(
  { wall, near, far, paper, ink, mid }: Inks,
  canvas: { define: (markup: (id: string) => string, key?: string) => string },
): string {
  const shade = mix(wall, near, 0.38);
  const slate = mix(mid, near, 0.4);
  const wing = (x: number): string =>
    fill(box(x, -112, 150, 112), wall) +
    fill(`M${x} -112l10 -34h130l10 34z`, slate) +
    fill(boxes(x + 14, -136, 12, 20, 4, 37), mix(wall, paper, 0.5)) +
    fill(boxes(x + 12, -104, 14, 26, 5, 28) + arches(x + 10, 0, 18, 50, 5, 28), mix(ink, near, 0.25)) +
    fill(box(x, -66, 150, 6) + box(x - 2, -116, 154, 6), mix(paper, wall, 0.3));
  const front =
    wing(-250) +
    wing(100) +
    turned([block(0, 104, 0, -132)], wall, shade, 0.5) +
    fill("M-104 -132Q-84 -196 -40 -204H40Q84 -196 104 -132z", slate) +
    fill("M30 -204H40Q84 -196 104 -132H54Q56 -180 30 -204z", mix(slate, ink, 0.4)) +
    fill(boxes(-84, -122, 16, 34, 6, 30) + arches(-88, 0, 22, 58, 6, 31), mix(ink, near, 0.25)) +
    fill(boxes(-96, -126, 7, 60, 7, 31) + box(-110, -136, 220, 8) + box(-108, -68, 216, 7), mix(paper, wall, 0.3)) +
    fill(gable(-46, -134, 92, 34), mix(paper, wall, 0.2)) +
    stroke("M0 -204v-22M-40 -204v-10M40 -204v-10", mix(ink, far, 0.2), 4);
  const id = canvas.define((own) => `<g id="${own}">${front}</g>`);
  return `<use href="#${id}"/><use href="#${id}" transform="translate(0 12)scale(1 -.72)" opacity=".42"/>`;
}

/** The Angel of Independence in Mexico City: a slender column on a stepped base, a gilded winged figure on top. */
export function angelColumn({ wall, near, paper, a2, ink }: Inks): string {
  const shade = mix(wall, near, 0.45);
  const gold = mix(a2, paper, 0.1);
  const dark = mix(a2, near, 0.55);
  return (
    fill(
      "M-150 0L-138 -14H138L150 0zM-118 -14L-108 -28H108L118 -14zM-88 -28L-80 -42H80L88 -28z",
      mix(wall, paper, 0.3),
    ) +
    fill("M50 0L46 -14H138L150 0zM40 -14L36 -28H108L118 -14zM30 -28L26 -42H80L88 -28z", shade) +
    turned([block(0, 56, -42, -96), block(0, 34, -96, -132)], wall, shade) +
    fill(box(-62, -102, 124, 8) + box(-40, -136, 80, 6), mix(paper, wall, 0.25)) +
    fill("M-66 -42q-4 -30 10 -34q12 4 10 34zM46 -42q-2 -30 10 -34q14 4 10 34z", dark) +
    fill(arch(-14, -46, 28, 38), mix(ink, near, 0.3)) +
    turned(
      [
        [
          0,
          [
            [20, -132],
            [14, -340],
            [22, -352],
            [22, -362],
            [13, -362],
            [13, -378],
          ],
        ],
      ],
      mix(wall, paper, 0.3),
      shade,
    ) +
    stroke("M-17 -170H17M-16 -230H16M-15 -290H15", mix(wall, near, 0.35), 4) +
    stroke("M-22 -356H22", a2, 6) +
    fill("M-12 -378Q-10 -404 -4 -412Q0 -418 4 -412Q10 -404 14 -378z", gold) +
    fill("M2 -378Q6 -404 1 -415Q10 -404 14 -378z", dark) +
    fill(
      "M-4 -408Q-40 -412 -58 -446Q-30 -440 -8 -424Q-2 -420 0 -408zM4 -408Q36 -410 52 -440Q28 -436 8 -422Q2 -418 0 -408z",
      gold,
    ) +
    fill("M4 -408Q36 -410 52 -440Q40 -420 6 -402z", dark) +
    stroke("M4 -408L16 -440", gold, 4, ROUND) +
    dots("M0 -422h0", gold, 11) +
    `<circle cx="18" cy="-446" r="5" fill="none" stroke="${gold}" stroke-width="3"/>`
  );
}

/**
 * Flinders Street station in Melbourne: a yellow front, a great arch under a copper dome, a clock tower at the far end.
 */
export function archStation({ wall, near, paper, a1, a2, ink }: Inks): string {
  const shade = mix(wall, near, 0.45);
  const trim = mix(wall, paper, 0.55);
  return (
    turned([block(230, 22, 0, -196)], wall, shade) +
    fill("M202 -196L230 -238L258 -196z", a1) +
    `<circle cx="230" cy="-172" r="13" fill="${paper}"/>` +
    stroke("M230 -172v-8M230 -172h6", ink, 2.5) +
    fill(arches(222, -120, 16, 30, 1, 1) + arches(222, -70, 16, 30, 1, 1), mix(ink, near, 0.2)) +
    turned([block(150, 130, 0, -104)], wall, shade, 0.9) +
    fill(arches(84, -58, 16, 36, 8, 24) + arches(80, 0, 20, 46, 8, 24), mix(ink, near, 0.2)) +
    stroke("M70 -100H280M70 -52H280", trim, 6) +
    turned([block(0, 108, 0, -150), block(-96, 24, 0, -174), block(96, 24, 0, -174)], wall, shade, 0.55) +
    turned([dome(-96, 22, -174, 32), dome(96, 22, -174, 32)], a1, mix(a1, ink, 0.35)) +
    turned([block(0, 60, -150, -188)], wall, shade) +
    fill(arches(-48, -152, 14, 28, 5, 20.5), mix(ink, near, 0.2)) +
    turned(
      [
        [
          0,
          [
            [62, -188],
            [46, -246, 64, -224],
            [14, -268, 30, -264],
            [12, -286],
            [0.5, -306],
          ],
        ],
      ],
      a1,
      mix(a1, ink, 0.35),
    ) +
    stroke(
      "M-44 -194Q-42 -244 -12 -264M-16 -194Q-14 -244 -4 -266M16 -194Q14 -244 4 -266M44 -194Q42 -244 12 -264",
      mix(a1, paper, 0.4),
      3,
    ) +
    fill(box(-114, -156, 228, 8) + box(-66, -192, 132, 7) + box(-124, -178, 56, 6) + box(68, -178, 56, 6), trim) +
    fill(arch(-66, 0, 132, 126), trim) +
    fill(arch(-56, 0, 112, 114), mix(ink, near, 0.35)) +
    stroke("M-56 -46H56M-34 -46V-100M-12 -46V-112M12 -46V-112M34 -46V-100", mix(a2, wall, 0.3), 3) +
    fill("M-56 -46H56V-30H-56z", mix(near, ink, 0.3)) +
    dots("M-44 -38h0M-26 -38h0M-9 -38h0M9 -38h0M26 -38h0M44 -38h0", paper, 12) +
    fill(
      arches(-104, -96, 16, 32, 1, 1) +
        arches(88, -96, 16, 32, 1, 1) +
        arches(-106, 0, 20, 50, 1, 1) +
        arches(86, 0, 20, 50, 1, 1),
      mix(ink, near, 0.2),
    )
  );
}
