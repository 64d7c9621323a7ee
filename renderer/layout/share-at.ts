import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";

/** The network's own share of some classes together, 0 to 1, at a pixel of `seen`. */
export function shareAt({ shares, width, height }: Seen, names: readonly SeenClass[]): (i: number) => number {
  const planes = names.map((name) => shares.planes[SEEN_CLASSES.indexOf(name)]!);
  const column = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * shares.width) / width));
  return (i) => {
    const y = Math.floor(i / width);
    const small = Math.floor(((y + 0.5) * shares.height) / height) * shares.width + column[i - y * width]!;
    return planes.reduce((sum, plane) => sum + plane[small]!, 0);
  };
}
