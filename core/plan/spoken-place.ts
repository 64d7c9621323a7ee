import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "./design-plan.ts";
import { normalText } from "./reading/tokenize.ts";
import { NUMBER_WORDS } from "./reading/words/function-words.ts";
import { reworded } from "./reading/words/rewordings.ts";

/** Things that stand upright in a photo, and words for them. */
const LANDMARKS = {
  fence: "fence(?: ?line)?|fencing",
  garage: "garage(?: side)?(?: wall)?",
  window: "windows?",
  wall: "walls?",
} as const;
type SpokenLandmark = keyof typeof LANDMARKS | "walk";

/** One side of a walk or drive: "on the grass side of the walk". */
const SIDE_OF_WALK =
  /\b(?:on|along|down|lining|all along) (?:the )?(?<side>grass|lawn|left|right)(?:[- ]hand)? (?:side|edge) of (?:the|my|our) (?:[a-z]+ )?(?:walk|walkway|path|pathway|sidewalk|drive|driveway)\b/g;

/** Words for what lies at its foot. */
const AT_ITS_FOOT =
  "(?:(?:all|right|up|running|planted|set) )*(?:along|alongside|against|down|beside|next to|by|following|lining|hugging|in front of|under|underneath|beneath|below)(?: the (?:bottom|foot|base|length|whole length|front|line) of)?|(?:at|around) the (?:foot|base|bottom) of";

/** A place by something that stands in the photo, as words say it: "in the bark along the cedar fence on the right". */
export type SpokenPlace = {
  /** Its words in the normal form of the text. */
  said: string;
  landmark: SpokenLandmark;
  /** Which one, or which part of it, as the photo shows it. */
  side?: "left" | "right" | "back" | "grass";
  /** It lies on loose ground that is there: mulch, bark, stones, soil. */
  onLoose?: true;
  /** How deep the ground is to be, from what it lies along, meters. */
  deepM?: number;
};

/** What lies at the foot of a fence or wall, and what stands there; and beside a walk. */
const GOES_THERE: ReadonlySet<ElementKind> = new Set(["bed", "hedge", "furniture", "outdoor-kitchen"]);
const GOES_BESIDE_WALK: ReadonlySet<ElementKind> = new Set(["path-lights"]);

const THE = "(?:the|my|our|this|that) ";
const LIKE =
  "(?<like>(?:(?!(?:and|with|of|to|in|on|at|from|by|between|for|is|are|porch|deck|patio|retaining) )[a-z'-]+ ){0,4}?)";
const LOOSE =
  "(?:(?<loose>(?:in(?:to|side)? )?(?:the|that|this|our|my) (?:[a-z0-9.-]+ ){0,4}?(?:mulch|mulched|bark|soil|dirt|pebbles?|gravel|rocks?|stones?)(?: (?:strip|bed|border|area))?),? )?";
const SIDE = "(?:,? (?:on|to|at) the (?:far )?(?<side>left|right|back|rear)(?:[- ]hand)?(?: side)?)?";

const PATTERNS = (Object.keys(LANDMARKS) as (keyof typeof LANDMARKS)[]).map((landmark) => ({
  landmark,
  pattern: new RegExp(
    `${LOOSE}\\b(?:${AT_ITS_FOOT}) ${THE}${LIKE}(?:${LANDMARKS[landmark]})\\b(?! (?:and|light|post))${SIDE}`,
    "g",
  ),
}));

/** "2 foot deep", "about 3 ft. wide". */
const DEPTH =
  /(\d+(?:\.\d+)?|one|two|three|four|five|six)[ -]?(ft|foot|feet|'|m|meters?|metres?)\.?[ -](?:deep|wide)\b/;
const FOOT_M = 0.3048;

/** `from`: where the word for its relation begins. `isPlain`: nothing says which one it is: the plan's own places mean that. */
type Found = SpokenPlace & { start: number; from: number; end: number; isPlain: boolean };

/** The side that words before or after a landmark name. */
function sideOf(words: string): SpokenPlace["side"] {
  const side = /\b(left|right|back|rear)\b/.exec(words)?.[1];
  return side === "rear" ? "back" : (side as SpokenPlace["side"]);
}

function placesIn(normal: string): Found[] {
  const found = PATTERNS.flatMap(({ landmark, pattern }) =>
    [...normal.matchAll(pattern)].map(({ 0: said, index, groups }): Found => {
      const side = sideOf(`${groups?.like ?? ""} ${groups?.side ?? ""}`);
      return {
        ...{ said, landmark, start: index, end: index + said.length },
        from: index + (groups?.loose ? said.indexOf(groups.loose) + groups.loose.length : 0),
        isPlain: !side && !groups?.loose && /^(?:brick )?$/.test(groups?.like ?? ""),
        ...(side ? { side } : {}),
        ...(groups?.loose ? { onLoose: true as const } : {}),
      };
    }),
  );
  for (const { 0: said, index, groups } of normal.matchAll(SIDE_OF_WALK)) {
    const side = groups!.side === "lawn" ? "grass" : (groups!.side as "left" | "right" | "grass");
    const span = { start: index, from: index, end: index + said.length };
    found.push({ said, landmark: "walk", side, ...span, isPlain: false });
  }
  // "The garage wall" is the garage's: of two that begin at one word the longer one.
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one, k, all) => all.slice(0, k).every(({ end }) => end <= one.start));
}

/**
 * The places that a text gives elements of its plan by something that stands in the photo. A place belongs to what is named before it in its
 * sentence, or to what comes first behind it where it opens the sentence.
 */
export function spokenPlaces(said: string, plan: DesignPlan): Map<PlanElement, SpokenPlace> {
  const normal = reworded(normalText(said));
  const places = placesIn(normal);
  const given = new Map<PlanElement, SpokenPlace>();
  if (places.length === 0) return given;
  let from = 0;
  const named = plan.announced.flatMap(({ note, elements }) => {
    const { text } = plan.notes[note]!;
    const at = normal.indexOf(text, from);
    if (at < 0) return [];
    from = at;
    return elements.map((k) => ({ at, element: plan.elements[k]! }));
  });
  for (const { start, from: relationAt, end, isPlain, ...place } of places) {
    const begin = Math.max(...[".", ";", "!", "?"].map((mark) => normal.lastIndexOf(mark, start)));
    const before = named.filter(({ at }) => at > begin && at < relationAt).at(-1);
    const owner = before ?? named.find(({ at }) => at >= end);
    if (!owner || given.has(owner.element) || !mayStand(owner.element, place)) continue;
    if (isPlain && owner.element.place) continue;
    const depth = DEPTH.exec(normal.slice(begin + 1).split(/[;!?]|\.(?= |$)/)[0]!);
    const deepM = depth && Number(NUMBER_WORDS[depth[1]!] ?? depth[1]) * (/^m/.test(depth[2]!) ? 1 : FOOT_M);
    given.set(owner.element, { ...place, ...(deepM ? { deepM } : {}) });
  }
  return given;
}

const mayStand = ({ kind, atM }: PlanElement, { landmark }: SpokenPlace): boolean =>
  (landmark === "walk" ? GOES_BESIDE_WALK : GOES_THERE).has(kind) && !atM;
