import { expect, it } from "vitest";
import { designOf } from "#core/design/design-of.ts";

const toldOf = (prompt: string, areas: string[]) =>
  designOf({ prompt, areas: areas.map((description, k) => ({ id: `${k}`, description })) }).plans.flatMap(
    ({ plan }) => plan.notes.filter(({ status }) => status === "told"),
  );
const WISH = "Curved brick paver walk from the front door to the street";

it("asks for no highlight where a walk was drawn in one", () => {
  expect(toldOf("", [WISH])).toEqual([]);
  expect(toldOf("New sod all over.", [WISH])).toEqual([]);
});

it("asks for one where the layout chooses how a walk lies", () => {
  expect(toldOf(WISH, [])).toHaveLength(1);
  expect(toldOf("", [`New lawn with a ${WISH}`])).toHaveLength(1);
});

it("asks for no size of a bed that was drawn, and for one where the layout chooses it", () => {
  const wish = "Widen this bed, curved, with hydrangeas and hostas";
  expect(toldOf("", [wish])).toEqual([]);
  expect(toldOf(wish, [])).toHaveLength(2);
});

it("says nothing of a chosen place for the only ground of a highlight, and of places it does", () => {
  const gravel = designOf({
    prompt: "",
    areas: [{ id: "1", description: "Gray gravel between the stepping stones" }],
  });
  expect(gravel.plans.flatMap(({ plan }) => plan.notes)).toMatchObject([
    { status: "placed", sentence: "Gray gravel area." },
  ]);
});

it("stands a high hedge behind the low bed that shares its highlight, whatever is before the wall", () => {
  const placesOf = (description: string) => {
    const { plans } = designOf({ prompt: "", areas: [{ id: "1", description }] });
    return plans[0]!.plan.elements.map(({ kind, place }) => [kind, place]);
  };
  const inOrder = [
    ["bed", "front"],
    ["hedge", "back"],
  ];
  expect(placesOf("Black mulch bed along the wall, arborvitae in front of the AC unit, some spirea")).toEqual(
    inOrder,
  );
  expect(placesOf("Brown mulch bed with spirea, arborvitae hedge")).toEqual(inOrder);
  expect(placesOf("Black mulch bed and tall arborvitae along the wall, with spirea")).toEqual(inOrder);
  const wish = "Black mulch bed along the wall with spirea, arborvitae hedge";
  const { plans } = designOf({ prompt: "", areas: [{ id: "1", description: wish }] });
  expect(plans[0]!.plan.notes.map(({ sentence }) => sentence)).toEqual([
    "Planting bed (black mulch) with Japanese spirea at the front.",
    "Emerald Green arborvitae hedge at the back.",
  ]);
  // Where words say the order, or the hedge is as low as the plants, it is theirs.
  expect(placesOf("Arborvitae hedge at the front, hostas behind it")).toContainEqual(["hedge", "front"]);
  expect(placesOf("Lavender bed with a 2 ft boxwood hedge")).not.toContainEqual(["hedge", "back"]);
});

it("covers the loose stones of a highlight with the ground that comes there, and takes single rocks out", () => {
  const sentencesOf = (description: string) =>
    designOf({ prompt: "", areas: [{ id: "1", description }] }).plans[0]!.plan.notes.map(
      ({ sentence }) => sentence,
    );
  expect(sentencesOf("Rock out. Dark mulch and black eyed susans")).toContain("Makes room: rock.");
  expect(sentencesOf("Take out the big rock and plant hostas").join(" ")).toContain(
    "drawn around it: big rock",
  );
  expect(sentencesOf("Take out the rock, a redbud there").join(" ")).toContain("drawn around it: rock");
});
