import { COLOR_WORDS } from "#core/elements/color-words.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { RUN_WASTE, runWithWasteFt } from "./formulas/edging.ts";
import { APRON_WIDTH_FT, apronSqFt, poolGallons } from "./formulas/pool-shape.ts";
import { areaInput, type MeasuredGround, perimeterInput } from "./measured-ground.ts";

const SHELL_NAME = {
  vinyl: "Vinyl liner pool",
  fibreglass: "Fiberglass pool",
  concrete: "Concrete pool",
} as const;

/** The least that a pool is built for: 25,000 at about 104 per sq ft. Digging, pump and filter cost the same for a small one. */
const LEAST_POOL_SQ_FT = 240;

/**
 * A pool as it is sold: the shell by its area with all that belongs to it, coping along the edge, a walkway where the design has no
 * paving, the electrical connection. Digging is part of the shell's price.
 */
export const takeOffPool: ElementTakeOff<"pool"> = (element, ground, job) => {
  // Any paving of the design counts as a way around the pool.
  const paved = job.placed.some(
    ({ element: { kind } }) => kind === "pavers" || kind === "concrete" || kind === "deck",
  );
  return [
    {
      // At least `LEAST_POOL_SQ_FT` is charged, however small the pool.
      key: "shell",
      category: "features",
      name: `${SHELL_NAME[job.poolShell]}, ${element.shape}`,
      description:
        `${Math.round(ground.areaSqFt)} sq ft, installed with digging, shell, plumbing, pump and filter; about ` +
        // To the hundred: the depth is assumed.
        `${(Math.round(poolGallons(ground.areaSqFt) / 100) * 100).toLocaleString("en-US")} gallons`,
      hint: `Never less than the price of ${LEAST_POOL_SQ_FT} sq ft`,
      item: "pool-shell",
      variant: job.poolShell,
      kind: "installed",
      formula: "greater(area, least)",
      inputs: [areaInput(ground), given("least", LEAST_POOL_SQ_FT, "sq ft", "thursdaypools.com; fixr.com")],
      exact: Math.max(ground.areaSqFt, LEAST_POOL_SQ_FT),
      unit: "sq ft",
      growsWith: "area",
    },
    copingLine(ground, element.coping),
    ...(paved ? [] : [apronLine(ground)]),
    {
      // A flat price: it does not depend on the pool's size.
      key: "electric",
      category: "infrastructure",
      name: "Pool electrical connection and bonding",
      description: "By a licensed electrician",
      item: "pool-electric",
      kind: "installed",
      formula: "connection",
      inputs: [given("connection", 1, "each", SOURCE.own)],
      exact: 1,
      unit: "each",
      growsWith: "count",
    },
  ];
};

const copingLine = (ground: MeasuredGround, tone: "sand" | "grey"): DraftLine => ({
  key: "coping",
  category: "features",
  name: `Pool coping, ${COLOR_WORDS[tone]}`,
  item: "pool-coping",
  variant: "paver",
  kind: "installed",
  formula: "perimeter × (1 + waste)",
  inputs: [perimeterInput(ground), given("waste", RUN_WASTE, "share", SOURCE.own)],
  waste: RUN_WASTE,
  exact: runWithWasteFt(ground.perimeterFt),
  unit: "lin ft",
  growsWith: "length",
});

/** Only where the design has no paving of its own: a pool needs a dry way round it. */
const apronLine = (ground: MeasuredGround): DraftLine => ({
  key: "apron",
  category: "hardscaping",
  name: "Concrete deck around the pool",
  description: `${APRON_WIDTH_FT} ft wide, broom finish, poured in place`,
  item: "slab-installed",
  variant: "broom",
  kind: "installed",
  formula: "perimeter × width + 3.14159265 × width × width",
  inputs: [perimeterInput(ground), given("width", APRON_WIDTH_FT, "ft", SOURCE.own)],
  exact: apronSqFt(ground.perimeterFt, APRON_WIDTH_FT),
  unit: "sq ft",
  growsWith: "length",
});
