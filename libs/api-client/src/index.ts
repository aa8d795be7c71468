export * from './api-error';
export * from './client';
export * from './json-list';
export * from './log-failed-read';
export { recoverSessions, type SessionRecovery } from './session-recovery';
export * from './session-token';
export * from './slow-writes';
export * from './use-change';
export * from './use-connection';
