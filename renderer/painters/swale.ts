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

const WIDTH_M = 1.3;
/** Its bottom sees this much less of the sky than its rim. */
const DEPTH_SHADE = 0.38;
const STONES = ["#8f897f", "#9b9488", "#857d72"].map(hexToLinear);
const GRASSES = ["switchgrass", "little-bluestem", "fountain-grass"] as const;

export const swale: Painter<"swale"> = {
  turn: TURN.swale,
  paint: (site, element) => {
    const widthM = Math.min(4, element.size?.widthM ?? WIDTH_M);
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

/** Darkens a ground towards the middle of the strip, more on the side away from the light: it reads as a trough. */
const hollow =
  (shade: ShadeGround, path: GroundSdf, widthM: number): ShadeGround =>
  (s, out) => {
    shade(s, out);
    const inwards = Math.min(1, Math.max(0, (-path(s.x, s.z) * 2) / widthM));
    const tone = 1.06 - DEPTH_SHADE * inwards * inwards * (3 - 2 * inwards);
    out[0]! *= tone;
    out[1]! *= tone;
    out[2]! *= tone;
  };

/** Stones of all sizes on the banks, and tufts of grass between them. */
function setAlong(site: Site, line: readonly GroundPoint[], widthM: number): void {
  const random = seededRandom(site.seed + 47);
  const stones = Array.from({ length: 6 }, (_, k) => boulder(site.seed + k, STONES[k % STONES.length]!));
  const lengthM = lineLength(line, false);
  const count = Math.min(70, Math.round(lengthM * 4));
  for (let k = 0; k < count; k++) {
    const i = Math.min(line.length - 2, Math.floor(random.next() * (line.length - 1)));
    const a = line[i]!;
    const b = line[i + 1]!;
    const t = random.next();
    const along = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    const side = random.next() < 0.5 ? -1 : 1;
    const off = side * widthM * (0.38 + 0.2 * random.next());
    const x = a.x + (b.x - a.x) * t - ((b.z - a.z) / along) * off;
    const z = a.z + (b.z - a.z) * t + ((b.x - a.x) / along) * off;
    if (random.next() < 0.16) {
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
