import type { PlantAge } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { PALETTES } from "#core/plants/palettes.ts";
import { changePlants } from "#renderer/layout/change-plants.ts";
import { fewerOf, noRoom } from "#renderer/layout/outcome.ts";
import { placeWeight } from "#renderer/layout/place-weight.ts";
import { circle } from "#renderer/layout/shapes.ts";
import { freeDistance, inFrame, laySurface, planned, regionField, type Site } from "#renderer/layout/site.ts";
import { hash01 } from "#renderer/math/random.ts";
import { drawnSize, plantMesh } from "#renderer/plants/plant-mesh.ts";
import { mulch } from "#renderer/textures/mulch.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** A ring of mulch keeps the mower off the trunk. */
const RING_M = 0.6;
const MOST = 12;
/** Nearer trees would fill the picture with their crown. */
const NEAREST_M = 4;
/** A tree takes at most this share of the photo's height; nearer ones are planted younger, down to half their size. */
const TALLEST_SHARE = 0.52;
const YOUNGEST = 0.5;
/** Where trees look best in a photo of a house: framing it, as shares of the width. */
const FRAMING = [0.16, 0.84];

export const tree: Painter<"tree"> = {
  turn: TURN.tree,
  paint: (site, element) => {
    const style = planned(site, "bed")?.style ?? "classic";
    const species = findSpecies(element.species) ?? findSpecies(PALETTES[style].tree);
    if (!species) return noRoom("tree");
    const asked = element.size?.count ?? 1;
    const wanted = Math.min(MOST, asked);
    const { radiusM, heightM } = drawnSize(species.id);
    const { camera } = site;
    /** Size at which it would fill its share of the picture, relative to its drawn size. */
    const fitting = (z: number) => (TALLEST_SHARE * camera.heightPx * z) / (camera.focalPx * heightM);
    const stood = standingTrees(site, species.id);
    const stems: Stem[] = [];
    for (let k = 0; k < wanted; k++) {
      const free = stood[k] ? null : placeForTree(site, element, radiusM, fitting, stems);
      const spot = stood[k] ?? (free && { ...free, species: species.id });
      if (!spot) break;
      stems.push(spot);
      const { x, z } = spot;
      const ring = circle(x, z, RING_M);
      laySurface(
        site,
        { kind: "bed", style, mulch: "brown", species: [], edging: false },
        ring,
        { kind: "matte", shade: mulch("brown", site.light.sun) },
        { soilM: 0.03 },
      );
      site.instances.push({
        mesh: plantMesh(spot.species, k + site.seed, site.light.sun.direction[1], site.plan.season),
        species: spot.species,
        ...(spot.plant === undefined ? {} : { plant: spot.plant }),
        ...(spot.age ? { age: spot.age } : {}),
        x,
        z,
        scale: Math.min(1, Math.max(YOUNGEST, fitting(z))),
        turn: hash01(k, 5, site.seed) * 2 * Math.PI,
      });
      site.taken.push(circle(x, z, RING_M * 0.6));
    }
    const count = stems.length;
    if (count === 0) return noRoom("tree");
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: [],
      areaM2: 0,
      perimeterM: 0,
      count,
      plants: [...Map.groupBy(stems, (stem) => stem.species)].map(([id, { length }]) => ({
        species: id,
        count: length,
      })),
    });
    return fewerOf("trees", count, asked);
  },
};

type Stem = { x: number; z: number; species: SpeciesId; plant?: number; age?: PlantAge };

/** The trees that stood there before a change, with what a hand did to single ones. Another species all at once is another for each. */
function standingTrees({ before, planted }: Site, species: SpeciesId): Stem[] {
  const trees = (before?.set ?? []).flatMap(({ species: own, plant, age, x, z }): Stem[] =>
    own ? [{ x, z, species: own, ...(plant === undefined ? {} : { plant }), ...(age ? { age } : {}) }] : [],
  );
  const asked = before?.element.kind === "tree" ? findSpecies(before.element.species)?.id : undefined;
  const alike = trees.map((tree) =>
    tree.species === asked || asked === undefined ? { ...tree, species } : tree,
  );
  return changePlants(alike, planted, {
    set: (id, { x, z }, { plant, species: old }) => ({
      ...{ x, z, species: findSpecies(id)?.id ?? old },
      ...(id === old && plant !== undefined ? { plant } : {}),
    }),
    aged: (stem, age) => ({ ...stem, age }),
  });
}

/** Open ground, preferably near the sides of the picture and away from other trees. */
function placeForTree(
  site: Site,
  element: ElementOf<"tree">,
  crownM: number,
  fitting: (z: number) => number,
  stems: readonly GroundPoint[],
): GroundPoint | null {
  const { grid } = site;
  const region = regionField(site);
  /** How far to the side of the nearest other tree a point is seen, in crowns: 1 where none covers another. */
  const clearOfStems = (x: number, z: number) =>
    Math.min(1, ...stems.map((stem) => Math.abs(x - (stem.x * z) / stem.z) / (2 * crownM)));
  let best: GroundPoint | null = null;
  let bestScore = 0;
  for (let j = 0; j < grid.nz; j += 4) {
    for (let i = 0; i < grid.nx; i += 4) {
      if (!grid.inside[j * grid.nx + i]) continue;
      const x = grid.x0 + i * grid.cellM;
      const z = grid.z0 + j * grid.cellM;
      if (z < NEAREST_M || region(x, z) > -RING_M * 0.8) continue;
      const { across } = inFrame(site, x, z);
      if (across < 0.06 || across > 0.94) continue;
      const free = freeDistance(site, x, z);
      if (free < RING_M + 0.2) continue;
      const framing = Math.min(...FRAMING.map((f) => Math.abs(across - f)));
      const wall = grid.at(grid.houseDistance, x, z);
      const score =
        placeWeight(site, element.place, x, z) *
        (0.3 + 0.7 * clearOfStems(x, z)) *
        (Math.min(1, free / (crownM * 2)) +
          (element.place ? 0.2 : 1.2) * Math.exp(-((framing / 0.06) ** 2)) +
          0.5 * Math.min(1, wall / Math.max(1, crownM)) +
          Math.min(1, fitting(z)) +
          0.1 * hash01(i, j + stems.length, site.seed));
      if (score <= bestScore) continue;
      bestScore = score;
      best = { x, z };
    }
  }
  return best;
}
