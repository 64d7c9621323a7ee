import { expect, it } from "vitest";
import { withSame } from "./same-again.ts";

it("puts what another highlight asks for in the place of “same”", () => {
  expect(withSame(["boxwood hedge", "same here"])).toEqual(["boxwood hedge", "boxwood hedge"]);
  expect(withSame(["white roses and black mulch", "Same on this side."])[1]).toBe(
    "white roses and black mulch",
  );
  expect(withSame(["boxwood hedge", "same hedge here"])[1]).toBe("boxwood hedge here");
  expect(
    withSame(["take out the grass, decomposed granite with lavender", "same gravel, keep the tree"])[1],
  ).toBe("decomposed granite, keep the tree");
  expect(withSame(["brick edging along this bed", "same edging here"])[1]).toBe("brick edging here");
  expect(withSame(["gray paver patio", "same pavers for the walk"])[1]).toBe("same pavers for the walk");
});

it("leaves a text as it is that names all itself, or has no other beside it", () => {
  const texts = ["charcoal pavers", "New sod. Same mulch as before", ""];
  expect(withSame(texts)).toEqual(["charcoal pavers", expect.stringMatching(/same mulch/i), ""]);
  expect(withSame(["same here"])).toEqual(["same here"]);
});
