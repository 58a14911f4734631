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
    stroke("M-84 -168L-320 -128M-84 -118L-320 -88M-84 -66L-320 -48", mix(ink, far, 0.25), 26, 'stroke-dasharray="12 14"') +
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
    fill(box(-92, -96, 184, 8) + box(-94, -214, 188, 9) + box(-66, -256, 132, 7) + box(-88, -50, 176, 6), mix(paper, wall, 0.25)) +
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
    fill("M-5 -352L-3 -378Q0 -386 3 -378L5 -352zM-3 -376Q-26 -392 -34 -412Q-12 -404 0 -384Q12 -404 34 -412Q26 -392 3 -376z", ink) +
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
    stroke("M-60 -220Q-54 -276 -14 -308M-26 -220Q-24 -276 -5 -310M26 -220Q24 -276 5 -310M60 -220Q54 -276 14 -308", mix(a1, paper, 0.4), 3) +
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
    turned([block(0, 150, 0, -40), block(-128, 28, 0, -54), block(128, 28, 0, -54), block(0, 58, 0, -98)], white, shade, 0.3) +
    fill(
      boxes(-96, -32, 9, 26, 4, 16) + boxes(44, -32, 9, 26, 4, 16) + lancets(-40, -36, 14, 44, 5, 17) + box(-14, -30, 28, 30),
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
    fill(storeys.map((y) => boxes(-154, y - 14, 12, 26, 3, 24)).join("") + arches(-152, -166, 12, 20, 3, 22), mix(ink, far, 0.35)) +
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
    fill(arches(-96, -4, 22, 60, 2, 30) + arches(44, -4, 22, 60, 2, 30) + lancets(-24, 0, 48, 86, 1, 1), mix(ink, near, 0.3)) +
    fill(box(-112, -106, 224, 8), mix(a1, white, 0.4)) +
    fill(boxes(-104, -90, 8, 10, 13, 16.4), mix(shade, near, 0.35)) +
    turned([minaret(-132), minaret(132)], white, shade) +
    stroke([-132, 132].flatMap((x) => [-60, -104, -148, -190].map((y) => `M${x - 19} ${y}h38`)).join(""), mix(a1, white, 0.35), 4) +
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
