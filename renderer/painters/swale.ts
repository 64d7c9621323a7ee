import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { crossLine } from "#renderer/layout/cross-line.ts";
import { AS_ASKED, noRoom } from "#renderer/layout/outcome.ts";
import { laySurface, regionField, type Site } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { plantMesh } from "#renderer/plants/plant-mesh.ts";
import { boulder } from "#renderer/solids/boulder.ts";
import { GRASS, grassBeside, grassFloor } from "#renderer/textures/grass.ts";
import { gravel } from "#renderer/textures/gravel.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { type Painter, TURN } from "./painter.ts";

/** Usual width of a swale and the greatest, meters. */
const WIDTH_M = 1.3;
const MOST_WIDE_M = 4;
/** Share of the light that the bottom loses against the rim. */
const DEPTH_SHADE = 0.38;
/** Light at the rim, which turns up to the sky. */
const RIM_LIGHT = 1.06;
/** Stones along a swale: per meter and at most; every so many is a tuft of grass instead. */
const MOST_STONES = 70;
const STONES_PER_M = 4;
const GRASS_SHARE = 0.16;
/** Linear reflectance of the stones on the banks, and the grasses between them. */
const STONES = ["#8f897f", "#9b9488", "#857d72"].map(hexToLinear);
const GRASSES = ["switchgrass", "little-bluestem", "fountain-grass"] as const;

/** Lays a shallow drainage trough across the yard, lined with river rock or grass. */
export const swale: Painter<"swale"> = {
  turn: TURN.swale,
  paint: (site, element) => {
    const widthM = Math.min(MOST_WIDE_M, element.size?.widthM ?? WIDTH_M);
    const line = crossLine(site, widthM / 2, element.place);
    if (!line) return noRoom("swale");
    const region = regionField(site);
    const path = strip(line, widthM);
    const field: GroundSdf = (x, z) => Math.max(path(x, z), region(x, z));
    if (element.lining === "rock") {
      const rock = hollow(gravel("river", site.light.sun), path, widthM);
      laySurface(site, element, field, { kind: "matte", shade: rock }, { soilM: 0.06, softM: 0.05 });
      setAlong(site, line, widthM);
    } else {
      // Its hollow is shaded here, so its blades are drawn.
      const grass = { ...grassBeside(GRASS.seed, site.light.grass, site.light.exposure), mean: null };
      const shade = hollow(grassFloor(grass), path, widthM);
      laySurface(site, element, field, { kind: "grass", shade, grass }, { softM: 0.1 });
    }
    site.taken.push(field);
    return AS_ASKED;
  },
};

/** Darkens a ground towards the middle of the strip, so that it reads as a trough. */
const hollow =
  (shade: ShadeGround, path: GroundSdf, widthM: number): ShadeGround =>
  (s, out) => {
    shade(s, out);
    // 0 at the rim, 1 in the middle; the tone follows a smooth step.
    const inwards = Math.min(1, Math.max(0, (-path(s.x, s.z) * 2) / widthM));
    const tone = RIM_LIGHT - DEPTH_SHADE * inwards * inwards * (3 - 2 * inwards);
    out[0]! *= tone;
    out[1]! *= tone;
    out[2]! *= tone;
  };

/** Stones of all sizes on the banks, and tufts of grass between them. */
function setAlong(site: Site, line: readonly GroundPoint[], widthM: number): void {
  const random = seededRandom(site.seed + 47);
  const stones = Array.from({ length: 6 }, (_, k) => boulder(site.seed + k, STONES[k % STONES.length]!));
  const lengthM = lineLength(line, false);
  const count = Math.min(MOST_STONES, Math.round(lengthM * STONES_PER_M));
  for (let k = 0; k < count; k++) {
    const i = Math.min(line.length - 2, Math.floor(random.next() * (line.length - 1)));
    const a = line[i]!;
    const b = line[i + 1]!;
    const t = random.next();
    const along = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    const side = random.next() < 0.5 ? -1 : 1;
    // Stones lie 38 to 58% of the width off the middle: on the banks.
    const off = side * widthM * (0.38 + 0.2 * random.next());
    const x = a.x + (b.x - a.x) * t - ((b.z - a.z) / along) * off;
    const z = a.z + (b.z - a.z) * t + ((b.x - a.x) / along) * off;
    if (random.next() < GRASS_SHARE) {
      site.instances.push({
        mesh: plantMesh(GRASSES[k % GRASSES.length]!, k, site.light.sun.direction[1], site.plan.season),
        species: GRASSES[k % GRASSES.length]!,
        x,
        z: z + side * 0.2,
        scale: 0.45 + 0.2 * random.next(),
        turn: random.next() * 2 * Math.PI,
      });
      continue;
    }
    site.instances.push({
      mesh: stones[k % stones.length]!,
      x,
      z,
      scale: 0.08 + 0.16 * random.next() ** 2,
      turn: random.next() * 2 * Math.PI,
      tone: 0.88 + 0.24 * random.next(),
    });
  }
}
