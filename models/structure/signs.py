"""Signs that the reader is asked about, drawn in many ways: shields, animals, gingerbread men.

All draw into a picture (8-bit BGR) with centre `at` (x, y) and `size` in pixels, in colours that `dice` picks.
"""

import cv2
import numpy as np

import shapes

SHIELDS = (
    [(-0.42, -0.5), (0.42, -0.5), (0.42, 0.05), (0.3, 0.3), (0, 0.52), (-0.3, 0.3), (-0.42, 0.05)],
    [
        (-0.45, -0.42),
        (-0.2, -0.5),
        (0, -0.42),
        (0.2, -0.5),
        (0.45, -0.42),
        (0.42, 0.1),
        (0.22, 0.38),
        (0, 0.5),
        (-0.22, 0.38),
        (-0.42, 0.1),
    ],
    [(-0.42, -0.5), (0.42, -0.5), (0.42, 0.5), (-0.42, 0.5)],
    [(-0.4, -0.5), (0.4, -0.5), (0.4, 0.3), (0, 0.5), (-0.4, 0.3)],
    [(-0.36, -0.5), (0.36, -0.5), (0.36, 0.5), (0, 0.25), (-0.36, 0.5)],  # a banner
    [(0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0)],
    [(-0.45, -0.5), (0.5, -0.15), (-0.45, 0.2), (-0.45, 0.5), (-0.38, 0.5)],  # a flag on a pole
    shapes.oval((0, 0), (0.48, 0.48), count=20),
)
SHIELD_SHARES = (0.26, 0.2, 0.14, 0.14, 0.08, 0.05, 0.05, 0.08)


def shield_colours(dice):
    """Two colours and ink: mostly blue and white, else any that differ."""
    if dice.random() < 0.55:
        one = shapes.colour_near((190, 110, 50), 35, dice) if dice.random() < 0.85 else shapes.any_colour(dice)
        other = shapes.colour_near((235, 235, 235), 15, dice) if dice.random() < 0.85 else shapes.any_colour(dice)
    else:
        one = shapes.any_colour(dice)
        for _ in range(20):
            other = shapes.any_colour(dice) if dice.random() < 0.6 else shapes.colour_near((235, 235, 235), 15, dice)
            if np.abs(other - one).sum() > 150:
                break
    dark = dice.random() < 0.75
    return one, other, shapes.colour_near((30, 30, 30) if dark else (230, 230, 230), 20, dice)


def charge(sign, one, other, dice):
    """What is on a shield: quarters, halves, stripes, a disc, a cross, a lozenge, or nothing."""
    big = sign.shape[0]
    half = big // 2
    kind = dice.choice(
        ["quarters", "halves", "disc", "stripes", "cross", "lozenge", "plain"],
        p=[0.38, 0.08, 0.1, 0.1, 0.1, 0.06, 0.18],
    )
    sign[:] = one
    if kind == "quarters":
        sign[:half, half:] = other
        sign[half:, :half] = other
    elif kind == "halves":
        sign[:, half:] = other
    elif kind == "disc":
        cv2.circle(sign, (half, half), int(big * dice.uniform(0.15, 0.3)), other.tolist(), -1)
    elif kind == "stripes":
        for k in range(0, big, big // 4):
            sign[k : k + big // 8] = other
    elif kind == "cross":
        wide = int(big * dice.uniform(0.06, 0.14))
        sign[half - wide : half + wide] = other
        sign[:, half - wide : half + wide] = other
    elif kind == "lozenge":
        points = np.array([(half, big // 5), (big - big // 4, half), (half, big - big // 5), (big // 4, half)])
        cv2.fillPoly(sign, [points], other.tolist())
    return np.ascontiguousarray(np.rot90(sign)) if dice.random() < 0.3 else sign


def shield(picture, at, size, dice):
    """A pennant: a shield, banner, flag or disc of two colours."""
    angle = np.pi / 4 * dice.integers(8) if dice.random() < 0.4 else dice.normal(0, 0.1)
    form = np.asarray(SHIELDS[dice.choice(len(SHIELDS), p=SHIELD_SHARES)])
    one, other, ink = shield_colours(dice)
    big = 64
    sign = charge(np.empty((big, big, 3), np.uint8), one, other, dice)
    inner = np.zeros((big, big), np.uint8)
    edge = dice.uniform(0.78, 0.98)
    cv2.fillPoly(inner, [np.round((form * 0.92 * edge + 0.5) * big).astype(np.int32)], 255)
    sign[inner == 0] = ink
    alpha = np.zeros((big, big), np.uint8)
    cv2.fillPoly(alpha, [np.round((form * 0.98 + 0.5) * big).astype(np.int32)], 255)
    shapes.paste(picture, sign, alpha, at, size, angle)


def beast(picture, at, size, dice, colour):
    """Some animal on four legs."""
    flip = dice.random() < 0.5
    angle = dice.normal(0, 0.15)
    stout, leg = dice.uniform(0.14, 0.3), dice.uniform(0.15, 0.4)
    ink = shapes.darker(colour, dice.uniform(0.3, 1))
    low = stout * 0.5
    for x in (-0.3, -0.2, 0.2, 0.32):
        x += dice.normal(0, 0.03)
        w = dice.uniform(0.03, 0.06)
        shapes.fill(
            picture,
            shapes.placed(
                [(x - w, low), (x + w, low), (x + w * 0.7, low + leg), (x - w * 0.7, low + leg)], at, size, angle, flip
            ),
            shapes.darker(colour, 0.85),
        )
    shapes.fill(picture, shapes.placed(shapes.oval((0, 0), (0.42, stout)), at, size, angle, flip), colour, ink)
    neck = np.array((0.42, -dice.uniform(-0.02, 0.35)))
    shapes.fill(
        picture,
        shapes.placed([(0.2, -0.1), (0.38, 0.1), neck + (0.06, 0.05), neck + (-0.08, -0.05)], at, size, angle, flip),
        colour,
    )
    shapes.fill(
        picture,
        shapes.placed(shapes.oval(neck, (dice.uniform(0.12, 0.2), 0.09), 0.4), at, size, angle, flip),
        colour,
        ink,
    )
    if dice.random() < 0.4:
        for k in (-1, 1):
            shapes.fill(
                picture,
                shapes.placed(
                    [neck, neck + (0.08 * k, -dice.uniform(0.15, 0.4)), neck + (0.04 * k, 0)], at, size, angle, flip
                ),
                ink,
            )
    if dice.random() < 0.6:
        shapes.fill(
            picture,
            shapes.placed([(-0.38, -0.08), (-0.6, dice.uniform(-0.25, 0.2)), (-0.38, 0.04)], at, size, angle, flip),
            colour,
        )


def bird(picture, at, size, dice, colour):
    """Some bird on the wing."""
    angle, flip = dice.uniform(0, 6.28), dice.random() < 0.5
    sweep = dice.uniform(0.0, 0.4)
    shapes.fill(picture, shapes.placed(shapes.oval((0, 0), (0.35, 0.1)), at, size, angle, flip), colour)
    for way in (-1, 1):
        tip = (-sweep, way * dice.uniform(0.3, 0.6))
        shapes.fill(
            picture,
            shapes.placed([(0.15, 0), tip, (-0.15 - 0.3 * sweep, way * 0.25), (-0.2, 0)], at, size, angle, flip),
            colour,
        )
    shapes.fill(picture, shapes.placed([(-0.3, 0), (-0.5, 0.1), (-0.5, -0.1)], at, size, angle, flip), colour)


def coat(dice):
    """A colour that animals have."""
    kinds = (
        (0.4, (45, 75, 115), 25),
        (0.6, (95, 145, 190), 25),
        (0.78, (35, 35, 35), 15),
        (0.86, (120, 125, 130), 20),
        (0.95, (40, 110, 210), 25),
        (1.0, (225, 230, 235), 12),
    )
    return shapes.usual_colour(kinds, dice)


def gingerbread_man(picture, at, size, dice):
    """A baked man with icing."""
    dough = shapes.colour_near((40, 85, 150), 28, dice)
    angle = dice.normal(0, 0.25)
    icing = shapes.colour_near((235, 240, 245), 12, dice)
    arms, legs = dice.uniform(-0.15, 0.12), dice.uniform(0.14, 0.26)
    limb = dice.uniform(0.09, 0.14)
    parts = [shapes.oval((0, -0.3), (0.18, 0.18)), shapes.oval((0, 0.03), (0.17, 0.22))]
    for k in (-1, 1):
        for one, two in (((0.05 * k, -0.06), (0.4 * k, arms)), ((0.06 * k, 0.12), (legs * k, 0.44))):
            one, two = np.array(one), np.array(two)
            across = np.array([-(two - one)[1], (two - one)[0]]) / np.linalg.norm(two - one) * limb
            parts += [[one + across, two + across, two - across, one - across], shapes.oval(two, (limb, limb))]
    if dice.random() < 0.8:
        rim = icing if dice.random() < 0.35 else shapes.darker(dough, dice.uniform(0.3, 0.6))
        for part in parts:
            fixed = np.round(shapes.placed(part, at, size, angle) * (1 << shapes.FINE)).astype(np.int32)
            cv2.polylines(
                picture,
                [fixed],
                True,
                rim.tolist(),
                max(2, int(size * dice.uniform(0.06, 0.12))),
                cv2.LINE_AA,
                shapes.FINE,
            )
    for part in parts:
        shapes.fill(picture, shapes.placed(part, at, size, angle), dough)
    dots = [(-0.07, -0.33), (0.07, -0.33), (0, -0.05), (0, 0.08)] + (
        [(0.36, arms), (-0.36, arms), (legs, 0.4), (-legs, 0.4)] if dice.random() < 0.5 else []
    )
    for dot in dots:
        shapes.fill(
            picture,
            shapes.placed(shapes.oval(dot, (0.035, 0.035), count=8), at, size, angle),
            icing if dice.random() < 0.8 else shapes.any_colour(dice),
        )
