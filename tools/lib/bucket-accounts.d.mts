export interface ComposeService {
  environment?: Record<string, string>;
  secrets?: string[];
  depends_on?: Record<string, { condition: string }>;
}

export function bucketFaults(services: Record<string, ComposeService>): string[];
