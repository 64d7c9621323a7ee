import type { Protocol } from "#contract/engines.ts";
import { askBfl } from "../bfl/ask-bfl.ts";
import { askComfyUi } from "../comfyui/ask-comfyui.ts";
import { askGemini } from "../gemini/ask-gemini.ts";
import { askIdeogram } from "../ideogram/ask-ideogram.ts";
import { askOpenAi } from "../openai/ask-openai.ts";
import type { Ask } from "./service.ts";

/** Who speaks each protocol. */
export const PROTOCOLS: Record<Exclude<Protocol, "built-in">, Ask> = {
  openai: askOpenAi,
  gemini: askGemini,
  bfl: askBfl,
  ideogram: askIdeogram,
  comfyui: askComfyUi,
};
