/** Coverage bytes from which a pixel is covered. */
const INSIDE = 128;

/** How many steps each pixel of `like` lies from the covered ones, over pixels of `like`; 0 where more than `most`, or nowhere. */
export function stepsFrom(clip: Uint8Array, like: Uint8Array, wide: number, most: number): Uint16Array {
  const steps = new Uint16Array(clip.length);
  const isCovered = (o: number) => o >= 0 && o < clip.length && clip[o]! >= INSIDE;
  const beside = (o: number) => {
    const x = o % wide;
    return [x > 0 ? o - 1 : -1, x < wide - 1 ? o + 1 : -1, o - wide, o + wide];
  };
  let front: number[] = [];
  for (let o = 0; o < clip.length; o++)
    if (like[o] && (isCovered(o) || beside(o).some(isCovered))) {
      steps[o] = 1;
      front.push(o);
    }
  for (let step = 2; step <= most && front.length > 0; step++) {
    const next: number[] = [];
    for (const o of front)
      for (const to of beside(o))
        if (to >= 0 && to < like.length && like[to] && !steps[to]) {
          steps[to] = step;
          next.push(to);
        }
    front = next;
  }
  return steps;
}
