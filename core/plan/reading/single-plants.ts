import type { PhraseLexeme, Reader } from "./reader.ts";

/** Behind the name of a plant: it is what many of them make, or stands again and again. */
const OF_MANY =
  /^(?: (?:(?:and|or|&) [a-z]+ )?(?:hedge|hedges|bed|beds|border|row|rows|ring|screen|line|wall|grove|garden|edge|edging|planting|plantings|cluster|group|grouping|mass|patch|carpet|drift|strip|path|walk)\b)|^ (?:every|all (?:along|around|down|over)|here and there|or two|between (?:each|every)|along both)\b/;

/** "An arborvitae", "one hydrangea": one of them is named. */
const ONE_PLANT =
  /\b(?:an?|one|single) (?:(?!of\b|row\b|with\b|and\b|or\b|for\b|by\b|side\b|more\b|hedge\b|line\b|screen\b|bed\b|few\b|couple\b|bunch\b|lot\b)(?:[a-z\d.'"-]*[a-z\d'"-]|ft\.|gal\.) ){0,4}$/;
const AT_EACH =
  /^(?: (?:balls?|cones?|shrubs?|bush))? (?:at|on) (?:each|both|either) (?:corners?|ends?|sides?)\b/;

/** "An arborvitae at each corner" are two. */
export const eachOf = ({ normal }: Reader, { end }: PhraseLexeme): number =>
  AT_EACH.test(normal.slice(end)) ? 2 : 1;

/** "A limelight hydrangea", "a single boxwood": one of them is wanted, however many would fill the bed. */
export function isSingle({ normal }: Reader, lexeme: PhraseLexeme): boolean {
  return (
    !/[^su]s$|\b(?:hedge|screen|row|border)$/.test(normal.slice(lexeme.start, lexeme.end)) &&
    ONE_PLANT.test(normal.slice(0, lexeme.start)) &&
    !OF_MANY.test(normal.slice(lexeme.end))
  );
}

/** "A flowering shrub": one of those that the words stand for. */
export const isShrub = (reader: Reader, lexeme: PhraseLexeme): boolean =>
  /\b(?:shrub|bush|evergreen|ornamental grass|conifer)$/.test(reader.textOf(lexeme));
