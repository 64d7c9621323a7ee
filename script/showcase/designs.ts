/** What the public pages show: a photo, what a person asks of it, and where. Points in pixels of the photo. */
export type ShowcaseDesign = {
  /** Beginning of the names of its pictures. */
  name: string;
  /** From the root of the repository; 4:3, 1600 x 1200. */
  photo: string;
  describe: string;
  areas?: { corners: [x: number, y: number][]; describe: string }[];
  seed?: number;
  /** House numbers and the like, blurred before the photo is used: left, top, width, height. */
  soften?: [left: number, top: number, width: number, height: number][];
};

const OURS = "tests/fixtures/scenes";
const PHOTOS = "script/showcase/photos";

export const DESIGNS: readonly ShowcaseDesign[] = [
  {
    name: "modern-garden",
    photo: `${PHOTOS}/modern-house.jpg`,
    describe: "Modern planting beds with ornamental grasses and lavender, new lawn",
  },
  {
    name: "front-yard",
    photo: `${OURS}/front-brick/photo.jpg`,
    describe:
      "New lawn, curved planting beds along the house with hydrangea, boxwood and lavender, path lights along the walk, a serviceberry tree",
  },
  {
    name: "interlock-driveway",
    photo: `${PHOTOS}/attached-garage.jpg`,
    describe: "",
    areas: [
      {
        corners: [
          [690, 690],
          [1072, 690],
          [1450, 1108],
          [742, 1112],
        ],
        describe: "interlock driveway, in blend herringbone",
      },
    ],
    soften: [
      [796, 428, 62, 36],
      [1576, 420, 24, 40],
    ],
  },
  {
    name: "backyard-pool",
    photo: `${OURS}/slope-deck/photo.jpg`,
    describe: "Rectangular pool with a travertine deck, new lawn, planting beds along the house",
  },
  {
    name: "cedar-deck",
    photo: `${OURS}/backyard-fence/photo.jpg`,
    describe: "Cedar deck 20 by 14 feet, new lawn, planting beds along the fence with hydrangea and lavender",
  },
  {
    name: "toronto-front",
    photo: `${PHOTOS}/brick-front.jpg`,
    describe: "New lawn, planting beds along the house with hydrangea, boxwood and ornamental grasses",
    soften: [[934, 654, 34, 30]],
  },
];
