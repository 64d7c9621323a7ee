import { describe, expect, it } from "vitest";
import type { SavedImage } from "#contract/endpoints/images.ts";
import { createGalleryList } from "./gallery-list.ts";

const image = (id: number) => ({ id }) as SavedImage;

/** A project with images 1 to `count`, in this order; tells which pages were asked for. */
function listOf(count: number) {
  const asked: number[] = [];
  let failing = false;
  const list = createGalleryList(async (page) => {
    asked.push(page);
    if (failing) throw new Error("away");
    const ids = Array.from({ length: count }, (_, i) => i + 1).slice((page - 1) * 100, page * 100);
    return { images: ids.map(image), total: count };
  });
  return { list, asked, fail: (is: boolean) => (failing = is) };
}

describe("a gallery's list", () => {
  it("loads the pages that somebody looks at, each once, and leaves holes between", async () => {
    const { list, asked } = listOf(950);
    expect(await list.find(1)).toBe(0);
    await Promise.all([list.need(880, 930), list.need(890, 900)]);
    const { images, total } = list.getState();
    expect([asked, total, images.length]).toEqual([[1, 9, 10], 950, 950]);
    expect([images[99]?.id, images[100], images[800]?.id]).toEqual([100, undefined, 801]);
  });

  it("finds an image on a later page, and says when there is none", async () => {
    const { list, asked } = listOf(250);
    expect(await list.find(205)).toBe(204);
    expect(asked).toEqual([1, 2, 3]);
    expect(await list.find(999)).toBeNull();
    expect(asked).toEqual([1, 2, 3]);
    expect(await listOf(0).list.find(1)).toBeNull();
  });

  it("says when a page failed, keeps what it has, and asks again when told to", async () => {
    const { list, fail } = listOf(150);
    await list.find(1);
    fail(true);
    expect(await list.find(120)).toBeNull();
    expect(list.getState()).toMatchObject({ status: "failed", total: 150 });
    fail(false);
    await list.reload();
    expect(list.getState().status).toBe("ready");
    expect(await list.find(120)).toBe(119);
  });

  it("does not let an answer from before a reload in", async () => {
    const answers: ((count: number) => void)[] = [];
    const list = createGalleryList(
      () =>
        new Promise((resolve) => {
          answers.push((id) => resolve({ images: [image(id)], total: 1 }));
        }),
    );
    void list.need(0, 1);
    const reloaded = list.reload();
    answers[1]?.(2);
    answers[0]?.(1);
    await reloaded;
    expect(list.getState().images.map((one) => one?.id)).toEqual([2]);
  });
});
