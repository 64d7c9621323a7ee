import type { KeepStatus } from "./design-keeper.ts";

type Standing = {
  /** There is something to keep. */
  begun: boolean;
  /** A photo is not at the server yet. */
  isSending: boolean;
  /** What the keeper last said. */
  status: KeepStatus | null;
  /** The server has had it before. */
  isKept: boolean;
  /** The device has a network. */
  online: boolean;
};

/** What the sign beside a design's name says; null while there is nothing to save. Nothing is being saved without a network. */
export function shownStatus({ begun, isSending, status, isKept, online }: Standing): KeepStatus | null {
  if (!begun) return null;
  const said: KeepStatus = status ?? { kind: isKept ? "saved" : "saving" };
  const standing: KeepStatus = isSending && said.kind === "saved" ? { kind: "saving" } : said;
  return standing.kind === "saving" && !online ? { kind: "offline" } : standing;
}
