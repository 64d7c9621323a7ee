import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growTree, type TreeShape } from "./tree.ts";

/** What tells one broadleaf tree from others of its form; meters, sRGB hex. */
export type TreeLook = {
  form: keyof typeof TREE_FORMS;
  /** Length of a leaf, and its width as a share of that. */
  leafM: readonly [lengthM: number, aspect: number];
  /** Leaves in shade and in light. */
  colors: readonly [shade: string, light: string];
  bark: string;
  /** Color of the flowers, and the share of the sprays that bloom. */
  blossom?: readonly [color: string, share: number];
  fingers?: number;
  translucency?: number;
  /** In place of the form's own. */
  leaves?: number;
  layered?: number;
  best?: "autumn";
  dense?: true;
  /** Its leaves are not green. */
  colored?: true;
  /** Drawn height and spread as shares of the mature ones. */
  grown: readonly [height: number, spread: number];
};

type Form = Pick<
  TreeShape,
  "habit" | "clearShare" | "spread" | "limbs" | "upward" | "stems" | "leaves" | "layered" | "drape"
>;

/** How trees branch, as in `TreeShape`. Set by eye beside the single trees of `trees.ts`. */
const TREE_FORMS = {
  oval: { habit: "leader", clearShare: 0.26, spread: 0.42, upward: 0.05, leaves: 20000 },
  pyramid: { habit: "leader", clearShare: 0.12, spread: 0.34, upward: 0.06, leaves: 22000, layered: 0 },
  /** A leader with few leaves, so that branches show: ginkgo, eucalyptus. */
  "open-leader": { habit: "leader", clearShare: 0.18, spread: 0.36, upward: 0.04, leaves: 13000 },
  /** Three trunks: river birch, aspen. */
  "clump-leader": {
    ...{ habit: "leader", stems: 3, clearShare: 0.22, spread: 0.28, upward: 0.04, leaves: 17000, layered: 0 },
  },
  round: { habit: "forks", clearShare: 0.15, limbs: 2.3, spread: 0.75, layered: 0.2, leaves: 22000 },
  /** Limbs that part and rise: zelkova, honeylocust. */
  vase: {
    ...{
      habit: "forks",
      clearShare: 0.17,
      limbs: 2.3,
      spread: 0.62,
      upward: 0.04,
      layered: 0.1,
      leaves: 26000,
    },
  },
  layered: { habit: "forks", clearShare: 0.16, limbs: 2, spread: 0.8, layered: 0.85, leaves: 16000 },
  umbrella: { habit: "forks", clearShare: 0.18, limbs: 2, spread: 0.9, layered: 0.6, leaves: 24000 },
  /** Several stems from the ground. */
  clumped: {
    ...{ habit: "forks", stems: 4, clearShare: 0.14, limbs: 2, spread: 0.68, upward: 0.04, layered: 0.3 },
    leaves: 14000,
  },
  weeping: { habit: "weeps", clearShare: 0.5, spread: 0.45, layered: 0, drape: 0.7, leaves: 12000 },
  /** Shoots that hang to the ground: weeping willow. */
  curtain: { habit: "weeps", clearShare: 0.42, spread: 0.5, layered: 0, drape: 1.2, leaves: 15000 },
} as const satisfies Record<string, Form>;

/** Radius of the trunk, and of the ball of leaves round a twig, as shares of the tree's height; several stems share a thicker foot. */
const TRUNK_SHARE = 0.0115;
const CLUMP_SHARE = 0.0135;
const CLUSTER_SHARE = 0.064;
/** Leaves count as so much denser when their light is baked, since fewer are drawn than grow. */
const THICKNESS = 2.4;
/** The leaves of a form are those of a tree of this height, meters; a higher one has more, as its crown's surface, up to so many. */
const FORM_HEIGHT_M = 4.2;
const MOST_LEAVES = 34000;

/** A broadleaf tree of a form. Its leaves have their true size at the drawn size. */
export function tree(look: TreeLook): PlantDrawing {
  const form: Form = TREE_FORMS[look.form];
  const [height, spread] = look.grown;
  const { blossom, fingers, translucency, layered, leaves } = look;
  return {
    grown: { height, spread },
    thickness: THICKNESS,
    ...(look.best && { best: look.best }),
    ...(look.dense && { dense: true }),
    ...(look.colored && { coloredLeaves: true }),
    grow: (seed, { heightM }) =>
      growTree(seed, {
        ...form,
        heightM,
        trunkRadiusM: heightM * (form.stems ? CLUMP_SHARE : TRUNK_SHARE),
        clusterM: heightM * CLUSTER_SHARE,
        leafLengthM: look.leafM[0],
        leafAspect: look.leafM[1],
        shadeColor: rgb(look.colors[0]),
        lightColor: rgb(look.colors[1]),
        barkColor: rgb(look.bark),
        leaves: Math.round(Math.min(MOST_LEAVES, (leaves ?? form.leaves) * (heightM / FORM_HEIGHT_M) ** 2)),
        ...(fingers && { fingers }),
        ...(translucency && { translucency }),
        ...(layered !== undefined && { layered }),
        ...(blossom && { blossom: { color: rgb(blossom[0]), share: blossom[1] } }),
      }),
  };
}
