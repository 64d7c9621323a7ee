import { expect, it } from "vitest";
import type { Generation } from "#contract/endpoints/generations.ts";
import { changeDesign, generateObstacle } from "./design.ts";
import { contentOf } from "./design-content.ts";
import { type Design, type DesignEvent, EMPTY_DESIGN } from "./design-state.ts";
import { toPending } from "./pending-drafts.ts";
import { nextWaiting } from "./version.ts";

const photo = { id: "a", name: "a.jpg", width: 100, height: 80, source: "/files/a.jpg" };
const after = (design: Design, ...events: DesignEvent[]) => events.reduce(changeDesign, design);
const missing: DesignEvent = { type: "network was missing" };
const drawn: DesignEvent = {
  type: "drawn on this device",
  key: "k",
  drawn: { imageUrl: "blob:k", measured: [], notes: [] },
};
const sent: DesignEvent = { type: "waiting sent", versionId: "k" };
const ended = (more: Partial<Generation> = {}): DesignEvent => ({
  type: "generation ended",
  generation: {
    ...{ id: "g", status: "succeeded", imageUrl: "/files/g.png", measured: [], plan: null },
    ...{ preservation: null, error: null, originalImageUrl: null, savedImageId: 1 },
    ...more,
  } as Generation,
});

const asked = after(
  EMPTY_DESIGN,
  { type: "photos added", photos: [photo] },
  { type: "described", description: "a patio" },
  { type: "generation asked", key: "k", editHistory: [], seed: 1 },
);
const waiting = after(asked, missing, drawn);

it("draws on the device what the network did not take, and shows it as a version that waits", () => {
  expect(after(asked, missing).run).toMatchObject({ kind: "drawing", key: "k", prompt: "a patio" });
  expect(waiting).toMatchObject({ shownId: "k", view: "result", run: { kind: "idle" } });
  expect(nextWaiting(waiting)?.id).toBe("k");
});

it("asks for it with its own words and marks, whatever was changed since", () => {
  const later = after(waiting, { type: "described", description: "a pond" }, sent);
  expect(later.run).toMatchObject({ kind: "starting", key: "k", prompt: "a patio", request: { areas: [] } });
});

it("puts the server's picture in the place of the device's, and nothing else on the screen", () => {
  const accepted = after(waiting, sent, { type: "generation accepted", id: "g" });
  const { versions, shownId, run } = after(accepted, ended());
  expect(versions.map(({ id }) => id)).toEqual(["g"]);
  expect({ shownId, run, waits: nextWaiting({ versions, others: [] }) }).toEqual({
    shownId: "g",
    run: { kind: "idle" },
    waits: null,
  });
  const onPhoto = after(accepted, { type: "viewed", view: "photo" }, ended());
  expect(onPhoto.view).toBe("photo");
});

it("keeps waiting when the network is missing again, and holds what the server refuses until it is freed", () => {
  const again = after(waiting, sent, missing);
  expect(again.run.kind).toBe("idle");
  expect(nextWaiting(again)?.id).toBe("k");
  const failure = { message: "Your limit is reached.", until: "asked" } as const;
  const held = after(waiting, sent, { type: "generation refused", failure });
  expect(nextWaiting(held)).toBeNull();
  expect(held.versions[0]?.waiting?.held).toBe("Your limit is reached.");
  expect(nextWaiting(after(held, { type: "waiting freed", versionId: "k" }))?.id).toBe("k");
  const failed = after(
    waiting,
    sent,
    { type: "generation accepted", id: "g" },
    ended({ status: "canceled" }),
  );
  expect(failed.versions[0]?.waiting?.held).toBe("It was not made by the server.");
});

it("is kept in the browser and not told to the server", () => {
  expect(contentOf(waiting).state.shownId).toBeNull();
  expect(toPending("d", null, waiting, 1).versions).toMatchObject([
    { id: "k", prompt: "a patio", waiting: { held: null } },
  ]);
});

it("needs a project as soon as there is a network", () => {
  const design = { ...waiting, projectId: null };
  expect(generateObstacle(design, false)).toBeNull();
  expect(generateObstacle(design, true)).toBe("Please choose a project first.");
});
