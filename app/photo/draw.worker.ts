import type { Generation } from "#contract/endpoints/generations.ts";
import { changedDocument } from "#core/design/drawn-document.ts";
import { simplifyOutline, simplifyStrokes } from "#core/geometry/simplify-path.ts";
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import { referenceOf } from "#core/measure/known-size.ts";
import { toSvg } from "#renderer/drawing/to-svg.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept, renderDocument } from "#renderer/render/concept.ts";
import type { ConceptOutput } from "#renderer/render/concept-types.ts";
import { scaleMarks } from "#renderer/render/scale-marks.ts";
import { installNetwork } from "#renderer/see/network/installed-network.ts";
import type { DrawAnswer, DrawnElements, DrawWish } from "./draw.ts";
import { loadWeights } from "./load-weights.ts";
import { readPhoto } from "./read-photo.ts";

/** A prepared photo has at most 3.7 megapixels and is drawn as it is; past this a sheet only grows. */
const MOST_PIXELS = 4_000_000;

const tell = (answer: DrawAnswer) => self.postMessage(answer);

async function draw({
  kind,
  photo,
  marks,
  prompt,
  changes,
  seed,
  viewpoint,
  from,
}: DrawWish): Promise<DrawAnswer> {
  installNetwork(await loadWeights());
  const { pixels, camera } = await readPhoto(photo, MOST_PIXELS);
  // The server simplifies what it is sent; both draw from the same lines.
  const plain = {
    areas: marks.areas.map((area) => ({ ...area, path: simplifyOutline(area.path) })),
    references: marks.sizes.map(referenceOf),
    brush: simplifyStrokes(marks.brush, photo),
  };
  const { areas, references, brush } = scaleMarks(
    plain,
    pixels.width / photo.width,
    pixels.height / photo.height,
  );
  const input = {
    photo: pixels,
    camera: { ...camera, references },
    ...{ seed, viewpoint },
    onStage: (_: string, progress: number) => tell({ progress }),
  };
  const output = from
    ? renderDocument({ ...input, document: changedDocument(from.document, changes.slice(from.changes)) })
    : renderConcept({ ...input, prompt, changes, areas, brush });
  return answers[kind](output);
}

const answers = {
  async picture({ image, measured, notes, ...output }) {
    const elements = elementsOf({ ...output, measured });
    return { picture: await encode(image), measured: presented(measured), notes, elements };
  },
  elements: (output) => ({ elements: elementsOf(output) }),
  plan: ({ drawing }) => (drawing ? { svg: toSvg(drawing) } : { failed: true }),
} satisfies Record<DrawWish["kind"], (output: ConceptOutput) => DrawAnswer | Promise<DrawAnswer>>;

const elementsOf = ({
  document,
  shapes = [],
  placed,
  measured,
  view,
}: Pick<ConceptOutput, "document" | "shapes" | "placed" | "measured" | "view">): DrawnElements => ({
  ...{ document, shapes, placed, measured, view: view ?? null },
});

/** Without loss, as the server's. */
function encode({ width, height, data }: RgbImage): Promise<Blob> {
  const rgba = new ImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    rgba.data.set(data.subarray(i * 3, i * 3 + 3), i * 4);
    rgba.data[i * 4 + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d", { alpha: false })!.putImageData(rgba, 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}

const presented = (measured: ReturnType<typeof renderConcept>["measured"]): Generation["measured"] =>
  measured.map(({ areaId, areaM2, perimeterM, band, basis }) => ({
    annotationId: areaId,
    areaSqFt: squareMetersToSquareFeet(areaM2),
    perimeterFt: metersToFeet(perimeterM),
    band,
    basis,
  }));

self.onmessage = ({ data }: MessageEvent<DrawWish>) =>
  draw(data)
    .catch((): DrawAnswer => ({ failed: true }))
    .then(tell);
