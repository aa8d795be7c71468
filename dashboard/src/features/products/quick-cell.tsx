import { ADJUSTMENT_REASONS } from '@shop/shop-rules';
import { cx, NumberField } from '@shop/ui';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { AdjustmentReasonField } from '@/shared/adjustment-reason-field';
import { useText } from '@/shared/i18n/use-text';
import type { Unsaved } from '@/shared/unsaved/unsaved-changes';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import type { Product } from './product';
import { useProductTarget, type QuickTarget } from './quick-target';
import type { QuickField, QuickValues } from './quick-values.queries';
import { useQuickCell } from './use-quick-cell';

const frame =
  'min-h-11 max-w-full rounded-control border border-transparent px-2 text-start tabular-nums hover:border-control';

/** The same cell of the next row, opened unless it is no field. */
const openNext = (cell: HTMLElement | null, field: QuickField): boolean => {
  const next = cell
    ?.closest('[data-row]')
    ?.nextElementSibling?.querySelector<HTMLButtonElement>(`[data-quick="${field}"] button`);
  next?.focus();
  next?.click();
  return next != null;
};

/** Registers the value with the page's question before it is lost. */
const UnsavedValue = (changes: Unsaved) => {
  useUnsaved(changes);
  return null;
};

/** A value of a product or variant in the list; its button turns into a field. */
export const QuickCell = ({
  target,
  field,
  children,
}: {
  target: QuickTarget;
  field: QuickField;
  /** The value as shown. */
  children: ReactNode;
}) => {
  const t = useText();
  const cell = useRef<HTMLDivElement>(null);
  const { label, draft, busy, dirty, open, type, explain, cancel, save } = useQuickCell(
    target,
    field,
  );
  const isTyping = draft !== undefined && draft.error === undefined;
  // A refused value comes back while another cell may have the focus.
  useEffect(() => {
    // Its reason may be chosen at the moment.
    if (isTyping && !cell.current?.contains(document.activeElement))
      cell.current?.querySelector('input')?.focus();
  }, [isTyping]);
  // The focus is lost with the field, unless another cell was opened meanwhile.
  const focusButton = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) cell.current?.querySelector('button')?.focus();
    });
  // A refused value is saved again only by Enter or after a change.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!cell.current?.contains(relatedTarget) && draft?.error === undefined) save();
  };
  return (
    <div ref={cell} data-quick={field} className="relative inline-block">
      {dirty && (
        <UnsavedValue
          dirty
          isPerQuery
          column={field}
          group={target.group}
          saving={busy}
          save={save}
          onDiscard={cancel}
        />
      )}
      {draft ? (
        // Takes the focus, so that a press beside the fields does not leave them.
        <div tabIndex={-1} className="relative w-28">
          <NumberField
            label={label}
            className="text-start [&>label]:sr-only [&>p]:text-mini"
            inputMode={field === 'stock' ? 'numeric' : 'decimal'}
            value={draft.text}
            error={draft.error}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
            onBlur={onBlur}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                cancel();
                focusButton();
              }
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (save() && !openNext(cell.current, field)) focusButton();
            }}
          />
          {field === 'stock' && dirty && (
            // Over the row above: rows must not move while another one is pressed.
            <AdjustmentReasonField
              className="absolute start-0 bottom-full z-10 w-36 bg-surface md:w-48 text-start shadow-overlay [&>label]:sr-only"
              value={draft.reason ?? ''}
              onChange={({ target }) =>
                explain(ADJUSTMENT_REASONS.find((reason) => reason === target.value))
              }
              onBlur={onBlur}
            />
          )}
        </div>
      ) : (
        <button
          type="button"
          aria-busy={busy}
          title={t('quick.edit')}
          className={cx(frame, busy && 'text-muted')}
          onClick={open}
        >
          <span className="sr-only">{label}: </span>
          {children}
        </button>
      )}
    </div>
  );
};

/** A value of a product. */
export const ProductCell = ({
  product,
  values,
  ...cell
}: {
  product: Product;
  values: QuickValues;
  field: QuickField;
  children: ReactNode;
}) => <QuickCell target={useProductTarget(product, values)} {...cell} />;
