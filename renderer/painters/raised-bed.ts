import { fitRectangle, type Wish } from "#renderer/layout/fit-rectangle.ts";
import { fitRoom, noRoomFor } from "#renderer/layout/fit-room.ts";
import { fewerOf } from "#renderer/layout/outcome.ts";
import { wishedSize } from "#renderer/layout/paved-shape.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { type GroundRectangle, partOf, pointOf, rectangle } from "#renderer/layout/shapes.ts";
import { layDetail, type Site } from "#renderer/layout/site.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { drawnSize, plantMesh } from "#renderer/plants/plant-mesh.ts";
import { cropMesh, cropRadius, crops } from "#renderer/plants/vegetables.ts";
import { raisedBed as bedBox, SOIL_BELOW_M } from "#renderer/solids/raised-bed.ts";
import { soil } from "#renderer/textures/soil.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Usual size and height, meters: 8 by 4 ft, three boards high. Two people can reach across it. */
const USUAL = { wideM: 2.4, deepM: 1.2 };
const HEIGHT_M = 0.42;
/** Beds at most. */
const MOST = 8;
/** Way between two beds, meters: a wheelbarrow passes. */
const WAY_M = 0.6;
/** Beds in a row may be smaller than asked for, down to this share. */
const SHRUNK = 0.65;
/** Species of a flower bed, row by row. */
const FLOWERS = ["salvia", "daylily", "catmint", "lavender", "rudbeckia"] as const;
/** Size of flowers in a box relative to open ground. */
const POTTED = 0.8;

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
      oneByOne(site, element, wish, wanted);
    rooms.forEach((room, k) => {
      const field = rectangle(room, 0.02);
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
    if (rooms.length === 0) return noRoomFor(site, "raised bed", roomWish(element, wish, 0.25));
    site.pieces.push(rectanglePiece(site, element, rooms, { heightM, count: rooms.length }));
    return fewerOf("raised beds", rooms.length, count);
  },
};

type Size = { wideM: number; deepM: number };

/** Several beds in a line, all alike, as one would build them. Null when they do not fit so. */
function inOneLine(
  site: Site,
  element: ElementOf<"raised-bed">,
  { wideM, deepM }: Size,
  count: number,
  direction: "row" | "file",
): GroundRectangle[] | null {
  if (count < 2) return null;
  const lineM = count * wideM + (count - 1) * WAY_M;
  const isRow = direction === "row";
  const [acrossM, awayM] = isRow ? [lineM, deepM] : [deepM, lineM];
  const line = fitRectangle(site, {
    wideM: acrossM,
    deepM: awayM,
    marginM: 0.2,
    leastWideM: acrossM * SHRUNK,
    leastDeepM: awayM * SHRUNK,
    // A file lies along one side, as in a narrow yard that has to be walked through: the one that is not the house's.
    place: element.place ?? (isRow ? undefined : houseIsLeft(site) ? "right" : "left"),
    gapM: 0.25,
  });
  if (!line) return null;
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
  marginM: 0.2,
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
    const taken = rooms.map((room) => rectangle(room, 0.02));
    const room = fitRoom(
      { ...site, taken: [...site.taken, ...taken] },
      roomWish(element, wish, k === 0 ? 0.25 : WAY_M),
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
  const inner = { wide: room.wideM - 0.24, deep: room.deepM - 0.24 };
  let away = inner.deep / 2;
  for (let row = 0; away > -inner.deep / 2; row++) {
    const crop = row === 0 ? "tomato" : crops[Math.floor(random.next() * crops.length)]!;
    const flower = FLOWERS[(row + seed) % FLOWERS.length]!;
    const radiusM = vegetables ? cropRadius(crop) : drawnSize(flower).radiusM * POTTED * 0.8;
    away -= radiusM * 0.9;
    for (let across = radiusM * 0.8 - inner.wide / 2; across < inner.wide / 2; across += radiusM * 1.9) {
      const { x, z } = pointOf(room, across, away);
      const scale = (vegetables ? 0.85 : 0.7) + 0.25 * random.next();
      site.instances.push({
        mesh: vegetables
          ? cropMesh(crop, sun)
          : plantMesh(flower, Math.floor(random.next() * 2), sun, site.plan.season),
        ...(vegetables ? {} : { species: flower }),
        x: x + (random.next() - 0.5) * 0.05,
        z: z + (random.next() - 0.5) * 0.05,
        baseM,
        scale: vegetables ? scale : scale * POTTED,
        turn: random.next() * 2 * Math.PI,
        tone: 0.94 + 0.12 * random.next(),
      });
    }
    away -= radiusM * 0.9;
  }
}
