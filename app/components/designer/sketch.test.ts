import { describe, expect, it } from "vitest";
import { changeSketch, EMPTY_SKETCH, type Sketch, type SketchEvent, wishedAreas } from "./sketch.ts";

const photo = (id: string) => ({ id, name: `${id}.jpg`, width: 100, height: 80, source: `/files/${id}.jpg` });
const path = [0, 1, 2, 3, 4, 5].map((i) => ({ x: i * 10, y: (i % 2) * 40 }));
const sketchAfter = (...events: SketchEvent[]): Sketch => events.reduce(changeSketch, EMPTY_SKETCH);
const withPhotos: SketchEvent = { type: "photos added", photos: [photo("a"), photo("b")] };

describe("photos", () => {
  it("make the first one primary", () => {
    expect(sketchAfter(withPhotos).primaryId).toBe("a");
  });

  it("added later leave the primary one alone", () => {
    const sketch = sketchAfter(withPhotos, { type: "photos added", photos: [photo("c")] });
    expect(sketch.primaryId).toBe("a");
    expect(sketch.photos.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("hand the marker on when the primary one is removed, and drop it with the last", () => {
    const one = sketchAfter(withPhotos, { type: "photo removed", photoId: "a" });
    expect(one.primaryId).toBe("b");
    expect(changeSketch(one, { type: "photo removed", photoId: "b" }).primaryId).toBeNull();
  });

  it("keep their own highlighted areas", () => {
    const drawn: SketchEvent = { type: "highlighted", change: { type: "stroke kept", id: "x", path } };
    const sketch = sketchAfter(withPhotos, drawn, { type: "primary set", photoId: "b" });
    expect(sketch.photos.map(({ highlights }) => highlights.areas.length)).toEqual([1, 0]);
  });
});

describe("areas without words", () => {
  const drawn = (id: string): SketchEvent => ({
    type: "highlighted",
    change: { type: "stroke kept", id, path },
  });
  const told: SketchEvent = {
    type: "highlighted",
    change: { type: "area described", id: "x", description: "a pool" },
  };
  const [pool] = sketchAfter(withPhotos, drawn("x"), drawn("y"), told).photos;

  it("are left out as long as nothing is said of the whole yard", () => {
    expect(pool && wishedAreas(pool, "  ").map(({ id }) => id)).toEqual(["x"]);
  });

  it("take part in what is said of the whole yard", () => {
    expect(pool && wishedAreas(pool, "gravel").map(({ id }) => id)).toEqual(["x", "y"]);
  });
});
