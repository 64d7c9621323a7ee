"""Materials by node graphs. The pass index of a material is its class number plus one, so that sky, which has none, reads zero."""

import bpy
import numpy as np

from classes import NUMBER


def linear(color, k=1.0):
    """sRGB (#rrggbb or three numbers in 0..1) to linear RGBA, times k."""
    c = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)] if isinstance(color, str) else color
    return tuple(k * (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1.0,)


def hsv(h, s, v):
    """Hue in degrees, saturation and value in 0..1, to sRGB numbers."""
    h = (h % 360) / 60
    c, m = v * s, v - v * s
    x = c * (1 - abs(h % 2 - 1))
    r, g, b = [(c, x, 0), (x, c, 0), (0, c, x), (0, x, c), (x, 0, c), (c, 0, x)][int(h) % 6]
    return (r + m, g + m, b + m)


class Nodes:
    """A material's node graph: n('TexNoise', Scale=3) makes a node; inputs take numbers, sockets or nodes."""

    def __init__(self, name, cls):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.material.pass_index = NUMBER[cls] + 1
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self._place = None

    def n(self, kind, props=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for k, v in (props or {}).items():
            setattr(node, k, v)
        for k, v in inputs.items():
            self.set(node.inputs[int(k[1:])] if k[0] == "_" else node.inputs[k.replace("__", " ")], v)
        return node

    def set(self, socket, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.tree.links.new(v, socket)
        elif isinstance(v, bpy.types.Node):
            self.tree.links.new(v.outputs[0], socket)
        else:
            socket.default_value = v

    def math(self, op, a, b=0.0, clamp=False):
        return self.n("Math", dict(operation=op, use_clamp=clamp), _0=a, _1=b).outputs[0]

    def mix(self, f, a, b, blend="MIX"):
        return self.n("MixRGB", dict(blend_type=blend), _0=f, _1=a, _2=b).outputs[0]

    def ramp(self, f, *stops, steps=False):
        node = self.n("ValToRGB", _0=f)
        node.color_ramp.interpolation = "CONSTANT" if steps else "LINEAR"
        e = node.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = min(1.0, max(0.0, p))
            el.color = c if isinstance(c, tuple) else (c, c, c, 1)
        return node.outputs[0]

    @property
    def place(self):
        """World position, meters (objects without a matrix of their own lie in the world's axes)."""
        if self._place is None:
            self._place = self.n("NewGeometry").outputs["Position"]
        return self._place

    def mapped(self, scale=(1, 1, 1), turn=0.0, vector=None):
        return self.n("Mapping", _0=self.place if vector is None else vector, Scale=scale, Rotation=(0, 0, turn)).outputs[0]

    def noise(self, scale, detail=2.0, vector=None, rough=0.55, bend=0.0):
        return self.n("TexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=bend, Vector=self.place if vector is None else vector).outputs["Fac"]

    def tint(self):
        return self.n("Attribute", dict(attribute_name="tint")).outputs["Fac"]

    def shade(self, color, f, low, high, amount=1.0):
        """Color times a ramp of f from `low` to `high`."""
        return self.mix(amount, color, self.ramp(f, (0.3, low), (0.7, high)), "MULTIPLY")

    def bump(self, height, strength, distance):
        return self.n("Bump", Strength=strength, Distance=distance, Height=height).outputs[0]

    def done(self, color, rough=0.8, spec=0.3, normal=None, metal=0.0):
        p = self.n("BsdfPrincipled", Base__Color=color, Roughness=rough, Specular=spec, Metallic=metal)
        if normal is not None:
            self.set(p.inputs["Normal"], normal)
        self.tree.links.new(p.outputs[0], self.out.inputs[0])
        return self.material


def plain(cls, color, rough=0.6, spec=0.3, metal=0.0, vary=0.12):
    """One color, a little uneven."""
    m = Nodes("plain", cls)
    c = m.shade(linear(color), m.noise(3.0), 1 - vary, 1.0)
    return m.done(m.shade(c, m.tint(), 1 - vary, 1.05), rough, spec, metal=metal)


def glass(cls="building", color="#10151a"):
    m = Nodes("glass", cls)
    return m.done(m.shade(linear(color), m.tint(), 0.6, 3.0), 0.04, 0.9)


def along_wall(m):
    """Wall coordinates (x + y, z): right for walls along either axis."""
    s = m.n("SeparateXYZ", _0=m.place)
    return m.n("CombineXYZ", _0=m.math("ADD", s.outputs[0], s.outputs[1]), _1=s.outputs[2]).outputs[0], s.outputs[2]


def stripes(m, value, period, share, dark=0.55):
    """1, and `dark` in the given share of each period (joints between boards)."""
    return m.ramp(m.math("FRACT", m.math("DIVIDE", value, period)), (0.0, dark), (share, 1.0), steps=True)


def wall(kind, color, second="#b5aea2", rough=0.7, cls="building"):
    """Outside walls: lap, batten, stucco, brick, stone, plank."""
    m = Nodes("wall " + kind, cls)
    uv, z = along_wall(m)
    c = linear(color)
    if kind == "lap":
        c = m.mix(1, c, stripes(m, z, 0.16, 0.18, 0.62), "MULTIPLY")
    elif kind == "batten":
        c = m.mix(1, c, stripes(m, m.n("SeparateXYZ", _0=uv).outputs[0], 0.4, 0.12, 0.72), "MULTIPLY")
    elif kind == "brick":
        b = m.n("TexBrick", Scale=1.0, Vector=uv, Color1=linear(color, 0.75), Color2=linear(color, 1.25), Mortar=linear(second), Mortar__Size=0.012, Brick__Width=0.22, Row__Height=0.075)
        c = b.outputs[0]
    elif kind == "stone":
        v = m.n("TexVoronoi", Vector=m.mapped((1, 2, 1), vector=uv), Scale=2.6)
        e = m.n("TexVoronoi", dict(feature="DISTANCE_TO_EDGE"), Vector=m.mapped((1, 2, 1), vector=uv), Scale=2.6)
        c = m.mix(1, c, m.ramp(v.outputs["Color"], (0.1, 0.5), (0.9, 1.3)), "MULTIPLY")
        c = m.mix(m.ramp(e.outputs["Distance"], (0.02, 1.0), (0.06, 0.0)), c, linear(second))
    elif kind == "plank":
        c = m.mix(1, c, stripes(m, z, 0.13, 0.1, 0.5), "MULTIPLY")
        c = m.shade(c, m.noise(1.4, 4, m.mapped((1, 14, 1), vector=uv)), 0.6, 1.2)
    c = m.shade(c, m.noise(0.5, 3), 0.85, 1.0)
    c = m.shade(c, m.noise(25, 2), 0.9, 1.04)
    c = m.mix(m.math("MULTIPLY", m.noise(2.5, 2), m.n("MapRange", _0=z, _1=0.9, _2=0.0, _3=0.0, _4=0.6).outputs[0], True), c, linear("#5d5140"))
    return m.done(c, rough, 0.3)


def roof(kind, color):
    """shingle, tile, metal, membrane, snow, grass."""
    m = Nodes("roof " + kind, "building")
    s = m.n("SeparateXYZ", _0=m.place)
    c = linear(color)
    if kind == "shingle":
        c = m.shade(c, m.noise(1.0, 1, m.mapped((5, 5, 16))), 0.6, 1.25)
        c = m.mix(1, c, stripes(m, s.outputs[2], 0.07, 0.3, 0.75), "MULTIPLY")
    elif kind == "tile":
        c = m.shade(c, m.noise(1.0, 1, m.mapped((6, 6, 9))), 0.55, 1.3)
        c = m.mix(1, c, stripes(m, s.outputs[2], 0.16, 0.35, 0.5), "MULTIPLY")
        c = m.mix(1, c, stripes(m, s.outputs[0], 0.28, 0.3, 0.7), "MULTIPLY")
    elif kind == "metal":
        c = m.mix(1, c, stripes(m, s.outputs[0], 0.45, 0.1, 0.55), "MULTIPLY")
    c = m.shade(c, m.noise(0.4, 3), 0.75, 1.05)
    return m.done(c, 0.35 if kind == "metal" else 0.85, 0.3)


def leaf(colors, cls="plants", dry=False):
    """Leaves: colors (linear) by face and by object, light passing through."""
    m = Nodes("leaf", cls)
    f = m.math("ADD", m.math("MULTIPLY", m.tint(), 0.7), m.math("MULTIPLY", m.n("ObjectInfo").outputs["Random"], 0.3))
    c = m.ramp(f, *[(k / (len(colors) - 1), linear(v)) for k, v in enumerate(colors)])
    c = m.shade(c, m.noise(0.8, 1), 0.75, 1.15)
    d, t = m.n("BsdfDiffuse", Color=c), m.n("BsdfTranslucent", Color=c)
    mixed = m.n("MixShader", _0=0.1 if dry else 0.3, _1=d.outputs[0], _2=t.outputs[0])
    m.tree.links.new(mixed.outputs[0], m.out.inputs[0])
    return m.material


def veil(cls, color, alpha):
    """A net that one sees through (chain link, screens): the pass index is that of what lies behind."""
    m = Nodes("veil", cls)
    d, t = m.n("BsdfDiffuse", Color=linear(color)), m.n("BsdfTransparent")
    mixed = m.n("MixShader", _0=alpha, _1=t.outputs[0], _2=d.outputs[0])
    m.tree.links.new(mixed.outputs[0], m.out.inputs[0])
    return m.material


def shake(rng, color, hue=0.04, value=0.1):
    """A color near `color` (sRGB numbers)."""
    c = np.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]) if isinstance(color, str) else np.asarray(color)
    return tuple(float(v) for v in np.clip(c * (1 + rng.normal(0, value)) * (1 + rng.normal(0, hue, 3)), 0.01, 0.98))
