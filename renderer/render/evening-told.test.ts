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
  expect(said("lawn with path lights, evening view")).toContain(eveningSentence(["path-lights"]));
  expect(said("lawn, evening view")).toContain(eveningSentence([]));
});

it("leaves a photo that was taken after sunset as dark as it is, lights its lamps and says so", async () => {
  const day = await openYard("backyard-fence");
  const camera = YARD_CAMERAS["backyard-fence"];
  // The same yard with an eighth of the light.
  const photo = { ...day, data: day.data.map((byte) => byte * 0.4) };
  const seen = { ...seeOnce(day, camera) };
  const small = seen.picture;
  seen.picture = { ...small, data: small.data.map((byte) => byte * 0.4) };
  const { image, editable, notes } = renderConcept({
    ...{ photo, camera, seen, prompt: "path lights, evening view", areas: [], viewpoint: "same", seed: 1 },
  });
  expect(notes.map(({ sentence }) => sentence)).toContain(eveningSentence(["path-lights"], true));
  let [lighter, strayed] = [0, 0];
  for (let i = 0; i < editable.data.length; i++) {
    const change = image.data[i * 3]! - photo.data[i * 3]!;
    if (editable.data[i] === 0 && change !== 0) strayed++;
    if (change > 20) lighter++;
  }
  expect(strayed).toBe(0);
  expect(lighter).toBeGreaterThan(100);
  expect(editable.data.filter((one) => one === 0).length).toBeGreaterThan(editable.data.length / 2);
});
