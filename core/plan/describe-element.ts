import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type {
  BedRow,
  ElementKind,
  FenceBoards,
  FencePaint,
  FirePitForm,
  FireSeat,
  GravelGrade,
  GravelTone,
  GroundShape,
  Place,
  PlanElement,
  WaterForm,
  WayEnd,
} from "#core/elements/element.ts";
import { COLORED_PARTS, type FurnitureSet, USUAL_MATERIAL } from "#core/elements/furniture-looks.ts";
import { type PaverColor, type PaverJoint, slabWords } from "#core/elements/paver-looks.ts";
import { paverStones } from "#core/elements/paver-stones.ts";
import {
  PLANTER_FORMS,
  PLANTER_MATERIALS,
  type PlanterSpot,
  planterMaterial,
} from "#core/elements/planter-looks.ts";
import type { SurfaceCoat } from "#core/elements/surface-looks.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";

const PLACE_WORDS: Record<Place, string> = {
  "along-house": "along the house",
  "along-fence": "along the fence",
  "along-walk": "along the walk",
  "along-driveway": "along the driveway",
  "along-bed": "along the bed",
  "around-tree": "around the tree",
  "around-pool": "around the pool",
  "around-patio": "around the patio",
  "around-fire": "around the fire pit",
  left: "on the left",
  right: "on the right",
  centre: "in the middle",
  front: "at the front",
  back: "at the back",
  corner: "in the corner",
  border: "along the border",
};

/** "on the left of the driveway". */
const placeWords = (place: Place, side: PlanElement["side"]): string =>
  side ? PLACE_WORDS[place].replace("along", `on the ${side} of`) : PLACE_WORDS[place];

const ROW_WORDS: Record<BedRow, string> = {
  front: "in front",
  back: "behind",
  left: "on the left",
  right: "on the right",
  ends: "at the ends",
  middle: "in the middle",
  edge: "along its edge",
};

type Pavers = Extract<PlanElement, { kind: "pavers" }>;

const USE_NAME = { patio: "patio", driveway: "driveway", walkway: "walkway", area: "area" };

const SHAPE_WORDS: Record<GroundShape, string> = { round: "round ", rectangle: "rectangular " };

/** A circular pattern says by itself that its ground is round. */
const shapeWords = ({ shape, pattern }: { shape?: GroundShape; pattern?: string }): string =>
  shape && !(shape === "round" && pattern === "circular") ? SHAPE_WORDS[shape] : "";

const END_WORDS: Record<WayEnd, string> = {
  door: "the door",
  drive: "the driveway",
  street: "the street",
};
const endWords = ({ ends }: { ends?: readonly [WayEnd, WayEnd] }): string =>
  ends ? ` from ${END_WORDS[ends[0]]} to ${END_WORDS[ends[1]]}` : "";

const withApron = ({ apron }: { apron?: boolean }) => (apron ? " with an apron" : "");

const SHADE_WORDS: Record<PaverColor, string> = { ...COLOR_WORDS, blend: "blended" };

/** A stone is told with its color and pattern only where these are not its usual ones. */
function pavingWords({ stone, pattern, colour }: Pick<Pavers, "stone" | "pattern" | "colour">): string {
  const laid = pattern.replace("-", " ");
  const shade = SHADE_WORDS[colour];
  if (!stone) return `${shade} ${laid} paver`;
  const usual = paverStones[stone];
  return [colour === usual.colour ? "" : shade, pattern === usual.pattern ? "" : laid, usual.name]
    .filter((word) => word !== "")
    .join(" ");
}

const BORDER_WORDS: Record<PaverColor, string> = { ...SHADE_WORDS, sand: "light" };

const JOINT_WORDS: Record<PaverJoint, string> = { thyme: "creeping thyme", grass: "grass", gravel: "gravel" };

type Bed = Extract<PlanElement, { kind: "bed" }>;

/** What lies there, by its grade, its tone where that is not the usual one of the grade. */
function gravelWords(tone: GravelTone, grade: GravelGrade | undefined): string {
  if (grade) return `${tone === USUAL_TONE[grade] ? "" : `${COLOR_WORDS[tone]} `}${GRADE_WORDS[grade]}`;
  return tone === "river" ? "river rock" : `${COLOR_WORDS[tone]} gravel`;
}
const GRADE_WORDS: Record<GravelGrade, string> = {
  fine: "decomposed granite",
  pea: "pea gravel",
  lava: "lava rock",
  shell: "crushed shell",
  slate: "slate chip",
  rock: "river rock",
};
/** The tone that goes without saying; lava and river rock are told with their color. */
const USUAL_TONE: Record<GravelGrade, GravelTone | null> = {
  fine: "tan",
  pea: "tan",
  lava: null,
  shell: "white",
  slate: "grey",
  rock: null,
};

/** What lies on the soil of a bed: "black mulch", "white gravel mulch", "bare soil". */
function mulchWords({
  mulch,
  stone = "river",
  grade,
  depthM,
}: Pick<Bed, "mulch" | "stone" | "grade" | "depthM">): string {
  if (mulch === "soil") return "bare soil";
  const isNamed = mulch === "gravel" && (grade || stone !== "river");
  return `${depthM ? `${inchesOf(depthM)} in deep ` : ""}${isNamed ? gravelWords(stone, grade) : mulch.replace("-", " ")} mulch`;
}

/** Edges of beds, and edging, where what they are called is no material by itself. */
const EDGE_WORDS = {
  brick: "brick",
  stone: "stone",
  fieldstone: "fieldstone",
  stacked: "stacked stone",
  timber: "timber",
  steel: "steel",
} as const;

const feet = (meters: number): number => Math.round(metersToFeet(meters) * 10) / 10;

const inchesOf = (meters: number): number => Math.round(metersToFeet(meters) * 120) / 10;

const lengthWords = (size: PlanElement["size"]) => (size?.lengthM ? `${feet(size.lengthM)} ft long ` : "");

type FenceLook = Pick<
  Extract<PlanElement, { kind: "fence" }>,
  "style" | "timber" | "boards" | "rails" | "color"
>;

/** The color that a fence has without paint; wood is left as it is. */
const USUAL_PAINT: Partial<Record<FenceLook["style"], FencePaint>> = { vinyl: "white", metal: "black" };

const BOARD_WORDS: Record<FenceBoards, (style: string, rails?: number) => string> = {
  horizontal: (style) => `horizontal ${style}`,
  picket: (style) => `${style} picket`,
  rail: (style, rails) => `${style} ${rails ? `${rails}-` : ""}rail`,
};

/** "black wood rail fence": a color is told where the style does not have it by itself. */
function fenceWords({ style, timber, boards, rails, color }: FenceLook): string {
  const painted = color && color !== USUAL_PAINT[style] ? `${COLOR_WORDS[color]} ` : "";
  const material = style === "wood" ? (timber ?? style) : style;
  return `${painted}${boards ? BOARD_WORDS[boards](material, rails) : material} fence`;
}

const SPOT_WORDS: Record<PlanterSpot, string> = { door: "door", garage: "garage", steps: "steps" };

export const SET_WORDS: Record<FurnitureSet, string> = {
  dining: "dining furniture",
  "dining-four": "dining table with 4 chairs",
  "dining-eight": "dining table with 8 chairs",
  "dining-round": "round table with 4 chairs",
  "dining-round-six": "round table with 6 chairs",
  "dining-square": "square table with 4 chairs",
  "picnic-table": "picnic table",
  lounge: "lounge furniture",
  sectional: "L-shaped sectional",
  sofa: "sofa",
  bistro: "bistro set",
  bench: "garden bench",
  chairs: "Adirondack chairs",
  rockers: "rocking chairs",
  loungers: "sun loungers",
  stumps: "log seats",
  umbrella: "patio umbrella",
  "side-table": "side table",
  "egg-chair": "hanging egg chair",
  hammock: "hammock with stand",
  "porch-swing": "porch swing",
  "hot-tub": "hot tub",
  "string-lights": "string lights",
};

const WATER_WORDS: Record<WaterForm, string> = {
  fountain: "fountain",
  "fountain-three": "three-tier fountain",
  pond: "pond",
  bubbler: "bubbling rock",
  urn: "bubbling urn",
  birdbath: "bird bath",
};

const FIRE_PIT_WORDS: Record<FirePitForm, string> = {
  stone: "stone fire pit",
  "stone-square": "square stone fire pit",
  steel: "steel fire pit",
  bowl: "fire bowl",
  table: "fire table",
  "table-long": "long fire table",
  "table-square": "square fire table",
  "table-round": "round fire table",
};

const FIRE_SEAT_WORDS: Record<FireSeat, [one: string, many: string]> = {
  lounge: ["lounge chair", "lounge chairs"],
  bench: ["bench", "benches"],
  stump: ["log seat", "log seats"],
};

const COAT_WORDS: Record<SurfaceCoat, string> = {
  paint: "paint",
  stain: "stain",
  stucco: "stucco",
  ledgestone: "ledgestone veneer",
  limestone: "limestone veneer",
  fieldstone: "fieldstone veneer",
  brick: "brick veneer",
  boards: "horizontal boards",
};

const LAWN_WORDS = { sod: "lawn", seed: "seeded lawn" } as const;

/** `cover`: what lies on its ground, in words. */
function bedWords(
  { style, species, edging, edge, counts = {}, rows = {}, spacings = {}, inRow, ...rest }: Bed,
  cover: string,
): string {
  const plants = species.map(
    (id) =>
      `${counts[id] ? `${counts[id]} × ` : ""}${nameInSentence(id)}${spacings[id] ? ` ${feet(spacings[id])} ft apart` : ""}${rows[id] ? ` ${ROW_WORDS[rows[id]]}` : ""}`,
  );
  const bare = rest.mulch === "gravel" && !rest.stone ? "river rock mulch" : cover;
  const planted = `planting bed (${cover}) with ${plants.join(", ")}${inRow && species.length === 1 ? " in a row" : ""}`;
  const words = species.length > 0 ? planted : rest.bare ? bare : `${style} planting bed (${cover})`;
  return `${rest.bare ? "" : shapeWords(rest)}${words}${edging && edge ? `, edged with ${EDGE_WORDS[edge]}` : ""}`;
}

const describers: { [K in ElementKind]: (element: Extract<PlanElement, { kind: K }>) => string } = {
  lawn: ({ surface, green, flags = 1 }) =>
    surface !== "turf"
      ? LAWN_WORDS[surface]
      : green === "all"
        ? `putting green${flags > 1 ? ` with ${flags} flags` : ""}`
        : `artificial turf${green ? " with a putting green" : ""}`,
  bed: (element) => bedWords(element, mulchWords(element)),
  pavers: ({ use, border, borderColour, joints, slab, ...rest }) =>
    `${shapeWords(rest)}${slab ? `${slabWords(slab)} ` : ""}${pavingWords(rest)} ${USE_NAME[use]}${border ? ` with a ${borderColour ? `${BORDER_WORDS[borderColour]} ` : ""}border` : ""}${joints ? `, ${JOINT_WORDS[joints]} in the joints` : ""}${withApron(rest)}${endWords(rest)}`,
  concrete: ({ use, finish, colour: color, ...rest }) =>
    `${shapeWords(rest)}${color && finish !== "asphalt" ? `${SHADE_WORDS[color]} ` : ""}${finish === "asphalt" ? finish : `${finish} concrete`} ${USE_NAME[use]}${withApron(rest)}${endWords(rest)}`,
  gravel: ({ tone, grade, use, depthM, ...rest }) =>
    `${depthM ? `${inchesOf(depthM)} in deep ` : ""}${shapeWords(rest)}${gravelWords(tone, grade)} ${USE_NAME[use]}${withApron(rest)}${endWords(rest)}`,
  "stepping-stones": ({ material, ...rest }) => `${material} stepping stones${endWords(rest)}`,
  deck: ({ wood, material }) =>
    material === "composite"
      ? `${COLOR_WORDS[wood]} composite deck`
      : material === "cedar" || wood === "redwood"
        ? `${material === "cedar" ? "cedar" : "redwood"} deck`
        : `${COLOR_WORDS[wood]} wood deck`,
  pool: ({ shape }) => `${shape === "kidney" ? "kidney-shaped" : "rectangular"} pool`,
  "fire-pit": ({ seating, seats, seat, seatColor, form, wall, stone }) => {
    const [one, many] = seat ? FIRE_SEAT_WORDS[seat] : ["chair", "chairs"];
    const isBuilt = form === undefined || form === "stone" || form === "stone-square";
    const pit = `${stone && isBuilt ? `${COLOR_WORDS[stone]} ${form ? "" : "stone "}` : ""}${form ? FIRE_PIT_WORDS[form] : "fire pit"}`;
    const painted = seatColor && seat !== "stump" ? `${seatColor} ` : "";
    const seated = seating
      ? `${pit} with ${seats ? `${seats} ` : ""}${painted}${seats === 1 ? one : many}`
      : pit;
    return wall ? `${seated} ${seating ? "and" : "with"} a curved seat wall` : seated;
  },
  boulders: ({ size }) => (size?.count === 1 ? "boulder" : "boulders"),
  tree: ({ species }) => nameInSentence(species),
  hedge: ({ species, size: { count, lengthM, heightM } = {} }) => {
    const sizes = [lengthM ? `${feet(lengthM)} ft long` : "", heightM ? `${feet(heightM)} ft tall` : ""];
    const plant = nameInSentence(species);
    return [sizes.filter(Boolean).join(", "), count ? `hedge of ${count} ${plant}` : `${plant} hedge`]
      .filter(Boolean)
      .join(" ");
  },
  "retaining-wall": ({ material, colour: color, size }) =>
    `${lengthWords(size)}${color ? `${COLOR_WORDS[color]} ` : ""}${material} retaining wall`,
  fence: ({ size, gate, ...look }) => `${lengthWords(size)}${fenceWords(look)}${gate ? " with a gate" : ""}`,
  "surface-finish": ({ on, finish, color }) =>
    `${color ? `${color} ` : ""}${COAT_WORDS[finish]} on the ${on}`,
  pergola: ({ wood }) => `${COLOR_WORDS[wood]} pergola`,
  "path-lights": ({ metal }) => (metal ? `${metal} path lights` : "path lights"),
  uplights: ({ metal }) => (metal ? `${metal} uplights` : "uplights"),
  "raised-bed": ({ material, planting }) =>
    `${material} raised bed with ${planting === "vegetables" ? "vegetables" : "flowers"}`,
  planter: (planter) => {
    const { form, colour, bulk, species } = planter;
    const material = PLANTER_MATERIALS[planterMaterial(planter)];
    // "planters": however many there are.
    const { one, many } = PLANTER_FORMS[form];
    const name = planter.size?.count === 1 ? one : many;
    const looks = [bulk, colour && COLOR_WORDS[colour], material, name].filter(Boolean);
    return `${looks.join(" ")}${species.length > 0 ? ` with ${species.map(nameInSentence).join(", ")}` : ""}${planter.by ? ` by the ${SPOT_WORDS[planter.by]}` : ""}`;
  },
  edging: ({ material, colour = "charcoal" }) =>
    material === "paver"
      ? `${SHADE_WORDS[colour]} paver edging`
      : `${material in EDGE_WORDS ? EDGE_WORDS[material as keyof typeof EDGE_WORDS] : material} edging`,
  "water-feature": ({ form }) => WATER_WORDS[form],
  "outdoor-kitchen": ({ finish }) => `outdoor kitchen in ${finish}`,
  furniture: ({ set, color, material }) =>
    [
      COLORED_PARTS[set] && color,
      COLORED_PARTS[set] && material !== USUAL_MATERIAL[set] && material,
      SET_WORDS[set],
    ]
      .filter(Boolean)
      .join(" "),
  steps: ({ material }) => `${material} steps`,
  swale: ({ lining }) => `drainage swale lined with ${lining === "rock" ? "river rock" : "grass"}`,
};

/** A bed in a few words for people, with what was found to cover its ground. */
export const describeBed = (bed: Bed, cover: string): string =>
  `${bedWords(bed, cover)}${bed.place ? ` ${placeWords(bed.place, bed.side)}` : ""}`;

/** An element in a few words for people: "charcoal herringbone paver driveway with a border". */
export function describeElement(element: PlanElement): string {
  const describe = describers[element.kind] as (element: PlanElement) => string;
  const place = element.place ? ` ${placeWords(element.place, element.side)}` : "";
  // The plants of a hedge are named with it.
  const count = element.kind === "hedge" ? undefined : element.size?.count;
  return `${count && count > 1 ? `${count} × ` : ""}${describe(element)}${place}`;
}
