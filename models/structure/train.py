#!/usr/bin/env python3
"""Trains the network of the structural reader, or measures it by leaving editions out.

    train.py --tiles models/tilesets.json --edition FOLDER… [--edition FOLDER…] [--leave-out NUMBERS…] [--out FILE.onnx]

Each --edition names the catalogues of one edition. For each NUMBERS after --leave-out, such as 3 or 1,4, a network is
trained that has not learnt from the editions of these numbers (from 0), how well it reads them is printed, and with
--out it is written to FILE.without_NUMBERS.onnx; else FILE is the network that learnt from all. --pools keeps the
pictures to learn from in a folder and takes them from there the next time. Needs python3-torch and python3-opencv of
Debian 12, no GPU. The same seed on the same machine gives the same network.
"""

import argparse
import pathlib
import sys
from collections import deque

import cv2
import numpy as np
import torch
from torch import nn

import disturb
import draw
import invent
import losses
import place_signs
import tiles as tile_facts

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from learning import layer, learn  # noqa: E402

# Kinds of pictures: as printed, printed with signs added, painted on the plan of a printed one, drawn on a plan of
# their own. Seed, pictures for each type of tile, share of the batches, and of pictures that show no whole tile.
KINDS = {
    "printed": (1, 80, 0.35, 0.3),
    "signed": (2, 50, 0.13, 0.1),
    "painted": (3, 60, 0.12, 0.0),
    "drawn": (4, 300, 0.4, 0.3),
}
OF_EDITIONS = [kind for kind in KINDS if kind != "drawn"]
NAMES = ["answers", "regions"]  # of the outputs
GROUP = 4  # pictures that are turned alike
PARTS = ("pictures", "maps", "values", "weights")  # of a pool


class Structure(nn.Module):
    """64² pixels → answers (log odds), and log scores of each kind of region in a map of 16²."""

    def __init__(self):
        super().__init__()
        self.fine = nn.Sequential(layer(3, 24, 2, 5), layer(24, 32, 1), layer(32, 48, 2), layer(48, 64, 1))
        self.coarse = nn.Sequential(layer(64, 96, 2), layer(96, 96, 1))
        kinds = tile_facts.REGIONS + tile_facts.SIGNS
        self.fine_map = nn.Conv2d(64, kinds, 1)
        self.coarse_map = nn.Conv2d(96, kinds, 1)
        self.layout = layer(kinds, 48, 2)
        self.whole = nn.Sequential(
            layer(96 + 48, 128, 2), nn.Flatten(), nn.Dropout(0.3), nn.Linear(2048, 128), nn.ReLU()
        )
        self.answers = nn.Linear(128 + kinds, tile_facts.ANSWERS)

    def forward(self, pictures):
        fine = self.fine(pictures)
        coarse = self.coarse(fine)
        kinds = self.fine_map(fine) + nn.functional.interpolate(self.coarse_map(coarse), scale_factor=2.0)
        whole = self.whole(torch.cat([coarse, self.layout(torch.sigmoid(kinds))], 1))
        most = nn.functional.adaptive_max_pool2d(kinds, 1).flatten(1)
        return self.answers(torch.cat([whole, most], 1)), kinds


class Answered(nn.Module):
    """The network as the program runs it: signs on the map are told as the regions on which they stand."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, pictures):
        answers, kinds = self.network(pictures)
        regions = []
        for region in range(tile_facts.REGIONS):
            scores = [kinds[:, kind : kind + 1] for kind in range(tile_facts.MAYBE) if tile_facts.UNDER[kind] == region]
            most = scores[0]
            for other in scores[1:]:
                most = torch.maximum(most, other)
            regions.append(most)
        return answers, torch.cat(regions, 1)


def input_of(pictures):
    """8-bit pictures (n × side × side × BGR) as the network takes them."""
    return torch.from_numpy(np.ascontiguousarray(pictures.transpose(0, 3, 1, 2))).float() / 127.5 - 1


def picture_of(kind, entry, cuts, dice):
    """A picture of an entry of a catalogue with its map, answers and weights, undisturbed."""
    if kind == "painted":
        return invent.painted(entry, cuts, dice)
    if kind == "signed":
        return invent.signed(entry, cuts, dice)
    _, picture, _, value, weight = entry
    return picture, invent.map_of(entry), value, weight


def pool_of(examples, no_tiles, recolour, dice):
    """Disturbed pictures with what is to be learned of them. `examples` yields picture, map, answers, weights, and what
    makes a picture of no whole tile (none: it can't yet), which takes the place of a share of `no_tiles`."""
    piles = [], [], [], []
    for picture, regions, value, weight, no_tile in examples:
        if no_tiles and dice.random() < no_tiles and no_tile:
            picture, regions = no_tile(), np.zeros_like(regions)
            value, weight = np.zeros_like(value), np.zeros_like(weight)
            weight[tile_facts.WHOLE] = 1
        picture, regions = disturb.disturbed(picture, regions, dice, recolour)
        if not value[tile_facts.WHOLE]:
            regions = np.full_like(regions, losses.NO_REGION)
        for pile, item in zip(piles, (picture, regions, value, weight)):
            pile.append(item)
    return [np.stack(pile) for pile in piles]


def make_pool(catalogue, kind, number):
    """Disturbed pictures of the edition of a number, every type as often as another."""
    seed, each, _, no_tiles = KINDS[kind]
    dice = np.random.default_rng(100 * number + seed)
    names = sorted({entry[0] for entry in catalogue})
    by_name = {name: [entry for entry in catalogue if entry[0] == name] for name in names}
    cuts = place_signs.cuts_of(catalogue)

    def examples():
        for turn in range(each * len(names)):
            same = by_name[names[turn % len(names)]]
            made = picture_of(kind, same[dice.integers(len(same))], cuts, dice)
            yield *made, lambda: disturb.no_tile([entry[1] for entry in catalogue], dice)

    return pool_of(examples(), no_tiles, 0.1 if kind == "painted" else 0.75, dice)


def make_drawn_pool(tiles, cuts):
    """Disturbed pictures of editions that nobody printed, of all types that have a plan."""
    seed, each, _, no_tiles = KINDS["drawn"]
    dice = np.random.default_rng(seed)
    lately = deque(maxlen=12)  # pictures of which cuts are made that are no tile

    def no_tile():
        picture = disturb.no_tile(lately, dice, draw.bare if dice.random() < 0.6 else disturb.table)
        return cv2.resize(picture, (tile_facts.PICTURE_SIDE,) * 2, interpolation=cv2.INTER_AREA)

    def examples():
        for turn in range(each):
            for tile in tiles.values():
                made = draw.drawn(tile, cuts, dice)
                if made is None:
                    continue
                canvas, regions, value = made
                lately.append(canvas)
                finished = invent.finished(canvas, regions, tile_facts.PICTURE_SIDE)
                yield *finished, value, np.ones_like(value), no_tile if turn > 0 else None

    return pool_of(examples(), no_tiles, 0.1, dice)


def kept_pool(make, name, folder):
    """What `make` makes, from `folder` when it was kept there under this name."""
    file = pathlib.Path(folder) / f"{name}.npz" if folder else None
    if file and file.exists():
        with np.load(file) as kept:
            return [kept[part] for part in PARTS]
    pool = make()
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez(file, **dict(zip(PARTS, pool)))
    return pool


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


def some_of(pools, counts, dice):
    """A batch with so many pictures of each kind, in small groups that are turned alike."""
    parts = []
    for kind, count in zip(pools, counts):
        for begin in range(0, count, GROUP):
            pool = kind[dice.choice(len(kind), p=kind_shares(kind))]
            chosen = dice.integers(len(pool[0]), size=min(GROUP, count - begin))
            parts.append(further_turned([pile[chosen] for pile in pool], dice))
    return [np.concatenate(piles) for piles in zip(*parts)]


def kind_shares(kind):
    """How often each edition is asked: the more types it has the more often."""
    sizes = np.array([len(pool[0]) for pool in kind], float)
    return sizes / sizes.sum()


def train(pools, faces, request):
    """A network that learnt from `pools`: for each of KINDS the pools of the editions."""
    torch.manual_seed(request.seed)
    dice = np.random.default_rng(request.seed)
    network = Structure()
    shares = [kind[2] for kind in KINDS.values()]

    def told_of_batch():
        batch = some_of(pools, dice.multinomial(request.batch, shares), dice)
        return {"loss": losses.loss_of(network(input_of(batch[0])), batch, faces)}

    return learn(network, request.steps, told_of_batch, decay=0.02, every=100)


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
        value, weight = tile_facts.answers_of(tiles[name])
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
    print(
        f"pictures {count}: sides {sides / count / 4:.3f}, first {first / count:.3f}, among three {third / count:.3f}"
    )
    dice = np.random.default_rng(1)
    others = np.stack([disturb.plain(disturb.no_tile([entry[1] for entry in catalogue], dice)) for _ in range(200)])
    whole = (all_answers[:, tile_facts.WHOLE] > 0).mean()
    refused = (answers_for(network, others)[:, tile_facts.WHOLE] < 0).mean()
    print(f"tiles taken for tiles {whole:.3f}, others refused {refused:.3f}", flush=True)


def export(network, path):
    example = torch.zeros(1, 3, disturb.SIDE, disturb.SIDE)
    answered = Answered(network).eval()
    torch.onnx.export(answered, example, str(path), opset_version=11, input_names=["tile"], output_names=NAMES)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--tiles", required=True)
    options.add_argument("--edition", nargs="+", action="append", required=True)
    options.add_argument("--leave-out", nargs="*", default=[])
    options.add_argument("--pools")
    options.add_argument("--steps", type=int, default=4500)
    options.add_argument("--batch", type=int, default=64)
    options.add_argument("--seed", type=int, default=7)
    options.add_argument("--out")
    request = options.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    tiles = tile_facts.read_tiles(request.tiles)
    faces = losses.all_faces(tiles)
    editions = [[tile_facts.read_catalogue(folder, tiles) for folder in edition] for edition in request.edition]
    whole = [sum(edition, []) for edition in editions]
    pools = [
        [
            kept_pool(lambda: make_pool(whole[number], kind, number), f"{kind}_{number}", request.pools)
            for number in range(len(whole))
        ]
        for kind in OF_EDITIONS
    ]
    cuts = place_signs.cuts_of(whole[0])
    drawn = [kept_pool(lambda: make_drawn_pool(tiles, cuts), "drawn", request.pools)]
    for together in request.leave_out:
        left_out = [int(number) for number in together.split(",")]
        others = [[pool for number, pool in enumerate(kind) if number not in left_out] for kind in pools]
        network = train([*others, drawn], faces, request)
        for catalogue in sum((editions[number] for number in left_out), []):
            measure(network, catalogue, sorted({entry[0] for entry in catalogue}), tiles)
        if request.out:
            export(network, pathlib.Path(request.out).with_suffix(f".without_{together}.onnx"))
    if request.out and not request.leave_out:
        export(train([*pools, drawn], faces, request), request.out)


if __name__ == "__main__":
    main()
