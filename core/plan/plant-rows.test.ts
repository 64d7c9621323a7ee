import { describe, expect, it } from "vitest";
import { parsePlan } from "./parse-plan.ts";

/** The beds of a text: their places and in which parts of them plants stand. */
const bedsOf = (text: string) =>
  parsePlan(text).elements.flatMap((one) =>
    one.kind === "bed" ? [{ place: one.place, rows: one.rows }] : [],
  );

describe("parts of a bed that are said of its plants", () => {
  it.each([
    [
      "add lavender along the front edge and white hydrangeas against the patio",
      { lavender: "front", hydrangea: "back" },
    ],
    ["hydrangeas in the back, hostas up front, dark mulch", { hydrangea: "back", hosta: "front" }],
    ["3 blue hydrangeas and hostas in front", { "hydrangea-blue": "back", hosta: "front" }],
    [
      "grasses at the back and sedum along the edge",
      {
        "feather-reed-grass": "back",
        "fountain-grass": "back",
        sedum: "front",
      },
    ],
    ["boxwood on both ends, roses in the middle", { boxwood: "ends", rose: "middle" }],
    [
      "hostas on the left, ferns on the right, astilbe in between",
      { hosta: "left", fern: "right", astilbe: "middle" },
    ],
  ])("%s", (text, rows) => {
    expect(bedsOf(text)).toEqual([{ place: undefined, rows }]);
  });

  it("leave the bed along the wall that its plants stand against", () => {
    expect(bedsOf("azaleas under the windows, liriope along the front edge")).toEqual([
      { place: "along-house", rows: { rhododendron: "back", liriope: "front" } },
    ]);
    expect(
      bedsOf("low boxwoods against the brick and pink knockout roses in front, dark brown mulch"),
    ).toEqual([{ place: "along-house", rows: { boxwood: "back", "rose-pink": "front" } }]);
  });

  it("are none where plants stand at places of the yard", () => {
    for (const text of [
      "hydrangeas and hostas in front of the house",
      "plant roses and lavender in the front yard",
      "lavender and catmint out front",
      "lavender and salvia along the front walk",
      "roses on the left and hydrangeas on the right",
    ])
      for (const { rows } of bedsOf(text)) expect(rows, text).toBeUndefined();
  });

  it("are told", () => {
    const [note] = parsePlan("boxwoods along the house with lavender in front").notes;
    expect(note!.sentence).toBe(
      "Planting bed (brown mulch) with boxwood behind, English lavender in front along the house.",
    );
  });
});

describe("a plant at the edge of its bed", () => {
  it.each([
    "Fresh black mulch there with white begonias along the grass edge",
    "low liriope along the edge of the bed",
    "edge the bed with begonias",
    "begonias at the front of the bed",
  ])("%s", (text) => {
    const [bed] = bedsOf(text);
    expect(bed!.place).toBeUndefined();
    expect(Object.values(bed!.rows ?? {})).toEqual(["edge"]);
  });

  it("may be the edge of the yard where no bed is named, but not in a circle", () => {
    expect(bedsOf("liriope along the edge")).toEqual([{ place: "border", rows: undefined }]);
    const [circled] = parsePlan("liriope along the edge", undefined, { inCircle: true }).elements;
    expect(circled).toMatchObject({ rows: { liriope: "edge" } });
  });
});

describe("one row of one plant", () => {
  const inRow = (text: string) =>
    parsePlan(text).elements.map((one) => one.kind === "bed" && one.inRow === true);

  it.each([
    "five boxwoods evenly spaced under the windows",
    "indian hawthorn row along the foundation",
    "peonies in a row, 3 ft apart",
    "a clean mulch bed, three boxwood balls evenly spaced",
    "spirea, 6 of them, in one straight row",
  ])("%s", (text) => {
    expect(inRow(text)).toEqual([true]);
  });

  it.each(["boxwoods in two rows", "hostas and ferns evenly spaced", "a bed of hostas"])(
    "is not asked for by: %s",
    (text) => {
      expect(inRow(text)).toEqual([false]);
    },
  );
});
