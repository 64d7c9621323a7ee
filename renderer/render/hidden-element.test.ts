import { expect, it } from "vitest";
import { shownElements } from "#core/design/shown-elements.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

const photo = await openYard("front-ranch");
const camera = YARD_CAMERAS["front-ranch"];

const box = (id: string, [left, right]: number[], [top, bottom]: number[], description: string) => ({
  id,
  path: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => ({ x: x! * photo.width, y: y! * photo.height })),
  description,
});
const AREAS = [
  box("front", [0.2, 0.8], [0.67, 0.71], "8 ft tall boxwood hedge"),
  box("back", [0.02, 0.6], [0.61, 0.65], "One boulder"),
];

function drawn(prompt: string, ...changes: string[]) {
  const output = renderConcept({
    photo,
    see: seeOnce,
    camera,
    prompt,
    changes,
    areas: AREAS,
    viewpoint: "same",
    seed: 1,
  });
  const { document, shapes = [], placed } = output;
  const { elements, total } = shownElements({ document, shapes, placed, measured: [] }, {});
  return { elements, total, notes: output.notes.map(({ sentence }) => sentence).join(" ") };
}

it("an element that is moved behind something tall stays in the list, told as hidden, off the bill, until it is moved back", () => {
  const wish = "";
  const aside = "Boulders 2: move 10 ft to the left";
  const behindHedge = "Boulders 2: move 10 ft to the right";
  const boulder = ({ elements }: ReturnType<typeof drawn>) => elements.find(({ id }) => id === "boulders-2");
  const before = drawn(wish, aside);
  expect(boulder(before)).toMatchObject({ hidden: false });
  const behind = drawn(wish, aside, behindHedge);
  expect(boulder(behind)).toMatchObject({ hidden: true, rings: [], price: null });
  expect(behind.notes).toContain("Nothing of the boulders would be seen");
  expect(behind.total!.cents).toBeLessThan(before.total!.cents);
  expect(boulder(drawn(wish, aside, behindHedge, aside))).toMatchObject({ hidden: false });
  expect(boulder(drawn(wish, aside, behindHedge, "undo"))).toEqual(boulder(before));
});
