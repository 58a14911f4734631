import { observatory } from "../../posters/landmarks/city-icons";
import { times, box, boxes, arch, gable, circle } from "../../posters/shapes";
import { mix, fill, stroke, ROUND, dots } from "../../posters/svg";
import type { MotifArt, MotifScene } from "../motif-scene";

/** A temple of art with a banner between its columns. */
const museum: MotifArt = ({ wall, near, ink, a1, a2, paper }) =>
  fill(box(-230, -240, 460, 210), mix(wall, near, 0.4)) +
  fill(gable(-262, -264, 524, 116) + box(-252, -268, 504, 36), mix(wall, paper, 0.4)) +
  fill(gable(-170, -276, 340, 72), mix(wall, near, 0.35)) +
  fill(boxes(-224, -232, 44, 206, 5, 101), mix(wall, paper, 0.4)) +
  fill(boxes(-192, -232, 12, 206, 5, 101), near, 0.35) +
  fill(box(-166, -216, 42, 130) + box(138, -216, 42, 130), a1) +
  fill(box(-64, -216, 42, 130), a2) +
  fill(box(36, -150, 44, 124) + box(-64, -80, 42, 54), ink) +
  fill(box(-262, -30, 524, 20) + box(-280, -10, 560, 20) + box(-298, 10, 596, 24), mix(wall, paper, 0.2));

/** A framed landscape on a wall, with its lamp. */
const painting: MotifArt = ({ a2, ink, paper, water, leaf, far, a1, near }) =>
  fill(box(-220, -430, 440, 330), mix(a2, near, 0.4)) +
  fill(box(-204, -414, 408, 298), a2) +
  fill(box(-172, -382, 344, 234), mix(paper, water, 0.25)) +
  fill(circle(80, -310, 36), a1) +
  fill("M-172 -230L-80 -330L10 -240L70 -290L172 -210V-148H-172z", far) +
  fill("M-172 -190Q-60 -240 40 -190T172 -200V-148H-172z", leaf) +
  fill("M-20 -148Q30 -176 10 -196L24 -200Q70 -174 60 -148z", water) +
  fill("M-70 -470H70L54 -446H-54z", ink) +
  stroke("M0 -470V-500", ink, 8) +
  stroke("M-230 -10H230M-210 -10V-60M210 -10V-60M-210 -52Q0 -10 210 -52", ink, 9, ROUND);

/** Bold shapes on a white wall. */
const modernArt: MotifArt = ({ paper, a1, a2, ink, water, near }) =>
  fill(box(-230, -450, 300, 360), mix(paper, "#ffffff", 0.6)) +
  fill(circle(-130, -330, 70), a1) +
  fill(box(-110, -310, 140, 140), a2, 0.9) +
  fill("M-200 -110L-130 -250L-60 -110z", water) +
  stroke("M-220 -410L50 -130", ink, 12) +
  fill(box(110, -60, 140, 70), mix(paper, near, 0.25)) +
  fill("M130 -60Q110 -180 180 -190Q120 -250 180 -300Q250 -290 226 -220Q270 -150 230 -60z", near) +
  fill(circle(182, -236, 22), mix(paper, near, 0.2)) +
  fill("M196 -60Q240 -130 220 -200Q270 -150 230 -60z", ink, 0.4);

/** A marble head on a plinth. */
const bust: MotifArt = ({ paper, far, near, wall, ink }) =>
  fill(box(-92, -110, 184, 120) + box(-116, -132, 232, 28) + box(-116, 0, 232, 26), mix(wall, near, 0.25)) +
  fill(box(30, -104, 62, 110), near, 0.35) +
  fill(
    "M-150 -132Q-150 -210 -60 -232V-276Q-96 -310 -92 -370Q-84 -450 0 -452Q88 -450 92 -366Q92 -306 56 -274V-232Q150 -210 150 -132z",
    mix(paper, "#ffffff", 0.3),
  ) +
  fill(
    "M20 -450Q88 -444 92 -366Q92 -306 56 -274V-232Q150 -210 150 -132H60Q80 -200 24 -230Q52 -340 20 -450z",
    mix(far, paper, 0.35),
  ) +
  stroke("M-96 -378q-10 -70 44 -82q20 -26 60 -18q50 -6 70 36q24 26 16 66", mix(paper, far, 0.6), 30, ROUND) +
  stroke("M-56 -356h34M20 -356h34M-2 -350l-14 46h22M-24 -280h40", mix(ink, near, 0.5), 7, ROUND);

/** A painted amphora in a case. */
const amphora: MotifArt = ({ a1, ink, wall, near, paper, a2 }) =>
  fill(box(-190, -40, 380, 60), near) +
  fill(box(-206, -56, 412, 20), ink) +
  fill(box(-176, -470, 352, 416), paper, 0.28) +
  stroke(box(-176, -470, 352, 416), paper, 6, 'opacity=".8"') +
  stroke("M-50 -396Q-150 -380 -104 -270M50 -396Q150 -380 104 -270", mix(a1, ink, 0.3), 20) +
  fill(
    "M-62 -430H62V-404H40Q40 -360 96 -320Q140 -260 90 -170Q50 -110 40 -86H56V-60H-56V-86H-40Q-50 -110 -90 -170Q-140 -260 -96 -320Q-40 -360 -40 -404H-62z",
    a1,
  ) +
  fill("M30 -350Q60 -340 96 -320Q140 -260 90 -170Q50 -110 40 -86H56V-60H20Q80 -190 30 -350z", ink, 0.22) +
  fill("M-112 -282H112V-262H-112zM-106 -188H104V-170H-106z", ink) +
  stroke("M-96 -226l20 -20v40h24v-40h24v40h24v-40h24v40h24v-40h24v40h22", ink, 8) +
  fill(box(-40, -30, 80, 26), mix(wall, a2, 0.5));

/** The skeleton of a long-necked dinosaur. */
const dinosaur: MotifArt = ({ paper, ink, near }) => {
  const bone = mix(paper, "#ffffff", 0.2);
  return (
    stroke("M-280 -120Q-190 -190 -90 -250Q10 -290 90 -270Q170 -300 190 -420", bone, 17, ROUND) +
    stroke(
      "M-280 -120Q-190 -190 -90 -250Q10 -290 90 -270Q170 -300 190 -420",
      mix(bone, near, 0.4),
      17,
      'stroke-dasharray="4 14"',
    ) +
    fill("M170 -452Q196 -476 240 -460Q286 -440 280 -420L196 -404Q160 -420 170 -452z", bone) +
    fill(circle(216, -442, 9), ink) +
    stroke(
      "M-80 -250Q-110 -190 -66 -150M-44 -264Q-76 -180 -26 -134M-8 -272Q-36 -180 14 -130M28 -274Q4 -190 48 -140M62 -270Q48 -210 80 -160",
      bone,
      11,
      ROUND,
    ) +
    stroke(
      "M-104 -240L-130 -130L-106 0H-140M92 -264L124 -140L98 0H138M-70 -240L-60 -130L-76 0H-40M70 -260L60 -130L76 0H44",
      bone,
      15,
      ROUND,
    ) +
    fill(box(-300, 6, 600, 26), near)
  );
};

/** Rings of a model atom over a hand-wide magnet. */
const science: MotifArt = ({ a1, a2, ink, water, paper, near }) =>
  `<g transform="translate(0 -270)">${[0, 60, 120].map((turn) => `<ellipse rx="200" ry="74" fill="none" stroke="${ink}" stroke-width="11" transform="rotate(${turn})"/>`).join("")}</g>` +
  fill(circle(0, -270, 42), a1) +
  fill(circle(198, -270, 22) + circle(-100, -443, 22) + circle(-98, -97, 22), a2) +
  fill(box(-130, -20, 260, 34), near) +
  fill("M-150 14H150L170 40H-170z", ink) +
  stroke("M0 -20V-60", near, 16) +
  dots("M-240 -470h0M230 -440h0M-250 -180h0M236 -110h0", mix(water, paper, 0.4), 20);

/** The dome of a planetarium and the ringed planet in it. */
const planets: MotifArt = ({ a1, a2, ink, paper, water }) =>
  fill(box(-300, -530, 600, 620), mix(ink, "#000000", 0.1)) +
  dots(
    "M-240 -460h0M-160 -500h0M-60 -440h0M60 -490h0M200 -450h0M250 -340h0M-260 -300h0M-220 -120h0M230 -130h0M-90 -60h0M110 -40h0M-10 10h0",
    paper,
    9,
  ) +
  fill(circle(0, -250, 130), a2) +
  fill("M-124 -290H124L130 -250H-130zM-118 -196H118L90 -156H-90z", a1, 0.7) +
  `<ellipse cx="0" cy="-250" rx="236" ry="60" fill="none" stroke="${paper}" stroke-width="17" transform="rotate(-14 0 -250)"/>` +
  fill("M-124 -290A130 130 0 0 1 124 -290L128 -262Q0 -210 -126 -232z", a2) +
  fill("M-124 -290H124L128 -266Q0 -230 -127 -236z", a1, 0.7) +
  fill(circle(210, -440, 34), water);

/** A gun on its wheels and a helmet. */
const arms: MotifArt = ({ ink, near, leaf, ground, paper, a2 }) => {
  const steel = mix(leaf, ink, 0.55);
  return (
    fill("M-60 -190L210 -330L232 -296L-20 -130z", steel) +
    fill("M196 -336L232 -352L252 -312L222 -290z", ink) +
    fill("M-30 -150L-270 10H-210L20 -110z", mix(steel, ground, 0.3)) +
    fill(circle(-10, -80, 112), ink) +
    fill(circle(-10, -80, 86), mix(ground, paper, 0.3)) +
    stroke("M-10 -166V6M-96 -80H76M-70 -140L50 -20M50 -140L-70 -20", steel, 15) +
    fill(circle(-10, -80, 30), ink) +
    fill(box(-300, 20, 600, 20), near) +
    fill("M120 20Q120 -90 196 -90Q272 -90 272 20z", steel) +
    fill(box(106, 4, 180, 18), ink) +
    dots("M196 -40h0", a2, 26)
  );
};

/** A great anchor. */
const anchor: MotifArt = ({ ink, near, a1, paper }) =>
  stroke(circle(0, -420, 42), ink, 24) +
  stroke("M0 -378V-40M-110 -320H110", ink, 34, ROUND) +
  stroke("M-210 -180Q-190 -30 0 -24Q190 -30 210 -180", ink, 36) +
  fill("M-256 -150L-214 -250L-162 -160zM256 -150L214 -250L162 -160z", ink) +
  stroke("M-12 -370V-60M-190 -150Q-160 -60 -40 -44", mix(near, paper, 0.4), 8, ROUND) +
  stroke("M40 -420Q150 -440 140 -330T40 -200T-60 -60T-240 10", a1, 15, ROUND);

/** A steam engine from its side. */
const locomotive: MotifArt = ({ ink, a1, a2, near, paper, far }) =>
  fill(
    "M116 -330q-20 -40 20 -60q0 -46 56 -40q40 -30 90 -6q-40 16 -44 40q-40 4 -54 34q-40 4 -40 32z",
    mix(paper, far, 0.3),
  ) +
  fill(box(-260, -300, 150, 220), a1) +
  fill(box(-280, -320, 190, 26), ink) +
  fill(box(-230, -270, 90, 80), mix(a2, paper, 0.3)) +
  fill("M-110 -240H180a60 60 0 0 1 0 150H-110z", near) +
  fill("M-110 -130H226L214 -90H-110z", ink, 0.35) +
  stroke("M-50 -240V-90M40 -240V-90M130 -240V-90", a2, 9) +
  fill("M104 -240L96 -330H168L156 -240zM-20 -240a30 34 0 0 1 60 0z", ink) +
  fill(box(-280, -90, 520, 30) + "M240 -90L290 10H220z", a1) +
  fill(circle(-200, -30, 52) + circle(-80, -30, 52) + circle(40, -30, 52) + circle(160, -14, 36), ink) +
  fill(circle(-200, -30, 34) + circle(-80, -30, 34) + circle(40, -30, 34), mix(a1, near, 0.3)) +
  stroke("M-200 -24H40", paper, 13, ROUND) +
  fill(circle(238, -166, 20), a2) +
  stroke("M-300 26H300", ink, 12);

/** An old car under the lights of a hall. */
const oldPlane: MotifArt = ({ a1, a2, ink, paper, near, far }) =>
  fill("M-250 -210Q-160 -270 60 -260Q200 -256 240 -200Q200 -150 40 -150Q-120 -150 -250 -190z", paper) +
  fill("M-250 -190Q-120 -150 40 -150Q200 -150 240 -200Q150 -180 0 -184Q-150 -190 -250 -210z", mix(paper, far, 0.7)) +
  fill("M-262 -210L-286 -320H-226L-170 -230z", a1) +
  fill("M-60 -220L100 -220L-40 -60H-120z", a1) +
  fill("M-20 -262L60 -262L-30 -360H-90z", mix(a1, ink, 0.3)) +
  fill("M120 -254Q180 -250 206 -218H130z", ink) +
  stroke("M-170 -216H100", ink, 17, 'stroke-dasharray="17 17"') +
  stroke("M250 -290V-110", ink, 11, ROUND) +
  fill(circle(246, -200, 18), a2) +
  stroke("M150 -156V-30M-60 -90V-30", near, 11) +
  fill(circle(150, -20, 26) + circle(-60, -20, 26), ink);

/** A town house with a plaque beside its door, a lamp and flower boxes. */
const historicHouse: MotifArt = ({ wall, near, ink, a1, a2, leaf, paper }) =>
  fill("M-210 -330L-150 -440H150L210 -330z", near) +
  fill(box(130, -470, 40, 90), a1) +
  fill(box(-190, -332, 380, 342), mix(wall, paper, 0.2)) +
  fill(box(100, -332, 90, 342), near, 0.2) +
  fill(boxes(-150, -290, 60, 90, 3, 120) + boxes(-150, -140, 60, 86, 1, 1) + box(90, -140, 60, 86), ink) +
  stroke("M-120 -290v90M0 -290v90M120 -290v90M-120 -140v86M120 -140v86", paper, 6) +
  fill(boxes(-158, -196, 76, 18, 3, 120), leaf) +
  dots("M-146 -200h0M-120 -204h0M-94 -200h0M-26 -200h0M0 -204h0M26 -200h0M94 -200h0M120 -204h0M146 -200h0", a1, 17) +
  fill(arch(-44, 10, 88, 160), a1) +
  dots("M24 -60h0", a2, 13) +
  fill(box(52, -110, 30, 40), a2);

/** A loom and its striped cloth. */
const textiles: MotifArt = ({ wall, ink, a1, a2, water, paper, near }) =>
  fill(
    box(-240, -450, 30, 470) + box(210, -450, 30, 470) + box(-270, -440, 540, 30) + box(-260, -70, 520, 28),
    mix(wall, ink, 0.45),
  ) +
  stroke(
    times(16)
      .map((k) => `M${-180 + k * 24} -410V-70`)
      .join(""),
    paper,
    4,
  ) +
  [a1, a2, water, paper, a1, near, a2].map((colour, k) => fill(box(-190, -250 + k * 26, 380, 26), colour)).join("") +
  stroke("M-180 -198l30 -20l30 20l30 -20l30 20l30 -20l30 20l30 -20l30 20l30 -20l30 20l30 -20l30 20", ink, 6) +
  fill("M-60 -284Q20 -310 100 -284Q20 -258 -60 -284z", near) +
  fill(box(-200, -268, 400, 14), ink);

/** Museums and galleries by what they hold. */
export const MUSEUMS = {
  museum: { on: "town", art: museum },
  painting: { on: "room", art: painting },
  "modern-art": { on: "room", art: modernArt },
  sculpture: { on: "room", art: bust },
  antiquities: { on: "room", art: amphora },
  dinosaur: { on: "room", art: dinosaur },
  science: { on: "room", art: science },
  planets: { on: "dark", art: planets },
  observatory: { on: "hills", art: observatory, s: 1.7 },
  arms: { on: "room", art: arms },
  anchor: { on: "water", art: anchor },
  locomotive: { on: "hills", art: locomotive },
  aeroplane: { on: "sky", art: oldPlane, y: 640 },
  "historic-house": { on: "town", art: historicHouse },
  textiles: { on: "room", art: textiles },
} as const satisfies Record<string, MotifScene>;
