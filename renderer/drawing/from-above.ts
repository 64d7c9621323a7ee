import { fromLinear } from "#renderer/color/srgb.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { closed, colorOf, type Mark, mixed, type SheetColor, type SheetPoint } from "./drawing.ts";

/** Faces that look up at least this much are seen from above. */
const FACING_UP = 0.25;
/** Faces at about one height are drawn together, lower ones first. */
const STEP_M = 0.04;

type ToSheet = (x: number, z: number) => SheetPoint;
type Face = { points: SheetPoint[]; y: number; color: SheetColor };

/** Built things as they look from straight above: their own upper faces, lowest first, so that a plan never disagrees with the picture. */
export function solidsFromAbove(instances: readonly Instance[], toSheet: ToSheet, hairPx: number): Mark[] {
  const faces = instances.flatMap((instance) =>
    instance.mesh.kind === "solid" ? upperFaces(instance, instance.mesh, toSheet) : [],
  );
  const layers = new Map<string, Face[]>();
  for (const face of faces) {
    const key = `${String(Math.floor(face.y / STEP_M)).padStart(6, "0")}${face.color}`;
    const layer = layers.get(key);
    if (layer) layer.push(face);
    else layers.set(key, [face]);
  }
  const inOrder = [...layers.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.flatMap(([, layer]): Mark[] => {
    const color = layer[0]!.color;
    const rings = layer.map(({ points }) => turnedAlike(points));
    return [
      // A thin line of the face's own color closes the seam between two triangles of one board.
      { kind: "stroke", lines: rings.map(closed), color, widthPx: hairPx * 0.6 },
      { kind: "fill", rings, color },
    ];
  });
}

/** Rings that all run the same way: one over another is then no hole. */
function turnedAlike(points: SheetPoint[]): SheetPoint[] {
  const [a, b, c] = points as [SheetPoint, SheetPoint, SheetPoint];
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0 ? [a, c, b] : points;
}

function upperFaces(instance: Instance, mesh: SolidMesh, toSheet: ToSheet): Face[] {
  const { x, z, turn = 0, scale = 1 } = instance;
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  const lift = instance.heightScale ?? scale;
  const faces: Face[] = [];
  for (let i = 0; i < mesh.count; i++) {
    const up = (mesh.normals[i * 9 + 1]! + mesh.normals[i * 9 + 4]! + mesh.normals[i * 9 + 7]!) / 3;
    if (up < FACING_UP) continue;
    const points: SheetPoint[] = [];
    let y = 0;
    for (let corner = 0; corner < 3; corner++) {
      const k = i * 9 + corner * 3;
      const px = mesh.positions[k]!;
      const pz = mesh.positions[k + 2]!;
      y += (mesh.positions[k + 1]! * lift) / 3;
      points.push(toSheet(x + px * cos - pz * sin, z + px * sin + pz * cos));
    }
    const light = 1.15 * (0.55 + 0.45 * up);
    const channel = (c: number) => fromLinear(Math.min(1, mesh.colors[i * 3 + c]! * light));
    faces.push({
      points,
      y: y + (instance.baseM ?? 0),
      color: mixed(coarse(channel(0), channel(1), channel(2)), "#ffffff", 0.18),
    });
  }
  return faces;
}

/** Colors in steps, so that faces of one material gather in one mark. */
const coarse = (r: number, g: number, b: number): SheetColor =>
  colorOf(Math.round(r / 6) * 6, Math.round(g / 6) * 6, Math.round(b / 6) * 6);
