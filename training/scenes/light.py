"""Sun and sky at random: noon, low sun, overcast, shade, dusk."""

import math

import bpy

from materials import Nodes, linear, hsv

KINDS = {"day": 5, "low": 3, "overcast": 3, "bright": 2, "dusk": 1.7}


class Light:
    def __init__(self, site):
        self.kind = site.pick(list(KINDS), list(KINDS.values()))
        self.lit = None
        self.up = {"day": site.uni(35, 65), "low": site.uni(7, 22), "overcast": 50, "bright": site.uni(30, 60), "dusk": 3}[self.kind]  # degrees
        self.turn = site.uni(0, 2 * math.pi)  # the sun stands toward (sin, -cos) of this
        if self.kind == "dusk" and site.chance(0.8):
            m = Nodes("lit", "building")
            e = m.n("Emission", Color=linear(hsv(site.uni(30, 45), 0.55, 1.0)), Strength=site.uni(0.5, 1.6))
            m.tree.links.new(e.outputs[0], m.out.inputs[0])
            self.lit = m.material

    def build(self, site):
        k, up = self.kind, self.up
        strength = {"day": site.uni(5, 9), "low": site.uni(3, 6), "overcast": site.pick([0, 0.4]), "bright": site.uni(2.0, 4.0), "dusk": 0.0}[k]
        top, low = {
            "day": (hsv(site.uni(205, 222), site.uni(0.45, 0.8), site.uni(0.5, 0.85)), hsv(205, site.uni(0.08, 0.35), 0.9)),
            "low": (hsv(site.uni(205, 225), site.uni(0.2, 0.55), site.uni(0.5, 0.8)), hsv(site.uni(15, 45), site.uni(0.1, 0.5), 0.95)),
            "overcast": (hsv(215, site.uni(0, 0.1), site.uni(0.6, 0.85)), hsv(215, site.uni(0, 0.06), site.uni(0.8, 0.95))),
            "bright": (hsv(212, site.uni(0.1, 0.35), 0.8), hsv(212, site.uni(0.0, 0.12), 0.95)),
            "dusk": (hsv(site.uni(210, 240), site.uni(0.3, 0.6), site.uni(0.35, 0.55)), hsv(site.uni(0, 50), site.uni(0.1, 0.5), site.uni(0.55, 0.85))),
        }[k]
        if strength > 0:
            sun = bpy.data.lights.new("sun", "SUN")
            sun.energy, sun.angle = strength, math.radians(site.uni(0.5, 3))
            warm = {"low": site.uni(0.15, 0.4)}.get(k, site.uni(0.0, 0.12))
            sun.color = linear(hsv(36, warm, 1.0))[:3]
            ob = bpy.data.objects.new("sun", sun)
            ob.rotation_euler = (math.radians(90 - up), 0, self.turn)
            bpy.context.scene.collection.objects.link(ob)
        self.sky(site, linear(top), linear(low), site.uni(0.25, 0.85) if k in ("day", "low", "dusk", "bright") else 0.6)

    def sky(self, site, top, low, clouds):
        w = bpy.data.worlds.new("sky")
        bpy.context.scene.world = w
        w.use_nodes = True
        w.cycles.sampling_method = "NONE"
        nt = w.node_tree
        nt.nodes.clear()
        N = lambda t: nt.nodes.new("ShaderNode" + t)
        out, bg, tc, sep, ramp = N("OutputWorld"), N("Background"), N("TexCoord"), N("SeparateXYZ"), N("ValToRGB")
        noise, cover, mix, scale = N("TexNoise"), N("ValToRGB"), N("MixRGB"), N("Mapping")
        nt.links.new(tc.outputs["Generated"], sep.inputs[0])
        nt.links.new(sep.outputs[2], ramp.inputs[0])
        e = ramp.color_ramp.elements
        e[0].position, e[0].color, e[1].position, e[1].color = 0.02, low, site.uni(0.3, 0.7), top
        nt.links.new(tc.outputs["Generated"], scale.inputs[0])
        scale.inputs["Scale"].default_value = (1, 1, site.uni(2.5, 6))
        scale.inputs["Location"].default_value = (site.uni(0, 50), site.uni(0, 50), 0)
        nt.links.new(scale.outputs[0], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Roughness"].default_value = site.uni(1.2, 4), 6, 0.6
        nt.links.new(noise.outputs["Fac"], cover.inputs[0])
        level = 0.66 - 0.3 * clouds
        c = cover.color_ramp.elements
        amount = site.pick([0.0, site.uni(0.5, 1.0)], [1, 4])
        c[0].position, c[0].color, c[1].position, c[1].color = level, (0, 0, 0, 1), min(1, level + site.uni(0.08, 0.3)), (amount,) * 3 + (1,)
        nt.links.new(cover.outputs[0], mix.inputs[0])
        nt.links.new(ramp.outputs[0], mix.inputs[1])
        mix.inputs[2].default_value = tuple(0.6 * v + 0.4 for v in low[:3]) + (1,)
        nt.links.new(mix.outputs[0], bg.inputs[0])
        bg.inputs[1].default_value = 1.0
        nt.links.new(bg.outputs[0], out.inputs[0])
