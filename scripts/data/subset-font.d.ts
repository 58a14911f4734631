declare module "subset-font" {
  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      keepFeatures: readonly string[];
      noHinting: boolean;
      variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
