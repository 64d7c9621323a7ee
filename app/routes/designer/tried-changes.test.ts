import { beforeEach, expect, it, vi } from "vitest";
import { OWN_KEYS } from "#app/lib/unsaved-work.ts";
import { readTried, storeReplaced, storeTried, triedOf } from "./tried-changes.ts";
import type { Version } from "./version.ts";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});

const version = (id: string, ...editHistory: string[]) => ({ id, editHistory }) as Version;

it("keeps what was tried of each version in the browser, and forgets what was taken back", () => {
  storeTried("dana", { of: "a", sentences: ["Patio 1: remove"] });
  storeTried("dana", { of: "b", sentences: ["Tree 2: remove"] });
  storeTried("dana", { of: "a", sentences: ["Patio 1: remove", "Tree 2: remove"] });
  expect(readTried("dana")).toEqual([
    { of: "b", sentences: ["Tree 2: remove"] },
    { of: "a", sentences: ["Patio 1: remove", "Tree 2: remove"] },
  ]);
  expect(readTried("eve")).toEqual([]);
  storeTried("dana", { of: "a", sentences: [] });
  storeTried("dana", { of: "b", sentences: [] });
  expect(store.size).toBe(0);
});

it("lies under a name that leaves the browser with whoever signs out", () => {
  storeTried("dana", { of: "a", sentences: ["Patio 1: remove"] });
  const [key] = [...store.keys()];
  expect(OWN_KEYS.some((own) => key!.startsWith(own))).toBe(true);
  expect(key!.split(":")[1]).toBe("dana");
});

it("reads nothing out of what is no list of changes", () => {
  for (const text of ["{", "null", '{"of":"a"}', '[{"of":"a","sentences":[3]},null,4]']) {
    store.set("designer-tried:dana", text);
    expect(readTried("dana")).toEqual([]);
  }
});

it("tries no more what a later version has drawn", () => {
  const tried = [{ of: "a", sentences: ["Patio 1: remove"] }];
  const [a, other, drawn] = [
    version("a", "add a tree"),
    version("b", "add a tree", "add a pond"),
    version("c", "add a tree", "Patio 1: remove", "darker stone"),
  ];
  expect(triedOf(tried, a, [a, other])).toEqual(["Patio 1: remove"]);
  expect(triedOf(tried, other, [a, other])).toEqual([]);
  expect(triedOf(tried, a, [a, other, drawn])).toEqual([]);
});

it("goes on with what was tried of a device's own picture once the server's has taken its place", () => {
  const sentences = ["Patio 1: remove"];
  const all = storeTried("dana", { of: "device", sentences });
  const theirs = { ...version("server", "add a tree"), replaced: "device" };
  expect(triedOf(all, theirs, [theirs])).toEqual(sentences);
  expect(storeReplaced("dana", all, [version("other")])).toBe(all);
  expect(storeReplaced("dana", all, [theirs])).toEqual([{ of: "server", sentences }]);
  expect(readTried("dana")).toEqual([{ of: "server", sentences }]);
});
