import { describe, expect, it } from "vitest";
import type { Generation } from "#contract/endpoints/generations.ts";
import { canWipe, changeDesign, generateObstacle, historyWith, shownVersion } from "./design.ts";
import { type Design, type DesignEvent, EMPTY_DESIGN } from "./design-state.ts";

const photo = (id: string) => ({ id, name: `${id}.jpg`, width: 100, height: 80, source: `/files/${id}.jpg` });
const path = [0, 1, 2, 3, 4, 5].map((i) => ({ x: i * 10, y: (i % 2) * 40 }));
const designAfter = (...events: DesignEvent[]): Design => events.reduce(changeDesign, EMPTY_DESIGN);
const withPhotos: DesignEvent = { type: "photos added", photos: [photo("a"), photo("b")] };
const asked = (...editHistory: string[]): DesignEvent => ({
  type: "generation asked",
  key: "k",
  editHistory,
  seed: 1,
});
const accepted = (id: string): DesignEvent => ({ type: "generation accepted", id });
const ended = (id: string, more: Partial<Generation> = {}): DesignEvent => ({
  type: "generation ended",
  generation: {
    id,
    status: "succeeded",
    imageUrl: `/files/${id}.png`,
    measured: [],
    plan: null,
    preservation: null,
    error: null,
    originalImageUrl: null,
    savedImageId: 1,
    ...more,
  } as Generation,
});

describe("photos", () => {
  it("clear result and history when another becomes primary", () => {
    const design = designAfter(withPhotos, asked("darker"), accepted("g"), ended("g"), {
      type: "primary set",
      photoId: "b",
    });
    expect(design).toMatchObject({
      primaryId: "b",
      versions: [],
      shownId: null,
      editHistory: [],
      view: "photo",
    });
  });

  it("keep result and history when the primary one is chosen again or another is removed", () => {
    const made = [withPhotos, asked(), accepted("g"), ended("g")];
    expect(designAfter(...made, { type: "primary set", photoId: "a" }).shownId).toBe("g");
    expect(designAfter(...made, { type: "photo removed", photoId: "b" }).shownId).toBe("g");
  });
});

describe("a change", () => {
  const made = [withPhotos, asked(), accepted("g"), ended("g"), asked(), accepted("h"), ended("h")];

  it("names the version that is shown, and a picture of the words alone names none", () => {
    const shown: DesignEvent = { type: "version shown", versionId: "g" };
    expect(designAfter(...made, shown, asked("darker")).run).toMatchObject({ changeOf: "g" });
    expect(designAfter(...made, asked("darker")).run).toMatchObject({ changeOf: "h" });
    expect(designAfter(...made, shown, asked()).run).toMatchObject({ changeOf: undefined });
  });
});

describe("Generate", () => {
  const ready = [withPhotos, { type: "project chosen", projectId: 3 } as const];

  it("needs a photo", () => {
    expect(generateObstacle(EMPTY_DESIGN)).toBe("Please upload at least one image first.");
  });

  it("needs a project", () => {
    expect(generateObstacle(designAfter(withPhotos))).toMatch(/project/);
  });

  it("needs words: spaces and areas without description do not count", () => {
    const drawn: DesignEvent = { type: "highlighted", change: { type: "stroke kept", id: "x", path } };
    expect(generateObstacle(designAfter(...ready))).not.toBeNull();
    expect(generateObstacle(designAfter(...ready, { type: "described", description: "  " }))).not.toBeNull();
    expect(generateObstacle(designAfter(...ready, drawn))).not.toBeNull();
  });

  it("is open with a general description, or with one described area", () => {
    const drawn: DesignEvent = { type: "highlighted", change: { type: "stroke kept", id: "x", path } };
    const told: DesignEvent = {
      type: "highlighted",
      change: { type: "area described", id: "x", description: "a pool" },
    };
    expect(generateObstacle(designAfter(...ready, { type: "described", description: "a patio" }))).toBeNull();
    expect(generateObstacle(designAfter(...ready, drawn, told))).toBeNull();
  });

  it("is closed while a picture is being made", () => {
    const design = designAfter(...ready, { type: "described", description: "a patio" }, asked());
    expect(generateObstacle(design)).not.toBeNull();
    expect(generateObstacle(changeDesign(design, { type: "spinners reset" }))).toBeNull();
  });
});

describe("a design under way", () => {
  const begun = [withPhotos, asked("darker"), accepted("g")];

  it("shows its picture when it succeeds, with the changes it was made with", () => {
    const design = designAfter(...begun, ended("g"));
    expect(shownVersion(design)).toMatchObject({
      id: "g",
      imageUrl: "/files/g.png",
      editHistory: ["darker"],
    });
    expect(design).toMatchObject({ run: { kind: "idle" }, view: "result", editHistory: ["darker"] });
  });

  it("says why when it fails, and leaves history and result as they were", () => {
    const error = { code: "rate_limit", message: "Rate limit exceeded." };
    const design = designAfter(...begun, ended("g", { status: "failed", imageUrl: null, error }));
    expect(design).toMatchObject({
      error: { message: "Rate limit exceeded.", until: "asked" },
      editHistory: [],
      versions: [],
    });
  });

  it("says nothing when the person cancelled it", () => {
    const design = designAfter(...begun, ended("g", { status: "canceled", imageUrl: null }));
    expect(design).toMatchObject({ error: null, run: { kind: "idle" }, versions: [] });
  });

  it("ignores the end of another one", () => {
    expect(designAfter(...begun, ended("other")).run.kind).toBe("running");
  });
});

describe("the words of a change", () => {
  const written: DesignEvent = { type: "change written", change: "add a pergola" };
  const begun = [withPhotos, written, asked("add a pergola")];
  const message = "You have reached the limit of your plan.";

  it("leave the field when their picture is asked for", () => {
    expect(designAfter(...begun).change).toBe("");
    expect(designAfter(...begun, accepted("g"), ended("g")).change).toBe("");
  });

  it("come back when there is no picture of them", () => {
    const refused: DesignEvent = { type: "generation refused", failure: { message, until: "asked" } };
    expect(designAfter(...begun, refused).change).toBe("add a pergola");
    for (const status of ["failed", "canceled"] as const) {
      const end = ended("g", { status, imageUrl: null });
      expect(designAfter(...begun, accepted("g"), end).change).toBe("add a pergola");
    }
  });

  it("stay when the whole design is asked for again", () => {
    expect(designAfter(withPhotos, written, asked()).change).toBe("add a pergola");
  });
});

describe("a failure", () => {
  const failed = (until: "photo" | "online" | "asked"): DesignEvent => ({
    type: "failed",
    failure: { message: "It did not work.", until },
  });
  const otherPhoto: DesignEvent = { type: "photos added", photos: [photo("c")] };

  it("of a photo is told until a photo works", () => {
    expect(designAfter(withPhotos, failed("photo"), { type: "came online" }).error).not.toBeNull();
    expect(designAfter(withPhotos, failed("photo"), otherPhoto).error).toBeNull();
  });

  it("of the network is told until the network is back", () => {
    expect(designAfter(withPhotos, failed("online"), otherPhoto).error).not.toBeNull();
    expect(designAfter(withPhotos, failed("online"), { type: "came online" }).error).toBeNull();
  });

  it("of any kind is over when a picture is asked for", () => {
    for (const until of ["photo", "online", "asked"] as const)
      expect(designAfter(withPhotos, failed(until), asked()).error).toBeNull();
  });
});

describe("a picture that came just now", () => {
  const made = [withPhotos, asked(), accepted("a"), ended("a")];

  it("is fresh until it is looked at in any other way", () => {
    expect(designAfter(...made).freshId).toBe("a");
    const looks: DesignEvent[] = [
      { type: "viewed", view: "photo" },
      { type: "version shown", versionId: "a" },
      { type: "version compared", versionId: null },
    ];
    for (const look of looks) expect(designAfter(...made, look).freshId).toBeNull();
  });
});

describe("versions", () => {
  const made = [
    withPhotos,
    asked(),
    accepted("g1"),
    ended("g1"),
    asked("darker"),
    accepted("g2"),
    ended("g2"),
  ];

  it("bring back the history they were made with", () => {
    const design = designAfter(...made, { type: "version shown", versionId: "g1" });
    expect(design).toMatchObject({ shownId: "g1", editHistory: [] });
  });

  it("are compared with the photo or with each other, never with themselves", () => {
    const design = designAfter(...made, { type: "version compared", versionId: "g1" });
    expect(design.comparedId).toBe("g1");
    expect(changeDesign(design, { type: "version shown", versionId: "g1" }).comparedId).toBeNull();
    expect(changeDesign(design, { type: "version compared", versionId: "g2" }).comparedId).toBeNull();
  });
});

describe("the wipe", () => {
  const overhead: DesignEvent = { type: "viewpoint chosen", viewpoint: "overhead" };
  const design = designAfter(
    ...[withPhotos, asked(), accepted("g1"), ended("g1")],
    ...[overhead, asked(), accepted("g2"), ended("g2"), asked(), accepted("g3"), ended("g3")],
  );
  const [view, plan, otherPlan] = design.versions;

  it("lays a view over the photo, and a plan over another plan", () => {
    expect(canWipe({ before: null, after: view! })).toBe(true);
    expect(canWipe({ before: plan!, after: otherPlan! })).toBe(true);
  });

  it("lays no plan over the photo or a view", () => {
    expect(canWipe({ before: null, after: plan! })).toBe(false);
    expect(canWipe({ before: view!, after: plan! })).toBe(false);
  });
});

describe("a change", () => {
  it("is added to the end of the history", () => {
    expect(historyWith(["darker"], " add lights ")).toEqual(["darker", "add lights"]);
  });

  it("needs words, and room among 50", () => {
    expect(historyWith([], "   ")).toBeNull();
    expect(historyWith(Array(50).fill("x"), "more")).toBeNull();
  });
});
