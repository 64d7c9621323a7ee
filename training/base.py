"""Reads a published DeepLab network (TensorFlow Lite) into the list of layers that graph.py runs: base.py FILE.tflite PHOTO.jpg OUT/base.pt

Needs TensorFlow, PyTorch and pillow. Which file: training/README.md. The photo shows which values are limited, and what is read is compared
with TensorFlow's own answer to it.
"""

import sys

import numpy as np
import tensorflow as tf
import torch
from PIL import Image

from graph import NO_LIMIT, Graph

SIDE = 513
FREE = {"lo": -10 * NO_LIMIT, "hi": 10 * NO_LIMIT}
# Where activations of the backbone end; the classifier's do not.
SIX = 6.0


def main():
    path, photo, target = sys.argv[1:]
    lite = tf.lite.Interpreter(path, experimental_preserve_all_tensors=True, experimental_op_resolver_type=tf.lite.experimental.OpResolverType.BUILTIN_WITHOUT_DEFAULT_DELEGATES)
    lite.allocate_tensors()
    tensors = {t["index"]: t for t in lite.get_tensor_details()}
    given = np.asarray(Image.open(photo).convert("RGB").resize((SIDE, SIDE)), np.float32)[None] / 127.5 - 1
    lite.set_tensor(0, given)
    lite.invoke()

    def constant(k):
        values, scales = lite.get_tensor(k), tensors[k]["quantization_parameters"]
        if values.dtype != np.int8:
            return values
        shape = [1] * values.ndim
        if len(scales["scales"]) > 1:
            shape[scales["quantized_dimension"]] = -1
        return values.astype(np.float32) * scales["scales"].reshape(shape)

    def limits(out):
        """Rectified where nothing is below 0; at 6 where the highest value says so."""
        lowest, highest = lite.get_tensor(out).min(), lite.get_tensor(out).max()
        return {"lo": 0.0 if lowest >= 0 else FREE["lo"], "hi": SIX if abs(highest - SIX) < 1e-5 else FREE["hi"]}

    nodes, weights, at, spread, unpacked = [], {}, {0: -1}, {}, {}

    def push(out, node):
        nodes.append({**FREE, **node})
        at[out] = len(nodes) - 1

    for op in lite._get_ops_details():
        name, out = op["op_name"], int(op["outputs"][0])
        ins = [int(k) for k in op["inputs"] if k >= 0]
        if name == "DEQUANTIZE":
            unpacked[out] = constant(ins[0])
        elif name in ("CONV_2D", "DEPTHWISE_CONV_2D"):
            w = unpacked[ins[1]] if ins[1] in unpacked else constant(ins[1])
            by_channel = name == "DEPTHWISE_CONV_2D"
            w = w[0].transpose(2, 0, 1)[:, None] if by_channel else w.transpose(0, 3, 1, 2)
            dilation = spread.get(ins[0], 1)
            stride = 1 if dilation > 1 else round(tensors[ins[0]]["shape"][1] / tensors[out]["shape"][1])
            weights[f"{len(nodes)}.w"], weights[f"{len(nodes)}.b"] = w.copy(), constant(ins[2])
            push(out, {"op": "conv", "src": [at[ins[0]]], "stride": int(stride), "dil": dilation, "group": len(w) if by_channel else 1, **limits(out)})
        elif name == "SPACE_TO_BATCH_ND":
            spread[out], at[out] = int(constant(ins[1])[0]), at[ins[0]]
        elif name == "BATCH_TO_SPACE_ND":
            at[out] = at[ins[0]]
        elif name == "MUL":
            k, factor = at[ins[0]], constant(ins[1])
            weights[f"{k}.w"] = weights[f"{k}.w"] * factor.reshape(-1, 1, 1, 1)
            weights[f"{k}.b"] = weights[f"{k}.b"] * factor
            at[out] = k
        elif name == "ADD" and ins[1] in at:
            push(out, {"op": "add", "src": [at[k] for k in ins]})
        elif name == "ADD":
            k = at[ins[0]]
            weights[f"{k}.b"] = weights[f"{k}.b"] + constant(ins[1])
            nodes[k].update(limits(out), hi=SIX)
            at[out] = k
        elif name == "AVERAGE_POOL_2D":
            push(out, {"op": "mean", "src": [at[ins[0]]]})
        elif name == "CONCATENATION":
            push(out, {"op": "concat", "src": [at[k] for k in ins]})
        elif name == "RESIZE_BILINEAR" and tensors[ins[0]]["shape"][1] == 1:
            at[out] = at[ins[0]]
        elif name == "RESIZE_BILINEAR":
            # Node 7 is at stride 4, to whose size all is brought; what follows the classes is not needed.
            push(out, {"op": "up", "src": [at[ins[0]]], "like": 7})
        elif name != "DELEGATE":
            raise ValueError(name)
    last = max(i for i, n in enumerate(nodes) if n["op"] == "conv")
    spec = {"nodes": nodes[: last + 1], "weights": {k: torch.tensor(v).half() for k, v in weights.items()}, "norm": [2.0, -1.0]}
    torch.save(spec, target)
    with torch.no_grad():
        said = Graph(spec, last)(torch.tensor((given + 1) / 2).permute(0, 3, 1, 2), [last])[0].argmax(1)[0].numpy()
    true = lite.get_tensor([k for k, node in at.items() if node == last][0])[0].argmax(2)
    print(f"{len(spec['nodes'])} layers; {np.mean(said == true):.1%} of pixels get the class that TensorFlow says")


if __name__ == "__main__":
    main()
