#!/usr/bin/env python3
"""Trains the network that tells meeples from other things, standing from lying ones, and where their feet are.

    train.py --samples FILE.npy… [--test FILE.npy…] [--steps N] [--out FILE.onnx]

Samples are written by `meeplecam bench things` (FILE.npy with FILE.jsonl beside it). How well the network reads each
file after --test is printed: meeples whose pose is wrong by their shape alone, by the network alone and by both
together, how well meeples are told from other things (area under the curve of hits over false alarms), and by how
much of a tile side feet are missed. Needs python3-torch and python3-opencv of Debian 12, no GPU. The same seed on the
same machine gives the same network.
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

SIDE = 64  # pixels that the network sees, from the middle of a sample
PLANES = 10  # of a sample: seen and expected colours, what is strange; the network is told the cotangent as one more
SCALE = 80  # pixels a tile side
KINDS = ("none", "standing", "lying")
WHITE = 170.0  # as bright as white paper
USUAL_ASIDE = 0.02  # tile sides by which a foot is missed
FOOT_WEIGHT = 0.1


class Samples:
    """Things on boards: planes (n × 10 × 96 × 96, 8 bit), which of KINDS each is, and what is told of it."""

    def __init__(self, file):
        self.name = pathlib.Path(file).stem
        self.planes, facts = from_samples.read(file)
        self.kinds = np.array([KINDS.index(fact["pose"]) for fact in facts])
        self.cotangents, self.evidence, self.standing, self.feet, self.fitted = (
            np.array([fact[name] for fact in facts], np.float32)
            for name in ("cotangent", "evidence", "standing", "foot", "fitted")
        )


class Meeples(nn.Module):
    """11 planes of 64² → log scores of KINDS, and where the foot is: tile sides right and down of the middle."""

    def __init__(self):
        super().__init__()
        self.look = nn.Sequential(
            layer(PLANES + 1, 24, 2, 5), layer(24, 32, 2), layer(32, 48, 1), layer(48, 64, 2), layer(64, 64, 1),
            layer(64, 96, 2), nn.Flatten(),
        )  # fmt: skip
        self.kinds = nn.Sequential(
            nn.Dropout(0.4), nn.Linear(96 * 16, 64), nn.ReLU(), nn.Dropout(0.3), nn.Linear(64, len(KINDS))
        )
        self.foot = nn.Sequential(nn.Dropout(0.1), nn.Linear(96 * 16, 48), nn.ReLU(), nn.Linear(48, 2))

    def forward(self, planes):
        look = self.look(planes)
        return self.kinds(look), self.foot(look)


def input_of(planes, cotangents):
    """Planes (n × 10 × 64 × 64, 0 to 255) and cotangents as the network takes them."""
    seen = torch.from_numpy(np.ascontiguousarray(planes, np.float32)) / 128 - 1
    steep = torch.from_numpy(cotangents.astype(np.float32)).view(-1, 1, 1, 1).expand(-1, 1, SIDE, SIDE) - 0.5
    return torch.cat([seen, steep], 1)


def moved(planes, foot, dice):
    """The 64² in the middle of a sample (10 × 96 × 96), a little turned, larger or smaller, aside, or mirrored: how
    people saw meeples, and where the shape was found, differs. And where its foot is then."""
    whole = planes.shape[1]
    angle = np.radians(dice.normal(0, 4))
    mirror = -1 if dice.random() < 0.5 else 1
    turn = np.array([[np.cos(angle) * mirror, -np.sin(angle)], [np.sin(angle) * mirror, np.cos(angle)]])
    turn /= np.exp(dice.normal(0, 0.08))
    corner = (whole - 1) / 2 + dice.normal(0, 2.4, 2) - turn @ np.full(2, (SIDE - 1) / 2)
    matrix = np.hstack([turn, corner[:, None]])
    how = {"flags": cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, "borderMode": cv2.BORDER_REFLECT}
    parts = [
        cv2.warpAffine(planes[some].transpose(1, 2, 0), matrix, (SIDE, SIDE), **how)
        for some in (slice(0, 3), slice(3, 6), slice(6, PLANES))
    ]
    at = np.linalg.solve(turn, (whole - 1) / 2 + foot * SCALE - corner) - (SIDE - 1) / 2
    return [part.astype(np.float32) for part in parts], at / SCALE


def sharper_or_softer(colours, dice):
    """Colours of another camera, or of another print."""
    kind = dice.random()
    if kind < 0.4:
        return cv2.GaussianBlur(colours, (0, 0), dice.uniform(0.5, 2.2))
    if kind < 0.65:
        return colours + dice.uniform(0.2, 1.2) * (colours - cv2.GaussianBlur(colours, (0, 0), 2.0))
    return colours


def in_another_light(seen, expected, dice):
    """Other woods, lamps and cameras: colours exchanged, blurred or sharpened, brightness, contrast, noise. Where
    nothing is expected (0), it stays so."""
    if dice.random() < 0.6:
        order = dice.permutation(3)
        seen, expected = seen[..., order], expected[..., order]
    gains = np.exp(dice.normal(0, 0.2)) * np.exp(dice.normal(0, 0.08, 3))
    gamma = np.exp(dice.normal(0, 0.2))
    tint = np.exp(dice.normal(0, 0.25))

    def lit(colours):
        colours = sharper_or_softer(np.ascontiguousarray(colours), dice)
        colours = np.power(np.clip(colours, 0, 255) / WHITE, gamma) * WHITE * gains
        grey = colours.mean(2, keepdims=True)
        return grey + (colours - grey) * tint

    seen, expected = lit(seen), lit(expected)
    noise = cv2.resize(dice.normal(0, dice.uniform(0, 10), (SIDE // 2, SIDE // 2, 3)), (SIDE, SIDE))
    return seen * np.exp(dice.normal(0, 0.06)) + noise, expected


def printed_otherwise(expected, dice):
    """What is expected as another printing has it, a little aside, or not known at all."""
    if dice.random() < 0.1:
        return np.zeros_like(expected)
    aside = np.float32([[1, 0, dice.normal(0, 1.2)], [0, 1, dice.normal(0, 1.2)]])
    expected = cv2.warpAffine(expected, aside, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)
    return expected * np.exp(dice.normal(0, 0.08)) * np.exp(dice.normal(0, 0.06, 3))


def more_or_less_strange(strange, dice):
    """Amount and darkened (0 to 255) as they would be if the rest of the board were seen better or worse."""
    power = np.exp(dice.normal(0, 0.3))
    strange[..., :2] = 255 * np.power(strange[..., :2] / 255, power) * np.minimum(1.2, np.exp(dice.normal(0, 0.15)))
    return strange


def disturbed(planes, foot, dice):
    """A sample as it may also have been seen, 10 × 64 × 64, and where its foot is."""
    (seen, expected, strange), foot = moved(planes, foot, dice)
    seen, expected = in_another_light(seen, printed_otherwise(expected, dice), dice)
    strange = more_or_less_strange(strange, dice)
    return np.clip(np.dstack([seen, expected, strange]), 0, 255).transpose(2, 0, 1), foot


def all_of(sets, *names):
    """What the sets have by these names, one after the other."""
    return [np.concatenate([getattr(one, name) for one in sets]) for name in names]


def places_of(kinds, names):
    """Where each of the kinds with these names stands among `kinds`; says how many there are."""
    of_kind = [np.flatnonzero(kinds == kind) for kind in range(len(names))]
    print("things to learn from:", ", ".join(f"{name} {len(some)}" for name, some in zip(names, of_kind)))
    return of_kind


def train(sets, request):
    torch.manual_seed(request.seed)
    dice = np.random.default_rng(request.seed)
    network = Meeples()
    planes, kinds, cotangents, feet = all_of(sets, "planes", "kinds", "cotangents", "feet")
    of_kind = places_of(kinds, KINDS)

    def told_of_batch():
        chosen = np.concatenate([dice.choice(some, request.batch // len(KINDS)) for some in of_kind])
        seen, at = (np.stack(some) for some in zip(*(disturbed(planes[i], feet[i], dice) for i in chosen)))
        scores, foot = network(input_of(seen, cotangents[chosen] + dice.normal(0, 0.03, len(chosen))))
        loss = nn.functional.cross_entropy(scores, torch.from_numpy(kinds[chosen]), label_smoothing=0.02)
        meeples = torch.from_numpy(kinds[chosen] > 0)
        aside = (foot - torch.from_numpy(at.astype(np.float32)))[meeples]
        return {"loss": loss + FOOT_WEIGHT * nn.functional.smooth_l1_loss(aside / USUAL_ASIDE, torch.zeros_like(aside))}

    return learn(network, request.steps, told_of_batch, decay=0.05)


def undisturbed(samples):
    """What the program gives a network of the samples."""
    rim = (samples.planes.shape[2] - SIDE) // 2
    return input_of(samples.planes[:, :, rim : rim + SIDE, rim : rim + SIDE], samples.cotangents)


def answers_of(network, samples):
    """Log scores and feet as the program gets them."""
    with torch.no_grad():
        return [answer.numpy() for answer in network(undisturbed(samples))]


def area_under_curve(scores, right):
    return (scores[right][:, None] > scores[~right][None]).mean()


def measure(network, samples):
    """Prints how things are told that were not learnt from."""
    scores, feet = answers_of(network, samples)
    meeple = samples.kinds > 0
    stands = scores[:, 1] - scores[:, 2]
    pose = {"shape": samples.standing, "network": stands, "both": samples.standing + stands}
    exists = np.logaddexp(scores[:, 1], scores[:, 2]) - scores[:, 0]
    told = {"shape": samples.evidence, "network": exists, "both": samples.evidence + exists}
    wrong = [f"{name} {((odds > 0) != (samples.kinds == 1))[meeple].sum()}" for name, odds in pose.items()]
    areas = [f"{name} {area_under_curve(odds, meeple):.4f}" for name, odds in told.items()]
    print(f"{samples.name}: of {meeple.sum()} meeples the pose is wrong by {', '.join(wrong)};", end=" ")
    print(f"told from {(~meeple).sum()} other things: {', '.join(areas)};", end=" ")
    places = {"shape": samples.fitted, "network": feet, "both": (samples.fitted + feet) / 2}
    aside = {name: np.linalg.norm(place - samples.feet, axis=1)[meeple] for name, place in places.items()}
    words = [f"{name} {np.median(far):.3f} and {np.quantile(far, 0.95):.3f}" for name, far in aside.items()]
    print(f"feet missed by, median and worst of 20: {', '.join(words)}", flush=True)


def main():
    request = from_samples.options_of(__doc__, steps=2800, batch=96)
    network = train([Samples(file) for file in request.samples], request)
    for file in request.test:
        measure(network, Samples(file))
    if request.out:
        from_samples.export(network, request.out, PLANES + 1, SIDE, "things", ["kinds", "foot"])


if __name__ == "__main__":
    main()
