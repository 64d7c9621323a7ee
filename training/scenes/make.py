"""Renders random sites with exact labels: NAME.jpg and NAME.png (class numbers, 255 unlabeled).

  blender -b -t 1 -P make.py -- --out DIR --seeds FROM TO [--size 352] [--samples 4]

The same seed gives the same picture. Blender 3.4; numpy and Pillow in its Python.
"""

import argparse
import sys
import tempfile
import time
import traceback
from pathlib import Path

import bpy
import numpy as np
from PIL import Image

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import camera  # noqa: E402
import develop  # noqa: E402
import estate  # noqa: E402
from classes import CLASSES  # noqa: E402
from light import Light  # noqa: E402
from plot import Site  # noqa: E402

PASSES = {"rgb": "Image", "label": "IndexMA", "albedo": "DiffCol", "depth": "Depth"}


def setup(samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.engine, r.resolution_percentage = "CYCLES", 100
    r.use_persistent_data = False
    c.device, c.samples, c.use_denoising, c.use_adaptive_sampling = "CPU", samples, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 2, 1, 1, 1, 6
    c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive = 3.0, False, False
    c.pixel_filter_type = "BOX"  # the label of a pixel is that of one point in it
    layer = scene.view_layers[0]
    layer.use_pass_material_index = layer.use_pass_diffuse_color = layer.use_pass_z = True
    layer.pass_alpha_threshold = 0.5


def render():
    """All passes as arrays [row][column][...]."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nt = scene.node_tree
    nt.nodes.clear()
    layers, out = nt.nodes.new("CompositorNodeRLayers"), nt.nodes.new("CompositorNodeOutputFile")
    data = {}
    with tempfile.TemporaryDirectory() as folder:
        out.base_path = folder
        out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "32", "NONE"
        out.file_slots.clear()
        for k, v in PASSES.items():
            out.file_slots.new(k)
            nt.links.new(layers.outputs[v], out.inputs[k])
        bpy.ops.render.render()
        w, h = scene.render.resolution_x, scene.render.resolution_y
        for k in PASSES:
            image = bpy.data.images.load(f"{folder}/{k}{scene.frame_current:04d}.exr")
            image.colorspace_settings.name = "Non-Color"
            a = np.empty(w * h * 4, np.float32)
            image.pixels.foreach_get(a)
            data[k] = a.reshape(h, w, 4)[::-1]
            bpy.data.images.remove(image)
    return data


def fault(label, depth):
    """Why a picture is of no use, or None."""
    shares = np.bincount(label.ravel(), minlength=256)[: len(CLASSES)] / label.size
    ground = shares[3:8].sum()
    if ground < 0.07:
        return f"ground {ground:.2f}"
    if shares.max() > 0.78:
        return "one class"
    near = (depth < 1.2) & (label >= 8)
    if near.mean() > 0.12:
        return "something stands before the lens"
    return None


def make(seed, out, size, samples):
    start = time.process_time()
    setup(samples)
    site = Site(np.random.default_rng(seed))
    light = Light(site)
    place = estate.build(site, light)
    view = camera.aim(site, place, size)
    if view is None:
        return f"{seed}: no place to stand"
    estate.grass(site, place, view)
    estate.shade(site, view, light)
    light.build(site)
    site.build()
    built = time.process_time() - start
    t = time.process_time()
    d = render()
    t = time.process_time() - t
    index = np.rint(d["label"][..., 0]).astype(np.int16)
    label = np.where(index > 0, index - 1, 0).astype(np.uint8)
    label = develop.majority(label)
    why = fault(label, d["depth"][..., 0])
    if why:
        return f"{seed}: left out, {why} ({view['view']})"
    rgb = develop.denoise(d["rgb"][..., :3], d["albedo"][..., :3], label)
    picture = develop.photo(rgb, np.random.default_rng(seed), light.kind == "dusk")
    name = f"s{seed:05d}"
    Image.fromarray(picture).save(out / f"{name}.jpg", quality=90)
    Image.fromarray(label).save(out / f"{name}.png")
    return f"{seed}: {view['view']}, {place['style']}, {light.kind}, {place['season'].name}, {place['street']['kind']}; built {built:.1f} s, rendered {t:.1f} s, all {time.process_time() - start:.1f} s"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", required=True)
    options.add_argument("--seeds", type=int, nargs=2, required=True)
    options.add_argument("--size", type=int, default=352)
    options.add_argument("--samples", type=int, default=4)
    o = options.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    out = Path(o.out)
    out.mkdir(parents=True, exist_ok=True)
    for seed in range(*o.seeds):
        try:
            print("==", make(seed, out, o.size, o.samples), flush=True)
        except Exception:
            print("== failed", seed, flush=True)
            traceback.print_exc()


main()
