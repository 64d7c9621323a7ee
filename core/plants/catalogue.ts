import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import type { FlowerColor, PlantRole, SpeciesFacts, Sun } from "./species-facts.ts";
import { SPECIES_TABLE } from "./species-table.ts";
import { VARIETY_TABLE } from "./variety-table.ts";

type VarietyId = keyof typeof VARIETY_TABLE;

/** A species without its varieties: what has a row in each table of plants. */
export type PlainSpeciesId = keyof typeof SPECIES_TABLE;

/** The word by which plan, painter, take-off and prices know a species, or a variety of it. */
export type SpeciesId = PlainSpeciesId | VarietyId;

const isVariety = (id: SpeciesId): id is VarietyId => id in VARIETY_TABLE;

/** The species of a variety; any other as it is. */
export const plainSpecies = (id: SpeciesId): PlainSpeciesId => (isVariety(id) ? VARIETY_TABLE[id].of : id);

/** One species as the layout and the take-off use it: lengths in meters, the middle of the source's range. */
export type Species = {
  id: SpeciesId;
  name: string;
  botanical: string;
  aliases: readonly string[];
  heightM: number;
  spreadM: number;
  /** Center to center within a planted group. */
  spacingM: number;
  /** USDA hardiness zones, coldest to warmest. */
  zones: readonly [number, number];
  sun: readonly Sun[];
  bloom: SpeciesFacts["bloom"];
  evergreen: boolean;
  /** Planted anew each year, in every zone. */
  annual: boolean;
  role: PlantRole;
  source: string;
};

/** From the smallest and largest size of the table, feet, to the middle, meters. */
const middleM = ([low, high]: readonly [number, number]) => ((low + high) / 2) * METERS_PER_FOOT;

const toSpecies = (id: SpeciesId, facts: SpeciesFacts): Species => ({
  id,
  name: facts.name,
  botanical: facts.botanical,
  aliases: facts.aliases,
  heightM: middleM(facts.heightFt),
  spreadM: middleM(facts.spreadFt),
  spacingM: facts.spacingFt * METERS_PER_FOOT,
  zones: facts.zones,
  sun: facts.sun,
  bloom: facts.bloom,
  evergreen: facts.evergreen,
  annual: facts.annual ?? false,
  role: facts.role,
  source: facts.source,
});

/** The color of a variety's flowers; null for a species itself. */
export const varietyColor = (id: SpeciesId): FlowerColor | null =>
  isVariety(id) ? VARIETY_TABLE[id].colour : null;

/** All species without varieties, in the order of the table. */
export const catalogue: readonly Species[] = Object.entries(SPECIES_TABLE).map(([id, facts]) =>
  toSpecies(id as SpeciesId, facts),
);

/** What differs from its species in the color of its flowers. People name it by that color, so it has no words of its own. */
export const varieties: readonly Species[] = Object.entries(VARIETY_TABLE).map(
  ([id, { of, name, botanical, colour }]) => {
    const facts: SpeciesFacts = SPECIES_TABLE[of];
    const bloom = facts.bloom && { season: facts.bloom.season, colour };
    return toSpecies(id as VarietyId, { ...facts, name, botanical, aliases: [], bloom });
  },
);

const byId = new Map<string, Species>([...catalogue, ...varieties].map((species) => [species.id, species]));

/** The species of an id that comes from a plan (plain text there); null for an id that the catalogue lacks. */
export const findSpecies = (id: string): Species | null => byId.get(id) ?? null;

/** The species of an id that the compiler knows. */
export const getSpecies = (id: SpeciesId): Species => byId.get(id)!;

/** What spreads no wider than this is planted in rows, as a hedge is. Meters: 5 ft. Palms and giant cacti of the catalogue spread wider. */
const COLUMN_SPREAD_M = 1.53;
/** Whether a tree is an evergreen column: its kind stands in rows, and one by itself is an accent. */
export const isColumn = ({ role, evergreen, spreadM }: Species): boolean =>
  role === "tree" && evergreen && spreadM <= COLUMN_SPREAD_M;
