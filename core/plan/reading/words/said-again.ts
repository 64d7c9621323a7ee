import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const THE = "(?:the|that|those|my|our)";
const NUMBER = "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const END = "(?=$|[.,;!?]| and\\b| with\\b| along\\b| on\\b| by\\b| in\\b)";
const WAY_TO =
  "(?:from (?:the |our |my )?(?:street|drive|driveway|sidewalk|curb|road) to (?:the |our |my )?(?:front )?(?:door|porch|house|entry|steps)|(?:up )?to (?:the |our |my )?(?:front )?door)";
const LOOSE = "pebbles?|beach pebbles?|gravel|pea gravel|rocks?|river rock|stones?";

/** Whether two words name things of one sort: two plants, or two things. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => findPhrase([word], 0)?.entry);
  if (!a || !b) return false;
  return (a.species !== undefined && b.species !== undefined) || (isBuilt(a) && isBuilt(b));
}
const isBuilt = ({ noun, use }: { noun?: object; use?: string }): boolean =>
  noun !== undefined || use !== undefined;

const SAID_AGAIN: readonly Rewording[] = [
  // "Ivy no not ivy star jasmine", "boxwoods no I mean hollies", "a patio, no a deck".
  [/(?<=,? and )([a-z]+),? (?:oh )?no,? (?:wait,? )?not (?:the )?\1,? (?:but )?/g, "put "],
  [/\b([a-z]+),? (?:oh )?no,? (?:wait,? )?not (?:the )?\1,? (?:but )?/g, ""],
  [
    /\b([a-z]+),? (?:(?:oh |uh )?no,? )?(?:i mean|i meant|make that|sorry) (?:the )?([a-z]+)\b/g,
    (said, one, other) => (areAlike(one!, other!) ? other! : said!),
  ],
  [
    /\b(?:an?|the) ([a-z]+),? (?:oh )?no,? (an?|the) ([a-z]+)\b/g,
    (said, one, article, other) => (areAlike(one!, other!) ? `${article} ${other}` : said!),
  ],
  // "Tall skinny evergreens, emerald greens maybe, 8 or 9 of them".
  [
    /\bevergreens, ((?!i think\b|maybe\b)[a-z]+(?: [a-z]+)?) (?:maybe|i think|i guess|probably|or something)(?=$|[.,;!?])/g,
    "evergreens, i think $1",
  ],
  [/\b(\d+) (?:or|to) (\d+)(?= of (?:them|those|em)\b)/g, "$2"],
  // "Privacy along the fence, something evergreen that grows fast".
  [
    /(?<=\b(?:privacy|screen|hide|neighbou?rs?)\b[^.;!?]*),? (?:and |with |maybe )?(?:something|anything) (?:tall |green |thick )?evergreen(?: that (?:grows?|fills in) (?:in )?(?:fast|quick|quickly|tall))?/g,
    ", evergreen hedge",
  ],
  // "Salvia and blue fescue, five of each".
  [
    new RegExp(
      `\\b((?!and\\b|with\\b|plant\\b|add\\b)[a-z]+) and ((?:blue |white |red |pink |purple )?[a-z]+),? (${NUMBER}) of each\\b`,
      "g",
    ),
    "$3 $1 and $3 $2",
  ],
  // "Remove the swing set and the old shed": both.
  [
    new RegExp(
      `\\b(remove|get rid of|take down|tear down|haul away|haul off|lose|ditch) (${THE} (?!and\\b)[a-z]+(?: (?!and\\b)[a-z]+){0,2}) and (${THE} (?:(?:old|ugly|rusty|big|broken) )*(?:shed|barn|carport|awning|clothesline|flagpole|chicken coop|coop|playhouse|tree ?house|gazebo|basketball hoop|satellite dish|dog house|doghouse))${END}`,
      "g",
    ),
    "$1 $2. $1 $3. ",
  ],
  // "Some new bushes and rock instead of mulch": it covers the beds.
  [
    /(?<=^|[.,;] |\band |\bsome |\bwith |\bput |\bdo |\bwant )(?:rocks?|stones?) instead of (?:the )?(?:old )?mulch\b/g,
    "river rock instead of mulch",
  ],
  [/\b(instead of (?:the )?(?:[a-z]+ )?mulch) in (?:all )?(?:the|my|our|all the) (?:[a-z]+ )?beds\b/g, "$1"],
  // "Large concrete pavers with grass joints from the street to the door": a walk.
  [
    new RegExp(
      `(?<!\\b(?:walk|walkway|path|patio|driveway)\\b[^.;!?]*)\\b(pavers|pads|slabs|squares)((?: (?:with )?[a-z]+ (?:joints|in the joints|in between|between))?) (${WAY_TO})`,
      "g",
    ),
    "$1 walkway$2 $3",
  ],
  [
    new RegExp(
      `(?<=\\b(?:pavers|pads|slabs|squares|walkway)\\b[^.;!?]*)(?:,? with|,? and)? (?:[a-z]+ ){0,2}?(?:${LOOSE}) (?:in )?between (?:them|em|each(?: one)?|the (?:pads|pavers|slabs|squares))`,
      "g",
    ),
    " with gravel in the joints",
  ],
  // "A mow strip between the bed and lawn, concrete curbing gray": one edge.
  [
    /\bmow(?:ing)? strip((?: [a-z]+){0,7}), (?:poured )?concrete(?: curbing| curb)?(?:,? gr[ae]y)?/g,
    "concrete curbing$1",
  ],
  // "Between us and the neighbor on the right side".
  [
    /\bbetween (?:us|me|our (?:yard|house|place)|my (?:yard|house|place)) and (?:the|my|our) neighbou?rs?(?:'s?)?(?: (?:yard|house|place))?,? (?:on )?(?:the |our )?(left|right)(?: hand)?(?: side)?\b/g,
    "on the $1 side",
  ],
  // "A dog run on the right side of the house, pea gravel": where the gravel lies.
  [
    /\b(?:an? |the )?dog run ((?:on|along|at|by|behind|down) (?:the|my|our) (?:[a-z]+ ){0,4}?(?:house|garage|yard|fence|side)),? (?:fenced (?:off|in),? )?(?:with )?((?:pea |crushed |river |artificial )?(?:gravel|rock|turf|grass|mulch))\b(?: on the ground)?/g,
    "a dog run. $2 $1",
  ],
  // What must fit through or over it does not show.
  [
    /\b(?:so|for) (?:that )?(?:the|my|our) (?:mower|lawn ?mower|riding mower|tractor|wheelbarrow|boat|trailer)(?: (?:to |can )?(?:fits?|gets? (?:in|through|by)|go(?:es)? through))?(?=$|[.,;!?]| and\b)/g,
    "",
  ],
  // "Hostas by the steps": those of the house, where no others are named.
  [
    /(?<!\b(?:deck|hill|slope|bank|patio|new|stone|wood|brick|concrete|steps)\b[^.;!?]*)\b(by|near|beside|next to|around|on both sides of|on each side of|on either side of|flanking) (the|my|our) (?:steps|stoop|stairs)(?! (?:to|down|from|up|going|on)\b)/g,
    "$1 $2 front steps",
  ],
  // Stools at a counter are none round a fire.
  [/(?<=\b(?:bar|counter|kitchen|island)\b[^.;!?]*)(?<!\bbar )\bstools?\b/g, "bar stools"],
  [/\bbar counter\b/g, "bar"],
  [/\bmail box\b/g, "mailbox"],
  [/\b(concrete|paver|stone) squares\b/g, "$1 pads"],
  // "In the parkway and a row of trees": they are no bound of it.
  [/\b(?<=in the (?:parkway(?: strip)?|hell ?strip|parking strip|tree lawn|curb strip)) and /g, ", and "],
  // "A bench, well no the wall is the bench".
  [/,? (?:and )?an? ([a-z]+),? (?:well |oh |wait )*no,? the [a-z]+ is the \1\b/g, ""],
  // "How much would sod cost and can you show it".
  [
    /\bhow much (?:would|does|will|is) (?:an? |the |new )?([a-z]+(?: [a-z]+)?) (?:cost|be|run)\b([^.;!?]*?),? and (?:can|could) (?:you|i|we) (?:please )?(?:show|see|draw) (?:it|me|that)(?: (?:it|that))?/g,
    "how much would $1 cost$2? $1",
  ],
  // "Take out the chain link, replace with black aluminum 4 ft": a fence of that.
  [
    /(?<=\b(?:chain ?link|fence|pickets)\b[^.;!?]*\breplace (?:it |that )?(?:with|w) )((?:black |white |brown |gray |dark )?(?:aluminum|vinyl|cedar|wood|wrought iron|iron|metal|steel|composite))(?! (?:fence|fencing|pickets|slats|boards|panels|privacy|horizontal)\b)(?=$|[ ,.;!?])/g,
    "a $1 fence",
  ],
  // "The driveway is cracked, he wants it redone in concrete": who wants it says it as another would.
  [
    /\b(?:he|she|they|client|customer|owner|(?:the|my|our) (?:wife|husband|client|customer|owner|homeowner)) (?:wants?|needs?|would like|would love|is asking for|asked for|'d like) (it|them|that) (?:all )?(?:redone|replaced|done over|done again|done|rebuilt|resurfaced)(?: over)? (in|with|as) /g,
    "redo $1 $2 ",
  ],
  // "She wants the old bushes in front of the house pulled out and hydrangeas there".
  [
    /\b(?:wants?|would like|'d like|needs?) ((?:the|that|those|these|my|our|all the) (?:(?!and\b|with\b|to\b)[a-z]+ ){1,8})(?:(?:pulled|ripped|taken|torn|dug|cut|hauled)(?: all)? (?:out|up|down|away|off)|removed|demoed|gone)(?=$|[.,;!?]| and\b| so\b)/g,
    "remove $1",
  ],
  [/\b(remove [^.,;!?]{3,70}?) {1,2}and (new|some|fresh|put|plant|then)\b/g, "$1, and $2"],
  // "Take the hedge along the walk out": the particle stands behind its place.
  [
    /\b(?:take|rip|pull|tear|dig|cut|yank) ((?:the|that|those|these|my|our|all the) (?:(?!and\b|with\b|out\b)[a-z]+ ){1,3}?(?:along|by|in front of|under|near|beside|next to|behind|around|at|on|in) (?:the|my|our) (?:(?!and\b|out\b)[a-z]+ ){1,3}?)(?:out|away|down)(?=$|[.,;!?]| and\b)/g,
    "remove $1",
  ],
  // "Plants for privacy from the neighbor".
  [
    /\b(?:some |tall |big )*(?:plants|shrubs|bushes|trees|something) (?:for|to give us|to get) (?:some |more )?privacy(?: (?:from|between) (?:the |our |my |us and the )?neighbou?rs?(?:'s)?(?: (?:house|yard))?)?/g,
    "privacy hedge",
  ],
  [
    /,? (?:that )?(?:grows? fast|fast growers?|always green|green all year(?: round)?|evergreen)(?=$|[.,;!?])(?<=\bhedge\b[^.;!?]*)/g,
    "",
  ],
  // "Clean up beds, edge, mulch".
  [
    /\b(?:clean(?: up)?|tidy(?: up)?|freshen(?: up)?|weed(?: out)?|refresh) (?:the |my |our |all |all the )?(?:existing )?beds,? (?:and )?(?:edge(?: them)?,? (?:and )?)?(?:fresh |new )?mulch(?: them)?(?=$|[.,;!?])/g,
    "brown mulch in the beds",
  ],
  // "Stones around it for walking".
  [
    /(?<=\bpool\b[^.;!?]*)(?:and )?(?:around|round) it (stones?|pavers|concrete|tiles?)(?: (?:for|to) walk(?:ing)?(?: on)?)?/g,
    "and $1 paving around the pool",
  ],
  [
    /\b(two|three|four|2|3|4|some) chairs (?:for|to lie in|to lay in|for laying in) (?:the )?sun\b/g,
    "$1 sun loungers",
  ],
  // What is not to be hidden ends what was asked for before.
  [
    /,? (?:and |but )?(?:please )?(?:don't|dont|do not|without) (?:block|hide|cover)(?:ing)? (the|my|our) ((?!neighbou?rs?\b)[a-z]+(?: (?!and\b|with\b|but\b)[a-z]+)?),? and (?=[a-z])/g,
    ". keep $1 $2. ",
  ],
  // "Some kind of edging, brick if it looks good".
  [
    /\b(?:some kind of |some sort of |some )?edging,? (?:maybe |like )?(brick|stone|steel|metal|cobblestone|timber)(?: if [^,.;!?]*)?(?=$|[.,;!?]| and\b)/g,
    "$1 edging",
  ],
  [/\blime stone\b/g, "limestone"],
  [/\b(hydrangeas?), (limelight|little lime|annabelle|oakleaf|incrediball|endless summer)s?\b/g, "$2 $1"],
  [/\b(\d+|two|three|four|five|six|seven|eight|nine|ten) across the (front|back)\b/g, "$1 along the $2"],
  [/,? ?\bada(?: compliant| accessible)?\b/g, ""],
  [/\b(table for (?:4|6|8|four|six|eight)) (?:persons?|people|guests)\b/g, "$1"],
  [/(?:it's|its|it is|this is|we have|we're on|on)? ?\ba corner lot(?: (?:and|so))?/g, ""],
  // "Arborvitae along the back, to hide the apartments behind".
  [
    /(?<=\b(?:hedge|arborvitaes?|cypress(?:es)?|fence|laurels?|privet)\b[^.;!?]*),? to (?:hide|block|screen|screen out|block out) (?:the|our|my|that) (?!fence|wall|house\b)[a-z']+(?: [a-z']+)?(?: (?:behind|next door|across the street|back there))?(?=$|[.,;!?])/g,
    "",
  ],
  // "Gravel with a border": an edge of it.
  [/(?<=\bgravel\b[^.;!?]*)\bwith (?:a )?border(?=$|[.,;!?]| so\b| and\b)/g, "with steel edging"],
  // "Just clean it up".
  [
    /^(?:(?:can|could) you )?(?:please |just |maybe )*(?:clean|tidy|neaten|spruce|freshen) (?:it|this|everything|things|the yard|the front yard|the front|my yard|our yard)(?: all)? up(?: a (?:bit|little))?(?: please)?[.!?]?$/g,
    "brown mulch in the beds, make the lawn green",
  ],
  [/\b(kitchen|dining area|seating area) (?:outside|outdoors)\b/g, "outdoor $1"],
];

/** A text in normal form with what is said twice, taken back or told in parts said once. */
export const inOneName = (text: string): string =>
  SAID_AGAIN.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
