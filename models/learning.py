"""What all trainings have in common: the layers that networks are made of, and the steps in which they learn."""

import time

import numpy as np
import torch
from torch import nn


def layer(fan_in, fan_out, stride, size=3):
    """A convolution with as much rim as keeps the size but for the stride, normalised over the batch, and what is
    positive of it."""
    return nn.Sequential(
        nn.Conv2d(fan_in, fan_out, size, stride, size // 2, bias=False), nn.BatchNorm2d(fan_out), nn.ReLU()
    )


def learn(network, steps, told_of, decay, warm_up=0.2, most=None, every=200):
    """Lets a network learn, and gives it as it is used. `told_of` takes a new batch and gives its loss, by the name
    `loss`, and what else is told of it; means of both are printed `every` so many steps. `decay` is that of weights,
    `warm_up` the share of the steps in which the rate grows, `most` the norm to which gradients are cut."""
    optimiser = torch.optim.AdamW(network.parameters(), 2e-3, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps, pct_start=warm_up)
    network.train()
    begun = time.time()
    lately = []
    for step in range(1, steps + 1):
        told = told_of()
        optimiser.zero_grad()
        told["loss"].backward()
        if most is not None:
            nn.utils.clip_grad_norm_(network.parameters(), most)
        optimiser.step()
        schedule.step()
        lately.append({name: float(number) for name, number in told.items()})
        if step % every == 0:
            means = [f"{name} {np.mean([some[name] for some in lately]):.3f}" for name in told]
            print(f"step {step} of {steps}: {', '.join(means)}, {time.time() - begun:.0f} s", flush=True)
            lately = []
    return network.eval()
