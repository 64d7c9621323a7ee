import { describe, expect, it } from "vitest";
import { EMPTY_SKETCH, type Photo, type Sketch } from "#app/components/designer/sketch.ts";
import { restoreSketch } from "./restore-sketch.ts";

const photo = (id: string) => ({ id }) as Photo;
const kept: Sketch = { photos: [photo("a")], primaryId: "a", description: "A path", viewpoint: "overhead" };

describe("restoreSketch", () => {
  it("gives back what was kept, when nothing has been done since", () => {
    expect(restoreSketch(kept, EMPTY_SKETCH)).toEqual(kept);
  });

  it("lets what was done since go before what was kept, and loses no photo", () => {
    const since: Sketch = {
      photos: [photo("b")],
      primaryId: "b",
      description: "A pond",
      viewpoint: "birds-eye",
    };
    expect(restoreSketch(kept, since)).toEqual({ ...since, photos: [photo("a"), photo("b")] });
  });
});
