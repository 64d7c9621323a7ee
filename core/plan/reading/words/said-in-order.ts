/**
 * Where, how many and which of a first wish said before or behind the thing, or by a word that stands for it, in the order that the grammar
 * reads; taken before all other rewordings.
 */
const NUMBER = "(?:\\d+|two|three|four|five|six|eight)";
const ASKING =
  "(?:can you|could you|could we|can we|please|i want|we want|i'd like|we'd like|lets|let's|so|maybe|and|just|you could) ";

type Row = readonly [said: RegExp, meant: string];

const ROWS: readonly Row[] = [
  [/\bjap(?:an)? maple(s?)\b/g, "japanese maple$1"],
  [/\b(along|on|at|down) the (?:two|2) sides of\b/g, "$1 both sides of"],
  // "My mother always wanted a fountain. A small one, in the middle": what is wanted.
  [
    /\b((?:always |really |only |ever )*(?:wanted|dreamed of|dreamt of|wished for|loved|wants|hoped for) an? )([a-z]+(?: (?!in\b|for\b|with\b|and\b|by\b|at\b)[a-z]+)?)([.,;!] )an? ((?:small|little|big|large|simple|round|modest|tiny|nice|stone|low|tall) )?one\b/g,
    "$1$2$3a $4$2",
  ],
  // "On the left there's that slope, can you do a wall": where it is asked for.
  [
    new RegExp(
      `\\b(on|at|in) the (left|right|back|front)(?: side)?,? (?:there(?:'s| is| are|s)|we have|i have|i've got|we've got) (?:[a-z'-]+ ){1,6}?[a-z]+,? (?:${ASKING})+(?:please )?(do|put|build|add|have|plant|make) (an? (?:[a-z]+ )?[a-z]+)(?: there| here)?`,
      "g",
    ),
    "$3 $4 $1 the $2",
  ],
  // "Some chairs around it, maybe four".
  [
    new RegExp(
      `\\b(?:some of those |some |a few |those )?((?:adirondack |patio |lounge |lawn )?(?:chairs|seats|stools))( (?:around|round) (?:it|the fire|the pit|the fire pit))?, (?:maybe|say|like|about|perhaps|probably|i think|let's say) (${NUMBER})(?= or so\\b|[.,;!]|$)`,
      "g",
    ),
    "$3 $1$2",
  ],
  // "One big pot of something tall each side of the door": two pots; what is described grows in them.
  [
    /\b(pots?|planters?|urns?|containers?|tubs?)(?: (?:of|with|for))? (?:something|anything|things) (?:[a-z]+|that [a-z]+(?: (?:down|over|up))?)(?= (?:on |at )?(?:each|either|both|by|at|in|beside|next)\b|[.,;!]|$)/g,
    "$1 with plants",
  ],
  [
    /\b(?:an?|one) ((?:[a-z]+ ){0,2}(?:pot|planter|urn|container|tub|lantern|boulder|tree|column|topiary|boxwood|arborvitae|shrub))((?: (?:of|with) [a-z]+(?: [a-z]+)?)?),? (?:(?:on|at) )?(?:each|either) side of/g,
    "two $1s$2 on both sides of",
  ],
  // "Gap left for the gate": no place.
  [/\b(gap|opening|space|break) left (?=for|at|by)/g, "$1 "],
  // "With light stone around": what lies around the pool.
  [
    /(?<=\b(?:pool|spa)\b[^.;!?]*)\bwith ((?:light|pale|dark|gray|grey|tan|white|cream|natural|light gray) )?(stone|pavers|travertine|brick|concrete|flagstone|bluestone)(?: (?:deck|decking|paving))? (?:all )?(?:around|round|surrounding)(?: (?:it|the pool))?(?=$|[.,;!]| and\b)/g,
    "with $1$2 paving around the pool",
  ],
  // "Privacy! Whatever evergreen, tall": a hedge screens.
  [
    /(?<=\b(?:privacy|screen|neighbou?rs?)\b.*)\b(?:whatever|any|some|an?) evergreens?,? tall(?: ones?)?\b|(?<=\b(?:privacy|screen|neighbou?rs?)\b.*)\btall evergreens\b(?! (?:hedge|screen|trees?))/g,
    "tall evergreen hedge",
  ],
  // "Dry creek bed, river rock": what it is lined with.
  [
    /\b((?:dry )?(?:creek|river|stream)(?: ?bed)?)(?:,| of| with| in)? (?:river rock|river stones?|rounded rock|cobbles?)(?=,|[.;!]|$| and\b| from\b| to\b| along\b)/g,
    "$1",
  ],
  // "A creek bed from the downspout to the street, cobble and boulders".
  [
    /\b((?:dry )?(?:creek|river|stream) ?bed\b[^.;!?]*?)(?:,(?: with| of)?| with| of) (?:rounded |natural |some |small |large )*(?:river rocks?|river stones?|cobbles?|cobblestones?|rounded rocks?|rocks?|stones?)(?=$|[.;!?,]| (?:and|with|plus|some)\b)/g,
    "$1",
  ],
  // "Steps up the middle, slab stone".
  [
    /\b(steps|stairs)((?: (?!and\b|with\b|in\b)[a-z]+){0,4}), (?:natural |cut |rough )?(?:slab stones?|stone slabs?|stone)(?=$|[.,;!?]| and\b)/g,
    "stone $1$2",
  ],
  [
    /\b(?:seats|seating for|room for|for) (\d+|four|six|eight|ten),? (?:with )?(?:an? )?(?:dining )?table(?:,? (?:and|with) chairs)?\b/g,
    "dining table for $1",
  ],
  [
    /\b(?:dining )?table and chairs,? (?:that )?(?:seats?|seating|to seat|for) (\d+|four|six|eight|ten)\b(?: people)?/g,
    "dining table for $1",
  ],
];

/** A wish with those ways of speaking in the order that the grammar reads. */
export const inOrder = (text: string): string =>
  ROWS.reduce(
    (words, [said, meant]) => words.replace(said, (...found: string[]) => filled(meant, found)),
    text,
  );

/** The replacement with its groups; one that was not said is empty. */
const filled = (meant: string, found: readonly string[]): string =>
  meant.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? "");
