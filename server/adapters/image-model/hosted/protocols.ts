import type { Protocol } from "#contract/engines.ts";
import { askBfl } from "#server/adapters/image-model/bfl/ask-bfl.ts";
import { askComfyUi } from "#server/adapters/image-model/comfyui/ask-comfyui.ts";
import { askGemini } from "#server/adapters/image-model/gemini/ask-gemini.ts";
import { askIdeogram } from "#server/adapters/image-model/ideogram/ask-ideogram.ts";
import { askOpenAi } from "#server/adapters/image-model/openai/ask-openai.ts";
import type { Ask } from "./service.ts";

/** Who speaks each protocol. */
export const PROTOCOLS: Record<Exclude<Protocol, "built-in">, Ask> = {
  openai: askOpenAi,
  gemini: askGemini,
  bfl: askBfl,
  ideogram: askIdeogram,
  comfyui: askComfyUi,
};
