/** Identifies a chosen file among the others. */
export const fileKey = ({ name, size }: File): string => `${name} ${size}`;
