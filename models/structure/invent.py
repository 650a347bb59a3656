"""Tiles of editions that nobody printed: painted from a map of what lies where, and signs added to tiles.

The few editions that there are to learn from show one inn, one cathedral and one shield each. Here they are drawn in
many ways and put where they might stand, so that the network learns what they have in common.
"""

import cv2
import numpy as np

import shapes
import things
import tiles as tile_facts
from land import CANVAS, CITY, CLOISTER, FIELD, ROAD, VILLAGE, Land, grown, room, spot
from place_signs import add_signs, stand_building
from shapes import any_colour, colour_near, darker


def ground(colour, dice):
    """A plain with some grain."""
    strength = abs(dice.normal(0, 11))
    result = np.full((CANVAS, CANVAS, 3), colour, np.float32)
    for grain in dice.choice([2, 4, 9, 20, 50], 2, replace=False):
        long = grain * dice.uniform(0.4, 2.5)
        coarse = dice.normal(0, 1, (int(CANVAS / grain) + 1, int(CANVAS / max(long, 2)) + 1)).astype(np.float32)
        noise = cv2.resize(coarse, (CANVAS, CANVAS), interpolation=cv2.INTER_CUBIC)
        result += noise[..., None] * strength * dice.normal(1, 0.35, 3).astype(np.float32)
    return np.clip(result, 0, 255).astype(np.uint8)


def lay(picture, mask, cover):
    """Covers the picture where the mask is not 0."""
    share = cv2.GaussianBlur(mask, (3, 3), 0)[..., None].astype(np.float32) / 255
    picture[:] = np.round(picture * (1 - share) + cover * share)


def paint_town(picture, land, dice):
    """Streets, houses and walls."""
    mask = land.mask(CITY)
    if not mask.any():
        return
    street = colour_near((105, 145, 185), 35, dice) if dice.random() < 0.9 else any_colour(dice)
    lay(picture, mask, ground(street, dice))
    density, size = dice.choice([0, 0.25, 0.6, 1.2]), dice.uniform(12, 30)
    roof = things.roof_colour(dice)
    inner = grown(mask, -int(size * 0.3))
    if dice.random() < 0.35:
        crowd = np.zeros_like(mask)
        cv2.circle(
            crowd, tuple(int(v) for v in dice.normal(CANVAS / 2, 12, 2)), int(CANVAS * dice.uniform(0.2, 0.45)), 255, -1
        )
        inner &= crowd
    for _ in range(int(density * mask.mean() / 255 * CANVAS**2 / size**2)):
        at = dice.uniform(0, CANVAS, 2)
        if inner[int(at[1]), int(at[0])]:
            things.house(
                picture,
                at,
                size * dice.uniform(0.7, 1.2),
                dice,
                colour_near(roof, 15, dice) if dice.random() < 0.85 else None,
            )
    paint_walls(picture, mask, dice)


def paint_walls(picture, mask, dice):
    """A wall around the towns: thin or thick, flat or seen from the south, with towers or without."""
    thick = int(dice.integers(1, 7))
    height = int(dice.integers(0, 14)) if dice.random() < 0.5 else 0
    stone = colour_near((135, 175, 200), 40, dice)
    ink = darker(stone, dice.uniform(0.3, 0.6))
    moved = np.zeros_like(mask)
    moved[height:] = mask[: CANVAS - height]
    band = cv2.bitwise_or(grown(mask, thick // 2), moved & ~mask if height else np.zeros_like(mask)) & ~grown(
        mask, -thick
    )
    if height:
        lay(picture, grown(moved & ~mask, 1), np.full_like(picture, ink))
    lay(picture, grown(band, 1) & ~grown(mask, -thick - 1), np.full_like(picture, ink))
    lay(picture, band, ground(stone, dice))
    line = np.argwhere(band)
    if len(line) == 0:
        return
    for _ in range(int(dice.integers(0, 9))):
        y, x = line[dice.integers(len(line))]
        w = dice.uniform(8, 20)
        roof = things.roof_colour(dice) if dice.random() < 0.6 else stone
        things.tower(picture, (x, y + w * 0.4), w, w * dice.uniform(0.5, 1.6), roof, colour_near(stone, 12, dice), dice)


def paint_roads(picture, land, dice):
    """Roads of some width, with or without edges."""
    mask = land.mask(ROAD)
    wide = int(dice.integers(-2, 4))
    body = grown(mask, wide)
    if cv2.countNonZero(body) < 0.7 * cv2.countNonZero(mask):
        body = mask
    pale = (205, 220, 228) if dice.random() < 0.7 else (95, 105, 115)
    colour = colour_near(pale, 22, dice)
    if dice.random() < 0.8:
        lay(
            picture,
            grown(body, int(dice.integers(1, 3))),
            np.full_like(picture, darker(colour, dice.uniform(0.3, 0.85))),
        )
    lay(picture, body, ground(colour, dice))


def middle_of(mask):
    """Centre of a mask, and about how wide what fills it is."""
    y, x = np.argwhere(mask).mean(0)
    return np.array([x, y]), np.sqrt(cv2.countNonZero(mask)) * 1.25


def paint_hubs(picture, land, cuts, dice):
    """Villages and crossings, and the cloister."""
    village = land.mask(VILLAGE)
    if village.any():
        at, size = middle_of(village)
        kind = dice.integers(4)
        if kind == 0:
            lay(picture, village, ground(colour_near((110, 150, 180), 30, dice), dice))
        if kind == 1:
            shapes.fill(
                picture,
                shapes.oval(at, (0.42 * size,) * 2),
                colour_near((200, 215, 220), 20, dice),
                colour_near((80, 90, 100), 20, dice),
            )
        draw = things.tree if kind == 2 else things.house
        for _ in range(int(dice.integers(2, 7))):
            draw(picture, at + dice.normal(0, 0.22 * size, 2), size * dice.uniform(0.3, 0.55), dice)
    cloister = land.mask(CLOISTER)
    if cloister.any():
        at, size = middle_of(cloister)
        stand_building(
            picture, at, np.clip(size, 65, 120) * dice.uniform(0.85, 1.35), int(dice.integers(0, 3)), cuts, dice
        )


def scatter(picture, land, dice):
    """What means nothing: trees, gardens, farms, ponds, rocks in the fields; wells and trees in towns."""
    field = room(land.mask(FIELD)) - 4
    for draw, many, low, high in (
        (things.tree, 10, 8, 24),
        (things.plot, 2, 20, 50),
        (things.house, 2, 18, 45),
        (things.rocks, 1, 12, 30),
        (pond, 1, 14, 34),
    ):
        if dice.random() < 0.5:
            continue
        for _ in range(int(dice.integers(0, many + 1))):
            size = dice.uniform(low, high)
            at = spot(field, min(size * 0.45, 14), dice)
            if at is not None:
                draw(picture, at, size, dice)
    if dice.random() < 0.15:
        at = spot(room(land.mask(CITY)), 12, dice)
        if at is not None:
            things.tree(picture, at, dice.uniform(10, 25), dice)
    if dice.random() < 0.3:
        things.printed_sign(picture, dice)


def pond(picture, at, size, dice):
    """Water that is no sign of anything."""
    things.lake(picture, at, size, dice, np.full(picture.shape[:2], 255, np.uint8))


def warped(regions, dice):
    """The map with its insides moved about; the rim stays."""
    side = regions.shape[0]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    keep = np.sin(np.pi * (x + 0.5) / side) * np.sin(np.pi * (y + 0.5) / side)
    moves = []
    for _ in range(2):
        wave = cv2.GaussianBlur(
            dice.normal(0, 1, (side, side)).astype(np.float32), (0, 0), side * dice.uniform(0.08, 0.25)
        )
        moves.append(wave / (np.abs(wave).max() + 1e-6) * side * dice.uniform(0, 0.09) * keep)
    return cv2.remap(regions, x + moves[0].astype(np.float32), y + moves[1].astype(np.float32), cv2.INTER_NEAREST)


def field_colour(dice):
    """Green, snow, or sometimes any."""
    kind = dice.random()
    if kind < 0.62:
        hsv = np.uint8(
            [
                [
                    [
                        np.clip(dice.normal(44, 9), 25, 75),
                        np.clip(dice.normal(130, 45), 30, 255),
                        np.clip(dice.normal(150, 40), 50, 240),
                    ]
                ]
            ]
        )
        return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0].astype(float)
    return colour_near((240, 234, 226), 14, dice) if kind < 0.9 else any_colour(dice)


def map_of(entry):
    """The map of a printed tile, on which signs may stand that are not in it."""
    _, _, regions, values, _ = entry
    signs = values[18:26].any() or values[27:30].any()
    return regions + np.uint8(tile_facts.MAYBE) if signs else regions


def finished(canvas, regions, side):
    """Picture and map in the size that pictures have."""
    return (
        cv2.resize(canvas, (side, side), interpolation=cv2.INTER_AREA),
        cv2.resize(regions, (side, side), interpolation=cv2.INTER_NEAREST),
    )


def painted(entry, cuts, dice):
    """A tile with the insides of `entry` as an edition that nobody printed might show it, with other signs."""
    name, picture, regions, values, weights = entry
    regions = warped(regions, dice)
    values = values.copy()
    values[18:26] = 0
    values[27:30] = 0
    land = Land(regions, values)
    result = ground(field_colour(dice), dice)
    paint_roads(result, land, dice)
    paint_town(result, land, dice)
    scatter(result, land, dice)
    paint_hubs(result, land, cuts, dice)
    add_signs(result, land, values, cuts, 1, dice)
    return *finished(result, land.map, picture.shape[0]), values, np.ones_like(weights)


def signed(entry, cuts, dice):
    """A printed tile with signs added to it."""
    name, picture, regions, values, weights = entry
    values, weights = values.copy(), weights.copy()
    land = Land(regions, values)
    land.map = cv2.resize(map_of(entry), (CANVAS, CANVAS), interpolation=cv2.INTER_NEAREST)
    result = cv2.resize(picture, (CANVAS, CANVAS), interpolation=cv2.INTER_CUBIC)
    if dice.random() < 0.3:
        scatter(result, land, dice)
    add_signs(result, land, values, cuts, 0.6, dice)
    changed = values[18:26] > 0
    weights[18:26][changed] = 1
    return *finished(result, land.map, picture.shape[0]), values, weights
