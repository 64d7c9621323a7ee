import { type Attributes, context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

/** Where a piece of work belongs in a trace: W3C `traceparent`, as it travels in headers and in jobs. */
export type TraceContext = { traceparent?: string; tracestate?: string };

const tracer = () => trace.getTracer("yardwright");

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP). Without an address nothing is set up, and every span below is
 * one that does nothing. Resolves to a function that sends what is left.
 */
export function openTracing(endpoint: string | undefined, service: string): () => Promise<void> {
  if (!endpoint) return async () => {};
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }),
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return () => provider.shutdown();
}

/** Runs work in a span of the current trace; a fault is noted on it and thrown on. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  parent?: TraceContext,
): Promise<T> {
  const around = parent ? propagation.extract(context.active(), parent) : context.active();
  return tracer().startActiveSpan(name, { attributes }, around, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "fault" });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds what is known only later to the span that runs. */
export const noteOnSpan = (attributes: Attributes): void => {
  trace.getActiveSpan()?.setAttributes(attributes);
};

/** The current place, to be carried into a job; empty when nothing is traced. */
export function currentTrace(): TraceContext {
  const carrier: TraceContext = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
