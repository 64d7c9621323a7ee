import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromBER } from "asn1js";
import { ContentInfo, SignedData } from "pkijs";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealTools } from "#app/lib/seal-tools.ts";
import { ProposalRecord } from "#contract/proposal-record.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { type SealReport, verifySeal } from "#core/seal/verify-seal.ts";
import { startTimeStampServer } from "#tests/fakes/time-stamp-server.ts";
import { inTestAll, partOfToday } from "#tests/only-in-test-all.ts";
import { sealableRecord } from "#tests/support/sealed-record.ts";
import { warmWorkers } from "#tests/support/warm-threads.ts";
import { loadSealKey } from "./seal-key.ts";
import { createSealer, type Sealer } from "./sealer.ts";

const now = new Date("2026-11-22T16:00:00Z");
const ownP12 = new URL("../../../../tests/fixtures/seal/own-key.p12", import.meta.url).pathname;
let folder = "";
let sealer: Sealer;
let signed: Awaited<ReturnType<typeof sealableRecord>>;
let file: Uint8Array<ArrayBuffer>;
const warnings: string[] = [];

async function openSealer(given: {
  p12File?: string;
  p12Password?: string;
  tsaUrl?: string;
  keyFile?: string;
}) {
  const { p12File, p12Password = "", tsaUrl, keyFile = join(folder, "seal-key.pem") } = given;
  const key = await loadSealKey({ p12File, p12Password, keyFile }, "Yardwright seal", now);
  return createSealer({
    pool: warmWorkers().seals,
    key,
    tsaUrl,
    product: "Yardwright",
    verifyUrl: "https://yardwright.example/verify",
    now: () => now,
    onWarning: (sentence) => warnings.push(sentence),
  });
}

const verify = (bytes: Uint8Array) => verifySeal(bytes, sealTools);
async function textOf(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "yardwright-seal-"));
  sealer = await openSealer({});
  signed = await sealableRecord();
  file = await sealer.sealProposal(signed.record, signed.pictures);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** What `pdfsig` of poppler says; null where it is not installed. */
async function pdfsig(bytes: Uint8Array): Promise<string | null> {
  const path = join(folder, "checked.pdf");
  await writeFile(path, bytes);
  try {
    return execFileSync("pdfsig", [path], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Whether a library that knows nothing of our reader calls the signature good. */
async function pkijsAgrees(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes).toString("latin1");
  const found = /\/ByteRange \[0 (\d+) +(\d+) +(\d+) *\]/.exec(text);
  const [before = 0, after = 0] = (found ?? []).slice(1).map(Number);
  const cms = Uint8Array.from(Buffer.from(text.slice(before + 1, after - 1), "hex"));
  const content = new ContentInfo({ schema: fromBER(cms).result });
  const signedData = new SignedData({ schema: content.content });
  const covered = Buffer.concat([bytes.subarray(0, before), bytes.subarray(after)]);
  return signedData.verify({ signer: 0, data: new Uint8Array(covered).buffer });
}

describe("a sealed proposal", () => {
  it("has the letters of names beyond Latin-1, and says which ones it does not have", async () => {
    const client = { ...signed.record.offer.client, name: "Łukasz Żółć" };
    const made = await sealableRecord({ client, title: "Сад Ивана, κήπος, vườn của Nguyễn, 庭" });
    const [one, ...others] = made.record.signatures;
    const signature = { kind: "typed" as const, text: "Łukasz Żółć" };
    const record = { ...made.record, signatures: [{ ...one!, name: client.name, signature }, ...others] };
    const started = performance.now();
    const written = await sealer.sealProposal(record, made.pictures);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect((await verify(written)).state).toBe("unchanged");
    expect(written.length - file.length).toBeLessThan(100_000);
    const pages = await textOf(written);
    expect(pages[0]).toContain("Сад Ивана, κήπος, vườn của Nguyễn, ?");
    expect(pages[0]).toContain("Prepared for Łukasz Żółć");
    expect(pages.at(-1)).toContain("Client: Łukasz Żółć");
    expect(pages.at(-1)).toContain("A question mark stands for: U+5EAD. The record inside this file has");
    expect((await textOf(file)).join(" ")).not.toContain("question mark");
  });

  it("is called valid by our reader, by another library, and by pdfsig where it is installed", async () => {
    expect(await verify(file)).toMatchObject({
      state: "unchanged",
      signer: {
        name: "Yardwright seal",
        selfIssued: true,
        certificateSha256: sealer.certificateSha256,
      },
      sealedAt: "2026-11-22T16:00:00.000Z",
      timeStamp: null,
    });
    expect(await pkijsAgrees(file)).toBe(true);
    const said = await pdfsig(file);
    if (said !== null) {
      expect(said).toContain("Signature is Valid");
      expect(said).toContain("Total document signed");
      expect(said).toContain("ETSI.CAdES.detached");
    }
  });

  it("holds its record as canonical JSON that the contract reads back", async () => {
    const report = await verify(file);
    if (report.state !== "unchanged") throw new Error(report.state);
    expect(report.recordText).toBe(canonicalJson(signed.record));
    expect(ProposalRecord.parse(report.record)).toEqual(signed.record);
  });

  it("says on its pages what was chosen and declined, who signed and how each was identified", async () => {
    const pages = await textOf(file);
    const text = pages.join(" ");
    expect(pages[0]).toContain("Fields & Sons Landscaping");
    expect(pages[0]).toContain("Prepared for Zoë Núñez · 12 Maple Avenue, Toronto");
    expect(pages[0]).toMatch(/Chosen: Better .*with Path lights.*Total CA\$17,967\.00/);
    expect(pages[1]).toMatch(/Option 1 of 3, declined Good .*Concrete pavers.*330 sq ft/);
    expect(pages[2]).toMatch(/Option 2 of 3, chosen Better .*Add-on, chosen: Path lights/);
    expect(pages[3]).toContain("Add-on, declined: Path lights");
    expect(text).toContain("Terms, version of October 1, 2026 A third on signing.");
    expect(text).toContain("I agree to sign electronically.");
    const last = pages.at(-1);
    expect(last).toContain("It does not prove who somebody is");
    expect(last).toContain("client@example.com: typed a one-time code that was sent to this address");
    expect(last).toContain("2026-11-22 15:04:05 UTC, where it was signed 2026-11-22 10:04:05 -05:00");
    expect(last).toContain(signed.record.offerSha256);
    const report = await verify(file);
    expect(last).toContain(report.state === "unchanged" ? report.recordSha256 : "none");
    for (const { picture } of signed.record.offer.options) expect(last).toContain(picture.sha256);
    expect(pages.every((page, i) => page.includes(`Page ${i + 1} of ${pages.length}`))).toBe(true);
  });

  it("stands long names, 40 lines and four pictures, in at most 3 MB", async () => {
    const { record } = signed;
    const [option] = record.offer.options;
    const [line] = option?.lines ?? [];
    if (!option || !line) throw new Error("the sample has no line");
    const lines = Array.from({ length: 40 }, (_, i) => ({
      ...line,
      id: `line-${i}`,
      name: `Line ${i}: ${"interlocking concrete pavers with a soldier course ".repeat(3)}`,
      priceCents: 1_234_567,
    }));
    const options = ["a", "b", "c", "d"].map((id) => ({ ...option, id, lines, title: `Option ${id}` }));
    const name = "Wolfeschlegelsteinhausenbergerdorff ".repeat(6).trim();
    const change = {
      options,
      title: name.slice(0, 120),
      prices: "lines" as const,
      client: { ...record.offer.client, name },
      choice: { ...record.offer.choice, optionId: "d" },
    };
    const long = await sealableRecord(change, { width: 2400, height: 1800 });
    const made = await sealer.sealProposal(long.record, long.pictures);
    expect((await verify(made)).state).toBe("unchanged");
    expect(made.length).toBeLessThan(3_000_000);
    const pages = await textOf(made);
    const all = pages.join(" ");
    expect(all.split("CA$12,345.67").length - 1).toBe(160);
    for (const i of [0, 39]) expect(all.split(`Line ${i}:`).length - 1).toBe(4);
  });

  it("keeps the place of a picture that is lost", async () => {
    const [first] = [...signed.pictures.keys()];
    const fewer = new Map([...signed.pictures].filter(([hash]) => hash !== first));
    const made = await sealer.sealProposal(signed.record, fewer);
    expect((await verify(made)).state).toBe("unchanged");
    expect((await textOf(made))[1]).toContain("This picture is not kept any more");
  });
});

/** Small pictures: each flip reads the whole file again, and what is looked for is not their size. */
let small: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const { record, pictures } = await sealableRecord({}, { width: 400, height: 300 });
  small = await sealer.sealProposal(record, pictures);
});

type Flip = { at: number; bit: number };

/** Flips one bit after the other, and answers those that `check` does not find, or finds elsewhere. */
async function missedFlips(
  flips: readonly Flip[],
  check: (bytes: Uint8Array) => Promise<SealReport>,
): Promise<Flip[]> {
  const missed: Flip[] = [];
  for (const flip of flips) {
    const { at, bit } = flip;
    const changed = small.slice();
    changed[at] = (changed[at] ?? 0) ^ (1 << bit);
    const report = await check(changed);
    const isNamed =
      report.state === "changed" && report.changes.some(({ from, to }) => from <= at && at < to);
    if (!isNamed) missed.push(flip);
  }
  return missed;
}

/** Another set for each run would fail for nobody to see again; this one is spread by a fixed step. */
const spread = (count: number, from: number, to: number): Flip[] =>
  Array.from({ length: count }, (_, i) => ({
    at: from + Math.floor((((i * 0.618_033_988_7) % 1) * (to - from)) | 0),
    bit: (i * 5) % 8,
  }));

/** Another fifth of them each day. */
const PARTS = 5;
const today = (flips: Flip[]) =>
  inTestAll(
    "flipped bits",
    flips,
    flips.filter((_, nth) => nth % PARTS === partOfToday(PARTS)),
  );

describe("a file in which one bit was flipped", () => {
  it("is missed by a reader that looks at less than all of it: the harness sees that", async () => {
    const half = small.length >> 1;
    const blind = async (bytes: Uint8Array) => {
      const mended = small.slice();
      mended.set(bytes.subarray(0, half));
      return verify(mended);
    };
    const missed = await missedFlips(
      [
        { at: 100, bit: 0 },
        { at: small.length - 100, bit: 0 },
      ],
      blind,
    );
    expect(missed).toEqual([{ at: small.length - 100, bit: 0 }]);
  });

  it("is found and its place named, at places all over the file", async () => {
    expect(await missedFlips(today(spread(600, 0, small.length)), verify)).toEqual([]);
  });

  it("is found at places of the seal and the signature, which no hash of the file covers", async () => {
    expect(await missedFlips(today(spread(1500, small.length - 6500, small.length)), verify)).toEqual([]);
  });

  it("is named to the bit on pages, in pictures and in the record", async () => {
    const kinds = new Set<string>();
    for (const { at, bit } of spread(60, 0, small.length - 8000)) {
      const changed = small.slice();
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      const report = await verify(changed);
      if (report.state !== "changed") throw new Error(report.state);
      expect(report.changes.map(({ byte }) => byte)).toEqual([{ at, was: small[at], is: changed[at] }]);
      kinds.add(report.changes[0]?.part.kind ?? "");
    }
    expect(kinds).toContain("picture");
    const record = Buffer.from(small).indexOf("/Type /EmbeddedFile") + 220;
    const changed = small.slice();
    changed[record] = (changed[record] ?? 0) ^ 1;
    expect(await verify(changed)).toMatchObject({ changes: [{ part: { kind: "record" } }] });
  });
});

describe("a file that was changed in another way", () => {
  it("with something written behind it, or its end cut off, says so", async () => {
    const longer = new Uint8Array([...file, ...Buffer.from("\n% more\n%%EOF\n")]);
    expect(await verify(longer)).toMatchObject({
      state: "changed",
      changes: [{ part: { kind: "added" }, from: file.length, to: longer.length }],
    });
    expect(await verify(file.subarray(0, file.length - 300))).toMatchObject({
      state: "changed",
      changes: [{ part: { kind: "missing" } }],
    });
  });

  it("never passes as unchanged, however much is cut off", async () => {
    for (let end = 0; end < file.length; end += 9973)
      expect((await verify(file.subarray(0, end))).state).not.toBe("unchanged");
  });

  it("and sealed anew by another key is unchanged, but shows the other certificate", async () => {
    const other = await openSealer({ keyFile: join(folder, "other.pem") });
    const forged = await other.sealProposal(signed.record, signed.pictures);
    const report = await verify(forged);
    expect(report).toMatchObject({ state: "unchanged", signer: { selfIssued: true } });
    if (report.state === "unchanged")
      expect(report.signer.certificateSha256).not.toBe(sealer.certificateSha256);
  });

  it("whose record contradicts itself is told apart, though its seal is whole", async () => {
    const { record } = signed;
    const { offer } = record;
    const cases: [string, ProposalRecord][] = [
      ["offer", { ...record, offer: { ...offer, title: "Another title" } }],
      [
        "signatures",
        {
          ...record,
          signatures: record.signatures.map((own) => ({ ...own, offerSha256: "0".repeat(64) })),
        },
      ],
    ];
    for (const [fault, wrong] of cases)
      expect(await verify(await sealer.sealProposal(wrong, signed.pictures))).toMatchObject({
        state: "contradicts",
        faults: [fault],
      });
  });

  it("is not mistaken for one of ours: another PDF, a picture, nothing at all", async () => {
    const text = new TextEncoder();
    expect(await verify(text.encode("%PDF-1.7\n%%EOF\n"))).toEqual({ state: "no-seal" });
    expect(await verify(signed.pictures.values().next().value ?? file)).toEqual({ state: "not-pdf" });
    expect(await verify(new Uint8Array())).toEqual({ state: "not-pdf" });
    expect((await verify(text.encode("%PDF-1.7\n(proposal.json)\n%%EOF\n"))).state).toBe("changed");
  });
});

describe("the key that seals", () => {
  it("is made once, belongs to the server's user alone, and is used again", async () => {
    const keyFile = join(folder, "seal-key.pem");
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    const config = { p12File: undefined, p12Password: "", keyFile };
    const again = await loadSealKey(config, "Yardwright seal", now);
    expect(again.certificateSha256).toBe(sealer.certificateSha256);
  });

  it("is one's own where SIGNING_P12 names it, with the certificate of who issued it", async () => {
    const own = await openSealer({ p12File: ownP12, p12Password: "test" });
    const made = await own.sealProposal(signed.record, signed.pictures);
    expect(await verify(made)).toMatchObject({
      state: "unchanged",
      signer: { name: "Fields and Sons Landscaping", selfIssued: false },
    });
    const said = await pdfsig(made);
    if (said !== null) expect(said).toContain("Signature is Valid");
  });

  it("is refused at the start when its password does not open it", async () => {
    await expect(openSealer({ p12File: ownP12, p12Password: "wrong" })).rejects.toThrow(
      "SIGNING_P12 could not be opened",
    );
  });
});

describe("a time stamp", () => {
  it("of the authority that TSA_URL names says when, and a changed one is found", async () => {
    const authority = await startTimeStampServer(new Date("2026-11-22T16:00:09Z"));
    const stamped = await openSealer({ tsaUrl: authority.url });
    const made = await stamped.sealProposal(signed.record, signed.pictures);
    expect(await verify(made)).toMatchObject({
      state: "unchanged",
      timeStamp: { at: "2026-11-22T16:00:09.000Z", by: authority.name },
    });
    const said = await pdfsig(made);
    if (said !== null) expect(said).toContain("Signature is Valid");
    const text = Buffer.from(made).toString("latin1");
    // The time itself: 20261122160009Z in hex.
    const at = text.indexOf(Buffer.from("20261122160009Z").toString("hex").toUpperCase());
    expect(at).toBeGreaterThan(0);
    const changed = made.slice();
    changed[at + 3] = "1".charCodeAt(0);
    expect((await verify(changed)).state).toBe("changed");
    await authority.close();
  });

  it("that cannot be had holds up no contract: the seal goes without, and whoever runs the server is told", async () => {
    warnings.length = 0;
    const alone = await openSealer({ tsaUrl: "http://127.0.0.1:9/" });
    const made = await alone.sealProposal(signed.record, signed.pictures);
    expect(await verify(made)).toMatchObject({ state: "unchanged", timeStamp: null });
    expect(warnings.join()).toContain("Sealed without a time stamp");
  });
});
