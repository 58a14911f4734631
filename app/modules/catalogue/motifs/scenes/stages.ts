import { times, box, arches, oval, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots } from "../../posters/svg";
import type { MotifArt, MotifScene } from "../motif-scene";

/** A red velvet curtain over a stage. */
const stage: MotifArt = ({ a1, a2, ink, paper, wall }) =>
  fill(box(-300, -530, 600, 620), mix(a1, ink, 0.7)) +
  fill("M-190 20Q-150 -420 0 -440Q150 -420 190 20z", mix(a2, paper, 0.35)) +
  fill("M-300 -530H-40Q-60 -260 -210 -60L-200 30H-300zM300 -530H40Q60 -260 210 -60L200 30H300z", a1) +
  stroke(
    "M-250 -500V20M-200 -500Q-200 -200 -236 -60M-140 -500Q-150 -280 -226 -110M250 -500V20M200 -500Q200 -200 236 -60M140 -500Q150 -280 226 -110",
    mix(a1, ink, 0.4),
    13,
  ) +
  fill(
    "M-300 -530H300V-440Q250 -400 200 -440Q150 -400 100 -440Q50 -400 0 -440Q-50 -400 -100 -440Q-150 -400 -200 -440Q-250 -400 -300 -440z",
    mix(a1, a2, 0.2),
  ) +
  stroke(
    "M-300 -440Q-250 -400 -200 -440Q-150 -400 -100 -440Q-50 -400 0 -440Q50 -400 100 -440Q150 -400 200 -440Q250 -400 300 -440M-246 -70h60M246 -70h-60",
    a2,
    9,
  ) +
  fill(box(-300, 20, 600, 70), mix(wall, ink, 0.4)) +
  fill("M-60 -90q0 -60 50 -60t50 60q0 70 -50 90q-50 -20 -50 -90z", paper) +
  stroke("M-36 -90h20M8 -90h20M-30 -50q26 26 52 0", ink, 8, ROUND) +
  stroke("M40 -80q50 -10 60 -60M-56 -80q-40 -10 -50 -50", a1, 8, ROUND);

/** An opera house front with steps and statues. */
const opera: MotifArt = ({ wall, near, ink, a1, a2, leaf, paper }) =>
  fill("M-110 -330Q-100 -440 0 -446Q100 -440 110 -330z", leaf) +
  fill(box(-14, -480, 28, 40), a2) +
  fill(box(-250, -280, 500, 270), mix(wall, paper, 0.15)) +
  fill(box(-270, -306, 540, 36) + box(-130, -350, 260, 50), wall) +
  fill(arches(-220, -130, 54, 116, 6, 77) + arches(-220, -10, 54, 96, 6, 77), ink) +
  fill(arches(-212, -134, 38, 96, 6, 77), mix(a2, ink, 0.15)) +
  stroke(
    "M-232 -270V-10M-155 -270V-10M-78 -270V-10M0 -270V-10M78 -270V-10M155 -270V-10M232 -270V-10",
    mix(wall, near, 0.35),
    11,
  ) +
  fill(box(-290, -10, 580, 18) + box(-300, 8, 600, 30), mix(wall, near, 0.3)) +
  fill("M-28 8L-60 90H60L28 8z", a1) +
  dots("M-240 -326h0M240 -326h0", a2, 30);

/** A violin and its bow. */
const violin: MotifArt = ({ a1, a2, ink, wall, paper }) => {
  const wood = mix(a1, wall, 0.35);
  return (
    `<g transform="rotate(28 0 -240)">` +
    fill(
      "M-62 -200Q-110 -250 -74 -310Q-30 -350 0 -330Q30 -350 74 -310Q110 -250 62 -200Q40 -170 70 -140Q130 -70 84 10Q40 56 0 40Q-40 56 -84 10Q-130 -70 -70 -140Q-40 -170 -62 -200z",
      wood,
    ) +
    fill("M0 -330Q30 -350 74 -310Q110 -250 62 -200Q40 -170 70 -140Q130 -70 84 10Q40 56 0 40z", ink, 0.18) +
    fill("M-15 -510H15V-180H-15zM-24 -528H24V-500H-24z", ink) +
    stroke("M-40 -520h80M-40 -495h80", ink, 10, ROUND) +
    stroke("M-7 -500V-20M7 -500V-20", paper, 3) +
    fill(box(-36, -94, 72, 12) + "M-18 -40H18L10 20H-10z", ink) +
    stroke("M-56 -150q-16 40 6 76M56 -150q16 40 -6 76", ink, 8, ROUND) +
    `</g>` +
    stroke("M-250 -60L220 -430", mix(a2, ink, 0.4), 11, ROUND) +
    stroke("M-238 -40L216 -404", paper, 5)
  );
};

/** A saxophone in a spot of light. */
const saxophone: MotifArt = ({ a2, ink, a1, paper }) =>
  stroke("M-140 -450H-80Q-50 -450 -46 -410L-20 -110Q-10 -10 70 -20Q140 -30 140 -120V-190", mix(a2, ink, 0.12), 54) +
  fill("M76 -190L60 -280H236L190 -180z", a2) +
  fill(oval(148, -282, 90, 26), mix(a2, ink, 0.4)) +
  stroke("M-66 -420L-40 -110Q-30 -30 60 -44", mix(a2, paper, 0.5), 9, ROUND) +
  dots("M-40 -340h0M-34 -280h0M-28 -220h0M-22 -160h0M-8 -100h0M66 -18h0", ink, 27) +
  fill(box(-190, -468, 60, 34), ink) +
  fill(
    "M-230 -300q-34 -6 -36 18t24 20t22 -30v-90q26 4 34 30q6 -40 -44 -58zM230 -430q-30 -6 -32 16t22 18t20 -28v-84q24 4 30 28q6 -38 -40 -54z",
    a1,
  );

/** A guitar beside a microphone. */
const guitar: MotifArt = ({ a1, a2, ink, wall, paper }) =>
  `<g transform="rotate(-24 0 -200)">` +
  fill(
    "M-70 -250Q-120 -230 -92 -170Q-170 -100 -130 -20Q-80 40 0 36Q80 40 130 -20Q170 -100 92 -170Q120 -230 70 -250Q30 -270 0 -250Q-30 -270 -70 -250z",
    mix(a2, a1, 0.35),
  ) +
  fill(circle(0, -130, 46) + box(-18, -510, 36, 350) + box(-50, -40, 100, 22), ink) +
  fill("M-30 -570H30V-506H-30z", ink) +
  stroke("M-9 -540V-30M0 -540V-30M9 -540V-30", paper, 3) +
  stroke("M-44 -556h88M-44 -530h88", wall, 8, ROUND) +
  `</g>` +
  stroke("M200 20V-330M150 24h100", ink, 11, ROUND) +
  fill("M170 -420a30 30 0 0 1 60 0v70h-60z", mix(paper, ink, 0.3)) +
  fill(box(166, -352, 68, 16), ink);

/** A dancer in a wide skirt. */
const dancer: MotifArt = ({ a1, a2, ink, paper, wall }) =>
  fill("M-20 -270Q-240 -90 -250 10Q-130 40 0 0Q130 50 260 -20Q180 -150 26 -270z", a1) +
  stroke("M-250 6Q-130 40 0 0Q130 46 260 -24M-180 -70Q-60 -30 20 -80Q120 -40 206 -104", mix(a1, ink, 0.4), 15) +
  fill("M-30 -260L-44 -380H44L30 -260z", ink) +
  stroke("M-36 -370Q-130 -400 -110 -490M36 -370Q130 -330 160 -400", mix(wall, a2, 0.3), 24, ROUND) +
  fill(circle(0, -424, 40), mix(wall, a2, 0.3)) +
  fill("M-44 -424Q-40 -480 10 -474Q50 -468 44 -420Q30 -450 0 -450Q-24 -450 -44 -424z", ink) +
  fill(circle(38, -464, 20), a1) +
  fill("M170 -420l54 -44l14 70l-54 10z", a2) +
  stroke("M-150 60H150", paper, 6, 'opacity=".4"');

/** Two hands of a potter at the wheel. */
const workshop: MotifArt = ({ a1, a2, ink, wall, near, paper }) =>
  fill(oval(0, -20, 220, 44), mix(near, ink, 0.3)) +
  fill(oval(0, -34, 200, 36), near) +
  fill(box(-30, 10, 60, 70), ink) +
  fill("M-90 -40Q-150 -130 -110 -220Q-80 -260 -92 -300H92Q80 -260 110 -220Q150 -130 90 -40z", mix(a1, wall, 0.45)) +
  fill("M20 -40V-300H92Q80 -260 110 -220Q150 -130 90 -40z", ink, 0.2) +
  fill(oval(0, -300, 92, 22), mix(a1, ink, 0.5)) +
  stroke("M-118 -190H118M-126 -130H126", mix(a1, ink, 0.3), 7) +
  fill(
    "M-300 -170L-150 -230Q-110 -230 -106 -190Q-104 -150 -140 -150L-300 -70zM300 -170L150 -230Q110 -230 106 -190Q104 -150 140 -150L300 -70z",
    mix(a2, paper, 0.4),
  ) +
  fill("M-300 -180L-220 -216L-200 -120L-300 -66zM300 -180L220 -216L200 -120L300 -66z", ink);

/** Chairs before a screen at night. */
const cinema: MotifArt = ({ a1, ink, paper, a2, water }) =>
  fill(box(-230, -470, 460, 270), mix(paper, "#ffffff", 0.3)) +
  fill("M-230 -240Q-100 -330 40 -250T230 -270V-200H-230z", water) +
  fill(circle(110, -380, 40), a2) +
  stroke(box(-238, -478, 476, 286), ink, 14) +
  times(3)
    .map((row) =>
      times(5)
        .map((k) =>
          fill(
            `M${-290 + k * 120 + row * 26} ${-60 + row * 60}v-50q0 -30 44 -30t44 30v50z`,
            row % 2 ? mix(a1, ink, 0.3) : a1,
          ),
        )
        .join(""),
    )
    .join("");

/** Stages, music and crafts. */
export const STAGES = {
  stage: { on: "dark", art: stage },
  opera: { on: "town", art: opera },
  orchestra: { on: "room", art: violin },
  jazz: { on: "dark", art: saxophone },
  "live-music": { on: "dark", art: guitar },
  dance: { on: "dark", art: dancer },
  cinema: { on: "dark", art: cinema },
  workshop: { on: "room", art: workshop },
} as const satisfies Record<string, MotifScene>;
