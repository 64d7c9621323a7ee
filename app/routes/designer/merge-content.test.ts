import { expect, it } from "vitest";
import type { DesignContent } from "./design-state.ts";
import { mergeContent } from "./merge-content.ts";

const area = (id: string, description: string) => ({ id, path: [{ x: 1, y: 2 }], description });
const photo = (id: string, areas: ReturnType<typeof area>[] = []) => ({
  ...{ id, name: `${id}.jpg`, width: 4, height: 3, fileId: `file of ${id}` },
  areas,
  brush: [],
  sizes: [],
});
type State = DesignContent["state"];
const content = (more: Partial<State> = {}, title: string | null = null): DesignContent => ({
  title,
  projectId: 1,
  state: {
    ...{ version: 1, photos: [photo("a", [area("1", "a pond")])], primaryId: "a", description: "a lawn" },
    ...{ viewpoint: "same", change: "", view: "photo", shownId: null },
    ...more,
  },
});
const base = content();

it("takes from each side what it alone changed", () => {
  const mine = content({ description: "a lawn and roses" });
  const theirs = content({ photos: [photo("a", [area("1", "a pool")]), photo("b")] }, "Maple Street");
  expect(mergeContent(base, mine, theirs)).toEqual({
    merged: content(
      { description: "a lawn and roses", photos: [photo("a", [area("1", "a pool")]), photo("b")] },
      "Maple Street",
    ),
    conflict: false,
  });
});

it("puts areas of both sides on one photo, mine first", () => {
  const mine = content({ photos: [photo("a", [area("1", "a pond"), area("2", "a bench")])] });
  const theirs = content({ photos: [photo("a", [area("1", "a pool"), area("3", "a tree")])] });
  const { merged, conflict } = mergeContent(base, mine, theirs);
  expect(conflict).toBe(false);
  expect(merged.state.photos[0]?.areas).toEqual([
    area("1", "a pool"),
    area("2", "a bench"),
    area("3", "a tree"),
  ]);
});

it("calls it a conflict when both changed the same words, and keeps mine", () => {
  const mine = content({ description: "roses" });
  const { merged, conflict } = mergeContent(base, mine, content({ description: "gravel" }));
  expect([merged, conflict]).toEqual([mine, true]);
});

it("lets a removal stand, and calls it a conflict when the other side changed what was removed", () => {
  const without = content({ photos: [photo("a")] });
  expect(mergeContent(base, without, content({ change: "x" })).merged.state.photos).toEqual([photo("a")]);
  const changed = content({ photos: [photo("a", [area("1", "a pool")])] });
  for (const [mine, theirs] of [
    [without, changed],
    [changed, without],
  ] as const)
    expect(mergeContent(base, mine, theirs).conflict).toBe(true);
});

it("leaves to each screen what it looks at", () => {
  const mine = content({ view: "result", shownId: "v1" });
  const theirs = content({ view: "photo", shownId: "v2", primaryId: "b", description: "gravel" });
  const { merged, conflict } = mergeContent(base, mine, theirs);
  expect(conflict).toBe(false);
  expect(merged.state).toMatchObject({
    view: "result",
    shownId: "v1",
    primaryId: "a",
    description: "gravel",
  });
});

it("without knowing what both started from takes what is alike, and calls the rest a conflict", () => {
  expect(mergeContent(null, base, base).conflict).toBe(false);
  expect(mergeContent(null, content({ description: "roses" }), base).conflict).toBe(true);
});
