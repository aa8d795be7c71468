export interface KnownVulnerability {
  id: string;
  package: string;
  severity: string;
  title: string;
  knownSince: string;
  repairedOn?: string;
}

export function recorded(
  known: KnownVulnerability[],
  report: object,
  today: string,
): KnownVulnerability[];
export function overdue(known: KnownVulnerability[], today: string): KnownVulnerability[];
