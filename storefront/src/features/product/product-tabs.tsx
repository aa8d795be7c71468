import { cx } from '@shop/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '@/shared/text';
import { useMedia } from '@/shared/use-media';

export interface Part {
  id: string;
  label: string;
  content: ReactNode;
}

/** Parts of the page: tabs on wide screens, sections that fold on narrow ones. */
export const ProductTabs = ({ parts }: { parts: Part[] }) => {
  const wide = useMedia('(min-width: 1024px)');
  return wide ? <Tabs parts={parts} /> : <Folds parts={parts} />;
};

const Folds = ({ parts }: { parts: Part[] }) => (
  <div className="border-b border-line">
    {parts.map(({ id, label, content }) => (
      <details key={id} id={id} open className="group border-t border-line">
        <summary className="flex min-h-14 list-none items-center justify-between text-h3 font-semibold">
          <h2>{label}</h2>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-5 transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-8">{content}</div>
      </details>
    ))}
  </div>
);

const Tabs = ({ parts }: { parts: Part[] }) => {
  const { t, dir } = useText();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(parts[0]?.id);
  const move = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const by = event.key === forward ? 1 : event.key === back ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = parts.findIndex(({ id }) => id === current);
    const next = parts[(at + by + parts.length) % parts.length];
    setCurrent(next?.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next?.id}"]`)?.focus();
  };
  return (
    <div id="reviews" className="scroll-mt-40">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={t('product.parts')}
        onKeyDown={move}
        className="flex gap-8 border-b border-line"
      >
        {parts.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            data-tab={id}
            aria-selected={id === current}
            aria-controls={`${base}${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => setCurrent(id)}
            className={cx(
              '-mb-px min-h-13 border-b-2 font-semibold',
              id === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {parts.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}${id}-panel`}
          aria-labelledby={`${base}${id}`}
          hidden={id !== current}
          className="py-10"
        >
          {content}
        </div>
      ))}
    </div>
  );
};
