import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { usePartInAddress } from './use-part-in-address';

export interface Part {
  id: string;
  label: string;
  content: ReactNode;
}

/** Collapsible sections of the page. */
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
    <div ref={box} className="border-b border-line">
      {parts.map(({ id, label, content }) => (
        <details key={id} id={id} open className="group border-t border-line">
          <summary className="flex min-h-14 list-none items-center justify-between text-h3 font-semibold [&::-webkit-details-marker]:hidden">
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
};
