import { beforeEach, expect, it } from "vitest";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { createStandInModel, type StandInModel } from "#tests/support/stand-in-model.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

let model: StandInModel;

describeOnEachDatabase(
  "designs of several people",
  (program) => {
    beforeEach(() => {
      model.requests.length = 0;
    });

    it("take turns: somebody else's goes before a person's third, asked for earlier", async () => {
      const { client } = program();
      const [dana, robin] = [await client.registered(), await client.registered()];
      const held = [model.holdNext(), model.holdNext()];
      const design = (prompt: string, as = dana) => startDesign(client, as, { prompt });
      await design("first");
      await design("second");
      await Promise.all(held.map(({ begun }) => begun));
      const third = await design("third");
      const robins = await design("robin's", robin);
      held[0]?.release();
      await finished(client, robin, robins);
      expect(model.requests.map(({ prompt }) => prompt)).toEqual(["first", "second", "robin's"]);
      await finished(client, dana, third);
      held[1]?.release();
    });

    it("are asked for with few corners, however many were sent", async () => {
      const { client } = program();
      const dana = await client.registered();
      const zigzag = Array.from({ length: 2_000 }, (_, i) => ({ x: (i * 96) / 2_000, y: (i % 2) * 60 }));
      const id = await startDesign(client, dana, {
        image: await photoFile(),
        annotations: JSON.stringify([{ id: "1", path: zigzag, description: "gravel" }]),
        brush: JSON.stringify(Array(20).fill({ mode: "add", radius: 2_000, path: zigzag.slice(0, 400) })),
      });
      await finished(client, dana, id);
      const [asked] = model.requests;
      expect(asked?.areas.map(({ path }) => path.length <= 400)).toEqual([true]);
      expect(asked?.brush?.map(({ path }) => path.length)).toEqual(Array(20).fill(2));
      expect((await client.call(generationEndpoints.getGeneration, { params: { id } }, dana)).status).toBe(
        200,
      );
    });
  },
  {
    environment: { WORKER_THREADS: "2" },
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);
