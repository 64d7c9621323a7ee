import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { cross, mix, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { addBlade } from "#renderer/mesh/blade.ts";
import { addBranch } from "#renderer/mesh/branch.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addLeaf } from "#renderer/mesh/leaf.ts";

/** Shape before it is fitted to the catalog's size; meters, linear reflectance. */
export type PalmShape = {
  /** `feather`: leaflets along a long rib (queen palm); `fan`: segments from the end of a stalk (cabbage palm). */
  leaf: keyof typeof LEAVES;
  heightM: number;
  trunkRadiusM: number;
  leaves: number;
  /** From the trunk to the tip of a leaf, along its bow. */
  leafM: number;
  innerColor: Vec3;
  outerColor: Vec3;
  trunkColor: Vec3;
  /** Share of the trunk below the crown that the split feet of old leaves clothe; 0 without. */
  booted: number;
  /** The feet of old leaves; without it those of a cabbage palm. */
  boot?: BootShape;
  /** Height of the trunk, meters; without it so that the crown ends at the height. A cycad has hardly one. */
  trunkM?: number;
  /** The smooth green sheath of the leaves' feet above the trunk. */
  crownshaft?: { lengthM: number; color: Vec3 };
  /** Stems from one foot, with all leaves shared among them; 1 without. */
  stems?: number;
  /** Elevation of the youngest leaf, radians, and how much lower the oldest hangs. */
  upright?: number;
  hangs?: number;
  feather?: Partial<FeatherShape>;
  fan?: Partial<FanShape>;
};

/** Feet of old leaves: from one to the next up the trunk, length and width, meters; how far they stand off it (0 lies along it). */
type BootShape = { apartM: number; lengthM: number; widthM: number; off: number };

/** How a feather is made: pairs of leaflets; the length of a leaflet as a share of the leaf's, its width in meters; how far it hangs (see
 * `BladeShape.bend`); how far leaflets stand out of the leaf's plane, as a plume does; how far the rib bows, relative to a queen palm's. */
type FeatherShape = {
  pairs: number;
  leafletShare: number;
  leafletM: number;
  hang: number;
  plume: number;
  bow: number;
};

/** How a fan is made: stalk as a share of the leaf; half the angle that its segments fill, radians; segments and their width in meters; how far
 * the outermost segments point down, as halves that hang from the rib; share of a segment that its tip hangs at least. */
type FanShape = {
  stalk: number;
  angle: number;
  segments: number;
  segmentM: number;
  fold: number;
  droop: number;
};

/** Rings of the trunk, faces around it, and how far it leans away from upright in all, meters per meter. Tuned. */
const TRUNK_RINGS = 38;
const TRUNK_SIDES = 44;
/** A cane thinner than this, meters, has so many faces: nobody sees more. */
const CANE_M = 0.03;
const CANE_SIDES = 10;
const TRUNK_LEAN = 0.05;
/** Spread of tone between its narrow faces, which run from foot to crown as fibers do. Tuned. */
const TRUNK_ROUGH = 0.13;
/** A trunk is this much thicker at its foot, down to this share of its height, and tapers to this share at the top. */
const FOOT_SWELL = 0.35;
const FOOT_SHARE = 0.08;
const TOP_TAPER = 0.78;
/**
 * Scars that old leaves left: each ring ends in a band of this share of its height, darker by this factor. Rings differ
 * in tone and in height by these shares. Tuned to photographs of queen palms.
 */
const SCAR_SHARE = 0.14;
const SCAR_TONE = 0.82;
const RING_SPREAD = 0.06;
const RING_STRAY = 0.35;
/** Elevation of the youngest leaf in radians, and how much lower the oldest hangs. */
const UPRIGHT = 1.42;
const HANGS = 1.75;
/** The feather of a queen palm. Tuned. */
const FEATHER: FeatherShape = {
  pairs: 64,
  leafletShare: 0.24,
  leafletM: 0.036,
  hang: 1.1,
  plume: 0.9,
  bow: 1,
};
/** The fan of a cabbage palm. Tuned. */
const FAN: FanShape = { stalk: 0.48, angle: 2, segments: 46, segmentM: 0.034, fold: 0.55, droop: 0.3 };
/** How much more than the least the tips of single segments hang. */
const DROOP_SPREAD = 0.35;
/** Of several stems: how far from the middle they stand in trunk radii, how far they lean outwards, meters per meter, and the range of their heights. */
const STEMS_APART = 9;
const STEMS_LEAN = 0.34;
const STEMS_LEAST = 0.55;
/** The sheath above a trunk is this much thicker than the trunk's top. */
const SHAFT_SWELL = 1.25;
/** The feet of old leaves of a cabbage palm, and the tones of feet against the trunk's. By eye. */
const BOOT: BootShape = { apartM: 0.016, lengthM: 0.24, widthM: 0.06, off: 0.5 };
const BOOT_TONE = { least: 0.6, spread: 0.65 } as const;

type Leaf = {
  from: Vec3;
  along: Vec3;
  side: Vec3;
  lengthM: number;
  color: Vec3;
  feather: FeatherShape;
  fan: FanShape;
};

const LEAVES = { feather: addFeather, fan: addFan } as const;

/** A palm or a cycad: a ringed trunk or several, and crowns of large leaves. Deterministic by seed. */
export function growPalm(seed: number, shape: PalmShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(shape.leaves * 600 + 5000);
  const stems = shape.stems ?? 1;
  const tops = Array.from({ length: stems }, (_, i) => {
    const top = addTrunk(mesh, shape, stems > 1 ? i / stems : null, random);
    addBoots(mesh, shape, top, random);
    return top;
  });
  mesh.woodCount = mesh.count;
  for (const top of tops) addCrown(mesh, shape, top, Math.ceil(shape.leaves / stems), random);
  mesh.leafLengthM = FEATHER.leafletM * 3;
  mesh.measure();
  return mesh;
}

function addCrown(mesh: FoliageMesh, shape: PalmShape, foot: Vec3, leaves: number, random: Random): void {
  const feather = { ...FEATHER, ...shape.feather };
  const fan = { ...FAN, ...shape.fan };
  const top = shape.crownshaft ? addShaft(mesh, shape, shape.crownshaft, foot, random) : foot;
  for (let i = 0; i < leaves; i++) {
    // 0 for the youngest leaf in the middle, 1 for the oldest below the others.
    const age = (i + random.next()) / leaves;
    const angle = i * GOLDEN_ANGLE + (random.next() - 0.5) * 0.4;
    const elevation = (shape.upright ?? UPRIGHT) - (shape.hangs ?? HANGS) * age ** 1.15;
    const across = Math.cos(elevation);
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    LEAVES[shape.leaf](
      mesh,
      {
        from: [
          top[0] + c * shape.trunkRadiusM * 0.4,
          top[1] - 0.12 * age,
          top[2] + s * shape.trunkRadiusM * 0.4,
        ],
        along: [c * across, Math.sin(elevation), s * across],
        side: [-s, 0, c],
        lengthM: shape.leafM * (0.85 + 0.25 * random.next()) * (0.7 + 0.3 * Math.min(1, age * 4)),
        color: scaled(mix(shape.outerColor, shape.innerColor, age * 0.7), 0.85 + 0.3 * random.next()),
        feather,
        fan,
      },
      random,
    );
  }
}

/** The sheath of the leaves' feet; answers where the leaves begin. */
function addShaft(
  mesh: FoliageMesh,
  { trunkRadiusM }: PalmShape,
  { lengthM, color }: NonNullable<PalmShape["crownshaft"]>,
  foot: Vec3,
  random: Random,
): Vec3 {
  const thick = trunkRadiusM * TOP_TAPER * SHAFT_SWELL;
  const middle: Vec3 = [foot[0], foot[1] + lengthM * 0.4, foot[2]];
  const end: Vec3 = [foot[0], foot[1] + lengthM, foot[2]];
  addBranch(mesh, foot, middle, thick, thick, color, random, 16, 0.04);
  addBranch(mesh, middle, end, thick, thick * 0.6, color, random, 16, 0.04);
  return end;
}

/** Answers where the leaves begin. `round`: of several stems, which share of the way around the middle this one stands. */
function addTrunk(mesh: FoliageMesh, shape: PalmShape, round: number | null, random: Random): Vec3 {
  const fullM = shape.trunkM ?? shape.heightM - shape.leafM * 0.55 - (shape.crownshaft?.lengthM ?? 0);
  const trunkM = round === null ? fullM : fullM * (STEMS_LEAST + (1 - STEMS_LEAST) * random.next());
  const bearing = random.next() * 2 * Math.PI;
  const lean = TRUNK_LEAN * random.next();
  const way = round === null ? bearing : round * 2 * Math.PI + random.next();
  const aside = round === null ? 0 : STEMS_APART * shape.trunkRadiusM;
  const slope = round === null ? 0 : STEMS_LEAN * (0.3 + 0.7 * random.next());
  const at = (t: number): Vec3 => [
    Math.cos(bearing) * lean * trunkM * t * t + Math.cos(way) * (aside + slope * trunkM * t),
    trunkM * t,
    Math.sin(bearing) * lean * trunkM * t * t + Math.sin(way) * (aside + slope * trunkM * t),
  ];
  const radius = (t: number) =>
    shape.trunkRadiusM * (1 - (1 - TOP_TAPER) * t + FOOT_SWELL * Math.max(0, 1 - t / FOOT_SHARE));
  let from = 0;
  for (let k = 0; k < TRUNK_RINGS; k++) {
    const to = k === TRUNK_RINGS - 1 ? 1 : (k + 1 + RING_STRAY * (random.next() - 0.5)) / TRUNK_RINGS;
    const scar = to - SCAR_SHARE / TRUNK_RINGS;
    const tone = 1 + RING_SPREAD * (random.next() - 0.5);
    for (const [start, end, own] of [
      [from, scar, tone],
      [scar, to, tone * SCAR_TONE],
    ] as const) {
      const color = scaled(shape.trunkColor, own);
      addBranch(
        mesh,
        at(start),
        at(end),
        radius(start),
        radius(end),
        color,
        random,
        shape.trunkRadiusM < CANE_M ? CANE_SIDES : TRUNK_SIDES,
        TRUNK_ROUGH,
      );
    }
    from = to;
  }
  return at(1);
}

/** The split feet of leaves that were cut, in the turn in which they grew, with the youngest at the top. */
function addBoots(mesh: FoliageMesh, shape: PalmShape, top: Vec3, random: Random): void {
  const boot = shape.boot ?? BOOT;
  const count = Math.round((shape.booted * top[1]) / boot.apartM);
  for (let i = 0; i < count; i++) {
    const y = top[1] - i * boot.apartM - boot.lengthM / 2;
    const t = y / top[1];
    const r = shape.trunkRadiusM * (1 - (1 - TOP_TAPER) * t) * 0.96;
    const angle = i * GOLDEN_ANGLE;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const color = scaled(shape.trunkColor, BOOT_TONE.least + BOOT_TONE.spread * random.next());
    // Each is split: two halves that spread from one foot.
    for (const half of [-1, 1])
      addBlade(
        mesh,
        [top[0] * t * t + c * r, y, top[2] * t * t + s * r],
        normalize([c * boot.off - s * 0.22 * half, 1, s * boot.off + c * 0.22 * half]),
        {
          lengthM: boot.lengthM * (0.75 + 0.5 * random.next()),
          widthM: boot.widthM,
          bend: 0,
          segments: 1,
          rootColor: scaled(color, 0.7),
          tipColor: color,
          translucency: 0,
          pointed: false,
        },
        random,
      );
  }
}

/** A rib that bows under its weight, with hanging leaflets left and right. */
function addFeather(mesh: FoliageMesh, leaf: Leaf, random: Random): void {
  const { pairs, leafletShare, leafletM, hang, plume, bow } = leaf.feather;
  const step = leaf.lengthM / pairs;
  let p = leaf.from;
  let d = leaf.along;
  for (let k = 0; k < pairs; k++) {
    const t = (k + 1) / pairs;
    const q: Vec3 = [p[0] + d[0] * step, p[1] + d[1] * step, p[2] + d[2] * step];
    addBranch(mesh, p, q, 0.02 * (1.1 - t), 0.02 * (1.08 - t), leaf.color, random, 3, 0);
    p = q;
    d = normalize([d[0], d[1] - (0.35 + 1.3 * t) * ((1.5 * bow) / pairs), d[2]]);
    // Leaflets are longest in the middle of the rib.
    const size = leaf.lengthM * leafletShare * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.84)) ** 0.7;
    const up = normalize(cross(leaf.side, d));
    const normal = up[1] < 0 ? scaled(up, -1) : up;
    for (const sign of [1, -1]) {
      const stray = (random.next() - 0.5) * plume;
      addBlade(
        mesh,
        p,
        normalize([
          leaf.side[0] * sign + d[0] * 0.55 + normal[0] * stray,
          leaf.side[1] * sign + d[1] * 0.55 + normal[1] * stray + 0.1,
          leaf.side[2] * sign + d[2] * 0.55 + normal[2] * stray,
        ]),
        {
          lengthM: size * (0.85 + 0.3 * random.next()),
          widthM: leafletM,
          bend: hang,
          segments: 3,
          rootColor: scaled(leaf.color, 0.85),
          tipColor: scaled(leaf.color, 1.1),
          translucency: 0.25,
          pointed: true,
        },
        random,
      );
    }
  }
}

/** A stalk, and at its end segments that spread from its direction to beyond its sides, their tips hanging. */
function addFan(mesh: FoliageMesh, leaf: Leaf, random: Random): void {
  const { stalk, angle, segments, segmentM, fold, droop } = leaf.fan;
  const end = addBlade(
    mesh,
    leaf.from,
    leaf.along,
    {
      lengthM: leaf.lengthM * stalk,
      widthM: 0.04,
      bend: 0.25,
      segments: 4,
      rootColor: leaf.color,
      tipColor: leaf.color,
      translucency: 0.2,
      pointed: false,
    },
    random,
  );
  const ahead = normalize([leaf.along[0], leaf.along[1] - 0.35, leaf.along[2]]);
  const up = normalize(cross(leaf.side, ahead));
  const normal = up[1] < 0 ? scaled(up, -1) : up;
  for (let k = 0; k < segments; k++) {
    const turn = ((k + 0.5) / segments - 0.5) * 2 * angle;
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const along = normalize([
      ahead[0] * c + leaf.side[0] * s,
      ahead[1] * c + leaf.side[1] * s - 0.1 - fold * s * s,
      ahead[2] * c + leaf.side[2] * s,
    ]);
    // Across the fold a half shows its face outwards.
    const face = normalize([
      normal[0] + 0.8 * s * leaf.side[0],
      normal[1] + 0.8 * s * leaf.side[1],
      normal[2] + 0.8 * s * leaf.side[2],
    ]);
    addLeaf(
      mesh,
      { base: end, along, normal: face, crown: normal },
      {
        lengthM: leaf.lengthM * (1 - stalk) * (0.85 + 0.25 * random.next()) * (0.75 + 0.25 * c),
        widthM: segmentM,
        color: scaled(leaf.color, 0.55 + 0.75 * random.next()),
        translucency: 0.3,
        crownLean: 0.15,
        droop: droop * (1 + (DROOP_SPREAD / FAN.droop) * random.next()),
      },
      random,
    );
  }
}
