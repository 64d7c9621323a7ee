import type { ElementKind } from "#core/elements/element.ts";
import type { Details } from "#core/elements/vocabulary.ts";
import { GIVE_A_SIZE } from "#core/plan/circled.ts";

/** Things that landscapers build and the picture cannot show yet: what to say, and what is drawn in their place. */
export type Undrawable = {
  words: string;
  suggestion: string;
  instead?: ElementKind;
  /** What is drawn in its place has these details. */
  as?: { [K in ElementKind]?: Partial<Details<K>> };
  /** What is drawn in its place looks like it: nothing is told. */
  isExact?: true;
};

/** Words that ask for a change the grammar cannot weigh, and what to answer. */
export const UNCLEAR_WORDS: readonly { words: string; sentence: string }[] = [
  {
    words: `
        bigger, larger, smaller, widen, lengthen, enlarge, shrink, raise, narrow it, taller, wider, longer,
        shorter, narrower, higher, thicker, thinner
      `,
    sentence: GIVE_A_SIZE,
  },
  {
    words:
      "u shaped, l shaped, s shaped, horseshoe shaped, triangular, hexagonal, octagonal, flared, flared out, tapered, tapering",
    sentence: "Shapes follow the area: circle the ground that it should cover.",
  },
  {
    words:
      "window trim, house trim, trim color, garage door color, front door color, door color, roof color, siding color, exterior color, house paint, brick color, roof, shutter, gutter, shutters, house color, house colour, window box color, second story, second floor, upper floor, 2nd story, 2nd floor, balcony, dormer, sunroom, home addition",
    sentence: "The house itself stays as photographed.",
  },
  {
    words: "north, south, east, west, northern, southern, eastern, western",
    sentence: "The photo does not say where north is: say left, right, front or back.",
  },
  {
    words: "cheaper, less expensive, within budget, dollars, under dollars",
    sentence: "Prices stand in the bill of materials, where quantities can be changed.",
  },
  {
    words:
      "how much does, how much would, how much is, how much will, how much for, how much it cost, how much it costs, how much it would cost, how much it will cost, how much would it cost, how much does it cost, how much will it cost, how much cost, how much to, how much it is, would cost, would it cost, will cost, what it costs, what it would cost, what it will cost, what does it cost, what would it cost, what will it cost, cost estimate, price estimate, ballpark price, how expensive, what is the price, price for, what is the cost, the cost of, estimate for, a quote for, a quote",
    sentence: "The price of the design stands in its bill of materials.",
  },
  { words: "snow, bit of snow, some snow, snow on the ground", sentence: "Snow is not drawn." },
];

/** "a wood chip path": every cover of beds by every word for a way. */
const MULCH_WAYS = [
  "mulch",
  "mulched",
  "wood chip",
  "woodchip",
  "bark",
  "bark mulch",
  "chip",
  "pine straw",
  "pine needle",
  "cedar chip",
]
  .flatMap((cover) =>
    ["path", "pathway", "walk", "walkway", "trail", "walking path"].map((way) => `${cover} ${way}`),
  )
  .join(", ");

export const UNDRAWABLES: readonly Undrawable[] = [
  {
    words: MULCH_WAYS,
    suggestion: "A gravel path is drawn.",
    instead: "gravel",
    as: { gravel: { use: "walkway" } },
  },
  {
    words:
      "railing, handrail, hand rail, glass railing, cable railing, deck railing, balustrade, baluster, guardrail",
    suggestion: "Decks are drawn low, without one.",
  },
  {
    words:
      "grass path, mowed path, mown path, mowed grass path, mown grass path, grassy path, turf path, grass walkway",
    suggestion: "A path can be drawn in gravel, stone or pavers.",
  },
  {
    words: "mow stripe, mow stripes, mowing stripes, lawn stripes, stripes",
    suggestion: "A lawn is drawn evenly mown.",
  },
  {
    words: `
        patio heater, outdoor heater, space heater, outdoor tv, outdoor television, projector, movie screen, speaker, outdoor speaker, ceiling fan, outdoor fan, mister, misting system,
        bike rack, ev charger, car charger, generator, rain barrel, clothesline, clothes line, dog house, doghouse, bat house, beehive, security camera, christmas light, christmas lights, holiday lights,
        inflatable, scarecrow, ping pong table, pool table, foosball table, climbing wall, zip line, monkey bars, jungle gym, bounce house, kiddie pool, diving board, water slide, pool slide, pool cover
      `,
    suggestion: "The rest is drawn without it.",
  },
  {
    words: "lily pad, lily pads, water lily, water lilies, koi fish, goldfish, fish",
    suggestion: "Water is drawn without plants or fish.",
  },
  { words: "log, driftwood, tree trunk", suggestion: "Boulders can be drawn." },
  {
    words: `
        rug, outdoor carpet, pillow, throw pillow, cushion, throw blanket, table lamp, floor lamp, tv, television, speaker system, waste station,
        dog waste station, pet waste station, poop station, tiki torch, torch, tiki torches, cooler, bar cart, fridge box, solar panel, solar panels, antenna, satellite dish, little free
        library, mail slot, parcel box, mailbox post, pumpkin, pumpkins, hay bale, straw bale, corn stalk, wreath, garland, bow, bunting, welcome sign, house number, house numbers,
        address plaque, door mat, doormat, weather vane, weathervane, wind spinner, pinwheel, fish tank, aviary, chicken run, rabbit hutch, cold frame, potting bench, potting table,
        tool rack, hose reel, water tank, cistern, propane tank, sandpit, sand pit, sand box, sand trap, bunker, water table, seesaw, climbing frame, soccer goal, batting cage, chess board, giant chess,
        tetherball, volleyball net, badminton net, golf hole, shuffleboard court, volleyball court, skate ramp, sports court, multi sport court, pool fence cover, pool light, waterslide, splash pad,
        misters, fog machine, heater, heat lamp, ice bath, steam room, sun tunnel, skylight, shade cloth, sunshade sail, retractable awning, retaining pond, helipad, helicopter pad, landing pad, dumpster pad,
        guard rail, bollards chain, speed bump, wheel stop, bike stand, flagpole light, clothes rack, window well, window well cover, egress window, cellar door
      `,
    suggestion: "The rest is drawn without it.",
  },
  {
    words: "tiki bar, bar, outdoor bar, wet bar, swim up bar",
    suggestion: "It is drawn as an outdoor kitchen.",
    instead: "outdoor-kitchen",
  },
  {
    words:
      "bar stool, bar seating, mini fridge, fridge, sink, granite top, granite countertop, countertop, counter top",
    suggestion: "An outdoor kitchen is drawn as a counter with a grill.",
  },
  { words: "parking line, stall line, striping, restripe", suggestion: "A driveway can be drawn anew." },
  {
    words: "straw mulch, rubber mulch, cocoa mulch",
    suggestion: "Brown mulch is drawn.",
    instead: "bed",
  },
  {
    words:
      "bamboo fence, bamboo screen, bamboo screening, reed fence, reed screen, willow fence, wattle fence, bamboo panel, lattice panel, lattice screen, lattice fence, lattice privacy screen",
    suggestion: "A wood fence is drawn.",
    instead: "fence",
    as: { fence: { style: "wood" } },
  },
  {
    words: "court lines, court line, basketball court lines, pickleball lines",
    suggestion: "Paving is drawn without lines.",
  },
  {
    words:
      "stone bench, bench of stone, sitting bench of stone, curved bench, concrete bench, bench seat, glider",
    suggestion: "A wooden bench is drawn.",
    instead: "furniture",
    as: { furniture: { set: "bench" } },
  },
  {
    words: "seat wall, sitting wall, seating wall",
    suggestion: "",
    instead: "retaining-wall",
    isExact: true,
  },
  { words: "pizza oven, smoker", suggestion: "An outdoor kitchen is drawn.", instead: "outdoor-kitchen" },
  {
    words: "waterfall, stream, rill, water wall, reflecting pool, pondless waterfall",
    suggestion: "A fountain is drawn.",
    instead: "water-feature",
  },
  {
    words: "sauna, cold plunge",
    suggestion: "A deck or patio where it will stand can be drawn.",
  },
  {
    words: `
        gazebo, pavilion, cabana, pool house, sunroom, greenhouse, shed, garden shed, playhouse, tree house,
        treehouse, carport, canopy, awning, sail shade, shade sail, tent
      `,
    suggestion: "A pergola can be drawn.",
  },
  {
    words: "outdoor rug, outdoor shower, shower",
    suggestion: "Lounge furniture can be drawn.",
  },
  {
    words: "swing, tree swing, tire swing",
    suggestion: "A porch swing can be drawn.",
  },
  {
    words: `
        playground, play set, playset, swing set, trampoline, sandbox, slide, basketball court, basketball, half court, basketball half court, sport court,
        tennis court, pickleball court, bocce court, basketball hoop, hoop, horseshoe pit
      `,
    suggestion: "A lawn for play can be drawn.",
  },
  {
    words: "wall trellis, fan trellis, trellis panel, wire trellis, green screen trellis",
    suggestion: "A pergola or a fence can be drawn.",
  },
  {
    words: "splash block, downspout extension, downspout splash",
    suggestion: "River rock at that spot can be drawn: circle it.",
  },
  {
    words: "hog wire fence, hogwire fence, cattle panel fence, welded wire fence, wire fence, deer fence",
    suggestion: "A fence of rails is drawn.",
    instead: "fence",
    as: { fence: { style: "wood", boards: "rail" } },
  },
  {
    words:
      "glass fence, glass panel fence, glass pool fence, frameless glass fence, glass fencing, glass panels",
    suggestion: "A metal fence is drawn.",
    instead: "fence",
    as: { fence: { style: "metal" } },
  },
  {
    words: "ramp",
    suggestion: "A walkway or steps can be drawn.",
  },
  {
    words: "window box, hanging basket",
    suggestion: "A planter is drawn.",
    instead: "planter",
  },
  {
    words: "hanging plant, hanging fern, hanging flowers, hanging greenery",
    suggestion: "Pots on the ground can be drawn.",
  },
  {
    words: "berm, mound, terracing, terrace bed, tiered bed, slope planting",
    suggestion: "It is drawn as a planting bed at ground level.",
    instead: "bed",
  },
  {
    words: `
        landscape fabric, weed fabric, weed barrier, weed cloth, landscape cloth, drainage pipe, irrigation, sprinkler, sprinkler system, drip irrigation, irrigation system, french drain, drainage,
        dry well, catch basin, downspout drain, drain tile, drain pipe, drainage pipe, drain line, weep hole, rebar, conduit, wiring, landscape fabric, weed barrier, weed fabric
      `,
    suggestion: "It would not show in the picture; note it in the bill of materials.",
  },
  {
    words: `
        statue, stone lantern, japanese lantern, pagoda, sculpture, gazing ball, art, ornament, flag, flagpole, sign, bird feeder, birdhouse, bird
        house, lamp post, clock, sundial, armillary, obelisk, wind chime, gnome
      `,
    suggestion: "A boulder or a specimen tree can mark that spot.",
  },
  {
    words: `
        step light, stair light, riser light, wall light, sconce
      `,
    suggestion: "Path lights are drawn.",
    instead: "path-lights",
  },
  {
    words: `
        bridge, footbridge, dock, dry dock, torii, torii gate, lattice, vine, wisteria,
        clematis, climber, climbing plant, virginia creeper, boston ivy, english ivy on, grape vine, grapevine, trumpet vine, passion vine, passion flower,
        carolina jessamine, jessamine, honeysuckle, honeysuckle vine, coral honeysuckle, climbing hydrangea, mandevilla, moonflower, morning glory,
        hop vine, hops, espalier, espaliered tree, trained tree, climbing vine, flowering vine
      `,
    suggestion: "A pergola or a fence can be drawn.",
  },
  {
    words: "dog run, chicken coop, kennel, compost bin, compost, wood pile, firewood storage, storage box",
    suggestion: "A fence can be drawn.",
  },
  {
    words: "outdoor fireplace, chimney, fireplace, chiminea",
    suggestion: "A fire pit is drawn.",
    instead: "fire-pit",
  },
  {
    words:
      "archway, arch, garden arch, seawall, pillar, column, stone column, gate post, entry pillar, pier, stone pier, brick pier",
    suggestion: "A pergola, a fence or a wall can be drawn.",
  },
];
