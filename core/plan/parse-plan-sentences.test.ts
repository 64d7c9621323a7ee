import { describe, expect, it } from "vitest";
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
      "planting bed (brown mulch) with smooth hydrangea, boxwood, English lavender, woodland sage",
      "flowering dogwood",
    ],
  ],
  [
    "New lawn and roses in front of the porch wall",
    ["lawn", "planting bed (brown mulch) with Knock Out rose along the house"],
  ],
  [
    "Herringbone paver driveway with a charcoal soldier course border",
    ["blended herringbone paver driveway with a charcoal border"],
  ],
  ["stone edged bed", ["classic planting bed (brown mulch), edged with stone"]],
  ["a bed edged with bricks", ["classic planting bed (brown mulch), edged with brick"]],
  ["paver patio with a light border", ["blended ashlar paver patio with a light border"]],
  ["Red brick herringbone paver driveway with border", ["herringbone brick driveway with a border"]],
  [
    "Rectangular pool with grey paver patio and planting beds",
    ["rectangular pool", "gray ashlar paver patio", "classic planting bed (brown mulch)"],
  ],
  [
    "Kidney pool with wood deck and lawn, boulders",
    ["kidney-shaped pool", "brown wood deck", "lawn", "boulders"],
  ],
  [
    "Tan herringbone paver patio with charcoal border, fire pit, lawn and colourful cottage planting beds",
    [
      "tan herringbone paver patio with a charcoal border",
      "fire pit",
      "lawn",
      "cottage planting bed (brown mulch)",
    ],
  ],
  [
    "Rectangular pool with wood deck, lawn and boulders",
    ["rectangular pool", "brown wood deck", "lawn", "boulders"],
  ],
  ["gravel courtyard with fire pit and four chairs", ["tan gravel area", "fire pit with 4 chairs"]],
  [
    "replace the concrete driveway with permeable pavers",
    ["blended herringbone paver driveway"],
    { removals: ["driveway"] },
  ],
  ["replace the grass with artificial turf", ["artificial turf"], { removals: ["lawn"] }],
  ["I want a stamped concrete patio, 12 x 16", ["stamped concrete patio"]],
  ["Add a 10' by 12' composite deck off the back door", ["gray composite deck along the house"]],
  [
    "no lawn, just gravel and succulents",
    [
      "tan gravel area",
      "planting bed (tan gravel mulch) with century plant, Adam's needle yucca, Autumn Joy stonecrop",
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
    },
  ],
  ["replace the dormant lawn with fresh sod", ["lawn"], { removals: ["lawn"] }],
  ["leave the driveway as is and redo the lawn", ["lawn"], { keeps: ["driveway"] }],
  [
    "plant a row of arborvitae along the fence for privacy",
    ["Emerald Green arborvitae hedge along the fence"],
  ],
  ["boxwood hedge along the walk", ["boxwood hedge along the walk"]],
  ["a hedge of boxwood in front of the house", ["boxwood hedge along the house"]],
  ["6 ft tall cedar privacy fence with a gate", ["cedar fence with a gate"]],
  ["white vinyl fence", ["vinyl fence"]],
  ["black four board fence along the back", ["black wood 4-rail fence at the back"]],
  ["split rail fence, 3 rail", ["wood 3-rail fence"]],
  ["gray vinyl fence", ["gray vinyl fence"]],
  ["black fence at the back", ["metal fence at the back"]],
  ["white wood picket fence 3 ft high", ["white wood picket fence"]],
  ["stone fire pit and 2 wood benches", ["fire pit with 2 benches"]],
  ["4 lounge chairs by the pool", ["4 × sun loungers around the pool"]],
  ["bistro set and a teak bench", ["bistro set", "garden bench"]],
  ["sofa and two adirondack chairs", ["lounge furniture", "2 × Adirondack chairs"]],
  ["dining table with four chairs", ["dining table with 4 chairs"]],
  ["pea gravel circle with a fire pit", ["round pea gravel area", "fire pit"]],
  ["round concrete patio", ["round broom concrete patio"]],
  ["rectangular flagstone patio", ["rectangular flagstone patio"]],
  ["black aluminum fence around the pool", ["metal fence around the pool"]],
  ["mulch ring around the tree", ["brown mulch around the tree"]],
  ["black mulch in all the beds", ["black mulch"]],
  [
    "flagstone walkway from the driveway to the front door",
    ["flagstone walkway from the driveway to the door"],
  ],
  ["stepping stones through the lawn", ["flagstone stepping stones"]],
  ["a curved path of stepping stones to the fire pit", ["flagstone stepping stones"], { told: ["curved"] }],
  [
    "dry creek bed with boulders and ornamental grasses",
    [
      "drainage swale lined with river rock",
      "boulders",
      "planting bed (brown mulch) with feather reed grass, dwarf fountain grass",
    ],
  ],
  [
    "New sod, and river rock with ornamental grasses along the house",
    ["lawn", "planting bed (gravel mulch) with feather reed grass, dwarf fountain grass along the house"],
  ],
  [
    "Bed with ornamental grasses, boulders and river rock",
    ["planting bed (gravel mulch) with feather reed grass, dwarf fountain grass", "boulders"],
  ],
  [
    "Bed with feather reed grass and boulders in river rock",
    ["planting bed (gravel mulch) with feather reed grass", "boulders"],
  ],
  ["Bed with agaves and gray gravel", ["planting bed (gray gravel mulch) with century plant"]],
  [
    "Low bed with sedum, blue fescue and gray gravel",
    ["planting bed (gray gravel mulch) with Autumn Joy stonecrop, blue fescue"],
  ],
  [
    "Bed with ornamental grasses in white stone",
    ["planting bed (white gravel mulch) with feather reed grass, dwarf fountain grass"],
  ],
  [
    "Replace the shrubs with lavender and boxwood in white stone",
    ["planting bed (white gravel mulch) with English lavender, boxwood"],
    { removals: ["shrub"] },
  ],
  [
    "Ornamental grasses and three boulders in the gravel",
    ["planting bed (tan gravel mulch) with feather reed grass, dwarf fountain grass", "3 × boulders"],
  ],
  ["Lavender under white pebbles", ["planting bed (white gravel mulch) with English lavender"]],
  ["White gravel bed with agaves", ["planting bed (white gravel mulch) with century plant"]],
  ["Boulders in the gravel", ["boulders"]],
  [
    "Lavender bed, and path lights in the gravel",
    ["planting bed (brown mulch) with English lavender", "path lights"],
  ],
  ["New gravel and roses", ["tan gravel area", "planting bed (tan gravel mulch) with Knock Out rose"]],
  ["Gravel driveway and a bed", ["tan gravel driveway", "classic planting bed (brown mulch)"]],
  [
    "Gravel path and a bed with lavender",
    ["tan gravel walkway", "planting bed (brown mulch) with English lavender"],
  ],
  [
    "Bed with lavender, and gravel along the fence",
    ["planting bed (brown mulch) with English lavender", "tan gravel area along the fence"],
  ],
  [
    "river rock along the driveway with a lavender bed along the house",
    [
      "river rock area along the driveway",
      "planting bed (brown mulch) with English lavender along the house",
    ],
  ],
  [
    "three large boulders and a Japanese maple",
    ["3 × boulders", "Japanese maple"],
    { told: ["large boulders"] },
  ],
  ["two birch trees on the left", ["2 × paper birch on the left"]],
  [
    "Flagstone path to the house with lavender along it",
    ["flagstone stepping stones", "planting bed (brown mulch) with English lavender along the walk"],
  ],
  [
    "Flagstone path to the front door and lavender beside it",
    ["flagstone stepping stones", "planting bed (brown mulch) with English lavender along the walk"],
  ],
  [
    "Brick path from the driveway to the porch and hostas along it",
    ["brick walkway from the driveway to the door", "planting bed (brown mulch) with hosta along the walk"],
  ],
  [
    "Stepping stones across the lawn with ferns along them",
    ["flagstone stepping stones", "planting bed (brown mulch) with Christmas fern along the walk"],
  ],
  ["Boxwood hedge along the top of the retaining wall", ["boxwood hedge at the front"]],
  [
    "Plant lavender above the retaining wall",
    ["planting bed (brown mulch) with English lavender at the front"],
  ],
  ["roses in front of the wall", ["planting bed (brown mulch) with Knock Out rose along the house"]],
  ["lavender along the brick wall", ["planting bed (brown mulch) with English lavender along the house"]],
  [
    "ferns along the base of the retaining wall",
    ["planting bed (brown mulch) with Christmas fern at the back"],
  ],
  ["Roses on top of the wall", ["planting bed (brown mulch) with Knock Out rose at the front"]],
  ["Low boxwood hedge at the top of the stone wall", ["2 ft tall boxwood hedge at the front"]],
  [
    "Retaining wall with boxwood on top of it",
    ["block retaining wall", "planting bed (brown mulch) with boxwood"],
  ],
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
      "gray stack bond paver walkway",
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
      "Yoshino cherry",
    ],
  ],
  [
    "desert landscape",
    [
      "tan gravel area",
      "boulders",
      "dry planting bed (tan gravel mulch) along the house",
      "dry planting bed (tan gravel mulch) in the middle",
    ],
  ],
  [
    "xeriscape with agave and yucca",
    [
      "planting bed (gravel mulch) with century plant, Adam's needle yucca along the house",
      "tan gravel area",
      "boulders",
    ],
  ],
  [
    "mediterranean courtyard with gravel and olive tree",
    [
      "tan gravel area",
      "olive",
      "mediterranean planting bed (tan gravel mulch) along the house",
      "mediterranean planting bed (tan gravel mulch) in the middle",
    ],
  ],
  [
    "modern low water front yard with gravel",
    [
      "tan gravel area",
      "dry planting bed (tan gravel mulch) along the house",
      "dry planting bed (tan gravel mulch) in the middle",
      "boulders",
    ],
  ],
  [
    "modern backyard with a patio",
    ["gray stack bond paver patio", "modern planting bed (black mulch) along the house"],
  ],
  ["modern paver driveway", ["gray herringbone paver driveway"]],
  [
    "cottage garden with flowers",
    [
      "cottage planting bed (brown mulch) along the house",
      "lawn",
      "flagstone stepping stones",
      "Yoshino cherry",
    ],
  ],
  [
    "boxwood hedge and white hydrangeas along the porch",
    ["boxwood hedge along the house", "planting bed (brown mulch) with smooth hydrangea along the house"],
  ],
  [
    "boxwood hedge along the house with hydrangeas behind it",
    ["boxwood hedge along the house", "planting bed (brown mulch) with smooth hydrangea along the house"],
  ],
  [
    "hydrangeas along the house with a boxwood hedge in front",
    ["planting bed (brown mulch) with smooth hydrangea along the house", "boxwood hedge along the house"],
  ],
  [
    "rip out all the plants in front of the house, and plant roses",
    ["planting bed (brown mulch) with Knock Out rose"],
    { removals: ["plants"] },
  ],
  ["remove everything in front of the porch", [], { removals: ["plants"] }],
  [
    "get rid of the dirt pile, sod everywhere else",
    ["lawn"],
    { removals: ["dirt pile"], told: ["dirt pile"] },
  ],
  ["no more dandelions, nice clean lawn", ["lawn"]],
  [
    "low boxwood hedge in front of a row of hydrangeas along the house",
    [
      "2 ft tall boxwood hedge along the house",
      "planting bed (brown mulch) with smooth hydrangea in a row along the house",
    ],
  ],
  [
    "japanese zen garden",
    [
      "white gravel area",
      "japanese planting bed (white gravel mulch) along the house",
      "japanese planting bed (white gravel mulch) in the middle",
      "boulders",
      "flagstone stepping stones",
      "Japanese maple",
    ],
  ],
  [
    "low maintenance front yard",
    [
      "tan gravel area",
      "low-maintenance planting bed (tan gravel mulch) along the house",
      "low-maintenance planting bed (tan gravel mulch) in the middle",
      "boulders",
    ],
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
  ["modern patio", ["gray stack bond paver patio"]],
  [
    "cottage garden with roses and a picket fence",
    ["planting bed (brown mulch) with Knock Out rose", "wood picket fence"],
  ],
  ["travertine patio around the pool", ["travertine patio around the pool"]],
  ["patio in charcoal pavers", ["charcoal ashlar paver patio"]],
  ["driveway made of exposed aggregate", ["exposed concrete driveway"]],
  ["patio paved with brick in a basketweave pattern", ["basketweave brick patio"]],
  [
    "circular paver patio with fire pit and seating",
    ["blended circular paver patio", "fire pit with chairs"],
  ],
  ["large format porcelain patio", ["24 × 24 in porcelain patio"]],
  [
    "Large grey concrete pavers 24x24 with narrow grass joints",
    ["24 × 24 in gray stack bond paver patio, grass in the joints"],
  ],
  ["charcoal 12x24 pavers for the walk", ["12 × 24 in charcoal running bond paver walkway"]],
  [
    "big concrete slabs walkway w grass strips in between",
    ["24 × 24 in gray stack bond paver walkway, grass in the joints"],
  ],
  ["16 x 20 patio of 60x60 cm slabs", ["24 × 24 in gray stack bond paver patio"]],
  ["gravel patio, black steel edging", ["tan gravel patio", "steel edging around the patio"]],
  ["paver patio 24x24", ["blended ashlar paver patio"]],
  [
    "a patoi with hydrangeeas",
    ["blended ashlar paver patio", "planting bed (brown mulch) with smooth hydrangea"],
  ],
  ["herringbome drivway", ["blended herringbone paver driveway"]],
  [
    "lavendar and roses along the house",
    ["planting bed (brown mulch) with English lavender, Knock Out rose along the house"],
  ],
  ["200 sq ft of sod", ["lawn"]],
  ["5 boulders", ["5 × boulders"]],
  ["a 4 ft wide gravel path", ["tan gravel walkway"]],
  ["a retaining wall 3 feet high and 20 feet long", ["20 ft long block retaining wall"]],
  ["a 12-foot round fire pit patio", ["fire pit", "blended ashlar paver patio"]],
  [
    "Remove the lawn. Add river rock, boulders and drought tolerant plants.",
    ["river rock area", "boulders", "dry planting bed (gravel mulch)"],
    { removals: ["lawn"] },
  ],
  ["get rid of the grass and put in white gravel", ["white gravel area"], { removals: ["lawn"] }],
  [
    "change the driveway to herringbone pavers",
    ["blended herringbone paver driveway"],
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
  [
    "the bushes in front hide the house, take them out and put hydrangeas",
    ["planting bed (brown mulch) with smooth hydrangea"],
    { removals: ["bush"] },
  ],
  ["these hollies are ugly. get rid of them", [], { removals: ["holly"] }],
  ["swap the pickets for a cedar fence", ["cedar fence"], {}],
  ["swap the old thing there for boxwood", ["planting bed (brown mulch) with boxwood"], {}],
  ["swap the deck for a paver patio", ["blended ashlar paver patio"], { removals: ["deck"], told: ["deck"] }],
  ["hot tub and outdoor kitchen", ["hot tub", "outdoor kitchen in stone"]],
  ["raised vegetable beds", ["2 × wood raised bed with vegetables"]],
  ["a pond with a fountain", ["pond", "fountain"]],
  ["Pavers. Patio. Out back. 20x20. Travertine.", ["travertine patio at the back"]],
  [
    "knockout roses, 5 of them, and hydrangeas (3)",
    ["planting bed (brown mulch) with 5 × Knock Out rose, 3 × smooth hydrangea"],
  ],
  ["pink hydrangeas by the porch", ["planting bed (brown mulch) with bigleaf hydrangea along the house"]],
  ["a bed of yellow flowers", ["planting bed (brown mulch) with black-eyed Susan, daylily"]],
  [
    "river rock with five or six agaves",
    ["river rock area", "planting bed (gravel mulch) with 6 × century plant"],
  ],
  [
    "plant a red maple in the lawn and ring it with hostas",
    ["red maple", "planting bed (brown mulch) with hosta around the tree"],
  ],
  [
    "boxwoods along the fence, 3 ft apart",
    ["planting bed (brown mulch) with boxwood 3 ft apart along the fence"],
  ],
  ["string lights over the patio", ["string lights"]],
  ["concrete stepping stones in gravel", ["concrete stepping stones", "tan gravel area"]],
  ["cedar deck with a pergola", ["cedar deck", "cedar pergola"]],
  ["redwood deck by the pool", ["redwood deck around the pool"]],
  ["pool 16x32 with travertine coping", ["rectangular pool"]],
  ["lap pool", ["rectangular pool"]],
  [
    "hostas and ferns under the tree",
    ["planting bed (brown mulch) with hosta, Christmas fern around the tree"],
  ],
  ["rosemary and peonies along the walk", ["planting bed (brown mulch) with rosemary, peony along the walk"]],
  ["shade garden with hostas", ["planting bed (brown mulch) with hosta"]],
  [
    "a border of lavender along the driveway",
    ["planting bed (brown mulch) with English lavender along the driveway"],
  ],
  ["evergreen screen at the back", ["Emerald Green arborvitae hedge at the back"]],
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
      "planting bed (brown mulch) with Knock Out rose on the left",
      "planting bed (brown mulch) with English lavender on the right",
    ],
  ],
  ["beds on both sides of the walk", ["classic planting bed (brown mulch) along the walk"]],
  ["sod the front yard", ["lawn"]],
  ["new sod and black mulch", ["lawn", "black mulch"]],
  ["concrete walkway, grey", ["gray broom concrete walkway"]],
  ["asphalt driveway with a paver apron", ["asphalt driveway with an apron"]],
  ["brick edging along the beds", ["brick edging"]],
  ["steel edging around the lawn", ["steel edging"]],
  ["mulch and shrubs", ["planting bed (brown mulch) with Japanese spirea, boxwood, inkberry"]],
  [
    "flower bed with purple coneflower and black-eyed Susans",
    ["planting bed (brown mulch) with purple coneflower, black-eyed Susan"],
  ],
  [
    "Put a gravel fire pit area in the back left corner",
    ["tan gravel area", "fire pit with chairs in the corner"],
    { told: ["back left corner"] },
  ],
  [
    "I'd love a big patio with room for a table, and some privacy from the neighbours",
    ["blended ashlar paver patio", "dining furniture", "Emerald Green arborvitae hedge"],
  ],
  ["the house should stay the same", [], { keeps: ["house"] }],
  ["a red Japanese maple in the middle of the lawn", ["Japanese maple in the middle"]],
  [
    "stone ring round the tree with some red and yellow annuals",
    ["planting bed (brown mulch) with geranium, yellow marigold, edged with stone around the tree"],
  ],
  ["pool with a pale stone surround", ["rectangular pool"]],
  [
    "native grasses along here to soften the fence",
    ["planting bed (brown mulch) with feather reed grass, dwarf fountain grass along the fence"],
  ],
  ["two loungers with an umbrella", ["2 × sun loungers", "patio umbrella"]],
  [
    "river rock instead of the bark. leave the tree, fence and boulders",
    ["river rock area"],
    { removals: ["bark"], keeps: ["tree", "fence", "boulder"] },
  ],
  ["two chairs and an umbrella", ["2 × Adirondack chairs", "patio umbrella"]],
  [
    "patio with an umbrella and 4 chairs",
    ["blended ashlar paver patio", "patio umbrella", "4 × Adirondack chairs"],
  ],
  ["crape myrtle in a mulch ring, white", ["white crape myrtle", "brown mulch around the tree"]],
  ["gravel area with a steel fire pit and log seats", ["tan gravel area", "steel fire pit with log seats"]],
  ["lavender hedge along the walk, knee high", ["1.5 ft tall English lavender hedge along the walk"]],
  ["waist-high boxwood hedge", ["3 ft tall boxwood hedge"]],
  ["two trees and a hedge", ["2 × flowering dogwood", "Emerald Green arborvitae hedge"]],
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
      "gray stack bond paver patio",
      "planting bed (black mulch) with feather reed grass, dwarf fountain grass",
      "path lights",
    ],
  ],
  [
    "Tuscan style patio with pergola, lavender, and cypress trees",
    [
      "blended ashlar paver patio",
      "cedar pergola",
      "planting bed (gravel mulch) with English lavender",
      "2 × Italian cypress",
    ],
  ],
  ["fire pit on the patio with adirondack chairs", ["fire pit with chairs"]],
  ["bluestone patio with a stone wall", ["bluestone patio", "stone retaining wall"]],
  [
    "paver walkway lined with boxwood",
    ["blended running bond paver walkway", "planting bed (brown mulch) with boxwood along the walk"],
  ],
  [
    "driveway lined with trees",
    ["blended herringbone paver driveway", "3 × flowering dogwood along the driveway"],
  ],
  ["charcoal herringbone driveway. make the driveway red", ["red herringbone paver driveway"]],
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
  ["add more trees", ["2 × flowering dogwood"]],
  ["use black mulch instead of brown", ["black mulch"]],
  ["replace mulch with river rock", ["river rock mulch"], { removals: ["mulch"] }],
  ["clean up the beds and add fresh mulch", ["brown mulch"]],
  ["widen the driveway", ["blended herringbone paver driveway"], { told: ["widen"] }],
  [
    "Remove the existing walkway and replace it with flagstone",
    ["flagstone walkway"],
    { removals: ["walkway"] },
  ],
  [
    "Replace existing concrete walkway with flagstone pavers and add low-voltage path lights on both sides",
    ["flagstone walkway", "path lights along the walk"],
    { removals: ["walkway"] },
  ],
  [
    "Install a 20x20 paver patio with a sitting wall and fire pit",
    ["blended ashlar paver patio", "fire pit with a curved seat wall"],
  ],
  [
    "I would like a large, curved, charcoal paver patio",
    ["charcoal ashlar paver patio"],
    { told: ["curved"] },
  ],
  ["build a two-tier retaining wall with natural stone", ["stone retaining wall"], { told: ["two-tier"] }],
  ["privacy trees along the back property line", ["Emerald Green arborvitae hedge at the back"]],
  ["line the driveway with boxwood hedges", ["boxwood hedge along the driveway"]],
  ["I need privacy", ["Emerald Green arborvitae hedge"]],
  [
    "a low maintenance yard with no grass",
    [
      "tan gravel area",
      "low-maintenance planting bed (tan gravel mulch) along the house",
      "low-maintenance planting bed (tan gravel mulch) in the middle",
      "boulders",
    ],
    { removals: ["lawn"] },
  ],
  [
    "drought-tolerant front yard with decomposed granite and native grasses",
    [
      "decomposed granite area",
      "planting bed (decomposed granite mulch) with feather reed grass, dwarf fountain grass",
    ],
  ],
  [
    "mulch beds with steel edging and boxwoods",
    ["planting bed (brown mulch) with boxwood, edged with steel"],
  ],
  [
    "concrete patio with a fire pit, surrounded by lavender",
    ["broom concrete patio", "fire pit", "planting bed (brown mulch) with English lavender"],
  ],
  ["pool with travertine deck", ["rectangular pool", "travertine patio around the pool"]],
  ["pool with pavers around it", ["rectangular pool", "blended ashlar paver patio around the pool"]],
  ["plant lavender between the stepping stones", ["planting bed (brown mulch) with English lavender"]],
  ["2 ft wide planting strip along the driveway", ["classic planting bed (brown mulch) along the driveway"]],
  ["patio 12 feet by 14 feet 6 inches", ["blended ashlar paver patio"]],
  ["a 3m x 4m deck", ["brown wood deck"]],
  ["20 m2 patio", ["blended ashlar paver patio"]],
  ["a 6' fence", ["wood fence"]],
  ["a 60 foot fence", ["60 ft long wood fence"]],
  ["10 boxwoods along the walk", ["planting bed (brown mulch) with 10 × boxwood along the walk"]],
  ["sod, mulch, and three dogwoods", ["lawn", "brown mulch", "3 × flowering dogwood"]],
  ["grass", ["lawn"]],
  ["make it colorful", ["cottage planting bed (brown mulch)"]],
  ["pretty flowers by the front door", ["classic planting bed (brown mulch) along the house"]],
  ["I hate the lawn", [], { removals: ["lawn"], told: ["i hate the lawn"] }],
  ["don't remove the tree", [], { keeps: ["tree"] }],
  [
    "please do not remove the old oak tree, but add a bench under it",
    ["garden bench around the tree"],
    { keeps: ["oak tree"] },
  ],
  ["without changing the house add a lawn", ["lawn"], { keeps: ["house"] }],
  ["Keep house and driveway. Lawn in front.", ["lawn at the front"], { keeps: ["house", "driveway"] }],
  ["white river rock and black boulders", ["white river rock area", "boulders"]],
  ["black and white gravel", ["white gravel area"]],
  ["tan and grey pavers", ["gray ashlar paver patio"]],
  ["grey, tan and charcoal paver blend", ["blended ashlar paver patio"]],
  ["brick ribbon driveway", ["blended herringbone paver driveway with a red border"]],
  ["drive in tan pavers with a brick border", ["tan herringbone paver driveway with a red border"]],
  ["crushed limestone path with brick border", ["gray gravel walkway", "brick edging along the walk"]],
  ["brick edging along the walk, new sod", ["brick edging along the walk", "lawn"]],
  [
    "make it tropical",
    [
      "lawn",
      "planting bed (brown mulch) with tropical hibiscus, croton, bird of paradise, foxtail fern, lilyturf along the house",
      "queen palm",
    ],
  ],
  [
    "tropical plants along the fence",
    [
      "planting bed (brown mulch) with tropical hibiscus, croton, bird of paradise, foxtail fern, lilyturf along the fence",
    ],
  ],
  [
    "modern low maintenance front yard",
    ["gray stack bond paver walkway", "modern planting bed (black mulch) along the house", "path lights"],
  ],
  ["rock border", ["fieldstone edging"]],
  [
    "redo bed: natural stone edging, azaleas, dark mulch",
    ["planting bed (black mulch) with PJM rhododendron, edged with stone"],
  ],
  ["red concrete path -> bluestone", ["bluestone walkway"], { removals: ["walkway"] }],
  ["stone border around the tree", ["brown mulch, edged with stone around the tree"]],
  ["U-shaped driveway", ["blended herringbone paver driveway"], { told: ["u-shaped"] }],
  ["water feature in the center of the courtyard", ["fountain in the middle"]],
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
    ["blended herringbone paver driveway", "tan gravel walkway"],
  ],
  [
    "pavers for the driveway, gravel for the walkway",
    ["blended herringbone paver driveway", "tan gravel walkway"],
  ],
  [
    "paver driveway and walkway",
    ["blended herringbone paver driveway", "blended running bond paver walkway"],
  ],
  ["concrete patio and walkway", ["broom concrete patio", "broom concrete walkway"]],
  [
    "cover the slope with ground cover",
    ["planting bed (brown mulch) with creeping juniper, creeping thyme, Japanese spurge"],
  ],
  [
    "fire pit surrounded by gravel with 4 Adirondack chairs",
    ["fire pit with 4 chairs", "tan gravel area around the fire pit"],
  ],
  [
    "irregular flagstone patio with creeping thyme in the joints",
    ["flagstone patio, creeping thyme in the joints"],
  ],
  ["bluestone walk, grass between the stones", ["bluestone walkway, grass in the joints"]],
  ["tan tumbled paver walk", ["tan running bond paver walkway"], { told: ["tumbled"] }],
  ["fence in the yard with cedar", ["cedar fence"]],
  [
    "arborvitae hedge 8 feet tall along the left side",
    ["8 ft tall Emerald Green arborvitae hedge on the left"],
  ],
  ["Japanese maples and ferns", ["2 × Japanese maple", "planting bed (brown mulch) with Christmas fern"]],
  [
    "hedge along the left, lawn on the right",
    ["Emerald Green arborvitae hedge on the left", "lawn on the right"],
  ],
  ["steps up to the front door", ["stone steps"]],
  [
    "please add a nice big cedar deck with stairs and a hot tub, and string lights",
    ["cedar deck", "wood steps", "hot tub", "string lights"],
  ],
  [
    "create a zen garden with white gravel, boulders, bamboo and a Japanese maple",
    [
      "white gravel area",
      "boulders",
      "planting bed (white gravel mulch) with clumping bamboo",
      "Japanese maple",
    ],
  ],
  ["turn this dirt into a lush green lawn with flower beds", ["lawn", "classic planting bed (brown mulch)"]],
  [
    "Farmhouse style with white picket fence and rose bushes",
    ["vinyl picket fence", "planting bed (brown mulch) with Knock Out rose"],
  ],
  ["Add red mulch and yellow daylilies", ["planting bed (red mulch) with daylily"]],
  ["only grass and trees", ["lawn", "2 × flowering dogwood"]],
  ["just a simple clean lawn", ["lawn"]],
  [
    "Please transform my front yard into a beautiful, low-maintenance landscape. Remove the old shrubs, add a curved flagstone walkway leading to the front door, river rock beds with boulders and drought-tolerant plants like lavender, Russian sage, and ornamental grasses. Keep the large oak tree and the driveway.",
    [
      "flagstone walkway",
      "planting bed (gravel mulch) with English lavender, Russian sage, feather reed grass, dwarf fountain grass",
      "boulders",
    ],
    { removals: ["shrub"], keeps: ["oak tree", "driveway"], told: ["curved"] },
  ],
  [
    "Backyard oasis with a kidney shaped pool, travertine pool deck, outdoor kitchen with pergola, and lush tropical plants along the fence",
    [
      "kidney-shaped pool",
      "travertine patio around the pool",
      "outdoor kitchen in stone",
      "cedar pergola",
      "planting bed (brown mulch) with tropical hibiscus, croton, bird of paradise, foxtail fern, lilyturf along the fence",
    ],
  ],
  [
    "Redo the driveway with interlocking pavers in a herringbone pattern, charcoal border, and add landscape lighting on both sides",
    ["blended herringbone paver driveway with a charcoal border", "path lights along the driveway"],
  ],
  [
    "Tear out the existing concrete patio and install a 16x20 bluestone patio with a fire pit, seating wall, and planting beds around the edges",
    [
      "bluestone patio",
      "fire pit with a curved seat wall",
      "classic planting bed (brown mulch) along the border",
    ],
    { removals: ["patio"] },
  ],
  [
    "I want a clean modern look: large format concrete pavers with gravel joints, black steel edging, ornamental grasses, boxwood spheres, and a single multi-stem birch",
    [
      "24 × 24 in gray stack bond paver patio, gravel in the joints",
      "planting bed (black mulch) with feather reed grass, dwarf fountain grass, boxwood, edged with steel",
      "paper birch",
    ],
    { told: ["multi-stem"] },
  ],
  [
    "Add a white picket fence across the front with climbing roses and a garden gate, lavender along the path, and a cherry tree in the corner",
    [
      "vinyl picket fence with a gate at the front",
      "planting bed (brown mulch) with Knock Out rose along the fence",
      "planting bed (brown mulch) with English lavender along the walk",
      "Yoshino cherry in the corner",
    ],
  ],
  [
    "Level the yard, put down new sod, and build a small retaining wall at the back with natural boulders",
    ["lawn", "block retaining wall at the back", "boulders"],
  ],
  [
    "Replace all grass with clover and wildflowers for pollinators",
    ["planting bed (brown mulch) with Japanese spurge"],
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
    ["charcoal herringbone paver driveway", "flagstone walkway", "planting bed (black mulch) with boxwood"],
  ],
  ["- new lawn - stone path - 3 maple trees", ["lawn", "flagstone stepping stones", "3 × red maple"]],
  ["1. New lawn 2. Paver patio 3. Fire pit", ["lawn", "blended ashlar paver patio", "fire pit"]],
  ["lawn; patio; fire pit", ["lawn", "blended ashlar paver patio", "fire pit"]],
  ["Can you show me what it would look like with a deck?", ["brown wood deck"]],
  ["What would a pool look like here?", ["rectangular pool"]],
  [
    "I'm thinking of a small patio, maybe 10 by 10, with a couple of chairs and some potted plants",
    ["blended ashlar paver patio", "2 × Adirondack chairs", "terracotta pots"],
  ],
  ["Make the lawn greener and fill in bare spots", ["lawn"]],
  ["paint the house white", [], { told: ["paint"] }],
  ["new roof", [], { told: ["roof"] }],
  [
    "8 boxwood balls and 3 hydrangeas in a bed along the house",
    ["planting bed (brown mulch) with 8 × boxwood, 3 × smooth hydrangea along the house"],
  ],
  ["five lavenders", ["planting bed (brown mulch) with 5 × English lavender"]],
  ["remove the car", [], { told: ["car"] }],
  ["remove the trash cans and the car, add lawn", ["lawn"], { told: ["trash cans", "car"] }],
  ["change house color to blue", [], { told: ["house color"] }],
  [
    "Japanese garden with a pond, stone lantern, moss, and maple",
    ["pond", "planting bed (gravel mulch) with Japanese spurge", "red maple"],
    { told: ["stone lantern"] },
  ],
  ["add stone steps and a railing to the front door", ["stone steps"], { told: ["railing"] }],
  [
    "plant tall evergreens along the left property line for privacy from the neighbor",
    ["Emerald Green arborvitae hedge on the left"],
  ],
  [
    "create a rock garden on the slope with creeping juniper and sedum",
    ["planting bed (gravel mulch) with creeping juniper, Autumn Joy stonecrop"],
    { told: ["on the slope"] },
  ],
  [
    "xeriscaping with cactus, agave and decomposed granite, keep it simple",
    [
      "planting bed (decomposed granite mulch) with prickly pear, golden barrel cactus, century plant",
      "decomposed granite area",
    ],
  ],
  [
    "front yard: desert landscaping. no grass. add boulders & palm trees",
    [
      "boulders",
      "2 × queen palm",
      "tan gravel area",
      "dry planting bed (tan gravel mulch) along the house",
      "dry planting bed (tan gravel mulch) in the middle",
    ],
    { removals: ["lawn"] },
  ],
  [
    "Lay a concrete pad for a shed behind the garage",
    ["broom concrete patio at the back"],
    { told: ["shed"] },
  ],
  [
    "interlock stone walkway and steps, armour stone, river stone accents",
    ["blended ashlar paver walkway", "stone steps", "stone retaining wall", "river rock area"],
  ],
  ["mulch ring around each tree with hostas", ["planting bed (brown mulch) with hosta around the tree"]],
  ["add flower pots by the entrance", ["terracotta pots by the door"]],
  ["a gravel driveway edged with cobblestones", ["tan gravel driveway"]],
  ["mow the lawn", [], { keeps: ["lawn"] }],
  ["Install artificial grass with a paver border", ["artificial turf", "charcoal paver edging"]],
  ["deck with glass railing", ["brown wood deck"], { told: ["glass railing"] }],
  ["cover the patio with a pergola", ["blended ashlar paver patio", "cedar pergola"]],
  ["the patio should be circular and made of red brick", ["circular brick patio"]],
  ["brick patio 15 ft across with a fire pit in the center", ["brick patio", "fire pit"]],
  [
    "a path from the deck to the pool",
    ["blended running bond paver walkway"],
    { told: ["from the deck to the pool"] },
  ],
  ["add some shade", ["red maple"]],
  [
    "lights along the driveway and uplighting on the oak",
    ["path lights along the driveway", "uplights around the tree"],
  ],
  ["wrap the tree with lights", ["path lights around the tree"]],
  ["Concrete driveway with a paver apron and lawn", ["broom concrete driveway with an apron", "lawn"]],
  ["Retaining wall with steps", ["block retaining wall", "stone steps"]],
  [
    "Three raised vegetable beds with pea gravel around them and a fence with a gate at the back",
    ["3 × wood raised bed with vegetables", "pea gravel area", "wood fence with a gate at the back"],
  ],
  [
    "Drainage swale with river rock, native planting beds and lawn",
    ["drainage swale lined with river rock", "native planting bed (brown mulch)", "lawn"],
  ],
  ["patio with table and four chairs", ["blended ashlar paver patio", "dining table with 4 chairs"]],
  ["a fire pit with four chairs and a table", ["fire pit with 4 chairs", "dining furniture"]],
  ["outdoor dining table and grill", ["dining furniture", "outdoor kitchen in stone"]],
  ["Lawn with steel edging", ["lawn", "steel edging"]],
  ["gravel driveway with a cobblestone apron", ["tan gravel driveway with an apron"]],
  ["grass swale along the fence", ["drainage swale lined with grass along the fence"]],
  ["corten raised bed with flowers, 4 x 8 ft", ["steel raised bed with flowers"]],
  ["stucco outdoor kitchen on the left", ["outdoor kitchen in stucco on the left"]],
  [
    "curved flagstone walkway from driveway to front door",
    ["flagstone walkway from the driveway to the door"],
    { told: ["curved"] },
  ],
  [
    "remove the hedge along the fence and plant arborvitae",
    ["Emerald Green arborvitae hedge along the fence"],
    { removals: ["hedge"], told: ["hedge"] },
  ],
  ["pea gravel path w/ stepping stones to the shed", ["pea gravel walkway", "flagstone stepping stones"]],
  ["horizontal cedar fence 6ft with black posts", ["horizontal cedar fence"], { told: ["black posts"] }],
  ["dog run with chain link", ["metal fence"], { told: ["dog run"] }],
  [
    "beach house style with grasses and crushed shells",
    [
      "planting bed (crushed shell mulch) with feather reed grass, dwarf fountain grass",
      "crushed shell area",
    ],
  ],
  ["basketball half court", [], { told: ["basketball half court"] }],
  ["fix the bare spots in the lawn", ["lawn"]],
];

describe("parsePlan reads what landscapers write", () => {
  // Every row as wide as the widest: the runner takes its types from the tuple.
  const cases = rows.map(([text, elements, more = {}]) => [text, elements, more] as const);
  it.each(cases)("%s", (text, elements, more) => {
    const plan = parsePlan(text);
    expect({
      elements: plan.elements.map(describeElement),
      removals: plan.removals,
      keeps: plan.keeps,
      told: plan.notes.filter(({ status }) => status === "told").map((note) => note.text),
    }).toEqual({ elements, removals: [], keeps: [], told: [], ...more });
  });
});

it("a color before a pattern is the color of those pavers", () => {
  for (const [words, colour] of [
    ["charcoal herringbone instead of the red", "charcoal"],
    ["tan running bond", "tan"],
  ] as const) {
    const { elements, notes } = parsePlan(words);
    expect(elements).toMatchObject([{ kind: "pavers", colour }]);
    expect(notes.map(({ status }) => status)).toEqual(["placed"]);
  }
});
