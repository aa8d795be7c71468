import type { Env } from '../../config/env.js';

/** Has a process of the shop send its traces; what that takes is loaded only where a receiver is named. */
export const startTracing = async (
  { OTEL_EXPORTER_OTLP_ENDPOINT: receiver }: Env,
  service: string,
): Promise<void> => {
  if (!receiver) return;
  const { sendTraces } = await import('./send-traces.js');
  sendTraces(receiver, service);
};
