#!/usr/bin/env python3
"""Tells what happens to the figures of `bench` when one number of the vision differs: its sensitivity, and, with more what it is best fitted to. README.md beside this file has the commands.

In a copy of the working tree the named numbers (`constexpr float kAskTile = 3.0F;`) are asked from the environment when
the program starts, so that it is built once and run once for each value."""

import argparse
import functools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/mutation"))
from mutate import copy_tree, kept_version, visible  # noqa: E402

NUMBER = re.compile(
    r"^(?P<before> *)(?P<storage>(?:inline |static )*)constexpr (?P<kind>float|double) (?P<name>k\w+) =\s+(?P<value>[^;{}]+);",
    re.M,
)
FUNCTION = re.compile(r"\bconstexpr (?=(?:float|double) \w+\()")  # those that give a number, perhaps an open one
REFUSED = re.compile(r"([^\s:]+):(\d+):\d+: note: .*(?:not initialized with a constant|not declared .constexpr.)")
ASKED = """#pragma once

#include <cstdlib>
#include <string_view>

/// The number of this name, times what SWEPT=NAME=FACTOR says.
inline double swept(std::string_view name, double value) {
    const char* asked = std::getenv("SWEPT");
    const std::string_view text = asked == nullptr ? "" : asked;
    const auto end = text.rfind('=');
    return end != text.npos && text.substr(0, end) == name ? value * std::atof(asked + end + 1) : value;
}
"""
PREPARING = ("vision/image/", "vision/catalogue/", "vision/cells/", "vision/structure/")  # catalogues
READ = ["tiles_wrong", "tiles_missing", "tiles_extra", "silent", "meeples_silent", "meeples_false", "questions"]
FOLLOWED = ["tiles_wrong", "tiles_missed", "tiles_spurious", "meeples_wrong", "meeples_missed", "meeples_spurious"]
FOLLOWED += ["returns_spurious", "scorings_spurious", "silent_score_errors", "out_of_sync", "questions"]
FOLLOWED += ["track_places_wrong", "track_false_alarms"]
SIZES = {"pictures": ["pictures", "tiles"], "films": ["films", "turns"]}  # of what was measured
SUMS = {"pictures": READ, "films": FOLLOWED}


@functools.cache
def sources_of(folder):
    """Names and texts of a folder's sources, as they are when it is first asked: somebody may go on working on them."""
    paths = sorted(path for end in ("*.h", "*.cpp") for path in (ROOT / folder).rglob(end))
    return [(str(path.relative_to(ROOT)), path.read_text()) for path in paths]


def line_of(source, at):
    """The line of a place in a text."""
    return source.count("\n", 0, at) + 1


def numbers_in(folder):
    """All named fractions of a folder's sources: (file, line, name, value as written), by file and line."""
    for file, source in sources_of(folder):
        for found in NUMBER.finditer(visible(source)):
            yield file, line_of(source, found.start()), found["name"], " ".join(found["value"].split())


def asked_from_outside(file, source, left_alone):
    """The source with its numbers asked from the environment. Lines stay where they are."""
    code = visible(source)
    parts, at = [], 0
    for found in NUMBER.finditer(code):
        line = line_of(source, found.start())
        if (file, line) in left_alone:
            continue
        storage = found["storage"] or ("static " if found["before"] else "")  # of a function
        if "static" in found["storage"]:
            storage = "static inline "  # of a class
        declared = f"{found['before']}{storage}const {found['kind']} {found['name']} ="
        lines = "\n" * code[found.start() : found.start("value")].count("\n")
        call = f"static_cast<{found['kind']}>(swept(\"{file}:{line}:{found['name']}\", {found['value']}))"
        parts += [source[at : found.start()], f"{declared}{lines} {call};"]
        at = found.end()
    return FUNCTION.sub("inline ", "".join(parts) + source[at:])


class Program:
    """The program with its numbers open."""

    def __init__(self, build, folders):
        self.tree, self.binary, self.folders = build / "source", build / "binary", folders
        self.left_alone = set()
        self.open_numbers()
        command = ["cmake", "-S", self.tree, "-B", self.binary, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"]
        command += ["-DBUILD_TESTING=OFF", f"-DCMAKE_CXX_FLAGS=-include {self.tree / 'swept.h'}"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        while refused := self.build():
            self.left_alone |= refused
            self.open_numbers()

    def open_numbers(self):
        """Writes the sources in the copy."""
        opened = {"swept.h": ASKED} | kept_version()
        for folder in self.folders:
            for file, source in sources_of(folder):
                opened[file] = asked_from_outside(file, source, self.left_alone)
        copy_tree(self.tree, opened)

    def build(self):
        """Where numbers stand that the compiler has to know; none = it is built."""
        command = ["cmake", "--build", self.binary, "--target", "meeplecam", "--", "-k", "0"]
        built = subprocess.run(command, capture_output=True, text=True)
        if built.returncode == 0:
            return set()
        refused = {((self.binary / file).resolve(), int(line)) for file, line in REFUSED.findall(built.stdout)}
        places = {(str(file.relative_to(self.tree)), line) for file, line in refused if file.is_relative_to(self.tree)}
        if not places - self.left_alone:
            sys.exit(f"the program with open numbers cannot be built:\n{built.stdout[-3000:]}")
        return places

    def figures(self, options, swept=None):
        """The sums over all pictures or films. Catalogues are prepared anew where the number may be one that prepares them."""
        cache = options.out.with_suffix(".cache_of_one" if swept and swept.startswith(PREPARING) else ".cache")
        if swept is None or cache.suffix == ".cache_of_one":
            shutil.rmtree(cache, ignore_errors=True)
        environment = dict(os.environ, SWEPT=swept or "", XDG_CACHE_HOME=str(cache))
        kind = "films" if options.films else "pictures"
        command = [self.binary / "bin/meeplecam", "bench", "watch" if options.films else "read"]
        command += ["--catalogue", options.catalogue, "--json", "-"]
        command += ["--track", options.track] if options.track else []
        command += [] if options.films else ["--every", str(options.every)]
        sums = dict.fromkeys([*SIZES[kind], *SUMS[kind]], 0)
        for measured in options.films or options.pictures:
            done = subprocess.run([*command, measured], env=environment, capture_output=True, text=True)
            if done.returncode != 0:
                return None
            for one in json.loads(done.stdout)[kind]:
                for name in sums:
                    sums[name] += one["figures"][name]
        return sums


def told(figures, usual):
    """What differs from the usual, in words."""
    if figures is None:
        return "the program ends with a mistake"
    differing = [name for name in usual if figures[name] != usual[name]]
    return ", ".join(f"{name.replace('_', ' ')} {usual[name]} -> {figures[name]}" for name in differing) or "-"


def options_of():
    """What the command line asks for."""
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("folders", nargs="+", help="folders of sources, e.g. vision/decision vision/reading")
    measured = options.add_mutually_exclusive_group(required=True)
    measured.add_argument("--pictures", nargs="+", help="folders of pictures with truths, to be read")
    measured.add_argument("--films", nargs="+", help="films with truths, to be followed")
    options.add_argument("--track", help="the scoring track in the films: a file, or house")
    options.add_argument("--catalogue", required=True, help="a catalogue, or a folder of catalogues")
    options.add_argument("--every", type=int, default=1, help="every n-th picture only")
    options.add_argument("--factors", nargs="+", type=float, default=[0.8, 1.2])
    options.add_argument("--only", default="", help="names that are tried, as a regular expression")
    options.add_argument("--build", type=pathlib.Path, default=ROOT / "build/sensitivity")
    options.add_argument("--out", type=pathlib.Path, help="file of results instead of BUILD/sweep.jsonl")
    given = options.parse_args()
    given.out = (given.out or given.build / "sweep.jsonl").resolve()
    return given


def main():
    """Sweeps; a run that was ended goes on with what is not yet in its results."""
    options = options_of()
    options.build.mkdir(parents=True, exist_ok=True)
    program = Program(options.build.resolve(), options.folders)
    rows = [json.loads(line) for line in options.out.read_text().splitlines()] if options.out.exists() else []
    have = {(row["number"], row["factor"]): row["figures"] for row in rows}
    usual = program.figures(options)
    print(f"as it is: {usual}", flush=True)
    for folder in options.folders:
        for file, line, name, value in numbers_in(folder):
            number = f"{file}:{line}:{name}"
            if not re.search(options.only, number) or (file, line) in program.left_alone:
                continue
            for factor in options.factors:
                if (number, factor) not in have:
                    have[number, factor] = program.figures(options, f"{number}={factor}")
                    with options.out.open("a") as file_of_results:
                        row = {"number": number, "value": value, "factor": factor, "figures": have[number, factor]}
                        file_of_results.write(json.dumps(row) + "\n")
            results = "; ".join(f"x {factor}: {told(have[number, factor], usual)}" for factor in options.factors)
            print(f"{number} = {value}: {results}", flush=True)


if __name__ == "__main__":
    main()
