import "#server/adapters/image-model/install-network.ts";
import { fileURLToPath } from "node:url";
import type { DesignDocument } from "#core/design/design-document.ts";
import { changedDocument, drawnDocument, wholeDocument } from "#core/design/drawn-document.ts";
import { sentDocument } from "#core/design/sent-document.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept, renderDocument } from "#renderer/render/concept.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { openPhoto } from "../../script/photo-file.ts";
import { designsToDraw } from "./designs-to-draw.ts";
import type { Drawn } from "./drawing.worker.ts";
import { type DrawnFingerprint, type DrawnFromJson, drawnFingerprint } from "./drawn-fingerprint.ts";
import { openScene } from "./open-scene.ts";
import { openYard } from "./open-yard.ts";
import { keyOrders, reordered } from "./reordered-json.ts";
import { seeOnce } from "./see-once.ts";
import { type Fingerprint, fingerprint } from "./seen-fingerprint.ts";

/** What a worker is asked of a photo, and what Node answers. */
export type AnsweredInNode<Answer> = { name: string; photo: RgbImage; message: object; answer: Answer };

const PHOTOS = ["front-double-garage", "modern-front-lawn"];
const PHOTO_MAX_PIXELS = 1e6;
const SCENES = ["new-build", "portrait-walk"] as const;
const SCENE_PX = 800;

const pathOf = (photo: string) => fileURLToPath(new URL(`../fixtures/photos/${photo}.jpg`, import.meta.url));

/** For seeing.worker.ts. */
export async function* photosSeen(): AsyncGenerator<AnsweredInNode<Fingerprint>> {
  const seen = (name: string, photo: RgbImage) => ({ name, photo, message: {}, answer: fingerprint(photo) });
  for (const name of PHOTOS) yield seen(name, (await openPhoto(pathOf(name), PHOTO_MAX_PIXELS)).photo);
  for (const name of SCENES) yield seen(name, (await openScene(name, SCENE_PX)).photo);
}

/** For drawing.worker.ts: designs drawn from their words; the worker gets their documents alone. */
export async function* documentsDrawn(): AsyncGenerator<AnsweredInNode<DrawnFingerprint>> {
  for (const [name, { yard, input }] of Object.entries(designsToDraw)) {
    const photo = await openYard(yard);
    const output = renderConcept({ ...input, photo });
    const { references: _, ...camera } = input.camera ?? {};
    const { viewpoint, seed } = input;
    const from = { json: JSON.stringify(output.document), camera, viewpoint, seed } satisfies DrawnFromJson;
    yield { name, photo, message: { from }, answer: drawnFingerprint(output) };
  }
}

/** For drawing.worker.ts: the next change of a stored version; the worker gets the version as it is sent. */
export async function* changesDrawn(): AsyncGenerator<AnsweredInNode<DrawnFingerprint>> {
  const names = ["many changes", "highlights and brush"];
  for (const name of inTestAll("designs drawn in a browser's worker", names, names.slice(1))) {
    const { yard, input } = designsToDraw[name]!;
    const photo = await openYard(yard);
    const { references, ...camera } = input.camera ?? {};
    const { viewpoint, seed, changes = [] } = input;
    // The last version is stored, and the next change is made in what is read of it. Stored after each change: drawn-document.test.ts.
    const before = drawnDocument({ ...input, photo, references, changes: changes.slice(0, -1) });
    const stored = renderDocument({ photo, document: before, camera, viewpoint, seed, see: seeOnce });
    const read = reordered(
      JSON.parse(JSON.stringify(stored.document)),
      keyOrders["as PostgreSQL keeps them"],
    ) as DesignDocument;
    const sent = JSON.stringify(sentDocument(read));
    const document = changedDocument(wholeDocument(read)!, changes.slice(-1));
    const served = renderDocument({ photo, document, camera, viewpoint, seed, see: seeOnce });
    const from = { json: sent, changes: changes.slice(-1), camera, viewpoint, seed };
    yield { name, photo, message: { from } satisfies Drawn, answer: drawnFingerprint(served) };
  }
}
