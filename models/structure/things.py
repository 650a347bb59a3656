"""Buildings, water and what means nothing on a tile, drawn in many ways.

All draw into a picture (8-bit BGR) with centre `at` (x, y) and `size` in pixels, in colours that `dice` picks.
"""

import cv2
import numpy as np

import shapes

MEEPLE = [
    (0, -0.5),
    (0.14, -0.42),
    (0.16, -0.26),
    (0.12, -0.17),
    (0.45, -0.02),
    (0.48, 0.1),
    (0.22, 0.16),
    (0.42, 0.5),
    (0.08, 0.5),
    (0, 0.36),
    (-0.08, 0.5),
    (-0.42, 0.5),
    (-0.22, 0.16),
    (-0.48, 0.1),
    (-0.45, -0.02),
    (-0.12, -0.17),
    (-0.16, -0.26),
    (-0.14, -0.42),
]


def lake(picture, at, size, dice, allowed):
    """A sheet of water, only where `allowed`."""
    water = (
        shapes.colour_near((200, 160, 90), 45, dice)
        if dice.random() < 0.8
        else shapes.colour_near((225, 210, 190), 25, dice)
    )
    shape = shapes.placed(shapes.blob(0.5, 0.16, dice) * (1, dice.uniform(0.5, 1)), at, size, dice.uniform(0, 3.14))
    layer = picture.copy()
    edge = shapes.darker(water, dice.uniform(0.3, 0.8)) if dice.random() < 0.8 else None
    shapes.fill(layer, shape, water, edge, int(dice.integers(1, 4)))
    for _ in range(int(dice.integers(0, 6))):
        spot = np.asarray(at) + dice.normal(0, size * 0.2, 2)
        long = size * dice.uniform(0.05, 0.2)
        cv2.line(
            layer,
            tuple(int(v) for v in spot),
            (int(spot[0] + long), int(spot[1])),
            shapes.colour_near(water * 1.2, 10, dice).tolist(),
            1,
            cv2.LINE_AA,
        )
    inside = cv2.GaussianBlur(allowed, (3, 3), 0)[..., None].astype(np.float32) / 255
    picture[:] = np.round(layer * inside + picture * (1 - inside))


def house(picture, at, size, dice, roof=None):
    """A small house seen from above and the south, or straight from above."""
    roof = roof if roof is not None else roof_colour(dice)
    wall = shapes.colour_near((190, 215, 230), 25, dice)
    ink = shapes.darker(roof, 0.35)
    flip = dice.random() < 0.5
    if dice.random() < 0.3:
        angle = dice.uniform(0, 3.14)
        shapes.fill(
            picture, shapes.placed([(-0.5, -0.3), (0.5, -0.3), (0.5, 0), (-0.5, 0)], at, size, angle), roof, ink
        )
        shapes.fill(
            picture,
            shapes.placed([(-0.5, 0), (0.5, 0), (0.5, 0.3), (-0.5, 0.3)], at, size, angle),
            shapes.darker(roof, 0.72),
            ink,
        )
        return
    slope = dice.uniform(-0.15, 0.25)
    front = np.array([(-0.5, -0.05), (-0.3, -0.35), (-0.1, -0.05), (-0.1, 0.35), (-0.5, 0.35)])
    side = np.array([(-0.1, -0.05), (0.5, -0.05 - slope), (0.5, 0.3 - slope), (-0.1, 0.35)])
    top = np.array([(-0.3, -0.4), (0.3, -0.4 - slope), (0.55, -0.02 - slope), (-0.06, 0.0)])
    shapes.fill(picture, shapes.placed(front, at, size, 0, flip), wall, ink)
    shapes.fill(picture, shapes.placed(side, at, size, 0, flip), shapes.darker(wall, 0.8), ink)
    shapes.fill(picture, shapes.placed(top, at, size, 0, flip), roof, ink)


def roof_colour(dice):
    """Mostly red, also brown, snowed over, or any."""
    kinds = ((0.55, (45, 65, 180), 30), (0.7, (70, 110, 140), 25), (0.85, (240, 240, 240), 12))
    return shapes.usual_colour(kinds, dice)


def tower(picture, foot, width, height, roof, wall, dice):
    """A tower that stands at `foot`, lit from the left."""
    x, y = foot
    shapes.fill(
        picture,
        [(x - width / 2, y), (x - width / 2, y - height), (x + width / 2, y - height), (x + width / 2, y)],
        wall,
        shapes.darker(wall, 0.35),
    )
    shapes.fill(
        picture, [(x, y - height), (x + width / 2, y - height), (x + width / 2, y), (x, y)], shapes.darker(wall, 0.8)
    )
    tip = height * dice.uniform(0.3, 0.9) if dice.random() < 0.8 else 0.05 * height
    shapes.fill(
        picture,
        [(x - width * 0.6, y - height), (x, y - height - tip), (x + width * 0.6, y - height)],
        roof,
        shapes.darker(roof, 0.35),
    )


def large_building(picture, at, size, dice, towers):
    """A church or abbey: a nave, wings, towers; with more towers a cathedral."""
    x, y = at
    roof, wall = roof_colour(dice), shapes.colour_near((185, 205, 220), 30, dice)
    ink = shapes.darker(roof, 0.35)
    flip = dice.random() < 0.5
    if dice.random() < 0.5:
        yard = shapes.placed(shapes.blob(0.62, 0.08, dice) * (1, 0.75), (x, y + 0.1 * size), size)
        shapes.fill(picture, yard, shapes.colour_near((110, 150, 170), 40, dice))
    rise = dice.uniform(-0.05, 0.3)
    body = np.array([(-0.4, -0.05), (0.45, -0.05 - rise), (0.45, 0.3 - rise), (-0.4, 0.35)])
    top = np.array([(-0.3, -0.35), (0.38, -0.35 - rise), (0.5, 0.0 - rise), (-0.42, 0.0)])
    if dice.random() < 0.6:
        wing = np.array([(-0.05, -0.3), (0.2, -0.35), (0.32, 0.45), (0.02, 0.48)])
        shapes.fill(picture, shapes.placed(wing, at, size, 0, flip), shapes.darker(wall, 0.9), ink)
        shapes.fill(picture, shapes.placed(wing * (1, 0.7), at, size, 0, flip), shapes.darker(roof, 0.85), ink)
    shapes.fill(picture, shapes.placed(body, at, size, 0, flip), wall, ink)
    for k in np.linspace(-0.3, 0.35, int(dice.integers(3, 8))):
        spot = shapes.placed([(k, 0.17 - rise * (k + 0.4)), (k, 0.28 - rise * (k + 0.4))], at, size, 0, flip).astype(
            int
        )
        cv2.line(
            picture,
            tuple(spot[0].tolist()),
            tuple(spot[1].tolist()),
            shapes.darker(wall, 0.4).tolist(),
            max(1, int(size * 0.03)),
            cv2.LINE_AA,
        )
    shapes.fill(picture, shapes.placed(top, at, size, 0, flip), roof, ink)
    for k in range(towers):
        offset = shapes.placed(
            [(-0.42 + 0.24 * k * (1 if dice.random() < 0.8 else 2.5), 0.36 - 0.06 * k)], at, size, 0, flip
        )[0]
        tower(
            picture,
            offset,
            size * dice.uniform(0.16, 0.24),
            size * dice.uniform(0.45, 0.85),
            roof if dice.random() < 0.7 else roof_colour(dice),
            wall,
            dice,
        )


def printed_sign(picture, dice):
    """The small sign of an expansion in the middle of a side, as it means nothing."""
    side = picture.shape[0]
    size = side * dice.uniform(0.07, 0.13)
    turn = dice.integers(4)
    at = shapes.placed([(dice.normal(0, 0.06), 0.5 - 0.6 * size / side)], (side / 2, side / 2), side, turn * np.pi / 2)[
        0
    ]
    layer = picture.copy()
    colour = dice.uniform(0, 90, 3) if dice.random() < 0.8 else dice.uniform(160, 255, 3)
    shape = (
        MEEPLE
        if dice.random() < 0.7
        else shapes.oval((0, 0), (0.4, 0.4))
        if dice.random() < 0.5
        else [(-0.4, -0.4), (0.4, -0.4), (0, 0.4)]
    )
    shapes.fill(layer, shapes.placed(shape, at, size, turn * np.pi / 2), colour)
    share = dice.uniform(0.25, 0.9)
    picture[:] = np.round(layer * share + picture * (1 - share))


def tree(picture, at, size, dice):
    """A tree or bush, seen from above or as a fir."""
    colour = (
        shapes.colour_near((50, 105, 60), 30, dice)
        if dice.random() < 0.8
        else shapes.colour_near((200, 205, 200), 25, dice)
    )
    ink = shapes.darker(colour, 0.5)
    if dice.random() < 0.4:
        for k in range(3):
            w, y = 0.35 - 0.08 * k, 0.3 - 0.25 * k
            shapes.fill(
                picture,
                shapes.placed([(-w, y), (w, y), (0, y - 0.45)], at, size),
                colour,
                ink if dice.random() < 0.5 else None,
            )
        return
    shapes.fill(picture, shapes.placed(shapes.blob(0.45, 0.1, dice), at, size), shapes.darker(colour, 0.7))
    shapes.fill(picture, shapes.placed(shapes.blob(0.35, 0.15, dice) - (0.06, 0.08), at, size), colour)


def plot(picture, at, size, dice):
    """A garden or a worked field: rows and squares of colours."""
    angle = dice.uniform(0, 3.14)
    ratio = dice.uniform(0.5, 1)
    ground = shapes.colour_near((70, 120, 140), 40, dice)
    shapes.fill(
        picture,
        shapes.placed(
            [(-0.5, -0.5 * ratio), (0.5, -0.5 * ratio), (0.5, 0.5 * ratio), (-0.5, 0.5 * ratio)], at, size, angle
        ),
        ground,
        shapes.darker(ground, 0.5),
    )
    colours = [shapes.any_colour(dice) for _ in range(int(dice.integers(1, 4)))]
    rows, columns = int(dice.integers(2, 6)), int(dice.integers(1, 7))
    for row in range(rows):
        for column in range(columns):
            low = np.array([(column + 0.15) / columns - 0.5, ((row + 0.15) / rows - 0.5) * ratio])
            high = np.array([(column + 0.85) / columns - 0.5, ((row + 0.85) / rows - 0.5) * ratio])
            shapes.fill(
                picture,
                shapes.placed([low, (high[0], low[1]), high, (low[0], high[1])], at, size, angle),
                colours[dice.integers(len(colours))],
            )


def rocks(picture, at, size, dice):
    """Some stones."""
    for _ in range(int(dice.integers(1, 6))):
        spot = np.asarray(at) + dice.normal(0, size * 0.3, 2)
        colour = shapes.colour_near((130, 140, 145), 30, dice)
        shapes.fill(
            picture,
            shapes.placed(shapes.blob(0.5, 0.15, dice, 9), spot, size * dice.uniform(0.15, 0.4)),
            colour,
            shapes.darker(colour, 0.5),
        )
