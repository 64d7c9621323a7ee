import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import type { Random } from "#renderer/math/random.ts";
import { normalize, type Vec3 } from "#renderer/math/vec3.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import type { Branching, Stem, Twig } from "./branching.ts";

/** Straight pieces of the short trunk, and how far each strays sideways: these trees are grafted low and grow crooked. */
const TRUNK_PIECES = 6;
const TRUNK_WANDER = 0.55;
/** Limbs, in two tiers: those of the upper tier reach less far and start at the top of the trunk. */
const LIMBS = 17;
const UPPER_SHARE = 0.4;
/** Pieces of a limb, and the radius of its start and its end as shares of the trunk's. */
const LIMB_PIECES = 8;
const LIMB_RADIUS = 0.42;
const LIMB_TIP = 0.12;
/** Reach of a limb as a share of the crown's radius, upper and lower tier, and its spread. */
const REACH = { upper: 0.5, lower: 0.78 } as const;
const REACH_SPREAD = 0.26;
/** Height that a limb rises to and that its tip sinks to, as shares of the tree's: an umbrella that comes near the ground. */
const RISES_TO = { upper: 1.3, lower: 0.98 } as const;
const SINKS_TO = { upper: 0.52, lower: 0.14 } as const;
const SINK_SPREAD = 0.16;
/** The bare foot of a limb, as a share of it. */
const BARE = 0.2;
/** Twigs on either side of a limb: how many, and how far out the last stands at the limb's middle, as a share of its reach. */
const ASIDE_TWIGS = 2;
const ASIDE = 0.3;
/** Twigs beside a limb hang lower than it, by this share of their distance from it. */
const ASIDE_SINK = 0.5;

/**
 * A short crooked trunk under limbs that arch over and hang down in tiers (laceleaf Japanese maple). `shape.spread`: crown radius as a
 * share of `heightM`; `shape.clearShare`: height of the trunk as a share of it. Meters; adds wood to the mesh, and the tree's twigs.
 */
export function growWeeping(
  mesh: FoliageMesh,
  twigs: Twig[],
  shape: Branching,
  stem: Stem & { heightM: number },
  random: Random,
): void {
  const { heightM } = stem;
  const trunk: { at: Vec3; radiusM: number }[] = [{ at: stem.from, radiusM: stem.radiusM }];
  let way = stem.along;
  for (let i = 0; i < TRUNK_PIECES; i++) {
    const { at, radiusM } = trunk.at(-1)!;
    way = normalize([
      way[0] * 0.6 + (random.next() - 0.5) * TRUNK_WANDER,
      1,
      way[2] * 0.6 + (random.next() - 0.5) * TRUNK_WANDER,
    ]);
    const step = (heightM * shape.clearShare) / TRUNK_PIECES;
    const next: Vec3 = [at[0] + way[0] * step, at[1] + way[1] * step, at[2] + way[2] * step];
    const thinner = radiusM * 0.93;
    addBranch(mesh, at, next, radiusM, thinner, shape.barkColor, random, 11, 0.2);
    trunk.push({ at: next, radiusM: thinner });
  }
  const turn = random.next() * 2 * Math.PI;
  for (let i = 0; i < LIMBS; i++) {
    const tier = i < LIMBS * UPPER_SHARE ? "upper" : "lower";
    const angle = turn + i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.5;
    const reachM = heightM * shape.spread * (REACH[tier] + REACH_SPREAD * random.next());
    const from = trunk[tier === "upper" ? TRUNK_PIECES : TRUNK_PIECES - 1 - (i % 2)]!.at;
    const highM = heightM * RISES_TO[tier];
    const lowM = heightM * (SINKS_TO[tier] + SINK_SPREAD * random.next());
    growLimb(mesh, twigs, shape, { from, angle, reachM, highM, lowM, radiusM: stem.radiusM }, random);
  }
}

type Limb = { from: Vec3; angle: number; reachM: number; highM: number; lowM: number; radiusM: number };

/** One limb: an arch from the trunk over `highM` (the height its curve is pulled to) down to `lowM`, `reachM` from the trunk. */
function growLimb(mesh: FoliageMesh, twigs: Twig[], shape: Branching, limb: Limb, random: Random): void {
  const { from, angle, reachM, highM, lowM, radiusM } = limb;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const bow = (random.next() - 0.5) * 0.5;
  /** A quadratic curve: trunk, a point above half of the reach, tip. */
  const pointAt = (t: number): Vec3 => {
    const out = reachM * (1.1 * t * (1 - t) + t * t);
    const aside = reachM * bow * t * (1 - t) * 2;
    const y = from[1] * (1 - t) ** 2 + highM * 2 * t * (1 - t) + lowM * t * t;
    return [from[0] + c * out - s * aside, y, from[2] + s * out + c * aside];
  };
  const radiusAt = (t: number) => radiusM * (LIMB_RADIUS + (LIMB_TIP - LIMB_RADIUS) * t);
  let at = from;
  for (let i = 1; i <= LIMB_PIECES; i++) {
    const t = i / LIMB_PIECES;
    const next = pointAt(t);
    addBranch(mesh, at, next, radiusAt(t - 1 / LIMB_PIECES), radiusAt(t), shape.barkColor, random, 6, 0.2);
    const along = normalize([next[0] - at[0], next[1] - at[1], next[2] - at[2]]);
    at = next;
    if (t < BARE) continue;
    const tone = 0.8 + 0.4 * random.next();
    twigs.push({ at, along, tone });
    const wideM = reachM * ASIDE * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.6));
    for (let k = 1; k <= ASIDE_TWIGS; k++) {
      for (const side of [-1, 1]) {
        const off = (wideM * k * (0.7 + 0.6 * random.next())) / ASIDE_TWIGS;
        twigs.push({
          at: [
            at[0] - s * off * side,
            Math.max(lowM * 0.8, at[1] - off * ASIDE_SINK),
            at[2] + c * off * side,
          ],
          along: normalize([along[0] - s * side * 0.5, along[1] - 0.3, along[2] + c * side * 0.5]),
          tone: tone * (0.9 + 0.2 * random.next()),
        });
      }
    }
  }
}
