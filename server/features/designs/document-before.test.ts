import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { DesignDocument } from "#core/design/design-document.ts";
import { changedDocument, drawnDocument } from "#core/design/drawn-document.ts";
import { finished, startDesign } from "#tests/support/designing.ts";
import { maskFile, photoFile } from "#tests/support/pictures.ts";
import { createStandInModel, drawLowerHalf, type StandInModel } from "#tests/support/stand-in-model.ts";
import type { Person, TestClient } from "#tests/support/test-client.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

let model: StandInModel;

/** More than the words of the version say: what is drawn tells which of the two it was read from. */
const stored = drawnDocument({
  ...{ prompt: "lawn, paver patio", areas: [], photo: { width: 96, height: 64 } },
  changes: ["make the patio red"],
});

describeOnEachDatabase(
  "what a changed design is drawn from",
  (program) => {
    let client: TestClient;
    let dana: Person;
    beforeEach(async () => {
      ({ client } = program());
      dana = await client.registered();
    });

    const started = async (editHistory: string[], over: Record<string, string | Blob> = {}, as = dana) => {
      const form = { prompt: "lawn", editHistory: JSON.stringify(editHistory), ...over };
      const id = await startDesign(client, as, form);
      await finished(client, as, id);
      return id;
    };
    const ask = async (...asked: Parameters<typeof started>) => {
      await started(...asked);
      return model.requests.at(-1)!;
    };
    const askStored = (document: DesignDocument, ...asked: Parameters<typeof ask>) => {
      model.next(async (request, run) => {
        const edited = await drawLowerHalf(request, run);
        return { ...edited, plan: { ...edited.plan!, document } };
      });
      return ask(...asked);
    };

    it("is the document that is stored with the version before it, with the changes made in it", async () => {
      expect(await askStored(stored, ["a"])).not.toHaveProperty("document");
      const changes = ["make the patio larger", "add a birch"];
      const { document } = await ask(["a", ...changes]);
      expect(document).toEqual(changedDocument(stored, changes));
      expect(document!.elements.map(({ id }) => id)).toEqual(["lawn-1", "pavers-2", "tree-3"]);
    });

    it("is what an undo goes back to, and the same document with another seed", async () => {
      await askStored(stored, ["a"]);
      expect((await ask(["a", "undo"])).document).toEqual(changedDocument(stored, ["undo"]));
      expect((await ask(["a"], { seed: "5" })).document).toEqual(stored);
    });

    it("begins from the version that has the most of the changes, whichever was drawn last", async () => {
      const two = changedDocument(stored, ["add a birch"]);
      await askStored(two, ["a", "add a birch"]);
      await askStored(stored, ["a"]);
      const { document } = await ask(["a", "add a birch", "make the patio larger"]);
      expect(document).toEqual(changedDocument(two, ["make the patio larger"]));
    });

    it("begins from the line of the same seed, where the wish was generated anew beside it", async () => {
      const anew = changedDocument(stored, ["add a birch"]);
      await askStored(stored, ["a"], { seed: "1" });
      await askStored(anew, ["a"], { seed: "2" });
      expect((await ask(["a", "add an oak"], { seed: "1" })).document).toEqual(
        changedDocument(stored, ["add an oak"]),
      );
    });

    it("is the version that is shown, where the words at hand were drawn as another one", async () => {
      const [first, gravel] = [{ prompt: "lawn" }, { prompt: "gravel" }];
      const shown = await started([], first);
      const changed = { ...gravel, changeOf: shown };
      // New words count until they were drawn.
      expect(await ask(["add a birch"], changed)).toMatchObject(gravel);
      expect(await ask(["add an oak"], changed)).toMatchObject({ ...first, editHistory: ["add an oak"] });
      const removed = { ...gravel, changeOf: randomUUID() };
      expect(await ask(["add a birch"], removed, await client.registered())).toMatchObject(gravel);
    });

    const area = { id: "1", path: [0, 40, 90].map((x) => ({ x, y: 60 - x / 2 })), description: "lawn" };
    it.each<[of: string, over: () => Record<string, string | Blob> | Promise<Record<string, Blob>>]>([
      ["other changes", () => ({ editHistory: JSON.stringify(["b", "a"]) })],
      ["another wish", () => ({ prompt: "gravel" })],
      ["a highlight", () => ({ annotations: JSON.stringify([area]) })],
      ["a mask alone", async () => ({ mask: await maskFile() })],
      ["another photo", async () => ({ image: await photoFile({ width: 80 }) })],
    ])("is the words where the version before it is of %s", async (_, over) => {
      await askStored(stored, ["a"]);
      expect(await ask(["a", "c"], await over())).not.toHaveProperty("document");
    });

    it("is the words where the version before it is another person's", async () => {
      await askStored(stored, ["a"]);
      expect(await ask(["a", "c"], {}, await client.registered())).not.toHaveProperty("document");
    });

    it("is the words where the stored document is older than what can be changed by itself", async () => {
      const { past: _, ...drawn } = stored.drawn;
      await askStored({ ...stored, version: 3, drawn }, ["a"]);
      expect(await ask(["a", "add a birch"])).not.toHaveProperty("document");
    });
  },
  {
    models: () => {
      model = createStandInModel();
      return { concept: model };
    },
  },
);
