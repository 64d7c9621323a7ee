"""A whole house on its spot: main block, garage wing, porch, chimney, back side."""

import numpy as np

from house import STYLES, Look, facade, front_door, garage_door, roof_on, steps, walls, window


def dwelling(site, fr, style, width, depth, garage="none", snow=False, lit=None, porch=None):
    """Builds a house with its front left corner at frame `fr` (u along the front, w into the house).

    `garage`: none, single, double, triple. Returns where things are, in the frame: door (u, w) at the foot of its steps, garage
    door spans with their w, the front outline [(u0, u1, w)], and the rectangle of the house.
    """
    stories, shapes, _, (p0, p1) = STYLES[style]
    look = Look(site, style, snow)
    look.lit = lit
    shape, pitch = site.pick(shapes), site.uni(p0, p1)
    story = site.uni(2.5, 3.1) if style != "modern" else site.uni(2.8, 3.4)
    ground = float(site.height(fr(np.array([width / 2, 0.0, 0]))[1]))
    rise = site.pick([0.08, 0.2, 0.35, 0.6, 0.9], [2, 3, 3, 2, 1]) if garage == "none" or style == "bungalow" else site.pick([0.08, 0.18, 0.35], [2, 3, 2])
    z0 = ground + rise
    big = site.uni(1.4, 2.0) if style == "modern" else 1.0
    shutters = style not in ("modern",) and site.chance(0.3)

    # garage wing at one end
    door_w = {"none": 0, "single": 2.6, "double": 4.9, "triple": 7.9}[garage]
    wing = door_w + site.uni(0.9, 1.6) if door_w else 0
    left = site.chance(0.5)
    forward = site.pick([0.0, 0.4, 1.5, 3.0], [2, 2, 3, 2]) if door_w else 0
    m0, m1 = (wing, width) if left else (0.0, width - wing)
    out = {"garage": [], "front": [], "look": look, "z": z0}

    walls(site, look, fr, m0, m1, 0, depth, z0, z0 + stories * story, look.wall)
    roof_on(site, look, fr.at(m0, 0), m1 - m0, depth, z0 + stories * story, shape if shape != "cross" else "gable", pitch)
    if shape == "cross" or (style == "two-story" and site.chance(0.4)):
        c0 = m0 + site.uni(0, 0.5) * (m1 - m0)
        c1 = min(m1, c0 + site.uni(3.0, 4.5))
        if c1 - c0 > 2.5:
            roof_on(site, look, fr.at(c0, -0.02), c1 - c0, depth * 0.5, z0 + stories * story, "ridge-y", pitch)
    if wing:
        g0, g1 = (0.0, wing) if left else (width - wing, width)
        gz = ground + 0.04
        tall = story * (2 if stories == 2 and site.chance(0.35) else 1)
        walls(site, look, fr, g0, g1, -forward, depth * 0.8, gz, z0 + tall, look.second if site.chance(0.5) else look.wall)
        wing_shape = shape if shape in ("flat", "hip", "shed") else site.pick(["ridge-y", "hip", "gable"])
        roof_on(site, look, fr.at(g0, -forward), wing, depth * 0.8 + forward, z0 + tall, wing_shape, pitch)
        front = fr.wall(g0, -forward, "front")
        count = {"single": 1, "double": site.pick([1, 2], [2, 1]), "triple": 3}[garage]
        each = (door_w - 0.3 * (count - 1)) / count
        margin = (wing - door_w) / 2
        for k in range(count):
            u = margin + k * (each + 0.3)
            garage_door(site, look, front, u, each, gz, site.uni(2.05, 2.35))
        out["garage"] = [(g0 + margin, g0 + wing - margin, -forward)]
        if tall > story * 1.5:
            facade(site, look, front, wing, z0 + story, 1, story)
        out["front"].append((g0, g1, -forward))
    out["front"].append((m0, m1, 0.0))

    # door, porch, steps
    span = m1 - m0
    du = m0 + span * site.pick([0.2, 0.35, 0.5, 0.7], [2, 2, 3, 1])
    du = min(max(du, m0 + 0.5), m1 - 1.5)
    front = fr.wall(m0, 0, "front")
    facade(site, look, front, span, z0, stories, story, [(du - m0 - 0.2, du - m0 + 1.2)], shutters, big)
    front_door(site, look, front, du - m0, z0)
    porch = porch if porch is not None else (site.chance(0.85) if style == "bungalow" else site.chance(0.4))
    if porch:
        wide = span if style == "bungalow" and site.chance(0.6) else min(span, site.uni(2.2, 4.5))
        pu0 = m0 if wide == span else min(max(m0, du + 0.5 - wide / 2), m1 - wide)
        deep = site.uni(1.3, 2.6)
        if wide == span and forward > 1.0:
            deep = min(deep, forward)
        site.mesh(look.stone).box(fr, pu0, pu0 + wide, -deep, 0, ground - 1, z0 - 0.02)
        zt = z0 + story - 0.25
        roof_on(site, look, fr.at(pu0, -deep), wide, deep + 0.1, zt, site.pick(["shed", "flat"]) if style == "modern" or wide == span else site.pick(["ridge-y", "shed", "hip"]), min(0.3, pitch), 0.25)
        t = site.uni(0.07, 0.18)
        for u in np.linspace(pu0 + t, pu0 + wide - t, max(2, int(wide / 2.4) + 1)):
            site.mesh(look.trim).box(fr, u - t, u + t, -deep + 0.05, -deep + 0.05 + 2 * t, z0 - 0.05, zt)
        su0, su1 = max(pu0, du - site.uni(0.1, 0.6)), min(pu0 + wide, du + site.uni(1.1, 1.7))
        if rise > 0.3 and site.chance(0.7):
            rail(site, look, fr, pu0, su0, -deep + 0.1, z0)
            rail(site, look, fr, su1, pu0 + wide, -deep + 0.1, z0)
        reach = steps(site, look, fr, su0, su1, -deep, ground, z0)
        out["door"] = ((su0 + su1) / 2, -deep - reach)
        out["porch"] = (pu0, pu0 + wide, -deep)
        out["front"].append((pu0, pu0 + wide, -deep))
    else:
        su0, su1, deep = du - site.uni(0.1, 0.5), du + 0.95 + site.uni(0.1, 0.5), site.uni(0.6, 1.4)
        site.mesh(look.stone).box(fr, su0, su1, -deep, 0, ground - 1, z0 - 0.02)
        reach = steps(site, look, fr, su0, su1, -deep, ground, z0)
        out["door"] = ((su0 + su1) / 2, -deep - reach)
        out["porch"] = None

    # sides and back
    for side, length in (("left", depth), ("right", depth)):
        u, w = (m0, depth) if side == "left" else (m1, 0)
        if (side == "left") == left and wing:
            continue
        facade(site, look, fr.wall(u, w, side), length, z0, stories, story)
    back = fr.wall(m1, depth, "back")
    bu = span * site.uni(0.2, 0.6)
    facade(site, look, back, span, z0, stories, story, [(bu - 0.2, bu + 2.2)], False, big)
    window(site, look, back, bu, z0 + 0.02, 1.9, 2.05)
    out["back"] = (m1 - bu - 1.9, m1 - bu, depth)
    if style != "modern" and site.chance(0.4):
        u, w = site.uni(m0 + 0.5, m1 - 1.2), depth * site.uni(0.3, 0.7)
        top = z0 + stories * story + pitch * depth / 2 + site.uni(0.3, 0.9)
        site.mesh(look.stone).box(fr, u, u + 0.8, w, w + 0.7, z0, top)
    if style != "modern" and site.chance(0.25) and shape == "gable":
        dormers(site, look, fr, m0, m1, z0 + stories * story, pitch, depth)
    out["rect"] = (0.0, width, -forward, depth)
    corners = fr(np.array([(0, -forward - (2.0 if porch else 0), 0), (width, depth, 0)]))
    site.block_box(corners, 0.4)
    return out


def rail(site, look, fr, u0, u1, w, z):
    """A porch railing: part of the house."""
    if u1 - u0 < 0.3:
        return
    m = site.mesh(look.trim)
    m.box(fr, u0, u1, w - 0.03, w + 0.03, z + 0.85, z + 0.92)
    m.box(fr, u0, u1, w - 0.02, w + 0.02, z + 0.08, z + 0.14)
    for u in np.arange(u0 + 0.06, u1, 0.13):
        m.box(fr, u - 0.02, u + 0.02, w - 0.02, w + 0.02, z + 0.1, z + 0.87)


def dormers(site, look, fr, m0, m1, z, pitch, depth):
    n = max(1, int((m1 - m0) / 4.5))
    for k in range(n):
        u, w = m0 + (m1 - m0) * (k + 0.5) / n - 0.8, depth * 0.12
        zb = z + pitch * w - 0.05
        site.mesh(look.second).box(fr, u, u + 1.6, w, depth * 0.45, zb, zb + 1.2)
        roof_on(site, look, fr.at(u, w), 1.6, depth * 0.33, zb + 1.2, "ridge-y", 0.7, 0.2)
        window(site, look, fr.wall(u, w, "front"), 0.4, zb + 0.25, 0.8, 0.8)


def shed(site, fr, w=2.4, d=2.0):
    """A garden shed: class building."""
    look = Look(site, "cottage")
    z = float(site.height(fr(np.array([w / 2, d / 2, 0.0]))[1]))
    walls(site, look, fr, 0, w, 0, d, z, z + 2.0, look.wall)
    roof_on(site, look, fr, w, d, z + 2.0, site.pick(["gable", "ridge-y", "shed"]), 0.4, 0.2)
    front_door(site, look, fr.wall(0, 0, "front"), w * 0.3, z, 0.8)
    site.block_box(fr(np.array([(0, 0, 0), (w, d, 0)])), 0.3)
