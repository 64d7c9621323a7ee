import { describe, expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

function wish(prompt: string) {
  const { document, plans } = designOf({ prompt, areas: [] });
  return {
    elements: document.elements.map(({ element }) => element),
    removals: document.removals,
    told: plans.flatMap(({ plan }) => plan.notes.map(({ sentence }) => sentence)).join(" "),
  };
}

describe("a first wish", () => {
  it.each([
    [
      "a low retaining wall, 600 mm high, dry-laid sandstone",
      [{ kind: "retaining-wall", material: "stone" }],
    ],
    ["replace the old steps with bluestone", [{ kind: "steps", material: "bluestone" }]],
    ["sandstone steps up to the door", [{ kind: "steps", material: "stone" }]],
  ])("gives a material to what is built of it, and paves nothing: %s", (prompt, wanted) => {
    const { elements } = wish(prompt);
    expect(elements).toHaveLength(wanted.length);
    expect(elements).toMatchObject(wanted);
  });

  it("puts around and behind what was named before", () => {
    expect(wish("a pool 4 by 8 m with wooden deck around and two chairs").elements[1]).toMatchObject({
      kind: "deck",
      place: "around-pool",
    });
    const fence =
      "black fence 4ft across the front with a gate in the middle at the walk, hydrangea behind it";
    expect(wish(fence).elements[1]).toMatchObject({ kind: "bed", place: "along-fence" });
    expect(wish("a fountain with boulders around").told).toContain(
      "“around” is a place that cannot be aimed at",
    );
  });

  it("lays a way from one place to another", () => {
    const [way] = wish("we want pavers from the garage to the back gate, 4 ft wide").elements;
    expect(way).toMatchObject({ kind: "pavers", use: "walkway" });
  });

  it("counts what stands on each side", () => {
    const { elements } = wish("steps in bluestone, with a pot on each side at the top");
    expect(elements[1]).toMatchObject({ kind: "planter", size: { count: 2 } });
  });

  it("takes out and paves nothing that is named only to say where", () => {
    const { elements, removals, told } = wish("rip out everything left of the driveway and put river rock");
    expect(removals).toEqual([]);
    expect(elements).toMatchObject([{ kind: "gravel", use: "area" }]);
    expect(told).toContain("left of the driveway”: that place cannot be aimed at yet");
  });

  it("to send somebody a message draws nothing and is told", () => {
    const { elements, told } = wish("call the neighbor and ask if he is ok with a hedge on the line");
    expect(elements).toEqual([]);
    expect(told).toContain("Only the picture of the yard can be changed here.");
    expect(wish("text my wife the price and then add a pergola").elements).toMatchObject([
      { kind: "pergola" },
    ]);
    expect(wish("tell the crew to put a hedge along the back").elements).toMatchObject([{ kind: "hedge" }]);
  });

  it("for mulch that says how tall plants may be plants none of its own", () => {
    const { elements } = wish(
      "something evergreen to hide the propane tank, nothing too tall, and mulch around",
    );
    expect(elements[1]).toMatchObject({ kind: "bed", species: [] });
  });
});
