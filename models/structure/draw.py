"""Tiles as an edition that nobody printed might draw them: flat or grained, in ink or by night, in any colours, on a
plan of their own (layouts.py)."""

import cv2
import numpy as np

import shapes
import things
import tiles as tile_facts
from invent import ground, lay, middle_of, scatter
from land import CANVAS, CITY, CLOISTER, FIELD, ROAD, VILLAGE, Land, grown, room, spot
from layouts import laid_out
from place_signs import add_signs, stand_building
from shapes import any_colour, colour_near, darker

# Kinds of palettes: share; field, town, road (BGR), and how far colours are from them.
PALETTES = (
    (0.34, (70, 160, 110), (90, 135, 180), (205, 220, 228), 32),  # green, brown, pale
    (0.12, (80, 170, 120), (140, 140, 140), (170, 190, 200), 30),  # green, stone
    (0.10, (70, 150, 100), (50, 60, 170), (110, 120, 130), 32),  # green, brick, grey
    (0.08, (238, 232, 225), (120, 150, 190), (170, 180, 190), 18),  # snow
    (0.08, (140, 190, 215), (170, 195, 220), (110, 140, 160), 22),  # sand
    (0.08, (70, 60, 30), (60, 45, 60), (110, 100, 95), 18),  # night
    (0.06, (70, 110, 140), (90, 120, 90), (190, 200, 205), 25),  # earth
)
LEAST_APART = 22.0  # between colours of neighbours, in L*a*b*, unless ink parts them


def lab(colour):
    pixel = np.float32(np.clip(np.asarray(colour, float), 0, 255) / 255).reshape(1, 1, 3)
    return cv2.cvtColor(pixel, cv2.COLOR_BGR2Lab)[0, 0]


def apart(one, two):
    return float(np.linalg.norm(lab(one) - lab(two)))


class Style:
    """The hand of an edition: its colours, its ink, its grain."""

    def __init__(self, dice):
        self.ink_width = int(dice.choice([0, 1, 2, 3, 5, 8], p=[0.25, 0.15, 0.25, 0.15, 0.12, 0.08]))
        self.line_art = dice.random() < 0.08
        if self.line_art:
            self.ink_width = max(self.ink_width, 2)
        self.ink = dice.uniform(0, 70, 3) if dice.random() < 0.8 else dice.uniform(150, 255, 3)
        self.flat = dice.random() < 0.5
        for _ in range(50):
            self.field, self.town, self.road = self.palette(dice)
            wanted = LEAST_APART if self.ink_width < 2 else 8.0
            if self.line_art or min(apart(self.field, self.town), apart(self.field, self.road)) > wanted:
                break
        self.patterns = {kind: dice.choice(PATTERNS, p=SHARES) for kind in (FIELD, CITY, ROAD)}

    def palette(self, dice):
        if self.line_art:
            paper = colour_near((225, 238, 240), 12, dice)
            return [colour_near(paper, 6, dice) for _ in range(3)]
        throw = dice.random()
        for share, field, town, road, spread in PALETTES:
            throw -= share
            if throw < 0:
                return [colour_near(colour, spread, dice) for colour in (field, town, road)]
        return [any_colour(dice) for _ in range(3)]


PATTERNS = ("none", "grain", "hatch", "dots", "bricks", "tufts", "fibres")
SHARES = (0.34, 0.22, 0.1, 0.1, 0.09, 0.08, 0.07)


def fibrous(picture, dice):
    """A picture with a grain as of wood, at some angle."""
    wide = 2 * CANVAS
    long = cv2.GaussianBlur(
        dice.normal(0, 1, (wide, wide)).astype(np.float32), (0, 0), dice.uniform(0.8, 4), sigmaY=dice.uniform(15, 60)
    )
    turn = cv2.getRotationMatrix2D((wide / 2, wide / 2), dice.choice([0, 90, dice.uniform(0, 180)]), 1)
    inner = slice(CANVAS // 2, CANVAS // 2 + CANVAS)
    long = cv2.warpAffine(long, turn, (wide, wide))[inner, inner]
    waves = (long / (long.std() + 1e-6))[..., None] * dice.uniform(4, 22)
    return np.clip(picture + waves, 0, 255).astype(np.uint8)


def cover(colour, pattern, flat, dice):
    """A plain of a colour with a pattern."""
    result = np.full((CANVAS, CANVAS, 3), colour, np.float32).astype(np.uint8) if flat else ground(colour, dice)
    line = colour_near(darker(colour, dice.uniform(0.6, 1.3)), 8, dice).tolist()
    step = int(dice.integers(8, 40))
    thick = int(dice.integers(1, max(2, step // 4) + 1))
    if pattern == "grain":
        return ground(colour, dice)
    if pattern == "hatch":
        slope = dice.uniform(-1.5, 1.5)
        for x in range(-2 * CANVAS, 3 * CANVAS, step):
            cv2.line(result, (x, 0), (int(x + slope * CANVAS), CANVAS), line, thick, cv2.LINE_AA)
    if pattern == "dots":
        for y in range(0, CANVAS, step):
            for x in range((y // step % 2) * step // 2, CANVAS, step):
                cv2.circle(result, (x, y), thick + 1, line, -1, cv2.LINE_AA)
    if pattern == "bricks":
        for row, y in enumerate(range(0, CANVAS, step)):
            cv2.line(result, (0, y), (CANVAS, y), line, 1, cv2.LINE_AA)
            for x in range(row % 2 * step, CANVAS, 2 * step):
                cv2.line(result, (x, y), (x, y + step), line, 1, cv2.LINE_AA)
    if pattern == "tufts":
        for _ in range(int(dice.integers(10, 120))):
            x, y = dice.uniform(0, CANVAS, 2).astype(int).tolist()
            high = int(dice.integers(3, 10))
            cv2.line(result, (x, y), (x + int(dice.integers(-3, 4)), y - high), line, 1, cv2.LINE_AA)
    if pattern == "fibres":
        return fibrous(result, dice)
    return result


def outline(picture, mask, colour, width):
    """A line along the rim of a mask, half of it within; not along the rim of the tile."""
    if width <= 0:
        return
    band = grown(mask, (width + 1) // 2) & ~grown(mask, -(width // 2))
    lay(picture, band, np.full_like(picture, np.clip(colour, 0, 255).astype(np.uint8)))


def rim_of(mask):
    """Points along the rim of a mask, not along that of the tile."""
    band = mask & ~grown(mask, -2)
    return np.argwhere(band)[:, ::-1]


def bare(side, dice):
    """A table top with the grain, the colours and the patterns that fields and towns have, but nothing on it."""
    style = Style(dice)
    colour = [style.field, style.town, style.road][dice.integers(3)]
    picture = cover(colour, dice.choice(PATTERNS, p=SHARES), style.flat, dice)
    if dice.random() < 0.4:
        picture = fibrous(picture, dice)
    if dice.random() < 0.3:  # planks
        angle, step = dice.uniform(0, np.pi), int(dice.integers(50, 260))
        along, across = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
        for k in range(-3, 4):
            middle = CANVAS / 2 + across * (k * step + dice.uniform(-20, 20))
            ends = [tuple(int(v) for v in middle + along * way * 2 * CANVAS) for way in (-1, 1)]
            gap = np.clip(darker(colour, dice.uniform(0.4, 0.9)), 0, 255).tolist()
            cv2.line(picture, *ends, gap, int(dice.integers(1, 7)), cv2.LINE_AA)
    if dice.random() < 0.15:
        divided(picture, np.full(picture.shape[:2], 255, np.uint8), style, dice)
    return cv2.resize(picture, (side, side), interpolation=cv2.INTER_AREA)


def draw_roads(picture, land, style, dice):
    mask = land.mask(ROAD)
    if not mask.any():
        return
    lay(picture, mask, cover(style.road, style.patterns[ROAD], style.flat, dice))
    edge = style.ink if dice.random() < 0.6 else darker(style.road, dice.uniform(0.4, 0.8))
    outline(picture, mask, edge, style.ink_width if dice.random() < 0.8 else int(dice.integers(0, 4)))
    if dice.random() < 0.2:  # a line in the middle
        ridge = room(mask)
        middle = ((ridge > 0.8 * ridge.max()) * 255).astype(np.uint8)
        if dice.random() < 0.6:
            y, x = np.mgrid[0:CANVAS, 0:CANVAS]
            middle[(x + y) // int(dice.integers(8, 24)) % 2 == 0] = 0
        lay(picture, middle, np.full_like(picture, np.uint8(np.clip(any_colour(dice), 0, 255))))


def draw_town(picture, land, style, dice):
    mask = land.mask(CITY)
    if not mask.any():
        return
    lay(picture, mask, cover(style.town, style.patterns[CITY], style.flat, dice))
    divided(picture, mask, style, dice)
    furnish(picture, mask, style, dice)
    wall = colour_near(style.town, 50, dice) if dice.random() < 0.5 else style.ink
    manner = dice.choice(["line", "wall", "battlement", "towers"], p=[0.4, 0.3, 0.15, 0.15])
    if manner == "line":
        outline(picture, mask, style.ink, style.ink_width)
        return
    width = int(dice.integers(4, 16))
    outline(picture, mask, wall, width)
    if style.ink_width and dice.random() < 0.6:
        outline(picture, grown(mask, width // 2), style.ink, 2)
        outline(picture, grown(mask, -(width // 2)), style.ink, 2)
    rim = rim_of(mask)
    if len(rim) == 0 or manner == "wall":
        return
    count = 40 if manner == "battlement" else int(dice.integers(2, 8))
    size = width * (0.5 if manner == "battlement" else dice.uniform(1, 2.2))
    for at in rim[dice.integers(len(rim), size=count)]:
        form = (
            shapes.oval((0, 0), (0.5, 0.5))
            if dice.random() < 0.4
            else np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
        )
        shapes.fill(
            picture, shapes.placed(form, at, size), colour_near(wall, 10, dice), style.ink if style.ink_width else None
        )


def divided(picture, mask, style, dice):
    """Parts of an area that mean nothing: slopes as of one large roof, patches of other shades, or terraces."""
    kind = dice.choice(["none", "slopes", "patches", "terraces"], p=[0.5, 0.24, 0.16, 0.1])
    if kind == "none":
        return
    far = room(mask) if dice.random() < 0.5 else cv2.distanceTransform(mask, cv2.DIST_L2, 5)
    if kind == "slopes":
        far = cv2.GaussianBlur(far, (0, 0), dice.uniform(1, 6))
        down = cv2.Sobel(far, cv2.CV_32F, 1, 0, scale=0.125), cv2.Sobel(far, cv2.CV_32F, 0, 1, scale=0.125)
        angle = dice.uniform(0, 2 * np.pi)
        light = 1 + dice.uniform(0.1, 0.45) * (np.cos(angle) * down[0] + np.sin(angle) * down[1])
    elif kind == "patches":
        seeds = dice.uniform(0, CANVAS, (int(dice.integers(3, 14)), 2))
        y, x = np.mgrid[0:CANVAS, 0:CANVAS]
        nearest = np.argmin([(x - a) ** 2 + (y - b) ** 2 for a, b in seeds], 0)
        light = dice.uniform(0.65, 1.25, len(seeds))[nearest]
    else:
        light = 1 + 0.25 * np.sign(np.sin(far * dice.uniform(0.1, 0.5))) * dice.uniform(0.2, 1)
    lit = np.clip(picture * light[..., None], 0, 255).astype(np.uint8)
    if style.ink_width and dice.random() < 0.4:
        steps = cv2.morphologyEx(np.uint8(np.clip(light * 100, 0, 255)), cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
        lit[steps > 8] = np.clip(style.ink, 0, 255).astype(np.uint8)
    lay(picture, mask, lit)


def furnish(picture, mask, style, dice):
    """What stands in towns and means nothing: houses, roofs, squares, trees, a market."""
    kind = dice.choice(["nothing", "houses", "roofs", "blocks", "one"], p=[0.3, 0.25, 0.2, 0.15, 0.1])
    inner = room(mask)
    if dice.random() < 0.25:  # a crowd somewhere, and much ground around it
        centre = spot(inner, 0.6 * inner.max(), dice)
        crowd = np.zeros_like(mask)
        cv2.circle(crowd, tuple(int(v) for v in centre), int(CANVAS * dice.uniform(0.12, 0.3)), 255, -1)
        inner[crowd == 0] = 0
    size = dice.uniform(10, 34)
    roof = things.roof_colour(dice) if dice.random() < 0.7 else any_colour(dice)
    count = {"nothing": 0, "one": int(dice.integers(1, 4))}.get(
        kind, int(dice.uniform(0.1, 0.9) * mask.mean() / 255 * CANVAS**2 / size**2)
    )
    for _ in range(count):
        at = spot(inner, size * 0.4, dice)
        if at is None:
            return
        if kind in ("houses", "one"):
            things.house(picture, at, size * dice.uniform(0.7, 1.2), dice, colour_near(roof, 12, dice))
        elif kind == "roofs":
            shapes.fill(
                picture,
                shapes.placed([(-0.5, 0.2), (0, -0.4), (0.5, 0.2)], at, size),
                roof,
                style.ink if style.ink_width else None,
            )
            shapes.fill(
                picture,
                shapes.placed([(-0.4, 0.2), (0.4, 0.2), (0.4, 0.5), (-0.4, 0.5)], at, size),
                colour_near((200, 215, 225), 25, dice),
            )
        else:
            tall = dice.uniform(0.5, 1)
            block = [(-0.4, -0.4 * tall), (0.4, -0.4 * tall), (0.4, 0.4 * tall), (-0.4, 0.4 * tall)]
            shapes.fill(
                picture,
                shapes.placed(block, at, size),
                colour_near(roof, 25, dice),
                style.ink if style.ink_width else None,
            )


def draw_hub(picture, land, style, cuts, dice):
    village = land.mask(VILLAGE)
    if village.any():
        at, size = middle_of(village)
        kind = dice.integers(4)
        if kind < 2:
            lay(
                picture,
                village,
                cover(colour_near(style.town if kind else style.road, 20, dice), "none", style.flat, dice),
            )
            outline(picture, village, style.ink, style.ink_width)
        if kind in (1, 2):
            for _ in range(int(dice.integers(1, 4))):
                things.house(picture, at + dice.normal(0, 0.2 * size, 2), size * dice.uniform(0.35, 0.6), dice)
        if kind == 3:
            things.tree(picture, at, size * dice.uniform(0.6, 1.1), dice)
        if dice.random() < 0.25:
            emblem(picture, at, CANVAS * dice.uniform(0.12, 0.38), style, dice)
    cloister = land.mask(CLOISTER)
    if cloister.any():
        draw_cloister(picture, cloister, style, cuts, dice)


def emblem(picture, at, size, style, dice):
    """A board, disc or triangle with something on it, as crossings may have."""
    forms = [[(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)], [(0, -0.5), (0.55, 0.45), (-0.55, 0.45)]]
    forms.append(shapes.oval((0, 0), (0.5, 0.5), count=24))
    form = np.asarray(forms[dice.integers(len(forms))])
    shapes.fill(picture, shapes.placed(form, at, size), any_colour(dice), style.ink, max(1, style.ink_width))
    for _ in range(int(dice.integers(0, 4))):
        spot_at = np.asarray(at) + dice.normal(0, 0.12 * size, 2)
        shapes.fill(
            picture,
            shapes.placed(shapes.blob(0.4, 0.3, dice), spot_at, size * dice.uniform(0.2, 0.5)),
            any_colour(dice),
        )


def draw_cloister(picture, mask, style, cuts, dice):
    at, size = middle_of(mask)
    if dice.random() < 0.6:
        yard = colour_near(style.town if dice.random() < 0.5 else style.field, 40, dice)
        lay(picture, mask, cover(yard, "none", style.flat, dice))
        outline(picture, mask, style.ink, style.ink_width)
    if dice.random() < 0.4:
        stand_building(
            picture, at, np.clip(size, 65, 120) * dice.uniform(0.85, 1.25), int(dice.integers(0, 3)), cuts, dice
        )
        return
    wall = colour_near((190, 205, 220), 40, dice) if dice.random() < 0.7 else any_colour(dice)
    roof = things.roof_colour(dice) if dice.random() < 0.6 else any_colour(dice)
    ink = style.ink if style.ink_width else darker(roof, 0.5)
    size *= dice.uniform(0.55, 1.0)
    parts = {
        "gable": [
            ([(-0.35, -0.05), (0.35, -0.05), (0.35, 0.45), (-0.35, 0.45)], wall),
            ([(-0.45, 0), (0, -0.45), (0.45, 0)], roof),
        ],
        "temple": [
            ([(-0.45, -0.1), (0.45, -0.1), (0.45, 0.4), (-0.45, 0.4)], wall),
            ([(-0.5, -0.1), (0, -0.4), (0.5, -0.1)], roof),
        ]
        + [
            ([(x, -0.05), (x + 0.08, -0.05), (x + 0.08, 0.4), (x, 0.4)], darker(wall, 0.6))
            for x in (-0.4, -0.16, 0.08, 0.32)
        ],
        "dome": [([(-0.4, 0), (0.4, 0), (0.4, 0.4), (-0.4, 0.4)], wall), (shapes.oval((0, 0), (0.32, 0.32)), roof)],
        "above": [
            ([(-0.12, -0.5), (0.12, -0.5), (0.12, 0.5), (-0.12, 0.5)], roof),
            ([(-0.4, -0.22), (0.4, -0.22), (0.4, 0.02), (-0.4, 0.02)], roof),
        ],
        "court": [
            ([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)], roof),
            ([(-0.25, -0.25), (0.25, -0.25), (0.25, 0.25), (-0.25, 0.25)], colour_near(style.field, 15, dice)),
        ],
    }
    name = dice.choice(list(parts))
    for outline_points, colour in parts[name]:
        shapes.fill(picture, shapes.placed(outline_points, at, size), colour, ink, max(1, style.ink_width // 2))
    if name in ("gable", "dome") and dice.random() < 0.7:
        top = np.asarray(at) - (0, 0.5 * size)
        arm = size * dice.uniform(0.06, 0.12)
        for one, two in (((0, -2), (0, 1.2)), ((-1, -0.9), (1, -0.9))):
            ends = [tuple(int(v) for v in top + np.array(end) * arm) for end in (one, two)]
            cv2.line(picture, *ends, np.clip(ink, 0, 255).tolist(), max(2, int(arm * 0.5)), cv2.LINE_AA)


def framed(picture, dice):
    """A rim around the tile, as some print it."""
    width = int(dice.integers(1, 12))
    colour = dice.choice([0, 255]) + np.zeros(3) if dice.random() < 0.6 else any_colour(dice)
    cv2.rectangle(picture, (0, 0), (CANVAS - 1, CANVAS - 1), np.asarray(colour, float).tolist(), width)


def drawn(tile, cuts, dice):
    """A tile of a tile set in a style of its own, with signs: canvas, map, answers; none where there is no plan."""
    regions = laid_out(tile, dice)
    if regions is None:
        return None
    values, _ = tile_facts.answers_of(tile)
    values[18:26] = 0
    values[27:30] = 0
    style = Style(dice)
    land = Land(regions, values)
    picture = cover(style.field, style.patterns[FIELD], style.flat, dice)
    if dice.random() < 0.3:
        divided(picture, land.mask(FIELD), style, dice)
    draw_roads(picture, land, style, dice)
    draw_town(picture, land, style, dice)
    if dice.random() < 0.5:
        scatter(picture, land, dice)
    draw_hub(picture, land, style, cuts, dice)
    add_signs(picture, land, values, cuts, 0.7, dice, pennants=0.7)
    if values[0:12].reshape(4, 3)[:, 2].all() and not values[18:30].any() and (land.map == CITY).all():
        return None  # a town that fills the tile has something in it in every game
    if dice.random() < 0.15:
        framed(picture, dice)
    if dice.random() < 0.08:  # everything by night
        picture[:] = (picture.astype(np.float32) * dice.uniform(0.25, 0.6, 3)).astype(np.uint8)
    return picture, land.map, values
