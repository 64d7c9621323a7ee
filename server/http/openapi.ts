import { z } from "zod";
import { ACCESS } from "#contract/access.ts";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { ErrorReply } from "#contract/envelope.ts";

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "file") Object.assign(jsonSchema, { type: "string", format: "binary" });
    },
  }) as Json;
  return json;
}

function parametersOf(schema: z.ZodObject | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const json = schemaOf(schema, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (json.required?.includes(name) ?? false),
    schema: property,
  }));
}

function requestBodyOf({ body, form }: Endpoint): Json | undefined {
  const schema = body ?? form;
  if (!schema) return undefined;
  const type = body ? "application/json" : "multipart/form-data";
  return { required: true, content: { [type]: { schema: schemaOf(schema, "input") } } };
}

function replyOf({ reply, status = 200 }: Endpoint): Json {
  if (reply === "events")
    return {
      200: {
        description: "Events until it ends",
        content: { "text/event-stream": { schema: { type: "string" } } },
      },
    };
  if (reply === "file")
    return {
      200: {
        description: "A file to download",
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
    };
  const body = reply.extend({ success: z.literal(true) });
  return {
    [status]: {
      description: "It worked",
      content: { "application/json": { schema: schemaOf(body, "output") } },
    },
  };
}

/** The contract table as OpenAPI 3.1. */
export function openApiDocument(endpoints: Endpoints, product: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      operationId: name,
      summary: endpoint.summary,
      security: ACCESS[endpoint.access].sendsCredentials ? [{ bearer: [] }] : [],
      parameters: [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")],
      ...(endpoint.body || endpoint.form ? { requestBody: requestBodyOf(endpoint) } : {}),
      responses: {
        ...replyOf(endpoint),
        default: {
          description: "It did not work",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
        },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${product} API`, version: "1" },
    servers: [{ url: "/api" }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorReply, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
