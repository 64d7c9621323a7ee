"""The classes of the seeing network, in the order of their numbers. `renderer/see/network` holds the same list."""

CLASSES = [
    "sky", "building", "garage", "lawn", "soft", "drive", "walk",
    "street", "plants", "fence", "vehicle", "other", "water",
]
UNLABELED = 255
# Colors of check pictures, sRGB.
TINTS = [
    (90, 170, 255), (170, 60, 60), (255, 120, 0), (60, 220, 60), (150, 100, 40), (150, 150, 160), (240, 220, 120),
    (60, 60, 90), (0, 110, 40), (220, 60, 220), (0, 0, 200), (255, 0, 90), (0, 230, 230),
]
NUMBER = {name: number for number, name in enumerate(CLASSES)}
