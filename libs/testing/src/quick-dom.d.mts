export function quickenDom(window: Window & typeof globalThis): void;
