"""Writes photos/manifest.json: what each training photo is, its licence and its fold. A house that is seen in several photos stays in one fold.

gather.py SOURCE_MANIFEST...   manifests with `file`, licence and source fields (see README.md); photos themselves are copied by hand at training size.
"""

import hashlib
import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
FOLDS = 3  # of cross-validation; entries that say `"fold": 3` are put aside for judging, see train.py
KEPT = ["repo", "path", "commit", "licence", "image_licence", "source", "source_id", "evidence", "author", "tags", "property_group", "elsewhere", "fold"]
# r10 may be used in tests only.
LEFT_OUT = {"r10_white_cottage"}

# The same house in photos of different sources.
SAME_HOUSE = {"r03_modern_front_lawn": "modern brick box", "t012_front_modern_lawn": "modern brick box"}


def fold_of(key):
    return int(hashlib.sha256(key.encode()).hexdigest(), 16) % FOLDS


def main(files):
    manifest = HERE / "photos" / "manifest.json"
    rows = json.loads(manifest.read_text()) if manifest.exists() else []
    known = {row["name"] for row in rows}
    # A photo keeps its fold: networks of a fold must never have learned from its photos. So do further photos of the same house.
    folds = {row["property_group"]: row["fold"] for row in rows if row.get("property_group")}
    for file in files:
        for entry in json.loads(Path(file).read_text()):
            name = Path(entry["file"]).stem
            if name in LEFT_OUT or name in known or not (HERE / "photos" / f"{name}.jpg").exists():
                continue
            row = {"name": name, **{k: entry[k] for k in KEPT if entry.get(k)}}
            if name in SAME_HOUSE and not row.get("property_group"):
                row["property_group"] = SAME_HOUSE[name]
            group = row.get("property_group")
            if "fold" not in row:
                row["fold"] = folds.setdefault(group, fold_of(group)) if group else fold_of(name)
            rows.append(row)
    rows.sort(key=lambda r: r["name"])
    manifest.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n")
    print(len(rows), "photos;", [sum(r["fold"] == f for r in rows) for f in range(FOLDS + 1)], "in the folds, the last put aside")


main(sys.argv[1:])
