/**
 * A change of its own transaction that does not wait for the disk: if PostgreSQL crashes right after, it may be missing.
 * Its `from` names `relaxed`.
 */
export const relaxed = (change: string): string =>
  `with relaxed as (select set_config('synchronous_commit', 'off', true)) ${change}`;
