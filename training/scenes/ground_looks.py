"""How ground looks. One look may serve several classes on purpose: a drive, a walk and a street are told apart by where they lie."""

from materials import Nodes, hsv, linear, shake


def _wet(m, c, rough, wet):
    """Wet paving is darker and mirrors the sky in patches."""
    if wet <= 0:
        return c, rough
    pool = m.ramp(m.noise(0.6, 3), (0.55 - 0.3 * wet, 0.0), (0.62, 1.0))
    return m.mix(0.75 * wet, c, linear("#6d6c6a"), "MULTIPLY"), m.math("SUBTRACT", rough * (1 - 0.35 * wet), m.math("MULTIPLY", pool, 0.4 * wet))


def cracks(m, scale):
    """1 in bent cracks of 1 to 2 cm, in patches; `scale` cells per meter."""
    bent = m.n("VectorMath", dict(operation="ADD"), _0=m.place, _1=m.n("TexNoise", Scale=1.4, Detail=3.0, Vector=m.place).outputs["Color"]).outputs[0]
    e = m.n("TexVoronoi", dict(feature="DISTANCE_TO_EDGE"), Vector=bent, Scale=scale)
    line = m.ramp(e.outputs["Distance"], (0.006 * scale, 0.7), (0.014 * scale, 0.0))
    return m.math("MULTIPLY", line, m.ramp(m.noise(0.2, 2), (0.45, 0.0), (0.55, 1.0)))


def concrete(rng, cls, wet=0.0, joints=True):
    v = rng.uniform(0.42, 0.86)
    m = Nodes("concrete", cls)
    c = m.shade(linear(hsv(rng.uniform(15, 60), rng.uniform(0.0, 0.13), v)), m.noise(0.4, 4), 0.78, 1.05)
    c = m.shade(c, m.noise(7, 3), 0.85, 1.05)
    c = m.shade(c, m.noise(90, 1), 0.85, 1.1)
    c = m.mix(m.math("MULTIPLY", m.ramp(m.noise(1.1, 4, bend=0.8), (0.55, 0.0), (0.72, 1.0)), rng.uniform(0, 0.6)), c, linear("#4a4640"))
    if joints and rng.random() < 0.75:
        size, turn = rng.uniform(0.8, 3.2), 0.0
        s = m.n("SeparateXYZ", _0=m.mapped(turn=turn))
        for axis in (0, 1):
            joint = m.ramp(m.math("FRACT", m.math("DIVIDE", s.outputs[axis], size)), (0.0, rng.uniform(0.35, 0.7)), (0.025 / size, 1.0), steps=True)
            c = m.mix(1, c, joint, "MULTIPLY")
    if rng.random() < 0.5:
        c = m.mix(cracks(m, rng.uniform(0.2, 0.7)), c, linear("#2a2620"))
    c, r = _wet(m, c, 0.85, wet)
    return m.done(c, r, 0.3)


def asphalt(rng, cls, wet=0.0):
    m = Nodes("asphalt", cls)
    base = hsv(rng.uniform(0, 360), rng.uniform(0, 0.06), rng.choice([rng.uniform(0.14, 0.26), rng.uniform(0.26, 0.45), rng.uniform(0.45, 0.62)]))
    c = m.shade(linear(base), m.noise(0.4, 4), 0.75, 1.15)
    c = m.shade(c, m.noise(60, 2), 0.7, 1.3)
    c = m.shade(c, m.noise(4, 2), 0.88, 1.08)
    if rng.random() < 0.5:
        c = m.mix(cracks(m, rng.uniform(0.2, 0.9)), c, linear(rng.choice(["#141414", "#5a5855"])))
    if rng.random() < 0.35:
        c = m.mix(m.ramp(m.noise(0.25, 1), (0.55, 0.0), (0.56, 0.6)), c, linear(hsv(0, 0, rng.uniform(0.15, 0.35))))
    c, r = _wet(m, c, 0.8, wet)
    return m.done(c, r, 0.35)


PAVER_COLORS = ["#8d8a86", "#a89a8a", "#7d5a4a", "#96604c", "#b7ab98", "#6d6a68", "#c2b8a6", "#84716a", "#a3765c", "#5d5654"]


def pavers(rng, cls, wet=0.0):
    """Brick courses, pavers and slabs of 0.1 to 0.9 m."""
    m = Nodes("pavers", cls)
    color = shake(rng, rng.choice(PAVER_COLORS))
    w = rng.choice([rng.uniform(0.18, 0.3), rng.uniform(0.3, 0.6), rng.uniform(0.5, 0.95)])
    h = w * rng.uniform(0.5, 1.0)
    turn = rng.choice([0.0, 1.5708, 0.785])
    k = rng.uniform(0.08, 0.35)
    b = m.n("TexBrick", Scale=1.0, Vector=m.mapped(turn=turn), Color1=linear(color, 1 - k), Color2=linear(color, 1 + k), Mortar=linear(shake(rng, rng.choice(["#4b453c", "#8a8478", "#b9b1a2", "#5c6640"]))),
            Mortar__Size=rng.uniform(0.006, 0.02), Brick__Width=w, Row__Height=h)
    b.offset = rng.choice([0.0, 0.5])
    c = m.shade(b.outputs[0], m.noise(0.5, 3), 0.8, 1.05)
    c = m.shade(c, m.noise(25, 2), 0.85, 1.1)
    c, r = _wet(m, c, 0.8, wet)
    return m.done(c, r, 0.3)


def flagstone(rng, cls, wet=0.0):
    m = Nodes("flagstone", cls)
    scale = rng.uniform(0.9, 2.4)
    color = shake(rng, rng.choice(["#8f8a80", "#a39a88", "#7b7f82", "#9a8672", "#6f6a64"]))
    v = m.n("TexVoronoi", Vector=m.mapped(), Scale=scale)
    e = m.n("TexVoronoi", dict(feature="DISTANCE_TO_EDGE"), Vector=m.mapped(), Scale=scale)
    c = m.mix(1, linear(color), m.ramp(v.outputs["Color"], (0.1, 0.65), (0.9, 1.2)), "MULTIPLY")
    c = m.shade(c, m.noise(6, 3), 0.8, 1.08)
    c = m.mix(m.ramp(e.outputs["Distance"], (0.02, 1.0), (0.05, 0.0)), c, linear(shake(rng, rng.choice(["#5c6a38", "#6b5f4e", "#9a9384", "#3d3a34"]))))
    c, r = _wet(m, c, 0.8, wet)
    return m.done(c, r, 0.3)


def gravel(rng, cls, wet=0.0):
    m = Nodes("gravel", cls)
    color = shake(rng, rng.choice(["#9c968a", "#b5aa97", "#8a8680", "#c9c2b4", "#7f746a", "#a8907a", "#6e6c6a"]))
    size = rng.uniform(12, 70)
    v = m.n("TexVoronoi", Vector=m.place, Scale=size)
    c = m.mix(1, linear(color), m.ramp(v.outputs["Color"], (0.1, rng.uniform(0.35, 0.7)), (0.9, 1.35)), "MULTIPLY")
    c = m.shade(c, m.noise(0.5, 4), 0.75, 1.08)
    c = m.shade(c, m.noise(5, 2), 0.85, 1.08)
    if rng.random() < 0.4:
        c = m.mix(m.ramp(m.noise(0.9, 4), (0.6, 0.0), (0.72, 0.7)), c, linear(shake(rng, "#6a7a3c")))
    return m.done(c, 0.9 - 0.3 * wet, 0.2)


def dirt(rng, cls, wet=0.0):
    """Soil, trodden earth, sand."""
    m = Nodes("dirt", cls)
    color = shake(rng, rng.choice(["#5a4a38", "#6b5640", "#8a7558", "#4a3c30", "#9a8260", "#b39c78", "#7a5a44", "#66584a"]))
    c = m.shade(linear(color), m.noise(0.8, 5, rough=0.65), 0.65, 1.2)
    c = m.shade(c, m.noise(30, 3), 0.65, 1.15)
    c = m.shade(c, m.noise(5, 3), 0.8, 1.1)
    if rng.random() < 0.4:
        c = m.mix(m.ramp(m.noise(1.3, 5), (0.58, 0.0), (0.68, 0.8)), c, linear(shake(rng, "#68763a")))
    return m.done(c, 0.95 - 0.3 * wet, 0.15)


def mulch(rng, cls, wet=0.0):
    m = Nodes("mulch", cls)
    color = shake(rng, rng.choice(["#4a3426", "#5c4030", "#3a2c24", "#6b4a38", "#7a5138", "#2e2620", "#8a6a4c"]))
    c = m.shade(linear(color), m.noise(1.0, 3, m.mapped((20, 60, 20), rng.uniform(0, 3))), 0.5, 1.4)
    c = m.shade(c, m.noise(45, 2), 0.55, 1.3)
    c = m.shade(c, m.noise(0.8, 3), 0.75, 1.1)
    return m.done(c, 0.95, 0.15)


def litter(rng, cls, wet=0.0):
    """Fallen leaves over soil or thin grass."""
    m = Nodes("litter", cls)
    v = m.n("TexVoronoi", Vector=m.place, Scale=rng.uniform(9, 18))
    a, b = shake(rng, rng.choice(["#8a6238", "#9a6a34", "#7a5a40", "#a8843c"])), shake(rng, rng.choice(["#5a4630", "#6b7034", "#4c3c2c"]))
    c = m.mix(m.ramp(v.outputs["Color"], (0.25, 0.0), (0.6, 1.0)), linear(a), linear(b))
    c = m.shade(c, m.noise(0.7, 3), 0.7, 1.15)
    return m.done(c, 0.9, 0.15)


def planks(rng, cls, wet=0.0):
    """Deck boards."""
    m = Nodes("planks", cls)
    color = shake(rng, rng.choice(["#8d7f6f", "#a5805c", "#6b5848", "#9c9286", "#7a4e38", "#b5a58e"]))
    w = rng.uniform(0.1, 0.16)
    s = m.n("SeparateXYZ", _0=m.mapped(turn=rng.choice([0.0, 1.5708])))
    board = m.math("FLOOR", m.math("DIVIDE", s.outputs[0], w))
    tone = m.n("TexWhiteNoise", dict(noise_dimensions="1D"), W=board).outputs["Value"]
    c = m.mix(1, linear(color), m.ramp(tone, (0.0, 0.75), (1.0, 1.12)), "MULTIPLY")
    c = m.mix(1, c, m.ramp(m.math("FRACT", m.math("DIVIDE", s.outputs[0], w)), (0.0, 0.35), (0.08, 1.0), steps=True), "MULTIPLY")
    c = m.shade(c, m.noise(3, 3), 0.8, 1.1)
    return m.done(c, 0.8 - 0.3 * wet, 0.25)


def snow(rng, cls, thin=None):
    """Snow; with `thin` (a linear color) the ground shows through in patches."""
    m = Nodes("snow", cls)
    c = m.shade(linear("#e9edf3"), m.noise(0.6, 3), 0.86, 1.0)
    c = m.shade(c, m.noise(6, 3), 0.92, 1.0)
    if thin is not None:
        level = rng.uniform(0.5, 0.66)
        c = m.mix(m.ramp(m.noise(rng.uniform(0.5, 2.0), 5), (level, 0.0), (level + 0.06, 0.9)), c, linear(thin))
    return m.done(c, 0.7, 0.25)


GREENS = {"lush": (88, 112, 0.42, 0.62, 0.3, 0.5), "dull": (66, 92, 0.3, 0.5, 0.32, 0.5), "dry": (46, 64, 0.28, 0.45, 0.45, 0.65), "dormant": (36, 50, 0.2, 0.42, 0.5, 0.75), "winter": (48, 72, 0.18, 0.35, 0.35, 0.5)}


def lawn(rng, kind, cls="lawn", stripes=False, patches=0.0, leaves=0.0):
    """Turf of a kind of GREENS (hue, saturation and value from..to); `patches` and `leaves` in 0..1."""
    h0, h1, s0, s1, v0, v1 = GREENS[kind]
    color = hsv(rng.uniform(h0, h1), rng.uniform(s0, s1), rng.uniform(v0, v1))
    other = hsv(rng.uniform(38, 70), rng.uniform(0.25, 0.45), rng.uniform(0.35, 0.65))
    m = Nodes("lawn " + kind, cls)
    wide = m.noise(rng.uniform(0.25, 0.9), 4, rough=0.6)
    c = m.mix(m.ramp(wide, (0.4, 0.0), (0.75, rng.uniform(0.1, 0.75))), linear(color), linear(other))
    c = m.shade(c, m.noise(28, 2), 0.6, 1.25)
    c = m.shade(c, m.noise(4.5, 3), 0.78, 1.12)
    c = m.shade(c, m.noise(110, 1), 0.75, 1.15)
    if stripes:
        s = m.n("SeparateXYZ", _0=m.mapped(turn=rng.choice([0.0, 1.5708, rng.uniform(0, 3.1)])))
        band = m.ramp(m.math("FRACT", m.math("DIVIDE", s.outputs[0], rng.uniform(0.9, 1.6))), (0.0, rng.uniform(0.7, 0.88)), (0.5, 1.08), steps=True)
        c = m.mix(1, c, band, "MULTIPLY")
    if patches > 0:
        soil = linear(shake(rng, rng.choice(["#6b5640", "#8a7558", "#5a4a38", "#a08a66"])))
        level = 0.72 - 0.22 * patches
        c = m.mix(m.ramp(m.noise(rng.uniform(0.5, 1.6), 5), (level, 0.0), (level + 0.08, 0.85)), c, soil)
    if leaves > 0:
        v = m.n("TexVoronoi", Vector=m.place, Scale=rng.uniform(6, 13))
        spot = m.math("MULTIPLY", m.ramp(v.outputs["Distance"], (0.3, 1.0), (0.34, 0.0)), m.ramp(v.outputs["Color"], (0.75 - 0.5 * leaves, 0.0), (0.76 - 0.5 * leaves, 1.0)))
        c = m.mix(spot, c, linear(shake(rng, rng.choice(["#b5702c", "#a0522d", "#c9a03c", "#7a5230"]))))
    m.material["blades"] = color  # for grass that stands up
    return m.done(c, 0.95, 0.12, m.bump(m.noise(40, 2), 0.7, 0.03))


PAVING = {"concrete": concrete, "asphalt": asphalt, "pavers": pavers, "flagstone": flagstone, "gravel": gravel, "dirt": dirt, "planks": planks}
BEDS = {"mulch": mulch, "dirt": dirt, "gravel": gravel, "litter": litter}


def water(rng):
    m = Nodes("water", "water")
    c = m.shade(linear(hsv(rng.uniform(170, 205), rng.uniform(0.35, 0.75), rng.uniform(0.5, 0.85))), m.noise(1.2, 3), 0.75, 1.1)
    return m.done(c, 0.06, 0.6, m.bump(m.noise(2.5, 2), 0.25, 0.05))
