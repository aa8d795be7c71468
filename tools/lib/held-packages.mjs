/** Packages that stay behind or are no longer developed: why, and until when that was decided. */
export const HELD = {
  '@bull-board/api': {
    reason: '@bull-board/express of the same version is not published',
    until: '2026-12-31',
  },
  '@opentelemetry/api': {
    reason: 'The SDK 2 needs a version below 1.10, and the SDK 3 needs Node 22.15',
    until: '2027-03-31',
  },
  bull: { reason: 'In maintenance; ADR 0075', until: '2027-11-27' },
};
