export interface InstalledPackage {
  name: string;
  version: string;
  isDeclared: boolean;
  times: Record<string, string>;
  latest: string;
  deprecated?: string;
}

export interface NewerVersion {
  package: string;
  installed: string;
  kind: 'sameMajor' | 'newMajor' | 'deprecated';
  newest?: string;
  since?: string;
  days?: number;
  deprecated?: string;
}

export function newerThan(installed: InstalledPackage, today: string): NewerVersion[];
export function lateUpdates(
  entries: NewerVersion[],
  today: string,
  held?: Record<string, { reason: string; until: string }>,
): NewerVersion[];
