"""What lies where on a tile that is painted, and where there is room on it."""

import cv2
import numpy as np

import tiles as tile_facts

FIELD, ROAD, CITY, CLOISTER, VILLAGE = range(tile_facts.REGIONS)
CANVAS = 224  # pixels on which tiles are painted


def grown(mask, by):
    """A mask larger (or smaller, below 0) by so many pixels; what touches the rim of the tile stays there."""
    if by == 0:
        return mask
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * abs(by) + 1,) * 2)
    wide = cv2.copyMakeBorder(mask, *[abs(by)] * 4, cv2.BORDER_REPLICATE)
    wide = cv2.dilate(wide, kernel) if by > 0 else cv2.erode(wide, kernel)
    return wide[abs(by) : -abs(by), abs(by) : -abs(by)]


class Land:
    """What lies where on a tile, in CANVAS² pixels, and which sides each town and road reaches."""

    def __init__(self, regions, answers):
        side = regions.shape[0]
        scale = CANVAS / side
        soft = [
            cv2.resize((regions == kind).astype(np.float32), (CANVAS, CANVAS), interpolation=cv2.INTER_LINEAR)
            for kind in range(5)
        ]
        self.kinds = np.argmax([cv2.GaussianBlur(part, (0, 0), 0.6 * scale) for part in soft], 0).astype(np.uint8)
        self.answers = answers
        self.map = self.kinds.copy()
        self.cities = self.parts(CITY, 2)
        self.roads = self.parts(ROAD, 1)

    def note(self, sign, before, after):
        """Remembers where a sign was drawn."""
        self.map[np.abs(after.astype(np.int16) - before).max(2) > 10] = sign

    def mask(self, kind):
        """Where this kind of region is: 255, else 0."""
        return (self.kinds == kind).astype(np.uint8) * 255

    def parts(self, kind, place):
        """Connected pieces of a kind with the sides that they reach, as far as they agree with the answers."""
        count, labels = cv2.connectedComponents(self.mask(kind), connectivity=4)
        rim = [labels[2], labels[:, -3], labels[-3], labels[:, 2]]
        middle = slice(CANVAS // 2 - 12, CANVAS // 2 + 12)
        of_side = [np.bincount(line[middle], minlength=count) for line in rim]
        result = []
        for label in range(1, count):
            sides = [side for side in range(4) if of_side[side][label] > 5]
            joined = all(
                self.answers[12 + number] == (other in sides)
                for number, pair in enumerate(tile_facts.PAIRS)
                for one, other in (pair, pair[::-1])
                if one in sides
            )
            if sides and joined and all(self.answers[3 * side + place] for side in sides):
                result.append(((labels == label).astype(np.uint8) * 255, sides))
        return result


def room(mask):
    """How far each place of a mask is from its ends, the rim of the tile included, in pixels."""
    inner = cv2.copyMakeBorder(mask, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    return cv2.distanceTransform(inner, cv2.DIST_L2, 3)[1:-1, 1:-1]


def spot(free, clearance, dice):
    """A place with so much room; none where there is no such place."""
    places = np.flatnonzero(free > clearance)
    return None if len(places) == 0 else np.array(divmod(places[dice.integers(len(places))], CANVAS)[::-1], float)
