import { fromLinear } from "#renderer/color/srgb.ts";
import type { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { closed, colorOf, type Mark, mixed, type SheetColor, type SheetPoint } from "./drawing.ts";

/** Faces whose normal has an upward part of at least this (75 degrees from upright) are seen from above. */
const FACING_UP = 0.25;
/** Faces are drawn in layers of this height, meters, lower layers first. */
const STEP_M = 0.04;
/**
 * Light of a face whose normal rises by y: GAIN * (SIDE_LIGHT + TOP_LIGHT * y); then it is lightened
 * towards white, as on a wash drawing.
 */
const SIDE_LIGHT = 0.55;
const TOP_LIGHT = 0.45;
const GAIN = 1.15;
const TOWARDS_WHITE = 0.18;
/** Colors are rounded to this step (of 255), so that faces of one material join in one mark. */
const COLOR_STEP = 6;
/** Width of the line that closes seams, in hairlines. */
const SEAM = 0.6;

type ToSheet = (x: number, z: number) => SheetPoint;
type Face = { points: SheetPoint[]; y: number; color: SheetColor };

/**
 * Built things from straight above: their own upper faces, lowest first, so that the plan agrees with the
 * picture.
 */
export function solidsFromAbove(instances: readonly Instance[], toSheet: ToSheet, hairPx: number): Mark[] {
  const faces = instances.flatMap((instance) =>
    instance.mesh.kind === "solid" ? upperFaces(instance, instance.mesh, toSheet) : [],
  );
  const layers = new Map<string, Face[]>();
  for (const face of faces) {
    // Sorted as text: the number of the layer with leading zeros, then the color.
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
      { kind: "stroke", lines: rings.map(closed), color, widthPx: hairPx * SEAM },
      { kind: "fill", rings, color },
    ];
  });
}

/** Rings that all run the same way: one over another is then no hole. */
function turnedAlike(points: SheetPoint[]): SheetPoint[] {
  const [a, b, c] = points as [SheetPoint, SheetPoint, SheetPoint];
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0 ? [a, c, b] : points;
}

/** The upper faces of one thing with their mean height (meters) and color. */
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
    const light = GAIN * (SIDE_LIGHT + TOP_LIGHT * up);
    const channel = (c: number) => fromLinear(Math.min(1, mesh.colors[i * 3 + c]! * light));
    faces.push({
      points,
      y: y + (instance.baseM ?? 0),
      color: mixed(coarse(channel(0), channel(1), channel(2)), "#ffffff", TOWARDS_WHITE),
    });
  }
  return faces;
}

/** Colors in steps, so that faces of one material gather in one mark. */
const coarse = (r: number, g: number, b: number): SheetColor =>
  colorOf(
    Math.round(r / COLOR_STEP) * COLOR_STEP,
    Math.round(g / COLOR_STEP) * COLOR_STEP,
    Math.round(b / COLOR_STEP) * COLOR_STEP,
  );
