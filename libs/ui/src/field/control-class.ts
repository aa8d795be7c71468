/** Classes of text controls. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-control bg-surface px-3 text-body text-ink placeholder:text-muted hover:border-ink aria-invalid:border-sale disabled:opacity-55';
