import { expect, it } from "vitest";
import { shownElements } from "#core/design/shown-elements.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

const photo = await openYard("front-ranch");
const camera = YARD_CAMERAS["front-ranch"];

const band = (id: string, top: number, bottom: number, description: string) => ({
  id,
  path: [
    [0.2, top],
    [0.8, top],
    [0.8, bottom],
    [0.2, bottom],
  ].map(([x, y]) => ({ x: x! * photo.width, y: y! * photo.height })),
  description,
});
const AREAS = [band("front", 0.67, 0.71, "8 ft tall boxwood hedge"), band("back", 0.57, 0.62, "One boulder")];

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
  const nearer = "Boulders 2: move 14 ft forward";
  const away = "Boulders 2: move 14 ft back";
  const boulder = ({ elements }: ReturnType<typeof drawn>) => elements.find(({ id }) => id === "boulders-2");
  const before = drawn(wish, nearer);
  expect(boulder(before)).toMatchObject({ hidden: false });
  const behind = drawn(wish, nearer, away);
  expect(boulder(behind)).toMatchObject({ hidden: true, rings: [], price: null });
  expect(behind.notes).toContain("Nothing of the boulders would be seen");
  expect(behind.total!.cents).toBeLessThan(before.total!.cents);
  expect(boulder(drawn(wish, nearer, away, nearer))).toMatchObject({ hidden: false });
  expect(boulder(drawn(wish, nearer, away, "undo"))).toEqual(boulder(before));
});
