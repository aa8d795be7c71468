import { cx } from '../cx';

const EDGES = { info: 'border-accent', warning: 'border-brass', problem: 'border-sale' };

/** A note or a refusal in a page: a box whose edge says which. */
export const noteClass = (edge: keyof typeof EDGES, more?: string): string =>
  cx('border-s-2 bg-sand px-4 py-3', EDGES[edge], more);
