import type { Inks } from "../palettes";
import { block, box, boxes, times, turned, type Level } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** The white shells of the Sydney opera house on their podium, mouths to the harbour on the left. */
export function operaShells({ paper, far, near, ink, a2 }: Inks): string {
  const white = mix(paper, "#ffffff", 0.45);
  const shade = mix(paper, far, 0.8);
  const glass = mix(near, a2, 0.12);
  // A shell: its point overhangs the mouth at the left, the ridge falls away to the foot at the right.
  const shell = (x: number, w: number, h: number, side: 1 | -1 = 1): string => {
    const at = (across: number, up: number): string => `${x + side * w * across} ${-44 - h * up}`;
    return (
      fill(
        `M${at(0, 1)}Q${at(0.66, 0.96)} ${at(1, 0)}L${at(0.2, 0)}Q${at(0.06, 0.5)} ${at(0, 1)}z`,
        side > 0 ? white : shade,
      ) +
      fill(
        `M${at(0, 1)}Q${at(0.66, 0.96)} ${at(1, 0)}L${at(0.74, 0)}Q${at(0.5, 0.66)} ${at(0, 1)}z`,
        side > 0 ? shade : mix(shade, near, 0.35),
      ) +
      fill(`M${at(0, 1)}Q${at(0.06, 0.5)} ${at(0.2, 0)}L${at(0.4, 0)}Q${at(0.18, 0.56)} ${at(0, 1)}z`, glass) +
      stroke(`M${at(0, 1)}Q${at(0.12, 0.5)} ${at(0.3, 0)}`, shade, 2)
    );
  };
  return (
    shell(236, 96, 80, -1) +
    shell(-44, 184, 214) +
    shell(166, 110, 104, -1) +
    shell(-124, 150, 150) +
    shell(-194, 116, 92) +
    shell(-250, 60, 42) +
    fill("M-290 0L-262 -46H236L262 0z", mix(near, paper, 0.6)) +
    fill("M90 0L94 -46H236L262 0z", ink, 0.22) +
    fill("M-262 -46H236L240 -38H-266z", mix(paper, near, 0.2)) +
    stroke("M-250 -20H230", a2, 7, 'stroke-dasharray="10 6" opacity=".7"')
  );
}

/** Three leaning towers that carry a long deck like a ship. */
export function skyDeck({ wall, near, far, leaf, a2, paper }: Inks): string {
  const shade = mix(wall, near, 0.7);
  const leg = (x: number): string => `M${x - 34} 0Q${x - 16} -90 ${x - 20} -200H${x + 20}Q${x + 18} -90 ${x + 34} 0z`;
  const half = (x: number): string => `M${x + 8} 0Q${x + 6} -90 ${x + 4} -200H${x + 20}Q${x + 18} -90 ${x + 34} 0z`;
  const xs = [-110, 0, 110];
  return (
    fill(xs.map(leg).join(""), wall) +
    fill(xs.map(half).join(""), shade) +
    stroke(
      xs.flatMap((x) => times(11).map((k) => `M${x - 24} ${-16 - k * 17}H${x + 22}`)).join(""),
      a2,
      4,
      'stroke-dasharray="5 5" opacity=".75"',
    ) +
    fill("M-196 -224Q0 -204 184 -222L176 -204Q0 -190 -150 -200Q-184 -206 -196 -224z", mix(paper, far, 0.25)) +
    fill("M20 -212Q110 -214 184 -222L176 -204Q100 -196 20 -196z", shade) +
    stroke(
      "M-150 -222h0M-128 -221h0M-96 -220h0M-60 -219h0M0 -218h0M30 -218h0M80 -220h0M120 -221h0",
      leaf,
      14,
      'stroke-linecap="round"',
    )
  );
}

/** Atoms of steel on struts. */
export function atomium({ far, paper, near, ink }: Inks): string {
  const atoms = [
    [0, -40],
    [-96, -104],
    [96, -104],
    [0, -150],
    [-96, -216],
    [96, -216],
    [0, -268],
    [-50, -168],
    [54, -164],
  ] as const;
  const lit = mix(far, paper, 0.4);
  return (
    stroke(
      "M0 -40L-96 -104L-96 -216L0 -268L96 -216L96 -104L0 -40V-268M-96 -104L96 -216M96 -104L-96 -216",
      mix(far, near, 0.5),
      9,
    ) +
    atoms
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="36" fill="${lit}"/>${fill(`M${x + 6} ${y - 35}A36 36 0 1 1 ${x - 14} ${y + 33}Q${x + 26} ${y + 14} ${x + 6} ${y - 35}z`, mix(far, near, 0.45))}`,
      )
      .join("") +
    fill("M-14 0L-8 -30H8L14 0z", ink)
  );
}

/** Christ with open arms on the steep green peak of the Corcovado. */
export function openArms({ paper, far, near, ink }: Inks): string {
  const white = mix(paper, "#ffffff", 0.4);
  const shade = mix(paper, far, 0.75);
  return (
    fill(
      "M-300 190Q-190 120 -120 50Q-80 10 -52 -34Q-36 -62 -14 -66H12Q34 -60 48 -24Q70 40 130 96Q200 160 300 190z",
      near,
    ) +
    fill("M-2 -66H12Q34 -60 48 -24Q70 40 130 96Q200 160 300 190H60Q30 120 34 60Q36 0 -2 -66z", ink, 0.28) +
    fill("M-60 -6Q-54 50 -96 110L-130 150Q-104 80 -84 22z", ink, 0.16) +
    fill("M-13 -66V-84H13V-66z", mix(far, near, 0.5)) +
    fill(
      "M-12 -84Q-10 -116 -8 -130L-34 -128L-58 -132L-60 -138L-34 -142L-7 -146H7L34 -142L60 -138L58 -132L34 -128L8 -130Q10 -116 12 -84z",
      white,
    ) +
    fill("M3 -84Q4 -120 1 -146H7L34 -142L60 -138L58 -132L34 -128L8 -130Q10 -116 12 -84z", shade) +
    fill("M-8 -130L-34 -128L-30 -122L-9 -118zM8 -130L34 -128L30 -122L9 -118z", shade) +
    dots("M0 -153h0", white, 13)
  );
}

/** The bulbous pylon of pearls: a television tower on legs with two spheres. */
export function pearlTower({ a1, ink, wall, near, a2 }: Inks): string {
  const ball = (y: number, r: number): string =>
    `<circle cx="0" cy="${y}" r="${r}" fill="${a1}"/>${fill(`M${r * 0.2} ${y - r}A${r} ${r} 0 0 1 ${r * 0.2} ${y + r}Q${r * 0.6} ${y} ${r * 0.2} ${y - r}z`, ink, 0.3)}`;
  return (
    stroke("M-52 0L-14 -110M52 0L14 -110M-13 -60V-250M13 -60V-250M0 -60V-250", wall, 8) +
    stroke("M17 -60V-250M54 0L18 -104", mix(wall, near, 0.7), 4) +
    ball(-96, 42) +
    ball(-250, 30) +
    ball(-312, 13) +
    turned(
      [
        [
          0,
          [
            [6, -280],
            [3, -330],
            [1, -420],
          ],
        ],
      ],
      wall,
      near,
    ) +
    stroke("M-40 -96H40M-28 -250H28", a2, 5, 'stroke-dasharray="4 4"') +
    dots("M-13 -140h0M13 -140h0M0 -170h0M-13 -200h0M13 -200h0", a1, 15)
  );
}

/** A sail-shaped tower by the water. */
export function sailTower({ paper, far, near, a2 }: Inks): string {
  const shade = mix(paper, far, 0.8);
  return (
    fill("M-60 0V-40Q-40 -250 40 -330V0z", paper) +
    fill("M40 -330V0H-4Q30 -160 40 -330z", shade) +
    stroke("M40 0V-392M-52 -80L40 -60M-42 -140L40 -120M-26 -200L40 -180M0 -260L40 -240", mix(far, near, 0.6), 4) +
    stroke(
      times(12)
        .map((k) => `M${-52 + k * 5} ${-20 - k * 20}H${10 + k * 2}`)
        .join(""),
      near,
      3,
      'stroke-dasharray="5 5" opacity=".5"',
    ) +
    fill("M40 -292h44l-8 12H40z", a2)
  );
}

/** Three flame-shaped glass towers. */
export function flames({ water, ink, paper, a2 }: Inks): string {
  const flame = (x: number, h: number, w: number, tip: number): string => {
    const floors = times(9)
      .map((k) => `M${x - w * (1 - k * 0.09)} ${-12 - (k * h) / 12}H${x + w * (0.9 - k * 0.09)}`)
      .join("");
    return (
      fill(
        `M${x - w} 0Q${x - w * 1.3} ${-h * 0.6} ${x + tip} ${-h}Q${x + w * 0.5} ${-h * 0.66} ${x + w} 0z`,
        mix(water, paper, 0.25),
      ) +
      fill(
        `M${x + w * 0.2} 0Q${x + w * 0.1} ${-h * 0.6} ${x + tip} ${-h}Q${x + w * 0.5} ${-h * 0.66} ${x + w} 0z`,
        mix(water, ink, 0.45),
      ) +
      stroke(floors, a2, 2.5, 'stroke-dasharray="4 9" opacity=".55"')
    );
  };
  return flame(-86, 200, 40, 22) + flame(88, 230, 42, -24) + flame(0, 290, 46, 26);
}

/** A wheel of gondolas. */
export function bigWheel({ paper, near, a1, a2, far }: Inks): string {
  const rim = times(16).map(
    (k) =>
      [Math.round(Math.cos((k * Math.PI) / 8) * 118), Math.round(Math.sin((k * Math.PI) / 8) * 118) - 150] as const,
  );
  return (
    stroke(rim.map(([x, y]) => `M0 -150L${x} ${y}`).join(""), mix(far, near, 0.3), 1.6) +
    `<circle cx="0" cy="-150" r="118" fill="none" stroke="${near}" stroke-width="6"/><circle cx="0" cy="-150" r="106" fill="none" stroke="${paper}" stroke-width="2"/>` +
    stroke("M-66 0L0 -150L66 0", near, 8) +
    dots(
      rim
        .filter((_, k) => k % 2 === 0)
        .map(([x, y]) => `M${x} ${y}h0`)
        .join(""),
      a1,
      17,
    ) +
    dots(
      rim
        .filter((_, k) => k % 2)
        .map(([x, y]) => `M${x} ${y}h0`)
        .join(""),
      a2,
      17,
    ) +
    dots("M0 -150h0", near, 18)
  );
}

/** A modernist cathedral, a clam of ribs: also any hyperbolic crown. */
export function lantern({ paper, far, near, a2 }: Inks): string {
  const levels: Level[] = [
    [90, 0],
    [34, -150, 34, -70],
    [62, -230, 38, -190],
  ];
  return (
    turned([[0, levels]], paper, mix(paper, far, 0.8)) +
    stroke(
      "M-78 0Q-30 -70 -26 -150Q-28 -190 -48 -228M-34 0Q-12 -80 -10 -150Q-10 -190 -18 -228M34 0Q12 -80 10 -150Q10 -190 18 -228",
      near,
      3,
      'opacity=".6"',
    ) +
    fill(boxes(-60, -234, 10, 6, 9, 14), a2) +
    turned([block(0, 3, -230, -270)], near, near) +
    fill(box(-96, -6, 192, 8), near)
  );
}

/** A steel roller coaster: a lift hill, a loop and a last hump on a lattice of posts. `a1` is its track. */
export function rollerCoaster({ near, paper, a1, a2, ink }: Inks): string {
  const track = "M-250 -30C-206 -30 -196 -300 -150 -300C-104 -300 -96 -40 -40 -24";
  const loop = "M-40 -24C44 -4 96 -70 84 -134C74 -196 -14 -196 -22 -130C-30 -66 30 -6 110 -24";
  const hump = "M110 -24C160 -36 164 -190 204 -190C244 -190 240 -30 290 -30";
  const posts = times(9)
    .map((k) => `M${-196 + k * 12} 0V${-Math.round(96 + 200 * Math.sin((k + 1) * 0.31))}`)
    .join("");
  return (
    stroke(posts + "M176 0V-140M190 0V-176M204 0V-186M218 0V-176M232 0V-136M-60 0V-40M84 0V-120M30 0V-178", near, 3.4) +
    stroke("M-198 -60H-96M-190 -130H-104M-182 -200H-114M172 -70H238M176 -130H232", near, 2.6) +
    stroke(
      "M-198 -60L-104 -130M-96 -60L-190 -130L-114 -200M-104 -130L-182 -200M172 -70L232 -130M238 -70L176 -130",
      near,
      1.8,
    ) +
    stroke(track + loop + hump, ink, 13) +
    stroke(track + loop + hump, a1, 8) +
    stroke(track + loop + hump, mix(a1, paper, 0.55), 2.4) +
    fill("M-204 -226l12 -40l15 5l-12 40zM-187 -270l17 -30l13 8l-16 31zM-152 -310l34 7l-3 14l-33 -6z", a2) +
    dots("M-190 -268h0M-166 -302h0M-132 -316h0M-118 -312h0", ink, 10)
  );
}
