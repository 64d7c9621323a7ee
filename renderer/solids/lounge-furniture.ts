import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { type Builder, builder, type Tones } from "./furniture-parts.ts";

/** Width and depth of a seat, meters; the frame adds an arm at each side. */
const SEAT_M = 0.66;
const DEEP_M = 0.82;
const ARM_M = 0.12;

/** A seat for one person or more with cushions; looks towards -z. */
export function sofa(seed: number, tones: Tones, seats: number): SolidMesh {
  const made = builder(seed + 23, tones, 2600 * seats);
  const wideM = seats * SEAT_M;
  FRAMES[tones.material](made, wideM);
  for (let k = 0; k < seats; k++) addSeat(made, (k - (seats - 1) / 2) * SEAT_M, 0);
  return made.mesh.finish();
}

/** The seat cushion, 15 cm thick, and the one at the back, which leans back. */
function addSeat({ cushion, contact }: Builder, x: number, z: number): void {
  cushion([x, 0.37, z - 0.06], [SEAT_M - 0.012, 0.15, 0.68]);
  cushion([x, 0.6, z + 0.235], [SEAT_M - 0.03, 0.44, 0.17], { tilt: 0.2 });
  contact(x, z, 0.45);
}

const FRAMES: Record<Tones["material"], (made: Builder, wideM: number) => void> = {
  wood: addOpenFrame,
  metal: addOpenFrame,
  wicker: addWovenFrame,
};

/** Posts with arm rests, rails, and slats behind the cushions. */
function addOpenFrame({ piece, contact }: Builder, wideM: number): void {
  const half = wideM / 2 + ARM_M / 2;
  for (const x of [-half, half]) {
    // Front leg, back leg, arm rest, and the rail below it.
    piece([x, 0.29, -0.38], [0.06, 0.58, 0.06]);
    piece([x, 0.36, 0.38], [0.06, 0.72, 0.06]);
    piece([x, 0.595, 0], [0.11, 0.03, DEEP_M]);
    piece([x, 0.25, 0], [0.04, 0.08, 0.72]);
    for (const z of [-0.38, 0.38]) contact(x, z, 0.1);
  }
  for (const z of [-0.38, 0.38]) piece([0, 0.25, z], [wideM + 0.06, 0.09, 0.035]);
  piece([0, 0.7, 0.385], [wideM + 0.06, 0.06, 0.035]);
  const slats = Math.round(wideM / 0.16);
  for (let k = 0; k < slats; k++) piece([((k + 0.5) / slats - 0.5) * wideM, 0.49, 0.385], [0.05, 0.4, 0.018]);
}

/** A woven base on low feet, closed arms and a closed back. */
function addWovenFrame({ piece, contact }: Builder, wideM: number): void {
  const half = wideM / 2 + ARM_M / 2;
  const round = { chamferM: 0.02 };
  addWovenBase({ piece, contact }, 0, 0, wideM, DEEP_M);
  for (const x of [-half, half]) {
    piece([x, 0.325, -0.005], [ARM_M, 0.55, DEEP_M + 0.01], round);
    contact(x, -0.2, 0.2);
    contact(x, 0.2, 0.2);
  }
  piece([0, 0.4, DEEP_M / 2 - 0.05], [wideM, 0.68, 0.1], round);
}

function addWovenBase(
  { piece, contact }: Pick<Builder, "piece" | "contact">,
  x: number,
  z: number,
  wideM: number,
  deepM: number,
): void {
  piece([x, 0.17, z], [wideM - 0.004, 0.25, deepM], { chamferM: 0.012 });
  for (const side of [-1, 1])
    for (const end of [-1, 1])
      piece([x + side * (wideM / 2 - 0.06), 0.025, z + end * (deepM / 2 - 0.06)], [0.05, 0.05, 0.05]);
  contact(x, z, Math.min(wideM, deepM) / 2);
}

/**
 * A sofa with a corner in the form of an L: three seats along the back and two more along the right side, all of
 * the same modules; looks towards -z and -x. Its middle is that of the room that it takes.
 */
export function sectional(seed: number, tones: Tones): SolidMesh {
  const made = builder(seed + 29, tones, 14000);
  const { piece, cushion, contact } = made;
  const isWoven = tones.material === "wicker";
  const back = { chamferM: isWoven ? 0.02 : 0.008 };
  // The long side along z = +, its seats from left to right; the last module is the corner.
  const z = SECTIONAL_M.deepM / 2 - DEEP_M / 2;
  const right = SECTIONAL_M.wideM / 2 - DEEP_M / 2;
  const seatsX = [0, 1, 2].map((k) => -SECTIONAL_M.wideM / 2 + ARM_M + (k + 0.5) * SEAT_M);
  const longM = 3 * SEAT_M;
  const middleX = seatsX[1]!;
  addWovenBase(made, middleX, z, longM, DEEP_M);
  addWovenBase(made, right, z, DEEP_M, DEEP_M);
  for (const x of seatsX) addSeat(made, x, z);
  piece([-SECTIONAL_M.wideM / 2 + ARM_M / 2, 0.325, z], [ARM_M, 0.55, DEEP_M], back);
  piece([middleX, 0.4, z + DEEP_M / 2 - 0.05], [longM, 0.68, 0.1], back);
  // The corner with a cushion at both backs.
  piece([right, 0.4, z + DEEP_M / 2 - 0.05], [DEEP_M, 0.68, 0.1], back);
  piece([right + DEEP_M / 2 - 0.05, 0.4, z - 0.05], [0.1, 0.68, DEEP_M - 0.1], back);
  cushion([right - 0.05, 0.37, z - 0.05], [DEEP_M - 0.12, 0.15, DEEP_M - 0.12]);
  cushion([right - 0.06, 0.6, z + 0.235], [DEEP_M - 0.2, 0.44, 0.17], { tilt: 0.2 });
  cushion([right + 0.24, 0.6, z - 0.06], [0.17, 0.42, DEEP_M - 0.22]);
  // The short side: two seats whose backs stand at the right.
  for (const k of [0, 1]) {
    const seatZ = z - DEEP_M / 2 - (k + 0.5) * SEAT_M;
    addWovenBase(made, right, seatZ, DEEP_M, SEAT_M);
    piece([right + DEEP_M / 2 - 0.05, 0.4, seatZ], [0.1, 0.68, SEAT_M], back);
    cushion([right - 0.06, 0.37, seatZ], [0.68, 0.15, SEAT_M - 0.012]);
    cushion([right + 0.235, 0.6, seatZ], [0.17, 0.44, SEAT_M - 0.03]);
    contact(right, seatZ, 0.45);
  }
  const endZ = z - DEEP_M / 2 - 2 * SEAT_M - ARM_M / 2;
  piece([right, 0.325, endZ], [DEEP_M, 0.55, ARM_M], back);
  return made.mesh.finish();
}

/** Size of the sectional: three seats, a corner and an arm along x; two seats, the corner and an arm along z. Meters. */
export const SECTIONAL_M = {
  wideM: ARM_M + 3 * SEAT_M + DEEP_M,
  deepM: DEEP_M + 2 * SEAT_M + ARM_M,
};

/** A slatted table of 1 by 0.6 m, 0.4 m high. */
export function coffeeTable(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, slat, contact } = builder(seed + 37, tones, 700);
  for (let k = 0; k < 5; k++) slat([0, 0.385, -0.24 + k * 0.12], [1, 0.026, 0.114]);
  for (const z of [-0.26, 0.26]) piece([0, 0.345, z], [0.9, 0.05, 0.03]);
  for (const x of [-0.45, 0.45]) {
    piece([x, 0.345, 0], [0.03, 0.05, 0.5]);
    for (const z of [-0.26, 0.26]) {
      piece([x, 0.185, z], [0.05, 0.37, 0.05]);
      contact(x, z, 0.08);
    }
  }
  contact(0, 0, 0.42);
  return mesh.finish();
}

/** A slatted table of 0.45 m square, 0.48 m high. */
export function sideTable(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, slat, contact } = builder(seed + 53, tones, 500);
  for (let k = 0; k < 4; k++) slat([0, 0.468, -0.168 + k * 0.112], [0.45, 0.024, 0.106]);
  for (const z of [-0.18, 0.18]) {
    piece([0, 0.435, z], [0.36, 0.04, 0.02]);
    for (const x of [-0.18, 0.18]) {
      piece([x, 0.228, z], [0.035, 0.456, 0.035]);
      contact(x, z, 0.06);
    }
  }
  contact(0, 0, 0.24);
  return mesh.finish();
}

/** A sun lounger of 0.7 by 1.98 m with a raised back and a cushion; its foot end points to -z. */
export function lounger(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, cushion, contact } = builder(seed + 47, tones, 3600);
  const half = 0.35;
  if (tones.material === "wicker") piece([0, 0.2, 0], [2 * half, 0.22, 1.98], { chamferM: 0.02 });
  // The frame: two long rails and the rail at each end, and the slats that carry the cushion.
  for (const x of [-half + 0.025, half - 0.025]) piece([x, 0.29, 0], [0.05, 0.07, 1.98]);
  for (const z of [-0.96, 0.96]) piece([0, 0.29, z], [2 * half - 0.05, 0.06, 0.04]);
  for (let k = 0; k < 9; k++) piece([0, 0.315, -0.88 + k * 0.14], [2 * half - 0.1, 0.018, 0.07]);
  for (const x of [-half + 0.04, half - 0.04])
    for (const z of [-0.8, 0.75]) {
      piece([x, 0.135, z], [0.055, 0.27, 0.055]);
      contact(x, z, 0.09);
    }
  // The cushion in two parts for the legs, and raised 35 degrees from flat behind them, on its own frame.
  for (const z of [-0.66, -0.06]) cushion([0, 0.37, z], [2 * half - 0.05, 0.09, 0.61]);
  const raised = (90 - 35) * (Math.PI / 180);
  const backAt = (along: number, off: number): [number, number, number] => [
    0,
    0.34 + along * Math.cos(raised) + off * Math.sin(raised),
    0.25 + along * Math.sin(raised) - off * Math.cos(raised),
  ];
  piece(backAt(0.37, -0.035), [2 * half - 0.08, 0.74, 0.03], { tilt: raised });
  cushion(backAt(0.38, 0.03), [2 * half - 0.05, 0.76, 0.09], { tilt: raised });
  for (const z of [-0.6, 0, 0.6]) contact(0, z, 0.4);
  return mesh.finish();
}

/** A garden bench of 1.5 m with a slatted back and arm rests, its seat 0.44 m high; looks towards -z. */
export function bench(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, contact } = builder(seed + 43, tones, 1800);
  const half = 0.75;
  addBenchSeat({ piece }, half, 0);
  for (const x of [-half + 0.03, half - 0.03]) {
    // Front leg up to the arm rest, back leg with the back, arm rest, and the rail between the legs.
    piece([x, 0.32, -0.25], [0.06, 0.64, 0.06]);
    piece([x, 0.46, 0.27], [0.06, 0.92, 0.055], { tilt: 0.06 });
    piece([x, 0.655, 0], [0.075, 0.028, 0.6]);
    piece([x, 0.2, 0], [0.04, 0.06, 0.5]);
    for (const z of [-0.25, 0.26]) contact(x, z, 0.09);
  }
  for (const x of [-0.4, 0, 0.4]) contact(x, 0, 0.32);
  return mesh.finish();
}

/** Five slats of the seat, the rails of the back and its upright slats, which lean back a little; `upM` higher than a bench has them. */
export function addBenchSeat({ piece }: Pick<Builder, "piece">, half: number, upM: number): void {
  const lean = 0.12;
  for (let k = 0; k < 5; k++) piece([0, 0.43 + upM, -0.22 + k * 0.1], [2 * half - 0.1, 0.022, 0.088]);
  for (const y of [0.52, 0.88])
    piece([0, y + upM, 0.26 + (y - 0.44) * lean], [2 * half - 0.08, 0.07, 0.032], { tilt: lean });
  const slats = Math.round(half * 20);
  for (let k = 0; k < slats; k++) {
    const x = -half + 0.12 + ((2 * half - 0.24) * k) / (slats - 1);
    piece([x, 0.7 + upM, 0.26 + 0.26 * lean], [0.045, 0.32, 0.016], { chamferM: 0.004, tilt: lean });
  }
  piece([0, 0.37 + upM, -0.24], [2 * half - 0.1, 0.08, 0.026]);
  piece([0, 0.37 + upM, 0.22], [2 * half - 0.1, 0.08, 0.026]);
}

/** A porch rocker: a slatted seat and a high slatted back on two runners; looks towards -z. */
export function rocker(seed: number, tones: Tones): SolidMesh {
  const { mesh, piece, contact } = builder(seed + 59, tones, 2000);
  const lean = 0.24;
  for (let k = 0; k < 6; k++)
    piece([0, 0.43 - k * 0.008, -0.24 + k * 0.09], [0.52, 0.02, 0.082], { tilt: 0.09 });
  for (const y of [0.5, 1.08]) piece([0, y, 0.235 + (y - 0.44) * lean], [0.5, 0.07, 0.028], { tilt: lean });
  for (let k = 0; k < 7; k++)
    piece([-0.198 + k * 0.066, 0.79, 0.235 + 0.35 * lean], [0.042, 0.52, 0.014], { tilt: lean });
  for (const x of [-0.27, 0.27]) {
    piece([x, 0.35, -0.25], [0.045, 0.6, 0.05]);
    piece([x, 0.62, 0.25 + 0.18 * lean], [0.045, 1.02, 0.045], { tilt: lean });
    piece([x, 0.66, 0.0], [0.1, 0.026, 0.58]);
    // The runner in three straight parts that rise to both ends.
    piece([x, 0.035, 0.05], [0.04, 0.05, 0.42]);
    piece([x, 0.06, -0.3], [0.04, 0.05, 0.34], { tilt: -0.17 });
    piece([x, 0.06, 0.42], [0.04, 0.05, 0.4], { tilt: 0.15 });
    contact(x, 0.05, 0.2);
    contact(x, 0.3, 0.12);
    piece([x, 0.22, 0], [0.03, 0.05, 0.5]);
  }
  piece([0, 0.38, -0.26], [0.5, 0.07, 0.024]);
  contact(0, 0.05, 0.34);
  return mesh.finish();
}
