/**
 * Prints the features of marked requests as lines of JSON, from the very code that the product reads with:
 * `node script/run.mjs training/words/features.ts FILE... > out.jsonl`. The tuned half of the corpus of requests follows, without marks: all
 * of each is asked ("!").
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { normalText, type Token, tokenize } from "#core/plan/reading/tokenize.ts";
import { wordFeatures } from "#core/plan/roles/word-features.ts";
import { readCorpus } from "#tests/support/request-corpus.ts";

/** "{A a deck} and" in parts, each with its letter; bare words are "O". */
const partsOf = (line: string): { role: string; words: string }[] =>
  [...line.matchAll(/\{([APRKNTY]) ([^{}]*)\}|([^{}]+)/g)].map(([, role = "O", marked, bare]) => ({
    role,
    words: marked ?? bare ?? "",
  }));

function marked(line: string): { tokens: Token[]; roles: string[] } {
  const tokens: Token[] = [];
  const roles: string[] = [];
  let from = 0;
  for (const { role, words } of partsOf(line)) {
    const normal = normalText(words);
    for (const token of tokenize(normal)) {
      tokens.push({ ...token, start: token.start + from, end: token.end + from });
      roles.push(role);
    }
    from += normal.length + 1;
  }
  return { tokens, roles };
}

function print(file: string, tokens: readonly Token[], roles: readonly string[]): void {
  const words = wordFeatures(tokens, readLexemes(tokens));
  console.log(JSON.stringify({ file, text: tokens.map(({ text }) => text), roles, words }));
}

for (const path of process.argv.slice(2))
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const file = basename(path);
    if (/[{}]/.test(line.replace(/\{[APRKNTY] [^{}]*\}/g, ""))) throw new Error(`${file}: ${line}`);
    const { tokens, roles } = marked(line);
    print(file, tokens, roles);
  }

/** Why something is asked is no part of it. */
const REASON = /\b(?:because|cause|cuz|since|so (?:that|i|we|they|the)|they'll|allergic|kids?|dogs?)\b/i;

for (const name of ["changes", "wishes"] as const)
  for (const { words } of readCorpus(name).tuned) {
    if (REASON.test(words)) continue;
    const tokens = tokenize(normalText(words));
    print(
      name,
      tokens,
      tokens.map(() => "!"),
    );
  }
