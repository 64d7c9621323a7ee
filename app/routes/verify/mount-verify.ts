import type { SealWords } from "#contract/seal-words.ts";

/** A sealed proposal has 3 MB at most; much larger files only keep a phone busy. */
const LARGEST_BYTES = 50_000_000;

const SENTENCES = {
  tooLarge: "This file is too large to be a sealed proposal.",
  noCrypto: "This browser checks files on pages with https alone. Please open this page by https.",
  failed: "The file could not be checked. Please look at your connection, reload the page and try again.",
  noFirst: "Choose the sealed PDF first, then its pictures.",
} as const;

/** Comes with the first file: the page needs none of it before. */
const loadChecker = () => import("./check-file.ts");

/**
 * Brings the page that checks sealed files to life: a root with a file field, a place to drop files, and the result below, whose rows are
 * made from `<template>`s. A PDF is checked; pictures are compared with the record that was checked before. Returns the undo.
 */
export function mountVerify(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const part = <T extends HTMLElement>(name: string) => root.querySelector<T>(`[data-part="${name}"]`)!;
  const field = root.querySelector<HTMLInputElement>('input[type="file"]')!;
  const drop = part("drop");
  const result = part("result");
  let record: unknown = null;
  let latest = 0;

  const fill = (list: string, rows: readonly string[][]) => {
    const place = part(list);
    const template = root.querySelector<HTMLTemplateElement>(`template[data-row="${list}"]`)!;
    place.replaceChildren(
      ...rows.map((texts) => {
        const row = template.content.cloneNode(true) as DocumentFragment;
        const cells = [...row.querySelectorAll("[data-cell]")];
        cells.forEach((cell, i) => {
          cell.textContent = texts[i] ?? "";
        });
        return row;
      }),
    );
    place.hidden = rows.length === 0;
  };

  function show(name: string, words: SealWords) {
    result.hidden = false;
    result.dataset.verdict = words.verdict;
    part("file").textContent = name;
    part("title").textContent = words.title;
    fill(
      "sentences",
      words.sentences.map((text) => [text]),
    );
    fill(
      "places",
      words.places.map((text) => [text]),
    );
    fill("facts", words.facts);
    fill("pictures", []);
    part("compare").hidden = words.facts.length === 0 || words.verdict === "bad";
  }
  const refuse = (name: string, title: string) =>
    show(name, { verdict: "unknown", title, sentences: [], places: [], facts: [] });

  async function check(file: File, turn: number) {
    root.toggleAttribute("data-busy", true);
    try {
      if (file.size > LARGEST_BYTES) return refuse(file.name, SENTENCES.tooLarge);
      if (!globalThis.crypto?.subtle) return refuse(file.name, SENTENCES.noCrypto);
      const { checkFile } = await loadChecker();
      const found = await checkFile(file);
      // Another file was chosen meanwhile.
      if (turn !== latest) return;
      record = found.record;
      show(file.name, found.words);
    } catch {
      refuse(file.name, SENTENCES.failed);
    } finally {
      if (turn === latest) root.toggleAttribute("data-busy", false);
    }
  }

  async function compare(files: readonly File[]) {
    const named: string[][] = [];
    const { findPicture } = await loadChecker();
    for (const file of files) {
      const found = await findPicture(record, file);
      named.push([file.name, found ? `Unchanged: ${found}.` : "Not one of the pictures of this proposal."]);
    }
    fill("pictures", named);
  }

  async function take(files: readonly File[]) {
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    const paper = files.find((file) => !pictures.includes(file));
    if (paper) await check(paper, ++latest);
    if (pictures.length === 0) return;
    if (record) await compare(pictures);
    else if (!paper) refuse(pictures[0]?.name ?? "", SENTENCES.noFirst);
  }

  field.addEventListener(
    "change",
    () => {
      void take([...(field.files ?? [])]);
      // The same file again is a change too.
      field.value = "";
    },
    { signal },
  );
  // A file that falls beside the place would otherwise replace the page.
  for (const name of ["dragover", "drop"] as const)
    root.ownerDocument.addEventListener(name, (event) => event.preventDefault(), { signal });
  drop.addEventListener("dragenter", () => drop.toggleAttribute("data-over", true), { signal });
  drop.addEventListener("dragleave", () => drop.toggleAttribute("data-over", false), { signal });
  drop.addEventListener(
    "drop",
    (event) => {
      drop.toggleAttribute("data-over", false);
      void take([...(event.dataTransfer?.files ?? [])]);
    },
    { signal },
  );
  root.toggleAttribute("data-ready", true);
  return () => listeners.abort();
}
