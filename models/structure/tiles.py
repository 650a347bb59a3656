"""What the structural reader is asked about a tile, and tile pictures with the answers.

Sides are counted N, E, S, W. The answers of a picture, in this order (the program reads them in the same):
12 kinds of side (field, road, city for each), 6 pairs of sides that belong to one feature (kPairs), 4 sides whose
city has a pennant, 4 sides whose road has an inn, cloister, cathedral, gingerbread man, animal, and whether it is a
whole tile at all.
"""

import json
import pathlib

import cv2
import numpy as np

SIDES = "NESW"
KINDS = ("field", "road", "city")
PAIRS = ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3))
ANSWERS = 12 + len(PAIRS) + 4 + 4 + 4 + 1
WHOLE = ANSWERS - 1
REGIONS = 5  # field, road, city, cloister, village
SIGNS = 5  # shield, inn, animal, gingerbread man, cathedral: what stands on a region, where it is known
SHIELD, INN, ANIMAL, MAN, CATHEDRAL = range(REGIONS, REGIONS + SIGNS)
MAYBE = REGIONS + SIGNS  # + region: a sign may stand there
UNDER = np.array([0, 1, 2, 3, 4, 2, 0, 0, 2, 2, 0, 1, 2, 3, 4], np.uint8)  # the region of each value of a map
PICTURE_SIDE = 112  # pixels of a picture before it is disturbed


def answers_of(tile):
    """The right answers for an unrotated tile of a tile set file: values 0 or 1, and weights (0: it depends)."""
    values = np.zeros(ANSWERS, np.float32)
    weights = np.ones(ANSWERS, np.float32)
    owner = [None] * 4
    for number, feature in enumerate(tile["features"]):
        for side in feature.get("edges", []):
            owner[SIDES.index(side)] = number
    for side in range(4):
        kind = "FRC".index(tile["code"][side])
        values[3 * side + kind] = 1
        feature = tile["features"][owner[side]] if owner[side] is not None else {}
        values[18 + side] = feature.get("pennants", 0) > 0
        values[22 + side] = bool(feature.get("inn"))
    for number, (one, other) in enumerate(PAIRS):
        values[12 + number] = owner[one] is not None and owner[one] == owner[other]
    for side in tile.get("inn_edges_2014", []):
        weights[22 + SIDES.index(side)] = values[22 + SIDES.index(side)]
    markers = tile.get("markers", [])
    values[26] = any(feature["kind"] == "cloister" for feature in tile["features"])
    values[27] = any(feature.get("cathedral") for feature in tile["features"])
    values[28] = "gingerbread" in markers
    values[29] = any(marker.startswith("animal") for marker in markers)
    values[WHOLE] = 1
    return values, weights


def turned(answers):
    """The answers of the picture turned clockwise by a quarter."""
    result = answers.copy()
    for side in range(4):
        to = (side + 1) % 4
        result[..., 3 * to : 3 * to + 3] = answers[..., 3 * side : 3 * side + 3]
        result[..., 18 + to] = answers[..., 18 + side]
        result[..., 22 + to] = answers[..., 22 + side]
    for number in range(4):
        result[..., 12 + (number + 1) % 4] = answers[..., 12 + number]
    result[..., 16], result[..., 17] = answers[..., 17], answers[..., 16]
    return result


def mirrored(answers):
    """The answers of the picture with left and right exchanged."""
    result = answers.copy()
    for side, to in ((1, 3), (3, 1)):
        result[..., 3 * to : 3 * to + 3] = answers[..., 3 * side : 3 * side + 3]
        result[..., 18 + to] = answers[..., 18 + side]
        result[..., 22 + to] = answers[..., 22 + side]
    for number, to in ((0, 3), (3, 0), (1, 2), (2, 1)):
        result[..., 12 + to] = answers[..., 12 + number]
    return result


def read_tiles(path):
    """The tiles of a tile set file by name, but for those with rivers, for which the network has no answer yet."""
    types = json.loads(pathlib.Path(path).read_text())["types"]
    return {name: tile for name, tile in types.items() if "W" not in tile["code"]}


def kinds_of(regions, index, tile):
    """A region map as kinds: field, road, city, cloister, village."""
    if index.get("regions") != "features":
        return np.minimum(regions, 4)
    kinds = {"field": 0, "road": 1, "city": 2, "cloister": 3, "garden": 0}
    table = np.full(256, 4, np.uint8)
    for number, feature in enumerate(tile["features"]):
        table[number] = kinds[feature["kind"]]
    return table[regions]


def whole_face(picture, face, side, interpolation):
    """The face in `side` pixels where the picture shows only a part; its rim repeats the picture's."""
    left, top, right, bottom = (round(side * part) for part in face)
    inner = cv2.resize(picture, (right - left, bottom - top), interpolation=interpolation)
    return cv2.copyMakeBorder(inner, top, side - bottom, left, side - right, cv2.BORDER_REPLICATE)


def read_catalogue(folder, tiles):
    """Pictures of a catalogue as a list of (name, picture, region map, answers, weights)."""
    folder = pathlib.Path(folder)
    index = json.loads((folder / "catalogue.json").read_text())
    result = []
    for image in index["images"]:
        tile = tiles.get(image["tile"])
        if tile is None:
            continue
        picture = cv2.imread(str(folder / image["file"]))
        regions = kinds_of(cv2.imread(str(folder / image["regions"]), cv2.IMREAD_GRAYSCALE), index, tile)
        face = image.get("face", [0, 0, 1, 1])
        result.append(
            (
                image["tile"],
                whole_face(picture, face, PICTURE_SIDE, cv2.INTER_AREA),
                whole_face(regions, face, PICTURE_SIDE, cv2.INTER_NEAREST),
                *answers_of(tile),
            )
        )
    return result
