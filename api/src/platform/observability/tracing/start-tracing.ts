import type { Env } from '../../config/env.js';

/** Starts tracing; its packages are loaded only if a receiver is configured. */
export const startTracing = async (
  { OTEL_EXPORTER_OTLP_ENDPOINT: receiver }: Env,
  service: string,
): Promise<void> => {
  if (!receiver) return;
  const { sendTraces } = await import('./send-traces.js');
  sendTraces(receiver, service);
};
