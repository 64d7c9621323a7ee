import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { HOSTED_ENGINES, type HostedEngine, hostedRow } from "#contract/engines.ts";
import { startHostedServer } from "#tests/fakes/hosted-server.ts";
import { API_KEY } from "#tests/fakes/image-model-server.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { COMPLIANT, complianceTable, PROMISES } from "#tests/support/image-model-promises.ts";
import { createStandInModel } from "#tests/support/stand-in-model.ts";
import { warmConceptModel, warmHostedPool } from "#tests/support/warm-threads.ts";
import { createConceptModel } from "./concept-model.ts";
import { decodeRgb } from "./finish-picture.ts";
import { createHostedModel, createHostedPool, type HostedConfig } from "./hosted/hosted-model.ts";
import type { EditedPicture, EditRequest, EditRun, ImageModel, Spent } from "./image-model.ts";

/** Which promise was kept by whom in this run. */
const kept = new Set<string>();
afterEach(({ task }) => {
  if (task.result?.state === "pass") kept.add(`${task.suite?.name}: ${task.name}`);
});

const WIDTH = 256;
const content = await sharp(
  await readFile(new URL("../../../tests/fixtures/yards/front-ranch.jpg", import.meta.url)),
)
  .resize(WIDTH)
  .jpeg({ quality: 92 })
  .toBuffer();
const photo = await decodeRgb(content);
const { width, height } = photo;

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: x * width, y: y * height }));

const request = (over: Partial<EditRequest> = {}): EditRequest => ({
  photo: { content, width, height, focal35Mm: null },
  mask: null,
  prompt: "",
  editHistory: [],
  areas: [{ id: "bed", path: rectangle(0.2, 0.65, 0.8, 0.9), description: "gravel with shrubs" }],
  viewpoint: "same",
  seed: 1,
  quality: null,
  size: null,
  ...over,
});

/** A PNG that lets everything below `top` change. */
async function maskBelow(top: number) {
  const alpha = Buffer.alloc(width * height, 255).fill(0, top * width);
  return sharp(Buffer.alloc(width * height * 3), { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

type Seen = { stages: [string, number][]; partials: Uint8Array[]; spent: Spent[] };
const watching = (seen: Seen, over: Partial<EditRun> = {}): EditRun => ({
  signal: new AbortController().signal,
  onStage: (stage, progress) => seen.stages.push([stage, progress]),
  onPartial: (picture) => seen.partials.push(picture),
  onCall: async () => {},
  onUnbilled: () => {},
  onSpent: (spent) => seen.spent.push(spent),
  ...over,
});
const nothingSeen = (): Seen => ({ stages: [], partials: [], spent: [] });

/** How many pixels differ from the photo, and the first row with one. */
async function changes(edited: Pick<EditedPicture, "content">) {
  const { data } = await decodeRgb(edited.content);
  let changed = 0;
  let top = height;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ([0, 1, 2].every((c) => data[pixel * 3 + c] === photo.data[pixel * 3 + c])) continue;
    changed++;
    top = Math.min(top, Math.floor(pixel / width));
  }
  return { changed, top };
}

/** What every implementation of the port promises, and that it can do what its capabilities claim. */
function keepsThePromises(
  seeded: boolean,
  open: () => Promise<{ model: ImageModel; close(): Promise<void> }>,
  // What hosted engines share is tested at length on those that stream unfinished pictures, which go wrong in more ways.
  atLength = true,
  // One picture, and what is seen by it.
  isBrief = false,
) {
  let model: ImageModel;
  let close: () => Promise<void>;
  let edited: EditedPicture;
  const seen = nothingSeen();
  /** All that was given to the model: as it is now, and a copy from before. */
  const given: { now: EditRequest; before: EditRequest }[] = [];
  const edit = (over: Partial<EditRequest> = {}, run: Partial<EditRun> = {}) => {
    const now = request(over);
    given.push({ now, before: structuredClone(now) });
    return model.edit(now, watching(nothingSeen(), run));
  };
  const reason = new Error("canceled");
  let canceled: unknown;
  beforeAll(async () => {
    ({ model, close } = await open());
    // Canceled first: it ends the thread at its work, and each new thread compiles the renderer anew.
    const canceling = new AbortController();
    const onStage = () => canceling.abort(reason);
    if (!isBrief)
      canceled = await edit({}, { signal: canceling.signal, onStage }).catch((error: unknown) => error);
    edited = await edit({}, watching(seen));
  });
  afterAll(() => close());

  it(PROMISES.locked, async () => {
    expect(await sharp(edited.content).metadata()).toMatchObject({
      ...{ format: "png", width, height, channels: 3 },
    });
    expect(edited).toMatchObject({ width, height, preservation: { changedPixels: 0, score: 1 } });
    const { changed, top } = await changes(edited);
    expect(changed / (width * height)).toBeGreaterThan(0.02);
    expect(changed).toBeLessThanOrEqual(width * height - edited.preservation.protectedPixels);
    // The highlight begins at 0.65; shrubs may rise out of it, the roof may not change.
    expect(top / height).toBeGreaterThan(0.25);
  });

  it(PROMISES.stages, () => {
    expect(seen.stages.length).toBeGreaterThan(1);
    const progress = seen.stages.map(([, share]) => share);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.every((share) => share >= 0 && share <= 1)).toBe(true);
    for (const [words] of seen.stages) expect(words).toMatch(/^[A-Z][a-z].{4,}/);
  });

  it(PROMISES.partials, async () => {
    expect(seen.partials.length > 0).toBe(model.capabilities.partials);
    for (const partial of seen.partials) {
      const { data, ...size } = await decodeRgb(partial);
      expect(size.width / size.height).toBeCloseTo(width / height, 1);
      const small = await decodeRgb(
        await sharp(content)
          .resize({ ...size, fit: "fill" })
          .png()
          .toBuffer(),
      );
      const quarter = Math.floor(size.height / 4) * size.width * 3;
      expect(Buffer.compare(data.subarray(0, quarter), small.data.subarray(0, quarter))).toBe(0);
      expect(Buffer.compare(data, small.data)).not.toBe(0);
    }
  });

  it(PROMISES.cost, () => {
    expect(seen.spent.length > 0).toBe(model.capabilities.priced);
    for (const { costMicroUsd } of seen.spent) expect(costMicroUsd).toBeGreaterThan(0);
  });

  it(PROMISES.measures, () => {
    const { measures } = model.capabilities;
    expect(edited.plan !== null).toBe(measures);
    expect(edited.measured.map(({ areaId }) => areaId)).toEqual(measures ? ["bed"] : []);
  });

  it(PROMISES.seed, () => {
    expect(model.capabilities.seeded).toBe(seeded);
  });

  if (seeded)
    it(PROMISES.sameBytes, async () => {
      const [again, other] = [await edit(), await edit({ seed: 2 })];
      expect(Buffer.compare(edited.content, again.content)).toBe(0);
      expect(Buffer.compare(edited.content, other.content)).not.toBe(0);
    });

  it.skipIf(isBrief)(PROMISES.masked, async () => {
    const top = Math.floor(height * 0.7);
    const masked = await edit({ mask: await maskBelow(top), areas: [], prompt: "gravel" });
    const found = await changes(masked);
    expect(found.changed).toBeGreaterThan(0);
    // A feather lies around every mask.
    expect(found.top).toBeGreaterThanOrEqual(top - Math.ceil(width * 0.01));
    expect(masked.preservation).toMatchObject({ changedPixels: 0 });
    expect(masked.measured.every(({ areaId }) => areaId === null)).toBe(true);
  });

  it.skipIf(isBrief)(PROMISES.anyOrder, async () => {
    const asked = [
      { quality: "max", size: "17x99999", viewpoint: "overhead" as const },
      { quality: model.capabilities.qualities.at(-1) ?? null, size: "1024x1024" },
      { viewpoint: "overhead" as const },
    ];
    for (const over of asked.slice(0, atLength ? 3 : 1))
      expect(await edit(over)).toMatchObject({ width, height });
  });

  it(PROMISES.pure, async () => {
    if (!isBrief && !given.some(({ before }) => before.mask)) await edit({ mask: await maskBelow(100) });
    const isSame = (a: Uint8Array | null, b: Uint8Array | null) =>
      Buffer.compare(a ?? Buffer.alloc(0), b ?? Buffer.alloc(0)) === 0;
    for (const { now, before } of given) {
      expect(isSame(now.photo.content, before.photo.content)).toBe(true);
      expect(isSame(now.mask, before.mask)).toBe(true);
      expect(now.areas).toEqual(before.areas);
    }
  });

  it.skipIf(isBrief)(PROMISES.canceled, async () => {
    await expect(edit({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(canceled).toBe(reason);
    // The one that was asked for next.
    expect(edited.width).toBe(width);
  });

  it(PROMISES.inOrder, async () => {
    expect(await model.checkService(new Date("2026-11-21"))).toEqual([]);
  });
}

describe(COMPLIANT.BUILT_IN, () => {
  keepsThePromises(true, async () => {
    const model = warmConceptModel();
    return { model, close: () => model.close() };
  });
});

const hostedPool = warmHostedPool();

/** An engine before its strict fake. */
async function openHosted(engine: HostedEngine, over: Partial<HostedConfig> = {}) {
  const server = await startHostedServer(engine);
  const model = createHostedModel(engine, {
    ...server.settings,
    pool: hostedPool,
    ...over,
  });
  return { model, server };
}

describe.each(HOSTED_ENGINES)(COMPLIANT.hosted("%s"), (engine) => {
  const open = async () => {
    const { model, server } = await openHosted(engine);
    server.models.push({ id: model.model });
    return { model, close: () => server.close() };
  };
  const { partials } = hostedRow(engine);
  keepsThePromises(false, open, partials, inTestAll("promises of each hosted engine", false, !partials));
});

// The others' polarity is tested where they are asked and probed.
it.each(["vllm", "ideogram"] as const)(
  "%s has a picture refused or another house where its mask means the opposite",
  async (engine) => {
    const opposite = { "white-edits": "black-edits", "black-edits": "white-edits" } as const;
    const { marks } = hostedRow(engine);
    const wrong = marks in opposite ? opposite[marks as keyof typeof opposite] : "black-edits";
    const { model, server } = await openHosted(engine, { marks: wrong });
    await expect(model.edit(request(), watching(nothingSeen()))).rejects.toMatchObject({
      code: expect.stringMatching(/^(refused|house_changed)$/),
    });
    await server.close();
  },
);

it("a hosted engine that is to be guided gets our own rendering where the picture may change", async () => {
  const { model, server } = await openHosted("vllm");
  const guided = await openHosted("vllm", { guided: true });
  await model.edit(request(), watching(nothingSeen()));
  const edited = await guided.model.edit(request(), watching(nothingSeen()));
  const [call, guidedCall] = [server.calls[0]!, guided.server.calls[0]!];
  expect([call, guidedCall].map(({ prompt }) => prompt.includes("drawn plainly"))).toEqual([false, true]);
  const [sent, guide] = await Promise.all([call, guidedCall].map(({ image }) => decodeRgb(image)));
  const counted = { marked: 0, inside: 0, outside: 0 };
  for (const [at, mayChange] of call.mayChange.entries()) {
    counted.marked += mayChange;
    const differs = [0, 1, 2].some((c) => Math.abs(sent!.data[at * 3 + c]! - guide!.data[at * 3 + c]!) > 12);
    if (differs) counted[mayChange ? "inside" : "outside"]++;
  }
  expect(counted.inside / counted.marked).toBeGreaterThan(0.3);
  // Resizing mixes the pixels along the edge.
  expect(counted.outside / counted.marked).toBeLessThan(0.05);
  expect(edited.preservation).toMatchObject({ changedPixels: 0, score: 1 });
  await Promise.all([server.close(), guided.server.close()]);
});

describe("the stand-in that the API tests draw with", () => {
  keepsThePromises(true, async () => ({ model: createStandInModel(), close: async () => {} }));
});

const STUCK = { threads: 1, stageLimitMs: 1 };
it.each([
  ["the built-in engine", () => createConceptModel(STUCK)],
  [
    "the hosted one, before anything is sent",
    () =>
      createHostedModel("openai", {
        ...{ apiKey: API_KEY, baseUrl: "http://127.0.0.1:9", model: "gpt-image-2" },
        pool: createHostedPool(STUCK),
      }),
  ],
])("gives up on a stage of %s that never ends", async (_, make) => {
  const model = make();
  try {
    await expect(model.edit(request(), watching(nothingSeen()))).rejects.toMatchObject({ code: "timeout" });
  } finally {
    await model.close();
  }
});

it.runIf(inTestAll("promises of each hosted engine", true, false))(
  "docs/ENGINES.md shows for each engine the promises that were kept here, and no others",
  async () => {
    const document = await readFile(new URL("../../../docs/ENGINES.md", import.meta.url), "utf8");
    expect(document).toContain(complianceTable((name, promise) => kept.has(`${name}: ${promise}`)));
  },
);
