import { expect, it } from "vitest";
import type { PlanElement } from "#core/elements/element.ts";
import { placePhrases } from "#core/plan/place-phrases.ts";
import { partsOf, partsSince } from "#renderer/layout/site-parts.ts";
import { bareSite } from "#tests/support/bare-site.ts";
import { seenByHand } from "#tests/support/seen-by-hand.ts";
import { type Aim, layAimed, placesHeld } from "./aimed-layout.ts";
import { viewOf } from "./view.ts";

const site = bareSite();
const { camera, clip } = site;
const view = viewOf(seenByHand({ width: camera.widthPx, height: camera.heightPx }, { ground: clip }), camera);
const element: PlanElement = { kind: "planter" } as PlanElement;
const aimAt = (words: string, lasts = true): Aim => ({
  ...{ said: words, phrase: placePhrases(`a pot ${words}`)[0]!, element, of: null, other: null, lasts },
  planIndex: 0,
});
/** A thing that the layout sets on the left by itself, and on the right where it is told that place. */
function standAt(x: number) {
  const from = partsOf(site);
  site.instances.push({ x, z: 4 } as (typeof site.instances)[number]);
  const parts = partsSince(site, from);
  site.instances.length = from.instances;
  return { element, parts, outcome: { placed: true } };
}
const lay = () => standAt(site.aim?.(1.5, 4) ? 1.5 : -1.5);
const middleOf = (words: string, lasts?: boolean) =>
  layAimed(site, view, [aimAt(words, lasts)], [], lay(), lay).parts.instances[0]!.x;

it("lays a thing again where words have it, and leaves it where it stands there already", () => {
  expect([middleOf("on the right"), middleOf("on the left"), middleOf("on the right", false)]).toEqual([
    1.5, -1.5, -1.5,
  ]);
});

it("leaves it where it was where that place does not help", () => {
  expect([middleOf("in front of the house"), middleOf("at the back of the yard"), site.aim]).toEqual([
    -1.5,
    -1.5,
    null,
  ]);
});

it("says which places a design has after all", () => {
  const laid = [{ site, standing: [lay()] }];
  const held = placesHeld([aimAt("on the left"), aimAt("on the right")], laid, view);
  expect(held.map(({ said }) => said)).toEqual(["on the left"]);
});
