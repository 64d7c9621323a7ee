/** Bytes of a small picture, four a pixel (red, green, blue and one that is not read), row by row from the top. */
export type SmallPicture = { width: number; height: number; data: ArrayLike<number> };

/** A closed line around an area; x and y as shares of the picture's width and height. */
export type Outline = { x: number; y: number }[];

/** Less of a difference, of 0 to 255 in the color that differs most, is what storing a picture again makes of it. */
const SEEN_FROM = 28;
/** Smaller areas, as a share of the picture, are specks. */
const MIN_SHARE = 0.002;
/** Areas this many pixels apart are told as one. */
const REACH = 2;

/**
 * What differs between two pictures of one size, as outlines of the areas, the holes in them left out. They are compared pixel by pixel:
 * both show the same photo, of which everything that a change does not touch is the same byte for byte.
 */
export function changedAreas(before: SmallPicture, after: SmallPicture): Outline[] {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) throw new RangeError("the pictures differ in size");
  const area = largeAreas(grown(differing(before, after), width, height), width, height);
  return outlines(area, width, height).map((line) =>
    rounded(line).map(({ x, y }) => ({ x: x / width, y: y / height })),
  );
}

function differing({ width, height, data }: SmallPicture, { data: other }: SmallPicture): Uint8Array {
  const marks = new Uint8Array(width * height);
  for (let pixel = 0; pixel < marks.length; pixel++) {
    const at = 4 * pixel;
    const most = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((data[at + channel] ?? 0) - (other[at + channel] ?? 0))),
    );
    if (most >= SEEN_FROM) marks[pixel] = 1;
  }
  return marks;
}

/** Each mark as a square of `REACH` around it. */
function grown(marks: Uint8Array, width: number, height: number): Uint8Array {
  const wide = new Uint8Array(marks.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!marks[y * width + x]) continue;
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
        wide.fill(1, row * width + Math.max(0, x - REACH), row * width + Math.min(width, x + REACH + 1));
    }
  return wide;
}

/** Without specks. */
function largeAreas(marks: Uint8Array, width: number, height: number): Uint8Array {
  const kept = new Uint8Array(marks.length);
  const seen = new Uint8Array(marks.length);
  for (let start = 0; start < marks.length; start++) {
    if (!marks[start] || seen[start]) continue;
    const area = [start];
    seen[start] = 1;
    for (const pixel of area) {
      const x = pixel % width;
      const beside = [
        pixel - width,
        pixel + width,
        ...(x > 0 ? [pixel - 1] : []),
        ...(x < width - 1 ? [pixel + 1] : []),
      ];
      for (const next of beside)
        if (marks[next] && !seen[next]) {
          seen[next] = 1;
          area.push(next);
        }
    }
    // A speck has grown by its surroundings before it is weighed.
    const grownBy = (2 * REACH + 1) ** 2;
    if (area.length >= grownBy + MIN_SHARE * width * height) for (const pixel of area) kept[pixel] = 1;
  }
  return kept;
}

type Corner = { x: number; y: number };

/** The outer lines around the marked pixels, with the marked side on the right hand; corners lie between pixels. */
function outlines(marks: Uint8Array, width: number, height: number): Corner[][] {
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && marks[y * width + x] === 1;
  const key = (x: number, y: number) => y * (width + 1) + x;
  /** Where the edges lead that start at a corner. */
  const from = new Map<number, Corner[]>();
  const add = (x: number, y: number, toX: number, toY: number) => {
    const list = from.get(key(x, y)) ?? [];
    list.push({ x: toX, y: toY });
    from.set(key(x, y), list);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) add(x, y, x + 1, y);
      if (!isIn(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!isIn(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!isIn(x - 1, y)) add(x, y + 1, x, y);
    }
  const lines: Corner[][] = [];
  for (const [start, list] of from)
    while (list.length > 0) {
      const line: Corner[] = [{ x: start % (width + 1), y: Math.floor(start / (width + 1)) }];
      let next = list.pop();
      while (next && key(next.x, next.y) !== start) {
        line.push(next);
        next = from.get(key(next.x, next.y))?.pop();
      }
      if (signedArea(line) > 0) lines.push(line);
    }
  return lines;
}

/** Positive around an area, negative around a hole. */
const signedArea = (line: Corner[]): number =>
  line.reduce((sum, { x, y }, nth) => {
    const next = line[(nth + 1) % line.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

/** Stairs of pixels as a soft line: corners are cut twice (Chaikin), and of what lies straight only the ends stay. */
function rounded(line: Corner[]): Corner[] {
  let soft = line;
  for (let round = 0; round < 2; round++)
    soft = soft.flatMap(({ x, y }, nth) => {
      const next = soft[(nth + 1) % soft.length] ?? { x, y };
      return [
        { x: 0.75 * x + 0.25 * next.x, y: 0.75 * y + 0.25 * next.y },
        { x: 0.25 * x + 0.75 * next.x, y: 0.25 * y + 0.75 * next.y },
      ];
    });
  return soft.filter(({ x, y }, nth) => {
    const before = soft.at(nth - 1) ?? { x, y };
    const after = soft[(nth + 1) % soft.length] ?? { x, y };
    return Math.abs((x - before.x) * (after.y - y) - (y - before.y) * (after.x - x)) > 1e-9;
  });
}
