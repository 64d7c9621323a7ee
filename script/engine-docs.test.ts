import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { HOSTED_ENGINES, hostedRow } from "#contract/engines.ts";
import { engineDocument, withEngineSettings } from "./engine-docs.ts";

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), "utf8");

it("docs/ENGINES.md and .env.example say what the table of engines says; npm run engine-docs writes them", async () => {
  expect(await read("docs/ENGINES.md")).toBe(engineDocument());
  const example = await read(".env.example");
  expect(example).toBe(withEngineSettings(example));
});

it("no two engines share a prefix, and a default model is one of the table where the provider's are named", () => {
  const rows = HOSTED_ENGINES.map(hostedRow);
  expect(new Set(rows.map(({ prefix }) => prefix)).size).toBe(rows.length);
  for (const { models, defaultModel, address } of rows)
    if (address) expect(models.map(({ name }) => name)).toContain(defaultModel);
});
