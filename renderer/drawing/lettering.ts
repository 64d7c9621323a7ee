import type { SheetPoint } from "./drawing.ts";

/**
 * Single-stroke capitals as draftsmen letter a plan: no font file is needed, and the same lines serve SVG and pixels. A
 * glyph is strokes parted by spaces; a stroke is points "x,y" parted by semicolons on a field 4 wide and 6 high, y up from the
 * baseline; "~" before a stroke rounds its corners.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: "0,0;2,6;4,0 0.7,2;3.3,2",
  B: "0,0;0,6 ~0,6;3.6,6;3.6,3.2;0,3.2 ~0,3.2;4.2,3.2;4.2,0;0,0",
  C: "~4,5;3.2,6;0,6;0,0;3.2,0;4,1",
  D: "0,0;0,6 ~0,6;4.2,6;4.2,0;0,0",
  E: "3.6,0;0,0;0,6;3.6,6 0,3.1;2.8,3.1",
  F: "0,0;0,6;3.6,6 0,3.1;2.8,3.1",
  G: "~4,5;3.2,6;0,6;0,0;4,0;4,2.7 2.4,2.7;4,2.7",
  H: "0,0;0,6 4,0;4,6 0,3.1;4,3.1",
  I: "0.3,0;0.3,6",
  J: "~3.2,6;3.2,0;0.4,0;0.2,1.4",
  K: "0,0;0,6 3.8,6;0,2.4 1.3,3.6;4,0",
  L: "0,6;0,0;3.4,0",
  M: "0,0;0,6;2.2,2;4.4,6;4.4,0",
  N: "0,0;0,6;4,0;4,6",
  O: "~2,6;4.3,6;4.3,0;-0.3,0;-0.3,6;2,6",
  P: "0,0;0,6 ~0,6;4.1,6;4.1,2.8;0,2.8",
  Q: "~2,6;4.3,6;4.3,0;-0.3,0;-0.3,6;2,6 2.6,1.4;4.2,-0.4",
  R: "0,0;0,6 ~0,6;4.1,6;4.1,2.9;0,2.9 1.9,2.9;4,0",
  S: "~3.8,5.1;3.2,6;0.1,6;0.1,3.2;4.1,3;4.1,0;0.4,0;0,1",
  T: "1.9,0;1.9,6 0,6;3.8,6",
  U: "~0,6;0,0;4,0;4,6",
  V: "0,6;2,0;4,6",
  W: "0,6;1.3,0;2.6,5;3.9,0;5.2,6",
  X: "0,0;4,6 0,6;4,0",
  Y: "0,6;2,3;4,6 2,3;2,0",
  Z: "0,6;4,6;0,0;4,0",
  "0": "~2,6;4.1,6;4.1,0;-0.1,0;-0.1,6;2,6",
  "1": "0.9,4.9;2.2,6;2.2,0",
  "2": "~0,4.7;0.2,6;3.9,6;4,3.8;0,0 0,0;4,0",
  "3": "~0.1,5.2;0.6,6;3.8,6;3.8,3.2;1.5,3.2 ~1.5,3.2;4.2,3.2;4.2,0;0.3,0;0,1.1",
  "4": "3,0;3,6;0,1.8;4.2,1.8",
  "5": "3.7,6;0.5,6;0.3,3.3 ~0.3,3.3;4.1,4;4.1,0;0.3,0;0,1",
  "6": "~3.6,5.6;0,6;0,0;4.1,0;4.1,3.6;0.1,3.6;0.1,1.8",
  "7": "0,6;4,6;1.4,0",
  "8": "~2,3.2;0.2,3.3;0.2,6;3.8,6;3.8,3.3;2,3.2 ~2,3.2;-0.2,3;-0.2,0;4.2,0;4.2,3;2,3.2",
  "9": "~0.4,0.4;4,0;4,6;-0.1,6;-0.1,2.4;3.9,2.4;3.9,4.2",
  ".": "0,0;0.2,0.2",
  ",": "0.4,0.5;0,-0.9",
  ":": "0,0.6;0.2,0.8 0,3.6;0.2,3.8",
  ";": "0.4,0.5;0,-0.9 0.2,3.6;0.4,3.8",
  "'": "0.3,6;0.1,4.6",
  '"': "0.3,6;0.1,4.6 1.5,6;1.3,4.6",
  "(": "~1.4,6.6;0,4.4;0,1.4;1.4,-0.8",
  ")": "~0,6.6;1.4,4.4;1.4,1.4;0,-0.8",
  "-": "0.2,2.8;2.4,2.8",
  "/": "0,-0.4;2.6,6.4",
  "+": "0.2,3;3.8,3 2,1.2;2,4.8",
  "=": "0.2,2;3.6,2 0.2,3.8;3.6,3.8",
  "&": "~4,0;0.8,4.2;0.8,6;2.8,6;2.8,4.2;0,2.4;0,0;2.6,0;4,2.4",
  "%": "0.2,0;4,6 ~0.8,6;1.7,6;1.7,4.4;-0.1,4.4;-0.1,6;0.8,6 ~3.4,1.6;4.3,1.6;4.3,0;2.5,0;2.5,1.6;3.4,1.6",
  "×": "0.4,1.2;3.2,4 0.4,4;3.2,1.2",
  "±": "0.2,3.6;3.4,3.6 1.8,2;1.8,5.2 0.2,0.8;3.4,0.8",
  "?": "~0.2,4.8;0.6,6;3.6,6;3.6,3.6;1.9,3;1.9,1.6 1.9,0;2,0.2",
  "!": "0.4,6;0.4,1.8 0.4,0;0.5,0.2",
};

/** Height of a capital, gap between letters and width of a space, in units of the glyphs. */
const GLYPH_HEIGHT = 6;
const GAP = 1.7;
const SPACE = 2.8;
/**
 * Corners are cut this often; each cut puts two points at a quarter and three quarters of a line (Chaikin,
 * "An algorithm for high-speed curve generation", 1974).
 */
const CUTS = 3;
const NEAR = 0.75;
const FAR = 0.25;

type Glyph = { strokes: SheetPoint[][]; width: number };

const glyphs = new Map<string, Glyph>(
  Object.entries(GLYPHS).map(([letter, strokes]) => {
    const parsed = strokes.split(" ").map((stroke) => {
      const round = stroke.startsWith("~");
      const points = (round ? stroke.slice(1) : stroke).split(";").map((pair) => {
        const [x, y] = pair.split(",").map(Number);
        return { x: x!, y: y! };
      });
      return round ? rounded(points) : points;
    });
    return [letter, { strokes: parsed, width: Math.max(...parsed.flat().map(({ x }) => x)) }];
  }),
);

/** A line with its corners rounded; its ends stay. */
function rounded(points: SheetPoint[]): SheetPoint[] {
  let line = points;
  for (let round = 0; round < CUTS; round++) {
    const cut = [line[0]!];
    for (let i = 0; i + 1 < line.length; i++) {
      const a = line[i]!;
      const b = line[i + 1]!;
      if (i > 0) cut.push({ x: a.x * NEAR + b.x * FAR, y: a.y * NEAR + b.y * FAR });
      if (i + 2 < line.length) cut.push({ x: a.x * FAR + b.x * NEAR, y: a.y * FAR + b.y * NEAR });
    }
    cut.push(line.at(-1)!);
    line = cut;
  }
  return line;
}

/**
 * The letters that are drawn: capitals without accents, plain quotes and dashes. A character without a
 * glyph is drawn as a space.
 */
const drawable = (text: string): string[] => [
  ...text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, "-")
    .toUpperCase(),
];

/** Width of a line of text at a letter height, pixels. */
export function letteringWidth(text: string, heightPx: number): number {
  const units = drawable(text).reduce((sum, c) => sum + (glyphs.get(c)?.width ?? SPACE - GAP) + GAP, 0);
  return (Math.max(0, units - GAP) * heightPx) / GLYPH_HEIGHT;
}

export type LetteringOptions = {
  /** Which part of the text stands at (x, y); the start by default. */
  anchor?: "start" | "middle" | "end";
  /** Radians, clockwise on the sheet. */
  turn?: number;
};

/** Strokes of a line of text, in pixels of the sheet; its baseline begins at (x, y). */
export function lettering(
  text: string,
  x: number,
  y: number,
  heightPx: number,
  { anchor = "start", turn = 0 }: LetteringOptions = {},
): SheetPoint[][] {
  const scale = heightPx / GLYPH_HEIGHT;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const width = letteringWidth(text, heightPx);
  // `pen`: pixels along the baseline from (x, y) to the next letter.
  let pen = anchor === "middle" ? -width / 2 : anchor === "end" ? -width : 0;
  const lines: SheetPoint[][] = [];
  for (const letter of drawable(text)) {
    const glyph = glyphs.get(letter);
    for (const stroke of glyph?.strokes ?? []) {
      lines.push(
        stroke.map((p) => {
          const along = pen + p.x * scale;
          const up = -p.y * scale;
          return { x: x + along * cos - up * sin, y: y + along * sin + up * cos };
        }),
      );
    }
    pen += ((glyph?.width ?? SPACE - GAP) + GAP) * scale;
  }
  return lines;
}
