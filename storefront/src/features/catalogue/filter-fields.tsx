import { priceOf } from '@shop/shop-rules';
import { CheckboxField, controlClass, cx } from '@shop/ui';
import { useText } from '@/shared/text';
import type { ListAddress } from './use-list-address';
import { useDraft } from './use-draft';

const latinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace(/[٫,]/, '.');

const PriceField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | undefined;
  onChange: (price: number | undefined) => void;
}) => {
  const { text, setText, send } = useDraft(value === undefined ? '' : String(value), (next) =>
    onChange(priceOf(next)),
  );
  return (
    <input
      type="text"
      inputMode="decimal"
      enterKeyHint="done"
      dir="ltr"
      aria-label={label}
      placeholder={label}
      aria-invalid={text !== '' && priceOf(text) === undefined ? true : undefined}
      value={text}
      maxLength={10}
      onChange={(event) => setText(latinDigits(event.target.value))}
      onBlur={send}
      onKeyDown={({ key }) => key === 'Enter' && send()}
      className={cx(controlClass, 'min-w-0 flex-1 placeholder:text-small rtl:placeholder:text-end')}
    />
  );
};

/** Price range and stock of a list; every change applies at once. */
export const FilterFields = ({ list, inline }: { list: ListAddress; inline?: boolean }) => {
  const { t } = useText();
  const { priceMin, priceMax, inStock } = list.filter;
  const write = (name: string) => (price: number | undefined) =>
    list.change({ [name]: price === undefined ? undefined : String(price) });
  return (
    <div className={cx('flex', inline ? 'items-center gap-6' : 'flex-col gap-6')}>
      <fieldset className={cx(inline && 'w-72')}>
        <legend className={inline ? 'sr-only' : 'mb-2 text-small font-semibold'}>
          {t('filter.price')}
        </legend>
        <div className="flex items-center gap-2">
          <PriceField label={t('filter.priceMin')} value={priceMin} onChange={write('priceMin')} />
          <span aria-hidden="true">–</span>
          <PriceField label={t('filter.priceMax')} value={priceMax} onChange={write('priceMax')} />
        </div>
      </fieldset>
      <CheckboxField
        label={t('filter.inStock')}
        checked={inStock === true}
        onChange={({ target }) => list.change({ inStock: target.checked ? 'true' : undefined })}
        className="whitespace-nowrap"
      />
    </div>
  );
};
