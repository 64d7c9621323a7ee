import { expect, it } from "vitest";
import { eveningSentence } from "#core/plan/showing-notes.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

it("says of an evening that lamps are on only where there are any", async () => {
  const photo = await openYard("backyard-fence");
  const camera = YARD_CAMERAS["backyard-fence"];
  const seen = seeOnce(photo, camera);
  const said = (prompt: string) =>
    renderConcept({ photo, camera, seen, prompt, areas: [], viewpoint: "same", seed: 1 }).notes.map(
      ({ sentence }) => sentence,
    );
  expect(said("lawn with path lights, evening view")).toContain(eveningSentence(true));
  expect(said("lawn, evening view")).toContain(eveningSentence(false));
});
