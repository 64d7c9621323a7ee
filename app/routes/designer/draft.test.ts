import { expect, it } from "vitest";
import { noHighlights } from "#app/components/designer/highlight-areas.ts";
import { emptySketch } from "#app/components/designer/sketch.ts";
import { toStoredSketch } from "#app/components/designer/stored-sketch.ts";
import { type Design, emptyDesign } from "./design.ts";
import { draftWithSketch, fromDraft, toDraft } from "./draft.ts";

const file = new Blob(["pixels"]);
const garage = { kind: "garageDoor" as const, from: { x: 1, y: 2 }, to: { x: 1, y: 1 } };
const dab = { mode: "remove" as const, radius: 3, path: [{ x: 2, y: 2 }] };
const area = { id: "x", path: [{ x: 1, y: 2 }], description: "a pool" };
const design: Design = {
  ...emptyDesign,
  projectId: 4,
  photos: [
    {
      id: "a",
      name: "front.jpg",
      width: 4,
      height: 3,
      source: file,
      highlights: { ...noHighlights, areas: [area], sizes: [garage], brush: [dab] },
    },
    { id: "b", name: "IMG.HEIC", width: 4, height: 3, source: "/files/b.jpg", highlights: noHighlights },
  ],
  primaryId: "a",
  description: "a patio",
  viewpoint: "overhead",
};
/** Through the text that lies in the browser's storage. */
const reloaded = (from: Design, files: Map<string, Blob>) =>
  fromDraft(JSON.parse(JSON.stringify(toDraft(from))), files);

it("brings a design back whole when the photo is still there", () => {
  const { versions, shownId, comparedId, editHistory, view, saveStatus, error, freshId, ...kept } = design;
  expect(reloaded(design, new Map([["a", file]]))).toEqual(kept);
});

it("drops a photo that the browser lost and makes the next one primary", () => {
  const back = reloaded(design, new Map());
  expect(back.photos?.map(({ id }) => id)).toEqual(["b"]);
  expect(back.primaryId).toBe("b");
});

it("finds a running generation again, photo or not", () => {
  const run = {
    kind: "running" as const,
    id: "g",
    prompt: "",
    editHistory: [],
    seed: 1,
    stage: "Planting",
    progress: 0.4,
    partialUrl: null,
    connected: true,
  };
  expect(reloaded({ ...design, run }, new Map()).run).toEqual(run);
});

it("sends a request that was never accepted again only with its photo", () => {
  const run = { kind: "starting" as const, key: "k", prompt: "", editHistory: [], seed: 1 };
  expect(reloaded({ ...design, run }, new Map([["a", file]])).run).toEqual(run);
  expect(reloaded({ ...design, run }, new Map()).run).toEqual({ kind: "idle" });
});

it("puts a visitor's sketch in front of the draft, and keeps the photos that were there", () => {
  const sketch = { ...emptySketch, photos: [{ ...design.photos[0]!, id: "v" }], primaryId: "v" };
  const draft = {
    ...toDraft(design),
    versions: [{ id: "g", prompt: "", editHistory: [], seed: 1 }],
    shownId: "g",
  };
  const both = draftWithSketch(draft, toStoredSketch({ ...sketch, description: "a pond" }));
  expect(both.photos.map(({ id }) => id)).toEqual(["v", "a", "b"]);
  expect(both).toMatchObject({
    projectId: 4,
    primaryId: "v",
    description: "a pond",
    viewpoint: "same",
    versions: [],
    shownId: null,
  });
  expect(both.photos[0]?.highlights.areas).toEqual([area]);
  expect(draftWithSketch(both, toStoredSketch(sketch)).photos).toHaveLength(3);
});

it("takes a visitor's words along without a photo too, and changes nothing without either", () => {
  const draft = toDraft(design);
  const words = (description: string) => toStoredSketch({ ...emptySketch, description });
  expect(draftWithSketch(draft, words("a pond"))).toEqual({ ...draft, description: "a pond" });
  expect(draftWithSketch(draft, words(" "))).toEqual(draft);
});
