import { describe, expect, it } from "vitest";
import { openYard } from "#tests/support/open-yard.ts";
import { renderConcept } from "./concept.ts";
import type { ConceptPicture } from "./concept-types.ts";
import { LiveSession, type SessionWish } from "./live-session.ts";

const photo = await openYard("front-ranch");
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
const wish = (prompt: string): SessionWish => ({ prompt, areas: [], viewpoint: "same", seed: 1 });

describe("a live session", () => {
  it("ends with the very picture that the engine draws at once", async () => {
    const session = new LiveSession(pause);
    session.setPhoto(photo);
    for (const prompt of ["lawn with beds along the house", "grey gravel and boulders"]) {
      const output = await session.change(wish(prompt));
      expect(output!.image).toEqual(renderConcept({ photo, ...wish(prompt) }).image);
    }
  });

  it("answers only the last of several changes", async () => {
    const session = new LiveSession(pause);
    session.setPhoto(photo);
    const answers = await Promise.all(
      ["lawn", "white gravel", "paver patio"].map((p) => session.change(wish(p))),
    );
    expect(answers.map((output) => output?.placed.map(({ element }) => element.kind) ?? null)).toEqual([
      null,
      null,
      ["pavers"],
    ]);
  });

  it("gives up a change in the middle for the next one", async () => {
    const session = new LiveSession(pause);
    session.setPhoto(photo);
    let next: Promise<unknown> | null = null;
    const first = await session.change(wish("lawn and cottage beds"), () => {
      next = session.change(wish("lawn"));
    });
    expect(first).toBeNull();
    expect(await next).not.toBeNull();
  });

  it("shows the ground first and the plants a moment later", async () => {
    const session = new LiveSession(pause);
    session.setPhoto(photo);
    const drafts: ConceptPicture[] = [];
    const output = await session.change(wish("lawn and a Japanese maple"), (draft) => drafts.push(draft));
    const painted = (picture: ConceptPicture) => picture.editable.data.reduce((sum, p) => sum + p / 255, 0);
    expect(drafts).toHaveLength(1);
    expect(painted(drafts[0]!)).toBeGreaterThan(0.8 * painted(output!));
    // The crown stands before the house, where the draft is still the photo.
    expect(painted(drafts[0]!)).toBeLessThan(painted(output!));
  });

  it("refuses to work without a photo", async () => {
    await expect(new LiveSession(pause).change(wish("lawn"))).rejects.toThrow("needs a photo");
  });
});
