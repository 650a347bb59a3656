#!/usr/bin/env python3
"""Trains the network that tells meeples from other things, and standing from lying ones.

    train.py --samples FILE.npy… [--test FILE.npy…] [--steps N] [--out FILE.onnx]

Samples are written by `meeplecam bench things` (FILE.npy with FILE.jsonl beside it). How well the network reads each
file after --test is printed: meeples whose pose is wrong by their shape alone, by the network alone and by both
together, and how well meeples are told from other things (area under the curve of hits over false alarms). Needs
python3-torch and python3-opencv of Debian 12, no GPU. The same seed on the same machine gives the same network.
"""

import pathlib
import sys
import time

import cv2
import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import from_samples  # noqa: E402

SIDE = 32  # pixels that the network sees, from the middle of a sample
PLANES = 7  # of a sample; the network is told the cotangent as one more
KINDS = ("none", "standing", "lying")
WHITE = 170.0  # as bright as white paper


class Samples:
    """Things on boards: planes (n × 7 × 48 × 48, 8 bit), which of KINDS each is, and what is told of it."""

    def __init__(self, file):
        self.name = pathlib.Path(file).stem
        self.planes, facts = from_samples.read(file)
        self.kinds = np.array([KINDS.index(fact["pose"]) for fact in facts])
        self.cotangents, self.evidence, self.standing = (
            np.array([fact[name] for fact in facts], np.float32) for name in ("cotangent", "evidence", "standing")
        )


class Meeples(nn.Module):
    """8 planes of 32² → log scores of KINDS."""

    def __init__(self):
        super().__init__()

        def layer(fan_in, fan_out, stride):
            return nn.Sequential(
                nn.Conv2d(fan_in, fan_out, 3, stride, 1, bias=False), nn.BatchNorm2d(fan_out), nn.ReLU()
            )

        self.look = nn.Sequential(
            layer(PLANES + 1, 24, 1), layer(24, 32, 2), layer(32, 48, 1), layer(48, 64, 2), layer(64, 64, 1),
            layer(64, 96, 2), nn.Flatten(), nn.Dropout(0.4), nn.Linear(96 * 16, 64), nn.ReLU(), nn.Dropout(0.3),
        )  # fmt: skip
        self.kinds = nn.Linear(64, len(KINDS))

    def forward(self, planes):
        return self.kinds(self.look(planes))


def input_of(planes, cotangents):
    """Planes (n × 7 × 32 × 32, 0 to 255) and cotangents as the network takes them."""
    seen = torch.from_numpy(np.ascontiguousarray(planes, np.float32)) / 128 - 1
    steep = torch.from_numpy(cotangents.astype(np.float32)).view(-1, 1, 1, 1).expand(-1, 1, SIDE, SIDE) - 0.5
    return torch.cat([seen, steep], 1)


def moved(planes, dice):
    """The 32² in the middle of a sample (7 × 48 × 48), a little turned, larger or smaller, aside, or mirrored: how
    people saw meeples, and where the shape was found, differs."""
    whole = planes.shape[1]
    angle = np.radians(dice.normal(0, 4))
    mirror = -1 if dice.random() < 0.5 else 1
    turn = np.array([[np.cos(angle) * mirror, -np.sin(angle)], [np.sin(angle) * mirror, np.cos(angle)]])
    turn /= np.exp(dice.normal(0, 0.08))
    corner = (whole - 1) / 2 + dice.normal(0, 1.2, 2) - turn @ np.full(2, (SIDE - 1) / 2)
    matrix = np.hstack([turn, corner[:, None]])
    how = {"flags": cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, "borderMode": cv2.BORDER_REFLECT}
    parts = [
        cv2.warpAffine(planes[some].transpose(1, 2, 0), matrix, (SIDE, SIDE), **how)
        for some in (slice(0, 3), slice(3, PLANES))
    ]
    return np.dstack(parts).astype(np.float32)


def in_another_light(colours, dice):
    """Other woods, lamps and cameras: colours exchanged, blurred or sharpened, brightness, contrast, noise."""
    if dice.random() < 0.6:
        colours = colours[..., dice.permutation(3)]
    kind = dice.random()
    if kind < 0.3:
        colours = cv2.GaussianBlur(colours, (0, 0), dice.uniform(0.3, 1.1))
    elif kind < 0.6:
        colours = colours + dice.uniform(0.2, 1.2) * (colours - cv2.GaussianBlur(colours, (0, 0), 1.0))
    gains = np.exp(dice.normal(0, 0.2)) * np.exp(dice.normal(0, 0.08, 3))
    colours = np.power(np.clip(colours, 0, 255) / WHITE, np.exp(dice.normal(0, 0.2))) * WHITE * gains
    grey = colours.mean(2, keepdims=True)
    colours = grey + (colours - grey) * np.exp(dice.normal(0, 0.25))
    return colours + dice.normal(0, dice.uniform(0, 8), colours.shape)


def disturbed(planes, dice):
    """A sample as it may also have been seen: 7 × 32 × 32."""
    seen = moved(planes, dice)
    seen[..., :3] = in_another_light(np.ascontiguousarray(seen[..., :3]), dice)
    return np.clip(seen, 0, 255).transpose(2, 0, 1)


def train(sets, request):
    torch.manual_seed(request.seed)
    dice = np.random.default_rng(request.seed)
    network = Meeples()
    planes = np.concatenate([one.planes for one in sets])
    kinds = np.concatenate([one.kinds for one in sets])
    cotangents = np.concatenate([one.cotangents for one in sets])
    of_kind = [np.flatnonzero(kinds == kind) for kind in range(len(KINDS))]
    print("things to learn from:", ", ".join(f"{name} {len(some)}" for name, some in zip(KINDS, of_kind)))
    optimiser = torch.optim.AdamW(network.parameters(), 2e-3, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=request.steps, pct_start=0.2)
    network.train()
    begun = time.time()
    lately = []
    for step in range(request.steps):
        chosen = np.concatenate([dice.choice(some, request.batch // len(KINDS)) for some in of_kind])
        seen = np.stack([disturbed(planes[i], dice) for i in chosen])
        scores = network(input_of(seen, cotangents[chosen] + dice.normal(0, 0.03, len(chosen))))
        loss = nn.functional.cross_entropy(scores, torch.from_numpy(kinds[chosen]), label_smoothing=0.02)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        lately.append(loss.item())
        if step % 200 == 199:
            mean = np.mean(lately[-200:])
            print(f"step {step + 1} of {request.steps}: loss {mean:.3f}, {time.time() - begun:.0f} s", flush=True)
    return network.eval()


def scores_of(network, samples):
    """Log scores as the program gets them."""
    rim = (samples.planes.shape[2] - SIDE) // 2
    seen = samples.planes[:, :, rim : rim + SIDE, rim : rim + SIDE]
    with torch.no_grad():
        return network(input_of(seen, samples.cotangents)).numpy()


def area_under_curve(scores, right):
    return (scores[right][:, None] > scores[~right][None]).mean()


def measure(network, samples):
    """Prints how things are told that were not learnt from."""
    scores = scores_of(network, samples)
    meeple = samples.kinds > 0
    stands = scores[:, 1] - scores[:, 2]
    pose = {"shape": samples.standing, "network": stands, "both": samples.standing + stands}
    exists = np.logaddexp(scores[:, 1], scores[:, 2]) - scores[:, 0]
    told = {"shape": samples.evidence, "network": exists, "both": samples.evidence + exists}
    wrong = [f"{name} {((odds > 0) != (samples.kinds == 1))[meeple].sum()}" for name, odds in pose.items()]
    areas = [f"{name} {area_under_curve(odds, meeple):.4f}" for name, odds in told.items()]
    print(f"{samples.name}: of {meeple.sum()} meeples the pose is wrong by {', '.join(wrong)};", end=" ")
    print(f"told from {(~meeple).sum()} other things: {', '.join(areas)}", flush=True)


def main():
    request = from_samples.options_of(__doc__, steps=2500, batch=96)
    network = train([Samples(file) for file in request.samples], request)
    for file in request.test:
        measure(network, Samples(file))
    if request.out:
        from_samples.export(network, request.out, PLANES + 1, SIDE, "things", "kinds")


if __name__ == "__main__":
    main()
