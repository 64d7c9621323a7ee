import { type Attributes, context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";

/** Where a piece of work belongs in a trace: W3C `traceparent`, as it travels in headers and in jobs. */
export type TraceContext = { traceparent?: string; tracestate?: string };

const tracer = () => trace.getTracer("yardwright");

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP). Without an address nothing is set up, and every span below is
 * one that does nothing. Resolves to a function that sends what is left. The library of the sending is loaded where there is an address.
 */
export async function openTracing(
  endpoint: string | undefined,
  service: string,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { BatchSpanProcessor, TracerProvider } = await import("@opentelemetry/sdk-trace");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { AsyncLocalStorageContextManager } = await import("@opentelemetry/context-async-hooks");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const { W3CTraceContextPropagator } = await import("@opentelemetry/core");
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
export function noteOnSpan(attributes: Attributes): void {
  trace.getActiveSpan()?.setAttributes(attributes);
}

/** The current place, to be carried into a job; empty when nothing is traced. */
export function currentTrace(): TraceContext {
  const carrier: TraceContext = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}
