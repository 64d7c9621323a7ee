"""One site under construction: its meshes by material, its terrain, and where the camera may not stand."""

import numpy as np
from mathutils import Matrix

from classes import NUMBER
from mesh import Mesh, flat, place


class Site:
    """`rng` decides everything. Terrain is a function of y alone, straight between its knots (y, z), so that all ground layers agree."""

    LAYER = 0.006  # meters between ground layers that lie on each other: seen by rays, not by eyes

    def __init__(self, rng):
        self.rng, self.meshes, self.library, self.solid = rng, [], {}, []
        self.knots = [(-200.0, 0.0), (200.0, 0.0)]
        self.layers = 0
        self.paved, self.covered, self.kept = [], [], {}

    # choices
    def uni(self, a, b):
        return float(self.rng.uniform(a, b))

    def chance(self, p):
        return bool(self.rng.random() < p)

    def pick(self, options, weights=None):
        p = None if weights is None else np.asarray(weights, float) / sum(weights)
        return options[int(self.rng.choice(len(options), p=p))]

    def once(self, key, make):
        """What `make` gave the first time: one material for all pieces of a fence."""
        if key not in self.kept:
            self.kept[key] = make()
        return self.kept[key]

    # meshes
    def mesh(self, material, smooth=False):
        """The mesh that collects all faces of this material."""
        for known, mesh, _ in self.meshes:
            if known is material:
                return mesh
        mesh = Mesh(self.rng)
        self.meshes.append((material, mesh, smooth))
        return mesh

    def build(self):
        for material, mesh, smooth in self.meshes:
            if mesh.faces:
                place(mesh.data(material.name, material, smooth))

    def copy(self, data, x, y, z=None, scale=1.0, turn=None, tall=1.0):
        turn = self.uni(0, 6.28) if turn is None else turn
        z = self.height(y) if z is None else z
        m = Matrix.Translation((x, y, float(z))) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Diagonal((scale, scale, scale * tall, 1))
        return place(data, m)

    # ground
    def height(self, y):
        k = np.array(self.knots)
        return np.interp(y, k[:, 0], k[:, 1])

    def ground(self, polygon, material, lift=0.0):
        """A layer of ground over all before it. `polygon` in world plan coordinates, `lift` in meters above the layers' own."""
        self.layers += 1
        if material.pass_index != NUMBER["lawn"] + 1:
            self.covered.append(np.asarray(polygon)[:, :2])
        V, F = flat(np.asarray(polygon)[:, :2], [k[0] for k in self.knots], self.height)
        if len(F):
            V[:, 2] += self.layers * self.LAYER + lift
            self.mesh(material).add(V, F)

    def pave(self, polygon, material, lift=0.0):
        """Ground on which nothing is planted."""
        self.paved.append(np.asarray(polygon)[:, :2])
        self.ground(polygon, material, lift)

    def is_paved(self, x, y):
        return any(inside(x, y, p) for p in self.paved)

    # what the camera keeps away from
    def block(self, x, y, radius):
        self.solid.append(("round", x, y, radius))

    def block_box(self, corners, margin=0.5):
        c = np.asarray(corners)[:, :2]
        self.solid.append(("box", c[:, 0].min() - margin, c[:, 0].max() + margin, (c[:, 1].min() - margin, c[:, 1].max() + margin)))

    def is_free(self, x, y, margin=0.0):
        for kind, a, b, c in self.solid:
            if kind == "round" and np.hypot(x - a, y - b) < c + margin:
                return False
            if kind == "box" and a - margin < x < b + margin and c[0] - margin < y < c[1] + margin:
                return False
        return True

    def is_house(self, x, y, margin=0.3):
        return any(k == "box" and a - margin < x < b + margin and c[0] - margin < y < c[1] + margin for k, a, b, c in self.solid)


def inside(x, y, polygon):
    """Whether a plan point lies in a polygon."""
    p = np.asarray(polygon, float)
    a, b = p, np.roll(p, -1, 0)
    cross = (a[:, 1] > y) != (b[:, 1] > y)
    with np.errstate(divide="ignore", invalid="ignore"):
        at = (b[:, 0] - a[:, 0]) * (y - a[:, 1]) / (b[:, 1] - a[:, 1] + 1e-12) + a[:, 0]
    return bool((cross & (x < at)).sum() % 2)


def rect(x0, x1, y0, y1):
    return np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], float)
