/** A place of an edge in a picture: a column and the row there, or a row and the column there; and a straight line through such. Pixels. */
export type Spot = { along: number; across: number };
export type Line = { slope: number; at: number; from: number; to: number };

/** Every so many columns, or rows, are looked at: an edge of a few is that of a post. */
export const STEP_PX = 3;
/** What stands before it hides an edge for no longer than this share of the picture. */
export const MOST_HIDDEN = 0.12;
/** Two spots by which a line is tried lie between these apart, and it is seen in at least this share of its length; shares. */
const TRIED_APART = [0.04, 0.5] as const;
const LEAST_SEEN = 0.45;

/** The straight line along which the most spots, in the order of `along`, follow each other; `span`: how long the picture is that way. */
export function longestLine(spots: readonly Spot[], nearPx: number, span: number): Line | null {
  let best: Line | null = null;
  let most = 0;
  for (let i = 0; i < spots.length; i += 2)
    for (let k = i + 5; k < spots.length; k += 4) {
      const [a, b] = [spots[i]!, spots[k]!];
      const apart = b.along - a.along;
      if (apart < TRIED_APART[0] * span || apart > TRIED_APART[1] * span) continue;
      const slope = (b.across - a.across) / apart;
      const run = runAlong(spots, slope, a.across - slope * a.along, nearPx, span);
      if (run && run.count > most) [most, best] = [run.count, run];
    }
  return best;
}

/** The longest run of spots along a line without a long gap. */
function runAlong(
  spots: readonly Spot[],
  slope: number,
  at: number,
  nearPx: number,
  span: number,
): (Line & { count: number }) | null {
  let best: (Line & { count: number }) | null = null;
  let own: (Line & { count: number }) | null = null;
  for (const { along, across } of spots) {
    if (Math.abs(across - at - slope * along) > nearPx) continue;
    if (own && along - own.to <= MOST_HIDDEN * span) {
      if (along > own.to) own.count++;
      own.to = along;
    } else own = { slope, at, from: along, to: along, count: 1 };
    const isSeen = own.count * STEP_PX >= LEAST_SEEN * (own.to - own.from);
    if (isSeen && own.count > (best?.count ?? 0)) best = { ...own };
  }
  return best;
}
