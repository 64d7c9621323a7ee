import { makeCamera } from "#core/camera/make-camera.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import type { Site } from "#renderer/layout/site.ts";
import { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { normalize } from "#renderer/math/vec3.ts";

const WIDTH = 640;
const HEIGHT = 480;

const FAR_EDGE_M = 12;

const camera = makeCamera(WIDTH, HEIGHT);
const top = Math.ceil(camera.photoY(0, FAR_EDGE_M));
const ground = new Float32Array(WIDTH * HEIGHT).fill(1, top * WIDTH);
/** One for all: the product writes to no grid, and to measure it takes most of the time that a site takes. A test that changes one makes its own. */
let grid: GroundGrid | undefined;

/** An open yard of flat ground: everything in the lower part of a 640 x 480 photo, to about 12 m away; no house, no walks. */
export function bareSite(plan: Partial<DesignPlan> = {}, filled = false): Site {
  const clip = ground.slice();
  grid ??= new GroundGrid(camera, ground);
  return {
    areaId: null,
    oldFence: null,
    foot: null,
    drawnLine: null,
    circled: null,
    stood: null,
    hides: null,
    filled,
    isBedSized: false,
    isMeasured: false,
    isOwnBed: false,
    keepsCover: false,
    oldMulch: () => null,
    camera,
    clip,
    grid,
    hardDistance: () => 100,
    doorway: null,
    hard: new Float32Array(WIDTH * HEIGHT),
    walk: new Float32Array(WIDTH * HEIGHT),
    drive: new Float32Array(WIDTH * HEIGHT),
    street: new Float32Array(WIDTH * HEIGHT),
    ways: () => [],
    pavingBehind: () => new Float32Array(WIDTH).fill(-1),
    standingFace: () => null,
    litThings: () => ({ trees: [], wall: [], fence: [], shrubs: [] }),
    paved: new Float32Array(WIDTH * HEIGHT),
    house: new Float32Array(WIDTH * HEIGHT),
    garage: new Float32Array(WIDTH * HEIGHT),
    fences: new Float32Array(WIDTH * HEIGHT),
    lawn: new Float32Array(WIDTH * HEIGHT),
    newLawn: null,
    wallTurnRad: 0,
    light: {
      sun: { direction: normalize([-0.5, 0.75, -0.5]), share: 0.6 },
      exposure: [0.8, 0.8, 0.8],
      shadeOnStone: { red: 0, blue: 0 },
      grass: { color: [0.12, 0.18, 0.05], contrast: null },
    },
    mirrorRow: top,
    readMirror: (_u, _v, out) => out.fill(0.3),
    seed: 1,
    plan: { elements: [], removals: [], keeps: [], notes: [], announced: [], ...plan },
    layers: [],
    instances: [],
    faces: [],
    surfaces: [],
    pieces: [],
    taken: [],
    fires: [],
    decks: [],
    doors: [],
    areDoorsGuessed: false,
    lamps: [],
    before: null,
    planted: [],
    near: null,
    aim: null,
    within: null,
  };
}
