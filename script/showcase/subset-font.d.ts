declare module "subset-font" {
  type Axis = { min: number; max: number; default: number };
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2"; variationAxes: Record<string, Axis> },
  ): Promise<Buffer>;
}
