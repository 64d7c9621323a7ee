import { ApiError, sentenceOf } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import { DESIGN_TITLE_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { askedOf, contentOfKept } from "./design-content.ts";
import type { DesignContent } from "./design-state.ts";
import { isSame, mergeContent } from "./merge-content.ts";

/** What the server has, as this page last heard of it. */
export type Base = { revision: number; content: DesignContent };

export type KeepStatus =
  | { kind: "saved" }
  | { kind: "saving" }
  /** Kept in this browser, and sent when the server answers again. */
  | { kind: "offline" }
  /** The server does not take it as it is; the next change is tried again. */
  | { kind: "refused"; message: string };

export type KeeperEvents = {
  onStatus(status: KeepStatus): void;
  /** Changes of others came in. `mine` is what they were put together with; null = only versions changed. */
  onCame(kept: KeptDesign, merged: { content: DesignContent; mine: DesignContent } | null): void;
  /** From here on this page works on a copy: `conflict` = both changed the same, `gone` = the design was deleted elsewhere. */
  onMoved(id: string, why: "conflict" | "gone", from: string): void;
};

/** A pause of this length is the end of a thought. */
const PAUSE_MS = 700;
const RETRY_FIRST_MS = 2_000;
const RETRY_LONGEST_MS = 30_000;

/** On a bad network a person writes on; older ones than this are not kept. */
const UNANSWERED_MAX = 5;

export type Keeper = ReturnType<typeof createKeeper>;

/**
 * Saves one design as it changes. Each save names the revision it stands on; when somebody else was faster, both changes are put
 * together, and where that cannot be done, mine becomes a copy: nothing is ever written over.
 */
export function createKeeper(
  api: Api,
  opened: { id: string; base: Base | null; kept?: KeptDesign | null },
  events: KeeperEvents,
  { pauseMs = PAUSE_MS, retryMs = RETRY_FIRST_MS } = {},
) {
  let { id, base } = opened;
  /** Pictures that were made before the server had the design. */
  let versionIds: string[] = [];
  let current: DesignContent | null = null;
  /** Sent since the last answer: the server may have any of these. */
  let unanswered: DesignContent[] = [];
  /** The server's last change that this page knows, by opening the design or by a save of its own: that is no news. */
  let knownAt = opened.kept?.updatedAt ?? "";
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  // While an answer is awaited the server may have what was sent, though the page went back to what it had before.
  const isDirty = () => current !== null && (unanswered.length > 0 || !isSame(current, base?.content));
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  };
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(save), ms);
  };

  /** True when the server has all. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    while (current && isDirty()) {
      events.onStatus({ kind: "saving" });
      try {
        unanswered = [...unanswered, current].slice(-UNANSWERED_MAX);
        await send(current);
        unanswered = [];
        failures = 0;
      } catch (error) {
        if (await isSettled(error)) continue;
        return false;
      }
    }
    events.onStatus({ kind: "saved" });
    return true;
  }

  async function send(content: DesignContent): Promise<void> {
    if (base) {
      const body = { revision: base.revision, ...content };
      const { data } = await api.call("putDesign", { params: { id }, body });
      base = { revision: data.revision, content };
      knownAt = data.updatedAt;
      return;
    }
    const { data } = await api.call("createDesign", { body: { id, ...content, versionIds } });
    base = { revision: data.revision, content };
    knownAt = data.updatedAt;
    if (versionIds.length > 0) events.onCame(data, null);
  }

  /** Whether another attempt makes sense at once; where not, says how it stands. */
  async function isSettled(error: unknown): Promise<boolean> {
    try {
      if (error instanceof ApiError && error.status === 409 && error.data) {
        await putTogether(error.data as KeptDesign);
        return true;
      }
      if (error instanceof ApiError && error.status === 404 && base && (await isGone())) {
        const from = id;
        id = crypto.randomUUID();
        base = null;
        events.onMoved(id, "gone", from);
        return true;
      }
    } catch (again) {
      return tell(again);
    }
    return tell(error);
  }

  function tell(error: unknown): false {
    if (error instanceof ApiError && isLater(error)) {
      events.onStatus({ kind: "offline" });
      saveIn(Math.min(RETRY_LONGEST_MS, retryMs * 2 ** failures++));
    } else events.onStatus({ kind: "refused", message: sentenceOf(error, MESSAGES.unexpected) });
    return false;
  }

  async function isGone(): Promise<boolean> {
    try {
      await api.call("getDesign", { params: { id } });
      return false;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return true;
      throw error;
    }
  }

  async function putTogether(kept: KeptDesign): Promise<void> {
    const theirs = contentOfKept(kept);
    const mine = current ?? theirs;
    // A save of this page whose answer was lost is what its later changes stand on, and no change of somebody else.
    const own = unanswered.find((sent) => isSame(sent, theirs));
    const { merged, conflict } = mergeContent(own ?? base?.content ?? null, mine, theirs);
    unanswered = [];
    if (conflict) return moveToCopy(mine);
    const { view, shownId, primaryId } = mine.state;
    // What is looked at here is no change that the others should hear of.
    const seen = { ...theirs, state: { ...theirs.state, view, shownId, primaryId } };
    base = { revision: kept.revision, content: seen };
    current = merged;
    events.onCame(kept, { content: merged, mine });
  }

  async function moveToCopy(mine: DesignContent): Promise<void> {
    const copy = crypto.randomUUID();
    const title = `${(mine.title ?? (askedOf(mine.state) || "Design")).slice(0, DESIGN_TITLE_MAX - 7).toWellFormed()} (copy)`;
    const { data } = await api.call("duplicateDesign", {
      params: { id },
      body: { id: copy, title, state: mine.state },
    });
    const from = id;
    id = copy;
    const content = contentOfKept(data);
    base = { revision: data.revision, content };
    const before = current ?? mine;
    current = { ...before, title: content.title };
    events.onCame(data, { content: current, mine: before });
    events.onMoved(copy, "conflict", from);
  }

  return {
    /** The design as it is now. */
    changed(content: DesignContent, looseVersionIds: string[]) {
      current = content;
      versionIds = looseVersionIds;
      if (isDirty()) {
        events.onStatus({ kind: "saving" });
        saveIn(failures > 0 ? retryMs : pauseMs);
      }
    },
    /** Sends what is not sent yet, now. True when the server has all. */
    flush: () => inTurn(save),
    /** Its id, once the server has it. */
    keptId: () => (base ? id : null),
    base: () => base,
    isDirty,
    /** The design as the server has it now; nothing happens when this page wrote it. */
    pull: (news?: { updatedAt: string }) =>
      inTurn(async () => {
        if (!base || (news && news.updatedAt === knownAt)) return;
        const { data } = await api.call("getDesign", { params: { id } });
        if (data.revision === base.revision) return events.onCame(data, null);
        await putTogether(data);
        if (isDirty()) await save();
      }).catch((error) => {
        if (error instanceof ApiError && error.status === 404 && current) return inTurn(save);
      }),
    /** One that was fetched before this page began. */
    meet: (kept: KeptDesign) =>
      inTurn(async () => {
        if (kept.revision === base?.revision) return;
        await putTogether(kept);
        if (isDirty()) await save();
      }).catch(tell),
    /** Sends what is left, and listens no more. */
    close() {
      if (isDirty()) void inTurn(save);
    },
  };
}

/** Nobody's fault: the same again can go well. */
const isLater = ({ status }: ApiError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;
