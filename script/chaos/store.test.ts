import { expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { quickDatabase } from "#tests/support/test-program.ts";
import { FAULTS, type Fault } from "./store/faults.ts";
import { checkStore } from "./store.ts";

/** Those of the photo that is uploaded and of the photo of the first design, which come before their answers. */
const THUMBNAILS_OF_PHOTOS = 2;

/** Says yes to the thumbnails of photos and keeps none. Those of designs come when they are drawn, on a busy machine after the fault. */
const forgetful: Fault = {
  words: "a store that loses what it acknowledged",
  begin: (store) => {
    let lost = 0;
    store.misbehave(({ method, key }, response, answer) => {
      if (method === "PUT" && key.startsWith("thumbnails/") && lost++ < THUMBNAILS_OF_PHOTOS)
        response.setHeader("ETag", '"kept"').end();
      else answer();
    });
  },
};

const EACH_RUN = { "errors-500": FAULTS["errors-500"], half: FAULTS.half };

it("npm run chaos -- store finds nothing wrong with the product, and names what a store has lost", async () => {
  const chosen = inTestAll<Record<string, Fault>>(
    "a store that loses pictures",
    { ...EACH_RUN, forgetful },
    EACH_RUN,
  );
  const rows = await checkStore(chosen, undefined, (await testDatabase(quickDatabase())).config);
  const told = [
    ["errors-500", "503", "503", []],
    ["half", "201", "503", []],
    ["forgetful", "201", "200", [`${THUMBNAILS_OF_PHOTOS} files are missing and 0 are left over`]],
  ];
  expect(rows.map(({ name, answers, faults }) => [name, answers.upload, answers.look, faults])).toEqual(
    told.slice(0, rows.length),
  );
}, 240_000);
