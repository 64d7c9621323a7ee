/**
 * Designs by which pictures are judged by eye, 1 (ruined) to 5 (passes for a photograph), written before the work on the looks began.
 * Half "tuned" may be looked at while the painters change; half "held" is rendered and scored before and after, and nothing is fitted to
 * it. Photos are named, not kept here: the licensed ones come from a folder given to `npm run judge`.
 */
export type JudgedDesign = {
  name: string;
  half: "tuned" | "held";
  /** A photo by the beginning of its file name (licensed or own), or by its folder's name (rendered scenes). */
  photo: string;
  /** The general text; empty where highlights say all. */
  text: string;
  /** Highlights: corners as shares of width and height, and what is wanted there. */
  areas: readonly { corners: string; text: string }[];
};

const design = (
  half: JudgedDesign["half"],
  name: string,
  photo: string,
  text: string,
  ...areas: readonly (readonly [corners: string, text: string])[]
): JudgedDesign => ({
  name,
  half,
  photo,
  text,
  areas: areas.map(([corners, wish]) => ({ corners, text: wish })),
});

const tuned = design.bind(null, "tuned");
const held = design.bind(null, "held");

export const judgedDesigns: readonly JudgedDesign[] = [
  tuned("a01-dormant-to-sod", "t016", "Replace the dormant lawn with fresh sod"),
  tuned(
    "a02-lawn-and-azaleas",
    "t017",
    "",
    ["0,.76 .2,.76 .45,.83 .8,.94 .8,1 0,1", "New sod lawn"],
    ["0.34,.74 .62,.72 .85,.76 .62,.8", "Mulch bed with azaleas and boxwood"],
  ),
  tuned("a03-dormant-bed", "t044", "New lawn and a mulch bed with boxwood and hydrangeas along the house"),
  tuned("a04-herringbone-drive", "t055", "", [
    "0,1 .02,.99 .5,.64 .8,.64 .96,.78 .97,1",
    "Herringbone paver driveway, charcoal with a border",
  ]),
  tuned(
    "a05-new-sod-beside",
    "t087",
    "",
    [".16,.66 .42,.62 .62,.68 .6,.85 .4,.98 .28,.94 .2,.75", "Re-sod this part of the lawn"],
    [".52,.6 .75,.62 .98,.64 .98,.72 .75,.7 .5,.66", "Mulch bed with lavender and boxwood"],
  ),
  tuned("a06-hazy-lawn-roses", "t061", "New lawn and roses in front of the porch wall"),
  tuned(
    "a07-builder-front",
    "t079",
    "Sod the front yard and plant a bed with hydrangeas along the foundation",
  ),
  tuned("a08-small-front", "t086", "", [
    "0,.81 .36,.79 .88,.81 .95,1 0,1",
    "New sod, and river rock with ornamental grasses along the house",
  ]),
  tuned("a09-brick-drive", "r01", "Red brick paver driveway and a new lawn"),
  tuned("a10-autumn-lawn", "t048", "New lawn with a boxwood hedge along the fence"),
  tuned("a11-evening-lights", "t100", "New lawn, path lights along the walk, evening view"),
  tuned("a12-shaded-front", "front_brick", "", [
    ".55,.83 1,.72 1,1 .5,1",
    "Shade bed with hostas, ferns and hydrangeas in brown mulch",
  ]),
  held("b01-suburb-sod", "t015", "New sod lawn in front"),
  held("b02-shade-lawn", "t051", "Fresh sod and a boxwood hedge along the porch"),
  held("b03-porch-beds", "t064", "New lawn, and hydrangeas with black mulch in front of the porch"),
  held(
    "b04-grasses-boulders",
    "t066",
    "",
    [".02,.72 .35,.68 .6,.72 .62,.85 .3,.95 .05,.9", "Bed with ornamental grasses, boulders and river rock"],
    [".62,.66 .98,.66 .98,.98 .62,.98", "Fresh sod"],
  ),
  held(
    "b05-paver-drive-lawn",
    "t073",
    "",
    [".32,.73 .62,.72 .98,.74 1,.76 1,1 .42,1 .53,.84 .4,.8", "Grey paver driveway"],
    ["0,.7 .35,.74 .52,.84 .42,1 0,1", "New lawn"],
  ),
  held("b06-front-patio", "t113", "", [
    ".02,.82 .3,.78 .5,.86 .7,.9 .55,.97 .0,.97",
    "Bluestone patio with a fire pit and two chairs, lawn around it",
  ]),
  held("b07-beds-at-house", "t092", "", [
    ".12,.74 .5,.72 .9,.74 .88,.8 .5,.81 .12,.8",
    "Planting bed with hydrangeas, salvia and boxwood",
  ]),
  held("b08-half-lawn", "r02", "", [".0,.83 .25,.75 .5,.76 .53,.92 0,.93", "New lawn with a Japanese maple"]),
  held("b09-cottage-shade", "r10", "New lawn, and hostas and ferns along the house"),
  held("b10-worn-back-lawn", "t093", "New lawn and planting beds with lavender along the house"),
  held(
    "b11-evening-walk",
    "t111",
    "Replace the front lawn with fresh sod, path lights along the walk, evening view",
  ),
  held("b12-backyard-patio", "backyard_fence", "", [
    ".1,.58 .6,.55 .62,.72 .9,.8 .95,1 .02,1",
    "Paver patio with a dining set, lawn around it",
  ]),
];
