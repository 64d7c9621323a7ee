import sharp from "sharp";
import { afterAll, afterEach, expect, it } from "vitest";
import { HOSTED_ENGINES, type HostedEngine, hostedRow } from "#contract/engines.ts";
import type { ProbeVerdict } from "#contract/probe-verdicts.ts";
import { MASK_SETTINGS, type MarkForm } from "#core/prompt/mark-forms.ts";
import { ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { type HostedServer, startHostedServer } from "#tests/fakes/hosted-server.ts";
import { MASK_READINGS, type MaskReading } from "#tests/fakes/mask-readings.ts";
import { inTestAll, partOfToday } from "#tests/only-in-test-all.ts";
import { probeService } from "./probe-service.ts";
import type { Service } from "./service.ts";

const servers: HostedServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));
afterAll(() => expect(servers).toEqual([]));

async function open(engine: HostedEngine, marks?: MarkForm, reads?: MaskReading) {
  const server = await startHostedServer(engine, reads && { reads });
  servers.push(server);
  const service: Service = { ...server.settings, engine, row: hostedRow(engine), marks };
  const wanted = { width: 160, height: 128 };
  const probe = () =>
    probeService(service, { signal: new AbortController().signal, timeoutMs: 20_000, wanted });
  return { server, probe };
}

it.each(HOSTED_ENGINES)(
  "finds that %s honors its mask and keeps the size, and what it took",
  async (engine) => {
    const { server, probe } = await open(engine);
    const found = await probe();
    expect(found).toMatchObject({ mask: "honored", seconds: expect.any(Number), got: found.sent });
    // The fake's green is near the lawn's.
    expect(found.insideChanged).toBeGreaterThan(0.7);
    expect(found.outsideChanged).toBeLessThan(0.02);
    expect(found.costMicroUsd).not.toBeNull();
    expect(server.calls).toHaveLength(1);
  },
);

/** What is found where a server reads what we send in each of the ways there are. */
const WHITE_SENT = {
  // Black and white has no alpha: all of it is to be kept.
  "alpha 0 edits": "nothing changed",
  "white edits": "honored",
  "black edits": "inverted",
  "gray edits, soft": "honored",
  "accepted and ignored": "ignored",
} as const satisfies Record<MaskReading, ProbeVerdict>;
const FINDINGS: Record<(typeof MASK_SETTINGS)[number], Record<MaskReading, ProbeVerdict>> = {
  "white-edits": WHITE_SENT,
  "second-picture": WHITE_SENT,
  "black-edits": {
    ...WHITE_SENT,
    ...{ "white edits": "inverted", "black edits": "honored", "gray edits, soft": "inverted" },
  },
  // Its colors are white where it may change.
  "alpha-0-edits": { ...WHITE_SENT, "alpha 0 edits": "honored" },
};
const READINGS = Object.keys(MASK_READINGS) as MaskReading[];

/** Each day another fifth of them: every reading, by other engines. */
const PARTS = READINGS.length;
const READ = HOSTED_ENGINES.flatMap((engine) => READINGS.map((reads) => [engine, reads] as const));
const READ_TODAY = READ.filter(
  (_, nth) => ((nth % PARTS) + Math.floor(nth / PARTS)) % PARTS === partOfToday(PARTS),
);

it.each(inTestAll("readings of a mask", READ, READ_TODAY))(
  "finds out what %s does that reads its mask as: %s",
  async (engine, reads) => {
    const { probe } = await open(engine, undefined, reads);
    const sent = MASK_SETTINGS.find((form) => form === hostedRow(engine).marks)!;
    expect((await probe()).mask).toBe(FINDINGS[sent][reads]);
  },
);

it("hears from a server that takes no mask that it is none of its fields", async () => {
  const { server, probe } = await open("vllm");
  server.next(
    (_, response) =>
      void response
        .writeHead(422, { "content-type": "application/json" })
        .end(JSON.stringify({ detail: "Unknown field mask_image" })),
  );
  await expect(probe()).rejects.toMatchObject({
    sentence: "Failed to edit image: Unknown field mask_image",
  });
});

it.each<[HostedEngine, MarkForm]>([
  ["vllm", "black-edits"],
  ["sdcpp", "black-edits"],
  ["ideogram", "white-edits"],
])("finds that %s reads a mask of %s the other way round", async (engine, wrong) => {
  const { probe } = await open(engine, wrong);
  const found = await probe();
  expect(found.mask).toBe("inverted");
  expect(found.outsideChanged).toBeGreaterThan(0.7);
});

it.each<[HostedEngine, MarkForm]>([
  ["vllm", "alpha-0-edits"],
  ["openai", "white-edits"],
  ["litellm", "black-edits"],
])("hears from %s that a mask of %s is none", async (engine, wrong) => {
  const { probe } = await open(engine, wrong);
  await expect(probe()).rejects.toBeInstanceOf(ModelRefusal);
});

it("tells apart a model that ignores the mask, one that does nothing and one that changes the size", async () => {
  const { server, probe } = await open("vllm");
  server.next(server.good({ everything: true }), (call, response) =>
    server.picture(call.image)(call, response),
  );
  expect((await probe()).mask).toBe("ignored");
  expect((await probe()).mask).toBe("nothing changed");
  server.next(async (call, response) => {
    const half = await sharp(call.image).resize(80, 64).png().toBuffer();
    return server.picture(half)(call, response);
  });
  expect(await probe()).toMatchObject({
    ...{ sent: { width: 160, height: 128 }, got: { width: 80, height: 64 } },
  });
});
