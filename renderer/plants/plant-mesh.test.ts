import { describe, expect, it } from "vitest";
import { catalogue, plainSpecies } from "#core/plants/catalogue.ts";
import { SPECIES_TABLE } from "#core/plants/species-table.ts";
import { inTestAll, partOfToday } from "#tests/only-in-test-all.ts";
import { bakeCanopyLight } from "./canopy-light.ts";
import { growMound } from "./mound.ts";
import { drawnSize, isCarpet, plantMesh, VARIANTS } from "./plant-mesh.ts";

const METERS_PER_FOOT = 0.3048;

/** Which of the plants of a species. */
const GROWN = inTestAll("plants of another seed", [0, 1], [0]);
/** Each third species in every run, beginning with another one each day: all of them take ten seconds of a core. */
const EACH = inTestAll("species whose meshes are measured", 1, 3);
const FIRST = partOfToday(EACH);
const SUN = 0.7;

/** Index of the first number that is none, -1 where all are. A loop: the callbacks of `findIndex` took longer than the meshes. */
function firstBad(array: Float32Array, length: number): number {
  for (let k = 0; k < length; k++) if (!Number.isFinite(array[k])) return k;
  return -1;
}

describe("plantMesh", () => {
  it.each(GROWN)(
    "draws each species no larger than it grows, in finite numbers and unit normals (plant %i)",
    (variant) => {
      for (const { id } of catalogue.filter((_, k) => k % EACH === FIRST)) {
        const mesh = plantMesh(id, variant, SUN);
        const facts = SPECIES_TABLE[plainSpecies(id)];
        expect(mesh.heightM, id).toBeLessThanOrEqual(facts.heightFt[1] * METERS_PER_FOOT + 1e-4);
        // A patch of ground cover is several plants.
        if (!isCarpet(id))
          expect(mesh.bulkRadius(), id).toBeLessThanOrEqual((facts.spreadFt[1] / 2) * METERS_PER_FOOT * 1.01);
        const size = drawnSize(id);
        expect(mesh.heightM, id).toBeCloseTo(size.heightM, 3);
        expect(Math.abs(mesh.bulkRadius() / size.radiusM - 1), id).toBeLessThan(0.01);
        // Single tips reach out of the bulk, but not far.
        expect(mesh.radiusM, id).toBeLessThan(size.radiusM * 1.8);
        let lowest = 0;
        for (let k = 1; k < mesh.count * 9; k += 3) lowest = Math.min(lowest, mesh.positions[k]!);
        expect(lowest, id).toBe(0);

        expect(firstBad(mesh.positions, mesh.count * 9), id).toBe(-1);
        expect(firstBad(mesh.colors, mesh.count * 3), id).toBe(-1);
        expect(firstBad(mesh.openness, mesh.count), id).toBe(-1);
        expect(firstBad(mesh.sunReach, mesh.count * 4), id).toBe(-1);
        let worst = 0;
        for (let i = 0; i < mesh.count; i++) {
          const n = Math.hypot(mesh.normals[i * 3]!, mesh.normals[i * 3 + 1]!, mesh.normals[i * 3 + 2]!);
          worst = Math.max(worst, Math.abs(n - 1));
        }
        expect(worst, id).toBeLessThan(0.15);
      }
    },
  );

  it("gives one mesh for the same species, variant and sun, and others for others", () => {
    expect(plantMesh("rose", 1, 0.7)).toBe(plantMesh("rose", 1, 0.71));
    expect(plantMesh("rose", 1 + VARIANTS, 0.7)).toBe(plantMesh("rose", 1, 0.7));
    expect(plantMesh("rose", 0, 0.7).positions).not.toEqual(plantMesh("rose", 1, 0.7).positions);
  });
});

const shape = {
  radiusM: 0.4,
  heightM: 0.6,
  leaves: 6000,
  leafLengthM: 0.04,
  leafWidthM: 0.02,
  innerColor: [0.1, 0.2, 0.05],
  outerColor: [0.2, 0.4, 0.1],
} as const;

describe("growMound", () => {
  it("is the same for the same seed", () => {
    expect(growMound(7, shape).positions).toEqual(growMound(7, shape).positions);
    expect(growMound(8, shape).positions).not.toEqual(growMound(7, shape).positions);
  });
});

it("hangs to the ground all round where a shrub was never cut from below, and swells to a ball elsewhere", () => {
  const footShare = (skirt: boolean) => {
    const mesh = growMound(7, { ...shape, skirt });
    let foot = 0;
    for (let k = 0; k < mesh.count * 9; k += 3)
      if (mesh.positions[k + 1]! < 0.1)
        foot = Math.max(foot, Math.hypot(mesh.positions[k]!, mesh.positions[k + 2]!));
    return foot / mesh.radiusM;
  };
  expect(footShare(true)).toBeGreaterThan(footShare(false) * 1.08);
});

describe("bakeCanopyLight", () => {
  const mesh = growMound(7, shape);
  bakeCanopyLight(mesh, 0.7);
  const mean = (
    channel: (i: number) => number,
    inside: (x: number, y: number, z: number) => boolean,
  ): number => {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < mesh.count; i++) {
      const [x, y, z] = [mesh.positions[i * 9]!, mesh.positions[i * 9 + 1]!, mesh.positions[i * 9 + 2]!];
      if (!inside(x, y, z)) continue;
      sum += channel(i);
      count++;
    }
    return sum / count;
  };

  it("lets more sky to the top than to the foot", () => {
    const top = mean(
      (i) => mesh.openness[i]!,
      (_, y) => y > 0.5,
    );
    const foot = mean(
      (i) => mesh.openness[i]!,
      (_, y) => y < 0.12,
    );
    expect(top).toBeGreaterThan(foot * 1.5);
  });

  it("lets each of the four suns reach the side it stands on", () => {
    const sides = [
      (x: number) => x > 0.2,
      (_x: number, _y: number, z: number) => z > 0.2,
      (x: number) => x < -0.2,
      (_x: number, _y: number, z: number) => z < -0.2,
    ];
    for (let sun = 0; sun < 4; sun++) {
      const lit = mean((i) => mesh.sunReach[i * 4 + sun]!, sides[sun]!);
      const shaded = mean((i) => mesh.sunReach[i * 4 + sun]!, sides[(sun + 2) % 4]!);
      expect(lit).toBeGreaterThan(shaded * 1.5);
    }
  });
});

it("stands darker at its foot than above: little of the sky reaches the lowest leaves", () => {
  const mesh = plantMesh("boxwood", 0, 0.7);
  const mean = (fromM: number, toM: number) => {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < mesh.count; i++) {
      const y = mesh.positions[i * 9 + 1]!;
      if (y < fromM || y >= toM) continue;
      sum += mesh.openness[i]!;
      count++;
    }
    return sum / count;
  };
  expect(mean(0, 0.12)).toBeLessThan(0.6 * mean(0.35, 0.6));
});

it("hostas have a soft margin, not a bright one, and hardly see the sky inside", () => {
  const mesh = plantMesh("hosta", 0, 0.7);
  const greens = Array.from({ length: mesh.count }, (_, i) => mesh.colors[i * 3 + 1]!).sort((a, b) => a - b);
  const [dark, light] = [greens[Math.floor(mesh.count * 0.3)]!, greens.at(-1)!];
  expect(light / dark).toBeLessThan(4);
  let [low, high, lows, highs] = [0, 0, 0, 0];
  for (let i = 0; i < mesh.count; i++) {
    const [x, y, z] = mesh.positions.subarray(i * 9, i * 9 + 3);
    if (y! > mesh.heightM * 0.85) [high, highs] = [high + mesh.openness[i]!, highs + 1];
    else if (y! < 0.2 && Math.hypot(x!, z!) < 0.12) [low, lows] = [low + mesh.openness[i]!, lows + 1];
  }
  expect(low / lows).toBeLessThan((0.35 * high) / highs);
});

it("crotons are red, yellow and green, and stay so in autumn", () => {
  for (const mesh of [plantMesh("croton", 0, 0.7), plantMesh("croton", 0, 0.7, "autumn")]) {
    const leaves = Array.from({ length: mesh.count - mesh.woodCount }, (_, i) => {
      const at = (mesh.woodCount + i) * 3;
      return [mesh.colors[at]!, mesh.colors[at + 1]!] as const;
    });
    const share = (is: (red: number, green: number) => boolean) =>
      leaves.filter(([red, green]) => is(red, green)).length / leaves.length;
    expect(share((red, green) => red > 2.5 * green)).toBeGreaterThan(0.25);
    expect(share((red, green) => green > red)).toBeGreaterThan(0.05);
  }
});

it("a palm of several stems has its leaves shared among them, and a cycad has hardly a trunk", () => {
  const rises = (id: "areca-palm" | "coontie" | "queen-palm") => {
    const mesh = plantMesh(id, 0, 0.7);
    let top = 0;
    for (let i = 0; i < mesh.woodCount; i++) top = Math.max(top, mesh.positions[i * 9 + 1]!);
    return top / mesh.heightM;
  };
  expect(rises("coontie")).toBeLessThan(0.25);
  expect(rises("areca-palm")).toBeLessThan(0.7);
  expect(rises("queen-palm")).toBeGreaterThan(0.6);
});
