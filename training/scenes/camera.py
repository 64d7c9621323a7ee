"""Where the photographer stands: on the street, in the yard, on the drive, behind the house."""

import math

import bpy
from mathutils import Matrix

VIEWS = {"street": 7, "front": 3.5, "drive": 2.5, "oblique": 3, "out": 2, "back out": 2.2, "back house": 2.6, "close": 1.2, "along street": 1, "far": 2.5}


def stand(site, view, p):
    """(x, y) of the camera and (x, y) that it looks at."""
    s, (h0, h1, w) = p["street"], p["span"]
    u, d, b = (h0 + h1) / 2, p["drive"], p["back"]
    mid = lambda spread: u + site.uni(-spread, spread)
    width = (h1 - h0) / 2
    if view == "street":
        y0 = s["far_edge"] - 1 if s["kind"] != "none" else -12
        return (mid(width + 3), site.uni(y0, -0.3)), (mid(width * 0.6), w)
    if view == "front":
        return (mid(width + 2), min(w - 7, site.uni(0.3, max(0.5, w * 0.6)))), (mid(width), w + 2)
    if view == "drive":
        du = d["u"] if d else mid(3)
        return (du + site.uni(-2.5, 2.5), min(w - 8, site.uni(s["edge"] - 2, w * 0.5))), (du + site.uni(-3.5, 3.5), w)
    if view == "oblique":
        side = site.pick([-1, 1])
        return (u + side * (width + site.uni(2, 9)), w - site.uni(5, 14)), (u + side * width * site.uni(-0.6, 0.8), w + 1)
    if view == "out":
        return (mid(width + 1), w - site.uni(1.2, 4)), (mid(18), -9)
    if view == "back out":
        return (mid(width), b["w0"] + site.uni(0.8, 3.5)), (mid(9), b["w0"] + b["deep"] + 4)
    if view == "back house":
        return (mid((b["u1"] - b["u0"]) / 2), b["w0"] + site.uni(6, max(7, b["deep"] + 2))), (mid(width), b["w0"])
    if view == "close":
        x = mid(width)
        return (x + site.uni(-2, 2), w - site.uni(3.0, 5.0)), (x, w)
    if view == "along street":
        return (mid(12), site.uni(s["far_edge"] + 0.5, s["edge"] + 0.5) if s["kind"] != "none" else -3), (site.pick([-1, 1]) * 60, site.uni(-14, 12))
    y0 = s["far_line"] - 14 if s["kind"] != "none" else -30
    return (mid(14), site.uni(y0, y0 + 10)), (mid(width), w)


def aim(site, p, long_side):
    """Sets up the scene's camera. Returns what it is, for the record."""
    view = site.pick(list(VIEWS), list(VIEWS.values()))
    for _ in range(60):
        (x, y), (tx, ty) = stand(site, view, p)
        if site.is_free(x, y, 0.5) and not site.is_house((x + tx) / 2 if view in ("out",) else x, y):
            break
    else:
        return None
    portrait = site.chance(0.25)
    ratio = site.pick([4 / 3, 3 / 2, 16 / 10])
    r = bpy.context.scene.render
    a, b = long_side, int(round(long_side / ratio / 2)) * 2
    r.resolution_x, r.resolution_y = (b, a) if portrait else (a, b)
    focal = site.uni(24, 36) if site.chance(0.75) else site.uni(36, 50)
    if view == "far":
        focal *= 1.5
    height = site.uni(1.35, 2.2) if site.chance(0.9) else site.uni(2.4, 5.0)
    pitch = {"close": site.uni(-30, -16)}.get(view, site.rng.normal(0.5, 4))
    z = float(site.height(y)) + height + site.layers * site.LAYER
    camera = bpy.data.cameras.new("camera")
    camera.sensor_fit, camera.sensor_width = "AUTO", 36.0
    camera.lens = focal
    camera.clip_start, camera.clip_end = 0.05, 500
    if site.chance(0.35) and abs(pitch) < 9:  # straightened verticals: the lens is shifted instead of tilted
        camera.shift_y = math.tan(math.radians(pitch)) * focal / 36.0
        pitch = 0.0
    roll = site.rng.normal(0, 0.9)
    yaw = math.atan2(tx - x, ty - y)
    ob = bpy.data.objects.new("camera", camera)
    ob.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-yaw, 4, "Z") @ Matrix.Rotation(math.radians(90 + pitch), 4, "X") @ Matrix.Rotation(math.radians(roll), 4, "Z")
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    return {"view": view, "focal": focal, "height": height, "pitch": pitch, "x": x, "y": y, "yaw": yaw}
