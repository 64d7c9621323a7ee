import type { Sun } from "#renderer/light/sun.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { gravel } from "#renderer/textures/gravel.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { mulch } from "#renderer/textures/mulch.ts";
import type { ElementOf } from "./painter.ts";

/** What covers the ground of a bed: its stone, river rock when no stone is named, or its mulch. */
export const coverShade = ({ mulch: cover, stone, grade }: ElementOf<"bed">, sun: Sun): ShadeGround =>
  cover === "gravel" ? gravel(stone ?? "river", sun, grade) : mulch(cover, sun);

/** A footprint that takes in a whole tile of mulch and more, meters: its mean. */
const WHOLE_TILE_M = 4;

/** Mulch whose mean sends back as much of the light as old mulch does, per channel. */
export function mulchLike([red, green, blue]: Vec3, sun: Sun): ShadeGround {
  const own = mulch("brown", sun);
  const mean = new Float32Array(3);
  own({ u: 0, v: 0, x: 0, z: 0, acrossM: WHOLE_TILE_M, depthM: WHOLE_TILE_M, shear: 0 }, mean);
  return (s, out) => {
    own(s, out);
    const light = (out[0]! + out[1]! + out[2]!) / (mean[0]! + mean[1]! + mean[2]!);
    out[0] = red * light;
    out[1] = green * light;
    out[2] = blue * light;
  };
}
