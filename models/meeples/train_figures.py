#!/usr/bin/env python3
"""Trains the network that tells abbots, builders and pigs from meeples.

    train_figures.py --samples FILE.npy… [--test FILE.npy…] [--steps N] [--out FILE.onnx]

Samples are written by `meeplecam bench things` (FILE.npy with FILE.jsonl beside it); what is no meeple is left out. How
many figures of each file after --test are taken for another kind is printed: by shape, by the network, and by both
together. Needs python3-torch and python3-opencv of Debian 12, no GPU. The same seed on the same machine gives the same
network.
"""

import pathlib
import sys

import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import from_samples  # noqa: E402
from learning import layer, learn  # noqa: E402
from train import PLANES, SIDE, all_of, disturbed, input_of, places_of, undisturbed  # noqa: E402

FIGURES = ("small", "large", "abbot", "builder", "pig")
BESIDE_MEEPLES = range(2, len(FIGURES))
SHARES = (0.34, 0.12, 0.18, 0.18, 0.18)  # of a batch


class Samples:
    """Figures on boards: planes (n × 10 × 96 × 96, 8 bit), which of FIGURES each is, and its log odds by shape."""

    def __init__(self, file):
        self.name = pathlib.Path(file).stem
        planes, facts = from_samples.read(file)
        wooden = [i for i, fact in enumerate(facts) if fact["figure"] in FIGURES]
        self.planes = planes[wooden]
        facts = [facts[i] for i in wooden]
        self.kinds = np.array([FIGURES.index(fact["figure"]) for fact in facts])
        self.cotangents, self.shapes = (
            np.array([fact[name] for fact in facts], np.float32) for name in ("cotangent", "figures")
        )


class Figures(nn.Module):
    """11 planes of 64² → log scores of FIGURES."""

    def __init__(self):
        super().__init__()
        self.kinds = nn.Sequential(
            layer(PLANES + 1, 24, 2, 5), layer(24, 32, 1), layer(32, 48, 2), layer(48, 64, 2), layer(64, 64, 2),
            nn.Flatten(), nn.Dropout(0.4), nn.Linear(64 * 16, 64), nn.ReLU(), nn.Dropout(0.3),
            nn.Linear(64, len(FIGURES)),
        )  # fmt: skip

    def forward(self, planes):
        return self.kinds(planes)


def train(sets, request):
    torch.manual_seed(request.seed)
    dice = np.random.default_rng(request.seed)
    network = Figures()
    planes, kinds, cotangents = all_of(sets, "planes", "kinds", "cotangents")
    of_kind = places_of(kinds, FIGURES)

    def told_of_batch():
        chosen = np.concatenate(
            [dice.choice(some, round(request.batch * share)) for some, share in zip(of_kind, SHARES)]
        )
        seen = np.stack([disturbed(planes[i], np.zeros(2), dice)[0] for i in chosen])
        scores = network(input_of(seen, cotangents[chosen] + dice.normal(0, 0.03, len(chosen))))
        return {"loss": nn.functional.cross_entropy(scores, torch.from_numpy(kinds[chosen]), label_smoothing=0.02)}

    return learn(network, request.steps, told_of_batch, decay=0.05)


def odds_of(network, samples):
    """Log odds of each figure over a meeple of any size, as the program gets them."""
    with torch.no_grad():
        scores = network(undisturbed(samples)).numpy()
    odds = scores - np.logaddexp(scores[:, 0], scores[:, 1])[:, None]
    odds[:, :2] = 0
    return odds


def measure(network, samples):
    """Prints how many figures that were not learnt from are taken for another kind."""
    looks = odds_of(network, samples)
    kinds = np.where(samples.kinds < 2, 0, samples.kinds)
    of_kind = {kind: kinds == kind for kind in (0, *BESIDE_MEEPLES)}
    told = {"shape": samples.shapes, "network": looks, "both": samples.shapes + looks}
    for name, odds in told.items():
        odds = np.column_stack([odds[:, 0], np.full(len(odds), -np.inf), odds[:, 2:]])
        wrong = odds.argmax(1) != kinds
        words = [f"{wrong[some].sum()} of {some.sum()} {FIGURES[kind]}" for kind, some in of_kind.items()]
        print(f"{samples.name}: wrong by {name}: {', '.join(words)}", flush=True)


def main():
    request = from_samples.options_of(__doc__, steps=2000, batch=96)
    network = train([Samples(file) for file in request.samples], request)
    for file in request.test:
        measure(network, Samples(file))
    if request.out:
        from_samples.export(network, request.out, PLANES + 1, SIDE, "things", ["figures"])


if __name__ == "__main__":
    main()
