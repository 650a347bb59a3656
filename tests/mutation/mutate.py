#!/usr/bin/env python3
"""Measures the unit tests by mutation: changes one operator, constant or call of a source at a time, builds the test
program of its library and runs it. What no test notices is told at the end. README.md beside this file has the commands.

Sources are changed in a copy of the working tree, so that nothing can remain in the tree itself."""

import argparse
import dataclasses
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = {"engine": "engine_tests", "app/session": "app_session_tests", "vision": "vision_tests"}
LIBRARIES = {"engine": "engine", "app/session": "session", "vision": "vision"}
USUAL = ["engine", "app/session", "vision/decision"]  # built alone in any case, so that one build folder serves all
MEMORY = 6 << 30  # bytes that a changed program may take
LEAST_TIME = 60.0  # seconds that it may take in any case, as others may be at work on the machine

HIDDEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![\w])\'(?:\\.|[^\'\\\n])+\'|^[ \t]*#[^\n]*',
    re.M | re.S,
)
LEFT_ALONE = re.compile(
    r"\bstatic_assert\b|\bMEEPLECAM_CHECK\b|\breserve\(|\btemplate<|\boperator\b|^\s*(using|namespace)\b"
)
SWAPS = [
    (r"(?<=\s)(<=|>=|==|!=|<|>)(?=\s)", {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}),
    (r"(?<=\s)(\+|-|\*|/|\+=|-=)(?=\s)", {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+="}),
    (r"(?<=\s)(&&|\|\|)(?=\s)", {"&&": "||", "||": "&&"}),
    (r"\b(true|false)\b", {"true": "false", "false": "true"}),
    (r"\b(continue|break)\b(?=;)", {"continue": "break", "break": "continue"}),
    (r"\bstd::(min|max)\b", {"min": "max", "max": "min"}),
    (r"\b(any_of|all_of|none_of)\b", {"any_of": "all_of", "all_of": "any_of", "none_of": "any_of"}),
    (r"(?<!\w)(\+\+|--)(?=\w)", {"++": "--", "--": "++"}),
    (r"(?<![\w!])(!)(?=[\w(*])", {"!": ""}),
]
NUMBER = re.compile(r"(?<![\w.'<])(\d+\.\d*|\d+)(F|U|UL|UZ|L)?(?![\w.'>])")
CALL = re.compile(r"^ +(?=\w)(?!return\b|throw\b|delete\b|else\b|if\b|for\b|while\b|case\b)[\w:.>\-\[\]]+\([^;]*\);$")
CONDITION = re.compile(r"\b(?:if|while) (\()")
RETURN = re.compile(r"\breturn (?!true\b|false\b)([^;{}]+);")
HEAD = re.compile(r"^(?:constexpr |inline |static )*(\w[\w:<>*& ]*?) [\w:~]+\(")


@dataclasses.dataclass(frozen=True)
class Mutant:
    """One change: the text from `start` to `end` of a file is replaced. Offsets are in characters, lines from 1."""

    folder: str
    file: str
    line: int
    start: int
    end: int
    text: str


def visible(source):
    """The source with all that is no code made blank: comments, texts, lines of the preprocessor."""
    return HIDDEN.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), source)


def other_number(digits, suffix):
    """Another constant: the next whole number, twice the fraction."""
    if "." not in digits:
        return f"{int(digits) + 1}{suffix or ''}"
    return f"{float(digits) * 2 or 1.0!r}{suffix or ''}"


def closing(code, opening):
    """Where the bracket at `opening` is closed."""
    depth = 0
    for at in range(opening, len(code)):
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        if depth == 0:
            return at
    return len(code)


def swaps_in(code):
    """Changes of an operator or a word to its opposite: start, end, new text."""
    for pattern, opposite in SWAPS:
        for found in re.finditer(pattern, code):
            yield found.start(1), found.end(1), opposite[found.group(1)]


def numbers_in(code):
    """Changes of constants."""
    for found in NUMBER.finditer(code):
        yield found.start(), found.end(), other_number(found.group(1), found.group(2))


def conditions_in(code):
    """Negated conditions; those that declare something are left alone."""
    for found in CONDITION.finditer(code):
        start, end = found.start(1) + 1, closing(code, found.start(1))
        start += code[start:end].rfind(";") + 1
        if not re.search(r"[^=!<>]=[^=]", code[start:end]):
            yield start, end, f" !({code[start:end].strip()})".removeprefix(" " if code[start - 1] == "(" else "")


def returns_in(code):
    """Negated results of functions that return a bool."""
    returned = ""
    for line in re.finditer(r"^.*$", code, re.M):
        head = HEAD.match(line.group())
        returned = head.group(1) if head else returned
        found = RETURN.search(line.group()) if returned == "bool" else None
        if found:
            start, end = line.start() + found.start(1), line.start() + found.end(1)
            yield start, end, f"!({code[start:end]})"


def calls_in(code):
    """Calls that are left out."""
    for line in re.finditer(r"^.*$", code, re.M):
        begins = code[: line.start()].rstrip()[-1:] in ";{})"
        if begins and CALL.match(line.group()) and line.group().count("(") == line.group().count(")"):
            yield line.start() + len(line.group()) - len(line.group().lstrip()), line.end(), ";"


def joins_texts(source, start):
    """Whether an operator stands in a line with texts: most likely no sum of numbers."""
    line = source[source.rfind("\n", 0, start) + 1 : source.find("\n", start)]
    return re.search(r"[\"']|string|text|Text", line)


def mutants_of(folder, file):
    """All changes of a file that are worth trying."""
    source = (ROOT / file).read_text()
    code = visible(source)
    lines = code.split("\n")
    for finder in (swaps_in, numbers_in, conditions_in, returns_in, calls_in):
        for start, end, text in finder(code):
            number = code.count("\n", 0, start)
            steps = finder is swaps_in and source[start:end] in ("++", "--") and "for (" in lines[number]
            if LEFT_ALONE.search(lines[number]) or steps:
                continue
            if source[start:end] in ("+", "+=") and joins_texts(source, start):
                continue
            if finder in (conditions_in, returns_in):
                text = text.replace(code[start:end].strip(), source[start:end].strip())
            yield Mutant(folder, file, number + 1, start, end, text)


def drawn(folder, count, chance):
    """So many changes in a folder: lines of code are drawn evenly, then one of a line's changes."""
    lines = {}
    for path in sorted((ROOT / folder).rglob("*.cpp")):
        for mutant in mutants_of(folder, str(path.relative_to(ROOT))):
            lines.setdefault((mutant.file, mutant.line), []).append(mutant)
    keys = chance.sample(sorted(lines), min(count, len(lines)))
    return [chance.choice(lines[key]) for key in keys]


def survivors_of(results, folders):
    """The changes that survived in an earlier run."""
    names = {field.name for field in dataclasses.fields(Mutant)}
    for row in map(json.loads, pathlib.Path(results).read_text().splitlines()):
        if row["outcome"] == "survived" and row["folder"] in folders:
            yield Mutant(**{name: row[name] for name in names})


def judged(results, mutants):
    """The rows of an earlier run of the same changes that was ended early: it goes on from there."""
    path = pathlib.Path(results)
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    for row, mutant in zip(rows, mutants):
        if (row["file"], row["start"], row["text"]) != (mutant.file, mutant.start, mutant.text):
            sys.exit(f"{path} has the results of other changes; remove it or name another file with --out")
    return rows


def entry_of(table, folder):
    """What a table says about the library that a folder belongs to."""
    return next(value for key, value in table.items() if f"{folder}/".startswith(f"{key}/"))


def copy_tree(tree, instead):
    """Makes the copy of the working tree equal to it but for some files, whose texts (by name) are others. Files that are
    equal keep their time."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=True
    )
    names = {name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()} | instead.keys()
    for name in names:
        target, text = tree / name, instead.get(name)
        content = (ROOT / name).read_bytes() if text is None else text.encode()
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
            if text is None:
                shutil.copymode(ROOT / name, target)
    for path in list(tree.rglob("*")):
        if path.is_file() and str(path.relative_to(tree)) not in names:
            path.unlink()


def tests_of(file):
    """The tests that stand where the source stands, as for --gtest_filter: they are asked first, as they take less."""
    path = ROOT / "tests/unit" / file.replace(".cpp", "_test.cpp")
    suites = re.findall(r"^TEST(?:_F|_P)?\((\w+),", path.read_text(), re.M) if path.exists() else []
    return ":".join(f"{suite}.*:*/{suite}.*" for suite in sorted(set(suites)))


def kept_version():
    """A change of the vision shall not number the preparation of catalogues anew: that compiles a dozen other files."""
    script = "vision/preparation_version.cmake"
    return {script: 'if(EXISTS "${HEADER}")\n  return()\nendif()\n' + (ROOT / script).read_text()}


class Bench:
    """A copy of the working tree and its build; tells what the tests say of a change."""

    def __init__(self, build, folders, only, further):
        self.tree, self.binary, self.only, self.further = build / "source", build / "binary", only, further
        self.environment = {key: value for key, value in os.environ.items() if key != "MEEPLECAM_DATA"}
        copy_tree(self.tree, kept_version())
        self.configure(folders)
        self.usual = {}
        for program in {entry_of(PROGRAMS, folder) for folder in folders}:
            self.prove(program)
        if further and (failed := self.further_failure()):
            sys.exit(f"{failed} fails without any change")

    def configure(self, folders):
        """Sources that are going to be changed are compiled alone, all with few optimisations."""
        changed = ";".join(f"{entry_of(LIBRARIES, folder)}={folder}" for folder in sorted({*USUAL, *folders}))
        command = ["cmake", "-S", self.tree, "-B", self.binary, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug"]
        command += ["-DCMAKE_CXX_FLAGS_DEBUG=-O1", f"-DMEEPLECAM_CHANGED={changed}"]
        command += [f"-DCMAKE_PROJECT_INCLUDE={self.tree / 'tests/mutation/single_files.cmake'}"]
        if shutil.which("ld.lld"):
            command.append("-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld")
        subprocess.run(command, env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def build(self, program):
        """Whether the program could be built."""
        command = ["cmake", "--build", self.binary, "--target", program]
        return subprocess.run(command, env=self.environment, capture_output=True).returncode == 0

    def run(self, program, limit, tests):
        """The exit status and what was said; no status where it took longer than `limit` seconds."""
        command = [self.binary / "bin" / program, "--gtest_fail_fast", f"--gtest_filter={tests}"]
        bounds = lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        with subprocess.Popen(
            command,
            cwd=self.binary,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            preexec_fn=bounds,
        ) as running:
            try:
                said = running.communicate(timeout=limit)[0]
                return running.returncode, said
            except subprocess.TimeoutExpired:
                return None, ""
            finally:
                running.kill()

    def prove(self, program):
        """Builds and runs a program as it is: it has to pass, and its time is the usual one."""
        if not self.build(program):
            sys.exit(f"{program} cannot be built; see cmake --build {self.binary} --target {program}")
        began = time.monotonic()
        status, said = self.run(program, 600, self.only)
        self.usual[program] = time.monotonic() - began
        if status != 0:
            sys.exit(f"{program} fails without any change:\n{said[-2000:]}")

    def further_failure(self):
        """Asks the tests of all programs that --further names; the first that fails, empty when none does."""
        if not self.build("all"):
            return "the build"
        command = ["ctest", "--test-dir", self.binary, "-R", self.further, "--stop-on-failure"]
        said = subprocess.run(command, env=self.environment, capture_output=True, text=True, errors="replace")
        failed = re.search(r"Test +#\d+: (\S+) .*\*\*\*(?!Skipped)", said.stdout)
        return failed.group(1) if failed else ""

    def judge(self, mutant):
        """What becomes of a change, and which test noticed it."""
        program = entry_of(PROGRAMS, mutant.folder)
        path = self.tree / mutant.file
        source = path.read_text()
        try:
            path.write_text(source[: mutant.start] + mutant.text + source[mutant.end :])
            if not self.build(program):
                return "did not compile", ""
            limit = max(LEAST_TIME, 3 * self.usual[program])
            own = tests_of(mutant.file)
            status, said = self.run(program, limit, own) if own else (0, "")
            if status == 0:
                status, said = self.run(program, limit, self.only)
            if status == 0 and self.further and (failed := self.further_failure()):
                return "killed", failed
        finally:
            path.write_text(source)
        if status is None:
            return "timed out", ""
        failed = re.search(r"\[  FAILED  \] ([\w./]+)", said) or re.search(r"(?s:.*)\[ RUN      \] ([\w./]+)", said)
        return ("killed", failed.group(1) if failed else "") if status else ("survived", "")


def row_of(mutant, outcome, noticed, seconds):
    """A line of the results."""
    source = (ROOT / mutant.file).read_text()
    first = source.rfind("\n", 0, mutant.start) + 1
    last = source.find("\n", mutant.end)
    before = source[first:last]
    after = source[first : mutant.start] + mutant.text + source[mutant.end : last]
    row = dataclasses.asdict(mutant) | {"before": before.strip(), "after": after.strip()}
    return row | {"outcome": outcome, "noticed_by": noticed, "seconds": round(seconds, 1)}


def tell(rows):
    """Prints what survived and how many were killed in each folder."""
    for row in rows:
        if row["outcome"] == "survived":
            print(f"{row['file']}:{row['line']}\n  - {row['before']}\n  + {row['after']}")
    for folder in sorted({row["folder"] for row in rows}):
        outcomes = [row["outcome"] for row in rows if row["folder"] == folder]
        late, broken = outcomes.count("timed out"), outcomes.count("did not compile")
        killed = outcomes.count("killed") + late
        print(f"{folder}: {killed} of {len(outcomes) - broken} killed ({late} timed out); {broken} did not compile")


def options_of():
    """What the command line asks for."""
    options = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    options.add_argument("folders", nargs="+", help="folders of sources, e.g. engine app/session vision/decision")
    options.add_argument("--count", type=int, default=50, help="changes in each folder")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--build", type=pathlib.Path, default=ROOT / "build/mutation")
    options.add_argument("--only", default="*", help="tests that are run, as for --gtest_filter")
    options.add_argument("--further", help="tests of all programs that are asked of what survives, as for ctest -R")
    options.add_argument("--again", help="results of an earlier run: only what survived there")
    options.add_argument("--out", help="file of results instead of BUILD/seed_SEED.jsonl")
    return options.parse_args()


def main():
    """Judges all changes; Ctrl-C ends it early with what is known."""
    options = options_of()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    options.build.mkdir(parents=True, exist_ok=True)
    chance = random.Random(options.seed)
    mutants = [mutant for folder in options.folders for mutant in drawn(folder, options.count, chance)]
    if options.again:
        mutants = list(survivors_of(options.again, options.folders))
    out = options.out or options.build / f"seed_{options.seed}.jsonl"
    rows = judged(out, mutants)
    bench = Bench(options.build.resolve(), options.folders, options.only, options.further)
    try:
        with open(out, "a") as results:
            for mutant in mutants[len(rows) :]:
                began = time.monotonic()
                outcome, noticed = bench.judge(mutant)
                rows.append(row_of(mutant, outcome, noticed, time.monotonic() - began))
                print(json.dumps(rows[-1], ensure_ascii=False), file=results, flush=True)
                print(
                    f"{len(rows)} of {len(mutants)}: {mutant.file}:{mutant.line} {outcome} {noticed}", file=sys.stderr
                )
    except KeyboardInterrupt:
        print("ended early", file=sys.stderr)
    tell(rows)


if __name__ == "__main__":
    main()
