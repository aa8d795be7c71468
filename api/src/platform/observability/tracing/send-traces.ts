import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  context,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  type IdGenerator,
} from '@opentelemetry/sdk-trace';
import { routeOf } from '../metrics/count-requests.js';
import { placeOf, traceBy, type Place } from './traced.js';

/** Spans that a process has not exported when it ends are lost. */
const SEND_AFTER_MS = 1000;

const random = new RandomIdGenerator();
let nextIds: Partial<Place> = {};
const ids: IdGenerator = {
  generateTraceId: () => nextIds.traceId ?? random.generateTraceId(),
  generateSpanId: () => nextIds.spanId ?? random.generateSpanId(),
};

/** Creates a span with predefined ids. */
const at = (place: Partial<Place>, start: () => Span): Span => {
  nextIds = place;
  const span = start();
  nextIds = {};
  return span;
};

/** Runs work inside a span. An error is recorded without its message, which may contain personal data. */
const inside = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
};

const tracerOf = (receiver: string, service: string): Tracer => {
  const exporter = new OTLPTraceExporter({ url: `${receiver.replace(/\/$/, '')}/v1/traces` });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_AFTER_MS })],
  }).getTracer('shop');
};

/**
 * Exports traces to an OTLP over HTTP receiver: requests by route pattern, work by topic, calls by provider. They
 * contain no personal data.
 */
export const sendTraces = (receiver: string, service: string): void => {
  const tracer = tracerOf(receiver, service);
  traceBy({
    request(id, response, work) {
      const { method = '' } = response.req;
      const attributes = { 'shop.request_id': id, 'http.request.method': method };
      const span = at(placeOf(id), () =>
        tracer.startSpan(method, { kind: SpanKind.SERVER, root: true, attributes }),
      );
      response.once('close', () => {
        const { req, statusCode } = response;
        const route = routeOf(req, false);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(ROOT_CONTEXT, span), work);
    },
    work(id, isRequested, topic, work) {
      const options = { kind: SpanKind.CONSUMER, attributes: { 'shop.request_id': id } };
      const place = { ...placeOf(id), traceFlags: TraceFlags.SAMPLED, isRemote: true };
      const span = isRequested
        ? tracer.startSpan(topic, options, trace.setSpanContext(ROOT_CONTEXT, place))
        : at({ traceId: place.traceId }, () => tracer.startSpan(topic, { ...options, root: true }));
      return inside(span, work);
    },
    call: (provider, work) => inside(tracer.startSpan(provider, { kind: SpanKind.CLIENT }), work),
  });
};
