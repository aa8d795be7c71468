export function compareVersions(one: string, other: string): number;
export function isRelease(version: string): boolean;
export function lineOf(version: string): string;
