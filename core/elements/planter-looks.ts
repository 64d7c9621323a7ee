/** A tall one is a square column; a built one is laid of stone where it stands. */
export type PlanterForm = "pot" | "urn" | "box" | "trough" | "tall" | "built";
export type PlanterMaterial =
  | "terracotta"
  | "concrete"
  | "ceramic"
  | "fiberglass"
  | "metal"
  | "corten"
  | "wood"
  | "stone";
/** A color that a planter has in place of its material's own. */
export type PlanterColor = "black" | "white" | "grey" | "blue" | "green" | "brown";
/** What planters stand at, one on each side of it. */
export type PlanterSpot = "door" | "garage" | "steps";

type Size = { lengthM: number; widthM: number; heightM: number };

/** Of each form: its names, usual outer size in meters (20 in pot, 24 x 30 in urn, 18 in box, 48 x 16 in trough), material, and plants where nobody named any. */
export const PLANTER_FORMS: Readonly<
  Record<
    PlanterForm,
    { one: string; many: string; size: Size; material: PlanterMaterial; species: readonly string[] }
  >
> = {
  pot: {
    one: "pot",
    many: "pots",
    size: { lengthM: 0.5, widthM: 0.5, heightM: 0.46 },
    material: "terracotta",
    species: ["boxwood"],
  },
  urn: {
    one: "urn",
    many: "urns",
    size: { lengthM: 0.6, widthM: 0.6, heightM: 0.76 },
    material: "concrete",
    species: ["fountain-grass", "heuchera"],
  },
  box: {
    one: "planter box",
    many: "planter boxes",
    size: { lengthM: 0.46, widthM: 0.46, heightM: 0.46 },
    material: "wood",
    species: ["boxwood"],
  },
  trough: {
    one: "trough planter",
    many: "trough planters",
    size: { lengthM: 1.2, widthM: 0.4, heightM: 0.42 },
    material: "wood",
    species: ["lavender"],
  },
  // 14 in square and 30 in high.
  tall: {
    one: "tall planter",
    many: "tall planters",
    size: { lengthM: 0.36, widthM: 0.36, heightM: 0.76 },
    material: "fiberglass",
    species: ["boxwood"],
  },
  // 6 by 2 ft, 18 in high.
  built: {
    one: "built-in planter",
    many: "built-in planters",
    size: { lengthM: 1.83, widthM: 0.61, heightM: 0.46 },
    material: "stone",
    species: ["lavender"],
  },
};

/** Forms that are longer than wide. */
const LONG: ReadonlySet<PlanterForm> = new Set(["trough", "built"]);

/** How people call the materials; `name` stands before the form's name. */
export const PLANTER_MATERIALS: Readonly<Record<PlanterMaterial, string>> = {
  terracotta: "terracotta",
  concrete: "concrete",
  ceramic: "glazed ceramic",
  fiberglass: "fiberglass",
  metal: "metal",
  corten: "weathering steel",
  wood: "wood",
  stone: "stacked stone",
};

/** Words of the bulk, and how many times the usual size it is. */
const PLANTER_BULKS = { small: 0.7, large: 1.4 } as const;
export type PlanterBulk = keyof typeof PLANTER_BULKS;

export type PlanterLook = {
  form: PlanterForm;
  /** Without one that of the form, or, but for urns, fiberglass where a color was named. */
  material?: PlanterMaterial;
  colour?: PlanterColor;
  bulk?: PlanterBulk;
  /** Without one the layout chooses a place. */
  by?: PlanterSpot;
  /** Ids of `core/plants/catalogue.ts`; empty = the form's usual plants. */
  species: string[];
};

export const planterMaterial = ({ form, material, colour }: PlanterLook): PlanterMaterial =>
  material ?? (colour && form !== "urn" && form !== "built" ? "fiberglass" : PLANTER_FORMS[form].material);

export const planterSpecies = ({ form, species }: PlanterLook): readonly string[] =>
  species.length > 0 ? species : PLANTER_FORMS[form].species;

/** A width from which a box that has no other length is a trough, meters. Assumption: cubes above 3 ft are not sold for yards. */
const LONGEST_CUBE_M = 0.9;

/** Outer length, width and height in meters: what was asked for, the rest in the form's proportions. A round planter is as long as wide. */
export function planterSize({ form, bulk, size = {} }: PlanterLook & { size?: Partial<Size> }): Size {
  const usual = PLANTER_FORMS[form].size;
  const times = bulk ? PLANTER_BULKS[bulk] : 1;
  const { lengthM, widthM, heightM } = size;
  const wideM = widthM ?? lengthM;
  if (LONG.has(form)) {
    // "4 ft troughs": the one length that was given is the long one.
    const isLong = lengthM === undefined && widthM !== undefined && widthM > LONGEST_CUBE_M;
    return {
      lengthM: lengthM ?? (isLong ? widthM : usual.lengthM * times),
      widthM: (isLong ? undefined : widthM) ?? usual.widthM * times,
      heightM: heightM ?? usual.heightM * times,
    };
  }
  const byWidth = wideM === undefined ? times : wideM / usual.widthM;
  const across =
    wideM ?? (heightM === undefined ? usual.widthM * times : (usual.widthM * heightM) / usual.heightM);
  const isSquare = form !== "box" || lengthM === undefined || widthM === undefined;
  return {
    lengthM: isSquare ? across : Math.max(lengthM, widthM),
    widthM: isSquare ? across : Math.min(lengthM, widthM),
    heightM: heightM ?? usual.heightM * byWidth,
  };
}
