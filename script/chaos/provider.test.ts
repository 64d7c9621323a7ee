import sharp from "sharp";
import { expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { type ImageModel, ModelBusy, ModelRefusal } from "#server/adapters/image-model/image-model.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { quickDatabase } from "#tests/support/test-program.ts";
import { engineCases } from "./provider/engine-cases.ts";
import { faultTable } from "./provider/fault-table.ts";
import { PROVIDER_CASES, type ProviderCase } from "./provider/provider-cases.ts";
import type { ProviderRow } from "./provider/provider-row.ts";
import { checkProvider } from "./provider.ts";

/** Without its time limit: how fast this machine is today is the harness's matter, not the suite's. */
const caseOf = (name: string): ProviderCase => ({
  ...PROVIDER_CASES.find((one) => one.name === name)!,
  limitMs: Number.POSITIVE_INFINITY,
});

it("npm run chaos -- provider finds nothing wrong with the product, and names what a wrong expectation misses", async () => {
  const wrong = { ...caseOf("truncated JSON"), sentence: MESSAGES.modelRateLimit, calls: 2 };
  const rows = await checkProvider("openai", () => [caseOf("500, passes"), wrong], undefined, {
    database: (await testDatabase(quickDatabase())).config,
    isTimed: false,
  });
  expect(rows.map(({ sentence, calls, left }) => ({ sentence, calls, left }))).toEqual([
    { sentence: "", calls: 2, left: [3, 2, 1] },
    { sentence: MESSAGES.modelNoImage, calls: 1, left: [3, 3, 2] },
  ]);
  expect(rows.map(({ faults }) => faults)).toEqual([
    [],
    [`the sentence is not "${MESSAGES.modelRateLimit}"`, "2 calls are right"],
  ]);
}, 240_000);

/** Says that nothing was changed, and changes a pixel of the sky. */
const withStain = (model: ImageModel): ImageModel => ({
  ...model,
  async edit(request, run) {
    const edited = await model.edit(request, run);
    const { data, info } = await sharp(edited.content).raw().toBuffer({ resolveWithObject: true });
    data[0]! ^= 1;
    const { width, height, channels } = info;
    return { ...edited, content: await sharp(data, { raw: { width, height, channels } }).png().toBuffer() };
  },
});

/** Takes the first answer for the last one: no try is given up, and none is repeated. */
const withoutPatience = (model: ImageModel): ImageModel => ({
  ...model,
  async edit(request, run) {
    try {
      return await model.edit(request, run);
    } catch (error) {
      if (error instanceof ModelBusy) throw new ModelRefusal("busy", error.sentence);
      throw error;
    }
  },
});

/** Never answers, whatever the service says and however long it is waited for. */
const withoutEnd = (model: ImageModel): ImageModel => ({ ...model, edit: () => new Promise(() => {}) });

it("npm run chaos -- provider ends where a design never does, and says which cases were not run", async () => {
  const cases = [caseOf("no image"), caseOf("401")];
  const rows = await checkProvider("openai", () => cases, undefined, {
    database: (await testDatabase(quickDatabase())).config,
    plant: withoutEnd,
    isTimed: false,
    endLimitMs: 1_500,
    closeLimitMs: 1_500,
  });
  expect(rows.map(({ faults }) => faults)).toEqual([
    ["it did not end in 1500 ms"],
    ['not run: "no image" did not end'],
  ]);
}, 240_000);

it("prints fault by fault and engine by engine what held", () => {
  const row = (name: string, faults: string[] = []): ProviderRow => ({
    ...{ name, sentence: "", ms: 1_240, calls: 1, left: [3, 3, 2], faults },
  });
  const found = new Map([
    ["openai", [row("moderation"), row("hangs", ["it succeeded"]), row("stream: hangs")]],
    ["bfl", [row("moderation"), row("hangs")]],
  ]);
  expect(faultTable(["openai", "bfl"], found)).toBe(
    [
      "fault          openai     bfl",
      "moderation      1.2 s   1.2 s",
      "hangs           WRONG   1.2 s",
      "stream: hangs   1.2 s",
      "as specified      2/3     2/2",
    ].join("\n"),
  );
});

it.each([
  ["one pixel of the sky", withStain, "price missing", ["the top is not the photo's"]],
  ["a busy service that is not waited for", withoutPatience, "503, passes", ["it failed"]],
] as const)(
  "npm run chaos -- provider finds a fault that was planted: %s",
  async (_, plant, name, found) => {
    const rows = await checkProvider(
      "vllm",
      (server) =>
        engineCases("vllm", server)
          .filter((one) => one.name === name)
          .map((one) => ({ ...one, limitMs: Number.POSITIVE_INFINITY })),
      undefined,
      { database: (await testDatabase(quickDatabase())).config, plant, isTimed: false },
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.faults).toEqual(expect.arrayContaining([...found]));
  },
  240_000,
);
