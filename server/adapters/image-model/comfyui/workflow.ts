import { z } from "zod";

/** A workflow in ComfyUI's API format: nodes by their ids. */
const Workflow = z.record(
  z.string(),
  z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
export type Workflow = z.infer<typeof Workflow>;

/** What a workflow gets in place of these words. A value that is nothing but such a word becomes what it stands for, numbers too. */
export type WorkflowSlots = {
  /** File names of what was uploaded. White in the mask may change. */
  photo: string;
  mask: string;
  prompt: string;
  seed: number;
  width: number;
  height: number;
  /** How much may be painted anew, 0 to 1: a sampler's denoise. */
  strength: number;
};

const NEEDED = ["photo", "prompt"] as const satisfies readonly (keyof WorkflowSlots)[];

/** A file's text as a workflow, or why it is none, as the end of a sentence that begins with the setting's name. */
export function parseWorkflow(
  text: string,
): { ok: true; workflow: Workflow } | { ok: false; reason: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, reason: "is no JSON" };
  }
  if (typeof json === "object" && json !== null && "nodes" in json)
    return { ok: false, reason: "is a drawing of a workflow: save it with Export (API)" };
  const parsed = Workflow.safeParse(json);
  if (!parsed.success) return { ok: false, reason: "is no workflow in API format" };
  const missing = NEEDED.filter((slot) => !text.includes(`%${slot}%`));
  if (missing.length > 0)
    return { ok: false, reason: `has no place for ${missing.map((slot) => `%${slot}%`).join(" and ")}` };
  return { ok: true, workflow: parsed.data };
}

/** The workflow with what belongs in its places. */
export const fillWorkflow = (workflow: Workflow, slots: WorkflowSlots): Workflow =>
  fill(workflow, slots) as Workflow;

function fill(value: unknown, slots: WorkflowSlots): unknown {
  if (typeof value === "string") return fillText(value, slots);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, slots));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, slots)]));
}

const isSlot = (name: string, slots: WorkflowSlots): name is keyof WorkflowSlots =>
  Object.hasOwn(slots, name);

function fillText(text: string, slots: WorkflowSlots): string | number {
  const [, whole = ""] = /^%(\w+)%$/.exec(text) ?? [];
  if (isSlot(whole, slots)) return slots[whole];
  return text.replace(/%(\w+)%/g, (found, name: string) =>
    isSlot(name, slots) ? String(slots[name]) : found,
  );
}
