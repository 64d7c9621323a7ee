import { describe, expect, test } from "vitest";
import { describeElement } from "./describe-element.ts";
import { parsePlan } from "./parse-plan.ts";

/** What a sentence asks for, each element in the words in which the plan tells it back; then what else it says. */
type More = { removals?: readonly string[]; keeps?: readonly string[]; told?: readonly string[] };
type Row = readonly [text: string, elements: readonly string[], more?: More];

const rows: readonly Row[] = [
  [
    "New lawn, curved beds with hydrangeas, boxwood, lavender and salvia and a dogwood tree",
    [
      "lawn",
      "planting bed (brown mulch) with smooth hydrangea, boxwood, english lavender, woodland sage",
      "flowering dogwood",
    ],
  ],
  [
    "Herringbone paver driveway with a charcoal soldier course border",
    ["blended herringbone paver driveway with a border"],
  ],
  ["Red brick herringbone paver driveway with border", ["red herringbone paver driveway with a border"]],
  [
    "Rectangular pool with grey paver patio and planting beds",
    ["rectangular pool", "grey ashlar paver patio", "classic planting bed (brown mulch)"],
  ],
  [
    "Kidney pool with wood deck and lawn, boulders",
    ["kidney-shaped pool", "brown wood deck", "lawn", "boulders"],
  ],
  [
    "Tan herringbone paver patio with charcoal border, fire pit, lawn and colourful cottage planting beds",
    ["tan herringbone paver patio with a border", "fire pit", "lawn", "cottage planting bed (brown mulch)"],
  ],
  [
    "Rectangular pool with wood deck, lawn and boulders",
    ["rectangular pool", "brown wood deck", "lawn", "boulders"],
  ],
  ["gravel courtyard with fire pit and four chairs", ["tan gravel area", "fire pit with chairs"]],
  [
    "replace the concrete driveway with permeable pavers",
    ["blended herringbone paver driveway with a border"],
    { removals: ["driveway"] },
  ],
  ["replace the grass with artificial turf", ["artificial turf"], { removals: ["lawn"] }],
  ["I want a stamped concrete patio, 12 x 16", ["stamped concrete patio"]],
  ["Add a 10' by 12' composite deck off the back door", ["grey composite deck"]],
  [
    "no lawn, just gravel and succulents",
    [
      "tan gravel area",
      "planting bed (brown mulch) with century plant, adam's needle yucca, autumn joy stonecrop",
    ],
    { removals: ["lawn"] },
  ],
  [
    "front yard without any grass, with native plants",
    ["native planting bed (brown mulch)"],
    { removals: ["lawn"] },
  ],
  [
    "Please keep the big oak and remove the overgrown shrubs",
    [],
    {
      removals: ["shrub"],
      keeps: ["oak"],
      told: ["please keep the big oak and remove the overgrown shrubs"],
    },
  ],
  ["leave the driveway as is and redo the lawn", ["lawn"], { keeps: ["driveway"] }],
  [
    "plant a row of arborvitae along the fence for privacy",
    ["emerald green arborvitae hedge along the fence"],
  ],
  ["boxwood hedge along the walk", ["boxwood hedge along the walk"]],
  ["a hedge of boxwood in front of the house", ["boxwood hedge along the house"]],
  ["6 ft tall cedar privacy fence with a gate", ["wood fence with a gate"]],
  ["white vinyl fence", ["vinyl fence"]],
  ["black aluminum fence around the pool", ["metal fence around the pool"]],
  ["mulch ring around the tree", ["classic planting bed (brown mulch) around the tree"]],
  ["black mulch in all the beds", ["classic planting bed (black mulch)"]],
  ["flagstone walkway from the driveway to the front door", ["blended ashlar paver walkway"]],
  ["stepping stones through the lawn", ["flagstone stepping stones"]],
  ["a curved path of stepping stones to the fire pit", ["flagstone stepping stones"]],
  [
    "dry creek bed with boulders and ornamental grasses",
    [
      "river rock area",
      "boulders",
      "planting bed (brown mulch) with feather reed grass, dwarf fountain grass",
    ],
  ],
  ["three large boulders and a Japanese maple", ["3 × boulders", "japanese maple"]],
  ["two birch trees on the left", ["2 × paper birch on the left"]],
  ["retaining wall with planting above", ["block retaining wall", "classic planting bed (brown mulch)"]],
  ["natural stone retaining wall along the back", ["stone retaining wall at the back"]],
  ["pergola over a paver patio", ["cedar pergola", "blended ashlar paver patio"]],
  ["white pergola in the corner", ["white pergola in the corner"]],
  ["path lights along the walkway", ["path lights along the walk"]],
  ["make it nice", ["lawn", "classic planting bed (brown mulch) along the house", "flowering dogwood"]],
  [
    "improve the curb appeal",
    ["lawn", "classic planting bed (brown mulch) along the house", "flowering dogwood"],
  ],
  [
    "something modern",
    [
      "lawn",
      "grey stack bond paver walkway",
      "modern planting bed (black mulch) along the house",
      "path lights",
    ],
  ],
  [
    "english cottage garden",
    [
      "cottage planting bed (brown mulch) along the house",
      "lawn",
      "flagstone stepping stones",
      "yoshino cherry",
    ],
  ],
  ["desert landscape", ["tan gravel area", "boulders", "dry planting bed (gravel mulch) along the house"]],
  [
    "xeriscape with agave and yucca",
    [
      "planting bed (gravel mulch) with century plant, adam's needle yucca along the house",
      "tan gravel area",
      "boulders",
    ],
  ],
  ["mediterranean courtyard with gravel and olive tree", ["tan gravel area", "olive"]],
  [
    "japanese zen garden",
    [
      "white gravel area",
      "japanese planting bed (gravel mulch) along the house",
      "boulders",
      "flagstone stepping stones",
      "japanese maple",
    ],
  ],
  [
    "low maintenance front yard",
    ["tan gravel area", "low-maintenance planting bed (gravel mulch) along the house", "boulders"],
  ],
  ["family friendly backyard", ["lawn", "classic planting bed (brown mulch) along the house", "red maple"]],
  [
    "a space for entertaining",
    [
      "blended ashlar paver patio with a border",
      "fire pit with chairs",
      "modern planting bed (black mulch) along the house",
      "path lights",
    ],
  ],
  ["modern patio", ["grey stack bond paver patio"]],
  [
    "cottage garden with roses and a picket fence",
    [
      "planting bed (brown mulch) with knock out rose along the house",
      "wood fence",
      "lawn",
      "flagstone stepping stones",
      "yoshino cherry",
    ],
  ],
  ["travertine patio around the pool", ["sand ashlar paver patio around the pool"]],
  ["patio in charcoal pavers", ["charcoal ashlar paver patio"]],
  ["driveway made of exposed aggregate", ["exposed concrete driveway"]],
  ["patio paved with brick in a basketweave pattern", ["red basketweave paver patio"]],
  [
    "circular paver patio with fire pit and seating",
    ["blended circular paver patio", "fire pit with chairs"],
  ],
  ["large format porcelain patio", ["grey stack bond paver patio"]],
  [
    "a patoi with hydrangeeas",
    ["blended ashlar paver patio", "planting bed (brown mulch) with smooth hydrangea"],
  ],
  ["herringbome drivway", ["blended herringbone paver driveway with a border"]],
  [
    "lavendar and roses along the house",
    ["planting bed (brown mulch) with english lavender, knock out rose along the house"],
  ],
  ["200 sq ft of sod", ["lawn"]],
  ["5 boulders", ["5 × boulders"]],
  ["a 4 ft wide gravel path", ["tan gravel walkway"]],
  ["a retaining wall 3 feet high and 20 feet long", ["block retaining wall"]],
  ["a 12-foot round fire pit patio", ["fire pit", "blended ashlar paver patio"]],
  [
    "Remove the lawn. Add river rock, boulders and drought tolerant plants.",
    ["river rock area", "boulders", "dry planting bed (gravel mulch)"],
    { removals: ["lawn"] },
  ],
  ["get rid of the grass and put in white gravel", ["white gravel area"], { removals: ["lawn"] }],
  [
    "change the driveway to herringbone pavers",
    ["blended herringbone paver driveway with a border"],
    { removals: ["driveway"] },
  ],
  ["turn the lawn into a wildflower meadow", ["native planting bed (brown mulch)"], { removals: ["lawn"] }],
  ["gravel instead of grass", ["tan gravel area"], { removals: ["lawn"] }],
  ["pavers rather than concrete for the patio", ["blended ashlar paver patio"], { removals: ["concrete"] }],
  ["do not touch the trees, new lawn everywhere else", ["lawn"], { keeps: ["tree"] }],
  [
    "the lawn stays, add beds along the fence",
    ["classic planting bed (brown mulch) along the fence"],
    { keeps: ["lawn"] },
  ],
  ["swap the deck for a paver patio", ["blended ashlar paver patio"], { removals: ["deck"], told: ["deck"] }],
  ["hot tub and outdoor kitchen", [], { told: ["hot tub", "outdoor kitchen"] }],
  ["raised vegetable beds", ["classic planting bed (brown mulch)"]],
  ["a pond with a fountain", [], { told: ["pond", "fountain"] }],
  ["string lights over the patio", ["path lights"]],
  ["concrete stepping stones in gravel", ["concrete stepping stones", "tan gravel area"]],
  ["cedar deck with a pergola", ["cedar deck", "cedar pergola"]],
  ["redwood deck by the pool", ["redwood deck around the pool"]],
  ["pool 16x32 with travertine coping", ["rectangular pool"]],
  ["lap pool", ["rectangular pool"]],
  [
    "hostas and ferns under the tree",
    ["planting bed (brown mulch) with hosta, christmas fern around the tree"],
  ],
  [
    "rosemary and peonies along the walk",
    ["planting bed (brown mulch) with english lavender, knock out rose along the walk"],
  ],
  ["shade garden with hostas", ["planting bed (brown mulch) with hosta"]],
  [
    "a border of lavender along the driveway",
    ["planting bed (brown mulch) with english lavender along the driveway"],
  ],
  ["evergreen screen at the back", ["emerald green arborvitae hedge at the back"]],
  [
    "tall grasses along the back fence",
    ["planting bed (brown mulch) with feather reed grass, dwarf fountain grass along the fence"],
  ],
  [
    "along the house, plant hydrangeas and boxwood",
    ["planting bed (brown mulch) with smooth hydrangea, boxwood along the house"],
  ],
  [
    "on the left a bed with roses, on the right a bed with lavender",
    [
      "planting bed (brown mulch) with knock out rose on the left",
      "planting bed (brown mulch) with english lavender on the right",
    ],
  ],
  ["beds on both sides of the walk", ["classic planting bed (brown mulch) along the walk"]],
  ["sod the front yard", ["lawn"]],
  ["new sod and black mulch", ["lawn", "classic planting bed (black mulch)"]],
  ["concrete walkway, grey", ["broom concrete walkway"]],
  [
    "asphalt driveway with a paver apron",
    ["broom concrete driveway", "blended herringbone paver driveway with a border"],
  ],
  ["brick edging along the beds", ["classic planting bed (brown mulch)"]],
  ["steel edging around the lawn", [], { told: ["steel edging"] }],
  ["mulch and shrubs", ["classic planting bed (brown mulch)"]],
  [
    "flower bed with purple coneflower and black-eyed susans",
    ["planting bed (brown mulch) with purple coneflower, black-eyed susan"],
  ],
  [
    "Put a gravel fire pit area in the back left corner",
    ["tan gravel area", "fire pit with chairs in the corner"],
  ],
  [
    "I'd love a big patio with room for a table, and some privacy from the neighbours",
    ["blended ashlar paver patio", "emerald green arborvitae hedge"],
    { told: ["table"] },
  ],
  ["the house should stay the same", [], { keeps: ["house"] }],
  ["a red japanese maple in the middle of the lawn", ["japanese maple in the middle"]],
  ["two trees and a hedge", ["2 × flowering dogwood", "emerald green arborvitae hedge"]],
  ["no pool, no deck, just a lawn", ["lawn"], { removals: ["pool", "deck"] }],
  [
    "we don't want a lawn or a pool",
    [],
    { removals: ["lawn", "pool"], told: ["we don't want a lawn or a pool"] },
  ],
  [
    "keep the existing patio and add beds around it",
    ["classic planting bed (brown mulch) around the patio"],
    { keeps: ["patio"] },
  ],
  ["existing driveway, new walkway", ["blended running bond paver walkway"], { keeps: ["driveway"] }],
  [
    "Modern front yard with concrete pavers, ornamental grasses, black mulch, and path lights",
    [
      "grey stack bond paver patio",
      "planting bed (black mulch) with feather reed grass, dwarf fountain grass",
      "path lights",
    ],
  ],
  [
    "Tuscan style patio with pergola, lavender, and cypress trees",
    [
      "blended ashlar paver patio",
      "cedar pergola",
      "planting bed (gravel mulch) with english lavender",
      "emerald green arborvitae",
    ],
  ],
  ["fire pit on the patio with adirondack chairs", ["fire pit with chairs"]],
  ["bluestone patio with a stone wall", ["grey ashlar paver patio", "stone retaining wall"]],
  [
    "paver walkway lined with boxwood",
    ["blended running bond paver walkway", "planting bed (brown mulch) with boxwood along the walk"],
  ],
  [
    "driveway lined with trees",
    ["blended herringbone paver driveway with a border", "flowering dogwood along the driveway"],
  ],
  ["charcoal herringbone driveway. make the driveway red", ["red herringbone paver driveway with a border"]],
  ["lawn with boulders and a fire pit. remove the boulders", ["lawn", "fire pit"], { removals: ["boulder"] }],
  [
    "paver patio. add a pergola over the patio. make the pergola white",
    ["blended ashlar paver patio", "white pergola"],
  ],
  ["patio with planting beds. no beds", ["blended ashlar paver patio"], { removals: ["bed"] }],
  ["gravel path. change the gravel to white", ["white gravel walkway"]],
  ["move the fire pit to the left", ["fire pit on the left"]],
  ["lawn and a fire pit on the right. move the fire pit to the left", ["lawn", "fire pit on the left"]],
  ["make the patio bigger", ["blended ashlar paver patio"], { told: ["bigger"] }],
  ["add more trees", ["flowering dogwood"]],
  ["use black mulch instead of brown", ["classic planting bed (black mulch)"]],
  ["replace mulch with river rock", ["river rock area"], { removals: ["mulch"] }],
  ["clean up the beds and add fresh mulch", ["classic planting bed (brown mulch)"]],
  ["widen the driveway", ["blended herringbone paver driveway with a border"], { told: ["widen"] }],
  [
    "Remove the existing walkway and replace it with flagstone",
    ["blended ashlar paver walkway"],
    { removals: ["walkway"] },
  ],
  [
    "Replace existing concrete walkway with flagstone pavers and add low-voltage path lights on both sides",
    ["blended ashlar paver walkway", "path lights along the border"],
    { removals: ["walkway"] },
  ],
  [
    "Install a 20x20 paver patio with a sitting wall and fire pit",
    ["blended ashlar paver patio", "fire pit with chairs"],
  ],
  ["I would like a large, curved, charcoal paver patio", ["charcoal ashlar paver patio"]],
  ["build a two-tier retaining wall with natural stone", ["stone retaining wall"]],
  ["privacy trees along the back property line", ["emerald green arborvitae hedge along the border"]],
  ["line the driveway with boxwood hedges", ["boxwood hedge along the driveway"]],
  ["I need privacy", ["emerald green arborvitae hedge"]],
  [
    "a low maintenance yard with no grass",
    ["tan gravel area", "low-maintenance planting bed (gravel mulch) along the house", "boulders"],
    { removals: ["lawn"] },
  ],
  [
    "drought-tolerant front yard with decomposed granite and native grasses",
    ["tan gravel area", "planting bed (gravel mulch) with feather reed grass, dwarf fountain grass"],
  ],
  ["mulch beds with steel edging and boxwoods", ["planting bed (brown mulch) with boxwood"]],
  [
    "concrete patio with a fire pit, surrounded by lavender",
    ["broom concrete patio", "fire pit", "planting bed (brown mulch) with english lavender"],
  ],
  ["pool with travertine deck", ["rectangular pool", "sand ashlar paver patio"]],
  ["pool with pavers around it", ["rectangular pool", "blended ashlar paver patio around the pool"]],
  ["plant lavender between the stepping stones", ["planting bed (brown mulch) with english lavender"]],
  ["2 ft wide planting strip along the driveway", ["classic planting bed (brown mulch) along the driveway"]],
  ["patio 12 feet by 14 feet 6 inches", ["blended ashlar paver patio"]],
  ["a 3m x 4m deck", ["brown wood deck"]],
  ["20 m2 patio", ["blended ashlar paver patio"]],
  ["a 6' fence", ["wood fence"]],
  ["a 60 foot fence", ["wood fence"]],
  ["10 boxwoods along the walk", ["planting bed (brown mulch) with boxwood along the walk"]],
  ["sod, mulch, and three dogwoods", ["lawn", "classic planting bed (brown mulch)", "3 × flowering dogwood"]],
  ["grass", ["lawn"]],
  ["make it colorful", ["cottage planting bed (brown mulch)"]],
  ["pretty flowers by the front door", ["classic planting bed (brown mulch) along the house"]],
  ["I hate the lawn", [], { removals: ["lawn"], told: ["i hate the lawn"] }],
  ["don't remove the tree", [], { keeps: ["tree"] }],
  [
    "please do not remove the old oak tree, but add a bench under it",
    [],
    { keeps: ["oak tree"], told: ["bench"] },
  ],
  ["without changing the house add a lawn", ["lawn"], { keeps: ["house"] }],
  ["Keep house and driveway. Lawn in front.", ["lawn at the front"], { keeps: ["house", "driveway"] }],
  ["white river rock and black boulders", ["white gravel area", "boulders"]],
  ["black and white gravel", ["white gravel area"]],
  ["tan and grey pavers", ["grey ashlar paver patio"]],
  ["grey, tan and charcoal paver blend", ["blended ashlar paver patio"]],
  ["brick ribbon driveway", ["red running bond paver driveway with a border"]],
  ["crushed limestone path with brick border", ["tan gravel walkway"], { told: ["brick border"] }],
  ["U-shaped driveway", ["blended herringbone paver driveway with a border"], { told: ["u-shaped"] }],
  ["water feature in the center of the courtyard", [], { told: ["water feature"] }],
  ["install irrigation", [], { told: ["irrigation"] }],
  ["hydrangeas, hydrangeas, hydrangeas", ["planting bed (brown mulch) with smooth hydrangea"]],
  ["lawn lawn", ["lawn"]],
  [
    "beds along the house, beds along the fence, and beds around the tree",
    [
      "classic planting bed (brown mulch) along the house",
      "classic planting bed (brown mulch) along the fence",
      "classic planting bed (brown mulch) around the tree",
    ],
  ],
  [
    "bed along the house with hydrangeas and a bed along the fence with grasses",
    [
      "planting bed (brown mulch) with smooth hydrangea along the house",
      "planting bed (brown mulch) with feather reed grass, dwarf fountain grass along the fence",
    ],
  ],
  [
    "pavers on the driveway and gravel on the walkway",
    ["blended herringbone paver driveway with a border", "tan gravel walkway"],
  ],
  [
    "pavers for the driveway, gravel for the walkway",
    ["blended herringbone paver driveway with a border", "tan gravel walkway"],
  ],
  [
    "paver driveway and walkway",
    ["blended herringbone paver driveway with a border", "blended running bond paver walkway"],
  ],
  ["concrete patio and walkway", ["broom concrete patio", "broom concrete walkway"]],
  [
    "cover the slope with ground cover",
    ["planting bed (brown mulch) with creeping juniper, creeping thyme, japanese spurge"],
  ],
  ["fire pit surrounded by gravel with 4 Adirondack chairs", ["fire pit with chairs", "tan gravel area"]],
  ["fence in the yard with cedar", ["wood fence"]],
  ["arborvitae hedge 8 feet tall along the left side", ["emerald green arborvitae hedge on the left"]],
  ["Japanese maples and ferns", ["japanese maple", "planting bed (brown mulch) with christmas fern"]],
  [
    "hedge along the left, lawn on the right",
    ["emerald green arborvitae hedge on the left", "lawn on the right"],
  ],
  ["steps up to the front door", [], { told: ["steps"] }],
  [
    "please add a nice big cedar deck with stairs and a hot tub, and string lights",
    ["cedar deck", "path lights"],
    { told: ["stairs", "hot tub"] },
  ],
  [
    "create a zen garden with white gravel, boulders, bamboo and a japanese maple",
    [
      "white gravel area",
      "boulders",
      "planting bed (gravel mulch) with feather reed grass",
      "japanese maple",
    ],
  ],
  ["turn this dirt into a lush green lawn with flower beds", ["lawn", "classic planting bed (brown mulch)"]],
  [
    "Farmhouse style with white picket fence and rose bushes",
    [
      "vinyl fence",
      "planting bed (brown mulch) with knock out rose along the house",
      "lawn",
      "flowering dogwood",
    ],
  ],
  ["Add red mulch and yellow daylilies", ["planting bed (red mulch) with daylily"]],
  ["only grass and trees", ["lawn", "flowering dogwood"]],
  ["just a simple clean lawn", ["lawn"]],
  [
    "Please transform my front yard into a beautiful, low-maintenance landscape. Remove the old shrubs, add a curved flagstone walkway leading to the front door, river rock beds with boulders and drought-tolerant plants like lavender, Russian sage, and ornamental grasses. Keep the large oak tree and the driveway.",
    [
      "blended ashlar paver walkway",
      "river rock area",
      "planting bed (gravel mulch) with english lavender, russian sage, feather reed grass, dwarf fountain grass",
      "boulders",
    ],
    { removals: ["shrub"], keeps: ["oak tree", "driveway"] },
  ],
  [
    "Backyard oasis with a kidney shaped pool, travertine pool deck, outdoor kitchen with pergola, and lush tropical plants along the fence",
    [
      "kidney-shaped pool",
      "sand ashlar paver patio",
      "cedar pergola",
      "classic planting bed (brown mulch) along the fence",
    ],
    { told: ["outdoor kitchen"] },
  ],
  [
    "Redo the driveway with interlocking pavers in a herringbone pattern, charcoal border, and add landscape lighting on both sides",
    ["blended herringbone paver driveway with a border", "path lights along the driveway"],
  ],
  [
    "Tear out the existing concrete patio and install a 16x20 bluestone patio with a fire pit, seating wall, and planting beds around the edges",
    [
      "grey ashlar paver patio",
      "fire pit with chairs",
      "classic planting bed (brown mulch) along the border",
    ],
    { removals: ["patio"] },
  ],
  [
    "I want a clean modern look: large format concrete pavers with gravel joints, black steel edging, ornamental grasses, boxwood spheres, and a single multi-stem birch",
    [
      "grey stack bond paver patio",
      "grey gravel area",
      "planting bed (black mulch) with feather reed grass, dwarf fountain grass, boxwood",
      "paper birch",
    ],
  ],
  [
    "Add a white picket fence across the front with climbing roses and a garden gate, lavender along the path, and a cherry tree in the corner",
    [
      "vinyl fence with a gate at the front",
      "planting bed (brown mulch) with english lavender along the walk",
      "yoshino cherry in the corner",
    ],
    { told: ["climbing roses"] },
  ],
  [
    "Level the yard, put down new sod, and build a small retaining wall at the back with natural boulders",
    ["lawn", "block retaining wall at the back", "boulders"],
  ],
  [
    "Replace all grass with clover and wildflowers for pollinators",
    ["planting bed (brown mulch) with japanese spurge"],
    { removals: ["lawn"] },
  ],
  [
    "Put mulch and hostas under the tree, and hydrangeas in front of the porch",
    [
      "planting bed (brown mulch) with hosta around the tree",
      "planting bed (brown mulch) with smooth hydrangea along the house",
    ],
  ],
  [
    "Driveway: charcoal pavers. Walkway: flagstone. Beds: black mulch with boxwood.",
    [
      "charcoal herringbone paver driveway with a border",
      "blended ashlar paver walkway",
      "planting bed (black mulch) with boxwood",
    ],
  ],
  ["- new lawn - stone path - 3 maple trees", ["lawn", "flagstone stepping stones", "3 × red maple"]],
  ["1. New lawn 2. Paver patio 3. Fire pit", ["lawn", "blended ashlar paver patio", "fire pit"]],
  ["lawn; patio; fire pit", ["lawn", "blended ashlar paver patio", "fire pit"]],
  ["Can you show me what it would look like with a deck?", ["brown wood deck"]],
  ["What would a pool look like here?", ["rectangular pool"]],
  [
    "I'm thinking of a small patio, maybe 10 by 10, with a couple of chairs and some potted plants",
    ["blended ashlar paver patio", "classic planting bed (brown mulch)"],
    { told: ["chairs"] },
  ],
  ["Make the lawn greener and fill in bare spots", ["lawn"]],
  ["paint the house white", [], { told: ["paint", "white"] }],
  ["new roof", [], { told: ["roof"] }],
  ["remove the car", [], { removals: ["car"], told: ["remove the car", "car"] }],
  [
    "remove the trash cans and the car, add lawn",
    ["lawn"],
    { removals: ["trash can", "car"], told: ["trash cans", "car"] },
  ],
  ["change house color to blue", [], { told: ["house color"] }],
  [
    "Japanese garden with a pond, stone lantern, moss, and maple",
    [
      "planting bed (gravel mulch) with japanese spurge along the house",
      "red maple",
      "white gravel area",
      "boulders",
      "flagstone stepping stones",
    ],
    { told: ["pond", "stone lantern"] },
  ],
  ["add stone steps and a railing to the front door", [], { told: ["stone steps", "railing"] }],
  [
    "plant tall evergreens along the left property line for privacy from the neighbor",
    ["emerald green arborvitae hedge along the border"],
  ],
  [
    "create a rock garden on the slope with creeping juniper and sedum",
    ["planting bed (gravel mulch) with creeping juniper, autumn joy stonecrop"],
  ],
  [
    "xeriscaping with cactus, agave and decomposed granite, keep it simple",
    [
      "planting bed (gravel mulch) with century plant, adam's needle yucca, autumn joy stonecrop",
      "tan gravel area",
    ],
  ],
  [
    "front yard: desert landscaping. no grass. add boulders & palm trees",
    ["boulders", "planting bed (gravel mulch) with adam's needle yucca along the house", "tan gravel area"],
    { removals: ["lawn"] },
  ],
  [
    "Lay a concrete pad for a shed behind the garage",
    ["broom concrete patio at the back"],
    { told: ["shed"] },
  ],
  [
    "interlock stone walkway and steps, armour stone, river stone accents",
    ["blended ashlar paver walkway", "stone retaining wall", "river rock area"],
    { told: ["steps"] },
  ],
  ["mulch ring around each tree with hostas", ["planting bed (brown mulch) with hosta around the tree"]],
  ["add flower pots by the entrance", ["classic planting bed (brown mulch) along the house"]],
  ["a gravel driveway edged with cobblestones", ["tan gravel driveway"]],
  ["mow the lawn", [], { keeps: ["lawn"] }],
  ["Install artificial grass with a paver border", ["artificial turf"], { told: ["paver border"] }],
  ["deck with glass railing", ["brown wood deck"], { told: ["glass railing"] }],
  ["cover the patio with a pergola", ["blended ashlar paver patio", "cedar pergola"]],
  ["the patio should be circular and made of red brick", ["red circular paver patio"]],
  [
    "brick patio 15 ft across with a fire pit in the center",
    ["red running bond paver patio", "fire pit in the middle"],
  ],
  ["a path from the deck to the pool", ["blended running bond paver walkway"]],
  ["add some shade", ["red maple"]],
  ["lights along the driveway and uplighting on the oak", ["path lights along the driveway"]],
  ["wrap the tree with lights", ["path lights around the tree"]],
];

describe("parsePlan reads what landscapers write", () => {
  // Every row as wide as the widest: the runner takes its types from the tuple.
  const cases = rows.map(([text, elements, more = {}]) => [text, elements, more] as const);
  test.each(cases)("%s", (text, elements, more) => {
    const plan = parsePlan(text);
    expect({
      elements: plan.elements.map(describeElement),
      removals: plan.removals,
      keeps: plan.keeps,
      told: plan.notes.filter(({ status }) => status === "told").map((note) => note.text),
    }).toEqual({ elements, removals: [], keeps: [], told: [], ...more });
  });
});
