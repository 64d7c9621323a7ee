import type { FurnitureColor, FurnitureMaterial, FurnitureSet } from "./furniture-looks.ts";
import type { PaverColor, PaverJoint, PaverPattern, SlabSize } from "./paver-looks.ts";
import type { PaverStone } from "./paver-stones.ts";
import type { PlanterLook } from "./planter-looks.ts";
import type { SurfaceCoat, SurfaceColor } from "./surface-looks.ts";
import type { WallColor, WallMaterial } from "./wall-looks.ts";

/**
 * What a design is made of. One member of the union = one kind of landscape element; how it is counted stands in
 * `core/elements/<kind>.ts`, how it looks in `renderer/painters/<kind>.ts`. Both join by `Record<ElementKind, ...>`,
 * so a new kind does not compile until it is complete.
 */
export type ElementKind = PlanElement["kind"];

export type HardscapeUse = "patio" | "driveway" | "walkway" | "area";
export type GravelTone = "tan" | "grey" | "white" | "cream" | "river" | "black" | "red";
/**
 * Decomposed granite, whose grains are as fine as sand, pea gravel, lava rock, crushed shell, chips of slate, or rounded rock of one color;
 * without one gravel of an inch, or river rock of mixed colors.
 */
export type GravelGrade = "fine" | "pea" | "lava" | "shell" | "slate" | "rock";
/** Edges that stand up from the ground: fieldstones set side by side, flat stones stacked in two courses, timbers, or a strip of steel. */
export type StandingEdge = "fieldstone" | "stacked" | "timber" | "steel";
/** What lights are of where somebody said it; without one aluminum in a dark bronze finish. */
export type LightMetal = "black" | "bronze" | "brass";
export type MulchTone = "brown" | "black" | "red" | "pine-straw";
/** What holds the fire; what is not built of stone is bought and set down. A table is 4 ft long where no shape is named. */
export type FirePitForm =
  | "stone"
  | "stone-square"
  | "steel"
  | "bowl"
  | "table"
  | "table-long"
  | "table-square"
  | "table-round";

/** A fountain has two bowls where nobody said how many; the bubbler is a rock that water wells up from. */
export type WaterForm = "fountain" | "fountain-three" | "pond" | "bubbler" | "urn" | "birdbath";

/** A part of a bed in which some of its plants stand: left and right as the photo shows it. */
export type BedRow = "front" | "back" | "left" | "right" | "ends" | "middle" | "edge";

/** What people sit on round a fire; without one chairs. A lounge chair is low and has cushions. */
export type FireSeat = "bench" | "stump" | "lounge";
/** Boards that lie on each other, pickets with gaps between them, or open rails between the posts. */
export type FenceBoards = "horizontal" | "picket" | "rail";
export type FencePaint = "white" | "black" | "grey" | "brown" | "redwood";
export type WoodTone = "cedar" | "grey" | "brown" | "redwood" | "black";
export type PlantingStyle =
  | "classic"
  | "modern"
  | "cottage"
  | "dry"
  | "mediterranean"
  | "japanese"
  | "native"
  | "low-maintenance";

/** Where the text wants an element; without one the layout chooses. Left and right as seen in the photo. */
export type Place =
  | "along-house"
  | "along-fence"
  | "along-walk"
  | "along-driveway"
  | "along-bed"
  | "around-tree"
  | "around-pool"
  | "around-patio"
  | "around-fire"
  | "left"
  | "right"
  | "centre"
  | "front"
  | "back"
  | "corner"
  | "border";

/** Sizes a person asked for, in meters; the layout keeps them when they fit. */
export type RequestedSize = {
  lengthM?: number;
  widthM?: number;
  heightM?: number;
  areaM2?: number;
  count?: number;
};

/** A driveway may end at the street in a strip of other stones. */
export type GroundShape = "round" | "rectangle";

/** What a way leads from or to, where somebody said it. */
export type WayEnd = "door" | "drive" | "street";
type Way = { ends?: readonly [from: WayEnd, to: WayEnd] };

/** `shape`: without one the layout chooses it. */
type Paved = { apron?: boolean; shape?: GroundShape } & Way;

/** One plant of an element, by its species and where it stood (meters on the ground), and what became of it. */
export type PlantChange = { species: string; at: { x: number; z: number } } & (
  | { do: "remove" }
  | { do: "replace"; by: string }
  | { do: "move"; to: { x: number; z: number } }
  | { do: "age"; age: PlantAge }
);

/** As two years after planting, or grown up. */
export type PlantAge = "young" | "mature";

type Common = {
  place?: Place;
  /** Which side of the drive along which a bed lies, as the photo shows it; without one both. */
  side?: "left" | "right";
  size?: RequestedSize;
  /** Grown or shrunk in a highlight that it fills: the outline's extent times this, and so much more. */
  grown?: { times: number; byM: number };
  /** Moved from where the layout would put it, in meters on the ground: to the right, and away from the camera. */
  shiftM?: { x: number; z: number };
  /** Where it was set down, meters on the ground: to the right of the camera and away from it. It stands as near to that as there is room. */
  atM?: { x: number; z: number };
  /** Turned from square to the house, radians; positive = counterclockwise as seen from above. */
  turnRad?: number;
  /** Plants as they stand two years after planting, or grown up; without it as grown up as the catalogue says. */
  age?: PlantAge;
  /** The same of some of its species, by their ids. */
  ages?: Readonly<Record<string, PlantAge>>;
  /** What a hand did to single plants, oldest first. */
  planted?: readonly PlantChange[];
  /** Distance from one to the next of what stands in a row. */
  spacingM?: number;
};

export type PlanElement = Common &
  (
    | {
        kind: "lawn";
        surface: "sod" | "seed" | "turf";
        /** A putting green: all of the turf, or an oval in the middle of it. */
        green?: "all" | "part";
        /** Holes with a flag in the green; without a number one. */
        flags?: number;
      }
    | {
        kind: "bed";
        style: PlantingStyle;
        /** What lies on its soil; "soil" = nothing. */
        mulch: MulchTone | "gravel" | "soil";
        /** How deep its mulch or stone lies, where that was said; the picture does not show it, the bill does. */
        depthM?: number;
        /** What gravel it lies under; without it river rock. */
        stone?: GravelTone;
        grade?: GravelGrade;
        /** Ids of `core/plants/catalogue.ts`; empty = the style's own palette. */
        species: string[];
        /** Without named plants it has none: mulch alone was asked for. */
        bare?: boolean;
        /** How many of a species were asked for; of the others as many as fit. */
        counts?: Record<string, number>;
        /** In which part of the bed a species stands, where somebody said it; else the layout chooses by its height. */
        rows?: Record<string, BedRow>;
        /** Its one plant stands in one row, and the bed is as deep as that needs. */
        inRow?: true;
        /** From one plant of a species to the next, meters, where somebody said it; else as far as they grow wide. */
        spacings?: Record<string, number>;
        /** Without one the layout chooses it. */
        shape?: "round";
        edging: boolean;
        /** What the edging is of where somebody said it; without it steel that is hardly seen. */
        edge?: "brick" | "stone" | StandingEdge;
      }
    | ({
        kind: "pavers";
        use: HardscapeUse;
        /** Without one they are concrete pavers. */
        stone?: PaverStone;
        pattern: PaverPattern;
        colour: PaverColor;
        border: boolean;
        /** Without one the border is as dark or as light as the field is not. */
        borderColour?: PaverColor;
        joints?: PaverJoint;
        /** Without them stones and joints have the size that is usual for the stone and its pattern. */
        slab?: SlabSize;
        jointM?: number;
      } & Paved)
    /** Slabs that are laid wet; asphalt is rolled. Without a color it is gray. */
    | ({
        kind: "concrete";
        use: HardscapeUse;
        finish: "broom" | "stamped" | "exposed" | "asphalt";
        colour?: PaverColor;
      } & Paved)
    | ({
        kind: "gravel";
        tone: GravelTone;
        grade?: GravelGrade;
        use: HardscapeUse;
        /** How deep its stone lies, where that was said; the picture does not show it, the bill does. */
        depthM?: number;
      } & Paved)
    | ({ kind: "stepping-stones"; material: "flagstone" | "concrete" } & Way)
    | { kind: "deck"; wood: WoodTone; material: "pressure-treated" | "cedar" | "composite" }
    | { kind: "pool"; shape: "rectangle" | "kidney"; coping: "sand" | "grey" }
    /** Without a form it is built of stone. */
    | {
        kind: "fire-pit";
        seating: boolean;
        seats?: number;
        seat?: FireSeat;
        /** Without one its chairs are of cedar. */
        seatColor?: FurnitureColor;
        /** A curved wall to sit on stands behind it. */
        wall?: boolean;
        /** How long that wall is where it was drawn, meters. */
        wallM?: number;
        form?: FirePitForm;
        /** Of the stone that it and its wall are built of; without one gray brown. */
        stone?: WallColor;
      }
    | { kind: "boulders" }
    | { kind: "tree"; species: string }
    | { kind: "hedge"; species: string }
    /** Without a color it has the usual one of its material. */
    | { kind: "retaining-wall"; material: WallMaterial; colour?: WallColor }
    | {
        kind: "fence";
        style: "wood" | "vinyl" | "metal";
        /** What a wooden fence is of, where that was said: cedar costs twice what treated pine does. It is drawn alike. */
        timber?: "cedar";
        /** How its boards stand; without it they stand edge to edge. A fence of metal has bars. */
        boards?: FenceBoards;
        /** Rails between two posts of a fence of rails; without it as many as its height asks for. */
        rails?: 2 | 3 | 4;
        /** Paint or stain of a wooden fence; without it the wood is left as cedar. */
        color?: FencePaint;
        gate: boolean;
      }
    /** The fence or wall of the photo stays where it stands. Without a color it has that of its material. */
    | { kind: "surface-finish"; on: "fence" | "wall"; finish: SurfaceCoat; color?: SurfaceColor }
    | { kind: "pergola"; wood: WoodTone | "white" }
    | { kind: "path-lights"; metal?: LightMetal }
    /** They shine on what their place names: a tree, the house, a fence, plants; without one on the trees that there are, else on the house. */
    | { kind: "uplights"; metal?: LightMetal }
    | { kind: "raised-bed"; material: "wood" | "stone" | "steel"; planting: "vegetables" | "flowers" }
    | ({ kind: "planter" } & PlanterLook)
    | {
        kind: "edging";
        material: "stone" | "brick" | "concrete" | "paver" | StandingEdge;
        /** Of pavers; without one they are charcoal. */
        colour?: PaverColor;
      }
    | { kind: "water-feature"; form: WaterForm }
    | { kind: "outdoor-kitchen"; finish: "stone" | "stucco" | "wood" }
    /** Without a material it is of the usual one of its set; without a color of the material's own, with light fabric. */
    | { kind: "furniture"; set: FurnitureSet; color?: FurnitureColor; material?: FurnitureMaterial }
    | { kind: "steps"; material: "stone" | "bluestone" | "brick" | "concrete" | "wood" }
    | { kind: "swale"; lining: "rock" | "grass" }
  );
