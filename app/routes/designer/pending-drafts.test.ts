import { beforeEach, expect, it, vi } from "vitest";
import { NO_HIGHLIGHTS } from "#app/components/designer/highlight-areas.ts";
import { fromStoredSketch } from "#app/components/designer/stored-sketch.ts";
import { type Design, EMPTY_DESIGN } from "./design-state.ts";
import {
  dropOthers,
  findPending,
  listPending,
  removePending,
  savePending,
  takeOverDrafts,
  toPending,
} from "./pending-drafts.ts";

const design: Design = {
  ...EMPTY_DESIGN,
  ...{ projectId: 4, title: "Maple Street", description: "a patio", primaryId: "a" },
  photos: [
    {
      ...{
        id: "a",
        name: "front.jpg",
        width: 4,
        height: 3,
        source: "/files/a.jpg",
        highlights: NO_HIGHLIGHTS,
      },
      place: { fileId: "f", url: "/files/a.jpg" },
    },
  ],
};

beforeEach(() => {
  const store = new Map<string, string>();
  const methods = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  // Its keys are the names of its properties, as in a browser.
  vi.stubGlobal(
    "localStorage",
    new Proxy(methods, {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

it("keeps each design of a person by itself, and finds the one that was changed last", () => {
  savePending("dana", toPending("one", null, design, 2));
  savePending("dana", toPending("two", null, { ...design, description: "a pond" }, 1));
  expect(listPending("dana")[0]?.id).toBe("one");
  expect(findPending("dana", "two")).toMatchObject({ description: "a pond", title: "Maple Street" });
  expect(listPending("eve")).toEqual([]);
  removePending("dana", "one");
  expect(listPending("dana")[0]?.id).toBe("two");
});

it("brings the photo back with its marks and its place at the server", () => {
  const draft = JSON.parse(JSON.stringify(toPending("one", null, design, 1)));
  expect(fromStoredSketch(draft, new Map())).toMatchObject({ photos: design.photos, primaryId: "a" });
});

it("takes over the one draft of an older release, with its pictures, and drops those of other people", () => {
  const { photos, primaryId, description, viewpoint } = toPending("x", null, design, 1);
  const versions = [{ id: "g", prompt: "a patio", editHistory: [], seed: 1 }];
  const old = { version: 1, projectId: 4, run: { kind: "idle" }, versions, shownId: "g" };
  const sketch = { photos, primaryId, description, viewpoint };
  localStorage.setItem("designer-draft:dana", JSON.stringify({ ...old, ...sketch }));
  localStorage.setItem("designer-draft:eve:one", "{}");
  localStorage.setItem("designer-projects:eve", "[]");
  expect(dropOthers("dana")).toBe(true);
  expect(dropOthers("dana")).toBe(false);
  takeOverDrafts("dana", 7);
  const taken = listPending("dana")[0];
  expect(taken).toMatchObject({
    base: null,
    at: 7,
    projectId: 4,
    description: "a patio",
    view: "result",
    versions,
  });
  expect(taken?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Object.keys(localStorage)).toEqual([`designer-draft:dana:${taken?.id}`]);
  takeOverDrafts("dana", 8);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

it("takes nothing over from an older release that held nothing", () => {
  const old = { version: 1, photos: [], versions: [], description: " " };
  localStorage.setItem("designer-draft:dana", JSON.stringify(old));
  takeOverDrafts("dana", 7);
  expect(Object.keys(localStorage)).toEqual([]);
});
