"""What the network is taught by: how far its answers and its map are from the right ones."""

import numpy as np
import torch
from torch import nn

import tiles as tile_facts

NO_REGION = 255
ASKED = slice(12, tile_facts.WHOLE)  # answers that are yes or no
FACE_WEIGHT = 0.3
SIGN_WEIGHT = 6.0  # of a place with a sign on it, as there are few


def map_loss_of(scores, maps):
    """Cross entropy; where a sign may stand, the region or any sign that stands on it is right."""
    table = torch.zeros(tile_facts.MAYBE + tile_facts.REGIONS, tile_facts.MAYBE)
    for value, under in enumerate(tile_facts.UNDER):
        for kind in range(tile_facts.MAYBE):
            fits = kind == value if value < tile_facts.MAYBE else tile_facts.UNDER[kind] == under
            table[value, kind] = 0.0 if fits else -30.0
    known = maps != NO_REGION
    shares = nn.functional.log_softmax(scores, 1).permute(0, 2, 3, 1)[known]
    right = maps[known]
    signs = (right >= tile_facts.REGIONS) & (right < tile_facts.MAYBE)
    weights = 1 + (SIGN_WEIGHT - 1) * signs.float()
    return -(weights * torch.logsumexp(shares + table[right], 1)).sum() / known.numel()


def all_faces(tiles):
    """Answers and weights of every tile in every turn, each once."""
    seen = {}
    for tile in tiles.values():
        values, weights = tile_facts.answers_of(tile)
        for _ in range(4):
            seen.setdefault((tuple(values), tuple(weights)), (values, weights))
            values, weights = tile_facts.turned(values), tile_facts.turned(weights)
    return tuple(torch.from_numpy(np.stack(part)) for part in zip(*seen.values()))


def face_loss_of(answers, values, weights, faces):
    """How little of the probability of all faces of the game, and itself, the right one gets: nats."""
    whole = values[:, tile_facts.WHOLE] > 0
    answers, values, weights = answers[whole], values[whole], weights[whole]
    other_values, other_weights = faces
    sides = nn.functional.log_softmax(answers[:, :12].reshape(-1, 4, 3), 2).reshape(-1, 12)
    yes, no = nn.functional.logsigmoid(answers[:, ASKED]), nn.functional.logsigmoid(-answers[:, ASKED])
    ask, other_ask = weights[:, ASKED], other_weights[:, ASKED]
    there, other_there = values[:, ASKED], other_values[:, ASKED]
    own = (sides * values[:, :12]).sum(1) + ((yes * there + no * (1 - there)) * ask).sum(1)
    others = sides @ other_values[:, :12].T + yes @ (other_there * other_ask).T + no @ ((1 - other_there) * other_ask).T
    part = slice(0, tile_facts.WHOLE)
    both = weights[:, None, part] * other_weights[None, :, part]
    same = ((values[:, None, part] - other_values[None, :, part]).abs() * both).sum(2) == 0
    all_scores = torch.cat([others.masked_fill(same, -1e9), own[:, None]], 1)
    return (torch.logsumexp(all_scores, 1) - own).sum() / len(whole)


def loss_of(outputs, batch, faces):
    """The sum of all, for a batch of pictures, maps, values and weights; `faces` are those of the game."""
    answers, regions = outputs
    _, maps, values, weights = (torch.from_numpy(np.ascontiguousarray(part)) for part in batch)
    sides = nn.functional.log_softmax(answers[:, :12].reshape(-1, 4, 3), 2)
    side_loss = -(sides.reshape(-1, 12) * values[:, :12] * weights[:, :12]).sum(1).mean()
    odds = nn.functional.binary_cross_entropy_with_logits(
        answers[:, 12:], values[:, 12:], weights[:, 12:], reduction="none"
    )
    answer_loss = side_loss + 0.7 * odds.sum(1).mean() + FACE_WEIGHT * face_loss_of(answers, values, weights, faces)
    return answer_loss + 1.5 * map_loss_of(regions, maps.long())
