export class HealthDto {
  /** `degraded`: requests are served, but queues and shared rate limits are unavailable. */
  status: 'ok' | 'degraded';
}
