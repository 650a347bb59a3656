#!/usr/bin/env python3
"""Are the planes that networks learn from those that the program gives them?

    check_planes.py [--write]

Makes up one sample for each network, as tests/unit/vision/network_planes_test.cpp does, makes its planes as the
trainings do, and compares them with those of planes.json, which the test holds against the program. --write writes the
file anew. Ends with 77 where python3-torch or python3-opencv are missing: only who trains needs them.
"""

import importlib.util
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
FILE = HERE / "planes.json"
SIDE = 64  # pixels
COTANGENT = 0.8
MOST_OFF = 1e-3
PLACES = [
    (0, 0),
    (63, 0),
    (5, 9),
    (17, 40),
    (31, 31),
    (32, 33),
    (48, 12),
    (59, 60),
    (0, 63),
    (63, 63),
    (40, 2),
    (2, 50),
]


def training(name):
    """A training's module, whatever the others are called."""
    folder = HERE.parent / name
    sys.path.insert(0, str(folder))
    spec = importlib.util.spec_from_file_location(f"{name}_train", folder / "train.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path.remove(str(folder))
    return module


def made_up(np, seed):
    """A picture that nobody took: SIDE × SIDE × 3, 8 bit."""
    y, x, c = np.mgrid[:SIDE, :SIDE, :3]
    return ((x * (c + seed) + y * (2 * c + 5) + x * y // (7 + c)) % 256).astype(np.uint8)


def planes_of_trainings(np):
    seen, face = made_up(np, 3), made_up(np, 4)
    visible = made_up(np, 5)[..., 0] // 128
    things = np.stack([made_up(np, 10 + plane)[..., 0] for plane in range(10)])
    floats = [picture.astype(np.float32) for picture in (seen, face)]
    return {
        "structure": training("structure").input_of(seen[None]).numpy(),
        "views": training("views").pair_of(floats[0], visible.astype(np.float32), floats[1])[None],
        "meeples": training("meeples").input_of(things[None], np.array([COTANGENT], np.float32)).numpy(),
    }


def main():
    try:
        import cv2  # noqa: F401
        import numpy as np
        import torch  # noqa: F401
    except ImportError as missing:
        print(f"skipped: {missing}")
        return 77
    made = {"places": PLACES}
    for name, planes in planes_of_trainings(np).items():
        made[name] = [[round(float(plane[y, x]), 4) for plane in planes[0]] for x, y in PLACES]
    if sys.argv[1:] == ["--write"]:
        lines = ",\n".join(f'"{key}": {json.dumps(values)}' for key, values in made.items())
        FILE.write_text("{" + lines + "}\n")
    written = json.loads(FILE.read_text())
    wrong = [name for name in made if not np.allclose(np.array(made[name]), np.array(written[name]), atol=MOST_OFF)]
    if wrong:
        print("Otherwise than the program makes them: " + ", ".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
