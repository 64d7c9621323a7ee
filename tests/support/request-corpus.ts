import { readFileSync } from "node:fs";

/** One request of the corpus: its words, and what it means in the short form of the file. */
export type CorpusLine = { words: string; meaning: string };

/**
 * The requests of a file in two halves by a fixed rule (FNV-1a of the words, odd or even). The tuned half may be looked at while the
 * grammar is written. Of the half that is put aside only the score is looked at, so that it tells how the grammar does on
 * words it was not written for. Lines under a heading that ends in "(tuned)" are all of the tuned half.
 */
export function readCorpus(name: "changes" | "wishes"): { tuned: CorpusLine[]; putAside: CorpusLine[] } {
  const file = new URL(`../fixtures/requests/${name}.txt`, import.meta.url);
  const tuned: CorpusLine[] = [];
  const putAside: CorpusLine[] = [];
  let isTunedSection = false;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("##")) isTunedSection = line.endsWith("(tuned)");
    if (line.trim() === "" || line.startsWith("#")) continue;
    const at = line.lastIndexOf(" => ");
    if (at < 0) throw new Error(`no meaning: ${line}`);
    const words = line.slice(0, at);
    (isTunedSection || fnv1a(words) % 2 === 1 ? tuned : putAside).push({
      words,
      meaning: line.slice(at + 4).trim(),
    });
  }
  return { tuned, putAside };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** "pavers use=patio size=12x16ft" in parts: what it is of, and its fields. */
export function readFields(part: string): { head: string[]; fields: Record<string, string> } {
  const words = part.split(" ").filter(Boolean);
  const isField = (word: string) => word.includes("=");
  return {
    head: words.filter((word) => !isField(word)),
    fields: Object.fromEntries(words.filter(isField).map((word) => word.split("=") as [string, string])),
  };
}

const METERS: Record<string, number> = { ft: 0.3048, in: 0.0254, m: 1 };

/** "12x16ft" in meters, smaller first; "6in" as one length. */
export function lengthsOf(text: string): number[] {
  const [, numbers = "", unit = ""] = /^([\d.x]+)(ft|in|m)$/.exec(text) ?? [];
  return numbers
    .split("x")
    .map((number) => Number(number) * METERS[unit]!)
    .sort((a, b) => a - b);
}

/** Equal lengths, to a percent: "1.8 m" and "6 ft" are not written to the last digit. */
export const sameLengths = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((length, k) => Math.abs(length - b[k]!) <= 0.01 * length + 1e-9);
