"""What lies where on a tile as an edition that nobody printed might lay it out.

Printed editions draw much alike: a town on one side is a shallow bow, a road bends evenly. Here every picture has a
manner of its own: towns are bows, wedges, bands or bumps, deep or shallow, roads are thin or wide, bent or angular.
"""

import cv2
import numpy as np

import tiles as tile_facts
from land import CANVAS, CITY, CLOISTER, ROAD, VILLAGE, Land

MIDDLES = np.array([(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)])  # of the sides N, E, S, W
CORNERS = np.array([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])  # side k goes from corner k to corner k + 1
FINE = 4
TRIES = 12


class Manner:
    """How an edition draws towns and roads; lengths are shares of the tile's side."""

    def __init__(self, dice):
        self.town = dice.choice(["bow", "wedge", "band", "bump"], p=[0.4, 0.2, 0.2, 0.2])
        self.depth = dice.uniform(0.16, 0.42)
        self.inset = dice.uniform(0.0, 0.14) if dice.random() < 0.6 else 0.0
        self.bulge = dice.normal(0, 0.13)  # of the border between a town and the field opposite
        self.waist = dice.uniform(0.06, 0.34)  # how far fields reach into a town that goes across
        self.angular = dice.random() < 0.25
        self.road = dice.uniform(0.04, 0.17)
        self.bend = dice.normal(0, 0.08)
        self.hub = dice.uniform(0.75, 1.4) * self.road + dice.uniform(0.0, 0.08)
        self.plain_crossing = dice.random() < 0.3
        self.cloister = dice.uniform(0.17, 0.33)  # from its centre to its rim
        self.square_cloister = dice.random() < 0.4


def pixels(points):
    return np.round(np.asarray(points) * (CANVAS << FINE)).astype(np.int32)


def filled(points):
    """The area within an outline: 255, else 0."""
    mask = np.zeros((CANVAS, CANVAS), np.uint8)
    cv2.fillPoly(mask, [pixels(points)], 255, cv2.LINE_8, FINE)
    return mask


def curve(start, control, end, angular):
    """From start to end, towards a point between; in two straight lines where it is angular."""
    if angular:
        return np.array([start, control, end])
    t = np.linspace(0, 1, 24)[:, None]
    start, control, end = map(np.asarray, (start, control, end))
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * end


def one_side(side, manner, depth):
    """A town that reaches one side."""
    a, b = CORNERS[side], CORNERS[(side + 1) % 4]
    inward = 0.5 - MIDDLES[side]
    inward = inward / np.linalg.norm(inward)
    u = np.linspace(0, 1, 33)
    profile = {
        "bow": np.sin(np.pi * u) ** 0.8,
        "wedge": 1 - np.abs(2 * u - 1),
        "band": np.clip(8 * np.minimum(u, 1 - u), 0, 1),
        "bump": np.clip(3 * np.sin(np.pi * u) ** 2, 0, 1) * (0.85 + 0.15 * np.sin(3 * np.pi * u)),
    }[manner.town]
    along = manner.inset + (1 - 2 * manner.inset) * u
    return filled(a + (b - a) * along[:, None] + inward * (depth * profile)[:, None])


def town(sides, manner, depth):
    """A town that reaches these sides, as a mask."""
    if len(sides) == 1:
        return one_side(sides[0], manner, depth)
    if len(sides) == 4:
        return np.full((CANVAS, CANVAS), 255, np.uint8)
    if len(sides) == 3:
        (free,) = set(range(4)) - set(sides)
        field = one_side(free, manner, 0.45 * manner.waist + 0.12)
        return 255 - field
    one, two = sides
    if (two - one) % 4 == 2:
        result = np.full((CANVAS, CANVAS), 255, np.uint8)
        for free in set(range(4)) - set(sides):
            result &= 255 - one_side(free, manner, min(manner.waist, 0.4))
        return result
    first = one if (two - one) % 4 == 1 else two
    start, shared, end = CORNERS[first], CORNERS[(first + 1) % 4], CORNERS[(first + 2) % 4]
    control = 0.5 + (0.5 - shared) * 2 * np.clip(manner.bulge, -0.22, 0.2)
    return filled(np.vstack([curve(start, control, end, manner.angular), shared]))


def stroke(mask, points, width):
    cv2.polylines(mask, [pixels(points)], False, 255, max(2, round(width * CANVAS)), cv2.LINE_8, FINE)


def middle_of(tile, manner):
    """Where roads meet or bend: the centre, moved away from towns on one side."""
    towns = [sides_of(feature) for feature in tile["features"] if feature["kind"] == "city"]
    away = sum(((0.5 - MIDDLES[side]) for sides in towns for side in sides), np.zeros(2))
    return 0.5 + 0.25 * away * max(manner.depth, 0.2)


def sides_of(feature):
    return sorted(tile_facts.SIDES.index(side) for side in feature.get("edges", []))


def reached_town(tile, road):
    """A point in the town at which a road ends, in a list; none where it ends elsewhere."""
    if road.get("ends_in") != "city":
        return []
    towns = [MIDDLES[sides_of(feature)].mean(0) for feature in tile["features"] if feature["kind"] == "city"]
    return [0.5 * (0.5 + max(towns, key=lambda at: np.linalg.norm(at - MIDDLES[sides_of(road)[0]])))] if towns else []


def agrees(regions, tile, values, plain_crossing):
    """Whether each town and road reaches its own sides and nothing else."""
    land = Land(regions, values)
    for kind, name, pieces in ((CITY, "city", land.cities), (ROAD, "road", land.roads)):
        wanted = sorted(sides_of(f) for f in tile["features"] if f["kind"] == name and f.get("edges"))
        if kind == ROAD and plain_crossing:
            wanted = [sides for sides in wanted if len(sides) > 1]
        found = sorted(sides for _, sides in pieces)
        if any(sides not in found for sides in wanted) or (kind == CITY and len(found) != len(wanted)):
            return False
        if kind == CITY and cv2.connectedComponents(land.mask(CITY))[0] - 1 != len(wanted):
            return False
    return True


def laid_out(tile, dice):
    """A region map of a tile of a tile set, CANVAS² pixels; none where no try agrees with the tile."""
    values, _ = tile_facts.answers_of(tile)
    for _ in range(TRIES):
        manner = Manner(dice)
        regions = drawn_map(tile, manner, dice)
        if agrees(regions, tile, values, manner.plain_crossing):
            return regions
    return None


def drawn_map(tile, manner, dice):
    regions = np.zeros((CANVAS, CANVAS), np.uint8)
    middle = middle_of(tile, manner) + dice.normal(0, 0.012, 2)
    roads = np.zeros_like(regions)
    ends = 0
    for feature in tile["features"]:
        sides = sides_of(feature)
        if feature["kind"] != "road" or not sides:
            continue
        if len(sides) == 1:
            ends += feature.get("ends_in") in ("crossing", "village")
            stroke(roads, [MIDDLES[sides[0]], middle, *reached_town(tile, feature)], manner.road)
            continue
        if len(sides) > 2:
            for side in sides:
                stroke(roads, [MIDDLES[side], middle], manner.road)
            continue
        one, two = MIDDLES[sides[0]], MIDDLES[sides[1]]
        control = middle
        if (sides[1] - sides[0]) % 4 == 2:
            across = np.array([(two - one)[1], -(two - one)[0]])
            control = middle + (middle - 0.5) + across * manner.bend
        elif not manner.angular:
            control = middle + (0.5 * (one + two) - middle) * dice.uniform(-0.2, 0.5)
        stroke(roads, curve(one, control, two, manner.angular), manner.road)
    regions[roads > 0] = ROAD
    if ends > 1 and not manner.plain_crossing:
        cv2.circle(regions, tuple(int(v * CANVAS) for v in middle), int(manner.hub * CANVAS), VILLAGE, -1)
    for feature in tile["features"]:
        if feature["kind"] == "city":
            regions[town(sides_of(feature), manner, manner.depth) > 0] = CITY
    if any(feature["kind"] == "cloister" for feature in tile["features"]):
        at, far = tuple(int(v * CANVAS) for v in middle), int(manner.cloister * CANVAS)
        if manner.square_cloister:
            cv2.rectangle(regions, (at[0] - far, at[1] - far), (at[0] + far, at[1] + far), CLOISTER, -1)
        else:
            cv2.circle(regions, at, far, CLOISTER, -1)
    return regions
