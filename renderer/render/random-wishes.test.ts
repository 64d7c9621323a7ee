import { expect, it } from "vitest";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { openYard } from "#tests/support/open-yard.ts";
import { drawRandomWish } from "#tests/support/random-wish.ts";

/** `npm run bench -- random` draws 2,000. One on each yard in every run. */
const WISHES = inTestAll("wishes at random", 10, 3);
/** Processor time; several times what a wish takes here (0.1 to 1.5 s, with the plants that it is the first to grow). */
const MOST_MS = 6000;
const yards = await Promise.all((["front-ranch", "backyard-fence", "portrait-walk"] as const).map(openYard));

it("any text and any strokes give a picture in time and change nothing outside it", {
  timeout: 120_000,
}, () => {
  for (let seed = 0; seed < WISHES; seed++) {
    expect(drawRandomWish(seed, yards[seed % yards.length]!)).toBeLessThan(MOST_MS);
  }
});
