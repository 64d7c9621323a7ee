import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { mix, normalize, randomDirection, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle, addLeaf } from "#renderer/mesh/leaf.ts";
import { addFlower, type FlowerShape } from "./flower.ts";

/** A ribbed ball before it is fitted to the catalog's size; meters, linear reflectance. */
export type BarrelShape = {
  radiusM: number;
  heightM: number;
  ribs: number;
  bodyColor: Vec3;
  spineColor: Vec3;
  /** The wool at the top. */
  woolColor: Vec3;
};

/** Depth of a furrow as a share of the radius; faces across one rib, and rings from the foot to the top. */
const FURROW = 0.13;
const FACES_PER_RIB = 4;
const RINGS = 18;
/** Tufts of spines along a rib, spines of a tuft, their length as a share of the radius and their width, meters. */
const TUFTS = 13;
const SPINES = 6;
const SPINE_SHARE = 0.17;
const SPINE_M = 0.006;
/** Tone in a furrow. */
const FURROW_TONE = 0.55;
/** Share of the height above which it is wool. */
const WOOL_FROM = 0.94;

/** A barrel cactus. Deterministic by seed. */
export function growBarrel(seed: number, shape: BarrelShape): FoliageMesh {
  const random = seededRandom(seed);
  const sides = shape.ribs * FACES_PER_RIB;
  const mesh = new FoliageMesh(sides * RINGS * 2 + shape.ribs * TUFTS * SPINES * 2 + 64);
  const phase = random.next() * 2 * Math.PI;
  // `v` runs from the ground, where the ball is cut off, to its top.
  const at = (u: number, v: number): Vec3 => {
    const polar = Math.PI * (0.86 - 0.86 * v);
    const crest = 0.5 + 0.5 * Math.cos(u * shape.ribs);
    const r = Math.sin(polar) ** 0.85 * shape.radiusM * (1 - FURROW * (1 - crest));
    const low = Math.cos(0.86 * Math.PI);
    const y = (shape.heightM * (Math.cos(polar) - low)) / (1 - low);
    return [Math.cos(u + phase) * r, y, Math.sin(u + phase) * r];
  };
  const tone = (u: number) => FURROW_TONE + (1 - FURROW_TONE) * (0.5 + 0.5 * Math.cos(u * shape.ribs));
  for (let ring = 0; ring < RINGS; ring++) {
    for (let k = 0; k < sides; k++) {
      const [u, w] = [(k / sides) * 2 * Math.PI, ((k + 1) / sides) * 2 * Math.PI];
      const [lower, upper] = [ring / RINGS, (ring + 1) / RINGS];
      const [a, b, c, d] = [at(u, lower), at(w, lower), at(w, upper), at(u, upper)];
      const middle = (u + w) / 2;
      // The flank of a rib looks aside.
      const aside = Math.sin(middle * shape.ribs) * 0.7;
      const [ux, uz] = [Math.cos(middle + phase), Math.sin(middle + phase)];
      const rise = (a[1] + c[1]) / shape.heightM - 0.7;
      const n = normalize([ux - uz * aside, rise, uz + ux * aside]);
      const color = upper > WOOL_FROM ? shape.woolColor : shape.bodyColor;
      addFoliageTriangle(mesh, a, b, c, n, color, tone(middle), 0);
      addFoliageTriangle(mesh, a, c, d, n, color, tone(middle), 0);
    }
  }
  for (let rib = 0; rib < shape.ribs; rib++)
    for (let tuft = 0; tuft < TUFTS; tuft++) {
      const u = (rib / shape.ribs) * 2 * Math.PI;
      const base = at(u, (tuft + 0.3 + 0.4 * random.next()) / TUFTS);
      addSpines(mesh, shape, base, random);
    }
  mesh.inPieces = true;
  mesh.dense = true;
  mesh.leafLengthM = shape.radiusM * SPINE_SHARE;
  mesh.measure();
  return mesh;
}

function addSpines(mesh: FoliageMesh, shape: BarrelShape, base: Vec3, random: Random): void {
  const out = normalize([base[0], (base[1] - shape.heightM * 0.4) * 0.9, base[2]]);
  for (let k = 0; k < SPINES; k++) {
    const r = randomDirection(random);
    const along = normalize([out[0] + r[0] * 0.9, out[1] + r[1] * 0.9, out[2] + r[2] * 0.9]);
    addLeaf(
      mesh,
      { base, along, normal: out, crown: out },
      {
        lengthM: shape.radiusM * SPINE_SHARE * (0.7 + 0.5 * random.next()),
        widthM: SPINE_M,
        color: scaled(shape.spineColor, 0.8 + 0.35 * random.next()),
        translucency: 0.2,
        droop: 0,
      },
      random,
    );
  }
}

/** A shrub of flat pads before it is fitted to the catalog's size; meters, linear reflectance. */
export type PadShape = {
  padM: number;
  /** Pads that stand on the ground, and rows of pads on each other. */
  feet: number;
  rows: number;
  innerColor: Vec3;
  outerColor: Vec3;
  dotColor: Vec3;
  flowers: FlowerShape & { share: number };
};

/** Width and thickness of a pad as shares of its length; faces around it. */
const PAD_WIDTH = 0.74;
const PAD_THICK = 0.12;
const PAD_FACES = 18;
/** Dots on one face of a pad, and their size, meters. */
const DOTS = 22;
const DOT_M = 0.009;
/** Pads on the rim of one below: from one to this many. */
const MOST_CHILDREN = 3;

/** A prickly pear. Deterministic by seed. */
export function growPads(seed: number, shape: PadShape): FoliageMesh {
  const random = seededRandom(seed);
  const mesh = new FoliageMesh(8000);
  const ends: { at: Vec3; along: Vec3 }[] = [];
  const grow = (base: Vec3, along: Vec3, face: number, row: number): void => {
    const lengthM = shape.padM * (0.8 + 0.35 * random.next());
    addPad(mesh, shape, base, along, face, lengthM, random);
    const children = row + 1 < shape.rows ? 1 + Math.floor(random.next() * MOST_CHILDREN) : 0;
    const side: Vec3 = [Math.cos(face), 0, Math.sin(face)];
    if (children === 0)
      ends.push({
        at: [base[0] + along[0] * lengthM, base[1] + along[1] * lengthM, base[2] + along[2] * lengthM],
        along,
      });
    for (let k = 0; k < children; k++) {
      // Along the upper rim.
      const turn = (children === 1 ? 0 : (k / (children - 1) - 0.5) * 1.7) + (random.next() - 0.5) * 0.5;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const reach = lengthM * (0.5 + 0.46 * c);
      const out = lengthM * PAD_WIDTH * 0.48 * s;
      const from: Vec3 = [
        base[0] + along[0] * reach + side[0] * out,
        base[1] + along[1] * reach + side[1] * out,
        base[2] + along[2] * reach + side[2] * out,
      ];
      const way = normalize([
        along[0] * c + side[0] * s + (random.next() - 0.5) * 0.5,
        Math.max(0.25, along[1] * c + 0.35),
        along[2] * c + side[2] * s + (random.next() - 0.5) * 0.5,
      ]);
      grow(from, way, face + (random.next() - 0.5) * 1.8, row + 1);
    }
  };
  for (let i = 0; i < shape.feet; i++) {
    const angle = i * GOLDEN_ANGLE + random.next();
    const r = shape.padM * 0.5 * Math.sqrt((i + 0.5) / shape.feet);
    const lean = 0.25 + 0.5 * random.next();
    grow(
      [Math.cos(angle) * r, 0, Math.sin(angle) * r],
      normalize([Math.cos(angle) * lean, 1, Math.sin(angle) * lean]),
      angle + Math.PI / 2 + (random.next() - 0.5),
      0,
    );
  }
  mesh.flowersFrom = mesh.count;
  for (const { at, along } of ends)
    if (random.next() < shape.flowers.share) addFlower(mesh, shape.flowers, at, along, random);
  mesh.inPieces = true;
  mesh.leafLengthM = shape.padM * 0.5;
  mesh.measure();
  return mesh;
}

function addPad(
  mesh: FoliageMesh,
  shape: PadShape,
  base: Vec3,
  along: Vec3,
  face: number,
  lengthM: number,
  random: Random,
): void {
  const side: Vec3 = [Math.cos(face), 0, Math.sin(face)];
  const n = normalize([
    along[1] * side[2] - along[2] * side[1],
    along[2] * side[0] - along[0] * side[2],
    along[0] * side[1] - along[1] * side[0],
  ]);
  const color = mix(shape.innerColor, shape.outerColor, random.next());
  const tone = 0.88 + 0.24 * random.next();
  // Widest above its middle; `share` of the way from the middle to the rim.
  const at = (angle: number, share: number, sign: number): Vec3 => {
    const wide = lengthM * PAD_WIDTH * 0.5 * Math.sin(angle) * share;
    const long = lengthM * (0.5 - 0.5 * Math.cos(angle) * share * (1 - 0.06 * Math.cos(angle)));
    const thick = sign * lengthM * PAD_THICK * 0.5 * Math.sqrt(Math.max(0, 1 - share * share));
    return [
      base[0] + along[0] * long + side[0] * wide + n[0] * thick,
      Math.max(0, base[1] + along[1] * long + side[1] * wide + n[1] * thick),
      base[2] + along[2] * long + side[2] * wide + n[2] * thick,
    ];
  };
  for (const sign of [1, -1]) {
    for (let k = 0; k < PAD_FACES; k++) {
      const [u, w] = [(k / PAD_FACES) * 2 * Math.PI, ((k + 1) / PAD_FACES) * 2 * Math.PI];
      const middle = (u + w) / 2;
      const shares = [0, 0.7, 0.94, 1] as const;
      for (let ring = 0; ring + 1 < shares.length; ring++) {
        const [inner, outer] = [shares[ring]!, shares[ring + 1]!];
        const tilt = outer ** 3 * 0.9;
        const q = normalize([
          n[0] * sign + tilt * (side[0] * Math.sin(middle) - along[0] * Math.cos(middle)),
          n[1] * sign + tilt * (side[1] * Math.sin(middle) - along[1] * Math.cos(middle)) + 0.15,
          n[2] * sign + tilt * (side[2] * Math.sin(middle) - along[2] * Math.cos(middle)),
        ]);
        const [a, b, c, d] = [at(u, inner, sign), at(u, outer, sign), at(w, outer, sign), at(w, inner, sign)];
        addFoliageTriangle(mesh, a, b, c, q, color, tone, 0.05);
        if (inner > 0) addFoliageTriangle(mesh, a, c, d, q, color, tone, 0.05);
      }
    }
    for (let k = 0; k < DOTS; k++) {
      const p = at(k * GOLDEN_ANGLE, 0.92 * Math.sqrt((k + 0.5) / DOTS), sign);
      const from: Vec3 = [p[0] + n[0] * sign * 0.003, p[1], p[2] + n[2] * sign * 0.003];
      addLeaf(
        mesh,
        { base: from, along, normal: scaled(n, sign), crown: scaled(n, sign) },
        { lengthM: DOT_M, widthM: DOT_M * 0.8, color: shape.dotColor, translucency: 0, droop: 0 },
        random,
      );
    }
  }
}
