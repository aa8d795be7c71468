import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { loadEnv } from './platform/config/env.js';
import { showSourcePositions } from './platform/observability/source-positions.js';

showSourcePositions();
const env = loadEnv();
const count = env.API_PROCESSES === 0 ? availableParallelism() : env.API_PROCESSES;
if (cluster.isPrimary && count > 1) {
  const { startProcesses } = await import('./app/processes.js');
  startProcesses(env, count);
} else {
  const { serve } = await import('./app/serve.js');
  await serve(env);
}
