import { describe, expect, it } from "vitest";
import { designOf } from "./design-of.ts";

function read(prompt: string, ...changes: string[]) {
  const { document, plans } = designOf({ prompt, areas: [], changes });
  const notes = plans.flatMap(({ plan }) => plan.notes).filter(({ status }) => status !== "placed");
  return {
    elements: document.elements.map(({ element }) => element),
    told: notes.map(({ sentence }) => sentence),
  };
}
const DESIGN = "paver patio; bed with hydrangeas and boxwoods; wood fence; lawn";

describe("a message that asks for nothing that can be drawn", () => {
  it.each([
    ["how long does it take for a hedge like that to fill in", "Questions are not answered here"],
    ["is there a permit needed for the wall? and who pulls it?", "Questions are not answered here"],
    [
      "please fix the drainage at the corner and make sure the crew closes the gate",
      "Only the picture of the yard",
    ],
    ["Call Dave at 555-0199 before you come out", "Only the picture of the yard"],
    [
      "Make me a schedule for watering the new plants and text it to my husband",
      "Only the picture of the yard",
    ],
    ["thanks so much, we love it, will call next week", "Nothing was changed"],
    ["we hired you guys in may and nobody has shown up since", "Say what should be different"],
    ["What would this cost me if I did it in spring?", "Prices stand in the bill of materials"],
  ])("draws nothing and is told once, as a first wish: %s", (text, sentence) => {
    const { elements, told } = read(text);
    expect(elements).toEqual([]);
    expect(told).toEqual([expect.stringContaining(`“${text}”: ${sentence}`)]);
  });

  it.each([
    "who do I call about the dogwood if it gets borers",
    "why did you put the patio there",
    "make sure the deer never come in again",
    "send this to my husband and ask him if he likes the fence",
    "i do not like it",
    "can somebody come look at the irrigation",
  ])("changes nothing and is told once: %s", (text) => {
    const { elements, told } = read(DESIGN, text);
    expect(elements).toEqual(read(DESIGN).elements);
    expect(told).toHaveLength(1);
    expect(told.join(" ")).not.toMatch(/tap |did not understand/);
  });

  it.each([
    "What would it look like with a pergola?",
    "how about a fire pit",
    "Is there a way to have roses by the fence?",
    "Who cares about the lawn. Call it a meadow, add a fire pit.",
    "could we hide the shed with a hedge",
    "tell the crew to put a hedge along the back",
    "can you tell me how much a paver drive would run for a house like this",
  ])("is none where something is asked for: %s", (text) => {
    expect(read(text).elements).not.toEqual([]);
  });
});

describe("what is found bare or wants color", () => {
  it.each([
    "front looks bare",
    "it's too plain, can you do something there",
    "the yard is dull dull dull",
    "boring front yard needs color",
  ])("gets flowers as our proposal, as a first wish: %s", (text) => {
    const { elements, told } = read(text);
    expect(elements).toMatchObject([{ kind: "bed", species: ["salvia", "coneflower", "daylily"] }]);
    expect(told).toEqual([expect.stringMatching(new RegExp(`^“${text}”: .* are our proposal`))]);
  });

  it.each(["it feels too plain", "needs more color", "it feels kind of dead, needs some color down low"])(
    "gets flowers in the bed that is there: %s",
    (text) => {
      const { elements, told } = read(DESIGN, text);
      expect(elements).toHaveLength(4);
      expect(elements[1]).toMatchObject({
        species: ["hydrangea", "boxwood", "salvia", "coneflower", "daylily"],
      });
      expect(told.join(" ")).toContain("in the bed are our proposal");
    },
  );

  it("gets a bed where the design has none", () => {
    expect(read("paver patio; lawn", "it looks so bare").elements).toMatchObject([{}, {}, { kind: "bed" }]);
  });

  it("is none where a thing that is built is plain, or more is said", () => {
    expect(read(DESIGN, "the patio looks boring").elements).toEqual(read(DESIGN).elements);
    expect(read(DESIGN, "it looks bare, add a bench").elements).toHaveLength(5);
  });
});
