export { findChromium } from './chromium.js';
export { ProcessRegistry } from './processes/process-registry.js';
export type { MailHeader, MailMessage, MailSummary } from './mailbox/message.js';
export { claimPort, freePort, portFrom } from './ports.js';
export type { StackPorts } from './stack/stack-ports.js';
export { postgresClient } from './postgres/postgres-client.js';
export type { LocalPostgres } from './postgres/postgres.js';
export { startReplica, type ReplicaOptions } from './postgres/postgres-replica.js';
export { checkProxy, startProxy, type Proxy, type ProxyOptions } from './proxy.js';
export { checkPrometheus } from './prometheus.js';
export { reachStack } from './stack/reach-stack.js';
export { startRestoredPostgres } from './postgres/restored-postgres.js';
export { startS3Server, type S3Server } from './s3/s3-server.js';
export { startStack, type Stack, type StackOptions } from './stack/stack.js';
export {
  createCertificates,
  encryptStack,
  type Certificates,
  type EncryptedStack,
} from './stack/encrypted-stack.js';
