import { describe, expect, it } from "vitest";
import { accountedWish } from "#core/design/account/account-of-wish.ts";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

const drawn = (text: string) => parsePlan(text).elements.map(describeElement);
const saidOf = (text: string) =>
  accountedWish(text, parsePlan(text))
    .notes.filter(({ status }) => status !== "placed")
    .map(({ sentence }) => sentence)
    .join(" ");

describe("a bed beside the drive", () => {
  it("lies on the side that is said", () => {
    const text = "hostas on the left side of the driveway";
    expect(drawn(text)).toEqual(["planting bed (brown mulch) with hosta on the left of the driveway"]);
    expect(saidOf(text)).toBe("");
  });

  it("is as wide as the strip that it is made of", () => {
    const [bed, tree] = parsePlan(
      "that dirt strip left of the driveway - make it a bed w/ brown mulch and inkberry. one redbud on the left",
    ).elements;
    expect(bed).toMatchObject({ kind: "bed", place: "along-driveway", side: "left", size: { widthM: 0.76 } });
    expect(tree).toMatchObject({ kind: "tree", place: "left" });
    expect(tree?.side).toBeUndefined();
  });
});

it("takes “right along” for no side of the picture", () => {
  expect(parsePlan("boxwood hedge, right along the patio edge").elements[0]?.place).toBe("around-patio");
  expect(parsePlan("boxwood hedge on the right along the fence").elements[0]?.place).toBe("right");
});

it("puts stones that lie around plants under these, and lays no second ground", () => {
  expect(drawn("row of spirea, crushed limestone around them")).toEqual([
    "planting bed (gray gravel mulch) with Japanese spirea in a row",
  ]);
});

it.each([
  ["black lava rock and 5 agaves", "planting bed (black lava rock mulch) with 5 × century plant"],
  ["red lava rock with 3 agaves", "planting bed (red lava rock mulch) with 3 × century plant"],
  ["crushed shell instead of the black mulch", "crushed shell mulch"],
])("lays stones of beds as the cover of a bed: %s", (text, bed) => expect(drawn(text)).toEqual([bed]));

it("reads a strip of river rock as ground", () => {
  expect(drawn("river rock strip along the walk")).toEqual(["river rock area along the walk"]);
});

it("covers the whole bed where stones take the place of its mulch, wherever its plants are to stand", () => {
  const [bed] = parsePlan("gray river rock instead of the mulch, a few hostas along the deck").elements;
  expect(bed).toMatchObject({ kind: "bed", mulch: "gravel", species: ["hosta"] });
  expect(bed?.place).toBeUndefined();
});

it.each([
  "a pergola, 6 seat dining table under it",
  "a pergola with a dining table under the pergola",
  "paver patio with a fire pit and 4 adirondack chairs around the fire pit",
])("tells nothing of a spot at which the layout sets a thing of itself: %s", (text) => {
  expect(saidOf(text)).not.toContain("cannot be aimed at");
});

it("tells no number as left out of which something comes", () => {
  const text = "Put a round flagstone patio around the fire pit with 4 adirondack chairs.";
  expect(saidOf(text)).not.toContain("“4” is left out");
});
