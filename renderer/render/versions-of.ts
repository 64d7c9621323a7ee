import type { DrawnFrom } from "#core/design/design-document.ts";
import { type DrawnVersion, type OpenedDocument, openDocument } from "#core/design/drawn-document.ts";
import { versionRegions } from "./find-regions.ts";
import type { Version } from "./lay-out-design.ts";
import type { Regions } from "./region.ts";
import type { View } from "./view.ts";

/** A document with the regions of its versions, oldest first, and what its last version plans and says. */
export type OpenedVersions = Pick<Regions, "regions" | "plans" | "notes"> & {
  document: OpenedDocument["document"];
  versions: readonly [...Version[], Version];
};

/** The versions before the last, with the states of elements that they know. */
type Earlier = { key: string; states: DrawnFrom["states"]; versions: readonly Version[] };

/** Of the design that was drawn last in each view. The steps of a drag differ in their last version alone. */
const latest = new WeakMap<View, Earlier>();

/**
 * The versions of a design. Those before the last are the very same objects as for the picture before, with the same elements, where
 * nothing of them has changed: what was laid out for them is not laid out again.
 */
export function versionsOf(view: View, opened: OpenedDocument): OpenedVersions {
  const { states, versions } = earlierOf(view, opened);
  const { drawn } = opened.document;
  const known = openDocument({
    ...opened.document,
    drawn: { ...drawn, states: [...states, ...drawn.states.slice(states.length)] },
  })!;
  const last = versionRegions(view, known, versions.length);
  return {
    ...last,
    document: known.document,
    versions: [...versions, { regions: last.regions, idOf: idsOf(known.now) }],
  };
}

function earlierOf(view: View, opened: OpenedDocument): Earlier {
  const { drawn, season } = opened.document;
  const { states, versions, plans: _, past: __, ...marks } = drawn;
  const before = versions.slice(0, -1);
  // States are numbered as they come up, version by version.
  const known = states.slice(0, 1 + Math.max(-1, ...before.flat()));
  // All that the regions of earlier versions depend on.
  const key = JSON.stringify([marks, before, known, season]);
  const kept = latest.get(view);
  if (kept?.key === key) return kept;
  const made: Earlier = {
    key,
    states: known,
    versions: opened.earlier.map((version, nth) => ({
      regions: versionRegions(view, opened, nth).regions,
      idOf: idsOf(version),
    })),
  };
  latest.set(view, made);
  return made;
}

const idsOf = ({ elements }: DrawnVersion) => new Map(elements.map(({ id, element }) => [element, id]));
