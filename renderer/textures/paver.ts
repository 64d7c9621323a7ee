import type { PaverJoint } from "#core/elements/paver-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { fbm, vnoise } from "#renderer/math/noise.ts";
import { hashInt } from "#renderer/math/random.ts";
import { clamp, lerp, smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { ContourPoint } from "./contour-ruler.ts";
import type { GroundSample, ShadeGround } from "./ground-sample.ts";
import type { LayingPattern, PaverCell } from "./paver-pattern.ts";

/** A course of stones laid along the edge of the paved area. */
export type BorderCourse = {
  /** Distance to the edge and length along it; asked only near the edge. */
  ruler: (x: number, z: number) => ContourPoint;
  /** Quick lower bound of the distance to the edge, meters. */
  edgeM: (x: number, z: number) => number;
  widthM: number;
  /** Length of a border stone along the edge. */
  stoneM: number;
  colors: Vec3[];
};

export type Paving = {
  pattern: LayingPattern;
  colors: Vec3[];
  /** Where the pattern begins, and its turn in radians. */
  originX: number;
  originZ: number;
  turn: number;
  jointM?: number;
  bevelM?: number;
  /** How far one stone runs through the blend: 0 = each stone one color. */
  mottling?: number;
  /** How much the stones differ in tone from one another, and how coarse their grain is; 1 = as concrete pavers do. */
  variation?: number;
  grain?: number;
  jointColor?: Vec3;
  /** What fills the joints, in place of sand. */
  filling?: PaverJoint;
  border?: BorderCourse;
};

/**
 * Linear reflectance of what fills joints: leaves or stones from dark to light, and the flowers with the share of the ground that they
 * cover. Their edge creeps over the stones by up to `creepM`, and cushions differ in light by `relief`.
 */
type Filling = {
  leaves: readonly [Vec3, Vec3];
  flowers: Vec3;
  flowering: number;
  creepM: number;
  relief: number;
};
const FILLINGS: Record<PaverJoint, Filling> = {
  thyme: {
    leaves: [hexToLinear("#3d4d2c"), hexToLinear("#7b8a58")],
    flowers: hexToLinear("#a98bb8"),
    flowering: 0.1,
    creepM: 0.035,
    relief: 1.3,
  },
  grass: {
    leaves: [hexToLinear("#3f5a26"), hexToLinear("#7f9a4c")],
    flowers: hexToLinear("#7f9a4c"),
    flowering: 0,
    creepM: 0.02,
    relief: 1,
  },
  gravel: {
    leaves: [hexToLinear("#8a847a"), hexToLinear("#cfc9bd")],
    flowers: hexToLinear("#cfc9bd"),
    flowering: 0,
    creepM: 0.006,
    relief: 0.15,
  },
};
/** Plants creep over their stones by no more than this share of the joint. */
const CREEP_SHARE = 0.6;
/** Light on cushions of the mean height. */
const CUSHION_LIGHT = 0.95;
/** Cushions in the joints, leaves and flowers: how many to a meter. */
const CUSHIONS_PER_M = 7;
const LEAVES_PER_M = 110;
const FLOWERS_PER_M = 130;

/** Width of joints and of the bevel of a stone, meters, where a look names none: concrete pavers. */
const JOINT_M = 0.009;
const BEVEL_M = 0.008;
/**
 * Mottling where a look names none: 0 gives each stone one color, 1 as much within a stone as WITHIN_STONE
 * allows.
 */
const MOTTLING = 0.5;
/** At mottling 1, one stone runs through this share of the colors of the blend. */
const WITHIN_STONE = 0.35;
/** Sand in the joints, linear reflectance. */
const JOINT_SAND = hexToLinear("#655d52");
/**
 * Samples per pixel, at most: one per ACROSS_PER_SAMPLE_M and ALONG_PER_SAMPLE_M of its footprint. Fewer
 * let joints flicker or double; more cost time and do not show.
 */
const MOST_ACROSS = 2;
const MOST_ALONG = 5;
const ACROSS_PER_SAMPLE_M = 0.03;
const ALONG_PER_SAMPLE_M = 0.04;
/** Spread of the tone between stones, of coarse grain (14 mm) and of sand (4 mm) within one, as shares. */
const TONE_SPREAD = 0.24;
const GRAIN_SPREAD = 0.2;
const SAND_SPREAD = 0.14;
/**
 * Widest footprints, meters, in which grain, sand and bevels are drawn; in wider ones they would only be
 * noise.
 */
const GRAIN_SEEN_M = 0.02;
const SAND_SEEN_M = 0.006;
const BEVEL_SEEN_M = 0.03;
/** Change of a stone's light because it does not lie perfectly level, as a share of the sun. */
const UNEVEN = 0.05;
/**
 * Light on the bevel: up to BEVEL_SUN more or less by its direction to the sun, and BEVEL_SHADE less for
 * the dirt in it.
 */
const BEVEL_SUN = 0.5;
const BEVEL_SHADE = 0.14;
/** Least width over which a joint is averaged, meters; shares of joint below LEAST_JOINT are left out. */
const LEAST_BOX_M = 5e-4;
const LEAST_JOINT = 0.003;
/**
 * Light on the sand of a joint, which lies deeper than the stones, and the share of the sun that they keep
 * from it: in joints of concrete pavers, and in those of broken stone, which are wide and filled to the top.
 */
const JOINT_LIGHT = { narrow: 0.5, wide: 0.7 };
const JOINT_SHADOW = { narrow: 0.35, wide: 0.2 };
const NARROW_JOINT_M = 0.02;
const WIDE_JOINT_M = 0.035;
/**
 * Of the sky's light so much more comes off paving that is seen at a flat angle, as a reflectance: rough stone has a thirtieth of the sheen of a
 * smooth one, which rises with the fifth power (Schlick, 1994).
 */
const SHEEN = 0.03;

/** One sample: where, and how much ground it stands for, in meters. One object serves all: numbers handed over one by one become heap objects. */
type Footprint = { x: number; z: number; boxX: number; boxZ: number };

/** Concrete or clay pavers, computed analytically at every pixel: joints are box-filtered, so they never alias. */
export function paving(look: Paving, sun: Sun): ShadeGround {
  const cell: PaverCell = { id: 0, edgeM: 0, edgeX: 0, edgeZ: 0 };
  const at: Footprint = { x: 0, z: 0, boxX: 0, boxZ: 0 };
  const stone = new Float32Array(3);
  const cos = Math.cos(look.turn);
  const sin = Math.sin(look.turn);
  const { border } = look;
  const wholeStone = border ? border.edgeM : undefined;
  return (s, out) => {
    const along = clamp(Math.ceil(s.depthM / ALONG_PER_SAMPLE_M), 1, MOST_ALONG);
    const across = clamp(Math.ceil(s.acrossM / ACROSS_PER_SAMPLE_M), 1, MOST_ACROSS);
    at.boxZ = s.depthM / along;
    at.boxX = s.acrossM / across + Math.abs(s.shear) * at.boxZ;
    const bordered =
      border !== undefined && wholeStone !== undefined && wholeStone(s.x, s.z) < border.widthM + 2 * at.boxZ;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let j = 0; j < along; j++) {
      const dz = ((j + 0.5) / along - 0.5) * s.depthM;
      for (let i = 0; i < across; i++) {
        const x = s.x + ((i + 0.5) / across - 0.5) * s.acrossM + s.shear * dz;
        const z = s.z + dz;
        let colors = look.colors;
        let inBorder = false;
        if (bordered) {
          const edge = border.ruler(x, z);
          if (edge.distanceM < border.widthM) {
            borderStone(border, edge, cell);
            colors = border.colors;
            inBorder = true;
          }
        }
        if (!inBorder) {
          const px = x - look.originX;
          const pz = z - look.originZ;
          look.pattern(cos * px + sin * pz, -sin * px + cos * pz, cell);
          const edgeX = cos * cell.edgeX - sin * cell.edgeZ;
          cell.edgeZ = sin * cell.edgeX + cos * cell.edgeZ;
          cell.edgeX = edgeX;
        }
        at.x = x;
        at.z = z;
        shadeStone(look, colors, cell, at, s, sun, stone);
        red += stone[0]!;
        green += stone[1]!;
        blue += stone[2]!;
      }
    }
    // Wear and dust lie in patches larger than a stone.
    const wear = (0.93 + 0.14 * fbm(s.x * 0.7, s.z * 0.7, 2, 19)) / (along * across);
    // A pixel's footprint is as much longer than wide as its line of sight is flat: this is the sine of that angle.
    const steep = s.acrossM / Math.hypot(s.acrossM, s.depthM);
    const sheen = SHEEN * (1 - steep) ** 5;
    out[0] = red * wear + sheen;
    out[1] = green * wear + sheen;
    out[2] = blue * wear + sheen;
  };
}

/** The stone of the border course at a place along the edge. */
function borderStone(border: BorderCourse, at: ContourPoint, cell: PaverCell): void {
  const k = Math.floor(at.alongM / border.stoneM);
  const inStone = at.alongM - k * border.stoneM;
  cell.id = hashInt(k, 77, 3);
  cell.edgeM = Math.min(inStone, border.stoneM - inStone, at.distanceM, border.widthM - at.distanceM);
  // The direction to the edge turns with the contour; the bevel's light is left out rather than wrong.
  cell.edgeX = 0;
  cell.edgeZ = 0;
}

function shadeStone(
  look: Paving,
  colors: Vec3[],
  cell: PaverCell,
  { x, z, boxX, boxZ }: Footprint,
  s: GroundSample,
  sun: Sun,
  out: Float32Array,
): void {
  const filling = look.filling && FILLINGS[look.filling];
  // Cushions grow out over the stones here and leave the joint open there.
  const cushion = filling ? fbm(x * CUSHIONS_PER_M, z * CUSHIONS_PER_M, 2, 24) : 0;
  const evenM = look.jointM ?? JOINT_M;
  const jointM = filling ? evenM + Math.min(filling.creepM, CREEP_SHARE * evenM) * (2 * cushion - 1) : evenM;
  const bevelM = look.bevelM ?? BEVEL_M;
  // Two random numbers of the stone, 16 bits each: one for its color, one for its tone.
  const low = (cell.id & 0xffff) / 65536;
  const high = (cell.id >>> 16) / 65536;
  const cloud = vnoise(x * 9 + low * 50, z * 9 + high * 50, 21);
  // Finer grain than a pixel would only be noise.
  const grain = s.acrossM < GRAIN_SEEN_M ? vnoise(x * 70, z * 70, 22) : 0.5;
  const sand = s.acrossM < SAND_SEEN_M ? vnoise(x * 260, z * 260, 23) : 0.5;
  // Never beyond the range, to be cut off there: flat spots with hard rims read as shadows of leaves.
  const within = (look.mottling ?? MOTTLING) * WITHIN_STONE;
  const blend = clamp(low + (cloud - low) * within, 0, 0.999) * Math.max(0, colors.length - 1);
  const k = Math.floor(blend);
  const a = colors[k]!;
  const b = colors[Math.min(k + 1, colors.length - 1)]!;
  const mix = blend - k;
  const varied = (look.variation ?? 1) * TONE_SPREAD;
  const coarse = look.grain ?? 1;
  const tone =
    (1 + varied * (high - 0.5)) *
    (1 + GRAIN_SPREAD * coarse * (grain - 0.5)) *
    (1 + SAND_SPREAD * coarse * (sand - 0.5));
  const [lx, , lz] = sun.direction;
  // No stone lies perfectly level.
  let light = 1 + sun.share * UNEVEN * ((high - 0.5) * lx + (low - 0.5) * lz);
  const halfJoint = jointM * 0.5;
  if (cell.edgeM < halfJoint + bevelM && s.acrossM < BEVEL_SEEN_M) {
    const slope = clamp(1 - (cell.edgeM - halfJoint) / bevelM, 0, 1);
    light *= 1 + sun.share * slope * BEVEL_SUN * (cell.edgeX * lx + cell.edgeZ * lz) - BEVEL_SHADE * slope;
  }
  let red = (a[0] + (b[0] - a[0]) * mix) * tone * light;
  let green = (a[1] + (b[1] - a[1]) * mix) * tone * light;
  let blue = (a[2] + (b[2] - a[2]) * mix) * tone * light;
  // Width of the footprint across the joint, and the share of it that the joint takes (box filter).
  const facing = Math.abs(cell.edgeX) * boxX + Math.abs(cell.edgeZ) * boxZ;
  const box = Math.max(LEAST_BOX_M, facing > 0 ? facing : 0.5 * (boxX + boxZ));
  const joint =
    Math.max(0, Math.min(halfJoint, cell.edgeM + box * 0.5) - Math.max(-halfJoint, cell.edgeM - box * 0.5)) /
    box;
  if (joint > LEAST_JOINT) {
    const wide = smoothstep(NARROW_JOINT_M, WIDE_JOINT_M, jointM);
    const shade =
      lerp(JOINT_LIGHT.narrow, JOINT_LIGHT.wide, wide) *
      (1 - sun.share * lerp(JOINT_SHADOW.narrow, JOINT_SHADOW.wide, wide)) *
      joint;
    if (filling) {
      fillIn(filling, x, z, cushion, s, sun, out);
      out[0] = red * (1 - joint) + out[0]! * joint;
      out[1] = green * (1 - joint) + out[1]! * joint;
      out[2] = blue * (1 - joint) + out[2]! * joint;
      return;
    }
    const sanded = look.jointColor ?? JOINT_SAND;
    red = red * (1 - joint) + sanded[0] * shade;
    green = green * (1 - joint) + sanded[1] * shade;
    blue = blue * (1 - joint) + sanded[2] * shade;
  }
  out[0] = red;
  out[1] = green;
  out[2] = blue;
}

/** What fills a joint at a place: cushions, lit from above and darker between, with leaves and flowers where the picture can show them. */
function fillIn(
  { leaves: [dark, pale], flowers, flowering, relief }: Filling,
  x: number,
  z: number,
  cushion: number,
  s: GroundSample,
  sun: Sun,
  out: Float32Array,
): void {
  const leaf = s.acrossM < GRAIN_SEEN_M ? vnoise(x * LEAVES_PER_M, z * LEAVES_PER_M, 25) : 0.5;
  const light = (CUSHION_LIGHT + relief * (cushion - 0.5)) * (1 - sun.share * JOINT_SHADOW.wide);
  const share = clamp(0.25 + 0.5 * leaf + 0.4 * (cushion - 0.5), 0, 1);
  // Far away the flowers of a cushion melt into a tint.
  const bloom = vnoise(x * FLOWERS_PER_M, z * FLOWERS_PER_M, 26);
  const inBloom = s.acrossM < GRAIN_SEEN_M ? smoothstep(1 - 2 * flowering, 1 - flowering, bloom) : flowering;
  const patch = flowering > 0 ? smoothstep(0.4, 0.6, vnoise(x * 1.7, z * 1.7, 27)) : 0;
  for (let c = 0; c < 3; c++)
    out[c] = lerp(lerp(dark[c]!, pale[c]!, share), flowers[c]!, inBloom * patch) * light;
}
