import type { FurnitureMaterial } from "#core/elements/furniture-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { GRAIN_SEEDS } from "#renderer/mesh/board.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { addPrism, type Footprint } from "#renderer/mesh/prism.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { type Builder, builder, type Tones } from "./furniture-parts.ts";
import { tinted } from "./tint.ts";

/** Height of a dining table, thickness of its slats, and the width and the gap of a slat, meters. */
const TABLE_M = 0.745;
const SLAT_M = 0.026;
const SLAT_WIDE_M = 0.112;
const SLAT_GAP_M = 0.006;
/** Thickness of a leg, by material, meters. */
const LEG_M: Record<FurnitureMaterial, number> = { wood: 0.07, metal: 0.05, wicker: 0.06 };

/** A slatted table, `longM` along x by `wideM`. */
export function diningTable(seed: number, tones: Tones, longM: number, wideM = 0.95): SolidMesh {
  const { mesh, piece, slat, contact } = builder(seed, tones, 1600);
  const slats = Math.round((wideM + SLAT_GAP_M) / (SLAT_WIDE_M + SLAT_GAP_M));
  const stepM = (wideM + SLAT_GAP_M) / slats;
  for (let k = 0; k < slats; k++)
    slat([0, TABLE_M - SLAT_M / 2, (k - (slats - 1) / 2) * stepM], [longM, SLAT_M, stepM - SLAT_GAP_M]);
  const legM = LEG_M[tones.material];
  const [endM, sideM] = [longM / 2 - 0.06 - legM / 2, wideM / 2 - 0.05 - legM / 2];
  const under = TABLE_M - SLAT_M - 0.035;
  for (const z of [-sideM, sideM]) piece([0, under, z], [2 * endM, 0.07, 0.03]);
  for (const x of [-endM, endM]) {
    piece([x, under, 0], [0.03, 0.07, 2 * sideM]);
    for (const z of [-sideM, sideM]) {
      piece([x, (TABLE_M - SLAT_M) / 2, z], [legM, TABLE_M - SLAT_M, legM]);
      contact(x, z, 0.1);
    }
  }
  for (const x of [-longM / 4, 0, longM / 4]) contact(x, 0, 0.45);
  return mesh.finish();
}

/** Points of a round table top per slat end, and the radius of the hole for a pole, meters. */
const ARC_STEPS = 5;
const PEDESTAL = hexToLinear("#3a3836");

/** A round slatted table of `radiusM` on four legs, or on a pedestal where it is small. */
export function roundTable(seed: number, tones: Tones, radiusM: number, heightM = TABLE_M): SolidMesh {
  const made = builder(seed, tones, 2600);
  addRoundTop(made, tones, radiusM, heightM);
  const { mesh, piece, contact } = made;
  if (radiusM < 0.5) {
    const color = tones.material === "wood" ? tones.frame : tones.isPainted ? tones.frame : PEDESTAL;
    addLathe(
      mesh,
      [
        [0.24, 0],
        [0.24, 0.018],
        [0.05, 0.05],
        [0.032, 0.08],
        [0.032, heightM - 0.06],
        [0.16, heightM - SLAT_M],
      ],
      { color, grain: tones.material === "wood" ? tones.grain : "painted", sides: 20, smooth: true },
    );
    contact(0, 0, 0.3);
    contact(0, 0, radiusM);
    return mesh.finish();
  }
  const legM = LEG_M[tones.material];
  const outM = radiusM * 0.56;
  const under = heightM - SLAT_M - 0.03;
  for (const x of [-outM, outM]) {
    piece([x, under, 0], [0.03, 0.06, 2 * outM]);
    piece([0, under, x], [2 * outM, 0.06, 0.03]);
    for (const z of [-outM, outM]) {
      piece([x, (heightM - SLAT_M) / 2, z], [legM, heightM - SLAT_M, legM]);
      contact(x, z, 0.1);
    }
  }
  contact(0, 0, radiusM * 0.95);
  return mesh.finish();
}

/** Slats cut along a circle. */
function addRoundTop({ mesh, random }: Builder, tones: Tones, radiusM: number, heightM: number): void {
  const slats = 2 * Math.round(radiusM / (SLAT_WIDE_M + SLAT_GAP_M)) + 1;
  const stepM = (2 * radiusM) / slats;
  for (let k = 0; k < slats; k++) {
    const [from, to] = [-radiusM + k * stepM + SLAT_GAP_M / 2, -radiusM + (k + 1) * stepM - SLAT_GAP_M / 2];
    const end = (z: number) => Math.sqrt(Math.max(0, radiusM ** 2 - z ** 2));
    const arc = Array.from({ length: ARC_STEPS + 1 }, (_, j) => from + ((to - from) * j) / ARC_STEPS);
    const footprint: Footprint = [
      ...arc.map((z): [number, number] => [end(z), z]),
      ...arc.toReversed().map((z): [number, number] => [-end(z), z]),
    ];
    addPrism(mesh, footprint, heightM - SLAT_M, heightM, {
      color: tinted(
        tones.top,
        tones.topGrain === "wood" ? 0.82 + 0.36 * random.next() : 0.97 + 0.06 * random.next(),
      ),
      grain: tones.topGrain,
      chamferM: 0.004,
      grainSeed: random.next() * GRAIN_SEEDS,
    });
  }
}

/** Looks towards -z; its back stands at +z. Of wood it has slats; of metal a sling, of wicker a woven seat, with arms. */
export function diningChair(seed: number, tones: Tones): SolidMesh {
  return tones.material === "wood" ? slattedChair(seed, tones) : armChair(seed, tones);
}

function slattedChair(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, contact } = builder(seed + 11, tones, 1000);
  // Five slats, the seat at 0.46 m.
  for (let k = 0; k < 5; k++) piece([0, 0.45, -0.18 + k * 0.088], [0.46, 0.02, 0.08]);
  for (const x of [-0.21, 0.21]) {
    // Front leg; back leg, which leans back and carries the back rest.
    piece([x, 0.225, -0.2], [0.045, 0.45, 0.045]);
    piece([x, 0.45, 0.22], [0.045, 0.9, 0.04], { tilt: 0.06 });
    for (const z of [-0.2, 0.2]) contact(x, z, 0.07);
  }
  // Rails of the back rest, six upright slats between them; then the rail under the seat.
  for (const y of [0.56, 0.86]) piece([0, y, 0.225 + (y - 0.45) * 0.06], [0.4, 0.06, 0.024], { tilt: 0.06 });
  for (let k = 0; k < 6; k++) piece([-0.155 + k * 0.062, 0.71, 0.24], [0.036, 0.27, 0.012], { tilt: 0.06 });
  for (const z of [-0.2, 0.2]) piece([0, 0.41, z], [0.4, 0.05, 0.025]);
  contact(0, 0, 0.26);
  return mesh.finish();
}

/** A sling of dark cloth in a frame of metal. */
const SLING = hexToLinear("#6f6a64");
const LEAN = 0.16;

function armChair(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, cushion, contact } = builder(seed + 11, tones, 2200);
  const isWoven = tones.material === "wicker";
  const panel = isWoven
    ? { color: tones.frame, grain: "wicker" as const }
    : { color: SLING, grain: "fabric" as const };
  const bar = isWoven ? 0.045 : 0.032;
  for (const x of [-0.265, 0.265]) {
    // Front leg up to the arm, back leg with the back, arm.
    piece([x, 0.325, -0.23], [bar, 0.65, bar]);
    piece([x, 0.22, 0.25], [bar, 0.44, bar]);
    piece([x, 0.66, 0.27 + LEAN * 0.21], [bar, 0.46, bar], { tilt: LEAN });
    piece([x, 0.655, 0.015], [0.052, 0.026, 0.56]);
    piece([x, 0.42, 0], [bar * 0.8, bar, 0.5]);
    for (const z of [-0.23, 0.25]) contact(x, z, 0.07);
  }
  for (const z of [-0.23, 0.24]) piece([0, 0.42, z], [0.52, 0.03, bar]);
  piece([0, 0.885, 0.345], [0.53, bar, bar], { tilt: LEAN });
  // The panels of seat and back, and a pad on the seat.
  piece([0, 0.425, 0.005], [0.5, 0.022, 0.46], panel);
  piece([0, 0.68, 0.312], [0.5, 0.4, isWoven ? 0.03 : 0.014], { ...panel, tilt: LEAN });
  cushion([0, 0.462, -0.01], [0.47, 0.06, 0.46]);
  contact(0, 0, 0.3);
  return mesh.finish();
}

/** A park picnic table of `longM`: five planks, two benches, and legs in the form of an A. */
export function picnicTable(seed: number, tones: Tones, longM = 1.83): SolidMesh {
  const { mesh, piece, contact } = builder(seed + 17, tones, 1400);
  for (let k = 0; k < 5; k++) piece([0, 0.74, (k - 2) * 0.146], [longM, 0.038, 0.14]);
  for (const side of [-1, 1]) for (const z of [0.54, 0.69]) piece([0, 0.44, side * z], [longM, 0.038, 0.14]);
  for (const x of [-longM * 0.34, longM * 0.34]) {
    piece([x, 0.7, 0], [0.038, 0.09, 0.68]);
    piece([x, 0.38, 0], [0.038, 0.14, 1.5]);
    // Legs that lean out to the benches: from under the top to the ground.
    for (const side of [-1, 1]) {
      piece([x + 0.04, 0.36, side * 0.42], [0.038, 0.78, 0.14], { tilt: -side * 0.48 });
      contact(x, side * 0.58, 0.12);
    }
  }
  for (const x of [-longM / 4, 0, longM / 4]) {
    contact(x, 0, 0.42);
    for (const side of [-1, 1]) contact(x, side * 0.61, 0.25);
  }
  return mesh.finish();
}
