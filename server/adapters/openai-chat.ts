import OpenAI, { APIConnectionTimeoutError, APIError } from "openai";
import { z } from "zod";

type Chat<T> = {
  model: string;
  /** As failures name it: "the vision model". */
  who: string;
  Failure: new (message: string, options?: ErrorOptions) => Error;
  instructions: string;
  content: string | OpenAI.ChatCompletionContentPart[];
  /** What the model is asked for. Servers differ in which limits they understand, so limits stand in `answer` alone. */
  asked: { name: string; schema: z.ZodType };
  /** What is believed. */
  answer: z.ZodType<T>;
  maxTokens: number;
  timeoutMs: number;
};

/**
 * One answer that fits a schema, from a model behind OpenAI's chat API.
 * @throws chat.Failure when nothing usable comes back: refused, cut short, malformed, late or unreachable
 */
export async function askOpenAi<T>(client: OpenAI, chat: Chat<T>): Promise<T> {
  const { model, who, Failure, instructions, content, asked, answer, maxTokens, timeoutMs } = chat;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(asked.schema);
  const fail = (what: string, cause?: unknown) => new Failure(`${who}${what}`, { cause });
  const completion = await client.chat.completions
    .create(
      {
        model,
        max_completion_tokens: maxTokens,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content },
        ],
        response_format: {
          type: "json_schema",
          json_schema: { name: asked.name, strict: true, schema },
        },
      },
      // One limit for all of it: the library's own begins anew with each try.
      { signal: AbortSignal.timeout(timeoutMs) },
    )
    .catch((error: unknown) => {
      throw fail(` ${reasonOf(error)}`, error);
    });
  const choice = completion.choices?.[0];
  if (choice?.message?.refusal) throw fail(" refused");
  if (choice?.finish_reason !== "stop" || !choice.message.content)
    throw fail(` ended with ${choice?.finish_reason ?? "nothing"}`);
  let given: unknown;
  try {
    given = JSON.parse(choice.message.content);
  } catch (cause) {
    throw fail("'s answer is no JSON", cause);
  }
  const read = answer.safeParse(given);
  if (!read.success) throw fail("'s answer does not fit the schema", read.error);
  return read.data;
}

function reasonOf(error: unknown): string {
  if (error instanceof APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError)
    return "took too long";
  if (error instanceof APIError && error.status) return `answered ${error.status}`;
  return "does not answer";
}
