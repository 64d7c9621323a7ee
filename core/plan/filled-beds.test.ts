import { describe, expect, it } from "vitest";
import { spokenGround } from "./named-ground.ts";
import { parsePlan } from "./parse-plan.ts";

function read(said: string) {
  const { elements, removals, notes } = parsePlan(said);
  return { elements, removals, told: notes.filter(({ status }) => status === "told") };
}

describe("a bed that looks empty", () => {
  it.each([
    "The mulch bed looks empty. Plant hostas and daylilies",
    "that mulch bed is empty, fill it with hostas and daylilies",
    "Our mulch bed by the porch looks a bit bare. Please fill it in with hostas and daylilies",
  ])("is filled, and nothing is emptied: %s", (said) => {
    const { elements, removals, told } = read(said);
    expect(elements).toMatchObject([{ kind: "bed", species: ["hosta", "daylily"] }]);
    expect([removals, told]).toEqual([[], []]);
  });

  it("is the ground in which its plants stand", () => {
    const { ground } = spokenGround(
      "The black mulch bed out front looks empty. Fill it with hostas",
      "planted",
    )!;
    expect(ground).toMatchObject({ material: "mulch", tint: "dark" });
    expect(spokenGround("plant hostas in the gravel bed", "planted")!.ground.material).toBe("stones");
    // A bed that goes is taken as the bed that it is.
    expect(spokenGround("take out the mulch bed", "goes")).toBeNull();
  });
});

it("plants stand by their height wherever a bed is: saying so adds none and moves nothing", () => {
  for (const said of [
    "bed with hostas and daylilies, taller ones in the back, low stuff in front",
    "bed with hostas and daylilies, shorter ones by the walk and tall ones against the house",
  ]) {
    const { elements, told } = read(said);
    expect(elements, said).toMatchObject([{ kind: "bed", species: ["hosta", "daylily"] }]);
    expect(elements[0]).not.toHaveProperty("place");
    expect(told, said).toEqual([]);
  }
});
