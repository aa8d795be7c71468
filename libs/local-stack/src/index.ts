export { findChromium } from './chromium.js';
export { Ledger } from './ledger.js';
export type { MailHeader, MailMessage, MailSummary } from './mailbox/message.js';
export { claimPort, freePort, portFrom } from './ports.js';
export type { StackPorts } from './stack-ports.js';
export { checkProxy, startProxy, type Proxy, type ProxyOptions } from './proxy.js';
export { reachStack } from './reach-stack.js';
export { startS3Server, type S3Server } from './s3-server.js';
export { startStack, type Stack, type StackOptions } from './stack.js';
