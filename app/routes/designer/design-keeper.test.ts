import { expect, it, vi } from "vitest";
import { ApiError } from "#app/lib/api-error.ts";
import type { Api } from "#app/lib/api-type.ts";
import type { KeptDesign } from "#contract/endpoints/designs.ts";
import { createKeeper, type KeepStatus } from "./design-keeper.ts";
import type { DesignContent } from "./design-state.ts";

const content = (description: string, title: string | null = null): DesignContent => ({
  title,
  projectId: 1,
  state: {
    ...{ version: 1, photos: [], primaryId: null, description, viewpoint: "same" },
    ...{ change: "", view: "photo", shownId: null },
  },
});

/** A server with revisions, as far as a keeper speaks to it. */
function createServer() {
  const designs = new Map<string, KeptDesign>();
  let moment = 0;
  let away = false;
  let isDeaf = false;
  const refusal = (status: number, data?: unknown) => new ApiError("no", { status, code: "x", data });
  const put = (id: string, revision: number, { title, projectId, state }: DesignContent) => {
    const updatedAt = String(++moment);
    const kept = {
      id,
      revision,
      title,
      projectId,
      state,
      files: [],
      versions: [],
      madeBy: null,
      createdAt: "",
      updatedAt,
    };
    designs.set(id, kept);
    return { data: kept };
  };
  type Parts = { params: { id: string }; body: DesignContent & { id: string; revision: number } };
  const call = async (name: string, { params, body }: Parts) => {
    if (away) throw refusal(0);
    const there = designs.get(params?.id ?? body.id);
    if (name === "createDesign") {
      if (there) throw refusal(409, there);
      return answered(put(body.id, 1, body));
    }
    if (!there) throw refusal(404);
    if (name === "getDesign") return { data: there };
    if (name === "duplicateDesign") return put(body.id, 1, { ...there, ...body });
    if (there.revision !== body.revision) throw refusal(409, there);
    return answered(put(there.id, there.revision + 1, body));
  };
  const answered = <T>(answer: T): T => {
    if (isDeaf) throw refusal(0);
    return answer;
  };
  return {
    api: { call, request: async () => new Response() } as unknown as Api,
    designs,
    goAway: (isAway: boolean) => {
      away = isAway;
    },
    /** Saves arrive, and their answers are lost on the way back. */
    loseAnswers: (lost: boolean) => {
      isDeaf = lost;
    },
  };
}

function openTab(api: Api, id: string, base: { revision: number; content: DesignContent } | null = null) {
  const events = { onStatus: vi.fn<(status: KeepStatus) => void>(), onCame: vi.fn(), onMoved: vi.fn() };
  const keeper = createKeeper(api, { id, base }, events, { pauseMs: 1e6, retryMs: 1e6 });
  const status = () => events.onStatus.mock.lastCall?.[0].kind;
  const write = (description: string, title?: string) => {
    keeper.changed(content(description, title), []);
    return keeper.flush();
  };
  return { keeper, write, status, ...events };
}

it("creates a design with its first change and saves the later ones on it", async () => {
  const { api, designs } = createServer();
  const tab = openTab(api, "d");
  expect(tab.keeper.keptId()).toBeNull();
  expect(await tab.write("a lawn")).toBe(true);
  await tab.write("a lawn and roses");
  expect(designs.get("d")).toMatchObject({ revision: 2, state: { description: "a lawn and roses" } });
  expect([tab.keeper.keptId(), tab.status()]).toEqual(["d", "saved"]);
  await tab.write("a lawn and roses");
  expect(designs.get("d")?.revision).toBe(2);
});

it("puts changes of two tabs together when they are not the same", async () => {
  const { api, designs } = createServer();
  const base = { revision: 1, content: content("a lawn") };
  await openTab(api, "d").write("a lawn");
  const [one, other] = [openTab(api, "d", base), openTab(api, "d", base)];
  await one.write("a lawn and roses");
  await other.write("a lawn", "Maple Street");
  expect(designs.get("d")).toMatchObject({
    revision: 3,
    title: "Maple Street",
    state: { description: "a lawn and roses" },
  });
  expect(other.onMoved).not.toHaveBeenCalled();
  await one.keeper.pull({ updatedAt: "news" });
  expect(one.onCame.mock.lastCall?.[1].content).toEqual(content("a lawn and roses", "Maple Street"));
});

it("makes no copy of its own save when the answer was lost and more was written since", async () => {
  const { api, designs, loseAnswers } = createServer();
  const tab = openTab(api, "d");
  for (const [first, second] of [
    ["a lawn", "roses"],
    ["gravel", "a pond"],
  ] as const) {
    loseAnswers(true);
    expect(await tab.write(first)).toBe(false);
    loseAnswers(false);
    expect(await tab.write(second)).toBe(true);
    expect(designs.get("d")?.state.description).toBe(second);
  }
  expect(tab.onMoved).not.toHaveBeenCalled();
  expect(designs.size).toBe(1);
});

it("keeps both when two tabs changed the same words: the later one goes on as a copy", async () => {
  const { api, designs } = createServer();
  const base = { revision: 1, content: content("a lawn") };
  await openTab(api, "d").write("a lawn");
  const [one, other] = [openTab(api, "d", base), openTab(api, "d", base)];
  await one.write("roses");
  await other.write("gravel");
  expect(designs.get("d")?.state.description).toBe("roses");
  const copy = designs.get(other.keeper.keptId() ?? "");
  expect(copy).toMatchObject({ title: "gravel (copy)", state: { description: "gravel" } });
  expect(other.onMoved).toHaveBeenCalledWith(copy?.id, "conflict", "d");
  await other.write("gravel and boulders", "gravel (copy)");
  expect(designs.get("d")?.state.description).toBe("roses");
  expect(designs.get(copy?.id ?? "")?.state.description).toBe("gravel and boulders");
});

it("names a copy by what its highlights ask for, where it has no title", async () => {
  const { api, designs } = createServer();
  const state = (words: string) => {
    const area = { id: "a", path: [], description: "a pond" };
    const photo = {
      id: "p",
      width: 8,
      height: 6,
      fileId: "f",
      name: "yard.jpg",
      areas: [area],
      brush: [],
      sizes: [],
    };
    const { title, projectId, state } = content(words);
    return { title, projectId, state: { ...state, photos: [photo], primaryId: "p" } } as DesignContent;
  };
  const base = { revision: 1, content: state("a lawn") };
  await openTab(api, "d").write("a lawn");
  const [one, other] = [openTab(api, "d", base), openTab(api, "d", base)];
  await one.write("roses");
  other.keeper.changed(state("gravel"), []);
  await other.keeper.flush();
  expect(designs.get(other.keeper.keptId() ?? "")?.title).toBe("a pond; gravel (copy)");
});

it("loses nothing while the server is away, and sends it when asked again", async () => {
  const server = createServer();
  const tab = openTab(server.api, "d");
  server.goAway(true);
  expect(await tab.write("a lawn")).toBe(false);
  expect([tab.status(), tab.keeper.isDirty()]).toEqual(["offline", true]);
  server.goAway(false);
  expect(await tab.keeper.flush()).toBe(true);
  expect(server.designs.get("d")?.state.description).toBe("a lawn");
});

it("keeps what went back to before while an answer is awaited, for the server may have the other", async () => {
  const server = createServer();
  const tab = openTab(server.api, "d");
  await tab.write("a lawn");
  server.loseAnswers(true);
  await tab.write("roses");
  tab.keeper.changed(content("a lawn"), []);
  expect(tab.keeper.isDirty()).toBe(true);
  server.loseAnswers(false);
  expect(await tab.keeper.flush()).toBe(true);
  expect([server.designs.get("d")?.state.description, tab.keeper.isDirty()]).toEqual(["a lawn", false]);
});

it("takes an answer that was lost for the save that it was", async () => {
  const { api, designs } = createServer();
  await openTab(api, "d").write("a lawn");
  const again = openTab(api, "d");
  await again.write("a lawn");
  expect(again.onMoved).not.toHaveBeenCalled();
  expect(designs.size).toBe(1);
});

it("goes on as a new design when the design was deleted elsewhere", async () => {
  const { api, designs } = createServer();
  await openTab(api, "d").write("a lawn");
  const tab = openTab(api, "d", { revision: 1, content: content("a lawn") });
  designs.delete("d");
  await tab.write("roses");
  expect(tab.onMoved).toHaveBeenCalledWith(expect.any(String), "gone", "d");
  expect([...designs.values()].map(({ state }) => state.description)).toEqual(["roses"]);
});

it("does not read again what it was opened with, and reads what came since", async () => {
  const { api, designs } = createServer();
  await openTab(api, "d").write("a lawn");
  const kept = designs.get("d")!;
  const events = { onStatus: vi.fn(), onCame: vi.fn(), onMoved: vi.fn() };
  const base = { revision: kept.revision, content: content("a lawn") };
  const keeper = createKeeper(api, { id: "d", base, kept }, events);
  await keeper.pull({ updatedAt: kept.updatedAt });
  expect(events.onCame).not.toHaveBeenCalled();
  await keeper.pull({ updatedAt: "later" });
  expect(events.onCame).toHaveBeenCalledOnce();
});
