"""Puts signs where they might stand on a tile, and tells the answers and the map of it."""

import cv2
import numpy as np

import shapes
import signs
import things
import tiles as tile_facts
from land import CANVAS, CITY, CLOISTER, FIELD, room, spot
from shapes import colour_near


def cuts_of(entries):
    """Cloisters of tiles with where they are opaque."""
    result = []
    for _, picture, regions, _, _ in entries:
        mask = (regions == CLOISTER).astype(np.uint8) * 255
        if cv2.countNonZero(mask) < 100:
            continue
        x, y, w, h = cv2.boundingRect(mask)
        around = (slice(max(0, y - 2), y + h + 2), slice(max(0, x - 2), x + w + 2))
        result.append((picture[around], cv2.GaussianBlur(mask[around], (0, 0), 1.0)))
    return result


def stand_building(picture, at, size, towers, cuts, dice):
    """A drawn church, or one cut from another tile."""
    if cuts and dice.random() < 0.4:
        cut, alpha = cuts[dice.integers(len(cuts))]
        shapes.paste(picture, cut, alpha, at, size, dice.normal(0, 0.05), dice.random() < 0.5)
    else:
        things.large_building(picture, at, size * 0.9, dice, towers)


def add_pennants(picture, land, values, chance, dice):
    """A shield in some of the towns without one."""
    for mask, sides in land.cities:
        if dice.random() > chance or values[[18 + side for side in sides]].any():
            continue
        size = CANVAS * (dice.uniform(0.08, 0.2) if dice.random() < 0.75 else dice.uniform(0.2, 0.34))
        free = room(mask)
        at = spot(free, min(size * 0.45, 12) if dice.random() < 0.75 else 0.85 * free.max(), dice)
        if at is not None:
            before = picture.copy()
            signs.shield(picture, at, size, dice)
            land.note(tile_facts.SHIELD, before, picture)
            values[[18 + side for side in sides]] = 1


def add_inns(picture, land, values, chance, dice):
    """A house at a lake beside a road, nearer to it than to any other."""
    for number, (mask, sides) in enumerate(land.roads):
        if dice.random() > chance or values[[22 + side for side in sides]].any():
            continue
        far = cv2.distanceTransform(255 - mask, cv2.DIST_L2, 3)
        others = np.full_like(far, 1e3)
        for other, (road, _) in enumerate(land.roads):
            if other != number:
                others = np.minimum(others, cv2.distanceTransform(255 - road, cv2.DIST_L2, 3))
        size = CANVAS * dice.uniform(0.2, 0.36)
        allowed = land.mask(FIELD)
        good = (allowed > 0) & (far > size * 0.3) & (far < size * 0.3 + 32) & (others > far + 16)
        good &= cv2.distanceTransform(allowed, cv2.DIST_L2, 3) > size * 0.22
        rim = int(size * 0.3)
        good[:rim], good[-rim:], good[:, :rim], good[:, -rim:] = False, False, False, False
        places = np.argwhere(good)
        if len(places) == 0:
            continue
        at = places[dice.integers(len(places))][::-1].astype(float)
        before = picture.copy()
        things.lake(picture, at, size, dice, allowed)
        roof = things.roof_colour(dice)
        for _ in range(1 + (dice.random() < 0.3)):
            shore = (
                at + (dice.normal(0, 0.2) * size, -size * dice.uniform(0.05, 0.4))
                if dice.random() < 0.6
                else at + dice.normal(0, 0.28, 2) * size
            )
            things.house(picture, shore, size * dice.uniform(0.35, 0.6), dice, roof)
        land.note(tile_facts.INN, before, picture)
        values[[22 + side for side in sides]] = 1


def coat_on(picture, field, dice):
    """A colour in which animals are seen against the field."""
    around = picture[field > 0].mean(axis=0)
    for _ in range(8):
        colour = signs.coat(dice)
        if np.abs(colour - around).sum() > 130:
            break
    return colour


def add_animals(picture, land, values, dice):
    """Animals of one kind in the field, near each other."""
    field = land.mask(FIELD)
    birds = dice.random() < 0.3
    count = int(dice.choice([1, 1, 2, 3, 4, 5, 6, 8, 10]))
    size = CANVAS * max(0.065, dice.uniform(0.16, 0.3) / count ** dice.uniform(0.25, 0.6))
    apart = 0.9 * size + dice.uniform(10, 60 if birds else 30)
    first = spot(room(field), 0.22 * size, dice)
    if first is None:
        return
    colour = coat_on(picture, field, dice)
    before = picture.copy()
    for number in range(count):
        at = first if number == 0 else first + dice.normal(0, apart, 2)
        x, y = np.clip(at, 6, CANVAS - 7).astype(int)
        if number == 0 or field[y, x] or birds:
            draw = signs.bird if birds else signs.beast
            draw(picture, (x, y), size * dice.uniform(0.8, 1.2), dice, shapes.colour_near(colour, 8, dice))
    land.note(tile_facts.ANIMAL, before, picture)
    values[29] = 1


def add_man(picture, land, values, dice):
    """A gingerbread man in a town."""
    city = land.mask(CITY)
    size = CANVAS * dice.uniform(0.15, 0.27)
    at = spot(room(city), size * 0.3, dice)
    if at is not None:
        before = picture.copy()
        signs.gingerbread_man(picture, at, size, dice)
        land.note(tile_facts.MAN, before, picture)
        values[28] = 1


def add_cathedral(picture, land, values, cuts, dice):
    """A large church in the town that fills the tile."""
    for mask, sides in land.cities:
        if len(sides) == 4 and not values[27]:
            at = np.array([CANVAS / 2, CANVAS / 2]) + dice.normal(0, 10, 2)
            size = CANVAS * dice.uniform(0.42, 0.8)
            if dice.random() < 0.5:
                shapes.fill(
                    picture,
                    shapes.placed(shapes.blob(0.6, 0.1, dice), at, size),
                    colour_near((100, 145, 190), 25, dice),
                )
            before = picture.copy()
            stand_building(picture, at, size, int(dice.integers(1, 4)), cuts, dice)
            land.note(tile_facts.CATHEDRAL, before, picture)
            values[27] = 1


def add_signs(picture, land, values, cuts, often, dice, pennants=0.45):
    """Puts signs on a tile that is painted; `values` become the answers with them."""
    if dice.random() < 0.9 * often:
        add_cathedral(picture, land, values, cuts, dice)
    add_inns(picture, land, values, 0.35 * often, dice)
    add_pennants(picture, land, values, pennants * often, dice)
    if dice.random() < 0.45 * often:
        add_animals(picture, land, values, dice)
    if dice.random() < 0.35 * often:
        add_man(picture, land, values, dice)
