import { COLOR_WORDS } from "#core/elements/color-words.ts";
import type { FirePitForm, FireSeat } from "#core/elements/element.ts";
import type { WallColor } from "#core/elements/wall-looks.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { coloredName } from "./furniture.ts";
import { compactedStoneLine, labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Compacted stone under the kit: a round pad of 5 ft, 4 in thick. Assumption after kit makers' guides. */
const PAD_RADIUS_FT = 2.5;
const PAD_SQ_FT = Math.PI * PAD_RADIUS_FT ** 2;
const PAD_IN = 4;
/** Places to sit around one pit. Assumption. */
const SEATS = 4;

const KITS: Record<FirePitForm, { name: string; variant?: "steel" | "bowl" | "table" | "table-long" }> = {
  stone: { name: "Fire pit kit" },
  "stone-square": { name: "Fire pit kit, square" },
  steel: { name: "Fire pit, steel", variant: "steel" },
  bowl: { name: "Fire bowl", variant: "bowl" },
  table: { name: "Fire table", variant: "table" },
  "table-long": { name: "Fire table, 6 ft long", variant: "table-long" },
  "table-square": { name: "Fire table, 42 in square", variant: "table" },
  "table-round": { name: "Fire table, round, 42 in", variant: "table" },
};
const SEAT_ITEMS: Record<FireSeat, { name: string; item: string }> = {
  lounge: { name: "Outdoor lounge chairs with cushions", item: "outdoor-lounge-chair" },
  bench: { name: "Garden bench, 5 ft", item: "outdoor-bench" },
  stump: { name: "Log seats", item: "outdoor-stump" },
};
const BUILT: ReadonlySet<FirePitForm> = new Set(["stone", "stone-square"]);
const isBuilt = ({ form = "stone" }: { form?: FirePitForm }): boolean => BUILT.has(form);
/** Height of a seat wall, feet: 18 in. Its usual length where none was drawn, feet. Assumption. */
const SEAT_WALL_FT = 1.5;
const USUAL_WALL_FT = 14;

/** A product of stone with its color. */
const stoneName = (name: string, { stone, form }: { stone?: WallColor; form?: FirePitForm }): string =>
  stone && isBuilt({ ...(form ? { form } : {}) }) ? `${name}, ${COLOR_WORDS[stone]}` : name;

/** A kit for each pit, the pad under it, the hours, and chairs where seating was asked for. Paving around it is an element of its own. */
export const takeOffFirePit: ElementTakeOff<"fire-pit"> = (element, ground) => {
  // One where the layout counted none: the element itself is one pit.
  const count = ground.count ?? 1;
  const pits: TakeoffInput = { name: "fire pits", value: count, unit: "pit", basis: countBasis(ground) };
  const lines: DraftLine[] = [
    {
      // One product; the pad under it is a line of its own.
      key: "kit",
      category: "features",
      ...KITS[element.form ?? "stone"],
      name: stoneName(KITS[element.form ?? "stone"].name, element),
      item: "fire-pit-kit",
      formula: "fire pits",
      inputs: [pits],
      exact: count,
      unit: "each",
      growsWith: "count",
    },
  ];
  // What is not built is set down: no pad, and no hours are counted.
  if (isBuilt(element))
    lines.push(
      {
        ...compactedStoneLine(
          {
            formula: "fire pits × pad",
            inputs: [pits, given("pad", PAD_SQ_FT, "sq ft", SOURCE.own)],
            sqFt: count * PAD_SQ_FT,
          },
          PAD_IN,
          SOURCE.own,
          {
            key: "pad",
            category: "hardscaping",
            name: "Crushed stone base",
            item: "base-crushed-stone",
            aggregate: "dense-graded",
          },
        ),
        growsWith: "count",
      },
      labourLine(
        "pit-labour",
        "features",
        "Fire pit building labor",
        pits,
        HOURS_PER.firePit,
        SOURCE.own,
        "count",
      ),
    );
  if (element.wall) {
    const length: TakeoffInput = {
      name: "length",
      value: element.wallM === undefined ? USUAL_WALL_FT : metersToFeet(element.wallM),
      unit: "ft",
      basis: element.wallM === undefined ? "assumed" : ground.basis,
    };
    lines.push({
      key: "seat-wall",
      category: "hardscaping",
      name: stoneName("Seat wall, 18 in, stone with cap", element),
      item: "wall-stone",
      kind: "installed",
      formula: "length × height",
      inputs: [length, given("height", SEAT_WALL_FT, "ft", SOURCE.own)],
      exact: length.value * SEAT_WALL_FT,
      unit: "face sq ft",
      growsWith: "length",
    });
  }
  // Chairs only where seating was asked for.
  if (!element.seating) return lines;
  const seats = element.seat ? SEAT_ITEMS[element.seat] : { name: "Outdoor chairs", item: "outdoor-chair" };
  return [
    ...lines,
    {
      key: "seats",
      category: "features",
      ...seats,
      name: coloredName(seats.name, element.seat === "stump" ? null : element.seatColor),
      formula: "fire pits × seats",
      inputs: [pits, given("seats", element.seats ?? SEATS, "each", SOURCE.own)],
      exact: count * (element.seats ?? SEATS),
      unit: "each",
      growsWith: "count",
    },
  ];
};
