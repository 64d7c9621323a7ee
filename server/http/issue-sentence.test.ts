import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { MESSAGES } from "#contract/messages.ts";
import { PROPOSAL_MESSAGES } from "#contract/proposal-messages.ts";
import { issueSentence } from "./issue-sentence.ts";

const said = (schema: z.ZodType, value: unknown) => issueSentence(schema.safeParse(value).error?.issues[0]);

describe("the sentence for a fault in a request", () => {
  it.each([
    [z.object({ planType: z.enum(["lite", "pro"]) }), { planType: "team" }, "Plan type must be lite or pro."],
    [z.object({ page: z.coerce.number().min(1) }), { page: "0" }, "Page must be at least 1."],
    [z.object({ page: z.coerce.number() }), { page: "x" }, "Page must be a number."],
    [z.object({ page: z.int() }), { page: 1.5 }, "Page must be a whole number."],
    [z.object({ size: z.number().positive() }), { size: 0 }, "Size must be above 0."],
    [z.object({ title: z.string() }), {}, "Title is missing."],
    [z.object({ title: z.string() }), { title: 7 }, "Title must be text."],
    [
      z.object({ imageUrl: z.string().max(5) }),
      { imageUrl: "123456" },
      "Image URL must have at most 5 characters.",
    ],
    [z.object({ project_id: z.uuid() }), { project_id: "x" }, "Project ID must be an ID."],
    [z.object({ tags: z.array(z.string()).min(1) }), { tags: [] }, "Tags must have at least 1 entry."],
    [
      z.object({ areas: z.array(z.object({ path: z.array(z.number()) })) }),
      { areas: [{ path: "x" }] },
      "Areas, number 1, path must be a list.",
    ],
    [z.strictObject({}), { extra: 1 }, "This request has a part that is not known: extra."],
    [z.union([z.number(), z.boolean()]), "x", "This request is not of a kind that is known."],
    [z.object({ price: z.number().multipleOf(0.01) }), { price: 0.001 }, "Price must be a multiple of 0.01."],
    [z.object({ email: z.string(MESSAGES.emailRequired) }), {}, MESSAGES.emailRequired],
    [
      z.object({ title: z.string(PROPOSAL_MESSAGES.proposalTitleInvalid) }),
      {},
      PROPOSAL_MESSAGES.proposalTitleInvalid,
    ],
  ])("%# is plain", (schema, value, sentence) => {
    expect(said(schema, value)).toBe(sentence);
  });

  it("is one of ours for every call of the contract that is sent nonsense", () => {
    const nonsense = [
      undefined,
      null,
      {},
      [],
      "x",
      7,
      { page: "x", planType: "x", title: 7, email: 7, areas: [1] },
    ];
    const sentences = Object.values(ENDPOINTS).flatMap((endpoint) =>
      (["query", "body", "form"] as const).flatMap((part) => {
        const schema = (endpoint as Partial<Record<typeof part, z.ZodType>>)[part];
        return schema ? nonsense.map((value) => said(schema, value)) : [];
      }),
    );
    expect(
      sentences.filter((sentence) =>
        /invalid (input|option|string)|too (small|big)|expected|received/i.test(sentence),
      ),
    ).toEqual([]);
  });
});
