import { describe, expect, it } from "vitest";
import type { DesignPlant } from "#core/design/design-document.ts";
import { groundPlace } from "#core/design/ground-place.ts";
import { handSentence, type OnePlant } from "#core/design/hand-change.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

const photo = await openYard("backyard-fence");
const camera = YARD_CAMERAS["backyard-fence"];
const seen = seeOnce(photo, camera);
const PROMPT = "lawn, planting bed with lavender and boxwood, two birches";
const draw = (...changes: string[]) =>
  renderConcept({ photo, camera, seen, prompt: PROMPT, changes, areas: [], viewpoint: "same", seed: 1 });
type Drawn = ReturnType<typeof draw>;

const plantsOf = ({ document }: Drawn, kind: "bed" | "tree"): readonly DesignPlant[] =>
  document.elements.find(({ element }) => element.kind === kind)!.plants ?? [];
const counted = ({ placed }: Drawn, kind: "bed" | "tree", species: string): number =>
  placed
    .filter(({ element, id }) => element.kind === kind && id?.startsWith(kind))
    .flatMap(({ plants = [] }) => plants)
    .reduce((sum, plant) => sum + (plant.species === species ? plant.count : 0), 0);
const change = (title: string, { species, x, z }: DesignPlant, made: OnePlant) =>
  handSentence(title, { kind: "one", species: species as SpeciesId, at: groundPlace({ x, z }), ...made });

const before = draw();
const bed = plantsOf(before, "bed");
const one = bed.filter(({ species }) => species === "lavender")[2]!;
const rest = bed.filter(({ id }) => id !== one.id);

describe("the plants of a design", () => {
  it("stand in its document one by one, as many as are billed, each with an id and a place of its own", () => {
    expect(before.document.version).toBe(4);
    for (const species of ["lavender", "boxwood"])
      expect(bed.filter((plant) => plant.species === species)).toHaveLength(counted(before, "bed", species));
    expect(new Set(bed.map(({ id }) => id)).size).toBe(bed.length);
    expect(new Set(bed.map(({ x, z }) => `${x} ${z}`)).size).toBe(bed.length);
    expect(draw().document).toEqual(before.document);
  });

  it("lose the one that is taken out, and no other moves", () => {
    const after = draw(change("Planting bed 2", one, { do: "remove" }));
    expect(plantsOf(after, "bed")).toEqual(rest);
    expect(counted(after, "bed", "lavender")).toBe(counted(before, "bed", "lavender") - 1);
    expect(after.image.data).not.toEqual(before.image.data);
  });

  it("hold another where one is replaced, as a plant of its own", () => {
    const after = plantsOf(draw(change("Planting bed 2", one, { do: "replace", by: "catmint" })), "bed");
    expect(after.filter(({ species }) => species !== "catmint")).toEqual(rest);
    const [young] = after.filter(({ species }) => species === "catmint");
    expect(young).toMatchObject({ x: one.x, z: one.z });
    expect(bed.map(({ id }) => id)).not.toContain(young!.id);
  });

  it("follow the hand that moves one, which stays the same plant", () => {
    const after = plantsOf(draw(change("Planting bed 2", one, { do: "move", rightFt: 1, awayFt: 0 })), "bed");
    expect(after.filter(({ id }) => id !== one.id)).toEqual(rest);
    const moved = after.find(({ id }) => id === one.id)!;
    expect([moved.x - one.x, moved.z - one.z]).toEqual([expect.closeTo(0.3, 1), expect.closeTo(0, 1)]);
  });

  it("stay so through what is changed of the bed later, and give no number twice", () => {
    const out = change("Planting bed 2", one, { do: "remove" });
    const later = draw(out, "make the mulch black", "move the bed 1 ft to the right", "make the bed bigger");
    const near = plantsOf(later, "bed").filter(({ x, z }) => Math.hypot(x - one.x - 0.305, z - one.z) < 0.2);
    expect(near).toEqual([]);
    expect(plantsOf(later, "bed").map(({ id }) => id)).not.toContain(one.id);
    expect(new Set(plantsOf(later, "bed").map(({ id }) => id)).size).toBe(plantsOf(later, "bed").length);
  });

  it("are trees as well: one of two is another tree, or gone", () => {
    const [first, second] = plantsOf(before, "tree");
    const other = draw(change("Paper birch 3", first!, { do: "replace", by: "red-maple" }));
    expect(plantsOf(other, "tree").map(({ species, x }) => [species, x])).toEqual([
      ["red-maple", first!.x],
      ["birch", second!.x],
    ]);
    expect([counted(other, "tree", "birch"), counted(other, "tree", "red-maple")]).toEqual([1, 1]);
    const gone = draw(change("Paper birch 3", first!, { do: "remove" }));
    expect(plantsOf(gone, "tree")).toEqual([second]);
  });

  it("are young one by one or as a species, drawn so, and no other plant is another", () => {
    const young = ({ document }: Drawn) =>
      document.elements.flatMap(({ plants = [] }) => plants.filter(({ age }) => age === "young"));
    const alone = draw(change("Planting bed 2", one, { do: "age", age: "young" }));
    expect(young(alone).map(({ id }) => id)).toEqual([one.id]);
    expect(plantsOf(alone, "bed").map(({ id, x, z }) => [id, x, z])).toEqual(
      bed.map(({ id, x, z }) => [id, x, z]),
    );
    expect(alone.image.data).not.toEqual(before.image.data);
    const grown = draw(
      change("Planting bed 2", one, { do: "age", age: "young" }),
      change("Planting bed 2", one, { do: "age", age: "mature" }),
    );
    expect(young(grown)).toEqual([]);
    expect(grown.image.data).toEqual(before.image.data);
    const species = draw("make the lavender young");
    expect(young(species).map(({ id }) => id)).toEqual(
      bed.filter((plant) => plant.species === "lavender").map(({ id }) => id),
    );
    const all = draw(handSentence("Planting bed 2", { kind: "age", age: "young" }));
    expect(young(all)).toHaveLength(bed.length);
  });
});
