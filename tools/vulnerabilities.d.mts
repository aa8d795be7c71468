export interface KnownVulnerability {
  id: string;
  package: string;
  severity: string;
  title: string;
  /** Installed when it became known. */
  versions: string[];
  knownSince: string;
  repairedOn?: string;
}

export function recorded(
  known: KnownVulnerability[],
  report: object,
  today: string,
  installed: { name: string; version: string }[],
): KnownVulnerability[];
export function overdue(known: KnownVulnerability[], today: string): KnownVulnerability[];
