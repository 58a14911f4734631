import type { Inks } from "../palettes";
import { block, box, boxes, spire, times, turned } from "../shapes";
import { dots, fill, mix, ROUND, stroke } from "../svg";

const round = Math.round;
/** A square Moorish minaret with a lantern and three golden balls. */
export function minaret({ wall, near, a1, a2, ink }: Inks): string {
  const shade = mix(wall, near, 0.7);
  return (
    fill(`M-48 0V-268${"v-10h8v10h8".repeat(6)}H48V0z`, wall) +
    fill("M14 0V-268H48V0z", shade) +
    fill(box(-48, -258, 96, 16) + box(-48, -158, 96, 6), a1) +
    fill(
      "M-38 -178v-34a10 14 0 0 1 20 0v34zM-12 -178v-34a10 14 0 0 1 20 0v34zM18 -178v-34a10 14 0 0 1 20 0v34zM-10 -70v-42a10 14 0 0 1 20 0v42z",
      ink,
    ) +
    stroke(
      "M-43 -172v-42a15 20 0 0 1 30 0v42M-17 -172v-42a15 20 0 0 1 30 0v42M13 -172v-42a15 20 0 0 1 30 0v42",
      a2,
      2.5,
    ) +
    fill("M-24 -268V-322h6v-6h6v6h6v-6h6v6h6v-6h6v6h6v-6h6v54z", wall) +
    fill("M8 -268v-60h10v6h6v54z", shade) +
    fill("M-8 -276v-24a8 10 0 0 1 16 0v24z", ink) +
    fill("M-16 -328a16 20 0 0 1 32 0z", a1) +
    stroke("M0 -346v-52", a2, 3) +
    dots("M0 -358h0", a2, 13) +
    dots("M0 -372h0", a2, 10) +
    dots("M0 -384h0", a2, 7)
  );
}

/** A Balinese shrine with nine thatched tiers. */
export function meru({ wall, a1, a2, ink }: Inks): string {
  let bodies = "";
  let roofs = "";
  let rims = "";
  let y = -40;
  let w = 86;
  for (const tier of times(9)) {
    const rise = 24 - tier;
    bodies += box(round(-w * 0.3), y - 12, round(w * 0.6), 12);
    y -= 12;
    const edge = `M${-w} ${y + 4}Q${round(-w * 0.5)} ${y - 4} ${round(-w * 0.3)} ${y - rise}`;
    roofs += `${edge}H${round(w * 0.3)}Q${round(w * 0.5)} ${y - 4} ${w} ${y + 4}Q0 ${y + 12} ${-w} ${y + 4}z`;
    rims += edge;
    y -= rise - 4;
    w = round(w * 0.875);
  }
  return (
    fill("M-120 0h240l-14 -20h-212zM-86 -20h172l-10 -22h-152z", wall) +
    fill("M20 0h100l-14 -20h-86zM20 -20h66l-10 -22h-56z", ink, 0.35) +
    fill(bodies, a1) +
    fill(roofs, ink) +
    stroke(rims, a2, 2) +
    fill(`M-4 ${y + 6}l4 -34l4 34z`, a2)
  );
}

/** The stepped basalt columns of Hallgrimskirkja. */
export function basalt({ wall, near, ink }: Inks): string {
  const columns = [188, 162, 138, 116, 98, 82, 68, 56, 46];
  const shade = mix(wall, near, 0.5);
  let left = "";
  let right = "";
  let seams = "";
  columns.forEach((tall, k) => {
    const x = 26 + k * 13;
    left += `M${-x - 13} 0V${-tall}l7 -9l6 9V0z`;
    right += `M${x} 0V${-tall}l6 -9l7 9V0z`;
    seams += `M${-x} 0V${-tall}M${x + 13} 0V${-tall}`;
  });
  return (
    fill(`${left}M-26 0V-246l10 -8v-16l8 -8L0 -350l8 72 8 8v16l10 8V0z`, wall) +
    fill(`${right}M0 0V-350l8 72 8 8v16l10 8V0z`, shade) +
    stroke(`${seams}M-13 0V-250M13 0V-250`, mix(wall, near, 0.8), 1.6) +
    stroke("M-8 -200v-30M0 -200v-36M8 -200v-30", ink, 4) +
    fill("M-12 0v-40a12 16 0 0 1 24 0v40z", ink) +
    stroke("M0 -350v-22M-6 -362h12", ink, 3)
  );
}

/** A slim lattice mast with two platforms. */
export function lattice({ a1, paper, ink }: Inks): string {
  const levels = 14;
  const half = (share: number): number => round(84 * Math.pow(1 - share, 1.7) + 5);
  let legs = "";
  let braces = "";
  for (const k of times(levels)) {
    const [foot, top] = [k / levels, (k + 1) / levels];
    const [a, b, y, up] = [half(foot), half(top), round(-360 * foot), round(-360 * top)];
    legs += `M${-a} ${y}L${-b} ${up}M${a} ${y}L${b} ${up}`;
    braces += `M${-a} ${y}L${b} ${up}M${a} ${y}L${-b} ${up}M${-b} ${up}H${b}`;
  }
  return (
    stroke(braces, a1, 2.2) +
    stroke(legs, a1, 6, ROUND) +
    fill(box(-40, -160, 80, 22) + box(-17, -268, 34, 14), paper) +
    fill(box(-40, -150, 80, 5) + box(-17, -262, 34, 3), ink) +
    fill(box(8, -160, 32, 22) + box(4, -268, 13, 14), ink, 0.22) +
    stroke("M0 -352v-56", a1, 4) +
    stroke("M0 -372v-14M0 -396v-12", paper, 4)
  );
}

/** A five-storey pagoda; `a1` its timber, `ink` its tiles, `a2` the rim of light. */
export function pagoda({ a1, a2, ink }: Inks): string {
  const widths = [122, 111, 101, 92, 84];
  let foot = 0;
  const storeys = widths.map((w, k) => {
    const tall = 60 - k * 3;
    const storey = { w, half: round(w * 0.45), foot, tall, eave: foot - tall + 8, last: k === 4 };
    foot -= tall + 12;
    return storey;
  });
  type Storey = (typeof storeys)[number];
  const each = (draw: (storey: Storey) => string): string => storeys.map(draw).join("");
  const top = storeys[4]?.eave ?? 0;
  const rim = ({ w, eave, last }: Storey): string =>
    last
      ? `M${-w} ${top - 7}C-50 ${top - 7} -14 ${top - 22} -6 ${top - 46}`
      : `M${-w} ${eave - 7}c${round(w * 0.25)} 2 ${round(w * 0.5)} -7 ${round(w * 0.58)} -21`;
  const farSide = ({ w, last }: Storey): string =>
    last
      ? `H6C14 ${top - 22} 50 ${top - 7} 84 ${top - 7}`
      : `H${round(w * 0.42)}c${round(w * 0.08)} 14 ${round(w * 0.33)} 23 ${round(w * 0.58)} 21`;
  return (
    fill(
      each(({ half, foot: y, tall }) => box(-half, y - tall, 2 * half, tall)),
      a1,
    ) +
    fill(
      each(({ half, foot: y, tall }) => box(round(half * 0.15), y - tall, round(half * 0.85), tall)),
      mix(a1, ink, 0.4),
    ) +
    stroke(
      each(({ half, foot: y, tall }) => [-0.62, -0.2, 0.55].map((at) => `M${round(half * at)} ${y}v${-tall}`).join("")),
      ink,
      3,
    ) +
    stroke(
      each(({ half, foot: y }) => `M${-half - 6} ${y - 9}H${half + 6}`),
      a2,
      3,
    ) +
    fill(
      `${each((s) => `${rim(s)}${farSide(s)}Q${round(s.w * 0.6)} ${s.eave + 8} 0 ${s.eave + 8}T${-s.w} ${s.eave - 7}Z`)}M-5 ${top - 118}q0 -8 5 -20q5 12 5 20z`,
      ink,
    ) +
    stroke(each(rim), a2, 2.5) +
    stroke(`M0 ${top - 44}v-84`, ink, 3) +
    stroke(`M0 ${top - 52}v-54`, ink, 11, 'stroke-dasharray="3 3.5"')
  );
}

/** A stepped tower of the fifties with a clock and a long spire over broad wings. `a2` is its dial and its lamps. */
export function cultureTower({ wall, near, ink, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.55);
  const ledge = mix(wall, paper, 0.5);
  const crown = (half: number, y: number, count: number): string =>
    boxes(-half, y - 10, 7, 10, count, (2 * half - 7) / (count - 1));
  return (
    turned(
      [block(0, 190, 0, -62), block(-168, 26, 0, -92), block(168, 26, 0, -92), block(0, 104, 0, -108)],
      wall,
      shade,
      0.5,
    ) +
    fill(crown(190, -62, 22) + crown(104, -108, 13), wall) +
    turned(
      [block(-80, 17, -104, -150), block(80, 17, -104, -150), block(0, 58, -104, -258), block(0, 46, -258, -290)],
      wall,
      shade,
      0.3,
    ) +
    fill(crown(58, -258, 8) + crown(46, -290, 7), wall) +
    turned([block(0, 36, -290, -336), block(0, 24, -336, -362), block(0, 14, -362, -386)], wall, shade, 0.3) +
    turned([spire(0, 8, -386, -486)], mix(near, ink, 0.3), ink) +
    fill(boxes(-60, -260, 120, 4, 1, 1) + boxes(-48, -292, 96, 4, 1, 1) + boxes(-38, -338, 76, 4, 1, 1), ledge) +
    stroke("M-44 -114V-252M-30 -114V-252M-16 -114V-252M-2 -114V-252", shade, 5, 'stroke-dasharray="11 7"') +
    stroke("M14 -114V-252M28 -114V-252M42 -114V-252", mix(shade, ink, 0.4), 5, 'stroke-dasharray="11 7"') +
    stroke("M-180 -40H-110M-92 -40H92M-180 -16H-110M-92 -70H92", mix(shade, ink, 0.35), 14, 'stroke-dasharray="7 9"') +
    fill("M-20 0V-30a20 20 0 0 1 40 0V0z", ink) +
    `<circle cx="-4" cy="-314" r="17" fill="${ink}"/><circle cx="-4" cy="-314" r="14" fill="${a2}"/>` +
    stroke("M-4 -314V-324M-4 -314L4 -310", ink, 3) +
    dots("M0 -488h0", a2, 7)
  );
}
