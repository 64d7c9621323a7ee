import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { DesignDocument, DrawnFrom } from "#core/design/design-document.ts";
import { designOf } from "#core/design/design-of.ts";
import { changedDocument, drawnDocument, wholeDocument } from "#core/design/drawn-document.ts";
import { resample } from "#renderer/image/resample.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { designsToDraw } from "#tests/support/designs-to-draw.ts";
import { drawnFingerprint, fingerprintOfJson } from "#tests/support/drawn-fingerprint.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { keyOrders, reordered } from "#tests/support/reordered-json.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept, renderDocument } from "./concept.ts";
import type { ConceptOutput } from "./concept-types.ts";

const CHILD = fileURLToPath(new URL("../../tests/support/drawing-child.ts", import.meta.url));
let child: ChildProcess | undefined;
afterAll(() => child?.kill());

async function drawnElsewhere(message: object): Promise<unknown> {
  child ??= fork(CHILD, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.send(message);
  const [answer] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => [`The process ended with ${code}.`]),
  ]);
  return answer;
}

const drawn = new Map<string, ConceptOutput>();

/** A design drawn from its words, once; and what is left of them beside the document. */
async function fromWords(name: string) {
  const { yard, input } = designsToDraw[name]!;
  const photo = await openYard(yard);
  const output = drawn.get(name) ?? renderConcept({ ...input, photo, see: seeOnce });
  drawn.set(name, output);
  const { references: _, ...camera } = input.camera ?? {};
  const rest = { camera, viewpoint: input.viewpoint, seed: input.seed };
  return { yard, photo, input, output, rest };
}

describe("a design's document", () => {
  it.each(inTestAll("documents drawn in a process of their own", Object.keys(designsToDraw), []))(
    "draws the same bytes in a process that never saw its words, from what PostgreSQL keeps of it: %s",
    async (name) => {
      const { yard, output, rest } = await fromWords(name);
      const json = JSON.stringify(reordered(output.document, keyOrders["as PostgreSQL keeps them"]));
      expect(await drawnElsewhere({ yard, json, ...rest })).toEqual(drawnFingerprint(output));
    },
  );

  it.each(inTestAll("keys backwards", Object.keys(designsToDraw), ["highlights and brush"]))(
    "draws the same bytes when its keys come back backwards: %s",
    async (name) => {
      const { photo, output, rest } = await fromWords(name);
      const json = JSON.stringify(reordered(output.document, keyOrders.backwards));
      expect(fingerprintOfJson(photo, { json, ...rest })).toEqual(drawnFingerprint(output));
    },
  );

  it("changed step by step, each time from where it is stored, draws the same bytes as all its words", async () => {
    const names = ["many changes", "highlights and brush"];
    for (const name of inTestAll("designs changed step by step", names, names.slice(1))) {
      const { photo, input, output, rest } = await fromWords(name);
      const { references } = input.camera ?? {};
      const stepwise = input.changes!.reduce(
        (document, change, k) => {
          const stored =
            k === 1 ? renderDocument({ ...rest, photo, document, see: seeOnce }).document : document;
          const read = reordered(JSON.parse(JSON.stringify(stored)), keyOrders["as PostgreSQL keeps them"]);
          return changedDocument(wholeDocument(read as DesignDocument)!, [change]);
        },
        drawnDocument({ ...input, photo, references, changes: [] }),
      );
      expect(drawnFingerprint(renderDocument({ ...rest, photo, document: stepwise, see: seeOnce }))).toEqual(
        drawnFingerprint(output),
      );
    }
  });

  it.each<[name: string, what: string, other: (drawn: DrawnFrom) => Partial<DrawnFrom>]>([
    ["highlights and brush", "stroke less", () => ({ brush: [] })],
    [
      "highlights and brush",
      "highlight elsewhere",
      ({ areas }) => ({
        areas: areas.map((area) => ({ ...area, path: area.path.map(({ x, y }) => ({ x, y: y - 15 })) })),
      }),
    ],
    ["a known size, in the evening", "known size less", () => ({ references: [] })],
    ["highlights and brush", "history less", ({ versions }) => ({ versions: versions.slice(-1) })],
  ])("draws other bytes when it is another one: %s with a %s", async (name, _, other) => {
    const { photo, output, rest } = await fromWords(name);
    const json = JSON.stringify({
      ...output.document,
      drawn: { ...output.document.drawn!, ...other(output.document.drawn!) },
    });
    expect(fingerprintOfJson(photo, { json, ...rest }).image).not.toBe(drawnFingerprint(output).image);
  });

  it("draws on a copy of another size what is drawn there from the words", async () => {
    const { photo, input, output, rest } = await fromWords("highlights and brush");
    const small = resample(photo, photo.width / 2, photo.height / 2);
    const half = (points: readonly { x: number; y: number }[]) =>
      points.map(({ x, y }) => ({
        x: (x * small.width) / photo.width,
        y: (y * small.height) / photo.height,
      }));
    const [sx, sy] = [small.width / photo.width, small.height / photo.height];
    const marked = {
      areas: input.areas.map((area) => ({ ...area, path: half(area.path) })),
      brush: input.brush!.map((one) => ({
        ...one,
        radius: one.radius * Math.sqrt(sx * sy),
        path: half(one.path),
      })),
    };
    // A horizon given in pixels belongs to one size.
    const camera = { focal35Mm: 26, heightM: 1.6 };
    const words = renderConcept({ ...input, ...marked, camera, photo: small });
    const { image } = renderDocument({ ...rest, camera, document: output.document, photo: small });
    expect(image.data).toEqual(words.image.data);
    expect(image.data).not.toEqual(small.data);
  });

  it("is refused by the drawing when it is of a version that leaves something to its words", async () => {
    const { photo, input, rest } = await fromWords("a first wish");
    const { document } = designOf(input);
    expect(() => renderDocument({ ...rest, photo, document, see: seeOnce })).toThrow("version 3");
  });
});
