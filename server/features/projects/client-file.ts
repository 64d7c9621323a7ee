import type { z } from "zod";
import { ProjectBody } from "#contract/endpoints/projects.ts";
import { IMPORT_ROWS_MAX, PROJECT_TITLE_MAX } from "#contract/limits.ts";
import { PROJECT_MESSAGES } from "#contract/project-messages.ts";
import { parseCsv, restoreFormula, writeCsv } from "#core/csv/csv.ts";
import { PROJECT_STATUSES, type ProjectStatus, projectStatusKeys } from "#core/projects/project-status.ts";
import { AppError } from "#server/app-error.ts";
import type { ProjectRow } from "./projects.store.ts";

/**
 * Columns of a file of clients. The first name is the one that we write; the others are how address books, spreadsheets and other
 * programs of the trade call the same thing.
 */
const COLUMNS = {
  title: ["Project", "title", "project name", "project title", "job", "job name"],
  status: ["Status", "stage"],
  clientName: [
    "Client",
    "client name",
    "name",
    "full name",
    "customer",
    "customer name",
    "contact",
    "company",
  ],
  firstName: ["First name", "given name"],
  lastName: ["Last name", "family name", "surname"],
  clientEmail: ["Email", "e-mail", "email address", "e-mail address", "mail", "client email"],
  clientPhone: ["Phone", "phone number", "telephone", "mobile", "mobile phone", "cell", "client phone"],
  siteAddress: ["Address", "site address", "street address", "property address", "service address", "street"],
  city: ["City", "town"],
  region: ["State", "province", "state/province", "region"],
  postalCode: ["Postal code", "zip", "zip code", "postcode"],
  tags: ["Tags", "labels", "groups"],
  description: ["Description", "project description"],
  notes: ["Notes", "note", "comments", "comment"],
} as const satisfies Record<string, readonly [string, ...string[]]>;
type Column = keyof typeof COLUMNS;

const columnKeys = Object.keys(COLUMNS) as Column[];
/** Parts of an address book's entry, which stand in a project as one. */
const WRITTEN = columnKeys.filter(
  (column) => !["firstName", "lastName", "city", "region", "postalCode"].includes(column),
) as (keyof WrittenRow)[];
type WrittenRow = Pick<
  ProjectRow,
  | "title"
  | "status"
  | "clientName"
  | "clientEmail"
  | "clientPhone"
  | "siteAddress"
  | "tags"
  | "description"
  | "notes"
>;

const BODY = ProjectBody.required({ title: true });
type Body = z.output<typeof BODY>;

/** One line of the file: what it says, and what is wrong with it. `row` as a spreadsheet numbers it: the header is row 1. */
export type ClientRow = { row: number; body: Body | null; shown: Shown; faults: string[] };
type Shown = { title: string; clientName: string | null; siteAddress: string | null };

/** @throws AppError unprocessable for a file without rows or without a column that names anybody. */
export function readClients(csv: string): { rows: ClientRow[]; noted: string[] } {
  const refuse = (sentence: string) => new AppError("unprocessable", sentence);
  const [header = [], ...lines] = parseCsv(csv);
  const titles = header.map((title) => title.trim());
  const kinds = titles.map(kindOf);
  const known = kinds.filter((kind) => kind !== null);
  if (new Set(known).size < known.length) throw refuse(PROJECT_MESSAGES.csvColumnTwice);
  const names: Column[] = ["title", "clientName", "firstName", "lastName", "siteAddress"];
  if (!names.some((kind) => known.includes(kind))) throw refuse(PROJECT_MESSAGES.csvNoNames);
  const filled = lines
    .map((cells, index) => ({ cells: cells.map((cell) => restoreFormula(cell.trim())), row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (filled.length === 0) throw refuse(PROJECT_MESSAGES.csvEmpty);
  if (filled.length > IMPORT_ROWS_MAX) throw refuse(PROJECT_MESSAGES.csvTooLarge);
  return {
    rows: filled.map(({ cells, row }) => readRow(cells, row, { titles, kinds })),
    noted: titles.filter((title, at) => kinds[at] === null && title !== ""),
  };
}

const plain = (title: string) => title.toLowerCase().replaceAll(/[\s_]+/g, " ");

const kindOf = (title: string): Column | null =>
  columnKeys.find((column) => COLUMNS[column].some((name) => name.toLowerCase() === plain(title))) ?? null;

type Header = { titles: string[]; kinds: (Column | null)[] };

function readRow(cells: string[], row: number, { titles, kinds }: Header): ClientRow {
  const cell = (column: Column) => cells[kinds.indexOf(column)] ?? "";
  const joined = (parts: string[], by: string) => parts.filter(Boolean).join(by);
  const clientName = joined([cell("clientName"), joined([cell("firstName"), cell("lastName")], " ")], ", ");
  const place = joined([cell("region"), cell("postalCode")], " ");
  const siteAddress = joined([cell("siteAddress"), cell("city"), place], ", ");
  const title = cell("title") || (siteAddress || clientName).slice(0, PROJECT_TITLE_MAX);
  // What no column of ours fits is kept with its name.
  const others = cells.flatMap((text, at) =>
    text !== "" && kinds[at] === null ? [joined([titles[at] ?? "", text], ": ")] : [],
  );
  const status = statusOf(cell("status"));
  const read = BODY.safeParse({
    ...{ title, clientName, siteAddress, status: status.known },
    clientEmail: cell("clientEmail"),
    clientPhone: cell("clientPhone"),
    tags: cell("tags"),
    description: cell("description"),
    notes: joined([cell("notes"), ...others, status.noted], "\n"),
  });
  const faults = [
    ...(title === "" ? [PROJECT_MESSAGES.csvNeedsName] : []),
    ...(cells.slice(titles.length).some(Boolean) ? [PROJECT_MESSAGES.csvRowTooLong] : []),
    ...(title === "" || read.success ? [] : read.error.issues.map(({ message }) => message)),
  ];
  return {
    row,
    body: faults.length === 0 && read.success ? read.data : null,
    shown: { title, clientName: clientName || null, siteAddress: siteAddress || null },
    faults: [...new Set(faults)],
  };
}

/** By its word or its label; another program's word for it is kept as a note. */
function statusOf(text: string): { known: ProjectStatus | undefined; noted: string } {
  const known = projectStatusKeys.find(
    (key) => key === plain(text) || PROJECT_STATUSES[key].label.toLowerCase() === plain(text),
  );
  return { known, noted: known || text === "" ? "" : `${COLUMNS.status[0]}: ${text}` };
}

/** Cells that a spreadsheet would run as formulas are defused; `readClients` reads them back as they were. */
export const writeClients = (rows: readonly WrittenRow[]): string =>
  writeCsv([
    WRITTEN.map((column) => COLUMNS[column][0]),
    ...rows.map((row) =>
      WRITTEN.map((column) =>
        column === "status" ? PROJECT_STATUSES[row.status].label : (row[column] ?? ""),
      ),
    ),
  ]);
