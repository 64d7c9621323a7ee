import type { z } from "zod";
import { ENGINE_MESSAGES } from "#contract/engine-messages.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue["code"]> = Extract<Issue, { code: Code }>;

const OURS = new Set<string>(
  [MESSAGES, ENGINE_MESSAGES, PROJECT_MESSAGES, PROPOSAL_MESSAGES].flatMap((sentences) =>
    Object.values<string>(sentences),
  ),
);

/** "planType" as people read it: "Plan type"; "areas.0.path": "Areas, number 1, path". */
function nameOf(path: readonly PropertyKey[]): string {
  const words = path
    .map((part) =>
      typeof part === "number"
        ? `number ${part + 1}`
        : String(part)
            .replace(/([a-z\d])([A-Z])/g, "$1 $2")
            .replaceAll("_", " ")
            .toLowerCase()
            .replace(/\b(id|url)\b/g, (word) => word.toUpperCase()),
    )
    .join(", ");
  return words ? words[0]!.toUpperCase() + words.slice(1) : "This request";
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  file: "a file",
  date: "a date",
};

const FORMATS: Record<string, string> = {
  email: "an email address",
  url: "a web address",
  uuid: "an ID",
  datetime: "a date and time",
  date: "a date",
};

const orList = (values: readonly unknown[]) =>
  values
    .map(String)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " or ");

/** What a size is counted in; a number is its own size. */
const COUNTED: Record<string, string> = {
  string: " characters",
  array: " entries",
  set: " entries",
  file: " bytes",
};

function sizeSentence(name: string, issue: IssueOf<"too_big"> | IssueOf<"too_small">): string {
  const [bound, side] = issue.code === "too_big" ? [issue.maximum, "most"] : [issue.minimum, "least"];
  const unit = COUNTED[issue.origin];
  const exclusive = issue.inclusive === false;
  if (unit)
    return `${name} must have at ${side} ${bound}${Number(bound) === 1 ? unit.replace(/ies$/, "y").replace(/s$/, "") : unit}.`;
  if (exclusive) return `${name} must be ${side === "most" ? "below" : "above"} ${bound}.`;
  return `${name} must be at ${side} ${bound}.`;
}

const SENTENCES = {
  invalid_type: (name, issue) =>
    // The library keeps no inputs: they may be secret.
    issue.message.endsWith("received undefined")
      ? `${name} is missing.`
      : `${name} must be ${KINDS[issue.expected] ?? "given in another way"}.`,
  too_big: sizeSentence,
  too_small: sizeSentence,
  invalid_format: (name, issue) =>
    FORMATS[issue.format]
      ? `${name} must be ${FORMATS[issue.format]}.`
      : `${name} is not written as it should be.`,
  not_multiple_of: (name, issue) => `${name} must be a multiple of ${issue.divisor}.`,
  unrecognized_keys: (name, issue) => `${name} has a part that is not known: ${issue.keys.join(", ")}.`,
  invalid_value: (name, issue) => `${name} must be ${orList(issue.values)}.`,
  invalid_union: (name) => `${name} is not of a kind that is known.`,
  invalid_key: (name) => `${name} has a part that is not known.`,
  invalid_element: (name) => `${name} has an entry that is not right.`,
  custom: (name) => `${name} is not right.`,
} satisfies { [Code in Issue["code"]]: (name: string, issue: IssueOf<Code>) => string };

/** The contract's own sentence for a fault; null where it wrote none. */
export const ownSentence = (issue: Issue | undefined): string | null =>
  issue && OURS.has(issue.message) ? issue.message : null;

/** One plain sentence for a fault that the contract found: its own where it has one, else one made from the kind of fault. */
export function issueSentence(issue: Issue | undefined): string {
  if (!issue) return MESSAGES.malformedRequest;
  const own = ownSentence(issue);
  if (own) return own;
  const say = SENTENCES[issue.code] as (name: string, issue: Issue) => string;
  return say(nameOf(issue.path), issue);
}
