import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import { HOSTED_ENGINES, type HostedEngine, hostedRow } from "#contract/engines.ts";
import {
  type ImageModel,
  type ImageModels,
  ModelBusy,
  ModelRefusal,
} from "#server/adapters/image-model/image-model.ts";
import type { Probe, ProbeFinding } from "#server/adapters/image-model/probe.ts";
import { KeptFinding } from "#server/db/stored/engine-finding.ts";
import {
  beginCall,
  forgetCall,
  type Payer,
  SPENT_LIMITS,
  type SpendingDeps,
  settleCall,
} from "#server/features/spending/spending.ts";
import { hasEnded } from "./own-models.ts";

export type EngineDeps = SpendingDeps & {
  models: ImageModels;
  log: Logger;
  /** Where findings are kept. */
  findingsFile: string;
};

const Findings = z.partialRecord(z.enum(HOSTED_ENGINES as [HostedEngine, ...HostedEngine[]]), KeptFinding);

/** Nothing was found out yet where the file is missing or not ours. */
export async function readFindings(file: string): Promise<z.infer<typeof Findings>> {
  try {
    return Findings.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return {};
  }
}

async function keepFinding(file: string, engine: HostedEngine, kept: KeptFinding): Promise<void> {
  const findings = { ...(await readFindings(file)), [engine]: kept };
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  await writeFile(unfinished, JSON.stringify(findings), { mode: 0o600 });
  await rename(unfinished, file);
}

/**
 * Finds out by one edit what an engine does with a mask. The edit costs what an edit costs, and is counted before it is sent.
 * @throws ModelRefusal, ModelBusy.
 */
export async function probeModel(
  deps: Pick<EngineDeps, "db" | "now" | "spending" | "log">,
  { engine, takenMicroUsd: taken }: ImageModel,
  { key, run }: Probe,
  payer: Payer,
): Promise<KeptFinding> {
  const of = { ...payer, generationId: null, takenMicroUsd: taken };
  const begun = taken > 0 ? await deps.db.transaction((tx) => beginCall(tx, deps, { ...of, engine })) : null;
  if (begun && !begun.ok) throw new ModelRefusal("spending_limit", SPENT_LIMITS[begun.limit].refusal);
  let finding: ProbeFinding;
  try {
    finding = await run(new AbortController().signal);
  } catch (error) {
    const isUnbilled = error instanceof ModelRefusal && ["auth", "quota", "billing"].includes(error.code);
    if (begun && isUnbilled) await forgetCall(deps.db, begun.id);
    throw error;
  }
  if (begun && finding.costMicroUsd !== null) await settleCall(deps.db, begun.id, finding.costMicroUsd);
  deps.log.info({ engine, ...finding }, "engine probed");
  return { key, at: deps.now().toISOString(), finding };
}

const OWNER: Payer = { userId: null, ownKey: false };

/** Probes an engine of the server with the server's money, and keeps what it finds. @throws ModelRefusal, ModelBusy. */
export async function probeServerEngine(
  deps: EngineDeps,
  engine: HostedEngine,
  { model, probe }: { model: ImageModel; probe: Probe },
): Promise<KeptFinding> {
  const kept = await probeModel(deps, model, probe, OWNER);
  await keepFinding(deps.findingsFile, engine, kept);
  return kept;
}

/** A model of the server that can be probed. */
function probeable(deps: Pick<EngineDeps, "models">, engine: HostedEngine) {
  const model = deps.models[engine];
  return model?.probe ? { model, probe: model.probe } : null;
}

/** Probes every engine of which nothing is known, for who asked for it by a setting. Never throws: the built-in engine draws all the same. */
export async function probeUnknown(deps: EngineDeps): Promise<void> {
  const findings = await readFindings(deps.findingsFile);
  for (const engine of HOSTED_ENGINES) {
    const toProbe = probeable(deps, engine);
    if (!toProbe || findings[engine]?.key === toProbe.probe.key) continue;
    try {
      const { finding } = await probeServerEngine(deps, engine, toProbe);
      if (finding.mask !== "honored")
        deps.log.warn(`${hostedRow(engine).name}: ${adviceOf(engine, finding)}`);
    } catch (err) {
      deps.log.warn({ err, engine }, "engine could not be probed");
    }
  }
}

const ADVICE: Record<ProbeFinding["mask"], (prefix: string) => string> = {
  honored: () => "it honors the mask.",
  inverted: (prefix) => `it changes what the mask keeps: set ${prefix}_MASK to the opposite way of marking.`,
  ignored: () => "it changes the whole picture, whatever the mask says: only the house lock keeps the photo.",
  "nothing changed": (prefix) =>
    `it changed nothing: set ${prefix}_MASK to another way of marking, or use a model that makes edits.`,
};
const adviceOf = (engine: HostedEngine, { mask }: ProbeFinding) => ADVICE[mask](hostedRow(engine).prefix);

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const sizeWords = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;

function findingLines(engine: HostedEngine, { at, finding }: KeptFinding): string[] {
  const { sent, got, seconds, costMicroUsd, insideChanged, outsideChanged } = finding;
  const isKept = sent.width === got.width && sent.height === got.height;
  const cost = costMicroUsd === null ? "it tells no price" : `$${(costMicroUsd / 1e6).toFixed(3)}`;
  return [
    `  probed ${at.slice(0, 16).replace("T", " ")}: ${adviceOf(engine, finding)}`,
    `  changed ${percent(insideChanged)} inside the mark and ${percent(outsideChanged)} outside of it, before the lock;`,
    `  size ${isKept ? `kept, ${sizeWords(sent)}` : `not kept: ${sizeWords(sent)} sent, ${sizeWords(got)} back`}; ${seconds.toFixed(1)} s; ${cost}.`,
  ];
}

/** What is set up and what is known of it, for who runs the server. Asks nobody and costs nothing. */
export async function tellEngines(
  deps: Pick<EngineDeps, "models" | "findingsFile" | "now">,
): Promise<string> {
  const findings = await readFindings(deps.findingsFile);
  const lines = [`concept: built in, ${deps.models.concept.model}; costs nothing.`];
  for (const engine of HOSTED_ENGINES) {
    const model = deps.models[engine];
    if (!model) continue;
    const taken = model.takenMicroUsd;
    const price =
      taken > 0 ? `a call counts $${(taken / 1e6).toFixed(3)} until its price is told` : "costs nothing here";
    lines.push(
      `${engine}: ${hostedRow(engine).name}, ${model.model}; marked by ${model.capabilities.mask}; ${price}.`,
    );
    if (model.endsOn) {
      const isOver = hasEnded(model, deps.now());
      lines.push(
        `  its model ${isOver ? "went" : "goes"} out of service on ${model.endsOn}: set ${hostedRow(engine).prefix}_IMAGE_MODEL to another one.`,
      );
    }
    const kept = findings[engine];
    if (!kept) lines.push(`  not probed: npm run admin -- probe-engine ${engine} sends one edit.`);
    else if (kept.key !== model.probe?.key) lines.push("  probed with other settings: probe it again.");
    else lines.push(...findingLines(engine, kept));
  }
  return lines.join("\n");
}

/** For who asked for it by name, in words. */
export async function probeByName(deps: EngineDeps, name: string): Promise<{ ok: boolean; words: string }> {
  const engine = HOSTED_ENGINES.find((known) => known === name);
  const toProbe = engine && probeable(deps, engine);
  if (!engine || !toProbe)
    return {
      ok: false,
      words: `No hosted engine ${name} is set up. npm run admin -- engines shows those that are.`,
    };
  try {
    const kept = await probeServerEngine(deps, engine, toProbe);
    return { ok: true, words: [`${engine}:`, ...findingLines(engine, kept)].join("\n") };
  } catch (error) {
    if (error instanceof ModelRefusal || error instanceof ModelBusy)
      return { ok: false, words: `${engine} could not be probed: ${error.sentence}` };
    throw error;
  }
}
