import { hexToLinear } from "#renderer/color/srgb.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { addLathe } from "#renderer/mesh/lathe.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { tinted } from "./tint.ts";

/** Linear reflectance of cast stone, of glaze, of still water and of water full of air. Chosen by eye. */
const STONE = hexToLinear("#a8a092");
const GLAZE = hexToLinear("#3f5562");
const WATER = hexToLinear("#4d6a70");
const BUBBLE = hexToLinear("#c9d6da");
const SIDES = 32;

/** Half the width of a bird bath's bowl and its height, meters: 24 by 28 in. */
export const BIRDBATH = { radiusM: 0.3, heightM: 0.71 };

/** A bird bath of cast stone: a foot, a column and a shallow bowl with water. */
export function birdbath(seed: number): SolidMesh {
  const random = seededRandom(seed);
  const mesh = new SolidMesh(2400);
  const { radiusM: r, heightM: h } = BIRDBATH;
  const stone = {
    color: tinted(STONE, 0.92 + 0.12 * random.next()),
    grain: "cut-stone" as const,
    sides: SIDES,
    smooth: true,
  };
  addLathe(
    mesh,
    [
      [0.2, 0],
      [0.2, 0.05],
      [0.17, 0.075],
      [0.1, 0.11],
      [0.07, 0.2],
      [0.085, 0.33],
      [0.065, 0.47],
      [0.06, 0.54],
      [0.1, 0.6],
      [0.24, h - 0.05],
      [r - 0.01, h - 0.012],
      [r, h],
      [r - 0.03, h],
      [r - 0.06, h - 0.03],
    ],
    stone,
  );
  addLathe(
    mesh,
    [
      [r - 0.045, h - 0.018],
      [0, h - 0.017],
    ],
    { color: WATER, grain: "painted", sides: SIDES },
  );
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.27 });
  return mesh.finish();
}

/** Half the width of an urn and its height, meters. */
export const URN = { radiusM: 0.3, heightM: 0.86 };

/** A glazed urn that water wells over. */
export function bubblingUrn(seed: number): SolidMesh {
  seededRandom(seed);
  const mesh = new SolidMesh(2600);
  const { radiusM: r, heightM: h } = URN;
  addLathe(
    mesh,
    [
      [0.15, 0],
      [0.17, 0.03],
      [0.24, 0.22],
      [0.29, 0.42],
      [r, 0.56],
      [0.285, 0.68],
      [0.22, 0.77],
      [0.185, 0.8],
      [0.2, 0.825],
      [0.225, 0.845],
      [0.225, h],
      [0.19, h],
    ],
    { color: GLAZE, grain: "painted", sides: SIDES, smooth: true },
  );
  addBubble(mesh, h - 0.006, 0.2);
  mesh.contacts.push({ x: 0, z: 0, radiusM: 0.3 });
  return mesh.finish();
}

/** Water that wells up from the top of a stone of radius 1 m; to be scaled like it. */
export function bubble(): SolidMesh {
  const mesh = new SolidMesh(600);
  addBubble(mesh, 0, 0.26);
  return mesh.finish();
}

/** Still water with a white dome in its middle, at `y`, meters. */
function addBubble(mesh: SolidMesh, y: number, radiusM: number): void {
  addLathe(
    mesh,
    [
      [radiusM, y - 0.01],
      [radiusM * 0.55, y + 0.006],
    ],
    { color: WATER, grain: "painted", sides: SIDES, smooth: true },
  );
  addLathe(
    mesh,
    [
      [radiusM * 0.55, y + 0.006],
      [radiusM * 0.42, y + 0.035],
      [radiusM * 0.22, y + 0.06],
      [0, y + 0.068],
    ],
    { color: BUBBLE, grain: "fabric", sides: SIDES, smooth: true },
  );
}
