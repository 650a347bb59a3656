"""What the trainings have in common that learn from samples of `meeplecam bench`: reading them, options, ONNX files."""

import argparse
import json
import pathlib

import cv2
import numpy as np
import torch


def read(file, **how):
    """The planes of FILE.npy (loaded by np.load with `how`) and the facts of the .jsonl beside it, one for each."""
    path = pathlib.Path(file)
    planes = np.load(path, **how)
    facts = [json.loads(line) for line in path.with_suffix(".jsonl").read_text().splitlines()]
    if len(facts) != len(planes):
        raise SystemExit(f"{file} and the .jsonl beside it don't belong together; write both anew")
    return planes, facts


def export(network, path, planes, side, takes, gives):
    """Writes a network that takes a blob of n × planes × side × side, under these names; `gives` has one for each
    output."""
    torch.onnx.export(
        network,
        torch.zeros(1, planes, side, side),
        str(path),
        opset_version=11,
        input_names=[takes],
        output_names=list(gives),
        dynamic_axes={name: {0: "n"} for name in (takes, *gives)},
    )


def options_of(description, steps, batch):
    """What the command line asks for; `steps` and `batch` unless it says otherwise."""
    options = argparse.ArgumentParser(description=description.split("\n")[0])
    options.add_argument("--samples", nargs="+", required=True)
    options.add_argument("--test", nargs="*", default=[])
    options.add_argument("--steps", type=int, default=steps)
    options.add_argument("--batch", type=int, default=batch)
    options.add_argument("--seed", type=int, default=3)
    options.add_argument("--out")
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    return options.parse_args()
