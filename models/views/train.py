#!/usr/bin/env python3
"""Trains the network that compares what is seen in a cell with what a printed tile would look like there.

    train.py --samples FILE.npy… [--test FILE.npy…] [--steps N] [--out FILE.onnx]

Samples are written by `meeplecam bench views` (FILE.npy with FILE.jsonl beside it). How well tiles of each file after
--test are told is printed: how many are wrong and the mean loss in nats by costs alone, by the network alone, and by
both with the weights that the program uses. Needs python3-torch and python3-opencv of Debian 12, no GPU. The same seed
on the same machine gives the same network.
"""

import pathlib
import sys

import cv2
import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import from_samples  # noqa: E402
from learning import layer, learn  # noqa: E402

SIDE = 64  # pixels
SEEN = 3  # planes: blue, green, red; then what is visible, then three of each face
FACES = 4  # that are compared at once while learning, of those in a sample
SIGMA = SIDE / 16  # pixels of surroundings for the local contrast
LEAST_VARIATION = 6.0  # grey levels, as vision/image/patches.cpp has them
WEIGHTS = (0.8, 0.5)  # of costs and network, as vision/decision/cell_belief.cpp has them


class Samples:
    """Tiles beside what they might be: planes (n × 46 × 64 × 64, 8 bit), and what is told of each."""

    def __init__(self, file):
        self.name = pathlib.Path(file).stem
        self.planes, self.facts = from_samples.read(file, mmap_mode="r")

    def pictures(self, i):
        """What is seen, what is visible (1 or 0), and the faces, each 64 × 64 (× 3)."""
        planes = np.asarray(self.planes[i], np.float32)
        first = SEEN + 1
        ends = [first + 3 * (k + 1) for k in range(self.facts[i]["faces"])]
        faces = [planes[end - 3 : end].transpose(1, 2, 0) for end in ends]
        return planes[:SEEN].transpose(1, 2, 0), planes[SEEN] / 255, faces


class Views(nn.Module):
    """9 planes of 64² → how much the seen picture speaks for the expected one, n × 1 × 1 × 1: what its parts say
    together."""

    def __init__(self):
        super().__init__()
        self.look = nn.Sequential(
            layer(9, 24, 2, 5), layer(24, 24, 1), layer(24, 48, 2), layer(48, 48, 1), layer(48, 64, 2),
            layer(64, 64, 1), nn.Dropout2d(0.1), nn.Conv2d(64, 1, 1),
        )  # fmt: skip

    def forward(self, pairs):
        return nn.functional.avg_pool2d(self.look(pairs), SIDE // 8) * 8


def local_contrast(picture):
    """vision::localContrast, mean of the three colours."""
    rest = picture - cv2.GaussianBlur(picture, (0, 0), SIGMA)
    variance = cv2.GaussianBlur((rest * rest).mean(2), (0, 0), SIGMA)
    return rest.mean(2) / (np.sqrt(np.maximum(variance, 0)) + LEAST_VARIATION)


def pair_of(seen, visible, face):
    """The planes that the network sees, as vision/decision/view_comparer.cpp makes them."""
    colours = [picture.transpose(2, 0, 1) / 128 - 1 for picture in (seen, face)]
    return np.concatenate([*colours, [local_contrast(seen), local_contrast(face), visible]]).astype(np.float32)


def moved(dice, degrees, pixels):
    """A small turn, step and change of size, as cv2.warpAffine takes it."""
    angle, size = np.radians(dice.normal(0, degrees)), np.exp(dice.normal(0, 0.012))
    turn = size * np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    middle = np.full(2, (SIDE - 1) / 2)
    return np.hstack([turn, (middle + dice.normal(0, pixels, 2) - turn @ middle)[:, None]])


def warped(picture, matrix):
    return cv2.warpAffine(picture, matrix, (SIDE, SIDE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def somewhere(dice, beyond):
    """Two points, as far as that beyond the rim."""
    return [tuple(map(int, point)) for point in dice.uniform(-beyond, SIDE + beyond, (2, 2))]


def in_a_lamp(picture, dice):
    """Shadows with hard and soft edges, reflections of a lamp."""
    y, x = np.mgrid[:SIDE, :SIDE]
    if dice.random() < 0.45:
        mask = np.zeros((SIDE, SIDE), np.float32)
        if dice.random() < 0.6:
            angle, far = dice.uniform(0, 2 * np.pi), dice.normal(0, SIDE / 4)
            mask[(x - SIDE / 2) * np.cos(angle) + (y - SIDE / 2) * np.sin(angle) > far] = 1
        else:
            for _ in range(dice.integers(1, 4)):
                cv2.line(mask, *somewhere(dice, 10), 1.0, int(dice.integers(4, 26)))
        mask = cv2.GaussianBlur(mask, (0, 0), dice.uniform(0.4, 5))
        left = dice.uniform(0.3, 0.8) * np.exp(dice.normal(0, 0.06, 3))
        picture = picture * (1 - mask[..., None] * (1 - left))
    if dice.random() < 0.3:
        at, wide = dice.uniform(-10, SIDE + 10, 2), dice.uniform(8, 40, 2)
        glare = dice.uniform(20, 230) * np.exp(-(((x - at[0]) / wide[0]) ** 2) - ((y - at[1]) / wide[1]) ** 2)
        picture = picture + glare[..., None] * np.exp(dice.normal(0, 0.05, 3))
    return picture


def with_things(picture, dice):
    """Fingers, sleeves and meeples that nobody knows of."""
    if dice.random() < 0.5:
        return picture
    for _ in range(dice.integers(1, 4)):
        mask = np.zeros((SIDE, SIDE), np.uint8)
        ends, wide = somewhere(dice, 6), int(dice.integers(5, 30))
        if dice.random() < 0.5:
            cv2.line(mask, *ends, 255, wide)
        else:
            axes = (wide, int(wide * dice.uniform(0.4, 1)))
            cv2.ellipse(mask, ends[0], axes, float(dice.uniform(0, 180)), 0, 360, 255, -1)
        mask = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), dice.uniform(0.4, 1.2))[..., None]
        skin = np.array([90, 130, 190]) * dice.uniform(0.5, 1.2)
        colour = skin if dice.random() < 0.4 else dice.uniform(10, 240, 3)
        grain = 2 * cv2.GaussianBlur(dice.normal(0, 40, (SIDE, SIDE)), (0, 0), dice.uniform(1, 5))
        picture = picture * (1 - mask) + mask * (colour + grain[..., None])
    return picture


def photographed(picture, dice):
    """What cameras make of a tile: blurred or sharpened, another exposure, paler, compressed, noisy."""
    kind = dice.random()
    if kind < 0.4:
        picture = cv2.GaussianBlur(picture, (0, 0), dice.uniform(0.4, 1.6))
    elif kind < 0.5:
        picture = picture + dice.uniform(0.2, 0.8) * (picture - cv2.GaussianBlur(picture, (0, 0), 1.0))
    picture = 255 * (np.clip(picture, 0, 255) / 255) ** np.exp(dice.normal(0, 0.12))
    picture = picture * np.exp(dice.normal(0, 0.1)) * np.exp(dice.normal(0, 0.05, 3)) + dice.normal(0, 4, 3)
    grey = picture.mean(2, keepdims=True)
    picture = np.clip(grey + (picture - grey) * np.exp(dice.normal(0, 0.2)), 0, 255)
    if dice.random() < 0.3:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(dice.integers(30, 90))]
        _, packed = cv2.imencode(".jpg", picture.astype(np.uint8), quality)
        picture = cv2.imdecode(packed, cv2.IMREAD_COLOR).astype(np.float32)
    return np.clip(picture + dice.normal(0, dice.uniform(0, 7), picture.shape), 0, 255)


def of_another_print(faces, dice):
    """The catalogue's pictures as another printing may show them: all a little aside, softer, of another gamma, and
    with details of their own that say nothing."""
    aside, soft, gamma = moved(dice, 0.4, 0.4), dice.uniform(0, 1.2), np.exp(dice.normal(0, 0.08))
    faces = [cv2.GaussianBlur(face, (0, 0), soft) if soft > 0.3 else face for face in faces]
    if dice.random() < 0.3:
        mask = np.zeros((SIDE, SIDE), np.float32)
        for _ in range(dice.integers(1, 4)):
            centre = tuple(map(int, dice.uniform(0, SIDE, 2)))
            cv2.circle(mask, centre, int(dice.integers(2, 6)), float(dice.uniform(0.3, 1)), -1)
        mask = cv2.GaussianBlur(mask, (0, 0), dice.uniform(0.6, 2))[..., None]
        other = np.roll(faces[dice.integers(len(faces))], dice.integers(8, 56, 2), (0, 1))
        faces = [face * (1 - mask) + other * mask for face in faces]
    return [np.clip(255 * (np.clip(warped(face, aside), 0, 255) / 255) ** gamma, 0, 255) for face in faces]


def disturbed(samples, i, dice):
    """The pairs of a tile as it may also have been seen, the right one first."""
    seen, visible, faces = samples.pictures(i)
    right = samples.facts[i]["right"]
    wrong = [k for k in range(len(faces)) if k != right]
    if len(wrong) >= FACES:  # the likeliest, and others
        wrong = wrong[:1] + list(dice.choice(wrong[1:], FACES - 2, replace=False))
    turns, mirror = dice.integers(4), dice.random() < 0.5
    colours = dice.permutation(3) if dice.random() < 0.4 else np.arange(3)

    def turned(picture):
        return np.rot90(picture[:, ::-1] if mirror else picture, turns).copy()

    aside = moved(dice, 1.0, 0.7)
    seen, visible = warped(turned(seen)[..., colours], aside), warped(turned(visible), aside)
    if dice.random() < 0.7:
        first, then = (in_a_lamp, with_things) if dice.random() < 0.5 else (with_things, in_a_lamp)
        seen = then(first(seen, dice), dice)
    seen = photographed(seen, dice)
    prints = of_another_print([turned(faces[k])[..., colours] for k in [right, *wrong]], dice)
    return np.stack([pair_of(seen, visible, face) for face in prints])


def loss_of(scores, counts):
    """Mean loss over tiles, of which the first pair is the right one, and the share that is told rightly."""
    parts = torch.split(scores, counts)
    loss = torch.stack([-torch.log_softmax(part, 0)[0] for part in parts]).mean()
    return loss, np.mean([part.argmax().item() == 0 for part in parts])


def train(sets, request):
    torch.manual_seed(request.seed)
    dice = np.random.default_rng(request.seed)
    network = Views()
    sizes = np.array([len(one.facts) for one in sets], float)
    print("tiles to learn from:", ", ".join(f"{one.name} {len(one.facts)}" for one in sets))

    def told_of_batch():
        chosen = [sets[k] for k in dice.choice(len(sets), request.batch, p=sizes / sizes.sum())]
        pairs = [disturbed(one, dice.integers(len(one.facts)), dice) for one in chosen]
        loss, right = loss_of(network(torch.from_numpy(np.concatenate(pairs))).flatten(), [len(some) for some in pairs])
        return {"loss": loss, "right": right}

    return learn(network, request.steps, told_of_batch, decay=0.02, warm_up=0.15, most=5.0)


def measure(network, samples):
    """Prints how tiles are told that were not learnt from."""
    sums = {"costs": [], "network": [], "both": []}
    for i, fact in enumerate(samples.facts):
        seen, visible, faces = samples.pictures(i)
        with torch.no_grad():
            pairs = np.stack([pair_of(seen, visible, face) for face in faces])
            scores = network(torch.from_numpy(pairs)).flatten().numpy()
        costs = np.array(fact["evidence"])
        for name, odds in (("costs", costs), ("network", scores), ("both", WEIGHTS[0] * costs + WEIGHTS[1] * scores)):
            odds = odds - odds.max()
            right = odds[fact["right"]]
            sums[name].append((right < 0, np.log(np.exp(odds).sum()) - right))
    told = []
    for name, some in sums.items():
        wrong, losses = zip(*some)
        told.append(f"{name} {sum(wrong)} ({np.mean(losses):.4f})")
    print(f"{samples.name}: of {len(samples.facts)} tiles wrong (loss in nats): {', '.join(told)}", flush=True)


def main():
    request = from_samples.options_of(__doc__, steps=3600, batch=24)
    network = train([Samples(file) for file in request.samples], request)
    if request.out:
        from_samples.export(network, request.out, 9, SIDE, "pairs", ["likeness"])
    for file in request.test:
        measure(network, Samples(file))


if __name__ == "__main__":
    main()
