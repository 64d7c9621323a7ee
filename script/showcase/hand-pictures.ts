import { join } from "node:path";
import sharp from "sharp";
import { Camera } from "#core/camera/camera.ts";
import {
  type GroundOption,
  groundOptions,
  picturedSpecies,
  picturedThings,
  TILE_PX,
  TILES_IN_ROW,
} from "#core/design/hand-pictures.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { fromLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { drawnSize, plantMesh } from "#renderer/plants/plant-mesh.ts";
import { castShadows } from "#renderer/raster/cast-shadows.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import { concrete } from "#renderer/textures/concrete.ts";
import { gravel } from "#renderer/textures/gravel.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { mulch } from "#renderer/textures/mulch.ts";
import { paving } from "#renderer/textures/paver.ts";
import { stoneLook } from "#renderer/textures/stone-looks.ts";
import { drawThing } from "./draw-thing.ts";
import { groundPicture, SUN } from "./ground-picture.ts";

/** Pixels that a picture is drawn with, each way, before it is scaled down: leaves and joints are finer than a pixel of the small one. */
const DRAWN_PX = 3 * TILE_PX;

/** How the ground of an option looks, and how many meters of it make a picture that is known at a glance. */
function lookOf({ kind, label, details }: GroundOption): { shade: ShadeGround; wideM: number } {
  const element = { kind, ...vocabularies[kind].defaults, ...details } as PlanElement;
  switch (element.kind) {
    case "pavers": {
      const look = stoneLook(element);
      const wideM = element.pattern === "circular" ? 2.2 : label === "stone" ? 1.6 : 1.1;
      return { shade: paving({ ...look, originX: 0, originZ: 0, turn: 0 }, SUN), wideM };
    }
    case "concrete":
      return { shade: concrete(element.finish, SUN, element.colour), wideM: 1.2 };
    case "gravel":
      return { shade: gravel(element.tone, SUN), wideM: 0.6 };
    case "bed":
      return {
        shade: element.mulch === "gravel" ? gravel("river", SUN) : mulch(element.mulch, SUN),
        wideM: 0.6,
      };
    default:
      throw new Error(`No ground to draw for ${kind}`);
  }
}

export function drawGround(option: GroundOption, side: number): RgbImage {
  const { shade, wideM } = lookOf(option);
  return groundPicture(shade, { width: side, height: side, wideM });
}

/** Share of the picture's height that a plant or its width takes. */
const FILLS = 0.82;
/** Linear light of the plain ground and the plain wall behind. */
const BACK = [0.72, 0.74, 0.7] as const;
const GROUND_LIGHT = [0.36, 0.33, 0.28] as const;

/** One plant on plain ground, as the product draws it, filling the picture whatever its size. */
export function drawPlant(id: SpeciesId, side: number): RgbImage {
  const { heightM, radiusM } = drawnSize(id);
  const largestM = Math.max(heightM, 2 * radiusM) / FILLS;
  // Seen from four times its size away, with the lens at half of its height.
  const z = 4 * largestM;
  const focalPx = (side * z) / largestM;
  const lensM = Math.max(0.5 * heightM, 0.35 * largestM);
  const camera = new Camera({
    ...{ widthPx: side, heightPx: side, focalPx, centerX: side / 2, heightM: lensM },
    horizonY: side * 0.92 - (focalPx * lensM) / z,
  });
  const light = { sun: SUN, exposure: [0.8, 0.8, 0.8] as [number, number, number] };
  const instances = [{ mesh: plantMesh(id, 0, SUN.direction[1]), x: 0, z, turn: 0.4 }];
  const shadows = castShadows(instances, camera, SUN.direction);
  const linear = new Float32Array(side * side * 3);
  for (let v = 0; v < side; v++)
    for (let u = 0; u < side; u++) {
      const k = (v * side + u) * 3;
      // Farther back than the plant stands the wall, soft where it meets the ground.
      if (v + 0.5 <= camera.horizonY + 2 || camera.groundZ(v + 0.5) > z * 1.6) {
        linear.set(BACK, k);
        continue;
      }
      const [x, away] = [camera.groundX(u + 0.5, v + 0.5), camera.groundZ(v + 0.5)];
      const open = 1 - 0.62 * (shadows?.contactAt(x, away) ?? 0);
      const lit = shadows?.litShare(x, 0, away, 0.02) ?? 1;
      const value = (SUN.share * lit + (1 - SUN.share) * open) * (0.6 + 0.4 * open);
      linear.set(
        GROUND_LIGHT.map((one) => one * value),
        k,
      );
    }
  const frame = drawInstances(instances, camera, light, shadows);
  const rect = { left: 0, top: 0, right: side, bottom: side };
  frame?.resolveOnto({ rect, width: side, light: linear, painted: new Uint8Array(side * side) });
  return {
    width: side,
    height: side,
    data: Uint8Array.from(linear, (value) => Math.round(fromLinear(value))),
  };
}

/** Many small pictures in one file, row by row. */
async function writeTiles(file: string, pictures: readonly RgbImage[]): Promise<void> {
  const rows = Math.ceil(pictures.length / TILES_IN_ROW);
  const tiles = await Promise.all(
    pictures.map(async ({ width, height, data }, i) => ({
      input: await sharp(data, { raw: { width, height, channels: 3 } })
        .resize(TILE_PX, TILE_PX, { kernel: "lanczos3" })
        .png()
        .toBuffer(),
      left: (i % TILES_IN_ROW) * TILE_PX,
      top: Math.floor(i / TILES_IN_ROW) * TILE_PX,
    })),
  );
  await sharp({
    create: { width: TILES_IN_ROW * TILE_PX, height: rows * TILE_PX, channels: 3, background: "#bbb" },
  })
    .composite(tiles)
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toFile(file);
}

/** The pictures of the sheet in which elements are changed by hand. */
export async function makeHandPictures(folder: string, root: string): Promise<void> {
  const things: RgbImage[] = [];
  for (const label of picturedThings) things.push(await drawThing(label, root));
  await writeTiles(join(folder, "things.webp"), things);
  await writeTiles(
    join(folder, "grounds.webp"),
    groundOptions.map((option) => drawGround(option, DRAWN_PX)),
  );
  await writeTiles(
    join(folder, "plants.webp"),
    picturedSpecies.map((id) => drawPlant(id, DRAWN_PX)),
  );
}
