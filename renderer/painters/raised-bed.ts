import { fitRectangle, type Wish } from "#renderer/layout/fit-rectangle.ts";
import { fitRoom, fitStraight, noRoomFor } from "#renderer/layout/fit-room.ts";
import { fewerOf, isSmaller, madeSmaller } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { mostHeightM } from "#renderer/layout/plant-size.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { type GroundRectangle, partOf, pointOf, rectangle } from "#renderer/layout/shapes.ts";
import { layDetail, type Site } from "#renderer/layout/site.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { drawnSize, plantMesh } from "#renderer/plants/plant-mesh.ts";
import { cropHeight, cropMesh, cropRadius, crops } from "#renderer/plants/vegetables.ts";
import { raisedBed as bedBox, SOIL_BELOW_M } from "#renderer/solids/raised-bed.ts";
import { soil } from "#renderer/textures/soil.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Usual size and height, meters: 8 by 4 ft, three boards high. Two people can reach across it. */
const USUAL = { wideM: 2.4, deepM: 1.2 };
const HEIGHT_M = 0.42;
/** The smaller usual one, 4 by 4 ft: several of them stand side by side in a circle that has no room for larger ones. Meters. */
const SQUARE = { wideM: 1.2, deepM: 1.2 };
/** Beds at most. */
const MOST = 8;
/** Way between two beds, meters: a wheelbarrow passes. */
const WAY_M = 0.6;
/** Beds in a row may be smaller than asked for, down to this share. */
const SHRUNK = 0.65;
/** Species of a flower bed, row by row. */
const FLOWERS = ["salvia", "daylily", "catmint", "lavender", "rudbeckia"] as const;
/** The crop in the place of one that would hide the yard. */
const LOW_CROP = "herbs";
/** Size of flowers in a box relative to open ground. */
const POTTED = 0.8;
/** Flowers stand closer than their size by this factor: they grow into each other. */
const FLOWER_CLOSER = 0.8;
/** Both walls with a margin inside them, meters: no plant stands there. */
const RIM_M = 0.24;
/**
 * Half the depth of a row, the place of its first plant and the distance to the next, in radii of the
 * plant.
 */
const HALF_ROW = 0.9;
const FIRST_ACROSS = 0.8;
const NEXT_ACROSS = 1.9;
/** Least size of crops and of flowers relative to grown ones, and the random part above it. */
const CROP_SIZE = 0.85;
const FLOWER_SIZE = 0.7;
const SIZE_SPREAD = 0.25;
/** Range by which a plant stands beside its place, meters. */
const ASIDE_M = 0.05;
/** Tone of a plant at random: 0.94 to 1.06. */
const LEAST_TONE = 0.94;
const TONE_SPREAD = 0.12;
/** Radius of the corners of a bed, its distance from the edge of the region and from other things, meters. */
const ROUND_M = 0.02;
const MARGIN_M = 0.2;
const GAP_M = 0.25;

/** Builds beds in a row, one behind the other, or one by one, whichever fits first, and plants them. */
export const raisedBed: Painter<"raised-bed"> = {
  turn: TURN.raisedBed,
  paint: (site, element) => {
    const { count = 1, heightM = HEIGHT_M, ...size } = element.size ?? {};
    const wish = wishedSize(Object.keys(size).length > 0 ? size : undefined, USUAL);
    const wanted = Math.min(MOST, count);
    const rooms =
      inOneLine(site, element, wish, wanted, "row") ??
      inOneLine(site, element, wish, wanted, "file") ??
      (site.filled && !hasSize(size) ? inOneLine(site, element, SQUARE, wanted, "row", fitStraight) : null) ??
      oneByOne(site, element, wish, wanted);
    rooms.forEach((room, k) => {
      const field = rectangle(room, ROUND_M);
      site.taken.push(field);
      layDetail(site, (x, z) => field(x, z) - 0.03, { kind: "matte", shade: soil(0.7) }, 0.04);
      const { x, z, turn, wideM, deepM } = room;
      site.instances.push({
        mesh: bedBox(site.seed + k, wideM, deepM, heightM, element.material),
        x,
        z,
        turn,
      });
      fill(site, element, room, heightM - SOIL_BELOW_M, site.seed + 31 * k);
    });
    if (rooms.length === 0) return noRoomFor(site, "raised bed", roomWish(element, wish, GAP_M));
    site.pieces.push(rectanglePiece(site, element, rooms, { heightM, count: rooms.length }));
    const fewer = fewerOf("raised beds", rooms.length, count);
    const largest = rooms.toSorted((a, b) => b.wideM * b.deepM - a.wideM * a.deepM)[0]!;
    if (!hasSize(size) || !isSmaller(largest, wish)) return fewer;
    const smaller = madeSmaller(rooms.length > 1 ? "raised beds" : "raised bed", largest, wish);
    return { ...smaller, sentence: [smaller.sentence, fewer.sentence].filter(Boolean).join(" ") };
  },
};

type Size = { wideM: number; deepM: number };

const hasSize = ({ lengthM, widthM, areaM2 }: NonNullable<ElementOf<"raised-bed">["size"]>): boolean =>
  (lengthM ?? widthM ?? areaM2) !== undefined;

/** Several beds in a line, all alike, as one would build them. Null when they do not fit so. */
function inOneLine(
  site: Site,
  element: ElementOf<"raised-bed">,
  { wideM, deepM }: Size,
  count: number,
  direction: "row" | "file",
  roomFor: typeof fitRectangle = fitRectangle,
): GroundRectangle[] | null {
  if (count < 2) return null;
  const lineM = count * wideM + (count - 1) * WAY_M;
  const isRow = direction === "row";
  const [acrossM, awayM] = isRow ? [lineM, deepM] : [deepM, lineM];
  const line = roomFor(site, {
    wideM: acrossM,
    deepM: awayM,
    marginM: MARGIN_M,
    leastWideM: acrossM * SHRUNK,
    leastDeepM: awayM * SHRUNK,
    // A file lies along one side, as in a narrow yard that has to be walked through: the one that is not the house's.
    place: element.place ?? (isRow ? undefined : houseIsLeft(site) ? "right" : "left"),
    gapM: GAP_M,
  });
  if (!line || line.wideM < acrossM * SHRUNK) return null;
  const foundM = isRow ? line.wideM : line.deepM;
  const each = (foundM - (count - 1) * WAY_M) / count;
  return Array.from({ length: count }, (_, k) => {
    const middle = -foundM / 2 + each / 2 + k * (each + WAY_M);
    return isRow ? partOf(line, middle, 0, each, line.deepM) : partOf(line, 0, middle, line.wideM, each);
  });
}

/** Whether more of the house lies in the left half of the picture. */
function houseIsLeft({ house, camera: { widthPx } }: Site): boolean {
  let lean = 0;
  for (let i = 0; i < house.length; i++) if (house[i]! > 0.5) lean += (i % widthPx) * 2 - widthPx;
  return lean < 0;
}

const roomWish = (element: ElementOf<"raised-bed">, wish: Size, gapM: number): Wish => ({
  ...wish,
  marginM: MARGIN_M,
  leastWideM: Math.min(1, wish.wideM),
  leastDeepM: Math.min(0.6, wish.deepM),
  place: element.place,
  gapM,
});

function oneByOne(
  site: Site,
  element: ElementOf<"raised-bed">,
  wish: Size,
  count: number,
): GroundRectangle[] {
  const rooms: GroundRectangle[] = [];
  for (let k = 0; k < count; k++) {
    const taken = rooms.map((room) => rectangle(room, ROUND_M));
    const room = fitRoom(
      { ...site, taken: [...site.taken, ...taken] },
      roomWish(element, wish, k === 0 ? GAP_M : WAY_M),
    );
    if (!room) break;
    rooms.push(room);
  }
  return rooms;
}

/** Rows across the bed, tall ones at the back. */
function fill(
  site: Site,
  element: ElementOf<"raised-bed">,
  room: GroundRectangle,
  baseM: number,
  seed: number,
): void {
  const random = seededRandom(seed);
  const sun = site.light.sun.direction[1];
  const vegetables = element.planting === "vegetables";
  // Walls and a margin of 12 cm in all on each side; `away` runs from the back to the front.
  const inner = { wide: room.wideM - RIM_M, deep: room.deepM - RIM_M };
  let away = inner.deep / 2;
  for (let row = 0; away > -inner.deep / 2; row++) {
    const any = row === 0 ? "tomato" : crops[Math.floor(random.next() * crops.length)]!;
    // Nothing in a bed near the camera hides what is behind that.
    const crop = baseM + cropHeight(any) > mostHeightM(site, room) ? LOW_CROP : any;
    const flower = FLOWERS[(row + seed) % FLOWERS.length]!;
    const radiusM = vegetables ? cropRadius(crop) : drawnSize(flower).radiusM * POTTED * FLOWER_CLOSER;
    away -= radiusM * HALF_ROW;
    for (
      let across = radiusM * FIRST_ACROSS - inner.wide / 2;
      across < inner.wide / 2;
      across += radiusM * NEXT_ACROSS
    ) {
      const { x, z } = pointOf(room, across, away);
      const scale = (vegetables ? CROP_SIZE : FLOWER_SIZE) + SIZE_SPREAD * random.next();
      site.instances.push({
        mesh: vegetables
          ? cropMesh(crop, sun)
          : plantMesh(flower, Math.floor(random.next() * 2), sun, site.plan.season),
        ...(vegetables ? {} : { species: flower }),
        x: x + (random.next() - 0.5) * ASIDE_M,
        z: z + (random.next() - 0.5) * ASIDE_M,
        baseM,
        scale: vegetables ? scale : scale * POTTED,
        turn: random.next() * 2 * Math.PI,
        tone: LEAST_TONE + TONE_SPREAD * random.next(),
      });
    }
    away -= radiusM * HALF_ROW;
  }
}
