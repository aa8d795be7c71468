import { formatAed, optionWords } from '@shop/shop-rules';
import { Fragment, type ReactNode } from 'react';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';

/** An order line: picture, name, quantity, price, options and total. */
export const BoughtRow = ({
  image,
  name,
  quantity,
  price,
  total,
  chosen,
  children,
}: {
  image: string | null | undefined;
  name: ReactNode;
  quantity: number;
  /** AED each. */
  price: number;
  /** AED. */
  total: number;
  chosen: { size?: string; color?: string };
  /** Additional content. */
  children?: ReactNode;
}) => {
  const { t, locale } = useText();
  const options = optionWords(chosen, locale);
  return (
    <div className="flex gap-3 py-3 text-small">
      <Picture
        image={image}
        alt=""
        sizes="56px"
        max={160}
        className="aspect-4/5 w-14 shrink-0 self-start"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="flex flex-wrap gap-x-2 text-muted tabular-nums">
          {t('checkout.times', { quantity })} {formatAed(price, locale)}{' '}
          <span>
            {options.map((option, index) => (
              <Fragment key={option}>
                {index > 0 && ' · '}
                <bdi>{option}</bdi>
              </Fragment>
            ))}
          </span>
        </p>
        {children}
      </div>
      <p className="font-semibold whitespace-nowrap tabular-nums">{formatAed(total, locale)}</p>
    </div>
  );
};
