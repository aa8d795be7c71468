import type { QuotedLineDto } from '@shop/contracts';
import { Button, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LineFixes } from './line-fixes';
import { RegionError } from '@/shared/layout/region-error';
import { checkIn, OptionGroups } from '@/shared/options/option-groups';
import { productQuery } from '@/shared/api/product.query';
import { useText } from '@/shared/i18n/text';
import type { ProductDetails } from '@/shared/api/types';
import { useOptions } from '@/shared/options/use-options';

const SENTENCES = {
  size: { option_required: 'option.sizeNeeded', option_unknown: 'option.sizeUnavailable' },
  color: { option_required: 'option.colorNeeded', option_unknown: 'option.colorUnavailable' },
};

interface OptionFixProps {
  /** A line without a size or color, or with one that is no longer sold. */
  line: QuotedLineDto;
  name: string;
  onOptions: LineFixes['onOptions'];
}

const Choice = ({
  line,
  name,
  product,
  onOptions,
}: OptionFixProps & { product: ProductDetails }) => {
  const { t } = useText();
  const groups = useRef<HTMLDivElement>(null);
  const options = useOptions(product, line);
  const save = () => {
    if (checkIn(groups.current, options))
      onOptions(line, { size: options.size, color: options.color });
  };
  return (
    // Not a form element: it would nest in the checkout form and submit it.
    <div className="mt-2 flex flex-col gap-4 bg-sand p-4">
      <OptionGroups ref={groups} product={product} options={options} />
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        aria-label={`${t('option.save')}: ${name}`}
        onClick={save}
      >
        {t('option.save')}
      </Button>
    </div>
  );
};

/** Shows the missing options of a cart line and lets the shopper choose them in place. */
export const OptionFix = (props: OptionFixProps) => {
  const { t } = useText();
  const { optionProblems, productId } = props.line;
  const { data, isError, refetch } = useQuery(productQuery(productId));
  return (
    <div className="text-small">
      <div role="alert" className="font-semibold text-sale">
        {optionProblems.map(({ option, problem }) => (
          <p key={option}>{t(SENTENCES[option][problem])}</p>
        ))}
      </div>
      {(isError || data === null) && <RegionError onRetry={refetch} />}
      {data === undefined && !isError && (
        <Loading text={t('loading')}>
          <Skeleton className="mt-2 h-24" />
        </Loading>
      )}
      {data && <Choice {...props} product={data.product} />}
    </div>
  );
};
