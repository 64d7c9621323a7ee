import { describe, expect, it } from "vitest";
import { changedDesign as changed } from "#tests/support/changed-design.ts";

describe("a note of a change", () => {
  it.each([
    ["river rock bed by the driveway with grasses; lawn", "showed it to the client, she wants black mulch"],
    ["lawn; bed with petunias; brick edging", "edging in stone please, not brick"],
    ["cedar pergola; lawn", "Pergola in white to match the trim"],
    ["lawn; 2 black planters", "the pots should be white to go with the front door"],
    ["paver patio; lawn; dining set", "plant an olive at the edge of the patio"],
    ["deck; lounge set; lawn", "4 adirondack chairs in place of the sofa"],
  ])("says nothing of words that ask for nothing: %s, %s", (prompt, change) => {
    const { told } = changed(prompt, change);
    expect(told.replace(/Taken out of the design: \w+\./, "").trim()).toBe("");
  });

  it("quotes what is left out where other things were done", () => {
    expect(
      changed("lawn; walk; 8 path lights", "half as many lights and only on the left side").told,
    ).toContain("“only on the left side”: A part of a row");
  });

  it("tells of a part and what is said of it once", () => {
    const { told } = changed("stone steps; lawn", "it needs a handrail, black iron, on the right going up");
    expect(told).toBe("“handrail” cannot be drawn yet. Decks are drawn low, without one.");
  });

  it("says that the house stays, once for all of its parts", () => {
    expect(changed("lawn; deck", "paint the shutters green and the front door as well").told).toBe(
      "The house itself stays as photographed: only the yard can be changed.",
    );
  });

  it("does not say a thing grows where it is as large as its kind gets", () => {
    const { elements, told } = changed("crape myrtle; lawn", "Bigger tree. It looks planted yesterday");
    expect(elements[0]).not.toHaveProperty("age");
    expect(told).toContain("grown up already");
  });
});

describe("what is described and not named", () => {
  it.each([
    ["lawn; rose bed", "put something low and green in front of the roses", "creeping-phlox"],
    ["bed with salvia; lawn", "add something tall behind the salvia", "feather-reed-grass"],
    ["bed with boxwood; lawn", "replace the boxwood, something soft and flowery", "coneflower"],
    ["bed with roses; lawn", "roses too much work. Something easy instead", "daylily"],
  ])("is chosen by what it is to be: %s, %s", (prompt, change, species) => {
    const { elements, told } = changed(prompt, change);
    const [bed] = elements.filter(({ kind }) => kind === "bed");
    expect(bed).toMatchObject({ species: expect.arrayContaining([species]) });
    expect(told).toBe("");
  });

  it("is of the sort of what it takes the place of", () => {
    expect(
      changed("3 palms; pool", "use something that survives winter instead of the palms").elements[0],
    ).toMatchObject({ kind: "tree", species: "dogwood", size: { count: 3 } });
    expect(
      changed("wood fence at the back; lawn", "hide the fence with something green").elements,
    ).toMatchObject([{ kind: "fence" }, { kind: "lawn" }, { kind: "hedge", place: "along-fence" }]);
  });
});

describe("the same once more", () => {
  it.each([
    ["bed on the left with roses; lawn", "do the same bed on the right side too", "bed", "right"],
    ["bed on the left with roses; lawn", "same bed over here as on the left", "bed", "right"],
    ["vinyl fence at the back; lawn", "same fence down the left side", "fence", "left"],
    ["boxwood hedge along the walk; patio", "the same hedge around the patio", "hedge", "around-patio"],
  ])("stands at another place: %s, %s", (prompt, change, kind, place) => {
    const { elements, told } = changed(prompt, change);
    const alike = elements.filter((one) => one.kind === kind);
    expect(alike).toHaveLength(2);
    expect(alike[1]).toMatchObject({ place });
    expect(alike[1]).not.toHaveProperty("size");
    expect(told).toBe("");
  });

  it("is the material of another thing", () => {
    expect(
      changed("stone retaining wall; concrete steps", "steps in the same stone as the wall").elements[1],
    ).toMatchObject({
      kind: "steps",
      material: "stone",
    });
  });
});

describe("one thing for another", () => {
  it.each([
    ["bed with hostas", "hostas -> ferns", { species: ["fern"] }],
    ["magnolia; lawn", "nix the magnolia, sub a dogwood", { kind: "tree", species: "dogwood" }],
    ["2 planters with petunias", "petunias out of the pots, geraniums in", { species: ["geranium"] }],
    [
      "bed with hydrangeas and boxwood",
      "switch hydrangeas and boxwood for lavender",
      { species: ["lavender"] },
    ],
    ["lounge set; patio", "trade the lounge set for a dining table with 6 chairs", { set: "dining" }],
    ["sofa; fire pit", "swap the sofa for 5 adirondacks around it", { set: "chairs", size: { count: 5 } }],
  ])("is read in whatever frame: %s, %s", (prompt, change, now) => {
    const { elements } = changed(prompt, change);
    expect(elements[0]).toMatchObject(now);
    expect(elements[0]).not.toHaveProperty("size.count", 6);
  });
});

describe("sizes and colors", () => {
  it.each([
    ["arborvitae hedge; lawn", "the hedge is too short. Make it 8 feet tall", { size: { heightM: 2.4384 } }],
    ["pond; lawn", "pond is too big, cut in half", { size: { lengthM: 1.2 } }],
    ["3 boulders; lawn", "I don't need all three boulders, one is plenty", { size: { count: 1 } }],
    ["tan paver driveway", "run a border in light gray", { colour: "tan", borderColour: "grey" }],
    ["bed with boxwood; gravel path", "the bed in white gravel", { mulch: "gravel", stone: "white" }],
    ["fountain; lawn", "client wants the fountain a third smaller", { size: { lengthM: 1.61 } }],
    [
      "bed with agave in white gravel; bench",
      "not a fan of white rock it glares. tan or gold",
      { stone: "tan" },
    ],
    [
      "arborvitae hedge; lawn",
      "Only thing is the hedge looks too short. Could you make it about 8 feet tall and bring it to the fence",
      { size: { heightM: 2.4384 } },
    ],
    ["cedar deck; steps", "stain it dark gray please", { wood: "grey" }],
    ["2 birches; lawn", "we only want one birch there", { size: { count: 1 } }],
    ["hedge of 12 arborvitae; patio", "take the last 4 out", { size: { count: 8 } }],
    ["4 raised beds; lawn", "three beds are plenty", { size: { count: 3 } }],
    ["bed with hostas and lavender", "lavender only, no hostas", { species: ["lavender"] }],
    ["bed with hostas and lavender", "lavender only please", { species: ["lavender"] }],
    ["bed with roses", "Take the roses out they have thorns. Put in lavender", { species: ["lavender"] }],
    ["brick patio; green umbrella", "umbrella should go, same patio", { kind: "pavers" }],
    [
      "bed with boxwood; lawn",
      "my mother says it needs more flowers, maybe daisies",
      { species: ["boxwood", "shasta-daisy"] },
    ],
    ["bed with bamboo; lawn", "put river rock under", { mulch: "gravel", stone: "river" }],
    [
      "brick patio",
      "i dont like the brick. do natural stone, something light",
      { stone: "flagstone", colour: "sand" },
    ],
  ])("are those of the thing that is meant: %s, %s", (prompt, change, now) => {
    expect(changed(prompt, change).elements[0]).toMatchObject(now);
  });

  it.each([
    ["tan paver patio; pergola", "pergola only over the table, not the entire patio"],
    ["umbrella; dining table for four", "move umbrella off center so it shades the grill side"],
    ["bench; oak", "move the bench more to the sunny side"],
    ["dining set; lawn", "the table moved under a pergola"],
    ["bed with grasses; lawn", "swap the grasses on the house side for something that flowers"],
  ])("take the place of nothing that was named to say where: %s, %s", (prompt, change) => {
    expect(changed(prompt, change).elements).toEqual(changed(prompt, "").elements);
  });

  it("moves nothing to where shade only is", () => {
    expect(
      changed("pool; 2 loungers", "move loungers on the right side, on the left is shade all the day")
        .elements[1],
    ).toMatchObject({ place: "right" });
  });

  it.each([
    ["4 adirondack chairs; lawn", "two of the chairs blue, the other two stay white"],
    ["3 planters; patio", "get rid of the smallest planter"],
  ])("are of none where nobody knows which are meant: %s, %s", (prompt, change) => {
    const { elements, told } = changed(prompt, change);
    expect(elements).toEqual(changed(prompt, "").elements);
    expect(told).toContain("Which of them are meant");
  });
});
