"""Tile pictures as other editions, printers, lamps and cameras might show them."""

import cv2
import numpy as np

import tiles as tile_facts

SIDE = 64  # pixels of what the network sees
MAP_SIDE = 16


def recoloured(picture, regions, dice):
    """Every kind of region gets colours of its own: other editions paint other greens, browns and whites."""
    lab = cv2.cvtColor(picture.astype(np.float32) / 255, cv2.COLOR_BGR2Lab)
    result = lab.copy()
    for kind in range(5):
        where = regions == kind
        if not where.any() or dice.random() < 0.4:
            continue
        mean = lab[where].mean(axis=0)
        shift = dice.normal(0, (9, 7, 9))
        contrast = np.exp(dice.normal(0, 0.25))
        result[where] = (lab[where] - mean) * contrast + mean + shift
    soft = cv2.GaussianBlur((result - lab), (3, 3), 0)
    return np.clip(cv2.cvtColor(lab + soft, cv2.COLOR_Lab2BGR), 0, 1)


def framed(picture, regions, dice):
    """Cut out by somebody who saw the corners only nearly, with whatever lies around."""
    around = 24
    side = picture.shape[0]
    border = dice.integers(0, 3)
    if border == 0:
        wide = cv2.copyMakeBorder(picture, *[around] * 4, cv2.BORDER_REPLICATE)
    elif border == 1:
        wide = cv2.copyMakeBorder(picture, *[around] * 4, cv2.BORDER_REFLECT)
    else:
        wide = cv2.copyMakeBorder(picture, *[around] * 4, cv2.BORDER_CONSTANT, value=dice.random(3).tolist())
    wide_regions = cv2.copyMakeBorder(regions, *[around] * 4, cv2.BORDER_REPLICATE)
    spread = abs(dice.normal(0, 0.025)) * side
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * side
    middle = dice.normal(0, 0.012, 2) * side
    zoom = 1 + dice.normal(0.0, 0.025)
    seen = (corners - side / 2) * zoom + side / 2 + around + middle + dice.normal(0, 0.5 * spread + 0.3, (4, 2))
    to = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * SIDE
    matrix = cv2.getPerspectiveTransform(seen.astype(np.float32), to)
    small = cv2.warpPerspective(cv2.GaussianBlur(wide, (0, 0), 0.6), matrix, (SIDE, SIDE), flags=cv2.INTER_LINEAR)
    shrink = np.diag([MAP_SIDE / SIDE, MAP_SIDE / SIDE, 1.0])
    small_regions = cv2.warpPerspective(wide_regions, shrink @ matrix, (MAP_SIDE, MAP_SIDE), flags=cv2.INTER_NEAREST)
    return small, small_regions


def lit(picture, dice):
    """Lamp, white balance, contrast, and light that falls off towards one side."""
    gains = np.exp(dice.normal(0, 0.13, 3)) * np.exp(dice.normal(0, 0.22))
    slope = dice.normal(0, 0.12, 2)
    y, x = np.mgrid[-0.5 : 0.5 : SIDE * 1j, -0.5 : 0.5 : SIDE * 1j]
    light = 1 + slope[0] * x + slope[1] * y
    result = np.power(np.clip(picture, 0, 1), np.exp(dice.normal(0, 0.2))) * gains * light[..., None]
    grey = result.mean(axis=2, keepdims=True)
    result = grey + (result - grey) * np.exp(dice.normal(-0.05, 0.25))
    return result + dice.normal(0.02, 0.04)


def photographed(picture, dice):
    """Too small, out of focus, noisy, squeezed by JPEG."""
    if dice.random() < 0.5:
        small = int(dice.integers(32, SIDE))
        picture = cv2.resize(cv2.resize(picture, (small, small), interpolation=cv2.INTER_AREA), (SIDE, SIDE))
    if dice.random() < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), 0.2 + 0.9 * dice.random())
    picture = picture + dice.normal(0, 0.03 * dice.random(), picture.shape)
    result = np.clip(picture * 255, 0, 255).astype(np.uint8)
    if dice.random() < 0.3:
        quality = int(dice.integers(35, 90))
        result = cv2.imdecode(cv2.imencode(".jpg", result, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
    return result


def disturbed(picture, regions, dice, recolour=0.75):
    """A picture as the network may get it (SIDE² BGR, 8 bit) with its region map (MAP_SIDE²), in other colours with
    probability `recolour`."""
    other_colours = dice.random() < recolour
    colours = (
        recoloured(picture, tile_facts.UNDER[regions], dice) if other_colours else picture.astype(np.float32) / 255
    )
    small, small_regions = framed(colours.astype(np.float32), regions, dice)
    return photographed(lit(small, dice).astype(np.float32), dice), small_regions


def table(side, dice):
    """Something like a table top: plain, of wood, woven or speckled."""
    colour = np.clip(dice.normal(0.5, 0.25, 3), 0.03, 1) * 0.6 + 0.4 * np.clip(dice.normal(0.5, 0.28), 0.03, 1)
    strength = abs(dice.normal(0, 0.08))
    grain = [(0.6, 9), (0.5, 30), (4, 4), (14, 14), (1.2, 1.2)][dice.integers(5)]
    noise = cv2.GaussianBlur(dice.normal(0, 1, (side, side)), (0, 0), grain[0], sigmaY=grain[1])
    noise /= noise.std() + 1e-6
    if dice.random() < 0.25:
        y, x = np.mgrid[0:side, 0:side]
        noise += np.sign(np.sin(x * 6.28 / dice.uniform(8, 60))) + np.sign(np.sin(y * 6.28 / dice.uniform(8, 60)))
    if dice.random() < 0.5:
        noise = noise.T
    return np.clip((colour + strength * noise[..., None]) * 255, 0, 255).astype(np.uint8)


def no_tile(pictures, dice, make_table=table):
    """What is not one whole tile: a table, a bare place between tiles of `pictures`, or a cut through several tiles, or
    through tiles and table."""
    side = pictures[0].shape[0]
    kind = dice.choice(["table", "bare place", "cut"], p=[0.25, 0.2, 0.55])
    if kind == "table":
        return make_table(side, dice)
    one_table = make_table(side, dice)
    mostly_tiles = 1 if dice.random() < 0.35 else 0.5
    rows = []
    for _ in range(3):
        row = []
        for _ in range(3):
            picture = pictures[dice.integers(len(pictures))]
            turned = np.rot90(picture, dice.integers(4))
            row.append(turned if dice.random() < mostly_tiles else one_table)
        rows.append(np.hstack(row))
    if kind == "bare place":
        rows[1][:, side : 2 * side] = one_table
    wide = np.vstack(rows)
    size = side
    if kind == "bare place":
        left, top = side * (1 + dice.normal(0, 0.05, 2))
    elif dice.random() < 0.75:
        far = dice.uniform(0.13, 0.5) * side * (1 if dice.random() < 0.5 else -1)
        near = dice.uniform(-0.5, 0.5) * side
        left, top = (side + far, side + near) if dice.random() < 0.5 else (side + near, side + far)
    else:
        size = round(side * (dice.uniform(0.4, 0.8) if dice.random() < 0.5 else dice.uniform(1.25, 2)))
        left, top = (dice.uniform(side, 2 * side - size) if size < side else dice.uniform(0, side) for _ in range(2))
    left, top = (int(np.clip(place, 0, 3 * side - size)) for place in (left, top))
    return cv2.resize(wide[top : top + size, left : left + size], (side, side), interpolation=cv2.INTER_AREA)


def plain(picture):
    """The picture as it is, in the size that the network sees."""
    return cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
