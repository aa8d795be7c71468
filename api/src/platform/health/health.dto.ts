export class HealthDto {
  /** `degraded`: serving, but queues and shared limits are away. */
  status: 'ok' | 'degraded';
}
