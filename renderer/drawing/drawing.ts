/** A point on the sheet: pixels, y down. */
export type SheetPoint = { x: number; y: number };

/** sRGB, `#rrggbb`. */
export type SheetColor = `#${string}`;

/** One mark of the pen. Later marks lie on earlier ones. */
export type Mark =
  /** The inside of closed rings; a ring that runs the other way round is a hole. */
  | { kind: "fill"; rings: readonly (readonly SheetPoint[])[]; color: SheetColor; opacity?: number }
  /** Lines with round ends. `clip`: only what lies inside these rings is drawn. */
  | {
      kind: "stroke";
      lines: readonly (readonly SheetPoint[])[];
      color: SheetColor;
      widthPx: number;
      opacity?: number;
      clip?: readonly (readonly SheetPoint[])[];
    };

/** A drawing as a list of marks: `to-svg.ts` writes it as a file, `ink-sheet.ts` turns the same list into pixels. */
export type Drawing = {
  widthPx: number;
  heightPx: number;
  /** What it is, in words, for those who cannot see it. */
  title: string;
  paper: SheetColor;
  marks: Mark[];
};

/** The ring with its first point again at its end, to be drawn as a line. */
export const closed = (ring: readonly SheetPoint[]): SheetPoint[] =>
  ring.length > 0 ? [...ring, ring[0]!] : [];

/** Points of a circle, enough for its size on the sheet. */
export function circlePoints(x: number, y: number, radiusPx: number): SheetPoint[] {
  // A point for every 3 pixels of the circumference; 8 to 64 points.
  const steps = Math.max(8, Math.min(64, Math.round(radiusPx * 2)));
  return Array.from({ length: steps }, (_, k) => {
    const angle = (k / steps) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * radiusPx, y: y + Math.sin(angle) * radiusPx };
  });
}

/** Red, green and blue, 0 to 255. */
export const rgbOf = (color: SheetColor): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** The color of three channels, 0 to 255, rounded and held to that range. */
export const colorOf = (r: number, g: number, b: number): SheetColor =>
  `#${[r, g, b]
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** A color drawn towards another by a share of 0 to 1. */
export function mixed(color: SheetColor, towards: SheetColor, share: number): SheetColor {
  const a = rgbOf(color);
  const b = rgbOf(towards);
  return colorOf(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share);
}

/** The smallest upright rectangle around points, pixels; infinite and inverted without any. */
export function boundsOf(points: readonly SheetPoint[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: xs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    right: xs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
    top: ys.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    bottom: ys.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  };
}
