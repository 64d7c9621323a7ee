import { KEPT_DAYS } from "#contract/kept-days.ts";
import { ProposalRecord } from "#contract/proposal-record.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { readStored } from "#server/adapters/storage/storage.ts";
import type { Db } from "#server/db/connect.ts";
import { sha256Of } from "#server/sha256.ts";
import { type LogRow, selectLog } from "./proposal-log.store.ts";
import { FIRST_PREVIOUS, hashOfRow } from "./proposal-log.ts";
import { findAnyProposal, findRecord, selectProposalFiles, selectRecordIds } from "./proposals.store.ts";

const DAY_MS = 86_400_000;

/** What is wrong first, in words for the person at the terminal; null = nothing. */
export type LogFault = { sequence: number | null; fault: string };
export type LogReport = { rows: number; records: number; papers: number; fault: LogFault | null };

type Deps = { db: Db; storage: Storage; now(): Date };
type Told = Map<string, { sequence: number; sha256: string; at: Date }>;

/** Walks the log from its first row, and holds the records and sealed papers against what it says of them. */
export async function verifyLog(deps: Deps): Promise<LogReport> {
  const recorded: Told = new Map();
  const sealed: Told = new Map();
  const report: LogReport = { rows: 0, records: 0, papers: 0, fault: null };
  let before: Pick<LogRow, "sequence" | "sha256"> = { sequence: 0, sha256: FIRST_PREVIOUS };
  for await (const rows of selectLog(deps.db))
    for (const row of rows) {
      const fault = faultOfRow(row, before);
      if (fault) return { ...report, fault: { sequence: row.sequence, fault } };
      report.rows++;
      before = row;
      const { proposalId, sequence, at, data } = row;
      if (row.event === "recorded")
        recorded.set(proposalId, { sequence, at, sha256: String(data.recordSha256) });
      if (row.event === "sealed") sealed.set(proposalId, { sequence, at, sha256: String(data.pdfSha256) });
    }
  return { ...report, ...(await verifyRecords(deps, recorded, sealed)) };
}

/** A row that was changed, one that is missing before it, and one that was put in between. */
function faultOfRow(row: LogRow, before: Pick<LogRow, "sequence" | "sha256">): string | null {
  if (row.sequence !== before.sequence + 1)
    return `row ${before.sequence + 1} is missing: after row ${before.sequence} comes row ${row.sequence}`;
  if (row.previousSha256 !== before.sha256)
    return `row ${row.sequence} does not follow row ${before.sequence}: it names another hash than that row has`;
  if (hashOfRow(row) !== row.sha256)
    return `row ${row.sequence} was changed: its hash is not that of its contents`;
  return null;
}

async function verifyRecords({ db, storage, now }: Deps, recorded: Told, sealed: Told) {
  let records = 0;
  let papers = 0;
  const stop = (told: { sequence: number } | undefined, fault: string) => ({
    ...{ records, papers },
    fault: { sequence: told?.sequence ?? null, fault },
  });
  const ids = await selectRecordIds(db);
  const there = new Set(ids);
  const forgottenBefore = now().getTime() - KEPT_DAYS.sealedRecords * DAY_MS;
  for (const [id, told] of recorded)
    if (!there.has(id) && told.at.getTime() > forgottenBefore)
      return stop(told, `the record of proposal ${id} is missing`);
  for (const id of ids) {
    const row = await findRecord(db, id);
    const told = recorded.get(id);
    if (!row || !told) return stop(told, `the log does not know the record of proposal ${id}`);
    if (sha256Of(row.record) !== told.sha256 || row.sha256 !== told.sha256)
      return stop(told, `the record of proposal ${id} was changed`);
    const { offer } = ProposalRecord.parse(JSON.parse(row.record));
    if (sha256Of(row.priceSheet) !== offer.priceSheetSha256)
      return stop(told, `the price sheet of proposal ${id} was changed`);
    const faulty = await isPictureLost({ db, storage }, id, offer);
    if (faulty) return stop(told, `a picture of proposal ${id} is missing or was changed`);
    records++;
    const paper = sealed.get(id);
    if (!row.pdfKey && !paper) continue;
    const content = row.pdfKey && (await readStored(storage, row.pdfKey).catch(() => null));
    if (!content || !paper || sha256Of(content) !== paper.sha256 || row.pdfSha256 !== paper.sha256)
      return stop(paper, `the sealed PDF of proposal ${id} is missing or was changed`);
    papers++;
  }
  return { records, papers, fault: null };
}

/** Whether a stored picture is not the one that was signed. Those of a deleted account are gone with it; its paper has them. */
async function isPictureLost(
  { db, storage }: Pick<Deps, "db" | "storage">,
  id: string,
  { options }: ProposalRecord["offer"],
): Promise<boolean> {
  const files = await selectProposalFiles(db, id);
  if (files.length === 0) return (await findAnyProposal(db, id)) !== null;
  for (const { sha256 } of options.flatMap(({ picture, photo }) => (photo ? [picture, photo] : [picture]))) {
    const file = files.find((one) => one.sha256 === sha256);
    const content = file && (await readStored(storage, file.key).catch(() => null));
    if (!content || sha256Of(content) !== sha256) return true;
  }
  return false;
}
