#!/usr/bin/env python3
"""Trains the network of the structural reader, or measures it by leaving editions out.

    train.py --tiles models/tilesets.json --edition FOLDER… [--edition FOLDER…] [--leave-out NUMBER…] [--out structure.onnx]

Each --edition names the catalogues of one edition. For each NUMBER after --leave-out a network is trained that has not
learnt from the edition of that number (from 0), and how well it reads that one is printed. Needs python3-torch and python3-opencv of Debian 12, no GPU. The same seed
on the same machine gives the same network.
"""

import argparse
import time

import cv2
import numpy as np
import torch
from torch import nn

import disturb
import tiles as tile_facts


NO_TILES = 0.2  # of the pictures
NO_REGION = 255
NAMES = ["answers", "regions"]  # of the outputs


class Structure(nn.Module):
    """64² pixels → answers (log odds), and log scores of each kind of region in a map of 16²."""

    def __init__(self):
        super().__init__()

        def layer(fan_in, fan_out, size, stride):
            return nn.Sequential(
                nn.Conv2d(fan_in, fan_out, size, stride, size // 2, bias=False), nn.BatchNorm2d(fan_out), nn.ReLU()
            )

        self.fine = nn.Sequential(layer(3, 24, 5, 2), layer(24, 32, 3, 1), layer(32, 48, 3, 2), layer(48, 64, 3, 1))
        self.coarse = nn.Sequential(layer(64, 96, 3, 2), layer(96, 96, 3, 1))
        self.whole = nn.Sequential(layer(96, 128, 3, 2), nn.Flatten(), nn.Dropout(0.3), nn.Linear(2048, 128), nn.ReLU())
        self.answers = nn.Linear(128, tile_facts.ANSWERS)
        self.fine_map = nn.Conv2d(64, tile_facts.REGIONS, 1)
        self.coarse_map = nn.Conv2d(96, tile_facts.REGIONS, 1)

    def forward(self, pictures):
        fine = self.fine(pictures)
        coarse = self.coarse(fine)
        answers = self.answers(self.whole(coarse))
        return answers, self.fine_map(fine) + nn.functional.interpolate(self.coarse_map(coarse), scale_factor=2.0)


def input_of(pictures):
    """8-bit pictures (n × side × side × BGR) as the network takes them."""
    return torch.from_numpy(np.ascontiguousarray(pictures.transpose(0, 3, 1, 2))).float() / 127.5 - 1


def make_pool(catalogue, size, seed):
    """Disturbed pictures of an edition, every type as often as another."""
    dice = np.random.default_rng(seed)
    names = sorted({entry[0] for entry in catalogue})
    by_name = {name: [entry for entry in catalogue if entry[0] == name] for name in names}
    pictures, maps, values, weights = [], [], [], []
    for number in range(size):
        same = by_name[names[number % len(names)]]
        _, picture, regions, value, weight = same[dice.integers(len(same))]
        if dice.random() < NO_TILES:
            picture, regions = disturb.no_tile([entry[1] for entry in catalogue], dice), np.zeros_like(regions)
            value, weight = np.zeros_like(value), np.zeros_like(weight)
            weight[tile_facts.WHOLE] = 1
        picture, regions = disturb.disturbed(picture, regions, dice)
        if not value[tile_facts.WHOLE]:
            regions[:] = NO_REGION
        for pile, item in zip((pictures, maps, values, weights), (picture, regions, value, weight)):
            pile.append(item)
    return [np.stack(pile) for pile in (pictures, maps, values, weights)]


def further_turned(batch, dice):
    """A batch turned and mirrored once more, so that a pool goes further."""
    pictures, maps, values, weights = batch
    for _ in range(int(dice.integers(4))):
        pictures, maps = np.rot90(pictures, -1, (1, 2)), np.rot90(maps, -1, (1, 2))
        values, weights = tile_facts.turned(values), tile_facts.turned(weights)
    if dice.random() < 0.5:
        pictures, maps = pictures[:, :, ::-1], maps[:, :, ::-1]
        values, weights = tile_facts.mirrored(values), tile_facts.mirrored(weights)
    return pictures, maps, values, weights


def loss_of(outputs, batch):
    answers, regions = outputs
    _, maps, values, weights = (torch.from_numpy(np.ascontiguousarray(part)) for part in batch)
    sides = nn.functional.log_softmax(answers[:, :12].reshape(-1, 4, 3), 2)
    side_loss = -(sides.reshape(-1, 12) * values[:, :12] * weights[:, :12]).sum(1).mean()
    odds = nn.functional.binary_cross_entropy_with_logits(answers[:, 12:], values[:, 12:], weights[:, 12:], reduction="none")
    map_loss = nn.functional.cross_entropy(regions, maps.long(), ignore_index=NO_REGION)
    return side_loss + 0.7 * odds.sum(1).mean() + 1.5 * map_loss


def train(pools, request):
    torch.manual_seed(request.seed)
    dice = np.random.default_rng(request.seed)
    steps, size = request.steps, request.batch
    network = Structure()
    optimiser = torch.optim.AdamW(network.parameters(), 2e-3, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps, pct_start=0.2)
    network.train()
    begun = time.time()
    for step in range(steps):
        parts = []
        for pool in pools:
            chosen = dice.integers(len(pool[0]), size=size // len(pools))
            parts.append(further_turned([pile[chosen] for pile in pool], dice))
        batch = [np.concatenate(piles) for piles in zip(*parts)]
        loss = loss_of(network(input_of(batch[0])), batch)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        if step % 100 == 99:
            print(f"step {step + 1} of {steps}: loss {loss.item():.3f}, {time.time() - begun:.0f} s", flush=True)
    return network.eval()


def answers_for(network, pictures):
    """Mean log odds over the four turns, as answers for the picture as it lies."""
    sums = np.zeros((len(pictures), tile_facts.ANSWERS), np.float32)
    with torch.no_grad():
        for turn in range(4):
            answers = network(input_of(np.rot90(pictures, -turn, (1, 2))))[0].numpy()
            for _ in range((4 - turn) % 4):
                answers = tile_facts.turned(answers)
            sums += answers / 4
    return sums


def log_likelihoods(answers, values, weights):
    """How probable the answers make a tile with these values, nats."""
    sides = answers[:12].reshape(4, 3)
    sides = sides - np.log(np.exp(sides).sum(1, keepdims=True))
    asked = slice(12, tile_facts.WHOLE)
    odds = np.where(values[asked] > 0.5, answers[asked], -answers[asked])
    return (sides.reshape(12) * values[:12]).sum() - (weights[asked] * np.logaddexp(0, -odds)).sum()


def measure(network, catalogue, names, tiles):
    """Prints how a catalogue is read that was not learnt from."""
    pictures = np.stack([disturb.plain(entry[1]) for entry in catalogue])
    all_answers = answers_for(network, pictures)
    faces = []
    for name in names:
        value, weight = tile_facts.answers_of(tiles["types"][name])
        for turn in range(4):
            faces.append((name, turn, value, weight))
            value, weight = tile_facts.turned(value), tile_facts.turned(weight)
    sides = first = third = 0
    for entry, answers in zip(catalogue, all_answers):
        right = (answers[:12].reshape(4, 3).argmax(1) == entry[3][:12].reshape(4, 3).argmax(1)).sum()
        sides += right
        scores = [log_likelihoods(answers, value, weight) for _, _, value, weight in faces]
        ranked = []
        for number in np.argsort(scores)[::-1]:
            face = (faces[number][0], tuple(faces[number][2]))
            if face not in ranked:
                ranked.append(face)
        place = ranked.index((entry[0], tuple(entry[3])))
        first += place == 0
        third += place < 3
        if place > 0:
            print(f"  {entry[0]}: {right} sides right, place {place + 1}, taken for {ranked[0][0]}")
    count = len(catalogue)
    print(f"pictures {count}: sides {sides / count / 4:.3f}, first {first / count:.3f}, among three {third / count:.3f}")
    dice = np.random.default_rng(1)
    others = np.stack([disturb.plain(disturb.no_tile([entry[1] for entry in catalogue], dice)) for _ in range(200)])
    whole = (all_answers[:, tile_facts.WHOLE] > 0).mean()
    refused = (answers_for(network, others)[:, tile_facts.WHOLE] < 0).mean()
    print(f"tiles taken for tiles {whole:.3f}, others refused {refused:.3f}", flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--tiles", required=True)
    options.add_argument("--edition", nargs="+", action="append", required=True)
    options.add_argument("--leave-out", type=int, nargs="*", default=[])
    options.add_argument("--pool", type=int, default=6000)
    options.add_argument("--steps", type=int, default=1500)
    options.add_argument("--batch", type=int, default=64)
    options.add_argument("--seed", type=int, default=7)
    options.add_argument("--out")
    request = options.parse_args()
    cv2.setNumThreads(1)
    tiles = tile_facts.read_tiles(request.tiles)
    editions = [[tile_facts.read_catalogue(folder, tiles) for folder in edition] for edition in request.edition]
    pools = [make_pool(sum(edition, []), request.pool, request.seed + number) for number, edition in enumerate(editions)]
    for left_out in request.leave_out:
        network = train([pool for number, pool in enumerate(pools) if number != left_out], request)
        for catalogue in editions[left_out]:
            measure(network, catalogue, sorted({entry[0] for entry in catalogue}), tiles)
    if request.out:
        network = train(pools, request)
        example = torch.zeros(1, 3, disturb.SIDE, disturb.SIDE)
        torch.onnx.export(network, example, request.out, opset_version=11, input_names=["tile"], output_names=NAMES)


if __name__ == "__main__":
    main()
