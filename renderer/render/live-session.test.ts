import { describe, expect, it } from "vitest";
import { changedDocument } from "#core/design/drawn-document.ts";
import { sentDocument } from "#core/design/sent-document.ts";
import { resample } from "#renderer/image/resample.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";
import type { ConceptOutput, ConceptPicture } from "./concept-types.ts";
import { LiveSession, type SessionWish } from "./live-session.ts";

const photo = await openYard("front-ranch");
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
const wish = (prompt: string): SessionWish => ({ prompt, areas: [], viewpoint: "same", seed: 1 });

describe("a live session", () => {
  it("ends with the very picture that the engine draws at once", async () => {
    const session = new LiveSession(pause);
    session.setPhoto(photo);
    for (const prompt of ["lawn", "grey gravel and boulders"]) {
      const output = await session.change(wish(prompt));
      expect(output!.image).toEqual(renderConcept({ photo, see: seeOnce, ...wish(prompt) }).image);
    }
  });

  it.runIf(inTestAll("a small copy of a photo", true, false))(
    "lays a design out on a small copy of a photo just as on the photo",
    async () => {
      const camera = { focal35Mm: 26 };
      const small = resample(photo, 211, 158);
      const session = new LiveSession(pause);
      session.setPhoto(small, camera, seeOnce(photo, camera));
      const asked = {
        ...wish("lawn, birch, paver patio, planting bed along the house with hydrangeas"),
        changes: ["Patio 3: move 2 ft left"],
      };
      const corner = (x: number, y: number, { width, height }: RgbImage) => ({ x: x * width, y: y * height });
      const marksOn = (on: RgbImage) => ({
        areas: [
          {
            id: "a",
            description: "gravel",
            path: [corner(0.6, 0.7, on), corner(0.9, 0.7, on), corner(0.9, 0.9, on), corner(0.6, 0.9, on)],
          },
        ],
        camera: {
          ...camera,
          references: [
            {
              kind: "upright" as const,
              foot: corner(0.4, 0.66, on),
              top: corner(0.4, 0.56, on),
              heightM: 2.1,
            },
          ],
        },
      });
      /** All of a document but what is given in pixels of the photo that it was made on. */
      const withoutPixels = ({ document: { drawn, ...document } }: ConceptOutput) => {
        const { photo: _size, areas, references: _marked, ...rest } = drawn!;
        return { ...document, ...rest, areas: areas.map(({ path: _path, ...area }) => area) };
      };
      for (const marks of [() => ({ areas: [], camera }), marksOn]) {
        const output = await session.change({ ...asked, ...marks(small) });
        const whole = renderConcept({ photo, see: seeOnce, ...asked, ...marks(photo) });
        expect(withoutPixels(output!)).toEqual(withoutPixels(whole));
        const outlined = (o: ConceptOutput) =>
          o.placed.map(({ id, areaM2, count, plants, outline }) => ({
            ...{ id, count, plants },
            areaM2: areaM2.toFixed(6),
            outline: outline.flat().map(({ x, z }) => `${x.toFixed(6)} ${z.toFixed(6)}`),
          }));
        expect(outlined(output!)).toEqual(outlined(whole));
        expect(whole.placed.length).toBeGreaterThan(0);
      }
    },
  );

  it("draws each step of a drag as if nothing had been laid out before", async () => {
    const small = resample(photo, 211, 158);
    const session = new LiveSession(pause);
    const seen = session.setPhoto(small, {}, seeOnce(photo));
    const asked = wish("lawn, birch, paver patio, fire pit with six chairs, planting bed with hydrangeas");
    const dragged: [before: string, moved: string][] = [
      ["make the patio charcoal", "Planting bed 5"],
      ["make the patio charcoal", "Fire pit 4"],
      ["make the patio red", "Fire pit 4"],
    ];
    for (const [before, moved] of inTestAll("things dragged", dragged, dragged.slice(1, 2))) {
      for (const step of ["0.4 ft right", "2 ft left and 1 ft forward"]) {
        const changes = [before, `${moved}: move ${step}`];
        const output = await session.change({ ...asked, changes });
        const anew = renderConcept({ photo: small, seen: { ...seen }, ...asked, changes });
        expect(output!.image).toEqual(anew.image);
        expect(output!.placed).toEqual(anew.placed);
        expect(output!.document).toEqual(anew.document);
      }
    }
  });

  it("draws a stored design with a change as the engine draws the words of both", async () => {
    const small = resample(photo, 211, 158);
    const session = new LiveSession(pause);
    const seen = session.setPhoto(small, {}, seeOnce(photo));
    const asked = wish("lawn, birch, paver patio");
    const { document } = renderConcept({ photo: small, seen, ...asked });
    const changes = ["Tree 2: move 2 ft left"];
    const changed = changedDocument(sentDocument(document)!, changes);
    const output = await session.change({ document: changed, viewpoint: "same", seed: asked.seed });
    const anew = renderConcept({ photo: small, seen, ...asked, changes });
    expect(output!.image).toEqual(anew.image);
    expect(output!.document).toEqual(anew.document);
  });

  it("answers only the last of several changes", async () => {
    const session = new LiveSession(pause);
    session.setPhoto(photo, {}, seeOnce(photo));
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
    session.setPhoto(photo, {}, seeOnce(photo));
    let next: Promise<unknown> | null = null;
    const first = await session.change(wish("lawn and cottage beds"), () => {
      next = session.change(wish("lawn"));
    });
    expect(first).toBeNull();
    expect(await next).not.toBeNull();
  });

  it("shows the ground first and the plants a moment later", async () => {
    const session = new LiveSession(pause);
    session.setPhoto(photo, {}, seeOnce(photo));
    const drafts: ConceptPicture[] = [];
    const output = await session.change(wish("lawn and a Japanese maple"), (draft) => drafts.push(draft));
    const painted = (picture: ConceptPicture) => picture.editable.data.reduce((sum, p) => sum + p / 255, 0);
    expect(drafts).toHaveLength(1);
    expect(painted(drafts[0]!)).toBeGreaterThan(0.7 * painted(output!));
    // The crown stands before the house, where the draft is still the photo.
    expect(painted(drafts[0]!)).toBeLessThan(painted(output!));
  });

  it("refuses to work without a photo", async () => {
    await expect(new LiveSession(pause).change(wish("lawn"))).rejects.toThrow("needs a photo");
  });
});
