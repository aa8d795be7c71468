import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { usePartInAddress } from './use-part-in-address';

export interface Part {
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * Collapsible sections of the page. The server renders them at every width: where scripts will make tabs of them,
 * only the first one is shown, at the size of its tab, so that nothing moves.
 */
export const ProductFolds = ({ parts }: { parts: Part[] }) => {
  const box = useRef<HTMLDivElement>(null);
  usePartInAddress((id) => {
    const fold = box.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(id)}"]`);
    if (!fold) return;
    fold.open = true;
    fold.querySelector('summary')?.focus({ preventScroll: true });
    fold.scrollIntoView();
  });
  return (
    <div ref={box} className="border-b border-line lg:not-noscript:border-0">
      {parts.map(({ id, label, content }) => (
        <details
          key={id}
          id={id}
          open
          className="group border-t border-line lg:not-noscript:border-0 lg:not-noscript:not-first:hidden"
        >
          <summary className="flex min-h-14 list-none items-center justify-between text-h3 font-semibold lg:not-noscript:min-h-13 lg:not-noscript:border-b lg:not-noscript:border-line lg:not-noscript:text-base [&::-webkit-details-marker]:hidden">
            <h2>{label}</h2>
            <ChevronDown className="size-5 transition-transform group-open:rotate-180 lg:not-noscript:hidden" />
          </summary>
          <div className="pb-8 lg:not-noscript:py-10">{content}</div>
        </details>
      ))}
    </div>
  );
};
