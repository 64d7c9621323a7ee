import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { crossLine } from "#renderer/layout/cross-line.ts";
import { middleLine } from "#renderer/layout/middle-line.ts";
import { AS_ASKED, noRoom } from "#renderer/layout/outcome.ts";
import { freeDistance, laySurface, regionField, type Site } from "#renderer/layout/site.ts";
import { type StoneSpot, stoneSpots } from "#renderer/layout/stone-spots.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { type Random, seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { cobble } from "#renderer/solids/boulder.ts";
import { GRASS, grassBeside, grassFloor } from "#renderer/textures/grass.ts";
import { creekBed } from "#renderer/textures/gravel.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Usual width of a swale and the greatest, meters. */
const WIDTH_M = 1.3;
const MOST_WIDE_M = 4;
/** In a highlight that is a strip a creek takes this share of its width, within these bounds, meters; the rest are its banks. */
const STRIP_SHARE = 0.66;
const STRIP_M = [0.5, 2.4] as const;
/** And swings by this share of the room beside it, once in so many meters. */
const SWING_SHARE = 0.7;
const WAVE_M = 4.6;
/** Its banks come and go by so much to each side, as a share of its width, in bays of about so many meters. */
const BANK_SHARE = 0.16;
const BAYS_PER_M = 0.8;
/** Share of the light that the bottom loses against the rim: of grass, and of stones, which are wide apart in depth and pale. */
const DEPTH_SHADE = { grass: 0.38, rock: 0.2 };
/** Light at the rim, which turns up to the sky. */
const RIM_LIGHT = 1.06;
/** Linear reflectance of the loose stones, and the grasses between them. */
const STONES = ["#b5aa99", "#998f82", "#c6b9a3", "#857d74", "#a58a70", "#cfc6b6", "#a89a86"].map(hexToLinear);
const GRASSES = ["switchgrass", "little-bluestem", "fountain-grass"] as const;
/** Loose stones to a square meter of creek, and how many there are at most. */
const STONES_PER_M2 = 26;
const MOST_STONES = 260;
/** Of them these lie on the banks, as far off the middle as these shares of half the width, and are the larger ones; radii in meters. */
const BANK_STONES = 0.6;
const ON_BANK = [0.86, 1.12] as const;
const IN_BED = 0.8;
const BANK_RADIUS_M = [0.07, 0.2] as const;
const BED_RADIUS_M = [0.04, 0.11] as const;
/** They lie flat: so much lower than wide. */
const FLAT = [0.5, 0.85] as const;
/** Nearer to each other than this share of their radii they would run into one another. */
const APART = 0.8;
/** Tufts of grass to a meter of creek that no bed is planted along, at this share of their grown size. */
const TUFTS_PER_M = 0.7;
const TUFT_SCALE = [0.6, 0.85] as const;

/** Lays a shallow trough across the yard: a dry creek of river rock, or grass. */
export const swale: Painter<"swale"> = {
  turn: TURN.swale,
  paint: (site, element) => {
    const course = courseOf(site, element);
    if (!course) return noRoom("swale");
    const { line, widthM } = course;
    const region = regionField(site);
    const path = strip(line, widthM);
    const isRock = element.lining === "rock";
    const banks: GroundSdf = (x, z) =>
      path(x, z) +
      (isRock ? BANK_SHARE * widthM * (2 * vnoise(x * BAYS_PER_M, z * BAYS_PER_M, site.seed) - 1) : 0);
    const field: GroundSdf = (x, z) => Math.max(banks(x, z), region(x, z));
    if (isRock) {
      const rock = hollow(creekBed(site.light.sun), path, widthM, DEPTH_SHADE.rock);
      const laid = laySurface(site, element, field, { kind: "matte", shade: rock }, { softM: 0.06 });
      laid.creek = course;
      setStones(site, course, field);
      if (!site.plan.elements.some(({ kind }) => kind === "bed")) setTufts(site, course);
    } else {
      // Its hollow is shaded here, so its blades are drawn.
      const grass = { ...grassBeside(GRASS.seed, site.light.grass, site.light.exposure), mean: null };
      const shade = hollow(grassFloor(grass), path, widthM, DEPTH_SHADE.grass);
      laySurface(site, element, field, { kind: "grass", shade, grass }, { softM: 0.1 });
    }
    site.taken.push(field);
    return AS_ASKED;
  },
};

type Course = { line: readonly GroundPoint[]; widthM: number };

/** Along a highlight that is a strip, with banks beside it; else across the yard. */
function courseOf(site: Site, { size, place }: ElementOf<"swale">): Course | null {
  const found = site.filled ? middleLine(site) : null;
  const run = found?.runs[0];
  if (found && run?.every(({ x, z }) => freeDistance(site, x, z) > 0)) {
    const widthM = Math.min(MOST_WIDE_M, size?.widthM ?? clamp(2 * found.halfM * STRIP_SHARE, ...STRIP_M));
    return { line: swinging(run, SWING_SHARE * Math.max(0, found.halfM - widthM / 2)), widthM };
  }
  const widthM = Math.min(MOST_WIDE_M, size?.widthM ?? WIDTH_M);
  const line = crossLine(site, widthM / 2, place);
  return line && { line, widthM };
}

/** A line that swings to both sides of another by so much. */
function swinging(line: readonly GroundPoint[], byM: number): GroundPoint[] {
  let wayM = 0;
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const lengthM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    if (i > 0) wayM += Math.hypot(p.x - a.x, p.z - a.z);
    const off = byM * Math.sin((wayM * 2 * Math.PI) / WAVE_M);
    return { x: p.x - ((b.z - a.z) / lengthM) * off, z: p.z + ((b.x - a.x) / lengthM) * off };
  });
}

/** Darkens a ground towards the middle of the strip, so that it reads as a trough. */
const hollow =
  (shade: ShadeGround, path: GroundSdf, widthM: number, depthShade: number): ShadeGround =>
  (s, out) => {
    shade(s, out);
    // 0 at the rim, 1 in the middle; the tone follows a smooth step.
    const inwards = Math.min(1, Math.max(0, (-path(s.x, s.z) * 2) / widthM));
    const tone = RIM_LIGHT - depthShade * inwards * inwards * (3 - 2 * inwards);
    out[0]! *= tone;
    out[1]! *= tone;
    out[2]! *= tone;
  };

/** A random place along a course, so many half widths off its middle. */
function placeAt({ line, widthM }: Course, random: Random, off: number): GroundPoint {
  const i = Math.min(line.length - 2, Math.floor(random.next() * (line.length - 1)));
  const [a, b] = [line[i]!, line[i + 1]!];
  const t = random.next();
  const alongM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
  const offM = (off * widthM) / 2;
  return {
    x: a.x + (b.x - a.x) * t - ((b.z - a.z) / alongM) * offM,
    z: a.z + (b.z - a.z) * t + ((b.x - a.x) / alongM) * offM,
  };
}

const between = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share;

/** Loose stones of all sizes: the large ones on the banks, smaller ones in the bed. */
function setStones(site: Site, course: Course, field: GroundSdf): void {
  const random = seededRandom(site.seed + 47);
  const areaM2 = lineLength(course.line, false) * course.widthM;
  const count = Math.min(MOST_STONES, Math.round(areaM2 * STONES_PER_M2));
  // Those that boulders will lie on are left out.
  const set: StoneSpot[] = stoneSpots(site);
  for (let k = 0; k < count; k++) {
    const isOnBank = random.next() < BANK_STONES;
    const side = random.next() < 0.5 ? -1 : 1;
    const off = side * (isOnBank ? between(ON_BANK, random.next()) : IN_BED * random.next());
    // Small stones are more frequent than large ones.
    const radiusM = between(isOnBank ? BANK_RADIUS_M : BED_RADIUS_M, random.next() ** 2);
    const { x, z } = placeAt(course, random, off);
    const [turn, tone] = [random.next() * 2 * Math.PI, 0.88 + 0.24 * random.next()];
    const heightScale = radiusM * between(FLAT, random.next());
    const touches = set.some((one) => Math.hypot(one.x - x, one.z - z) < APART * (one.radiusM + radiusM));
    if (touches || field(x, z) > radiusM / 2) continue;
    set.push({ x, z, radiusM });
    const mesh = cobble(k, STONES[k % STONES.length]!);
    site.instances.push({ mesh, x, z, scale: radiusM, heightScale, turn, tone });
  }
}

/** Grasses on the banks. */
function setTufts(site: Site, course: Course): void {
  const random = seededRandom(site.seed + 53);
  const count = Math.round(lineLength(course.line, false) * TUFTS_PER_M);
  for (let k = 0; k < count; k++) {
    const species = GRASSES[k % GRASSES.length]!;
    const { x, z } = placeAt(course, random, (k % 2 === 0 ? 1 : -1) * between([1.15, 1.4], random.next()));
    if (regionField(site)(x, z) > 0) continue;
    site.instances.push({
      mesh: plantMesh(species, k, site.light.sun.direction[1], site.plan.season),
      species,
      x,
      z,
      scale: between(TUFT_SCALE, random.next()),
      turn: random.next() * 2 * Math.PI,
    });
  }
}
