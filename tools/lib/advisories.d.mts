export interface Advisory {
  id: string;
  summary?: string;
  withdrawn?: string;
  published?: string;
  modified?: string;
  affected: {
    package?: { ecosystem: string; name: string };
    ranges?: { type: string; events: Record<string, string>[] }[];
    versions?: string[];
  }[];
  database_specific?: { severity?: string };
}

export function readAdvisories(folder: string): Advisory[];
export function countOfNpm(advisories: Advisory[]): number;
export function folderFault(
  advisories: Advisory[],
  today: string,
  before?: number,
  least?: number,
): string | undefined;
export function reportOf(
  advisories: Advisory[],
  installed: { name: string; version: string }[],
): { vulnerabilities: Record<string, { via: { url: string; title: string; severity: string }[] }> };
