import { describe, expect, it } from "vitest";
import { namesWhatStays } from "./names-what-stays.ts";

describe("a wish that names what stays in the photo", () => {
  it("places something by it, or keeps it", () => {
    expect(namesWhatStays("put a patio around the fire pit. picnic table gone")).toBe(true);
    expect(namesWhatStays("keep the old grill, the chairs can go")).toBe(true);
    expect(namesWhatStays("a fire pit and four chairs. picnic table gone")).toBe(false);
    expect(namesWhatStays("get rid of the bins")).toBe(false);
  });
});
