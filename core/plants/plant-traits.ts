import { getSpecies, type SpeciesId } from "./catalogue.ts";
import { flowersIn, inColor } from "./flower-color.ts";
import type { FlowerColor } from "./species-facts.ts";

/** How people say what plants are to be or to stand, and which of ours are so, the best first. */
const TRAITS: readonly (readonly [said: RegExp, species: readonly SpeciesId[]])[] = [
  [
    /\b(?:hang|spill|trail|cascad|drap|tumbl|creep)\w*/,
    [
      "creeping-phlox",
      "catmint",
      "creeping-thyme",
      "rosemary",
      "lantana",
      "petunia",
      "sweet-alyssum",
      "creeping-juniper",
    ],
  ],
  [
    /\bspread\w*|\bhold\w*(?: (?:the|that|my|our|it))?(?: (?:soil|slope|hill|bank|dirt|together))?|\berosion|\bground ?cover|\bchok\w+ (?:out )?(?:the )?weeds/,
    ["creeping-juniper", "creeping-thyme", "pachysandra", "catmint", "daylily"],
  ],
  [
    /\bevergreen|\ball year|\bgreen (?:all|year)|\bstays? green|\byear[- ]round/,
    ["boxwood", "inkberry", "globe-spruce", "creeping-juniper", "rhododendron"],
  ],
  [/\bshad(?:e|y)\b|\b(?:no|without|little) sun\b/, ["hosta", "fern", "heuchera", "astilbe", "pachysandra"]],
  [
    /\bdrought|\b(?:low|no|little|less)[- ]water|\bdry\b|\bxeric|\bheat\b|\bhot\b|\bbak(?:es|ed|ing)\b|\bwatering\b/,
    ["russian-sage", "sedum", "fountain-grass", "lavender", "catmint", "yucca", "blue-fescue", "salvia"],
  ],
  [
    /\b(?:without|no) (?:thorns?|spines?|spikes?|prickles?|needles)\b|\bthornless/,
    ["sedum", "blue-fescue", "russian-sage", "catmint", "fountain-grass", "daylily"],
  ],
  [/\bsalt/, ["daylily", "sedum", "feather-reed-grass", "creeping-juniper", "dusty-miller"]],
  [
    /\btough\b|\bhardy\b|\bkill\b|\bbullet ?proof|\bsurviv\w+|\bfrost|\bfreez\w+|\bcold\b|\babuse|\bneglect|\beasy\b|\blow[- ](?:maintenance|upkeep|care)|\bno fuss|\bforgiving/,
    ["daylily", "sedum", "catmint", "fountain-grass", "spirea", "boxwood", "creeping-juniper", "rudbeckia"],
  ],
  [
    /\bdeer\b|\brabbits?\b/,
    ["lavender", "catmint", "russian-sage", "boxwood", "salvia", "lambs-ear", "iris", "peony"],
  ],
  [
    /\bfragran\w+|\bsmell\w*|\bscent\w*/,
    ["lavender", "rose", "catmint", "rosemary", "peony", "gardenia", "lilac"],
  ],
  [/\bwet\b|\bsoggy|\bboggy|\bmoist/, ["iris", "astilbe", "switchgrass", "inkberry", "fern"]],
  [
    /\bbees?\b|\bbutterfl\w+|\bpollinat\w+|\bhummingbirds?/,
    ["coneflower", "bee-balm", "salvia", "catmint", "rudbeckia", "lavender"],
  ],
  [
    /\bgrassy\b|\bwispy\b|\bfeathery\b|\bsway\w*/,
    ["feather-reed-grass", "fountain-grass", "maiden-grass", "muhly-grass"],
  ],
  [/\bedible|\bherbs?\b|\bcook\w*/, ["rosemary", "creeping-thyme", "lavender", "catmint"]],
  [/\btropical|\bexotic/, ["tropical-hibiscus", "croton", "bird-of-paradise", "lantana"]],
  [
    /\bfull sun\b|\b(?:likes?|loves?|takes?|wants?) (?:the |lots of )?sun\b|\bsunny\b/,
    ["salvia", "rudbeckia", "coneflower", "daylily", "lavender"],
  ],
  [
    /\bcolou?r\w*|\bflower\w*|\bbloom\w*|\bbright\b|\bcheer\w*/,
    ["coneflower", "salvia", "rudbeckia", "daylily", "catmint", "shasta-daisy", "geranium"],
  ],
];

const FEW = 3;
/** What is called low where nobody says how low, meters: 2 ft. */
const LOW_M = 0.61;
const LOW =
  /\blow\b(?![- ](?:water|maintenance|upkeep|care))|\bshort(?:er)?\b|\bsmall(?:er)?\b|\blower\b|\bcompact\b|\bnot (?:too|so|to|very) (?:tall|high|big)/;

/** The plants that words without a name ask for: "something tough that hangs over, purple"; null where they say nothing of plants. */
export function plantsSaid(
  words: string,
  hues: readonly FlowerColor[],
  mostM: number | null,
): { species: SpeciesId[]; belowM?: number } | null {
  const lists = TRAITS.flatMap(([said, species]) => (said.test(words) ? [species] : []));
  const belowM = mostM ?? (LOW.test(words) ? LOW_M : undefined);
  if (lists.length === 0 && hues.length === 0 && belowM === undefined) return null;
  const fits = (id: SpeciesId) => belowM === undefined || getSpecies(id).heightM <= belowM + 0.02;
  const inHues = (ids: readonly SpeciesId[]) =>
    hues.length === 0 ? [...ids] : ids.flatMap((id) => hues.flatMap((hue) => inColor(id, hue) ?? []));
  const all = lists[0] ?? [...flowersIn(hues), ...inHues(LOW_ONES)];
  const common = all.filter((id) => lists.every((list) => list.includes(id)));
  const tries = [
    inHues(common),
    inHues(all),
    inHues(lists.flat()),
    flowersIn(hues),
    inHues(LOW_ONES),
    [...all],
  ];
  const species = tries.map((ids) => ids.filter(fits)).find((ids) => ids.length > 0) ?? [];
  return { species: [...new Set(species)].slice(0, FEW), ...(belowM === undefined ? {} : { belowM }) };
}

const LOW_ONES: readonly SpeciesId[] = [
  "creeping-phlox",
  "creeping-thyme",
  "sedum",
  "catmint",
  "salvia",
  "creeping-juniper",
  "liriope",
  "heuchera",
];
