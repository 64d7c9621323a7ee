import type { Logger } from "pino";
import type { Input, Reply } from "#contract/endpoint.ts";
import type { keptDesignEndpoints } from "#contract/endpoints/designs.ts";
import { EDIT_HISTORY_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { tellsLost } from "#core/design/account/cannot-be-done.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import { changedDesign } from "#core/design/design-of.ts";
import {
  changedDocument,
  drawnDocument,
  type WholeDocument,
  wholeDocument,
} from "#core/design/drawn-document.ts";
import { elementTitle } from "#core/design/element-title.ts";
import { handSentence, readHandSentence } from "#core/design/hand-change.ts";
import { namedOne } from "#core/design/name-one.ts";
import { readChanges } from "#core/design/read-changes.ts";
import { takenChanges } from "#core/design/rephrased-changes.ts";
import { understoodWords } from "#core/design/understood-words.ts";
import { sentenceFor } from "#core/design/unread-answer.ts";
import type { Actor } from "#server/actor.ts";
import { type Language, LanguageFailure } from "#server/adapters/language/language.ts";
import { AppError } from "#server/app-error.ts";
import { findGenerations } from "#server/features/designs/designs.ts";
import { beginCall, type SpendingDeps } from "#server/features/spending/spending.ts";
import { requireDesign } from "./design-versions.ts";
import { type KeptDesignDeps, stale } from "./kept-designs.ts";

export type ChangeDeps = KeptDesignDeps &
  SpendingDeps & { language: Language | null; log: Pick<Logger, "warn"> };
type Change = Input<typeof keptDesignEndpoints.changeDesign>["body"];
type Changed = Reply<typeof keptDesignEndpoints.changeDesign>["data"];

/**
 * What a change would make of a design, without drawing it: nothing is stored and nothing is counted. The sentences of the answer are what
 * `editHistory` of the next generation takes.
 */
export async function changeDesign(
  deps: ChangeDeps,
  actor: Actor,
  id: string,
  change: Change,
): Promise<Changed> {
  const row = await requireDesign(deps.db, actor, id);
  if (row.revision !== change.revision) throw await stale(deps, actor, row);
  const begun = await begunFrom(deps, actor, row.state, change.versionId ?? row.state.shownId);
  const { document } = begun;
  const read =
    change.text === undefined
      ? { sentences: byHand(document.elements, change.operations ?? []), notUnderstood: [], silence: null }
      : await readWords(deps, actor, document, change.text);
  if (begun.changes + read.sentences.length > EDIT_HISTORY_MAX)
    throw new AppError("bad_request", MESSAGES.malformedRequest);
  const changed = changedDocument(document, read.sentences);
  const before = new Set(notesOf(document));
  const notes = notesOf(changed).filter((sentence) => !before.has(sentence));
  const answered = read.notUnderstood.map((words) => ({ words, answer: sentenceFor(words, document) }));
  const answers = answered.flatMap(({ answer }) => answer ?? []);
  const notUnderstood = answered.flatMap(({ words, answer }) => (answer === null ? [words] : []));
  // A question back and "that is so already" need no picture.
  const isTold = notes.length > 0 && change.text !== undefined && isUnchanged(document, changed);
  const hints = [
    ...new Set([...answers, ...(isTold ? notes : [])]),
    ...(read.silence ? [read.silence] : []),
    ...(answered.some(({ answer }) => answer === null) ? [MESSAGES.changeHint] : []),
  ];
  const { drawn: _, ...design } = changed;
  return {
    ...{ sentences: isTold ? [] : read.sentences, notUnderstood },
    document: { ...design, version: 2 },
    notes,
    hint: hints.join(" ") || null,
  };
}

const isUnchanged = (before: DesignDocument, after: DesignDocument): boolean =>
  canonicalJson(shownOf(before)) === canonicalJson(shownOf(after));

const shownOf = ({ elements, removals, withdrawn, keeps, season, evening }: DesignDocument) => ({
  ...{ elements, removals, withdrawn, keeps },
  ...(season ? { season } : {}),
  ...(evening ? { evening } : {}),
});

const notesOf = ({ drawn }: WholeDocument): string[] =>
  drawn.plans.flatMap(({ notes }) => notes.map(({ sentence }) => sentence));

/** The design that is changed, and how many changes made it. */
type Begun = { document: WholeDocument; changes: number };

/** A version is its stored document; its words are read where there is none that holds the whole design. */
async function begunFrom(
  deps: ChangeDeps,
  actor: Actor,
  { photos, primaryId, description }: Awaited<ReturnType<typeof requireDesign>>["state"],
  versionId: string | null,
): Promise<Begun> {
  const [shown] = versionId ? await findGenerations(deps, actor, [versionId]) : [];
  if (shown) {
    const { request, plan, width, height } = shown.generation;
    const { prompt, annotations: areas, editHistory: changes } = request;
    const photo = { width: width ?? 0, height: height ?? 0 };
    const stored = plan?.document && wholeDocument(plan.document);
    return { document: stored ?? drawnDocument({ prompt, areas, changes, photo }), changes: changes.length };
  }
  const { width = 0, height = 0, areas = [] } = photos.find((one) => one.id === primaryId) ?? photos[0] ?? {};
  return {
    document: drawnDocument({ prompt: description, areas, photo: { width, height } }),
    changes: 0,
  };
}

type Elements = DesignDocument["elements"];

function byHand(elements: Elements, operations: NonNullable<Change["operations"]>): string[] {
  return operations.map(({ id, change }) => {
    const one = elements.find((element) => element.id === id);
    if (!one) throw new AppError("not_found", MESSAGES.elementNotFound);
    const sentence = handSentence(elementTitle(one), change as Parameters<typeof handSentence>[1]);
    if (!readHandSentence(sentence)) throw new AppError("bad_request", MESSAGES.malformedRequest);
    return sentence;
  });
}

/** Whether a change was read, and some of its words show in nothing that it made. */
const losesWords = (document: DesignDocument, text: string): boolean =>
  changedDesign({ document, earlier: [] }, [], [text])?.plans.some(({ plan }) =>
    plan.notes.some(tellsLost),
  ) ?? false;

/** By the grammar; what it does not read goes to the language model, where there is one, and comes back in words that it reads. */
async function readWords(
  deps: ChangeDeps,
  { companyId: userId }: Actor,
  document: DesignDocument,
  said: string,
): Promise<Pick<Changed, "sentences" | "notUnderstood"> & { silence: string | null }> {
  const { language, log } = deps;
  const text = namedOne(document, said.trim()) ?? said.trim();
  const { unread } = readChanges(text, document);
  const understood = understoodWords(text, document);
  const asSaid = { sentences: understood ? [understood] : [], notUnderstood: unread, silence: null };
  if (!language || (unread.length === 0 && !losesWords(document, text))) return asSaid;
  const { takenMicroUsd } = language;
  const call = { userId, ownKey: false, generationId: null, engine: null, takenMicroUsd };
  if (takenMicroUsd > 0 && !(await deps.db.transaction((tx) => beginCall(tx, deps, call))).ok)
    return { ...asSaid, silence: MESSAGES.languageSpent };
  try {
    const titles = document.elements.map((element) => elementTitle(element));
    const { changes, notUnderstood } = await language.translate(text, titles);
    const { taken, refused } = takenChanges(document, text, changes);
    // An answer that says less than the grammar had read is none.
    if (taken.length === 0) return asSaid;
    return { sentences: taken, notUnderstood: [...notUnderstood, ...refused], silence: null };
  } catch (error) {
    if (!(error instanceof LanguageFailure)) throw error;
    log.warn({ err: error }, "a change was not translated");
    return { ...asSaid, silence: MESSAGES.languageSilent };
  }
}
