import type { Instance } from "#renderer/raster/instance.ts";
import type { Mark, SheetPoint } from "./drawing.ts";
import { type PlantOnSheet, plantSymbol, washOf } from "./plant-symbols.ts";

/** Plants of the design on the sheet, low ones first, so that trees reach over shrubs. */
export function plantsOf(
  instances: readonly Instance[],
  toSheet: (x: number, z: number) => SheetPoint,
  pxPerM: number,
): PlantOnSheet[] {
  return instances
    .flatMap((instance, nth) => {
      const { mesh, species, x, z, scale = 1 } = instance;
      if (mesh.kind !== "foliage" || species === undefined) return [];
      const radiusPx = mesh.bulkRadius() * scale * pxPerM;
      const heightM = mesh.heightM * (instance.heightScale ?? scale);
      return [{ ...toSheet(x, z), species, radiusPx, heightM, nth, color: washOf(mesh) }];
    })
    .sort((a, b) => a.heightM - b.heightM);
}

/** Marks of all plants; their lines are finer than the hairline of the plan. */
export const plantMarks = (plants: readonly PlantOnSheet[], hairPx: number): Mark[] =>
  plants.flatMap((plant) => plantSymbol(plant, hairPx * 0.8));
