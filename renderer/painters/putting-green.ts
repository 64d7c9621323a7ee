import { deepestPlace } from "#renderer/layout/deepest-place.ts";
import { circle } from "#renderer/layout/shapes.ts";
import { layDetail, regionField, type Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { golfFlag } from "#renderer/solids/golf-flag.ts";
import { GREEN, grassBeside, grassFloor } from "#renderer/textures/grass.ts";
import type { ElementOf } from "./painter.ts";

/** A green in turf is an oval of at most these halves, meters, and takes at most so much of the way to the nearest edge. */
const HALF_WIDE_M = 2.4;
const HALF_DEEP_M = 1.7;
const MOST_SHARE = 0.8;
/** Radius of a cup, and of the white liner round it, meters. */
const CUP_M = 0.054;
const LINER_M = 0.064;
/** Nearest place of a flag to the camera, and the distance of two, meters. */
const NEAREST_M = 2;
const APART_M = 1.6;
/** A green that the photo shows whole keeps this share of its width off its sides. */
const MARGIN_SHARE = 0.25;

/** Lays the green of a lawn of turf and sets its flags; a lawn without one is left as it is. */
export function layGreen(site: Site, { surface, green, flags = 1 }: ElementOf<"lawn">): void {
  const place =
    surface === "turf" && green
      ? (deepestPlace(site, NEAREST_M, MARGIN_SHARE) ?? deepestPlace(site, NEAREST_M))
      : null;
  if (!place) return;
  const region = regionField(site);
  const grass = grassBeside(GREEN, site.light.grass, site.light.exposure);
  const scale = Math.min(1, (place.insideM * MOST_SHARE) / HALF_DEEP_M);
  const oval: GroundSdf = (x, z) => {
    const [across, away] = [(x - place.x) / HALF_WIDE_M, (z - place.z) / HALF_DEEP_M];
    return (Math.hypot(across, away) - scale) * HALF_DEEP_M;
  };
  const shape = green === "all" ? region : oval;
  layDetail(site, shape, { kind: "grass", shade: grassFloor(grass), grass });
  for (let k = 0; k < flags; k++) {
    const x = place.x + (k - (flags - 1) / 2) * APART_M;
    if (shape(x, place.z) > -LINER_M) continue;
    layDetail(site, circle(x, place.z, LINER_M), { kind: "matte", shade: plain(LINER) });
    layDetail(site, circle(x, place.z, CUP_M), { kind: "matte", shade: plain(HOLE) });
    site.instances.push({ mesh: golfFlag(), x, z: place.z, turn: 0.3 });
  }
}

/** Linear reflectance of the liner and of the dark of the cup. */
const LINER = 0.7;
const HOLE = 0.02;
const plain = (value: number) => (_: unknown, out: Float32Array) => {
  out.fill(value, 0, 3);
};
