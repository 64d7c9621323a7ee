import { describe, expect, it } from "vitest";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

const photo = await openYard("backyard-fence");
const camera = YARD_CAMERAS["backyard-fence"];
const seen = seeOnce(photo, camera);
const areas = [
  { id: "bed", description: "planting bed with lavender", path: square(0.05, 0.62, 0.4, 0.95) },
  { id: "patio", description: "paver patio", path: square(0.5, 0.65, 0.85, 0.95) },
];
function square(left: number, top: number, right: number, bottom: number) {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => ({ x: x! * photo.width, y: y! * photo.height }));
}
function draw(prompt: string, marked: typeof areas, ...changes: string[]) {
  const { placed, notes } = renderConcept({
    ...{ photo, camera, seen, prompt, changes, areas: marked, viewpoint: "same", seed: 1 },
  });
  const bedM2 = placed.flatMap(({ element, areaM2 }) => (element.kind === "bed" ? [areaM2] : []));
  return { bedM2: bedM2.reduce((sum, one) => sum + one, 0), notes: notes.map(({ sentence }) => sentence) };
}
/** Less is the rim of a cell here and there. */
const SEEN_M2 = 0.2;
const FREE = "10 by 8 ft paver patio, planting bed";

describe("an element that nobody named", () => {
  it.each([
    [FREE, [], "make the patio 24 by 20 ft"],
    [FREE, [], "move the patio 12 ft to the left"],
    [FREE, [], "move the patio 12 ft to the right"],
    [FREE, [], "move the patio back"],
    ["", areas, "move the patio 8 ft to the left"],
    ["", areas, "make the patio twice as large"],
    [FREE, [], "add a birch"],
  ])("is said to give way exactly where it lost ground: %s %o %s", (prompt, marked, change) => {
    const before = draw(prompt, marked as typeof areas);
    const after = draw(prompt, marked as typeof areas, change);
    const lostM2 = before.bedM2 - after.bedM2;
    if (lostM2 > SEEN_M2) expect(after.notes.join(" ")).toContain("The planting bed gave way to the patio.");
    else expect(after.notes.join(" ")).not.toContain("gave way");
  });
});
