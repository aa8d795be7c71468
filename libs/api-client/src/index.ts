export * from './api-error';
export * from './client';
export * from './json-list';
export * from './session-token';
export * from './use-change';
