/** The parts of a page by their `data-part`, and rows made from its `<template>`s. */
export const partOf = <T extends HTMLElement>(root: ParentNode, name: string): T | null =>
  root.querySelector<T>(`[data-part="${name}"]`);

/** Writes a text into every part of this name. */
export function write(root: ParentNode, name: string, text: string): void {
  for (const place of root.querySelectorAll(`[data-part="${name}"]`))
    if (place.textContent !== text) place.textContent = text;
}

export function fillRows(
  root: ParentNode,
  place: HTMLElement | null,
  row: string,
  rows: readonly string[][],
): void {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-row="${row}"]`);
  if (!template || !place) return;
  place.replaceChildren(
    ...rows.map((texts) => {
      const made = template.content.cloneNode(true) as DocumentFragment;
      made.querySelectorAll("[data-cell]").forEach((cell, i) => {
        cell.textContent = texts[i] ?? "";
      });
      return made;
    }),
  );
}

/** Shows a sentence where there is one, and hides its place where there is none. */
export function tell(place: HTMLElement | null, sentence: string): void {
  if (!place) return;
  place.textContent = sentence;
  place.hidden = sentence === "";
}
