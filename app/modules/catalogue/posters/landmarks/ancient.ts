import type { Inks } from "../palettes";
import { arch, arches, block, box, boxes, times, turned, type Level } from "../shapes";
import { dots, fill, mix, stroke } from "../svg";

/** A Doric temple with some columns of its far side gone. */
export function parthenon({ wall, near, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const columns = times(8).map((k) => -156 + k * 42);
  return (
    fill(box(-150, -128, 300, 110), mix(near, ink, 0.2)) +
    fill("M-196 0V-10H-186V-20H186V-10H196V0z", wall) +
    fill("M80 -20H186V-10H196V0H80z", shade) +
    fill(columns.map((x) => `M${x} -20l3 -104h16l3 104z`).join(""), wall) +
    fill(columns.map((x) => `M${x + 13} -20l-1 -104h7l3 104z`).join(""), shade) +
    stroke(columns.map((x) => `M${x + 8} -22V-122`).join(""), shade, 1.5) +
    fill("M-172 -124H172V-152H-172zM-178 -152L0 -206L120 -170L150 -152z", wall) +
    fill("M60 -124H172V-152H60zM0 -206L120 -170L150 -152H60z", shade) +
    fill("M-128 -158L0 -196L92 -166V-158z", mix(near, wall, 0.25)) +
    stroke("M-172 -138H172", paper, 7, 'stroke-dasharray="10 12" opacity=".6"')
  );
}

/** The Colosseum, its outer ring broken off on the right. */
export function colosseum({ wall, near, ink }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const shell = "M-210 0V-176Q-130 -212 -10 -212L16 -200L30 -168L54 -152L70 -118L96 -108Q160 -104 210 -92V0z";
  return (
    fill(shell, wall) +
    fill("M54 0V-152L70 -118L96 -108Q160 -104 210 -92V0z", shade) +
    fill(
      arches(-196, -6, 22, 44, 12, 33) + arches(-196, -66, 22, 40, 12, 33) + arches(-196, -122, 20, 34, 7, 33),
      ink,
      0.9,
    ) +
    fill(boxes(-186, -182, 10, 14, 6, 32), ink, 0.9) +
    stroke("M-210 -58H210M-210 -114H88M-210 -164H36", mix(wall, "#ffffff", 0.3), 4)
  );
}

/** Three pyramids, the middle one still with its casing at the top. */
export function pyramids({ wall, near, paper }: Inks): string {
  const shade = mix(wall, near, 0.7);
  const one = (x: number, w: number, h: number): string =>
    fill(`M${x - w} 0L${x} ${-h}L${x + w} 0z`, wall) + fill(`M${x} ${-h}L${x + w} 0H${x + w * 0.22}z`, shade);
  const courses = times(9)
    .map((k) => `M${-150 + k * 16} ${-10 - k * 22}H${-4 - k * 0.5}`)
    .join("");
  return (
    one(236, 96, 120) +
    one(-210, 130, 164) +
    one(20, 176, 248) +
    stroke(courses, mix(wall, near, 0.35), 1.6, 'opacity=".6"') +
    fill("M20 -248L-14 -200L-4 -206L6 -196L20 -206L34 -194L46 -206L54 -200z", paper) +
    fill("M20 -248L24 -206L34 -194L46 -206L54 -200z", mix(paper, near, 0.4))
  );
}

/** A Maya step pyramid with its temple. */
export function stepPyramid({ wall, near, ink, paper }: Inks): string {
  const shade = mix(wall, near, 0.6);
  const levels: Level[] = times(8).flatMap((k): Level[] => [
    [190 - k * 19, -k * 25],
    [183 - k * 19, -k * 25 - 25],
  ]);
  return (
    turned([[0, levels], block(0, 46, -200, -248)], wall, shade, 0.36) +
    fill("M-34 0L-24 -200H24L34 0z", mix(wall, paper, 0.45)) +
    stroke(
      times(24)
        .map((k) => `M${-32 + k * 0.4} ${-6 - k * 8}H${32 - k * 0.4}`)
        .join(""),
      shade,
      1.6,
    ) +
    fill(boxes(-34, -236, 14, 36, 3, 27), ink) +
    fill(box(-50, -254, 100, 8), mix(wall, paper, 0.4)) +
    stroke(
      times(7)
        .map((k) => `M${-176 + k * 19} ${-25 - k * 25}H${176 - k * 19}`)
        .join(""),
      mix(wall, paper, 0.5),
      2.5,
    )
  );
}

/** The Treasury of Petra in its cleft of rock. */
export function treasury({ wall, near, ink, mid }: Inks): string {
  const shade = mix(wall, near, 0.6);
  const cliff = mix(mid, near, 0.35);
  return (
    fill(
      "M-180 0V-392L-150 -420L-116 -398L-84 -446L-40 -424L6 -470L52 -430L92 -452L132 -412L180 -396V0z",
      mix(wall, near, 0.32),
    ) +
    fill(`${boxes(-120, -128, 20, 128, 6, 44)}${box(-136, -152, 272, 24)}M-136 -152L0 -196L136 -152z`, wall) +
    fill("M0 -196L136 -152V-128H40V-152z", shade) +
    fill(boxes(-104, -128, 8, 128, 6, 44), shade) +
    turned(
      [
        block(-94, 30, -196, -270),
        block(94, 30, -196, -270),
        block(0, 38, -186, -282),
        [
          0,
          [
            [44, -282],
            [38, -292],
            [4, -330, 30, -318],
            [8, -340],
            [1, -360],
          ],
        ],
      ],
      wall,
      shade,
    ) +
    fill("M-130 -270L-94 -296L-64 -288V-270zM130 -270L94 -296L64 -288V-270z", wall) +
    fill(
      arch(-24, 0, 48, 96) +
        boxes(-92, -40, 20, 44, 1, 1) +
        boxes(74, -40, 20, 44, 1, 1) +
        boxes(-108, -250, 10, 44, 2, 20) +
        boxes(88, -250, 10, 44, 2, 20) +
        arch(-16, -204, 32, 54),
      ink,
      0.85,
    ) +
    fill("M-900 60V-600H-170Q-140 -540 -160 -460Q-120 -380 -150 -300Q-110 -200 -150 -120Q-120 -50 -190 60z", cliff) +
    fill(
      "M900 60V-600H190Q150 -520 170 -440Q130 -360 156 -260Q120 -180 150 -90Q130 -30 200 60z",
      mix(near, ink, 0.25),
    ) +
    stroke(
      "M-230 -600Q-200 -480 -230 -340T-220 -100M-330 -600Q-300 -440 -330 -260T-320 40M-470 -600Q-440 -380 -470 -160M-640 -560Q-600 -340 -640 -60",
      mix(cliff, wall, 0.5),
      10,
      'opacity=".55"',
    ) +
    stroke(
      "M250 -600Q220 -440 250 -280T240 0M360 -600Q330 -420 360 -200M520 -600Q480 -360 520 -60M700 -560Q660 -300 700 -40",
      mix(near, wall, 0.45),
      10,
      'opacity=".5"',
    )
  );
}

/** A tall column or obelisk with a gilded tip. */
export function obelisk({ wall, near, a2 }: Inks): string {
  return (
    turned(
      [
        [
          0,
          [
            [34, 0],
            [34, -14],
            [24, -14],
            [24, -34],
            [15, -36],
            [10, -278],
          ],
        ],
      ],
      wall,
      mix(wall, near, 0.6),
    ) +
    fill("M-10 -278L0 -310L10 -278z", a2) +
    stroke("M-6 -60V-260", mix(wall, near, 0.4), 3, 'stroke-dasharray="6 8"')
  );
}

/** Moai on their platform, looking inland. */
export function moai({ mid, near, ink, wall }: Inks): string {
  const lit = mix(mid, wall, 0.25);
  const one = (x: number, s: number, hat: boolean): string => {
    const at = (d: string): string =>
      d.replace(
        /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
        (_, a: string, b: string) =>
          `${Math.round((Number(a) * s + x) * 10) / 10} ${Math.round(Number(b) * s * 10) / 10}`,
      );
    return (
      (hat ? fill(at("M-26 -198L-22 -232L22 -232L28 -198z"), "#9a4a36") : "") +
      fill(at("M-46 0L-42 -84L-34 -104L-36 -124L-30 -150L-32 -196L26 -196L30 -120L22 -104L44 -88L50 0z"), lit) +
      fill(at("M4 0L10 -84L-4 -96L8 -120L4 -160L2 -196L26 -196L30 -120L22 -104L44 -88L50 0z"), mix(near, mid, 0.3)) +
      fill(
        at("M-32 -176L4 -172L4 -162L-8 -160L-6 -128L-20 -124L-16 -158L-31 -164zM-26 -112L-4 -110L-6 -104L-24 -106z"),
        ink,
        0.6,
      )
    );
  };
  return (
    fill("M-260 20L-246 -6H246L260 20z", near) +
    one(-170, 0.92, false) +
    one(-66, 1.1, true) +
    one(48, 1, false) +
    one(160, 1.16, true)
  );
}

/** A triumphal gate of six columns under a four-horse chariot. */
export function gateColumns({ wall, near, ink, leaf, paper }: Inks): string {
  const shade = mix(wall, near, 0.5);
  const columns = [-130, -82, -34, 18, 66, 114];
  return (
    fill(box(-130, -130, 260, 130), mix(near, ink, 0.3), 0.8) +
    fill(
      columns.map((x) => box(x, -130, 18, 130)).join("") +
        box(-196, -110, 48, 110) +
        box(148, -110, 48, 110) +
        box(-150, -164, 300, 34) +
        box(-110, -186, 220, 22),
      wall,
    ) +
    fill(
      columns.map((x) => box(x + 11, -130, 7, 130)).join("") +
        box(178, -110, 18, 110) +
        box(70, -164, 80, 34) +
        box(60, -186, 50, 22),
      shade,
    ) +
    fill("M-202 -110h60l-30 -24zM142 -110h60l-30 -24z", wall) +
    fill(box(-154, -168, 308, 7) + box(-154, -132, 308, 5), paper) +
    fill(
      `${[-72, -48, -24, 0].map((x) => `M${x} -186l-2 -18q-12 -4 -12 -14l10 -16l6 2l2 -6l8 10l-2 26l12 2l4 -10l4 4l-2 20z`).join("")}M30 -186v-16h-8v-6h36v6h-6v16zM34 -206q-2 -26 8 -30q12 4 10 30zM36 -236l-22 -12l24 4zM46 -236l22 -12l-20 6z`,
      mix(leaf, ink, 0.2),
    ) +
    dots("M42 -242h0", mix(leaf, ink, 0.2), 10) +
    stroke("M56 -208V-264M50 -258h12", mix(leaf, ink, 0.2), 3)
  );
}

/** Temple pylons with seated giants and an obelisk. */
export function pylon({ wall, near, ink, a1, paper }: Inks): string {
  const shade = mix(wall, near, 0.6);
  const giant = (x: number): string =>
    fill(`M${x - 24} 0V-46h10V-78q-6 -30 14 -34q20 4 14 34v32h10V0z`, mix(wall, paper, 0.4)) +
    fill(`M${x + 6} 0V-110q12 6 8 32v32h10V0z`, shade);
  return (
    fill("M-206 0L-184 -212H-46L-34 0zM206 0L184 -212H46L34 0z", wall) +
    fill("M-80 0L-84 -212H-46L-34 0zM206 0L184 -212H130L140 0z", shade) +
    fill(box(-190, -222, 150, 12) + box(40, -222, 150, 12) + box(-40, -130, 80, 14), mix(wall, paper, 0.35)) +
    fill(box(-30, -116, 60, 116), ink, 0.85) +
    stroke("M-176 -150H-90M-178 -110H-88M60 -150H124M60 -110H128", shade, 16, 'stroke-dasharray="8 10" opacity=".7"') +
    stroke("M-120 -222V-290M120 -222V-290", ink, 3) +
    fill("M-120 -290l40 8l-40 10zM120 -290l40 8l-40 10z", a1) +
    giant(-70) +
    giant(70) +
    turned(
      [
        [
          -150,
          [
            [16, 0],
            [8, -236],
            [0.5, -256],
          ],
        ],
      ],
      mix(wall, paper, 0.3),
      shade,
    )
  );
}

/** A church hewn in the shape of a cross, down in its square pit. */
export function rockChurch({ a1, near, ink, ground }: Inks): string {
  const top = mix(a1, ground, 0.5);
  const shade = mix(a1, ink, 0.4);
  const cross = (k: number): string =>
    [
      [-42, -196],
      [42, -196],
      [46, -152],
      [138, -152],
      [150, -88],
      [54, -88],
      [60, -36],
      [-60, -36],
      [-54, -88],
      [-150, -88],
      [-138, -152],
      [-46, -152],
    ]
      .map(([x = 0, y = 0], n) => `${n ? "L" : "M"}${Math.round(x * k)} ${Math.round((y + 118) * k - 118)}`)
      .join("");
  return (
    fill("M-226 -214H226L276 70H-276z", mix(near, ink, 0.35)) +
    fill("M-226 -214L-276 70H-200L-176 -150z", mix(near, a1, 0.25)) +
    fill("M-226 -214H226L212 -176H-206z", mix(near, ink, 0.6)) +
    fill("M-150 -88H-54V20H-142zM54 -88H150L142 20H54z", shade) +
    fill("M-60 -36H60L54 66H-54z", a1) +
    fill("M-150 -88H-54V20H-142z", mix(a1, ink, 0.15)) +
    fill(`${cross(1)}z`, top) +
    stroke(`${cross(0.74)}z${cross(0.48)}z${cross(0.24)}z`, mix(a1, near, 0.4), 5) +
    fill(
      arch(-14, 66, 28, 58) +
        arch(-44, 30, 16, 28) +
        arch(28, 30, 16, 28) +
        arch(-124, -14, 16, 30) +
        arch(-92, -14, 16, 30) +
        arch(76, -14, 16, 30) +
        arch(108, -14, 16, 30),
      ink,
    )
  );
}
