import { buttonClass } from '@shop/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';

const STEPS = [
  { way: 'previous', text: 'orders.previous', icon: ChevronLeft },
  { way: 'next', text: 'orders.next', icon: ChevronRight },
] as const;

/** Links to the previous and next order of the list; the keys P and N follow them. */
export const NeighbourLinks = (neighbours: {
  previous: string | undefined;
  next: string | undefined;
}) => {
  const t = useText();
  if (!neighbours.previous && !neighbours.next) return null;
  return (
    <nav aria-label={t('orders.neighbours')} className="flex gap-1">
      {STEPS.map(({ way, text, icon: Icon }) => {
        const operationId = neighbours[way];
        const look = buttonClass({
          variant: 'secondary',
          size: 'small',
          className: 'px-2.5 pointer-coarse:min-w-11',
        });
        const icon = <Icon className="mirror size-4" />;
        return operationId ? (
          <Link
            key={way}
            to={paths.order(operationId)}
            data-neighbour={way}
            title={t(text)}
            className={look}
          >
            {icon}
            <span className="sr-only">{t(text)}</span>
          </Link>
        ) : (
          <span key={way} aria-hidden="true" className={`${look} opacity-40`}>
            {icon}
          </span>
        );
      })}
    </nav>
  );
};
