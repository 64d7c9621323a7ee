"""Meshes from numpy: frames, boxes, tubes, polygons on the ground. Meters; x right along the street, y away from it, z up."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

BOX = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])


class Frame:
    """Local axes: point (u, w, z) lies at origin + u U + w N + z up."""

    def __init__(self, origin, U=(1, 0), N=None):
        U = np.asarray(U, float) / np.hypot(*U)
        N = np.array([-U[1], U[0]]) if N is None else np.asarray(N, float)
        o = np.asarray(origin, float)
        self.o = np.append(o, 0.0) if len(o) == 2 else o
        self.U, self.N, self.Z = np.append(U, 0.0), np.append(N, 0.0), np.array([0, 0, 1.0])
        self.flip = np.dot(np.cross(self.U, self.N), self.Z) < 0

    def __call__(self, points):
        p = np.asarray(points, float)
        z = p[..., 2:3] if p.shape[-1] == 3 else 0.0
        return self.o + p[..., 0:1] * self.U + p[..., 1:2] * self.N + z * self.Z

    def at(self, u, w, turn=0.0, z=0.0):
        """A frame at (u, w) of this one, turned by `turn` radians counterclockwise."""
        c, s = np.cos(turn), np.sin(turn)
        U, N = (c * self.U + s * self.N)[:2], (-s * self.U + c * self.N)[:2]
        o = self(np.array([u, w, z]))
        return Frame(o, U, N)

    def wall(self, u, w, direction):
        """The frame of a wall that begins at (u, w): u along it, w outward. `direction`: front, right, back or left."""
        axes = {"front": (self.U, -self.N), "right": (self.N, self.U), "back": (-self.U, self.N), "left": (-self.N, -self.U)}
        U, N = axes[direction]
        return Frame(self(np.array([u, w, 0.0])), U[:2], N[:2])


class Mesh:
    """Faces of one material; `tint` is a random number per piece that materials may read."""

    def __init__(self, rng):
        self.rng, self.points, self.faces, self.tints, self.count = rng, [], [], [], 0

    def add(self, points, faces, tint=None):
        points, faces = np.asarray(points, float).reshape(-1, 3), np.asarray(faces, int)
        self.points.append(points)
        self.faces.append(faces + self.count)
        self.count += len(points)
        tint = self.rng.random() if tint is None else tint
        self.tints.append(np.broadcast_to(tint, (len(faces),)).astype(float))

    def box(self, frame, u0, u1, w0, w1, z0, z1, tint=None):
        p = [(u0, w0, z0), (u1, w0, z0), (u1, w1, z0), (u0, w1, z0), (u0, w0, z1), (u1, w0, z1), (u1, w1, z1), (u0, w1, z1)]
        self.add(frame(p), BOX[:, ::-1] if frame.flip else BOX, tint)

    def face(self, frame, points, tint=None):
        """One polygon, fanned into triangles (convex)."""
        n = len(points)
        self.add(frame(points), [[0, k, k + 1] for k in range(1, n - 1)], tint)

    def prism(self, frame, profile, u0, u1, tint=None):
        """A convex (w, z) profile drawn along u from u0 to u1, with its ends."""
        n = len(profile)
        p = [(u0, w, z) for w, z in profile] + [(u1, w, z) for w, z in profile]
        self.add(frame(p), [[k, (k + 1) % n, n + (k + 1) % n, n + k] for k in range(n)], tint)
        self.face(frame, p[:n][::-1], tint)
        self.face(frame, p[n:], tint)

    def tube(self, points, radii, tint=None, sides=6):
        points, radii = np.asarray(points, float), np.broadcast_to(np.asarray(radii, float), (len(points),))
        d = np.gradient(points, axis=0)
        d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
        a = np.cross(d, np.where(np.abs(d[:, 2:3]) > 0.9, [[1.0, 0, 0]], [[0, 0, 1.0]]))
        a /= np.linalg.norm(a, axis=1, keepdims=True) + 1e-9
        b = np.cross(d, a)
        t = np.linspace(0, 2 * np.pi, sides, endpoint=False)
        ring = points[:, None] + radii[:, None, None] * (np.cos(t)[None, :, None] * a[:, None] + np.sin(t)[None, :, None] * b[:, None])
        i, j = np.arange(len(points) - 1)[:, None] * sides, np.arange(sides)[None]
        j2 = (j + 1) % sides
        self.add(ring.reshape(-1, 3), np.stack([i + j, i + j2, i + sides + j2, i + sides + j], -1).reshape(-1, 4), tint)

    def disk(self, frame, u, w, z, radius, height, tint=None, sides=14, top=1.0):
        """A standing cylinder or cone stub: `top` is the upper radius in shares of the lower."""
        t = np.linspace(0, 2 * np.pi, sides, endpoint=False)
        low = np.stack([u + radius * np.cos(t), w + radius * np.sin(t), np.full(sides, z)], 1)
        up = np.stack([u + radius * top * np.cos(t), w + radius * top * np.sin(t), np.full(sides, z + height)], 1)
        j, j2 = np.arange(sides), (np.arange(sides) + 1) % sides
        self.add(frame(np.concatenate([low, up])), np.stack([j, j2, sides + j2, sides + j], 1), tint)
        self.face(frame, up, tint)

    def blob(self, center, radii, tint=None, rough=0.0, rings=7, sides=10):
        """An ellipsoid, uneven by `rough` of its radius."""
        th, ph = np.linspace(0, np.pi, rings), np.linspace(0, 2 * np.pi, sides, endpoint=False)
        T, P = np.meshgrid(th, ph, indexing="ij")
        r = 1 + rough * (self.rng.random(T.shape) - 0.5)
        d = np.stack([np.sin(T) * np.cos(P), np.sin(T) * np.sin(P), np.cos(T)], -1) * r[..., None]
        p = np.asarray(center) + d * np.asarray(radii)
        i, j = np.arange(rings - 1)[:, None] * sides, np.arange(sides)[None]
        j2 = (j + 1) % sides
        self.add(p.reshape(-1, 3), np.stack([i + j, i + sides + j, i + sides + j2, i + j2], -1).reshape(-1, 4), tint)

    def data(self, name, material, smooth=False):
        me = bpy.data.meshes.new(name)
        counts = np.concatenate([np.full(len(f), f.shape[1]) for f in self.faces])
        points, loops = np.concatenate(self.points), np.concatenate([f.ravel() for f in self.faces])
        me.vertices.add(len(points))
        me.vertices.foreach_set("co", points.ravel())
        me.loops.add(len(loops))
        me.loops.foreach_set("vertex_index", loops)
        me.polygons.add(len(counts))
        me.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(counts)[:-1]]))
        me.polygons.foreach_set("loop_total", counts)
        if smooth:
            me.polygons.foreach_set("use_smooth", np.ones(len(counts), bool))
        me.update(calc_edges=True)
        me.attributes.new("tint", "FLOAT", "FACE").data.foreach_set("value", np.concatenate(self.tints))
        me.materials.append(material)
        return me


def place(mesh_data, matrix=None):
    """An object of this mesh in the scene; many objects may share one mesh."""
    ob = bpy.data.objects.new(mesh_data.name, mesh_data)
    if matrix is not None:
        ob.matrix_world = matrix
    bpy.context.scene.collection.objects.link(ob)
    return ob


def flat(points, cuts, height):
    """Triangles of a plan polygon, cut along the lines y = cuts, raised to height(y). Returns points and faces."""
    bm = bmesh.new()
    p = [Vector((x, y, 0.0)) for x, y in points]
    verts = [bm.verts.new(v) for v in p]
    for a, b, c in tessellate_polygon([p]):
        if len({a, b, c}) == 3:
            try:
                bm.faces.new((verts[a], verts[b], verts[c]))
            except ValueError:
                pass
    for y in cuts:
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, y, 0), plane_no=(0, 1, 0))
    bmesh.ops.triangulate(bm, faces=bm.faces[:])
    bm.normal_update()
    bm.verts.index_update()
    V = np.array([v.co[:] for v in bm.verts])
    F = np.array([[v.index for v in (f.verts if f.normal.z > 0 else reversed(f.verts[:]))] for f in bm.faces])
    bm.free()
    if len(V):
        V[:, 2] = height(V[:, 1])
    return V, F


def smooth_line(points, per=8):
    """Catmull-Rom through plan points."""
    p = np.asarray(points, float)
    q = np.concatenate([[2 * p[0] - p[1]], p, [2 * p[-1] - p[-2]]])
    t = np.linspace(0, 1, per, endpoint=False)[:, None]
    out = [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(q, q[1:], q[2:], q[3:])]
    return np.concatenate(out + [p[-1:]])


def band(line, widths):
    """The plan polygon of a line with these widths (one number or one per point)."""
    p = np.asarray(line, float)
    w = np.broadcast_to(np.asarray(widths, float), (len(p),))[:, None] / 2
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    return np.concatenate([p + n * w, (p - n * w)[::-1]])


def oval(x, y, rx, ry, rng, wobble=0.1, n=18):
    """A round plan shape, uneven by `wobble`."""
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    r = 1 + wobble * np.sin(2 * t + rng.uniform(0, 6)) + wobble * 0.6 * np.sin(3 * t + rng.uniform(0, 6))
    return np.stack([x + rx * r * np.cos(t), y + ry * r * np.sin(t)], 1)
