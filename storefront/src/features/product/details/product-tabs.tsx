import { cx } from '@shop/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '@/shared/i18n/text';
import { useMedia } from '@/shared/browser/use-media';
import { ProductFolds, type Part } from './product-folds';
import { usePartInAddress } from './use-part-in-address';

/** Page sections: tabs on wide screens, collapsible on narrow ones. */
export const ProductTabs = ({ parts }: { parts: Part[] }) => {
  const wide = useMedia('(min-width: 1024px)');
  return wide ? <Tabs parts={parts} /> : <ProductFolds parts={parts} />;
};

const Tabs = ({ parts }: { parts: Part[] }) => {
  const { t, dir } = useText();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(parts[0]?.id);
  const current = parts.some(({ id }) => id === chosen) ? chosen : parts[0]?.id;
  const select = (id: string | undefined, options?: FocusOptions) => {
    setChosen(id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus(options);
  };
  usePartInAddress((id) => {
    if (!parts.some((part) => part.id === id)) return;
    select(id, { preventScroll: true });
    list.current?.scrollIntoView();
  });
  const move = (event: KeyboardEvent) => {
    const at = parts.findIndex(({ id }) => id === current);
    const forward = dir === 'rtl' ? -1 : 1;
    const to: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: parts.length - 1,
    };
    const index = to[event.key];
    if (index === undefined) return;
    event.preventDefault();
    select(parts[(index + parts.length) % parts.length]?.id);
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={t('product.sections')}
        onKeyDown={move}
        className="flex gap-8 border-b border-line"
      >
        {parts.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            data-tab={id}
            aria-selected={id === current}
            aria-controls={id}
            tabIndex={id === current ? 0 : -1}
            onClick={() => setChosen(id)}
            className={cx(
              '-mb-px min-h-13 border-b-2 font-semibold',
              id === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {parts.map(({ id, label, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-tab`}
          hidden={id !== current}
          className="py-10"
        >
          <h2 className="sr-only">{label}</h2>
          {content}
        </div>
      ))}
    </div>
  );
};
