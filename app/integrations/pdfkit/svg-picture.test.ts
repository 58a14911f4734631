import { describe, expect, it } from "vitest";
import { drawPoster } from "#app/modules/catalogue/posters/poster";
import { SCENES } from "#app/modules/catalogue/posters/scenes/index";
import { readPath, verticalExtent, writePath } from "./path-data";
import { readPicture } from "./svg-picture";

describe("path data", () => {
  it("becomes absolute", () => {
    expect(writePath(readPath("m10 20h5v-5l1 2 3 4z"))).toBe("M10 20L15 20L15 15L16 17L19 21Z");
  });

  it("turns quadratic curves into the same curves of the third degree", () => {
    expect(writePath(readPath("M0 0Q30 60 60 0"))).toBe("M0 0C20 40 40 40 60 0");
    expect(writePath(readPath("M0 0q30 60 60 0t60 0"))).toBe("M0 0C20 40 40 40 60 0C80 -40 100 -40 120 0");
  });

  it("mirrors the control point of a smooth curve", () => {
    expect(writePath(readPath("M0 0C0 10 10 10 10 0S20 -10 20 0"))).toBe("M0 0C0 10 10 10 10 0C10 -10 20 -10 20 0");
  });

  it("keeps radii and flags of arcs and goes back to the start of a closed shape", () => {
    expect(writePath(readPath("M5 5a2 3 0 1 0 4 0zl1 1"))).toBe("M5 5A2 3 0 1 0 9 5ZL6 6");
  });

  it("knows how high a shape is", () => {
    expect(verticalExtent(readPath("M0 10V40H20v-35z"))).toEqual({ top: 5, bottom: 40 });
  });
});

describe("drawings", () => {
  const svg =
    '<svg viewBox="-10 0 200 100"><defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#111111"/><stop offset="1" stop-color="#eeeeee" stop-opacity=".5"/></linearGradient>' +
    '<path id="tree" d="M0 0v-10"/><clipPath id="c"><path d="M0 0h5v5z"/></clipPath></defs>' +
    '<path d="M0 20v60h9z" fill="url(#g)" opacity=".5"/><g transform="translate(10 20)scale(2)" fill="#c00"><use href="#tree" transform="scale(-1 1)"/><g clip-path="url(#c)"><circle cx="1" cy="2" r="3" stroke="#00c" stroke-width="2" stroke-linecap="round" stroke-dasharray="1 2"/></g></g></svg>';
  const picture = readPicture(svg);

  it("have a frame and one entry for each shape that is painted", () => {
    expect(picture.viewBox).toEqual({ x: -10, y: 0, width: 200, height: 100 });
    expect(picture.shapes).toHaveLength(3);
  });

  it("measure gradients by the shape they fill", () => {
    expect(picture.shapes[0]).toMatchObject({
      opacity: 0.5,
      fill: {
        top: 20,
        bottom: 80,
        stops: [
          { offset: 0, colour: "#111111", opacity: 1 },
          { offset: 1, opacity: 0.5 },
        ],
      },
    });
  });

  it("hand down inks and transforms to symbols", () => {
    expect(picture.shapes[1]).toMatchObject({
      d: "M0 0L0 -10",
      matrix: [-2, 0, 0, 2, 10, 20],
      fill: { colour: "#c00" },
    });
  });

  it("clip, dash and round", () => {
    expect(picture.shapes[2]).toMatchObject({
      clips: [{ d: "M0 0L5 0L5 5Z", matrix: [2, 0, 0, 2, 10, 20] }],
      dash: [1, 2],
      isRound: true,
      strokeWidth: 2,
      stroke: { colour: "#00c" },
    });
  });

  it("need a frame", () => {
    expect(() => readPicture("<svg></svg>")).toThrow(RangeError);
  });

  it.each([...SCENES])("read the poster of %s with known paints and whole numbers", (_slug, scene) => {
    const { shapes } = readPicture(drawPoster(scene, { view: "hero" }));
    expect(shapes.length).toBeGreaterThan(5);
    for (const { d, fill, stroke, matrix } of shapes) {
      expect(d).toMatch(/^M/);
      expect(`${d} ${matrix.join(" ")}`).not.toContain("NaN");
      for (const paint of [fill, stroke]) {
        if (paint && "colour" in paint) expect(paint.colour).toMatch(/^#[\da-f]{3,6}$/);
        else if (paint) expect(paint.stops.length).toBeGreaterThan(1);
      }
    }
  });
});
