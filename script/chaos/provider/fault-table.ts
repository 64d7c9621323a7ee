import type { ProviderRow } from "./provider-row.ts";

function cellOf(row: ProviderRow | undefined): string {
  if (!row) return "";
  return row.faults.length > 0 ? "WRONG" : `${(row.ms / 1000).toFixed(1)} s`;
}

/** Fault by fault and engine by engine: the seconds until its end where all was as specified, else WRONG; empty = not of this engine. */
export function faultTable(
  engines: readonly string[],
  found: ReadonlyMap<string, readonly ProviderRow[]>,
): string {
  const names = [...new Set([...found.values()].flat().map(({ name }) => name))];
  const width = Math.max(5, ...names.map(({ length }) => length));
  const columns = engines.map((engine) => Math.max(engine.length, "WRONG".length, "12.3 s".length));
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((cell, at) => cell.padStart(columns[at]!))].join("  ").trimEnd();
  const row = (name: string) =>
    line(
      name,
      engines.map((engine) => cellOf(found.get(engine)?.find((one) => one.name === name))),
    );
  const sums = engines.map((engine) => {
    const rows = found.get(engine) ?? [];
    return `${rows.filter(({ faults }) => faults.length === 0).length}/${rows.length}`;
  });
  return [line("fault", engines), ...names.map(row), line("as specified", sums)].join("\n");
}
