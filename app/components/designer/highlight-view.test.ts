import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  badgePlace,
  panBy,
  pinch,
  toPhotoPoint,
  toScreenPoint,
  WHOLE_PHOTO,
  ZOOM_MAX,
  zoomAt,
} from "./highlight-view.ts";

const frame = { widthCss: 400, heightCss: 300, photoWidth: 1600 };
const onFrame = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) });
const step = fc.tuple(onFrame, fc.double({ min: 0.3, max: 3, noNaN: true }));

describe("the photo in its frame", () => {
  it("maps the frame's middle to the photo's middle", () => {
    expect(toPhotoPoint(WHOLE_PHOTO, frame, { x: 200, y: 150 })).toEqual({ x: 800, y: 600 });
  });

  it("maps photo pixels to the same photo pixels whatever the zoom", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), onFrame, (steps, at) => {
        const view = steps.reduce((v, [focus, factor]) => zoomAt(v, frame, focus, factor), WHOLE_PHOTO);
        const back = toScreenPoint(view, frame, toPhotoPoint(view, frame, at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it("always covers its frame", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), fc.integer(), fc.integer(), (steps, dx, dy) => {
        const zoomed = steps.reduce((v, [focus, factor]) => zoomAt(v, frame, focus, factor), WHOLE_PHOTO);
        const view = panBy(zoomed, frame, dx % 1000, dy % 1000);
        expect(view.x).toBeLessThanOrEqual(0);
        expect(view.y).toBeLessThanOrEqual(0);
        expect(view.x + frame.widthCss * view.zoom).toBeGreaterThanOrEqual(frame.widthCss - 1e-9);
        expect(view.y + frame.heightCss * view.zoom).toBeGreaterThanOrEqual(frame.heightCss - 1e-9);
      }),
    );
  });

  it("keeps what lies under the pointer there while zooming in", () => {
    const at = { x: 120, y: 90 };
    const view = zoomAt(WHOLE_PHOTO, frame, at, 2);
    expect(toPhotoPoint(view, frame, at)).toEqual(toPhotoPoint(WHOLE_PHOTO, frame, at));
  });

  it("zooms between 1 and 8", () => {
    expect(zoomAt(WHOLE_PHOTO, frame, { x: 0, y: 0 }, 0.1)).toEqual(WHOLE_PHOTO);
    expect(zoomAt(WHOLE_PHOTO, frame, { x: 0, y: 0 }, 99).zoom).toBe(ZOOM_MAX);
  });

  it("doubles when two fingers double their distance", () => {
    const view = pinch(
      WHOLE_PHOTO,
      frame,
      [
        { x: 150, y: 150 },
        { x: 250, y: 150 },
      ],
      [
        { x: 100, y: 150 },
        { x: 300, y: 150 },
      ],
    );
    expect(view).toEqual({ zoom: 2, x: -200, y: -150 });
  });
});

describe("the badge of an area", () => {
  const frame = { widthCss: 360, heightCss: 270, photoWidth: 1200 };

  it("stands at its point where there is room, and else beside the edge, whole", () => {
    expect(badgePlace({ x: 180, y: 100 }, frame)).toEqual({ x: 180, y: 100 });
    expect(badgePlace({ x: 350, y: 268 }, frame)).toEqual({ x: 296, y: 218 });
    expect(badgePlace({ x: 2, y: 1 }, frame)).toEqual({ x: 64, y: 22 });
  });

  it("leaves the frame with its point when the photo is zoomed", () => {
    expect(badgePlace({ x: -40, y: 100 }, frame)).toEqual({ x: -40, y: 100 });
  });
});
