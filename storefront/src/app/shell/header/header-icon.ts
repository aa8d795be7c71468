/** Look of the icons in the header. */
export const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5.5' } as const;
