import type { SurfaceCoat } from "#core/elements/surface-looks.ts";
import { given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import { areaInput } from "./measured-ground.ts";

/** Waste of pieces (cut and broken ones), and of what is spread (what stays in the bucket), as shares. Assumption. */
const PIECES_WASTE = 0.1;
const SPREAD_WASTE = 0.05;
/** Both a stain and a paint need two coats on a surface that had none. Trade convention. */
const COATS = 2;

type Goods = {
  /** On the bill: "Stone veneer, ledgestone". */
  name: string;
  item: string;
  variant: string;
  waste: number;
  hoursPerSqFt: number;
  coats: number;
};

const VENEER = {
  item: "face-veneer",
  waste: PIECES_WASTE,
  hoursPerSqFt: HOURS_PER.veneerSqFt,
  coats: 1,
} as const;
const COATED = {
  item: "face-coat",
  waste: SPREAD_WASTE,
  hoursPerSqFt: HOURS_PER.coatSqFt * COATS,
  coats: COATS,
} as const;

const GOODS: Record<SurfaceCoat, Goods> = {
  paint: { ...COATED, name: "Exterior paint", variant: "paint" },
  stain: { ...COATED, name: "Exterior wood stain", variant: "stain" },
  stucco: {
    name: "Stucco, base and finish coat",
    item: "face-stucco",
    variant: "",
    waste: SPREAD_WASTE,
    hoursPerSqFt: HOURS_PER.stuccoSqFt,
    coats: 1,
  },
  ledgestone: { ...VENEER, name: "Stone veneer, ledgestone", variant: "ledgestone" },
  limestone: { ...VENEER, name: "Stone veneer, limestone", variant: "limestone" },
  fieldstone: { ...VENEER, name: "Stone veneer, fieldstone", variant: "fieldstone" },
  brick: { ...VENEER, name: "Thin brick veneer", variant: "brick" },
  boards: {
    name: "Cladding boards, cedar",
    item: "face-boards",
    variant: "",
    waste: PIECES_WASTE,
    hoursPerSqFt: HOURS_PER.claddingSqFt,
    coats: 1,
  },
};

/** A face by its area as the photo shows it, one side: goods with their waste, and the hours. */
export const takeOffSurfaceFinish: ElementTakeOff<"surface-finish"> = ({ finish, color, on }, ground) => {
  const { name, item, variant, waste, hoursPerSqFt, coats } = GOODS[finish];
  const area = areaInput(ground);
  const isCoat = coats > 1;
  return [
    {
      key: "face",
      category: "features",
      name: color ? `${name}, ${color}` : name,
      description: `One side of the ${on}, as the photo shows it${isCoat ? `, ${coats} coats` : ""}`,
      item,
      ...(variant ? { variant } : {}),
      formula: isCoat ? "area × coats × (1 + waste)" : "area × (1 + waste)",
      inputs: [
        area,
        ...(isCoat ? [given("coats", coats, "each", SOURCE.trade)] : []),
        given("waste", waste, "share", SOURCE.own),
      ],
      waste,
      exact: area.value * coats * (1 + waste),
      unit: "sq ft",
      growsWith: "area",
    },
    labourLine("face-labour", "features", "Surface finish labor", area, hoursPerSqFt, SOURCE.own, "area"),
  ];
};
