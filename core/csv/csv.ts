/**
 * Comma separated values as RFC 4180 has them, both ways. Reading takes LF and CRLF, quoted cells with commas, line
 * breaks and doubled quotes, a byte order mark, and the semicolons that Excel writes where the comma is the decimal sign, as in
 * Quebec; it never fails: an unclosed quote runs to the end of the text.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const separator = separatorOf(source);
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const char = source[at]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (char === '"' && cell === "") quoted = true;
    else if (char === separator) endCell();
    else if (char === "\n") endRow();
    else if (!(char === "\r" && source[at + 1] === "\n")) cell += char;
  }
  if (cell !== "" || row.length > 0 || quoted) endRow();
  return rows;
}

/** By the first line, outside of its quotes. */
export function separatorOf(source: string): "," | ";" {
  const [line = ""] = source.split("\n", 1);
  const plain = line.replaceAll(/"[^"]*(?:"|$)/g, "");
  return plain.includes(";") && !plain.includes(",") ? ";" : ",";
}

/** Without it Excel reads UTF-8 as the machine's own code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What may begin a formula: spaces and invisible signs before it are skipped by some programs, and full-width signs read as plain ones (OWASP, CSV injection). */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/**
 * A spreadsheet runs a cell that begins like a formula. A leading apostrophe makes it text: Excel and LibreOffice show
 * the words as they are.
 */
export const defuseFormula = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
/** The opposite of `defuseFormula`, for files that come back from a spreadsheet. */
export const restoreFormula = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Text for Excel and LibreOffice: byte order mark, CRLF, text cells defused. Numbers are written as they are. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK +
  rows
    .map((row) =>
      row.map((cell) => (typeof cell === "number" ? String(cell) : quote(defuseFormula(cell)))).join(","),
    )
    .map((line) => `${line}\r\n`)
    .join("");
