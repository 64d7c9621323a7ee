import { driveGround } from "#renderer/layout/drive-ground.ts";
import { findDriveway, findWalk } from "#renderer/layout/find-driveway.ts";
import { findPatio } from "#renderer/layout/find-patio.ts";
import { withoutRim } from "#renderer/layout/ground-by-color.ts";
import { pavingByColor } from "#renderer/layout/paving-by-color.ts";
import { straightToCurb, straightToStreet } from "#renderer/layout/straight-to-street.ts";
import { largeComponents } from "#renderer/mask/connected-component.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import { fairOutline } from "#renderer/mask/fair-outline.ts";
import { standsBefore } from "#renderer/mask/stands-before.ts";
import { withoutArms } from "#renderer/mask/without-arms.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { joinedDrive } from "./joined-drive.ts";
import type { OldPaving } from "./old-paving.ts";
import { withWholePaving } from "./soft-in-paving.ts";
import { streetAsDrive } from "./street-as-drive.ts";
import { pavedOf } from "./stroke-ground.ts";
import type { View } from "./view.ts";
import { wholePaving } from "./whole-paving.ts";

/** A walk with less, as a share of the photo, is a few slabs or a mistake. */
export const LEAST_WALK = 0.002;

/** What is narrower than twice this share of the picture's width and leads away from a drive is a walk or a strip beside a bed. */
const ARM_SHARE = 0.012;

/**
 * The drive as a builder would draw it, up to the house and to what stands on it.
 */
const driveOf = oncePer(({ seen, camera }: View) => {
  const colored = withWholePaving(withoutRim(seen));
  const { drive, unsure } = findDriveway(camera, { ...colored, drive: driveGround(colored) });
  const { width, height, picture } = seen;
  const wide = withoutArms(drive, width, height, Math.round(ARM_SHARE * width));
  return {
    // Once more after the fair outline: what settled on the shadows of a curb is straight again.
    drive: straightToCurb(
      fairOutline(straightToCurb(straightToStreet(wide, colored), colored), picture),
      colored,
    ),
    before: standsBefore(drive, seen),
    unsure,
  };
});

/** The drive for who asks for one, as far as its paving goes: where hardly any is seen, and no garage, it is the street unless that passes by. */
export const driveOrStreet = oncePer((view: View): ReturnType<typeof driveOf> => {
  const { seen } = view;
  const found = driveOf(view);
  const street = streetAsDrive(found.drive, seen);
  const drive = street ?? joinedDrive(found.drive, seen);
  if (drive === found.drive) return found;
  return { drive, before: standsBefore(drive, seen), unsure: found.unsure || street !== null };
});

/** The walk that leads into the picture; all 0 without one. */
export const walkOf = oncePer(({ seen, camera }: View) => findWalk(camera, seen));
/** All that is seen as walks, without scraps. */
export const allWalksOf = oncePer(({ walk, width, height }: Seen) =>
  largeComponents(walk, width, height, LEAST_WALK),
);
/** The patio that it shows, around what stands on it; all 0 without one. */
export const patioOf = oncePer((view: View) => patioIn(view, false));
/** The same where words say that there is one. */
export const namedPatioOf = oncePer((view: View) => patioIn(view, true));

function patioIn({ seen, camera }: View, isNamed: boolean): Float32Array {
  const { standing, house } = seen;
  return findPatio(camera, seen, isNamed).map((cover, i) => Math.min(cover, 1 - standing[i]!, 1 - house[i]!));
}

/** The same as the colors of its ground tell it, with fair edges. */
export const coloredPatioOf = oncePer(({ seen }: View) => {
  const paving = pavingByColor(seen);
  return fairOutline(paving, seen.picture).map((fair, i) => Math.max(fair, paving[i]!));
});

/**
 * The paving of a photo that words call a drive, a walk or anything else; null where none is seen. Where nothing but a street is, it is that: nobody takes out the street.
 */
export const pavingNamed = (view: View, old: OldPaving): Float32Array | null => NAMED[old](view)[0] ?? null;

/** One mask or none. `first`: where the paving of a kind is looked for first. */
const namedOf = (old: OldPaving, first: (view: View) => Float32Array[]) =>
  oncePer((view: View): readonly Float32Array[] => {
    const { seen } = view;
    const all = [...first(view), pavedOf(seen), seen.street];
    const found = all.find((paving) => coveredShare(paving) > LEAST_WALK);
    return found ? [wholePaving(found, old, seen)] : [];
  });
const NAMED: Record<OldPaving, (view: View) => readonly Float32Array[]> = {
  drive: namedOf("drive", (view) => [driveOf(view).drive]),
  walk: namedOf("walk", (view) => [walkOf(view), allWalksOf(view.seen)]),
  patio: namedOf("patio", (view) => [namedPatioOf(view)]),
};
