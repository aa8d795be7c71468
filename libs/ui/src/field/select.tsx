import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass } from './control-class';

/** Native select with the arrow of the design; `frame` is the class of the element around both. */
export const Select = ({
  frame,
  className,
  ...select
}: ComponentProps<'select'> & { frame: string }) => (
  <span className={cx('relative', frame)}>
    <select {...select} className={cx(controlClass, 'appearance-none pe-9', className)} />
    <ChevronDown className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
  </span>
);
