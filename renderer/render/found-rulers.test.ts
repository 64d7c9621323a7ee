import { describe, expect, it } from "vitest";
import type { RulerKind } from "#core/measure/ruler.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { cameraOf } from "./camera-of.ts";
import type { ConceptInput } from "./concept-types.ts";
import { foundRulers } from "./found-rulers.ts";

const photo = await openYard("front-ranch");
const seen = seeOnce(photo);
const ends = { from: { x: 0, y: 9 }, to: { x: 0, y: 0 } };
function inputWithout(kinds: RulerKind[], focal35Mm?: number): ConceptInput {
  const references = kinds.map((ruler) => ({ kind: "dismissed" as const, ruler, ...ends }));
  const camera = focal35Mm ? { references, focal35Mm } : { references };
  return { photo, prompt: "", areas: [], viewpoint: "same", seed: 1, camera };
}
const found = (kinds: RulerKind[], focal35Mm?: number) =>
  foundRulers(inputWithout(kinds, focal35Mm), seen, photo);

describe("the rulers that a person is shown", () => {
  it("are one of each kind, the garage door first, in pixels of the photo that is asked for", () => {
    const all = found([]);
    const kinds = all.map(({ kind }) => kind);
    expect(kinds[0]).toBe("garageDoor");
    expect(new Set(kinds).size).toBe(kinds.length);
    const half = foundRulers(inputWithout([]), seen, { width: photo.width / 2, height: photo.height / 2 });
    expect(half[0]!.from.x).toBeCloseTo(all[0]!.from.x / 2, 6);
  });

  it("are left out, and no longer counted, once a person says that they are none", () => {
    const { rulers } = cameraOf(inputWithout(["garageDoor"]), seen);
    expect(rulers.map(({ kind }) => kind)).not.toContain("garageDoor");
    expect(rulers.length).toBeGreaterThan(0);
    expect(found(["garageDoor"]).map(({ kind }) => kind)).not.toContain("garageDoor");
    const kinds = seen.rulers.map(({ kind }) => kind);
    expect(found(kinds)).toEqual([]);
  });

  it("have the ends that a person moved, which stand for all of that kind until it is dismissed", () => {
    const moved = {
      kind: "moved",
      ruler: "opening",
      from: { x: 300, y: 500 },
      to: { x: 300, y: 300 },
    } as const;
    const withMarks = (...references: NonNullable<ConceptInput["camera"]>["references"] & {}) =>
      cameraOf({ ...inputWithout([]), camera: { references } }, seen);
    const openings = ({ rulers }: ReturnType<typeof withMarks>) =>
      rulers.filter(({ kind }) => kind === "opening");
    const { from, to } = moved;
    expect(openings(withMarks(moved))).toEqual([{ kind: "opening", from, to }]);
    expect(openings(withMarks(moved, { ...moved, kind: "dismissed" }))).toEqual([]);
    expect(withMarks(moved).estimate.basis).toBe("assumed");
    expect(withMarks(moved).camera.heightM).not.toBeCloseTo(withMarks().camera.heightM, 3);
  });

  it("are only the garage door where a phone took the photo", () => {
    expect(found([], 26).map(({ kind }) => kind)).toEqual(["garageDoor"]);
    expect(found(["garageDoor"], 26)).toEqual([]);
  });
});
