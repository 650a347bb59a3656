"""Outlines, colours and cut-outs of which invented tiles are made. Pictures are 8-bit BGR; places are (x, y) in pixels."""

import cv2
import numpy as np

FINE = 4  # bits behind the point of OpenCV's drawing coordinates


def colour_near(colour, spread, dice):
    """A colour like this one, with that deviation in each of blue, green and red."""
    return np.clip(np.asarray(colour, float) + dice.normal(0, spread, 3), 0, 255)


def any_colour(dice):
    """Of any hue, seldom glaring."""
    hsv = np.uint8(
        [[[dice.integers(180), np.clip(dice.normal(110, 60), 0, 255), np.clip(dice.normal(150, 65), 15, 255)]]]
    )
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0].astype(float)


def usual_colour(kinds, dice):
    """A colour near one of the kinds (odds of this and those before, colour, deviation), else any."""
    throw = dice.random()
    for odds, colour, spread in kinds:
        if throw < odds:
            return colour_near(colour, spread, dice)
    return any_colour(dice)


def darker(colour, share):
    """The colour with that share of its light."""
    return np.asarray(colour, float) * share


def fill(picture, points, colour, outline=None, thickness=1):
    """A filled outline, with a line around it when `outline` is a colour."""
    fixed = np.round(np.asarray(points, float) * (1 << FINE)).astype(np.int32)
    cv2.fillPoly(picture, [fixed], np.asarray(colour, float).tolist(), cv2.LINE_AA, FINE)
    if outline is not None:
        cv2.polylines(picture, [fixed], True, np.asarray(outline, float).tolist(), thickness, cv2.LINE_AA, FINE)


def placed(points, at, size, angle=0.0, flip=False):
    """A shape of about unit size at its place."""
    points = np.asarray(points, float) * ((-1, 1) if flip else (1, 1))
    c, s = np.cos(angle), np.sin(angle)
    return points @ np.array([[c, s], [-s, c]]) * size + np.asarray(at, float)


def oval(centre, radii, angle=0.0, count=14):
    """The outline of an ellipse."""
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return placed(np.stack([np.cos(t) * radii[0], np.sin(t) * radii[1]], 1), centre, 1, angle)


def blob(radius, unevenness, dice, count=24):
    """An uneven round outline around the origin."""
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    waves = sum(dice.normal(0, unevenness / (k**0.7)) * np.sin(k * t + dice.uniform(0, 6.28)) for k in range(1, 6))
    r = radius * np.clip(1 + waves, 0.35, 1.8)
    return np.stack([np.cos(t) * r, np.sin(t) * r], 1)


def paste(picture, cut, alpha, at, size, angle=0.0, flip=False):
    """A cut-out whose longer side becomes `size`."""
    height, width = cut.shape[:2]
    scale = size / max(height, width)
    c, s = np.cos(angle) * scale, np.sin(angle) * scale
    f = -1.0 if flip else 1.0
    matrix = np.array([[c * f, -s, 0], [s * f, c, 0]])
    matrix[:, 2] = np.asarray(at, float) - matrix[:, :2] @ (width / 2, height / 2)
    target = (picture.shape[1], picture.shape[0])
    if scale < 0.7:
        cut, alpha = (cv2.GaussianBlur(part, (0, 0), 0.4 / scale) for part in (cut, alpha))
    laid = cv2.warpAffine(cut, matrix, target, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE).astype(
        np.float32
    )
    share = cv2.warpAffine(alpha, matrix, target, flags=cv2.INTER_LINEAR).astype(np.float32)[..., None] / 255
    picture[:] = np.round(picture * (1 - share) + laid * share)
