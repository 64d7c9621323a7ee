import type { GroundRelation } from "#core/plan/ground-relations.ts";
import type { NamedGround } from "#core/plan/named-ground.ts";
import { labPlanes } from "#renderer/color/lab.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { fillHoles } from "./fill-holes.ts";
import { isBrown, isNeighbor, materialOdds, tintOdds } from "./ground-odds.ts";
import { type GroundPieces, groundPieces, type Lab, LOOKS, type Look } from "./ground-pieces.ts";

/** Pieces of one ground differ from its first piece by no more than one of these, CIE Lab with lightness at a weight. */
const REACHES = [5, 8, 12, 17];
const LIGHTNESS_WEIGHT = 0.5;
/** A less likely piece is none of it, a logarithm. */
const LEAST_ODDS = -2;
/** A ground begins with a piece of at least this share of the photo. */
const LEAST_SEED = 0.0025;

/**
 * How much each part of what speaks for a group counts. Set on 34 phrases for ground on photos of ten companies, each with an outline by
 * hand; 32 on other photos were put aside.
 */
const WEIGHTS = {
  /** What it is seen as, and whether its color fits the material. */
  material: 1,
  /** The color that was said. */
  tint: 0.6,
  /** Its size, up to that of a yard or of a strip; and against what is small. */
  size: 0.4,
  tiny: 0.75,
  /** How clearly it differs from what lies around it. */
  edge: 2.5,
  /** Against what has many colors, and what is only a rim. */
  even: 0.35,
  thin: 0.4,
  /** Where it lies: on a side of the picture, and to what is named beside it; and against what is that itself. */
  side: 0.5,
  relations: 1.5,
  other: 1.5,
};

/** Pieces that may be a ground together: 1 for each of them, their mean color, their share of the photo, and how much speaks for them. */
type Group = { members: Uint8Array; lab: Lab; share: number; edge: number; score: number };

const stepBetween = (one: Lab, other: Lab): number =>
  Math.hypot(LIGHTNESS_WEIGHT * (one[0] - other[0]), one[1] - other[1], one[2] - other[2]);

/** Groups of pieces that may be a ground that words name, the most likely first. */
function namedGroups(named: NamedGround, all: GroundPieces): Group[] {
  const { pieces } = all;
  const total = pieces.reduce((sum, { pixels }) => sum + pixels, 0);
  const odds = pieces.map((one) => materialOdds(named.material, one));
  const count = pieces.length;
  const touching = besideOf(all, 0);
  const near = besideOf(all, LEAST_LOOKS);
  const groups = new Map<string, Group>();
  for (let seed = 0; seed < count; seed++) {
    if (odds[seed]! < LEAST_ODDS || pieces[seed]!.pixels < LEAST_SEED * total) continue;
    for (const reach of REACHES)
      for (const beside of [touching, near]) {
        const members = new Uint8Array(count);
        members[seed] = 1;
        const open = [seed];
        for (const p of open)
          for (const q of beside[p]!)
            if (
              !members[q] &&
              odds[q]! >= LEAST_ODDS &&
              stepBetween(pieces[seed]!.lab, pieces[q]!.lab) <= reach
            ) {
              members[q] = 1;
              open.push(q);
            }
        const key = members.join("");
        if (!groups.has(key)) groups.set(key, scored(named, members, odds, all, total));
      }
  }
  return [...groups.values()].sort((one, other) => other.score - one.score);
}

/** Fewer looks meet at a corner. */
const LEAST_LOOKS = 12;
/** The pieces that lie beside each piece, or behind an edging or stepping stone. */
function besideOf({ pieces, looks, touches }: GroundPieces, least: number): Set<number>[] {
  const beside = pieces.map(() => new Set<number>());
  const count = pieces.length;
  for (const look of ["right", "down"] as const)
    for (let p = 0; p < count; p++)
      for (let q = 0; q < count; q++)
        if (p !== q && (least ? looks[look][p * count + q]! > least : touches[p * count + q]! > 1)) {
          beside[p]!.add(q);
          beside[q]!.add(p);
        }
  return beside;
}

function scored(
  named: NamedGround,
  members: Uint8Array,
  odds: readonly number[],
  all: GroundPieces,
  total: number,
): Group {
  const { pieces } = all;
  const own = pieces.flatMap((_one, p) => (members[p] ? [p] : []));
  const pixels = own.reduce((sum, p) => sum + pieces[p]!.pixels, 0);
  const mean = (of: (p: number) => number) =>
    own.reduce((sum, p) => sum + pieces[p]!.pixels * of(p), 0) / pixels;
  const lab = [0, 1, 2].map((c) => mean((p) => pieces[p]!.lab[c]!)) as unknown as Lab;
  const spread = mean((p) => stepBetween(pieces[p]!.lab, lab));
  const share = pixels / total;
  const relations = named.relations ?? [];
  const around = looksAround(members, all);
  const parts: Record<keyof typeof WEIGHTS, number> = {
    material: mean((p) => odds[p]!),
    tint: named.tint ? tintOdds(named.tint, lab) : 0,
    size: sizeOdds(share, !named.isWide && relations.some(({ how }) => how === "along")),
    tiny: Math.min(0, Math.log(share / TINY)),
    edge: edgeOf(around, lab, spread, all),
    even: -Math.max(0, spread - USUAL_SPREAD) / USUAL_SPREAD,
    thin: Math.min(0, Math.log(thickOf(members, pixels, all) / (THICK_SHARE * all.width))),
    side: sideOdds(
      named,
      mean((p) => pieces[p]!.x),
    ),
    relations: relations.reduce((sum, one) => sum + relationOdds(one, around, all, total), 0),
    other: -relations.reduce(
      (sum, { of }) =>
        sum +
        (of === "lawn" ? mean((p) => isNeighbor(of, pieces[p]!, 1)) : 0) +
        (of === "bed" && named.material !== "mulch" ? mean((p) => Number(isBrown(pieces[p]!.lab))) : 0),
      0,
    ),
  };
  const kinds = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const score = kinds.reduce((sum, kind) => sum + WEIGHTS[kind] * parts[kind], 0);
  return { members, lab, share, edge: parts.edge, score };
}
/** The pieces of one ground differ by so much from their mean, CIE Lab. */
const USUAL_SPREAD = 4;
/** What covers less of the photo than this is seldom named. */
const TINY = 0.03;
/** What is thinner than this share of the photo's width is the rim of something. */
const THICK_SHARE = 0.025;

/** How thick a group is, pixels: the thickness of a strip of its area and outline. */
function thickOf(members: Uint8Array, pixels: number, { pieces, touches }: GroundPieces): number {
  const count = pieces.length;
  let rim = 0;
  for (let p = 0; p < count; p++)
    if (members[p]) for (let q = 0; q < count; q++) if (!members[q]) rim += touches[p * count + q]!;
  return (2 * pixels) / Math.max(1, rim);
}

/** Shares of the photo: a small ground, and from where on a yard and a strip along something are no likelier for being larger. */
const SMALL = 0.01;
const LARGE = 0.3;
const STRIP = 0.08;
/** What lies along something is a strip: more than this share of the photo hardly is one. */
const WIDEST_STRIP = 0.2;
const sizeOdds = (share: number, isStrip: boolean): number =>
  isStrip
    ? Math.log(Math.min(share, STRIP) / SMALL) - 2 * Math.max(0, Math.log(share / WIDEST_STRIP))
    : Math.log(Math.min(share, LARGE) / SMALL);

/** How many looks from a group go to each other piece, by direction. */
function looksAround(members: Uint8Array, { pieces, looks }: GroundPieces): Record<Look, Float64Array> {
  const count = pieces.length;
  const of = (look: Look) => {
    const to = new Float64Array(count);
    for (let p = 0; p < count; p++)
      if (members[p]) for (let q = 0; q < count; q++) if (!members[q]) to[q]! += looks[look][p * count + q]!;
    return to;
  };
  return { left: of("left"), right: of("right"), up: of("up"), down: of("down") };
}

/** A step in color that is an edge, CIE Lab: so much, and so many times what the ground itself differs. */
const CLEAR_STEP = 8;
const CLEAR_SPREADS = 1.5;

/** How clearly a group ends where it does, 0 to 1: how much its color differs from what lies around it. */
function edgeOf(
  around: Record<Look, Float64Array>,
  lab: Lab,
  spread: number,
  { pieces }: GroundPieces,
): number {
  let [sum, all] = [0, 0];
  for (const [q, one] of pieces.entries()) {
    const n = LOOKS.reduce((looked, look) => looked + around[look][q]!, 0);
    all += n;
    sum += n * Math.min(1, stepBetween(lab, one.lab) / (CLEAR_STEP + CLEAR_SPREADS * spread));
  }
  return all > 0 ? sum / all : 0;
}

/** Against a group whose middle, a share of the width, lies off the side that was said. */
function sideOdds({ side }: NamedGround, x: number): number {
  if (!side) return 0;
  const off = side === "left" ? x - 0.45 : side === "right" ? 0.55 - x : Math.abs(x - 0.5) - 0.15;
  return -Math.min(3, Math.max(0, off) / 0.08);
}

/** In which directions the neighbor is seen from a ground that lies to it like that, and in which it is not. */
const LOOKS_TO: Record<GroundRelation["how"], { to: readonly Look[]; away?: Look }> = {
  along: { to: LOOKS },
  around: { to: LOOKS },
  before: { to: ["up"], away: "down" },
  behind: { to: ["down"], away: "up" },
  "left-of": { to: ["right"], away: "left" },
  "right-of": { to: ["left"], away: "right" },
};

/** A ground that meets its neighbor along this share of its rim surely lies beside it; ground around a trunk meets less of it. */
const SURELY = 0.35;
const SURELY_AROUND = 0.15;
const SURELY_STONES = 0.7;
/** The share that counts for a ground that does not meet its neighbor at all: its logarithm is finite. */
const HARDLY = 0.04;
/** How much it counts against a ground that it meets its neighbor on the opposite side too. */
const OTHER_SIDE = 0.7;

/** How surely a group lies to its neighbor as was said, a logarithm. */
function relationOdds(
  { how, of }: GroundRelation,
  around: Record<Look, Float64Array>,
  { pieces }: GroundPieces,
  total: number,
): number {
  const degree = pieces.map((one) => isNeighbor(of, one, one.pixels / total));
  const shareOf = (look: Look) => {
    let [to, all] = [0, 0];
    for (const [q, n] of around[look].entries()) {
      all += n;
      to += n * degree[q]!;
    }
    return { to, all };
  };
  const { to, away } = LOOKS_TO[how];
  const seen = to.map(shareOf);
  const all = seen.reduce((sum, one) => sum + one.all, 0);
  let share = all > 0 ? seen.reduce((sum, one) => sum + one.to, 0) / all : 0;
  if (away) {
    const other = shareOf(away);
    share -= OTHER_SIDE * (other.to / Math.max(1, other.all));
  }
  const surely =
    of === "stepping-stones" ? SURELY_STONES : how === "around" && of === "plants" ? SURELY_AROUND : SURELY;
  return Math.log(HARDLY + Math.max(0, Math.min(1, share / surely))) + 0.5;
}

/** What is narrower than this share of the photo's width is a rim. */
const NARROW_SHARE = 0.004;
/** Weeds, leaves and small things up to this share of the photo are no holes in it. */
const HOLE_SHARE = 0.001;
/** A ground that is less likely is not there, and one that is hardly likelier than another one is not surely it. */
const LEAST_SCORE = 1;
const LEAST_LEAD = 0.1;
/** One that ends nowhere, or hardly, is all of the ground. */
const LEAST_EDGE = 0.3;
/** Groups that share less than this are two grounds. */
const SAME = 0.15;
/** Of a ground that has no place all pieces are meant that look alike and are nearly as likely. */
const ALIKE = 5;
const AS_LIKELY = 1;
/** And no smaller than this share of the first. */
const LEAST_OF_BEST = 0.3;

/** The ground that words name; coverage at the size of `seen`, null where the photo shows none that clearly is it. */
export const findNamedGround = (named: NamedGround, seen: Seen): Float32Array | null =>
  foundIn(seen)(JSON.stringify(named));

/** Kept by photo and by ground: each step of a drag asks for the same one. */
const foundIn = oncePer((seen: Seen) => {
  const known = new Map<string, Float32Array | null>();
  return (named: string): Float32Array | null => {
    if (!known.has(named)) known.set(named, lookFor(JSON.parse(named) as NamedGround, seen));
    return known.get(named)!;
  };
});

function lookFor(named: NamedGround, seen: Seen): Float32Array | null {
  const all = groundPieces(seen);
  const groups = namedGroups(named, all);
  const [best] = groups;
  if (!best || best.score < LEAST_SCORE || best.edge < LEAST_EDGE) return null;
  const others = groups.filter((one) => sharedBy(best, one, all) < SAME);
  const isPlaced = named.side !== undefined || (named.relations ?? []).length > 0;
  const alike = others.filter(
    ({ lab, score, share }) =>
      stepBetween(lab, best.lab) < ALIKE &&
      score > best.score - AS_LIKELY &&
      share > LEAST_OF_BEST * best.share,
  );
  const rival = others.find((one) => isPlaced || !alike.includes(one));
  if (rival && rival.score > best.score - LEAST_LEAD) return null;
  const members = best.members.slice();
  for (const one of isPlaced ? [] : alike)
    if (one.members.every((own, p) => !own || !members[p]))
      for (const [p, own] of one.members.entries()) members[p]! |= own;
  return enlarged(withRim(members, best.lab, all, seen), all, seen);
}

/** What lies within this share of the photo's width of a ground and has its color is its rim, where its shade or its edging mixes in. */
const RIM_SHARE = 0.02;
const RIM_STEP = 13;
const INSIDE = 0.5;

/** A ground with its rim and its bays, at half the size of `seen`. */
function withRim(
  members: Uint8Array,
  lab: Lab,
  { piece, pieces, width, height }: GroundPieces,
  seen: Seen,
): Float32Array {
  const own = Float32Array.from(piece, (p) => members[p]!);
  const reach = Math.max(1, Math.round(RIM_SHARE * width));
  const outside = opened(
    own.map((cover) => 1 - cover),
    width,
    height,
    reach,
  );
  const { lightness, a, b } = labPlanes(shrink(seen.picture, width));
  const even = [lightness, a, b].map((plane) => boxBlur(plane, width, height, 1, 1));
  const isLike = (o: number) =>
    stepBetween([even[0]![o]!, even[1]![o]!, even[2]![o]!], lab) < RIM_STEP &&
    pieces[piece[o]!]!.shares.building < INSIDE;
  const whole = floatsFrom(own, (is, o) => (is || (outside[o]! < INSIDE && isLike(o)) ? 1 : 0));
  const wide = opened(whole, width, height, Math.max(1, Math.round(NARROW_SHARE * width)));
  return fillHoles(wide, width, height, HOLE_SHARE);
}

/** A mask at the size of `seen`. */
function enlarged(mask: Float32Array, { width, height }: GroundPieces, seen: Seen): Float32Array {
  const large = new Float32Array(seen.width * seen.height);
  for (let y = 0, i = 0; y < seen.height; y++) {
    const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / seen.height));
    for (let x = 0; x < seen.width; x++, i++)
      large[i] = mask[row * width + Math.min(width - 1, Math.floor(((x + 0.5) * width) / seen.width))]!;
  }
  return boxBlur(large, seen.width, seen.height, 1, 1);
}

/** The share of both groups together that is part of both. */
function sharedBy(one: Group, other: Group, { pieces }: GroundPieces): number {
  let [both, either] = [0, 0];
  for (const [p, { pixels }] of pieces.entries()) {
    if (one.members[p] && other.members[p]) both += pixels;
    if (one.members[p] || other.members[p]) either += pixels;
  }
  return both / either;
}
