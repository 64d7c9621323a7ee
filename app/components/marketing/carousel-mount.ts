/** Place after a step, wrapping around at both ends. */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/**
 * Brings a carousel to life. Markup: `[data-slide]` for each slide, `[data-step="-1"]` and `[data-step="1"]` for the arrows,
 * `[data-dot]` for the dots, in the order of the slides. Without a script every slide stands in the page. Returns the undo.
 */
export function mountCarousel(root: HTMLElement): () => void {
  const slides = [...root.querySelectorAll<HTMLElement>("[data-slide]")];
  const dots = [...root.querySelectorAll<HTMLElement>("[data-dot]")];
  const listeners = new AbortController();
  let current = 0;

  const show = (index: number) => {
    current = wrap(index, slides.length);
    for (const [k, slide] of slides.entries()) slide.toggleAttribute("data-current", k === current);
    for (const [k, dot] of dots.entries()) dot.setAttribute("aria-current", String(k === current));
  };
  const onClick = (element: Element, go: () => void) =>
    element.addEventListener("click", go, { signal: listeners.signal });
  for (const arrow of root.querySelectorAll<HTMLElement>("[data-step]"))
    onClick(arrow, () => show(current + Number(arrow.dataset.step)));
  for (const [k, dot] of dots.entries()) onClick(dot, () => show(k));
  return () => listeners.abort();
}
