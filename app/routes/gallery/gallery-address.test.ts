import { describe, expect, it } from "vitest";
import { readView, viewSearch, wrapped } from "./gallery-address.ts";

const read = (search: string) => readView(new URLSearchParams(search));

describe("the gallery's address", () => {
  it.each([
    { mode: "grid", imageId: null },
    { mode: "comparison", imageId: null },
    { mode: "comparison", imageId: 12 },
    { mode: "fullscreen", imageId: 7 },
  ] as const)("keeps %j", (view) => {
    expect(read(viewSearch(view))).toEqual(view);
  });

  it.each(["?view=fullscreen", "?view=fullscreen&image=x", "?view=other&image=3", "?image=3"])(
    "shows the grid for %s",
    (search) => {
      expect(read(search)).toEqual({ mode: "grid", imageId: null });
    },
  );

  it("goes round at both ends", () => {
    expect([-1, 0, 2, 3].map((index) => wrapped(index, 3))).toEqual([2, 0, 2, 0]);
  });
});
