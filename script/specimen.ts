/**
 * Draws plants and built things on plain ground, to judge their looks:
 *
 *   npm run specimen -- out.png [--from 4] [--sun 0.75] [--width 1000] boxwood lavender deck ...
 *
 * Names are species ids or built things; `all-plants` and `all-solids` stand for everything.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { Camera } from "#core/camera/camera.ts";
import {
  PLANTER_FORMS,
  type PlanterForm,
  type PlanterMaterial,
  planterSize,
} from "#core/elements/planter-looks.ts";
import { WALL_COLORS } from "#core/elements/wall-looks.ts";
import { catalogue, findSpecies } from "#core/plants/catalogue.ts";
import { fromLinear } from "#renderer/color/srgb.ts";
import { potPlants } from "#renderer/layout/pot-plants.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { normalize } from "#renderer/math/vec3.ts";
import { HEDGE_LOOKS } from "#renderer/plants/hedge-looks.ts";
import { hedgeRun } from "#renderer/plants/hedge-run.ts";
import { drawnSize, plantMesh } from "#renderer/plants/plant-mesh.ts";
import { castShadows } from "#renderer/raster/cast-shadows.ts";
import { drawInstances } from "#renderer/raster/draw-instances.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import type { SceneLight } from "#renderer/raster/scene-light.ts";
import { adirondackChair } from "#renderer/solids/adirondack-chair.ts";
import { boulder } from "#renderer/solids/boulder.ts";
import { boulderWall } from "#renderer/solids/boulder-wall.ts";
import { deck } from "#renderer/solids/deck.ts";
import { fence } from "#renderer/solids/fence.ts";
import { firePit } from "#renderer/solids/fire-pit.ts";
import { fountain } from "#renderer/solids/fountain.ts";
import { furnitureSet, SETS } from "#renderer/solids/furniture.ts";
import { FURNITURE_TONES } from "#renderer/solids/furniture-tones.ts";
import { pathLight } from "#renderer/solids/path-light.ts";
import { pergola } from "#renderer/solids/pergola.ts";
import { planter, soilHalves, soilHeight } from "#renderer/solids/planter.ts";
import { stump } from "#renderer/solids/stump.ts";
import { umbrella } from "#renderer/solids/umbrella.ts";
import { uplight } from "#renderer/solids/uplight.ts";
import { gardenWall } from "#renderer/solids/wall.ts";
import { birdbath, bubblingUrn } from "#renderer/solids/water-things.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string", default: "4" },
    sun: { type: "string", default: "0.75" },
    width: { type: "string", default: "1000" },
    height: { type: "string", default: "600" },
    horizon: { type: "string", default: "0.4" },
    azimuth: { type: "string", default: "-140" },
  },
});
const [out, ...names] = positionals;
if (!out) throw new Error("Say where the picture goes: node script/specimen.ts out.png boxwood");

const width = Number(values.width);
const height = Number(values.height);
const camera = new Camera({
  widthPx: width,
  heightPx: height,
  focalPx: width * 0.75,
  centerX: width / 2,
  horizonY: height * Number(values.horizon),
  heightM: 1.6,
});
const azimuth = (Number(values.azimuth) * Math.PI) / 180;
const light: SceneLight = {
  sun: { direction: normalize([Math.cos(azimuth), 1.1, Math.sin(azimuth)]), share: Number(values.sun) },
  exposure: [0.8, 0.8, 0.8],
};
const SUN_HEIGHT = light.sun.direction[1];

function plantedPot(
  form: PlanterForm,
  material: PlanterMaterial,
  x: number,
  z: number,
  seed: number,
): Instance[] {
  const build = { form, material, ...planterSize({ form, species: [] }) };
  const [halfLengthM, halfWidthM] = soilHalves(build);
  const soil = { halfLengthM, halfWidthM, heightM: build.heightM };
  const plants = potPlants(PLANTER_FORMS[form].species, soil, seed);
  return [
    { mesh: planter(seed, build), x, z },
    ...plants.map(({ species, along, across, scale, heightScale }) => ({
      mesh: plantMesh(species, seed, SUN_HEIGHT),
      x: x + along,
      z: z + across,
      baseM: soilHeight(build),
      scale,
      heightScale,
    })),
  ];
}

/** Things of one name side by side: each gets about its own width. */
const solids: Record<string, { widthM: number; at: (x: number, z: number, seed: number) => Instance[] }> = {
  "fire-pit": { widthM: 1.8, at: (x, z, seed) => [{ mesh: firePit(seed), x, z }] },
  "fire-steel": { widthM: 1.8, at: (x, z, seed) => [{ mesh: firePit(seed, "steel"), x, z }] },
  "fire-bowl": { widthM: 1.8, at: (x, z, seed) => [{ mesh: firePit(seed, "bowl"), x, z }] },
  ...Object.fromEntries(
    (["stone-square", "table", "table-long", "table-square", "table-round"] as const).map((form) => [
      `fire-${form}`,
      {
        widthM: 2,
        at: (x: number, z: number, seed: number) => [{ mesh: firePit(seed, form), x, z, turn: 0.3 }],
      },
    ]),
  ),
  fountain: { widthM: 2.2, at: (x, z, seed) => [{ mesh: fountain(seed), x, z }] },
  "fountain-three": { widthM: 2.2, at: (x, z, seed) => [{ mesh: fountain(seed, 3), x, z }] },
  birdbath: { widthM: 0.8, at: (x, z, seed) => [{ mesh: birdbath(seed), x, z }] },
  urn: { widthM: 0.8, at: (x, z, seed) => [{ mesh: bubblingUrn(seed), x, z }] },
  "boulder-wall": {
    widthM: 4.2,
    at: (x, z, seed) =>
      boulderWall(
        seed,
        [
          { x: x - 2, z },
          { x: x + 2, z },
        ],
        0.55,
      ),
  },
  stump: { widthM: 0.7, at: (x, z, seed) => [{ mesh: stump(seed), x, z }] },
  umbrella: { widthM: 3.2, at: (x, z, seed) => [{ mesh: umbrella(seed, FURNITURE_TONES.cream), x, z }] },
  ...Object.fromEntries(
    (Object.keys(SETS) as (keyof typeof SETS)[]).map((set) => [
      `set-${set}`,
      {
        widthM: SETS[set].wideM + 0.3,
        at: (x: number, z: number, seed: number) =>
          furnitureSet(seed, { set }, { x, z: z + SETS[set].deepM / 2, baseM: 0, turn: -0.4 }),
      },
    ]),
  ),
  chair: { widthM: 1.1, at: (x, z, seed) => [{ mesh: adirondackChair(seed), x, z, turn: 0.5 }] },
  "chair-side": { widthM: 1.1, at: (x, z, seed) => [{ mesh: adirondackChair(seed), x, z, turn: 1.6 }] },
  boulder: { widthM: 1.2, at: (x, z, seed) => [{ mesh: boulder(seed), x, z, scale: 0.5, turn: seed }] },
  ...Object.fromEntries(
    (["pot", "urn", "box", "trough", "tall", "built"] as const).flatMap((form) =>
      (["terracotta", "concrete", "ceramic", "fiberglass", "metal", "corten", "wood", "stone"] as const).map(
        (material) => [
          `${form}-${material}`,
          {
            widthM: form === "trough" || form === "built" ? 2 : 0.95,
            at: (x: number, z: number, seed: number) => plantedPot(form, material, x, z, seed),
          },
        ],
      ),
    ),
  ),
  uplight: { widthM: 0.4, at: (x, z) => [{ mesh: uplight(), x, z }] },
  light: { widthM: 0.5, at: (x, z) => [{ mesh: pathLight(), x, z }] },
  ...Object.fromEntries(
    (["black", "bronze", "brass"] as const).map((metal) => [
      `light-${metal}`,
      { widthM: 0.5, at: (x: number, z: number) => [{ mesh: pathLight(metal), x, z }] },
    ]),
  ),
  pergola: { widthM: 4, at: (x, z, seed) => [{ mesh: pergola(seed, 3, 2.6, "cedar"), x, z: z + 1.5 }] },
  "pergola-white": {
    widthM: 4,
    at: (x, z, seed) => [{ mesh: pergola(seed, 3, 2.6, "white"), x, z: z + 1.5 }],
  },
  ...Object.fromEntries(
    (["block", "stone", "limestone", "brick", "timber"] as const).flatMap((material) =>
      [undefined, ...WALL_COLORS.map(([color]) => color)].map((color) => [
        `wall-${material}${color ? `-${color}` : ""}`,
        {
          widthM: 3,
          at: (x: number, z: number, seed: number) =>
            gardenWall(
              seed,
              [
                { x: x - 1.4, z },
                { x: x + 1.4, z },
              ],
              0.55,
              material,
              color,
            ),
        },
      ]),
    ),
  ),
  fence: {
    widthM: 5,
    at: (x, z, seed) =>
      fence(
        seed,
        [
          { x: x - 2.4, z },
          { x: x + 2.4, z },
        ],
        1.8,
        { style: "wood", gate: false },
      ),
  },
  vinyl: {
    widthM: 5,
    at: (x, z, seed) =>
      fence(
        seed,
        [
          { x: x - 2.4, z },
          { x: x + 2.4, z },
        ],
        1.8,
        { style: "vinyl", gate: false },
      ),
  },
  metal: {
    widthM: 5,
    at: (x, z, seed) =>
      fence(
        seed,
        [
          { x: x - 2.4, z },
          { x: x + 2.4, z },
        ],
        1.2,
        { style: "metal", gate: false },
      ),
  },
  deck: {
    widthM: 4.5,
    at: (x, z, seed) =>
      deck(seed, { x, z: z + 1.5, wideM: 4, deepM: 3, turn: 0, heightM: 0.4, atHouse: false }, "cedar"),
  },
  "tall-hedge": {
    widthM: 4,
    at: (x, z) =>
      hedgeRun(
        "arborvitae",
        [
          { x: x - 2, z },
          { x: x + 2, z },
        ],
        1.8,
        0.7,
        SUN_HEIGHT,
      ),
  },
  ...Object.fromEntries(
    Object.keys(HEDGE_LOOKS).map((id) => [
      `hedge-${id}`,
      {
        widthM: 3.2,
        at: (x: number, z: number) =>
          hedgeRun(
            id,
            [
              { x: x - 1.5, z },
              { x: x + 1.5, z },
            ],
            0.9,
            0.55,
            SUN_HEIGHT,
          ),
      },
    ]),
  ),
};

const wanted = names.flatMap((name) =>
  name === "all-plants" ? catalogue.map((s) => s.id) : name === "all-solids" ? Object.keys(solids) : [name],
);
const started = performance.now();
const instances: Instance[] = [];
const MARGIN = 0.25;
let x = 0;
let z = Number(values.from);
let rowDepth = 0;
let row: Instance[] = [];
const rowLimit = () => ((z * width) / camera.focalPx) * 0.92;
function closeRow() {
  const shift = (x - MARGIN) / 2;
  for (const instance of row) instances.push({ ...instance, x: instance.x - shift });
  row = [];
  z += rowDepth + 0.5;
  x = 0;
  rowDepth = 0;
}
wanted.forEach((name, i) => {
  const species = findSpecies(name);
  const solid = solids[name];
  if (!species && !solid) throw new Error(`Unknown: ${name}`);
  const wide = species ? drawnSize(species.id).radiusM * 2 : solid!.widthM;
  if (x > 0 && x + wide > rowLimit()) closeRow();
  if (species) {
    row.push({ mesh: plantMesh(species.id, i, SUN_HEIGHT), x: x + wide / 2, z, turn: i * 2.4 });
  } else row.push(...solid!.at(x + wide / 2, z, i + 3));
  x += wide + MARGIN;
  rowDepth = Math.max(rowDepth, Math.min(wide, 2));
});
closeRow();

const grown = performance.now();
const shadows = castShadows(instances, camera, light.sun.direction);
const cast = performance.now();
const picture = new Float32Array(width * height * 3);
for (let v = 0; v < height; v++) {
  for (let u = 0; u < width; u++) {
    const k = (v * width + u) * 3;
    if (v + 0.5 <= camera.horizonY + 2) {
      picture.set([0.42, 0.55, 0.75], k);
      continue;
    }
    const gx = camera.groundX(u + 0.5, v + 0.5);
    const gz = camera.groundZ(v + 0.5);
    const open = 1 - 0.62 * (shadows?.contactAt(gx, gz) ?? 0);
    const lit = shadows?.litShare(gx, 0, gz, 0.02) ?? 1;
    const share = light.sun.share;
    const value = (share * lit + (1 - share) * open) * (0.6 + 0.4 * open) * 0.8;
    const speck = 0.85 + 0.3 * vnoise(gx * 40, gz * 40, 3);
    picture.set([0.2 * value * speck, 0.17 * value * speck, 0.135 * value * speck], k);
  }
}
const ground = performance.now();
const frame = drawInstances(instances, camera, light, shadows);
const WHOLE = { left: 0, top: 0, right: width, bottom: height };
frame?.resolveOnto({ rect: WHOLE, width, light: picture, painted: new Uint8Array(width * height) });
const drawn = performance.now();
const bytes = Buffer.from(Uint8Array.from(picture, (value) => Math.round(fromLinear(value))));
await writeFile(
  out,
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer(),
);
const triangles = instances.reduce((sum, { mesh }) => sum + mesh.count, 0);
console.log(
  `${instances.length} things, ${triangles} triangles; grow ${(grown - started).toFixed()} ms, shadows ${(cast - grown).toFixed()} ms, ground ${(ground - cast).toFixed()} ms, draw ${(drawn - ground).toFixed()} ms`,
);
