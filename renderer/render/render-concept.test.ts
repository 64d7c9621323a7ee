import { describe, expect, it } from "vitest";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";
import type { ConceptInput, ConceptOutput } from "./concept-types.ts";

const ranch = await openYard("front-ranch");
const fence = await openYard("backyard-fence");
const portrait = await openYard("portrait-walk");

const design = (over: Partial<ConceptInput>): ConceptOutput =>
  renderConcept({ photo: ranch, see: seeOnce, prompt: "", areas: [], viewpoint: "same", seed: 1, ...over });

/** Drawn once for all tests that look at it: a picture is a second of work. */
function once<T>(draw: () => T): () => T {
  let drawn: { it: T } | undefined;
  return () => {
    drawn ??= { it: draw() };
    return drawn.it;
  };
}
const beds = once(() => design({ prompt: "lawn and beds along the house" }));
const shrubs = once(() => design({ photo: portrait, prompt: "remove the shrubs, put in a lawn" }));
/** A lawn, how far it was at each stage, and its times on a clock that counts how often it is asked. */
const lawn = once(() => {
  const progress: number[] = [];
  let at = 0;
  const output = design({ prompt: "lawn", onStage: (_, one) => progress.push(one), now: () => ++at });
  return { ...output, progress };
});

/** A highlight in shares of the photo. */
const area = (
  id: string,
  description: string,
  photo = ranch,
  corners = [0.25, 0.62, 0.75, 0.62, 0.85, 0.85, 0.15, 0.85],
) => ({
  id,
  description,
  path: [0, 2, 4, 6].map((k) => ({ x: corners[k]! * photo.width, y: corners[k + 1]! * photo.height })),
});

/** Pixels whose bytes differ although the output calls them protected. */
function changedOutside(photo: ConceptInput["photo"], { image, editable }: ConceptOutput): number {
  let changed = 0;
  for (let i = 0; i < editable.data.length; i++) {
    if (editable.data[i] !== 0) continue;
    for (let q = i * 3; q < i * 3 + 3; q++) if (photo.data[q] !== image.data[q]) changed++;
  }
  return changed;
}

function changedShare(photo: ConceptInput["photo"], { image }: ConceptOutput): number {
  let changed = 0;
  for (let q = 0; q < photo.data.length; q++) if (photo.data[q] !== image.data[q]) changed++;
  return changed / photo.data.length;
}

describe("a concept picture", () => {
  it("is the same when the photo was looked at before", () => {
    const areas = [area("a", "paver patio")];
    expect(design({ areas, seen: seeOnce(ranch) }).image.data).toEqual(
      design({ areas, see: seePhoto }).image.data,
    );
  });

  const wishes: [prompt: string, photo: ConceptInput["photo"]][] = [
    ["gravel, boulders, stepping stones and a fire pit", fence],
    ["remove the shrubs, put in a lawn", portrait],
    ["lawn and beds along the house", ranch],
    ["pool with a deck and a pergola", fence],
    ["hedge on the left, wood fence at the back, path lights, retaining wall", fence],
    ["concrete walkway and a birch tree", portrait],
  ];
  it.each(inTestAll("protected bytes under each kind of thing", wishes, wishes.slice(0, 2)))(
    "leaves every protected byte of the photo alone: %s",
    (prompt, photo) => {
      const output = photo === portrait && prompt.startsWith("remove") ? shrubs() : design({ photo, prompt });
      expect([output.image.width, output.image.height]).toEqual([photo.width, photo.height]);
      expect(changedShare(photo, output)).toBeGreaterThan(0.02);
      expect(changedOutside(photo, output)).toBe(0);
    },
  );

  it("never writes to the photo, also when it comes as a Buffer, whose slice is a view, and gives the same bytes for the same input", () => {
    const photo = { ...ranch, data: Buffer.from(ranch.data) };
    const output = design({ photo, prompt: "lawn and beds along the house" });
    expect(Buffer.compare(photo.data, Buffer.from(ranch.data))).toBe(0);
    expect(changedShare(ranch, output)).toBeGreaterThan(0.02);
    expect(output.image.data).toEqual(beds().image.data);
  });

  it("stays off the pixels above the highlight, but for a strip up to a near edge, when the ground alone changes", () => {
    const output = design({ areas: [area("a", "herringbone patio")] });
    const { width } = ranch;
    const above = Math.floor(0.6 * ranch.height - 0.03 * width) * width;
    expect(output.editable.data.subarray(0, above).some((value) => value !== 0)).toBe(false);
  });

  it("has other bytes for another seed", () => {
    const { image } = design({ prompt: "lawn and beds along the house", seed: 2 });
    expect(image.data).not.toEqual(beds().image.data);
  });

  it("is the photo itself when nothing is asked for", () => {
    const output = design({ prompt: "" });
    expect(output.image.data).toEqual(ranch.data);
    expect(output.placed).toEqual([]);
  });
});

describe("old shrubs", () => {
  it("are taken out of the photo when the words say so, and the note tells it", () => {
    expect(shrubs().notes[0]!.sentence).toBe(
      "Taken out of the photo, and completed from what lies around: shrubs. Circle what is left over.",
    );
  });

  it("stay when nobody speaks of them", () => {
    expect(design({ photo: portrait, prompt: "" }).image.data).toEqual(portrait.data);
  });
});

describe("the house", () => {
  it("is hidden by new plants alone, and how much of it they hide is counted and told", () => {
    const bed = area("bed", "tall hedge", ranch, [0.05, 0.56, 0.4, 0.56, 0.4, 0.68, 0.05, 0.68]);
    const output = design({ areas: [bed] });
    const { housePixels, changedPixels } = output.house!;
    expect(changedPixels / housePixels).toBeGreaterThan(0.01);
    expect(output.notes.at(-1)!.sentence).toMatch(/^The design covers about \d+% of the house\.$/);
  });

  it("keeps every pixel when only the ground changes, but for blades at its foot", () => {
    const output = lawn();
    expect(output.house!.changedPixels / output.house!.housePixels).toBeLessThan(0.005);
    expect(output.notes.map(({ sentence }) => sentence).join(" ")).not.toMatch(/of the house/);
  });
});

describe("highlights", () => {
  it("follow their own words, and the general text where they have none", () => {
    const output = design({
      prompt: "white gravel",
      areas: [
        area("own", "herringbone patio", ranch, [0.1, 0.65, 0.4, 0.65, 0.4, 0.85, 0.1, 0.85]),
        area("silent", "", ranch, [0.55, 0.65, 0.9, 0.65, 0.9, 0.85, 0.55, 0.85]),
      ],
    });
    const kinds = output.placed.map(({ areaId, element }) => [areaId, element.kind]);
    expect(kinds).toEqual([
      ["own", "pavers"],
      ["silent", "gravel"],
    ]);
    expect(output.plans.map(({ areaId }) => areaId)).toEqual(["own", "silent"]);
  });

  it("leave to the whole yard what the general text asks for and no highlight has", () => {
    const output = design({ prompt: "add a pool", areas: [area("a", "white gravel")], seed: 1 });
    const two = design({
      prompt: "new lawn",
      areas: [
        area("a", "white gravel", ranch, [0.1, 0.65, 0.4, 0.65, 0.4, 0.85, 0.1, 0.85]),
        area("b", "red mulch bed", ranch, [0.55, 0.65, 0.9, 0.65, 0.9, 0.85, 0.55, 0.85]),
      ],
    });
    // With one highlight there is no question where the pool belongs.
    expect(output.plans[0]!.plan.elements.map(({ kind }) => kind)).toContain("pool");
    const gravelM2 = (one: typeof two) => one.placed.find(({ element }) => element.kind === "gravel")!.areaM2;
    const alone = design({
      areas: [area("a", "white gravel", ranch, [0.1, 0.65, 0.4, 0.65, 0.4, 0.85, 0.1, 0.85])],
    });
    expect(two.placed.map(({ areaId, element }) => [areaId, element.kind])).toEqual([
      ["a", "gravel"],
      ["b", "bed"],
      [null, "lawn"],
    ]);
    // The lawn ends where the highlights begin.
    expect(gravelM2(two)).toBeCloseTo(gravelM2(alone as typeof two), 0);
  });

  it("are filled by their main material: its area is the highlight's", () => {
    const output = design({ areas: [area("a", "concrete patio")] });
    const [patio] = output.placed;
    expect(patio!.areaM2).toBeCloseTo(output.measured[0]!.areaM2, 0);
  });

  it("are not counted twice where they overlap", () => {
    const whole = design({ areas: [area("a", "grey gravel")] }).measured[0]!.areaM2;
    const twice = design({ areas: [area("a", "grey gravel"), area("b", "red mulch bed")] });
    const sum = twice.measured.reduce((total, { areaM2 }) => total + areaM2, 0);
    expect(sum).toBeCloseTo(whole, 0);
  });

  it("too small to mean anything are told and change nothing", () => {
    const output = design({ areas: [{ id: "dot", description: "pool", path: [{ x: 5, y: 5 }] }] });
    expect(output.image.data).toEqual(ranch.data);
    expect(output.notes.map(({ status }) => status)).toContain("told");
  });
});

describe("what does not fit", () => {
  it("is told, never dropped", () => {
    const output = design({
      areas: [area("a", "kidney pool", ranch, [0.45, 0.7, 0.55, 0.7, 0.55, 0.75, 0.45, 0.75])],
    });
    expect(output.placed).toEqual([]);
    const told = output.notes.filter(({ status }) => status === "told");
    expect(told.map(({ sentence }) => sentence).join(" ")).toContain("no room for the pool");
  });

  it("includes another viewpoint: the picture says that it is a drawing", () => {
    const output = design({ prompt: "lawn and a cedar deck", viewpoint: "overhead" });
    expect(output.notes.at(-1)).toMatchObject({ status: "told", text: "overhead" });
    expect(output.drawing).toMatchObject({ widthPx: ranch.width, heightPx: ranch.height });
    expect(output.image.data.length).toBe(ranch.data.length);
    // The same design as the picture's: what is counted does not depend on how it is shown.
    expect(output.placed).toEqual(design({ prompt: "lawn and a cedar deck" }).placed);
  });
});

describe("odd input", () => {
  const cropped = (width: number, height: number): ConceptInput["photo"] => {
    const data = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++) {
      const row = Math.min(ranch.height - 1, ranch.height - height + y);
      data.set(ranch.data.subarray(row * ranch.width * 3, (row * ranch.width + width) * 3), y * width * 3);
    }
    return { width, height, data };
  };

  const sizes: [width: number, height: number][] = [
    [1, 1],
    [31, 17],
    [3, 200],
    [200, 3],
    [161, 119],
  ];
  it.each(inTestAll("odd sizes of a photo", sizes, sizes.slice(0, 2)))(
    "of %i by %i pixels gives a picture of that size",
    (width, height) => {
      const photo = cropped(width, height);
      const output = design({ photo, prompt: "lawn, pool, beds, driveway, trees and a hedge" });
      expect(output.image.data.length).toBe(width * height * 3);
      expect(changedOutside(photo, output)).toBe(0);
    },
  );

  it("with strokes off the picture, crossing themselves or empty does not throw", () => {
    const { width, height } = ranch;
    const output = design({
      areas: [
        {
          id: "off",
          description: "lawn",
          path: [
            { x: -500, y: 900 },
            { x: 90, y: 150 },
            { x: 9e4, y: 1e5 },
          ],
        },
        { id: "none", description: "lawn", path: [] },
        {
          id: "crossed",
          description: "pavers",
          path: [
            { x: 0, y: height },
            { x: width, y: height / 2 },
            { x: width, y: height },
            { x: 0, y: height / 2 },
          ],
        },
      ],
    });
    expect(changedOutside(ranch, output)).toBe(0);
  });
});

describe("progress", () => {
  it("grows from stage to stage", () => {
    const { progress } = lawn();
    expect(progress.length).toBeGreaterThan(4);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it("can be stopped: what onStage throws comes out", () => {
    const stop = new Error("stopped");
    const onStage = (_: string, progress: number) => {
      if (progress > 0.5) throw stop;
    };
    expect(() => design({ prompt: "lawn", onStage })).toThrow(stop);
  });

  it("books the stages on the caller's clock", () => {
    const { timings } = lawn();
    for (const stage of ["region", "plan", "render", "composite"]) expect(timings[stage]).toBeGreaterThan(0);
  });
});
