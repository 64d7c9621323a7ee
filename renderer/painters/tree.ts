import type { PlanElement, PlantAge } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { PALETTES } from "#core/plants/palettes.ts";
import { changePlants } from "#renderer/layout/change-plants.ts";
import { type DeepPlace, deepestPlace } from "#renderer/layout/deepest-place.ts";
import { momentRectangle } from "#renderer/layout/drawn-outline.ts";
import { isGroundRing } from "#renderer/layout/ground-ring.ts";
import { inItsPlace } from "#renderer/layout/in-its-place.ts";
import { leavesInView } from "#renderer/layout/leaves-in-view.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import { fewerOf, noRoom } from "#renderer/layout/outcome.ts";
import { placeWeight } from "#renderer/layout/place-weight.ts";
import { circle } from "#renderer/layout/shapes.ts";
import { freeDistance, inFrame, laySurface, planned, regionField, type Site } from "#renderer/layout/site.ts";
import { hash01 } from "#renderer/math/random.ts";
import { drawnSize, plantMesh } from "#renderer/plants/plant-mesh.ts";
import { coverShade } from "./cover-shade.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Radius of the ring of mulch around a trunk that stands in no bed, meters. */
const RING_M = 0.6;
/** The least one, in a small highlight, meters. */
const LEAST_RING_M = 0.2;
/** Trees at most. */
const MOST = 12;
/** No tree stands nearer to the camera than this, meters: its crown would fill the picture. */
const NEAREST_M = 4;
/** Nor nearer than this where a person drew its place. */
const NEAREST_DRAWN_M = 1.5;
/**
 * A tree takes at most this share of the photo's height. Nearer trees are planted younger, down to YOUNGEST
 * of their size.
 */
const TALLEST_SHARE = 0.52;
const YOUNGEST = 0.5;
/** Places, as shares of the photo's width, where trees frame a house best. */
const FRAMING = [0.16, 0.84];
/** Share of the ring that later elements keep off. */
const TRUNK_ROOM = 0.6;
/** Every fourth cell across and away is tried. */
const CELL_STEP = 4;
/** A ring lies inside the region by this share of its radius. */
const INSIDE = 0.8;
/** Shares of the photo's width between which a trunk may stand. */
const IN_FRAME = { from: 0.06, to: 0.94 } as const;
/** Room between a ring and other things, meters. */
const CLEAR_M = 0.2;
/** How near to a framing place counts, as a share of the photo's width (Gaussian). */
const FRAMING_WIDTH = 0.06;
/** A place behind another tree keeps this share of its score; the rest grows with the part that is seen. */
const COVERED = 0.3;
const UNCOVERED = 0.7;
/** Of a place for the tree of a ring so much of its score is left at the rim of the highlight. */
const AT_RIM = 0.2;
/**
 * Weights in the score of a place: framing (less where words ask for a place), distance from the house,
 * chance. Open ground and size have weight 1.
 */
const FRAMING_WEIGHT = { asked: 0.2, free: 1.2 } as const;
const WALL_WEIGHT = 0.5;
const CHANCE_WEIGHT = 0.1;

/**
 * Plants trees one after the other, each in a ring of mulch or in the cover of the bed that it stands in.
 * Trees that stood before a change keep their places.
 */
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
    const circled = circledPlace(site);
    const isSmall = circled !== null && circled.insideM < RING_M * INSIDE;
    const ringM = isSmall ? Math.max(LEAST_RING_M, circled.insideM) : RING_M;
    const stems: Stem[] = [];
    for (let k = 0; k < wanted; k++) {
      const inItsPlace = k === 0 && wanted === 1 ? inPlaceOfOld(site, element) : null;
      const free = stood[k]
        ? null
        : (inItsPlace ?? placeForTree(site, element, radiusM, fitting, stems) ?? (k === 0 ? circled : null));
      const spot = stood[k] ?? (free && { ...free, species: species.id });
      if (!spot) break;
      stems.push(spot);
      const { x, z } = spot;
      layRing(site, style, x, z, ringM);
      site.instances.push({
        mesh: plantMesh(spot.species, k + site.seed, site.light.sun.direction[1], site.plan.season),
        species: spot.species,
        ...(spot.plant === undefined ? {} : { plant: spot.plant }),
        ...(spot.age ? { age: spot.age } : {}),
        x,
        z,
        scale: sizeAt(fitting(z)),
        turn: hash01(k, 5, site.seed) * 2 * Math.PI,
      });
      site.taken.push(circle(x, z, RING_M * TRUNK_ROOM));
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

/** Share of its size at which a tree is planted that fills its share of the picture at another one. */
const sizeAt = (fitting: number): number => Math.min(1, Math.max(YOUNGEST, fitting));

/** The tree that takes the place of something in its highlight stands where that stood. */
function inPlaceOfOld(site: Site, { place }: ElementOf<"tree">): GroundPoint | null {
  const stood = inItsPlace(site, place);
  return stood && stood.z > NEAREST_DRAWN_M ? { x: stood.x, z: stood.z } : null;
}

/** The middle of a free highlight: whoever draws one too small for a ring, or at the frame, means the tree there. */
function circledPlace(site: Site): DeepPlace | null {
  const place = site.filled ? deepestPlace(site, NEAREST_DRAWN_M) : null;
  return place !== null && freeDistance(site, place.x, place.z) > 0 ? place : null;
}

/** Half width of the soil along a ring, meters. Tuned. */
const RING_SOIL_M = 0.03;
/** Ground that is the foot of a tree as it is: a ring of other mulch in it looks like a saucer. */
const OWN_COVER = new Set<PlanElement["kind"]>(["gravel", "bed"]);

/** The ring at the foot of a tree, in the cover of the bed that will lie round it; none where stone or a bed lies already. */
function layRing(site: Site, style: ElementOf<"bed">["style"], x: number, z: number, ringM: number): void {
  // Stone that comes round it begins at the trunk.
  if (hasStoneAround(site)) return;
  const ground = site.surfaces.findLast(({ field }) => field(x, z) < 0);
  if (ground && OWN_COVER.has(ground.element.kind)) return;
  const around = planned(site, "bed");
  const cover = around && fillsRegion(site, around) ? around : undefined;
  const element: ElementOf<"bed"> = {
    ...{ kind: "bed", style, mulch: cover?.mulch ?? "brown", species: [], edging: false },
    ...(cover?.stone ? { stone: cover.stone } : {}),
    ...(cover?.grade ? { grade: cover.grade } : {}),
  };
  laySurface(
    site,
    element,
    circle(x, z, ringM),
    { kind: "matte", shade: coverShade(element, site.light.sun) },
    { soilM: cover ? 0 : RING_SOIL_M },
  );
}

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

/** Whether paving or gravel comes round the trees of the design. */
const hasStoneAround = (site: Site): boolean =>
  site.plan.elements.some((one) => one.place === "around-tree" && isGroundRing(site, one));

/** Whether a highlight is for trees alone, or for the bed around one. */
function isCircledForTree(site: Site): boolean {
  if (site.areaId === null) return false;
  const bed = planned(site, "bed");
  return (
    bed?.shape === "round" ||
    bed?.place === "around-tree" ||
    hasStoneAround(site) ||
    site.plan.elements.every(({ kind }) => kind === "tree")
  );
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
  // How far to the side of the nearest other tree a point is seen, in crowns: 1 where no tree covers
  // another.
  const clearOfStems = (x: number, z: number) =>
    Math.min(1, ...stems.map((stem) => Math.abs(x - (stem.x * z) / stem.z) / (2 * crownM)));
  // A tree stands in the middle of what was circled for it, or for its round bed or ring.
  const middle = isCircledForTree(site) ? momentRectangle(site) : null;
  const inMiddle = (x: number, z: number) =>
    middle ? Math.max(AT_RIM, 1 - Math.hypot(x - middle.x, z - middle.z) / (middle.wideM / 2)) : 1;
  const clearOfHouse = leavesInView(site, (z) => crownM * sizeAt(fitting(z)));
  let best: GroundPoint | null = null;
  let bestScore = 0;
  for (let j = 0; j < grid.nz; j += CELL_STEP) {
    for (let i = 0; i < grid.nx; i += CELL_STEP) {
      if (!grid.inside[j * grid.nx + i]) continue;
      const x = grid.x0 + i * grid.cellM;
      const z = grid.z0 + j * grid.cellM;
      if (z < NEAREST_M || region(x, z) > -RING_M * INSIDE) continue;
      const { across } = inFrame(site, x, z);
      if (across < IN_FRAME.from || across > IN_FRAME.to) continue;
      const free = freeDistance(site, x, z);
      if (free < RING_M + CLEAR_M) continue;
      const framing = Math.min(...FRAMING.map((f) => Math.abs(across - f)));
      const wall = grid.at(grid.houseDistance, x, z);
      // Weights of open ground, framing, distance from the house and size, and a little chance.
      const score =
        placeWeight(site, element.place, x, z) *
        inMiddle(x, z) *
        clearOfHouse(x, z) *
        (COVERED + UNCOVERED * clearOfStems(x, z)) *
        (Math.min(1, free / (crownM * 2)) +
          (element.place ? FRAMING_WEIGHT.asked : FRAMING_WEIGHT.free) *
            Math.exp(-((framing / FRAMING_WIDTH) ** 2)) +
          WALL_WEIGHT * Math.min(1, wall / Math.max(1, crownM)) +
          Math.min(1, fitting(z)) +
          CHANCE_WEIGHT * hash01(i, j + stems.length, site.seed));
      if (score <= bestScore) continue;
      bestScore = score;
      best = { x, z };
    }
  }
  return best;
}
