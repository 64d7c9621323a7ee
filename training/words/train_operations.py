"""Trains the network of core/plan/asked on requests with marked operations; see README.md. Input: what operations.ts prints, and features.ts."""
import argparse
import base64
import json
import math
import random
import re
import sys

import numpy as np
import torch
from torch import nn

OPS = "add remove replace set move grow shrink more fewer keep unwanted show undo other".split()
PARTS = "it old new num val size place dir ref".split()
COARSE = "APRKNTYO"  # the marks of corpus/*.txt; they help the layers below and are not kept
OP_LABELS, PART_LABELS = 1 + 2 * len(OPS), 1 + 2 * len(PARTS)
OUTSIDE = -100
BUCKETS = 1024  # GRAM_BUCKETS of core/plan/roles/word-features.ts
EMBED, WIDTH, REACHES = 48, 112, (1, 2, 4, 8, 16)
KNOWN_FROM = 2  # requests, as they were written, that a feature occurs in before it has a row of its own
WORD_LOST, GRAMS_LOST, FACETS_LOST, MARK_LOST = 0.15, 0.4, 0.1, 0.25
DROPPED = 0.2
VARIANTS = 1.5  # of requests of which there are several, beside one as it was written
JOINED = 0.15
LONG = 60  # words: such a request is joined to no other
KEPT = 0.998  # of the mean of the weights, each step


class Net(nn.Module):
    def __init__(self, known):
        super().__init__()
        self.rows = nn.EmbeddingBag(known + BUCKETS, EMBED, mode="sum")
        nn.init.normal_(self.rows.weight, 0, 0.15)
        widths = [EMBED] + [WIDTH] * len(REACHES)
        self.convs = nn.ModuleList(
            nn.Conv1d(a, b, 3, dilation=r, padding=r) for a, b, r in zip(widths, widths[1:], REACHES)
        )
        self.out = nn.Conv1d(WIDTH, OP_LABELS + PART_LABELS, 1)
        self.coarse = nn.Conv1d(WIDTH, len(COARSE), 1)

    def drop(self, x):
        """Whole numbers of a request at once: a draw for each word costs more than the convolutions."""
        if not self.training:
            return x
        return x * ((torch.rand(*x.shape[:2], 1) > DROPPED) / (1 - DROPPED))

    def forward(self, bags, offsets, shape, mask):
        x = self.rows(bags, offsets).view(*shape, EMBED).transpose(1, 2)
        for i, conv in enumerate(self.convs):
            y = torch.relu(conv(self.drop(x) * mask))
            x = y if i == 0 else x + y
        x = self.drop(x)
        return self.out(x), self.coarse(x)


def augmented(line, rng):
    """The request as somebody else types it: without some marks, or a part of it alone."""
    at = list(range(len(line["text"])))
    kind = rng.random()
    if kind < 0.15:
        at = [i for i in at if line["text"][i] not in ",.;:!?"]
    elif kind < 0.35:
        at = [i for i in at if line["text"][i] not in ",.;:" or rng.random() > MARK_LOST]
    ops = line.get("ops")
    if ops and rng.random() < 0.2:
        # Where an operation begins, or one has ended.
        cuts = [k for k in range(1, len(at)) if (ops[at[k]] % 2 == 1 or ops[at[k]] == 0) and ops[at[k]] != ops[at[k - 1]]]
        if len(cuts) > 1:
            a = rng.choice([0] + cuts[:-1])
            b = rng.choice([c for c in cuts if c > a] + [len(at)])
            at = at[a:b]
    at = at or list(range(len(line["text"])))
    pick = lambda key, none: [line[key][i] for i in at] if key in line else [none] * len(at)
    return {
        "words": pick("words", None),
        "ops": pick("ops", OUTSIDE),
        "parts": pick("parts", OUTSIDE),
        "roles": [COARSE.index(r) if r in COARSE else OUTSIDE for r in pick("roles", "?")],
    }


def batch_of(lines, ids, rng, train):
    if train:
        picks = []
        for line in lines:
            one = augmented(line, rng)
            if rng.random() < JOINED and len(one["words"]) < LONG:
                two = augmented(rng.choice(lines), rng)
                one = {key: one[key] + two[key] for key in one}
            picks.append(one)
    else:
        picks = [{"words": l["words"], "ops": l["ops"], "parts": l["parts"], "roles": [OUTSIDE] * len(l["ops"])} for l in lines]
    length = max(len(p["words"]) for p in picks)
    bags, offsets = [], []
    goals = {key: torch.full((len(lines), length), OUTSIDE) for key in ("ops", "parts", "roles")}
    mask = torch.zeros(len(lines), 1, length)
    for n, pick in enumerate(picks):
        count = len(pick["words"])
        mask[n, 0, :count] = 1
        for key, goal in goals.items():
            goal[n, :count] = torch.tensor(pick[key])
        for k in range(length):
            offsets.append(len(bags))
            if k >= count:
                continue
            word, *facets = pick["words"][k]["known"]
            grams = pick["words"][k]["grams"]
            lost = train and rng.random() < WORD_LOST
            if not lost:
                bags += [ids[word]] if word in ids else []
            if lost and rng.random() < GRAMS_LOST:
                grams = [rng.randrange(BUCKETS) for _ in grams] if rng.random() < 0.5 else []
            bags += [len(ids) + g for g in grams]
            if not (train and rng.random() < FACETS_LOST):
                bags += [ids[f] for f in facets if f in ids]
    return torch.tensor(bags), torch.tensor(offsets), (len(lines), length), mask, goals


def ids_of(lines):
    seen = {}
    for line in lines:
        if line["file"].endswith("+"):
            continue
        for feature in {f for word in line["words"] for f in word["known"]}:
            seen[feature] = seen.get(feature, 0) + 1
    return {f: i for i, f in enumerate(sorted(f for f, n in seen.items() if n >= KNOWN_FROM))}


def loss_of(said, coarse, goals):
    entropy = lambda x, goal: nn.functional.cross_entropy(x, goal, label_smoothing=0.05, reduction="sum", ignore_index=OUTSIDE)
    count = max(1, int((goals["ops"] != OUTSIDE).sum()))
    loss = (entropy(said[:, :OP_LABELS], goals["ops"]) + entropy(said[:, OP_LABELS:], goals["parts"])) / count
    others = int((goals["roles"] != OUTSIDE).sum())
    return loss + (0.5 * entropy(coarse, goals["roles"]) / others if others else 0)


def started(path):
    """The network of a weights file, and its features."""
    text = open(path).read()
    field = lambda name: json.loads(re.search(rf"  {name}: (.*),\n", text)[1])
    weights = np.frombuffer(base64.b64decode(field("weights")), np.int8).astype(np.float32)
    scales = np.frombuffer(base64.b64decode(field("scales")), "<f4")
    ids = {f.replace("_", " "): i for i, f in enumerate(field("known").split(" "))}
    net = Net(len(ids))
    at, scale_at = 0, 0
    with torch.no_grad():
        for weight, bias in [(net.rows.weight, None)] + [(c.weight, c.bias) for c in [*net.convs, net.out]]:
            shape = weight.shape if bias is None else (weight.shape[0], weight.shape[2], weight.shape[1])
            count = weight.numel()
            whole = weights[at : at + count].reshape(shape)
            at += count
            scale = scales[scale_at : scale_at + shape[0]]
            scale_at += shape[0]
            whole = torch.tensor(whole * scale.reshape(-1, *[1] * (len(shape) - 1)))
            weight.copy_(whole if bias is None else whole.transpose(1, 2))
            if bias is not None:
                bias.copy_(torch.tensor(scales[scale_at : scale_at + shape[0]]))
                scale_at += shape[0]
    return net, ids


def fit(lines, epochs, seed, start=None):
    torch.manual_seed(seed)
    rng = random.Random(seed)
    if start:
        net, ids = started(start)
    else:
        ids = ids_of(lines)
        net = Net(len(ids))
    rate = 2e-3 if start else 3e-3
    step = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.02)
    own = [l for l in lines if not l["file"].endswith("+")]
    variants = [l for l in lines if l["file"].endswith("+")]
    share = min(VARIANTS, len(variants) / max(1, len(own)))
    size = 24
    per = math.ceil(len(own) * (1 + share) / size)
    plan = torch.optim.lr_scheduler.OneCycleLR(step, rate, total_steps=epochs * per, pct_start=0.15)
    mean = {name: weight.detach().clone() for name, weight in net.named_parameters()}
    for epoch in range(epochs):
        net.train()
        order = own + rng.sample(variants, int(share * len(own)))
        rng.shuffle(order)
        # Requests of one length go together: less is reckoned beyond their ends.
        order = [l for k in range(0, len(order), 20 * size) for l in sorted(order[k : k + 20 * size], key=lambda l: len(l["text"]))]
        batches = [order[k : k + size] for k in range(0, len(order), size)]
        rng.shuffle(batches)
        total = 0.0
        for some in batches[:per]:
            bags, offsets, shape, mask, goals = batch_of(some, ids, rng, True)
            loss = loss_of(*net(bags, offsets, shape, mask), goals)
            step.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            step.step()
            plan.step()
            total += loss.item()
            with torch.no_grad():
                for name, weight in net.named_parameters():
                    mean[name].lerp_(weight, 1 - KEPT)
        print(f"epoch {epoch + 1}: {total / per:.3f}", flush=True)
    with torch.no_grad():
        for name, weight in net.named_parameters():
            weight.copy_(mean[name])
    net.eval()
    return net, ids


def scores(net, ids, lines):
    rng = random.Random(0)
    answers = []
    with torch.no_grad():
        for line in lines:
            bags, offsets, shape, mask, _ = batch_of([line], ids, rng, False)
            answers.append(net(bags, offsets, shape, mask)[0][0].T.numpy())
    return answers


def best_path(score, before):
    """Labels 0 = outside, odd = first of its sort, even = goes on: that follows its own sort alone."""
    total = np.full(score.shape, -1e9)
    back = np.zeros(score.shape, int)
    labels = score.shape[1]
    for at in range(len(score)):
        for label in range(labels):
            goes_on = label > 0 and label % 2 == 0
            if at == 0:
                total[at, label] = -1e9 if goes_on else score[at, label]
                continue
            last = total[at - 1]
            if goes_on:
                k = label - 1 if last[label - 1] >= last[label] else label
            else:
                k = int(last.argmax())
            total[at, label] = last[k] + score[at, label]
            back[at, label] = k
    path = [int(total[-1].argmax())]
    for at in range(len(score) - 1, 0, -1):
        path.append(int(back[at, path[-1]]))
    return path[::-1]


def spans(labels, marks):
    """(sort, first, last) of each run, marks at its ends left out."""
    found, at = [], 0
    while at < len(labels):
        if labels[at] == 0:
            at += 1
            continue
        sort, to = (labels[at] - 1) // 2, at + 1
        while to < len(labels) and labels[to] == 2 * sort + 2:
            to += 1
        a, b = at, to
        while a < b and marks[a]:
            a += 1
        while b > a and marks[b - 1]:
            b -= 1
        if b > a:
            found.append((sort, a, b))
        at = to
    return found


def report(lines, answers):
    sums = {"ops": [0, 0, 0], "parts": [0, 0, 0]}
    whole = kinds = words = right = 0
    by_op = {}
    for line, score in zip(lines, answers):
        marks = [bool(re.match(r"^[^\w]$", t)) for t in line["text"]]
        ops = best_path(score[:, :OP_LABELS], None)
        free = score[:, OP_LABELS:].copy()
        for at, op in enumerate(ops):
            if op == 0:
                free[at, 1:] = -1e6
            elif op % 2 == 1:
                free[at, 2::2] -= 1e6
        parts = best_path(free, None)
        meant = [(o - 1) // 2 if o else -1 for o in line["ops"]]
        got = [(o - 1) // 2 if o else -1 for o in ops]
        words += sum(not m for m in marks)
        right += sum(a == b and not m for a, b, m in zip(meant, got, marks))
        same = True
        for key, mine, gold in (("ops", ops, line["ops"]), ("parts", parts, line["parts"])):
            a, b = set(spans(mine, marks)), set(spans(gold, marks))
            sums[key][0] += len(a & b)
            sums[key][1] += len(a)
            sums[key][2] += len(b)
            same &= a == b
            if key == "ops":
                for sort, first, last in b:
                    one = by_op.setdefault(OPS[sort], [0, 0, 0])
                    one[0] += 1
                    one[1] += (sort, first, last) in a
                    one[2] += any(s == sort and f < last and l > first for s, f, l in a)
        whole += same
        order = lambda labels: [s for s, _, _ in spans(labels, marks)]
        kinds += order(ops) == order(line["ops"])
    f = lambda k: 2 * sums[k][0] / max(1, sums[k][1] + sums[k][2])
    print(f"{len(lines)} requests: words in the right operation {right / words:.1%}; operations F1 {f('ops'):.1%}; parts F1 {f('parts'):.1%}; "
          f"same operations in order {kinds / len(lines):.1%}; all the same {whole / len(lines):.1%}")
    print("  ".join(f"{op} {one[0]}: {one[1] / one[0]:.0%} exact {one[2] / one[0]:.0%} found" for op, one in sorted(by_op.items(), key=lambda i: -i[1][0])))


def packed(tensor, axis):
    """8 bits with one scale for each row along `axis`."""
    weight = tensor.detach().numpy()
    other = tuple(k for k in range(weight.ndim) if k != axis)
    scale = np.maximum(np.abs(weight).max(other), 1e-8) / 127
    whole = np.clip(np.round(weight / np.expand_dims(scale, other)), -127, 127).astype(np.int8)
    return scale, whole


def export(net, ids, path):
    scales, weights = [], []

    def put(tensor, axis, order):
        scale, whole = packed(tensor, axis)
        scales.append(scale.astype("<f4"))
        weights.append(np.ascontiguousarray(whole.transpose(order)).ravel())

    put(net.rows.weight, 0, (0, 1))
    for conv in [*net.convs, net.out]:
        put(conv.weight, 0, (0, 2, 1))  # output, tap, input
        scales.append(conv.bias.detach().numpy().astype("<f4"))
    text = lambda arrays: base64.b64encode(b"".join(a.tobytes() for a in arrays)).decode()
    lines = [
        "/** Made by training/words/train_operations.py; what is in it: core/plan/roles/word-network.ts. */",
        "export const ASKED_WEIGHTS = {",
        f"  outputs: {OP_LABELS + PART_LABELS},",
        f"  known: {json.dumps(' '.join(f.replace(' ', '_') for f in ids))},",
        f"  embed: {EMBED},",
        f"  width: {WIDTH},",
        f"  reaches: {json.dumps(list(REACHES))},",
        f"  scales: {json.dumps(text(scales))},",
        f"  weights: {json.dumps(text(weights))},",
        "};",
    ]
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")
    print(f"{path}: {sum(w.size for w in weights)} weights, {len(ids)} known features")


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("operations")
    ask.add_argument("coarse", nargs="?", help="what features.ts prints of corpus/*.txt")
    ask.add_argument("--out", help="weights file to write")
    ask.add_argument("--epochs", type=int, default=24)
    ask.add_argument("--seed", type=int, default=18)
    ask.add_argument("--start", help="weights file to go on from")
    said = ask.parse_args()
    torch.set_num_threads(1)
    number = lambda line: int((re.search(r"\d+", line["file"]) or [1])[0])
    isAside = lambda line: number(line) % 4 == 0
    lines = [json.loads(row) for row in open(said.operations)]
    aside = [l for l in lines if isAside(l)]
    lines = [l for l in lines if not isAside(l)]
    if said.coarse:
        marked = {l["file"] for l in lines}
        lines += [l for l in map(json.loads, open(said.coarse)) if not isAside(l) and "!" not in l["roles"] and l["file"] not in marked]
    net, ids = fit(lines, said.epochs, said.seed, said.start)
    report(aside, scores(net, ids, aside))
    if said.out:
        export(net, ids, said.out)


main()
