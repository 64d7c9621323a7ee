import { describe, expect, it } from "vitest";
import { EMPTY_DOCUMENT } from "#core/design/design-document.ts";
import { designOf } from "#core/design/design-of.ts";
import { elementTitle } from "#core/design/element-title.ts";
import { type HandChange, handSentence } from "#core/design/hand-change.ts";
import { canTurn, HAND_OFFERS } from "#core/design/hand-offers.ts";
import type { ElementKind } from "#core/elements/element.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { inTestAll } from "#tests/only-in-test-all.ts";
import { openYard, YARD_CAMERAS } from "#tests/support/open-yard.ts";
import { seeOnce } from "#tests/support/see-once.ts";
import { renderConcept } from "./concept.ts";

const PROMPT = "lawn, 10 by 8 ft paver patio, fire pit, a maple tree, three boulders, planting bed, pergola";
const SEQUENCES = inTestAll("sequences of changes", 6, 1);
const CHANGES = inTestAll("sequences of changes", 6, 3);

const photo = await openYard("backyard-fence");
const camera = YARD_CAMERAS["backyard-fence"];
const seen = seeOnce(photo, camera);
const draw = (changes: readonly string[], prompt = PROMPT) =>
  renderConcept({ photo, camera, seen, prompt, changes, areas: [], viewpoint: "same", seed: 1 });

const { document } = designOf({ prompt: PROMPT, areas: [] });
const movable = document.elements.filter(({ element }) => HAND_OFFERS[element.kind as ElementKind].moves);

/** A change of one thing, said as hand or words say it. */
function randomChange(random: ReturnType<typeof seededRandom>): { said: string; moved: string | null } {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random.next() * all.length)]!;
  const one = pick(movable);
  const feet = () => Math.round((random.next() - 0.5) * 80);
  const by = (change: HandChange) => handSentence(elementTitle(one), change);
  const moves = [
    by({ kind: "move", rightFt: feet() || 1, awayFt: feet() }),
    `move the ${one.element.kind === "pavers" ? "patio" : one.element.kind.replace("-", " ")} ${pick(["to the left", "to the right", "farther back", "closer", "20 ft to the left", "30 ft to the right"])}`,
  ];
  const sorts = [
    { said: pick(moves), moved: one.id },
    ...(HAND_OFFERS[one.element.kind].sizes === "size" ? [{ said: by({ kind: "grow" }), moved: null }] : []),
    ...(canTurn(one.element) ? [{ said: by({ kind: "turn", degrees: 5 * feet() || 45 }), moved: null }] : []),
  ];
  return pick(sorts);
}

describe("a design that is moved, grown and turned", () => {
  it.each(Array.from({ length: SEQUENCES }, (_, k) => k + 1))(
    "loses nothing without a sentence, and what is moved not at all (%i)",
    { timeout: 60_000 },
    (seed) => {
      const random = seededRandom(seed * 7919);
      const changes: string[] = [];
      let before = draw(changes);
      for (let k = 0; k < CHANGES; k++) {
        const { said, moved } = randomChange(random);
        changes.push(said);
        const after = draw(changes);
        const isPlaced = (output: typeof after, id: string) => output.placed.some((one) => one.id === id);
        const sentences = after.notes.map(({ sentence }) => sentence).join(" ");
        for (const { id, element } of after.document.elements) {
          if (isPlaced(after, id)) continue;
          const name =
            element.kind === "pavers"
              ? "patio"
              : element.kind.replace("-", " ").replace("bed", "planting bed");
          expect(sentences, `${changes.join(" | ")}: ${id}`).toMatch(
            new RegExp(`(?:no room|Nothing) .*${name}`),
          );
          if (id === moved) expect(isPlaced(before, id), `${changes.join(" | ")}: ${id}`).toBe(false);
        }
        before = after;
      }
    },
  );

  it("is the same document again once each change is undone, in the order of the changes", () => {
    const random = seededRandom(5);
    const changes = Array.from({ length: 12 }, () => randomChange(random).said);
    const documents = changes.map(
      (_, k) => designOf({ prompt: PROMPT, areas: [], changes: changes.slice(0, k) }).document,
    );
    for (let back = 1; back <= changes.length; back++) {
      const undone = [...changes, ...Array.from({ length: back }, () => "undo")];
      const now = designOf({ prompt: PROMPT, areas: [], changes: undone }).document;
      expect(now).toEqual(documents.at(-back));
    }
    expect(documents[0]).not.toEqual(EMPTY_DOCUMENT);
  });
});
