import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";
import { type LabeledPhoto, UNLABELED } from "./labeled-photos.ts";
import type { Said } from "./way.ts";

/** What designs tell apart, and the classes of the labels that belong to each. */
const GROUPS = {
  sky: ["sky"],
  house: ["building", "garage"],
  soft: ["lawn", "soft"],
  "drive and walk": ["drive", "walk"],
  street: ["street"],
  plants: ["plants"],
  rest: ["fence", "vehicle", "other", "water"],
} as const satisfies Record<string, readonly SeenClass[]>;
export type Group = keyof typeof GROUPS;
const groupNames = Object.keys(GROUPS) as Group[];
const groupOfClass = SEEN_CLASSES.map((name) =>
  groupNames.findIndex((group) => (GROUPS[group] as readonly SeenClass[]).includes(name)),
);

/** Less labeled soft ground, or drive, than this share of a photo is none. */
const LEAST_SHARE = 0.015;
/** Overlap from which a region can be used as it is, and from which it is partly right; of a drive. */
const USABLE_FROM = 0.8;
const PARTLY_FROM = 0.5;
const DRIVE_FROM = 0.6;

export type RegionVerdict = "usable" | "partly" | "wrong";
export type Score = {
  name: string;
  /** Pixels by labeled group (row) and seen group (column). */
  confusion: number[][];
  house: number;
  /** House pixels that the yard or the drive would change. */
  houseEditable: number;
  /** `announced`: some yard was found; a photo without one is right or wrong, but says nothing of the confidence. */
  yard: { announced: boolean; overlap: number; verdict: RegionVerdict; street: boolean; drive: boolean };
  drive: { asked: boolean; found: boolean; onHouse: boolean };
  confidence: number;
};

export function scorePhoto({ name, photo, label }: LabeledPhoto, said: Said): Score {
  const at = sampler(photo, said);
  const confusion = groupNames.map(() => groupNames.map(() => 0));
  const count = { pixels: 0, soft: 0, house: 0, drive: 0, houseEditable: 0, driveOnHouse: 0 };
  const yard = { inside: 0, right: 0, street: 0, drive: 0 };
  const drive = { inside: 0, right: 0 };
  label.forEach((value, i) => {
    if (value === UNLABELED) return;
    const own = SEEN_CLASSES[value]!;
    const o = at(i);
    count.pixels++;
    const group = groupNames[groupOfClass[value]!]!;
    confusion[groupOfClass[value]!]![groupNames.indexOf(seenGroup(said, o))]!++;
    const inYard = said.yard[o]! > 0.5;
    const inDrive = said.drive[o]! > 0.5;
    if (group === "soft") count.soft++;
    if (own === "drive") count.drive++;
    if (group === "house") {
      count.house++;
      if (inYard || inDrive) count.houseEditable++;
      if (inDrive) count.driveOnHouse++;
    }
    if (inYard) {
      yard.inside++;
      if (group === "soft") yard.right++;
      if (own === "street") yard.street++;
      if (own === "drive") yard.drive++;
    }
    if (inDrive) {
      drive.inside++;
      if (own === "drive") drive.right++;
    }
  });
  const overlap = (right: number, inside: number, there: number) =>
    right / Math.max(1, inside + there - right);
  const yardOverlap =
    count.soft < LEAST_SHARE * count.pixels
      ? yard.inside < LEAST_SHARE * count.pixels
        ? 1
        : 0
      : overlap(yard.right, yard.inside, count.soft);
  const asked = count.drive >= LEAST_SHARE * count.pixels;
  const onHouse = count.driveOnHouse > 0.01 * count.house;
  return {
    name,
    confusion,
    house: count.house,
    houseEditable: count.houseEditable,
    yard: {
      announced: yard.inside > 0,
      overlap: yardOverlap,
      verdict: yardOverlap >= USABLE_FROM ? "usable" : yardOverlap >= PARTLY_FROM ? "partly" : "wrong",
      street: yard.street > 0.005 * count.pixels,
      drive: yard.drive > 0.01 * count.pixels,
    },
    drive: {
      asked,
      found: overlap(drive.right, drive.inside, count.drive) >= DRIVE_FROM && !onHouse,
      onHouse,
    },
    confidence: said.seen.confidence.ground,
  };
}

/** What a way calls a pixel; one that cannot tell plants or the street calls what is left so. */
function seenGroup({ seen }: Said, o: number): Group {
  if (seen.house[o]! > 0.5) return "house";
  if (seen.sky[o]! > 0.5) return "sky";
  if (seen.soft[o]! > 0.5) return "soft";
  if (seen.street && seen.street[o]! > 0.5) return "street";
  if (seen.hard[o]! > 0.5) return "drive and walk";
  if (!seen.plants || seen.plants[o]! > 0.5) return "plants";
  return seen.standing![o]! > 0.5 ? "rest" : seen.ground[o]! > 0.25 ? "soft" : "rest";
}

/** Index in the masks of a pixel of the photo. */
function sampler(photo: { width: number; height: number }, said: Said): (i: number) => number {
  return (i) => {
    const x = Math.floor((((i % photo.width) + 0.5) * said.width) / photo.width);
    const y = Math.floor(((Math.floor(i / photo.width) + 0.5) * said.height) / photo.height);
    return y * said.width + x;
  };
}

/** Means over many photos. */
export function summary(scores: readonly Score[]) {
  const total = groupNames.map((_, a) =>
    groupNames.map((_, b) => scores.reduce((sum, { confusion }) => sum + confusion[a]![b]!, 0)),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const right = sum(total.map((row, k) => row[k]!));
  const iou = Object.fromEntries(
    groupNames.map((group, k) => {
      const either = sum(total[k]!) + sum(total.map((row) => row[k]!)) - total[k]![k]!;
      return [group, either > 0 ? total[k]![k]! / either : Number.NaN];
    }),
  ) as Record<Group, number>;
  const share = (holds: (score: Score) => boolean, of: readonly Score[] = scores) =>
    of.length > 0 ? of.filter(holds).length / of.length : Number.NaN;
  const drives = scores.filter(({ drive }) => drive.asked);
  return {
    photos: scores.length,
    accuracy: right / sum(total.flat()),
    iou,
    houseEditable: sum(scores.map((s) => s.houseEditable)) / sum(scores.map((s) => s.house)),
    usable: share(({ yard }) => yard.verdict === "usable"),
    partly: share(({ yard }) => yard.verdict === "partly"),
    streetAsYard: share(({ yard }) => yard.street),
    driveAsYard: share(({ yard }) => yard.drive),
    drives: drives.length,
    driveFound: share(({ drive }) => drive.found, drives),
    driveOnHouse: share(({ drive }) => drive.onHouse),
  };
}

/** Of the regions announced with so much confidence: how many there are, and how many were usable. */
export const reliability = (scores: readonly Score[]) =>
  [0, 0.2, 0.4, 0.6, 0.8].map((from) => {
    const own = scores.filter(
      ({ confidence: c, yard }) => yard.announced && c >= from && (c < from + 0.2 || from === 0.8),
    );
    const usable = own.filter(({ yard }) => yard.verdict === "usable").length;
    return { confidence: `${from.toFixed(1)} to ${(from + 0.2).toFixed(1)}`, regions: own.length, usable };
  });
