"""Trains the network of core/plan/roles on marked requests; see README.md. Input: what features.ts prints."""
import argparse
import base64
import json
import math
import random
import re

import numpy as np
import torch
from torch import nn

ROLES = "APRKNTYO"  # wish, place, remove, keep, not wanted, fact of today, talk, between
QUIET = [ROLES.index(r) for r in "TY"]
ASKED, OUTSIDE = -1, -100  # "!": neither talk nor fact, more is not known; beyond the end of a line
BUCKETS = 1024  # GRAM_BUCKETS of core/plan/roles/word-features.ts
EMBED, WIDTH, REACHES = 32, 96, (1, 2, 4, 8)
KNOWN_FROM = 3  # times that a feature occurs before it has a row of its own
WORD_LOST, GRAMS_LOST, FACETS_LOST, MARK_LOST = 0.15, 0.4, 0.1, 0.25


class Net(nn.Module):
    def __init__(self, known):
        super().__init__()
        self.rows = nn.EmbeddingBag(known + BUCKETS, EMBED, mode="sum")
        nn.init.normal_(self.rows.weight, 0, 0.15)
        widths = [EMBED] + [WIDTH] * len(REACHES)
        self.convs = nn.ModuleList(
            nn.Conv1d(a, b, 3, dilation=r, padding=r) for a, b, r in zip(widths, widths[1:], REACHES)
        )
        self.out = nn.Conv1d(WIDTH, len(ROLES), 1)
        self.drop = nn.Dropout(0.3)

    def forward(self, bags, offsets, shape, mask):
        x = self.rows(bags, offsets).view(*shape, EMBED).transpose(1, 2)
        for i, conv in enumerate(self.convs):
            y = torch.relu(conv(self.drop(x) * mask))
            x = y if i == 0 else x + y
        return self.out(self.drop(x))


def augmented(line, rng):
    """The line as somebody else types it: without some marks, or a part of it alone."""
    at = list(range(len(line["text"])))
    kind = rng.random()
    if kind < 0.15:
        at = [i for i in at if line["text"][i] not in ",.;:!?"]
    elif kind < 0.35:
        at = [i for i in at if line["text"][i] not in ",.;:" or rng.random() > MARK_LOST]
    if rng.random() < 0.2:
        cuts = [i for i in range(1, len(at)) if line["roles"][at[i]] != line["roles"][at[i - 1]]]
        if len(cuts) > 2:
            a = rng.choice([0] + cuts[:-1])
            b = rng.choice([c for c in cuts if c > a] + [len(at)])
            at = at[a:b]
    return at or list(range(len(line["text"])))


def batch_of(lines, ids, rng, train):
    picks = [augmented(l, rng) if train else list(range(len(l["text"]))) for l in lines]
    length = max(map(len, picks))
    bags, offsets = [], []
    roles = torch.full((len(lines), length), OUTSIDE)
    mask = torch.zeros(len(lines), 1, length)
    for n, (line, at) in enumerate(zip(lines, picks)):
        for k in range(length):
            offsets.append(len(bags))
            if k >= len(at):
                continue
            mask[n, 0, k] = 1
            roles[n, k] = ROLES.find(line["roles"][at[k]])
            word, *facets = line["words"][at[k]]["known"]
            grams = line["words"][at[k]]["grams"]
            lost = train and rng.random() < WORD_LOST
            if not lost:
                bags += [ids[word]] if word in ids else []
            if lost and rng.random() < GRAMS_LOST:
                grams = [rng.randrange(BUCKETS) for _ in grams] if rng.random() < 0.5 else []
            bags += [len(ids) + g for g in grams]
            if not (train and rng.random() < FACETS_LOST):
                bags += [ids[f] for f in facets if f in ids]
    return torch.tensor(bags), torch.tensor(offsets), (len(lines), length), mask, roles


def ids_of(lines):
    seen = {}
    for line in lines:
        for word in line["words"]:
            for feature in word["known"]:
                seen[feature] = seen.get(feature, 0) + 1
    return {f: i for i, f in enumerate(sorted(f for f, n in seen.items() if n >= KNOWN_FROM))}


def loss_of(said, roles):
    marked = nn.functional.cross_entropy(said, roles.where(roles >= 0, torch.tensor(OUTSIDE)), label_smoothing=0.05, reduction="sum")
    quiet = said.log_softmax(1).exp()[:, QUIET].sum(1)
    asked = -torch.log1p(-quiet.clamp(max=0.999))[roles == ASKED].sum()
    return (marked + asked) / (roles != OUTSIDE).sum()


def fit(lines, epochs, seed, log=True):
    torch.manual_seed(seed)
    rng = random.Random(seed)
    ids = ids_of(lines)
    net = Net(len(ids))
    rate = 3e-3
    step = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.02)
    per = math.ceil(len(lines) / 16)
    plan = torch.optim.lr_scheduler.OneCycleLR(step, rate, total_steps=epochs * per, pct_start=0.15)
    for epoch in range(epochs):
        net.train()
        order = rng.sample(lines, len(lines))
        total = 0.0
        for n in range(per):
            bags, offsets, shape, mask, roles = batch_of(order[n * 16 : n * 16 + 16], ids, rng, True)
            loss = loss_of(net(bags, offsets, shape, mask), roles)
            step.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            step.step()
            plan.step()
            total += loss.item()
        if log and epoch % 5 == 4:
            print(f"epoch {epoch + 1}: {total / per:.3f}", flush=True)
    net.eval()
    return net, ids


def scores(net, ids, lines):
    rng = random.Random(0)
    answers = []
    with torch.no_grad():
        for line in lines:
            bags, offsets, shape, mask, _ = batch_of([line], ids, rng, False)
            answers.append(net(bags, offsets, shape, mask)[0].T.numpy())
    return answers


MARK = re.compile(r"^[^\w]$")
HEADS = {":noun", ":use", ":species", ":undrawable"}


def run_margins(said):
    """For each word by how much it is likelier talk or fact, in the mean of its run, as core/plan/roles/quiet-words.ts has it."""
    margin = said[:, QUIET].max(1) - np.delete(said, QUIET, 1).max(1)
    mean = margin.copy()
    at = 0
    while at < len(margin):
        to = at
        while to < len(margin) and margin[to] > 0:
            to += 1
        if to > at:
            mean[at:to] = margin[at:to].mean()
        at = max(to, at + 1)
    return mean


def report(lines, answers):
    """Words right, and for rising margins: talk and facts read past, and words of each other role that are lost with them."""
    said = np.concatenate(answers)
    margin = np.concatenate([run_margins(a) for a in answers])
    meant = np.array([ROLES.index(r) for l in lines for r in l["roles"]])
    words = np.array([not MARK.match(t) for l in lines for t in l["text"]])
    heads = np.array([bool(HEADS & set(w["known"])) for l in lines for w in l["words"]])[words]
    said, meant, margin = said[words], meant[words], margin[words]
    got = said.argmax(1)
    print(f"{len(lines)} lines, {len(meant)} words, {np.mean(got == meant):.1%} right")
    print("meant  " + "".join(f"{r:>7}" for r in ROLES) + "   found")
    for i, r in enumerate(ROLES):
        row = meant == i
        if row.any():
            print(f"{r}      " + "".join(f"{np.sum(row & (got == k)):7d}" for k in range(len(ROLES))) + f"   {np.mean(got[row] == i):.1%}")
    for name, among in (("words", heads | True), ("names of things", heads)):
        print(f"read past, {name}")
        print("margin " + "".join(f"{r:>8}" for r in ROLES))
        for least in (0, 0.5, 1, 1.5, 2, 2.5, 3):
            share = lambda i: np.mean(margin[among & (meant == i)] > least) if (among & (meant == i)).any() else 0
            print(f"{least:6} " + "".join(f"{share(i):8.2%}" for i in range(len(ROLES))))


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
        "/** Made by training/words/train.py; what is in it: role-network.ts. */",
        "export const ROLE_WEIGHTS = {",
        f"  roles: {json.dumps(ROLES)},",
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
    ask.add_argument("features")
    ask.add_argument("--out", help="weights file to write")
    ask.add_argument("--epochs", type=int, default=30)
    ask.add_argument("--seed", type=int, default=18)
    ask.add_argument("--folds", type=int, default=0, help="figures from so many networks, each on files that it has not seen")
    ask.add_argument("--aside", action="store_true", help="figures on the files put aside: at the very end")
    said = ask.parse_args()
    torch.set_num_threads(1)
    lines = [json.loads(row) for row in open(said.features)]
    number = lambda line: int((re.search(r"\d+", line["file"]) or [1])[0])
    aside = [l for l in lines if number(l) % 4 == 0]
    lines = [l for l in lines if number(l) % 4 != 0]
    if said.folds:
        # Neighboring lines of one file are by one author in one mood: whole blocks of ten are left out together.
        fold_of = lambda i: (i // 10) % said.folds
        tested, answers = [], []
        asked = [l for l in lines if "!" in l["roles"]]
        lines = [l for l in lines if "!" not in l["roles"]]
        for fold in range(said.folds):
            rest = [l for i, l in enumerate(lines) if fold_of(i) != fold]
            mine = [l for i, l in enumerate(lines) if fold_of(i) == fold]
            net, ids = fit(rest + asked, said.epochs, said.seed, log=False)
            tested += mine
            answers += scores(net, ids, mine)
        report(tested, answers)
        lines += asked
    if said.out or said.aside:
        net, ids = fit(lines, said.epochs, said.seed)
        if said.aside:
            report(aside, scores(net, ids, aside))
        if said.out:
            export(net, ids, said.out)


main()
