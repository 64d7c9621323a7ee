import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { HOSTED_ENGINES, hostedRow } from "#contract/engines.ts";
import { readEngines } from "#server/engine-settings.ts";
import { engineDocument, withEngineSettings } from "./engine-docs.ts";

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), "utf8");

it("docs/ENGINES.md and .env.example say what the table of engines says; npm run engine-docs writes them", async () => {
  expect(await read("docs/ENGINES.md")).toBe(engineDocument());
  const example = await read(".env.example");
  expect(example).toBe(withEngineSettings(example));
});

it("the lines of docs/ENGINES.md that put engines into service put each of them into service", async () => {
  const [, lines = ""] = /```sh\n([^`]+)```/.exec(await read("docs/ENGINES.md")) ?? [];
  const environment = Object.fromEntries(
    lines
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split("=", 2) as [string, string]),
  );
  const example = await read(".env.example");
  for (const setting of Object.keys(environment)) expect(example).toContain(`\n${setting}=`);
  const { engines, faults } = readEngines(environment, new Date("2026-11-22"));
  expect(faults).toEqual([]);
  expect(Object.keys(engines)).toEqual(HOSTED_ENGINES);
});

it("no two engines share a prefix, and a default model is one of the table where the provider's are named", () => {
  const rows = HOSTED_ENGINES.map(hostedRow);
  expect(new Set(rows.map(({ prefix }) => prefix)).size).toBe(rows.length);
  for (const { models, defaultModel, address } of rows)
    if (address) expect(models.map(({ name }) => name)).toContain(defaultModel);
});
