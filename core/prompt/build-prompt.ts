import { parsePlan } from "#core/plan/parse-plan.ts";
import { MARK_FORMS, type MarkForm, UNMARKED } from "./mark-forms.ts";
import { preserveList, type Viewpoint } from "./preserve-list.ts";

/** Longest prompt that the image-edit API takes, in characters (UTF-16 units). */
export const PROMPT_MAX = 32_000;

/** One highlight. The box is in shares of the picture (0 to 1), origin at the top left. */
export type PromptArea = {
  description: string;
  box?: { left: number; top: number; width: number; height: number };
};

export type PromptInput = {
  description: string;
  areas: readonly PromptArea[];
  viewpoint: Viewpoint;
  /** Changes asked for since the first design, oldest first. */
  editHistory: readonly string[];
  /** How what may change is marked beside the prompt; null = it is not. */
  marked: MarkForm | null;
  /** The picture that goes along shows the wanted design already, as our own renderer draws it. */
  guided?: boolean;
};

/** So that plan, places and quantities stay what was measured. */
const GUIDED =
  "What the picture shows there already is the wanted design, drawn plainly: make it look like a photo, and keep each bed, edge, path and plant in its place and at its size.";

const VIEWPOINTS: Record<Viewpoint, string> = {
  same: "Show it from exactly the same viewpoint as the photo.",
  "birds-eye":
    "Show the same property from a bird's-eye view, from a camera about 25 feet (8 meters) above the ground in front of the house, looking down at an angle, the house still in the picture.",
  overhead:
    "Show the same property from straight overhead, as a drone looking vertically down sees it, the roof of the house and the whole yard in the picture, true to scale.",
};

/** People's words on one line: control characters and runs of white space become single spaces. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();

/** Cuts without splitting a surrogate pair, at a space where one is near, and marks the cut. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length <= 1) return "";
  const head = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "");
  const space = head.lastIndexOf(" ");
  return `${space > head.length - 40 ? head.slice(0, space) : head}…`;
}

const THIRDS = ["left", "middle", "right"];
const ROWS = ["upper", "middle", "lower"];
const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)));

/** "lower left, about 20% of the width": tells areas apart that one mask cannot. */
function whereabouts({ box }: PromptArea): string {
  if (!box) return "";
  const column = THIRDS[third(box.left + box.width / 2)]!;
  const row = ROWS[third(box.top + box.height / 2)]!;
  const spot = row === "middle" && column === "middle" ? "centre" : `${row} ${column}`;
  return ` (${spot} of the photo, about ${Math.max(1, Math.round(box.width * 100))}% of its width)`;
}

type Wishes = { description: string; areas: { where: string; text: string }[]; edits: string[] };

function compose(input: PromptInput, wishes: Wishes, keeps: readonly string[]): string {
  const lines = [
    "Edit this photo of a real property into a photorealistic landscape design.",
    input.marked ? MARK_FORMS[input.marked] : UNMARKED,
    ...(input.guided ? [GUIDED] : []),
  ];
  if (wishes.description) lines.push("", "What to change:", wishes.description);
  if (wishes.areas.length > 0) {
    lines.push("", "In these marked areas:");
    for (const [index, { where, text }] of wishes.areas.entries())
      lines.push(`${index + 1}. Area ${index + 1}${where}: ${text}`);
  }
  if (wishes.edits.length > 0) {
    lines.push(
      "",
      "Then these changes, in this order; where they disagree with anything above, the later one counts:",
    );
    for (const [index, text] of wishes.edits.entries()) lines.push(`${index + 1}. ${text}`);
  }
  lines.push(
    "",
    VIEWPOINTS[input.viewpoint],
    "Real materials at their true scale, plants at a believable size for their kind, ground contact and shadows that match the light.",
    "No text, labels, arrows, watermarks, borders or people.",
    "",
    "Keep everything else the same. Preserve:",
    ...preserveList(input.viewpoint, keeps).map((item) => `- ${item}`),
  );
  return lines.join("\n");
}

/** Makes the wishes fit: the oldest changes go first, then the longest text is shortened, until the prompt is short enough. */
function shortenToFit(input: PromptInput, wishes: Wishes, keeps: readonly string[]): string {
  let prompt = compose(input, wishes, keeps);
  while (prompt.length > PROMPT_MAX && wishes.edits.length > 1) {
    wishes.edits.shift();
    prompt = compose(input, wishes, keeps);
  }
  while (prompt.length > PROMPT_MAX) {
    const texts = [wishes.description, ...wishes.areas.map(({ text }) => text), ...wishes.edits];
    const longest = Math.max(...texts.map((text) => text.length));
    const length = Math.max(0, longest - Math.max(1, Math.ceil((prompt.length - PROMPT_MAX) / 2)));
    const shorten = (text: string) => cut(text, length);
    wishes.description = shorten(wishes.description);
    wishes.areas = wishes.areas
      .map(({ where, text }) => ({ where, text: shorten(text) }))
      .filter(({ text }) => text);
    wishes.edits = wishes.edits.map(shorten).filter((text) => text);
    prompt = compose(input, wishes, keeps);
  }
  return prompt;
}

/** The person's own "keep the ..." words, each once, few enough to stay a list. */
const keepsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => parsePlan(text).keeps))].slice(0, 20);

/**
 * The prompt for a hosted image-edit model: what to change (general description, areas, changes since), the viewpoint,
 * and last, because models weigh the end, an explicit list of what to keep. Areas and changes without words are left
 * out. At most `PROMPT_MAX` characters whatever comes in; the list of what to keep is never cut.
 */
export function buildPrompt(input: PromptInput): string {
  const wishes: Wishes = {
    description: oneLine(input.description),
    areas: input.areas
      .map((area) => ({ where: whereabouts(area), text: oneLine(area.description) }))
      .filter(({ text }) => text.length > 0),
    edits: input.editHistory.map(oneLine).filter((text) => text.length > 0),
  };
  const texts = [wishes.description, ...wishes.areas.map(({ text }) => text), ...wishes.edits];
  return shortenToFit(input, wishes, keepsIn(texts));
}
