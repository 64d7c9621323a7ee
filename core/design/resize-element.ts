import type { ElementKind, PlanElement, RequestedSize } from "#core/elements/element.ts";
import { GROUND_KINDS } from "#core/elements/ground-kinds.ts";
import { isMeant } from "./find-elements.ts";
import type { Operation, Target } from "./operation.ts";
import { type LaidSize, sizeNow } from "./usual-size.ts";

type Resize = Extract<Operation, { op: "resize" }>;
type Undefinable<T> = { [K in keyof T]: T[K] | undefined };
type Length = "lengthM" | "widthM" | "heightM";

/** What "bigger" is when nobody says how much: seen at once, and not twice as dear. */
const BIGGER = 1.3;
const LEAST_M = 0.3;
const MOST_M = 60;

export const SIDE_FIELDS: Record<"width" | "length" | "height", Length> = {
  width: "widthM",
  length: "lengthM",
  height: "heightM",
};

/** What stands along a line has the length of that line until somebody says another: then that, or so much more or less. */
const RUNS: ReadonlySet<ElementKind> = new Set(["fence", "hedge", "retaining-wall"]);
export const isRun = (kind: ElementKind): boolean => RUNS.has(kind);

/** Two figures are enough for a length that nobody measured. */
const rounded = (meters: number): number =>
  Math.round(Math.min(MOST_M, Math.max(LEAST_M, meters)) * 100) / 100;

/** An element grown or shrunk: all its sides, one of them, or how many there are. */
export function resized(
  element: PlanElement,
  { way, factor, byM, side }: Omit<Resize, "op" | "target">,
  laid?: LaidSize,
): PlanElement {
  const now = { ...sizeNow(element), ...laid };
  if (isRun(element.kind)) {
    const isUnknown = side === "length" && now.lengthM === undefined;
    return isUnknown
      ? grownBy(element, { way, factor, byM })
      : { ...element, ...sizedAnew(element, now, { way, factor, byM, side }) };
  }
  const grown = grownBy(element, { way, factor: side ? factor : perSide(element, factor), byM });
  return { ...grown, ...sizedAnew(element, now, { way, factor, byM, side }) };
}

/** Ground that is "twice as big" has twice the area: each of its two sides grows by the root of that. */
const perSide = ({ kind }: PlanElement, factor: number | undefined): number | undefined =>
  factor !== undefined && GROUND_KINDS.has(kind) ? Math.sqrt(factor) : factor;

/** The same for an element that fills its highlight, whose size is the highlight's. */
function grownBy(
  element: PlanElement,
  { way, factor, byM }: Undefinable<Pick<Resize, "way" | "factor" | "byM">>,
): PlanElement {
  // One with a size of its own does not fill its highlight.
  const { lengthM, widthM } = element.size ?? {};
  if (!element.grown && (lengthM ?? widthM) !== undefined) return element;
  const { times, byM: before } = element.grown ?? { times: 1, byM: 0 };
  const more = byM === undefined ? (factor ?? (way === "grow" ? BIGGER : 1 / BIGGER)) : 1;
  const meters = byM === undefined ? 0 : way === "grow" ? byM : -byM;
  return { ...element, grown: { times: times * more, byM: before + meters } };
}

function sizedAnew(
  element: PlanElement,
  now: RequestedSize,
  { way, factor, byM, side }: Undefinable<Pick<Resize, "way" | "factor" | "byM" | "side">>,
): Pick<PlanElement, "size"> {
  // A bed is as long as what it lies along, so its depth alone makes it as much larger.
  const usual = element.kind === "bed" && !side ? BIGGER ** 2 : BIGGER;
  const times = factor ?? (way === "grow" ? usual : 1 / usual);
  const isCounted = side === "count" || Object.keys(now).join() === "count";
  if (isCounted) {
    return withSize(element, { count: stepped(now.count ?? 1, way, times) });
  }
  const sides = (side ? [SIDE_FIELDS[side]] : (["lengthM", "widthM", "heightM"] as const)).filter(
    (one) => now[one] !== undefined || side,
  );
  const isArea = !side && sides.includes("lengthM") && sides.includes("widthM");
  const ofEach = isArea && factor !== undefined ? perSide(element, factor)! : times;
  const changed: RequestedSize = {};
  // A length says by how much it grows in all; spread over both sides when no side is named.
  for (const one of byM !== undefined && !side ? sides.slice(0, 1) : sides) {
    const from = now[one] ?? 1;
    changed[one] = rounded(byM === undefined ? from * ofEach : from + (way === "grow" ? byM : -byM));
  }
  const both: RequestedSize = {};
  for (const one of ["lengthM", "widthM"] as const) if (now[one] !== undefined) both[one] = now[one];
  return withSize(element, { ...both, ...changed });
}

/** A number of things after more or less of them: always another number, and never none. */
function stepped(count: number, way: Resize["way"] | undefined, times: number): number {
  const next = Math.max(1, way === "grow" ? Math.ceil(count * times) : Math.floor(count * times));
  return next === count ? Math.max(1, count + (way === "grow" ? 1 : -1)) : next;
}

/** As many as a bed has of one plant when nobody said how many. */
export const USUAL_PLANTS = 5;

export const countAfter = (count = USUAL_PLANTS, way: Resize["way"], factor?: number): number =>
  stepped(count, way, factor ?? (way === "grow" ? BIGGER : 1 / BIGGER));

const withSize = (element: PlanElement, size: RequestedSize): Pick<PlanElement, "size"> => ({
  size: withSides(element.size, size),
});

/** A size with other sides or another area; a side that is not said is as it was laid. Sides and an area are never said of one thing. */
export function withSides(
  before: RequestedSize | undefined,
  wanted: RequestedSize,
  laid?: LaidSize,
): RequestedSize {
  const { lengthM, widthM, areaM2, ...rest } = before ?? {};
  if (wanted.areaM2 !== undefined) return { ...rest, ...wanted };
  if ((wanted.lengthM ?? wanted.widthM) === undefined) return { ...before, ...wanted };
  return {
    ...rest,
    ...(lengthM === undefined ? {} : { lengthM }),
    ...(widthM === undefined ? {} : { widthM }),
    ...laid,
    ...wanted,
  };
}

/** A bed with so many times the plants: of those that were named, or on more ground. */
export function withMorePlants(
  bed: Extract<PlanElement, { kind: "bed" }>,
  times: number,
  but: readonly Target[] = [],
): PlanElement {
  if (bed.species.length === 0) return resized(bed, { way: "grow" });
  const counts = bed.species.flatMap((id): (readonly [string, number])[] => {
    const now = bed.counts?.[id];
    if (but.some((kept) => isMeant(kept, id))) return now === undefined ? [] : [[id, now]];
    return [[id, Math.ceil((now ?? USUAL_PLANTS) * times)]];
  });
  return { ...bed, counts: Object.fromEntries(counts) };
}

const FEWER_SHARE = 0.6;

/** "Fewer plants": a bed keeps its ground and its sorts; one of a style, whose plants fill it, gets smaller. */
export function withFewerPlants(element: PlanElement, but: readonly Target[] = []): PlanElement {
  if (element.kind !== "bed") return element;
  return element.species.length > 0
    ? withMorePlants(element, FEWER_SHARE, but)
    : resized(element, { way: "shrink" });
}
