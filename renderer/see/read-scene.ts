import { focalPx } from "#core/camera/make-camera.ts";
import { toLab } from "#renderer/color/lab.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { textureCoherence } from "./coherence.ts";
import { edgeDensity } from "./edge-density.ts";
import { patchFeatures } from "./patch-features.ts";
import { patchGraph } from "./patch-graph.ts";
import { patchMean } from "./patch-mean.ts";
import type { Scene } from "./scene.ts";
import type { StraightEdges } from "./straight-edges.ts";
import { superpixels } from "./superpixels.ts";
import { wallDistance } from "./wall-distance.ts";
import { wallEvidence } from "./wall-edges.ts";

/** Measures the small picture. `horizonRow` in pixels of the edges' picture. */
export function readScene(
  small: RgbImage,
  edges: StraightEdges,
  horizonRow: number,
  focal35Mm: number,
): Scene {
  const { width, height } = small;
  const horizonY = (horizonRow * height) / edges.height;
  const lab = toLab(small);
  const patches = superpixels(lab, width, height);
  const features = patchFeatures(small, lab, patches);
  const graph = patchGraph(patches, features);
  const lightness = new Float32Array(width * height);
  for (let i = 0; i < lightness.length; i++) lightness[i] = lab[i * 3]!;
  return {
    patches,
    features,
    graph,
    lab,
    edges: edgeDensity(edges, patches, horizonRow, focalPx(edges.width, edges.height, focal35Mm)),
    wall: wallEvidence(lab, patches, horizonY),
    coherence: patchMean(textureCoherence(lightness, width, height), patches),
    wallDistance: wallDistance(graph, patches, horizonY),
    depth: Float32Array.from(
      { length: patches.count },
      (_, k) => (patches.centers[k * 5 + 4]! - horizonY) / (height - horizonY),
    ),
  };
}
