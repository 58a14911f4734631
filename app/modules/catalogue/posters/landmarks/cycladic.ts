import type { Inks } from "../palettes";
import { arch, arches, box } from "../shapes";
import { fill, mix, stroke } from "../svg";

/**
 * A white village above a blue sea, stepping down a cliff from a windmill to a domed church. In sheet coordinates:
 * placed at 0, 0.
 */
export function cycladicVillage(ink: Inks): string {
  const { wall, far, a1, near, paper, water, disc } = ink;
  const shade = mix(wall, far, 0.5);
  const deep = mix(wall, far, 0.9);
  const cliff = "#9a5242";
  const cube = (x: number, y: number, w: number, h: number, share = 0.62): string =>
    fill(box(x, y, w, h), wall) + fill(box(x + Math.floor(w * share), y, w - Math.floor(w * share), h), shade);
  const vault = (x: number, y: number, w: number, h: number): string => {
    const r = w / 2;
    const split = x + Math.floor(w * 0.55);
    return (
      fill(arch(x, y + h, w, h), wall) +
      fill(`M${split} ${y + h}V${y + 4}Q${x + w} ${y + 8} ${x + w} ${y + r}V${y + h}z`, shade)
    );
  };
  const cap = (x: number, y: number, r: number): string =>
    fill(`M${x - r} ${y}a${r} ${Math.floor(r * 0.96)} 0 0 1 ${2 * r} 0z`, a1) +
    fill(
      `M${x - r * 0.9} ${y}C${x - r * 0.86} ${y - r * 0.62} ${x - r * 0.4} ${y - r * 0.94} ${x - r * 0.06} ${y - r * 0.95}C${x - r * 0.4} ${y - r * 0.7} ${x - r * 0.45} ${y - r * 0.3} ${x - r * 0.42} ${y}z`,
      mix(a1, "#ffffff", 0.25),
    ) +
    fill(box(x - r * 0.13, y - r * 1.22, r * 0.26, r * 0.3), wall) +
    stroke(`M${x} ${y - r * 1.22}v${-r * 0.3}m${-r * 0.1} ${r * 0.1}h${r * 0.22}`, wall, 3);
  return (
    fill(`M1030 270L880 290 760 268 600 286L500 306 420 372 340 440 262 520 214 610 168 690 130 800H1030Z`, cliff) +
    stroke(
      "M250 556q-20 60 -60 130M290 530q-20 90 -90 240M700 330q20 60 0 120M900 340q-20 60 -10 140",
      near,
      6,
      'opacity=".6" stroke-linecap="round"',
    ) +
    fill(
      "M500 214l-52 -20 10 -22zM500 214l-20 -52 20 -6zM500 214l20 -52 18 12zM500 214l52 -20 6 20zM500 214l-52 20-6-20z",
      paper,
    ) +
    stroke(
      "M500 214l-52 -20M500 214l-20 -52M500 214l20 -52M500 214l52 -20M500 214l52 20M500 214l-52 20M500 214l20 52M500 214l-20 52",
      "#7a5a44",
      2,
    ) +
    fill("M476 226h48l6 88h-60z", wall) +
    fill("M504 226h20l6 88h-22z", shade) +
    fill("M470 228L500 184 530 228z", "#7a5a44") +
    cube(640, 252, 120, 90) +
    cube(790, 262, 90, 80) +
    cube(900, 250, 140, 110) +
    cube(700, 330, 110, 110) +
    cube(850, 340, 100, 100) +
    cube(960, 380, 90, 100) +
    vault(760, 300, 70, 90) +
    vault(930, 330, 60, 90) +
    cap(700, 262, 44) +
    cube(656, 258, 88, 30) +
    cube(546, 268, 70, 70) +
    cube(440, 310, 90, 60) +
    cube(530, 316, 80, 70) +
    vault(404, 348, 52, 70) +
    fill(arch(422, 396, 16, 24), a1) +
    cube(600, 400, 150, 120) +
    cube(770, 430, 120, 130) +
    cube(900, 460, 140, 130) +
    cube(470, 380, 140, 110) +
    cube(246, 420, 70, 190, 0.7) +
    fill(arches(256, 524, 20, 34, 2, 28) + arch(270, 472, 22, 36), mix(water, paper, 0.5)) +
    fill("M262 512a4 7 0 0 1 8 0zM290 512a4 7 0 0 1 8 0zM277 458a4 7 0 0 1 8 0z", disc) +
    fill("M240 422h82l-12 -10h-16l-13 -18l-13 18h-16z", wall) +
    cube(322, 470, 150, 150) +
    cap(398, 444, 68) +
    cube(334, 440, 128, 40) +
    cube(620, 530, 130, 150) +
    cube(760, 570, 150, 150) +
    cube(920, 590, 120, 150) +
    cube(470, 520, 160, 150) +
    vault(196, 570, 92, 120) +
    vault(690, 560, 90, 130) +
    vault(860, 520, 80, 130) +
    cube(280, 610, 200, 110, 0.7) +
    cube(620, 660, 420, 140, 0.5) +
    fill(
      box(562, 290, 14, 18) +
        box(458, 330, 12, 18) +
        box(548, 340, 14, 20) +
        box(492, 410, 18, 26) +
        box(560, 404, 18, 26) +
        arches(350, 478, 14, 26, 4, 28) +
        arch(368, 620, 44, 80) +
        arch(500, 670, 40, 80) +
        box(566, 560, 22, 30) +
        arch(224, 690, 34, 60) +
        box(310, 640, 24, 32) +
        box(360, 640, 24, 32) +
        box(640, 430, 18, 26) +
        box(690, 430, 18, 26) +
        arch(800, 560, 34, 60) +
        box(930, 490, 18, 26) +
        box(800, 280, 14, 18) +
        box(720, 360, 16, 22) +
        box(870, 370, 16, 22) +
        arch(712, 690, 40, 70) +
        box(960, 630, 20, 28) +
        box(660, 570, 18, 26) +
        box(930, 280, 16, 20),
      a1,
    ) +
    terrace({ wall, shade, deep, paper })
  );
}

/** The steps and walls in front. */
function terrace({ wall, shade, deep, paper }: { wall: string; shade: string; deep: string; paper: string }): string {
  return (
    fill("M-430 800V706H150V800Z", wall) +
    fill("M-430 706H150l14 12v82h-14v-82H-430z", deep) +
    fill(box(-430, 700, 586, 10), paper) +
    fill("M150 800L262 720H480L600 800Z", deep) +
    stroke("M262 716L140 806", wall, 18) +
    stroke("M273 720L156 806", shade, 6) +
    stroke("M268 724h216M240 740h268M214 760h326M184 784h392", wall, 6) +
    fill("M480 706q0 -8 8 -8H1030V800H520z", wall) +
    fill("M480 706q0 -8 8 -8H1030v12H492z", paper)
  );
}
