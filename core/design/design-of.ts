import type { PlanElement } from "#core/elements/element.ts";
import { areaTexts } from "#core/plan/area-texts.ts";
import { askedOperations } from "#core/plan/asked/asked-operations.ts";
import { circled } from "#core/plan/circled.ts";
import { withoutHidden } from "#core/plan/clearing/hidden-things.ts";
import { apartFromClearings } from "#core/plan/clearing/without-clearings.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import { sentence } from "#core/plan/listing.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { pointedPlan } from "#core/plan/pointed-at.ts";
import { type Message, messageOf } from "#core/plan/reading/message-of.ts";
import { afterSecondThoughts } from "#core/plan/reading/words/second-thoughts.ts";
import { isOfShowing } from "#core/plan/showing-notes.ts";
import { accounted } from "./account/account.ts";
import { accountedWish } from "./account/account-of-wish.ts";
import { askedFor } from "./account/asked-for.ts";
import { untoldInChange } from "./account/untold-in-change.ts";
import { type Applied, done, told } from "./applied.ts";
import { applyOperation } from "./apply-operation.ts";
import { bedsInGravel } from "./beds-in-gravel.ts";
import { withBlamed } from "./blamed.ts";
import { type DesignDocument, EMPTY_DOCUMENT, withElement } from "./design-document.ts";
import { readHandSentence } from "./hand-change.ts";
import type { Operation } from "./operation.ts";
import { broughtBack, doneToTheOther } from "./other-one.ts";
import { proposedPlanting } from "./proposed-planting.ts";
import { readChanges } from "./read-changes.ts";
import { askNotes, inOwnWords } from "./reference/with-all-named.ts";
import { inTradeChanges } from "./trade-changes.ts";
import { unreadNotes } from "./unread-answer.ts";

/** What a person asked for: the first wish, with or without highlights, and the changes since, oldest first. */
export type Wishes = {
  prompt: string;
  areas: readonly { id: string; description: string }[];
  changes?: readonly string[] | undefined;
};

/** One state of a design. */
export type DesignVersion = {
  document: DesignDocument;
  /** One plan per highlight, in their order, and one for what has the whole yard (`areaId` null) where there is any. */
  plans: { areaId: string | null; plan: DesignPlan }[];
};

/** A design with its states on the way to this one, oldest first, without what was undone. */
type History = { document: DesignDocument; earlier: readonly DesignDocument[] };

export type Designed = DesignVersion & History;

/** The highlights of a design, in their order. */
type Highlights = readonly { id: string }[];

/**
 * The design that a first wish and the changes since ask for. Each change is applied to the design before it and touches what it
 * names; the first wish alone gives the plans of its words as they are.
 */
export function designOf({ prompt, areas, changes = [] }: Wishes): Designed {
  // What is to go is of the whole photo where each highlight has words of its own; one without points at what goes.
  const isShared = areas.length > 0 && areas.every(({ description }) => description.trim());
  const { rest, clearings } = isShared ? apartFromClearings(prompt) : { rest: prompt, clearings: [] };
  const { texts, ofYard } = areaTexts(
    rest,
    areas.map(({ description }) => description),
  );
  const general = areas.length > 0 ? [...ofYard, ...clearings].join(". ") : prompt;
  const heard: Designed["plans"] = areas.map(({ id }, k) => ({
    areaId: id,
    plan: circled(pointedPlan(texts[k]!, askedOperations)),
  }));
  const message = areas.length === 0 ? messageOf(prompt) : null;
  if (message) {
    heard.push({ areaId: null, plan: messagePlan(prompt, message) });
  } else if (areas.length === 0 || general !== "") {
    const { rest: aimed, notes } = withoutHidden(general);
    const others = heard.flatMap(({ plan }) => plan.elements);
    const plan = accountedWish(aimed, withoutKinds(parsePlan(aimed, askedOperations), others));
    heard.push({ areaId: null, plan: { ...plan, notes: [...plan.notes, ...notes] } });
  }
  // An evening is of the whole picture, whichever words ask for it.
  const whole = areas.length > 0 ? parsePlan(prompt) : null;
  const isTold = heard.some(({ plan }) => plan.notes.some(isOfShowing));
  const shown = isTold ? [] : (whole?.notes.filter(isOfShowing) ?? []);
  const plans = heard.map(({ areaId, plan }, at) => ({
    areaId,
    plan: whole ? showingOf(at === 0 ? { ...plan, notes: [...plan.notes, ...shown] } : plan, whole) : plan,
  }));
  const first = { document: documentOf(plans), plans, earlier: [] };
  return changedDesign(first, areas, changes) ?? first;
}

/** "How much is a paver patio". */
const PRICES_ONE =
  /\bhow much (?:would|does|will|is) (?!it\b|this\b|that\b|you\b|the\b|all\b|everything\b)[a-z]+ (?:cost|be|run)\b.*\b(?:show|see|draw)\b|\b(?:an?|some|another|new|\d+ ?x ?\d+) (?:[\w' -]+ )*(?:cost|price|run|charge)|\b(?:cost|price|run|charge|much)\b.* (?:an?|some|another|new|\d+ ?x ?\d+) /i;

/** A text that names nothing to draw: what is told of it, or a planting that is proposed. */
function messagePlan(text: string, message: Message): DesignPlan {
  if ("answer" in message) {
    const said = told(text, `“${text.trim()}”: ${message.answer}`);
    // What is asked for a price is drawn, so that it can be told.
    const priced = message.subject === "price" && PRICES_ONE.test(text) ? parsePlan(text) : null;
    if (priced)
      return { ...priced, notes: [...priced.notes.filter(({ status }) => status !== "told"), said] };
    return { elements: [], removals: [], keeps: [], notes: [said], announced: [] };
  }
  const { sentence: planting, told: proposed } = proposedPlanting(text, message.bareAt, EMPTY_DOCUMENT);
  const plan = parsePlan(planting);
  return { ...plan, notes: [...plan.notes, told(text, proposed)] };
}

/** A design after changes, oldest first; null where they say nothing. */
export function changedDesign(
  { document: from, earlier }: History,
  areas: Highlights,
  changes: readonly string[],
): (DesignVersion & History) | null {
  const said = changes.map((change) => afterSecondThoughts(change.trim())).filter(Boolean);
  if (said.length === 0) return null;
  const before = [...earlier];
  let document = from;
  // What there is to tell is of the last change.
  let notes: PlanNote[] = [];
  for (const written of said) {
    const change = inTradeChanges(written, document);
    const other = doneToTheOther(document, before.at(-1), change);
    if (other) {
      before.push(document);
      document = other;
      notes = [];
      continue;
    }
    const read = readChanges(change, document);
    const { unread } = read;
    const isByHand = readHandSentence(change) !== null;
    const words = read.proposal?.sentence ?? read.named?.text ?? withBlamed(change);
    const { operations, notes: unasked } = isByHand
      ? { operations: read.operations, notes: [] }
      : askedFor(read.operations, words, document);
    notes = [...unreadNotes(unread, document), ...unasked];
    const undo = operations.find(({ op }) => op === "undo");
    if (undo?.op === "undo") {
      if (before.length === 0 && operations.length === 1)
        notes.push(told(written, "This is the first picture: nothing was changed yet."));
      document = (undo.to ? before[0] : before.at(-1)) ?? document;
      before.splice(undo.to ? 0 : -1);
      if (operations.length === 1) continue;
    }
    before.push(document);
    const begun = document;
    for (const operation of operations.filter(
      (one, at) => one.op !== "undo" && !isSaidBefore(operations, at),
    )) {
      const back = broughtBack(document, operation, before);
      const applied = back ? done(back) : applyOperation(document, operation, change);
      ({ document, notes } = collected(applied, notes, operation.op, areas[0]?.id ?? null));
    }
    if (!isByHand) {
      document = bedsInGravel(begun, document);
      ({ document, notes } = accounted({ said: words, before: begun, document, notes, operations, unread }));
      if (!read.proposal) notes = [...notes, ...untoldInChange(words, begun, document, notes)];
    }
    if (read.proposal) notes = [...notes, told(change, read.proposal.told)];
    if (read.named) notes = [...askNotes(read.named), ...inOwnWords(notes, read.named)];
    // What was put in plain words is told of in those that were written.
    notes = notes.map((note) => (note.text === change ? { ...note, text: written } : note));
  }
  return { document, plans: plansOf(document, areas, notes), earlier: before };
}

/** "I don't like the hedge, take it out" takes one thing out. */
const isSaidBefore = (operations: readonly Operation[], at: number): boolean =>
  operations[at]!.op === "remove" &&
  operations.slice(0, at).some((one) => JSON.stringify(one) === JSON.stringify(operations[at]));

/** What an element is at a glance: a patio and a walk of pavers are two. */
const kindOf = (element: PlanElement): string => `${element.kind} ${"use" in element ? element.use : ""}`;

/** A plan without the kinds that highlights ask for: the general text says once more what they hold ("and a shade tree"). */
function withoutKinds(plan: DesignPlan, highlighted: readonly PlanElement[]): DesignPlan {
  const held = new Set(highlighted.map(kindOf));
  const elements = plan.elements.filter((element) => !held.has(kindOf(element)));
  const placeOf = new Map(elements.map((element, at) => [element, at]));
  const kept = plan.announced.map((one) => ({
    ...one,
    elements: one.elements.flatMap((at) => placeOf.get(plan.elements[at]!) ?? []),
  }));
  const gone = new Set(kept.filter((one) => one.elements.length === 0).map(({ note }) => note));
  const notes = plan.notes.filter((_, at) => !gone.has(at));
  const announced = kept
    .filter((one) => one.elements.length > 0)
    .map((one) => ({ ...one, note: notes.indexOf(plan.notes[one.note]!) }));
  return { ...plan, elements, notes, announced };
}

const showingOf = (plan: DesignPlan, { season, evening }: DesignPlan): DesignPlan => ({
  ...plan,
  ...(season ? { season } : {}),
  ...(evening ? { evening } : {}),
});

/** What stands in the photo and is to go or to stay is told with every later version as well, and so is the time that is shown. */
function collected(
  { document, notes: more }: Applied,
  notes: readonly PlanNote[],
  op: string,
  areaId: string | null,
): Applied {
  const lasts =
    op === "keep" ||
    op === "show" ||
    (op === "remove" && more.some(({ sentence: text }) => !text.startsWith("Taken out of the design")));
  if (!lasts) return { document, notes: [...notes, ...more] };
  return {
    document: { ...document, notes: [...document.notes, ...more.map((note) => ({ ...note, areaId }))] },
    notes: [...notes],
  };
}

/** The document of first wishes. */
function documentOf(plans: Designed["plans"]): DesignDocument {
  let document = EMPTY_DOCUMENT;
  for (const { areaId, plan } of plans) {
    const announced = new Set(plan.announced.map(({ note }) => note));
    const heard = plan.notes.filter((_, at) => !announced.has(at)).map((note) => ({ ...note, areaId }));
    document = {
      ...document,
      removals: [...document.removals, ...plan.removals],
      ...(plan.removalCounts ? { removalCounts: { ...document.removalCounts, ...plan.removalCounts } } : {}),
      withdrawn: [...document.withdrawn, ...(plan.withdrawn ?? [])],
      keeps: [...document.keeps, ...plan.keeps],
      notes: [...document.notes, ...heard],
      ...(plan.season ? { season: plan.season } : {}),
      ...(plan.evening ? { evening: plan.evening } : {}),
    };
    plan.elements.forEach((element, at) => {
      const note = plan.announced.find(({ elements }) => elements.includes(at))?.note;
      const said = note === undefined ? "" : (plan.notes[note]?.text ?? "");
      document = withElement(document, element, areaId, said || describeElement(element));
    });
  }
  // Of several things none was spoken of last: what "it" means of a first wish follows from what is asked of it.
  const { lastId: _, ...unsaid } = document;
  return document.elements.length > 1 ? unsaid : document;
}

/** A changed document as plans: each element announces itself. */
function plansOf(document: DesignDocument, areas: Highlights, notes: readonly PlanNote[]): Designed["plans"] {
  const { removals, withdrawn, keeps, season, evening } = document;
  const planOf = (areaId: string | null, more: readonly PlanNote[]): DesignPlan => {
    const own = document.elements.filter((one) => one.areaId === areaId);
    return {
      elements: own.map(({ element }) => element),
      removals,
      keeps,
      ...(withdrawn.length > 0 ? { withdrawn } : {}),
      ...(season ? { season } : {}),
      ...(evening ? { evening } : {}),
      notes: [
        ...own.map(({ element, said }) => ({
          text: said,
          status: "placed" as const,
          sentence: sentence(describeElement(element)),
        })),
        ...document.notes.filter((note) => note.areaId === areaId).map(({ areaId: _, ...note }) => note),
        ...more,
      ],
      announced: own.map((_, at) => ({ note: at, elements: [at] })),
    };
  };
  if (areas.length === 0) return [{ areaId: null, plan: planOf(null, notes) }];
  const drawn = areas.map(({ id }, k) => ({ areaId: id, plan: planOf(id, k === 0 ? notes : []) }));
  const free = planOf(null, []);
  return free.elements.length + free.notes.length > 0 ? [...drawn, { areaId: null, plan: free }] : drawn;
}
