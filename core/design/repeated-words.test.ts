import { expect, it } from "vitest";
import { changedDesign, designOf } from "./design-of.ts";

const { document } = designOf({ prompt: "lawn; 5 boxwood", areas: [] });

/** Milliseconds that reading one word so many times takes, as a wish and as a change; the least of three. */
function readingMs(word: string, times: number): number {
  const text = `${new Array(times).fill(word).join(" ")} qx`;
  const once = () => {
    const start = performance.now();
    designOf({ prompt: text, areas: [] });
    changedDesign({ document, earlier: [] }, [], [text]);
    return performance.now() - start;
  };
  return Math.min(once(), once(), once());
}

// A pattern that can split the same words in two ways doubles its work with each of them: 16 more words are 65,536 times as much.
it.each(["it", "looks", "wow,", "so", "please", "the", "them and"])(
  "reads “%s” again and again in step with the length",
  (word) => {
    readingMs(word, 4);
    expect(readingMs(word, 28)).toBeLessThan(40 * readingMs(word, 12));
  },
);
