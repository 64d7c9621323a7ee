/** The texts of the contact sheet: together they ask for every kind of element, in the words of people who order gardens. */
export const SHEET_DESIGNS: readonly { name: string; text: string }[] = [
  {
    name: "lawn-beds",
    text: "New lawn, curved beds with hydrangeas, boxwood, lavender and salvia along the house, and a dogwood tree",
  },
  { name: "drive-herringbone", text: "Charcoal herringbone paver driveway with a border" },
  { name: "japanese", text: "Zen garden" },
  {
    name: "turf-edging",
    text: "Artificial turf with steel edging and black mulch beds with ornamental grasses",
  },
  { name: "desert", text: "Desert garden with agave and yucca" },
  { name: "brick-walk-spring", text: "Red brick walkway, cherry tree and daylilies in spring, lawn" },
  { name: "drive-apron", text: "Concrete driveway with a paver apron and lawn" },
  { name: "wall-steps", text: "Stone retaining wall with steps, lawn, and hydrangeas along the house" },
  { name: "dining-patio", text: "Patio of grey pavers with a dining set and an outdoor kitchen, and lawn" },
  {
    name: "cottage-autumn",
    text: "Cottage garden in autumn with a Japanese maple and a stepping stone path",
  },
  { name: "pool", text: "Rectangular pool with grey paver patio, lawn and planting beds" },
  {
    name: "evening-lights",
    text: "Lawn, paver walkway with path lights, planting beds along the house, evening view",
  },
  { name: "fountain", text: "Lawn with a stone fountain in the middle and a boxwood hedge along the border" },
  { name: "swale", text: "Drainage swale with river rock, native planting beds and lawn" },
  { name: "modern", text: "Make it modern and low maintenance" },
  {
    name: "front-steps",
    text: "Bluestone walkway with stone steps to the door, boxwood along the house, lawn",
  },
  {
    name: "raised-beds",
    text: "Three raised vegetable beds with pea gravel around them and a fence with a gate at the back",
  },
  {
    name: "planters",
    text: "New lawn, two terracotta planters with lavender by the front door and black planter boxes with boxwood by the garage",
  },
  { name: "kidney-pool", text: "Kidney pool with a wood deck, lawn and boulders" },
  { name: "mediterranean", text: "Mediterranean garden with an olive tree and a travertine patio" },
  { name: "privacy", text: "Privacy hedge at the back, lawn and a flagstone patio with lounge furniture" },
  { name: "gravel-fire", text: "Gravel courtyard with a fire pit and four chairs, boulders and lavender" },
  { name: "vinyl-fence", text: "White vinyl fence, lawn and roses" },
  { name: "deck-pergola", text: "Cedar deck with a pergola, lawn and planting beds" },
  { name: "pond", text: "Natural pond with boulders, ferns and hostas, and lawn" },
];
